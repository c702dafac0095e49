/** The buttons and keys of a replay: step by step, or by itself at the pace that is wanted. */
import { find } from "./dom";
import { adopt, habit } from "./habits";
import { say } from "./words";

/** How long a step stays before the next, at each pace. */
const PACES = { slow: 1500, normal: 900, fast: 400, off: 250 };
/** How much longer a step of a tour stays, for its sentence is to be read. */
const READING = 8;
const KEYS: Record<string, string> = {
  ArrowLeft: "back",
  ArrowRight: "on",
  Home: "first",
  End: "last",
  " ": "play",
};

/** What is played. */
interface Played {
  /** The stop that is wanted, and the last there is. */
  now(): [number, number];
  turn(stop: number): void;
  /** A stop is on its way, or is still played as it happened. */
  loading(): boolean;
  /** There is a sentence to be read at each stop. */
  told(): boolean;
  /** Escape has closed something. */
  escape(): boolean;
}

export class Playback {
  private readonly speed = find<HTMLSelectElement>("#speed");
  private readonly button = find("[data-step=play]");
  private timer = 0;

  constructor(private readonly played: Played) {
    this.speed.value = habit("pace");
    this.speed.addEventListener("change", () => {
      adopt("pace", this.speed.value);
      if (this.timer) this.run();
    });
    for (const button of document.querySelectorAll<HTMLElement>("[data-step]")) {
      button.addEventListener("click", () => this.step(button.dataset.step ?? ""));
    }
    document.addEventListener("keydown", (event) => this.key(event));
  }

  private step(how: string): void {
    const [now, last] = this.played.now();
    if (how !== "play") this.halt();
    if (how === "first") this.played.turn(0);
    else if (how === "back") this.played.turn(now - 1);
    else if (how === "on") this.played.turn(now + 1);
    else if (how === "last") this.played.turn(last);
    else if (this.timer) this.halt();
    else this.run();
  }

  private run(): void {
    const [now, last] = this.played.now();
    if (now >= last) this.played.turn(0);
    this.wait();
    this.shown("❚❚", say("replay-pause"));
  }

  /** While it plays: what is shown now is looked at, then comes the next. */
  rest(): void {
    if (this.timer) this.wait();
  }

  /** While a stop is still played, nothing is counted. */
  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => {
        if (this.played.loading()) return;
        const [now, last] = this.played.now();
        if (now >= last) this.halt();
        else this.played.turn(now + 1);
      },
      PACES[habit("pace")] * (this.played.told() ? READING : 1),
    );
  }

  halt(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.shown("▶", say("replay-play"));
  }

  private shown(sign: string, name: string): void {
    this.button.textContent = sign;
    this.button.title = name;
    this.button.setAttribute("aria-label", name);
  }

  private key(event: KeyboardEvent): void {
    if ((event.target as Element).closest("input, select, summary, button") && event.key === " ") return;
    if (event.key === "Escape" && this.played.escape()) return;
    if ((event.target as Element).closest("select, input, textarea, [role=tab]")) return;
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    this.step(step);
  }
}
