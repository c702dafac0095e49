/** A replay: the slider, the step keys, and the board at that line. Without a record, the place to bring one. */
import "./page";
import { ask, Refusal } from "./ask";
import { Board } from "./board";
import { badge, find, h, narrow } from "./dom";
import { Drawer } from "./drawer";
import { heading } from "./heading";
import { EMPTY, type Picture, patched } from "./picture";
import type { Replay as Kept, Position, ReplayPosition } from "./protocol";
import { Seats } from "./seats";
import { Log } from "./talk";
import { say } from "./words";

const PACE = 900;

class Replay {
  private readonly source = find("#table").dataset.replay ?? "";
  private readonly board = new Board();
  private readonly seats = new Seats((seat) => this.drawer.open(seat));
  private readonly drawer = new Drawer(
    (seat) => `/api/${this.source}/mats/${seat}?${this.wishes(this.stops[this.wanted] ?? 0)}`,
  );
  private readonly log = new Log(find("#table").dataset.game ?? "", () => undefined);
  private readonly slider = find<HTMLInputElement>("#slider");
  private readonly eyes = find<HTMLSelectElement>("#eyes");
  private readonly playButton = find("[data-step=play]");
  private stops: number[] = [0];
  private wanted = 0;
  private loading = false;
  private timer = 0;

  constructor() {
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
    this.eyes.addEventListener("change", () => void this.load());
    for (const button of document.querySelectorAll<HTMLElement>("[data-step]")) {
      button.addEventListener("click", () => this.step(button.dataset.step ?? ""));
    }
    document.addEventListener("keydown", (event) => this.key(event));
    this.seats.rail.addEventListener("click", (event) => {
      const seat = (event.target as Element).closest<HTMLElement>("[data-seat]")?.dataset.seat;
      if (seat !== undefined) this.drawer.open(Number(seat));
    });
    void this.begin();
  }

  private async begin(): Promise<void> {
    const last = await this.fetch(null).catch((problem: unknown) => {
      find("#told").textContent = problem instanceof Refusal ? problem.message : say("new-unreachable");
    });
    if (!last) return;
    this.stops = last.stops;
    this.slider.max = String(this.stops.length - 1);
    const own = last.names.map((name, seat) => h("option", { value: seat }, say("replay-eyes-of", { name })));
    this.eyes.replaceChildren(h("option", { value: "" }, say("replay-eyes-all")), ...own);
    this.wanted = 0;
    await this.load();
  }

  private fetch(at: number | null): Promise<ReplayPosition> {
    return ask(`/api/${this.source}?${this.wishes(at)}`);
  }

  private wishes(at: number | null): URLSearchParams {
    const wishes = new URLSearchParams({ shape: narrow() ? "tall" : "wide" });
    if (at !== null) wishes.set("at", String(at));
    if (this.eyes.value) wishes.set("seat", this.eyes.value);
    return wishes;
  }

  private go(stop: number): void {
    this.wanted = Math.max(0, Math.min(stop, this.stops.length - 1));
    void this.load();
  }

  /** Load the wanted line; while one is on its way, only the newest wish counts. */
  private async load(): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    for (let shown = -1; shown !== this.wanted; ) {
      shown = this.wanted;
      const position = await this.fetch(this.stops[shown] ?? 0);
      await this.board.set(position);
      const picture = patched(EMPTY, position.picture);
      this.board.show(picture, true);
      this.draw(position, picture, shown);
    }
    this.loading = false;
  }

  private draw(position: Position, picture: Picture, stop: number): void {
    this.seats.draw(position, picture.panels);
    this.drawer.follow(position);
    this.log.add(position.news, true, this.stops[stop - 1] ?? -1);
    const last = position.news.at(-1);
    find("#told").textContent = last?.sentence ?? position.question;
    find("#told-badge").replaceChildren(badge(last?.seat ?? null));
    heading(position);
    this.slider.value = String(stop);
    this.slider.setAttribute("aria-valuetext", find("#told").textContent ?? "");
    find("#where").textContent = `${stop} / ${this.stops.length - 1}`;
  }

  private step(how: string): void {
    if (how !== "play") this.halt();
    if (how === "first") this.go(0);
    else if (how === "back") this.go(this.wanted - 1);
    else if (how === "on") this.go(this.wanted + 1);
    else if (how === "last") this.go(this.stops.length - 1);
    else if (this.timer) this.halt();
    else this.run();
  }

  private run(): void {
    this.playButton.setAttribute("aria-pressed", "true");
    this.timer = setInterval(() => {
      if (this.wanted >= this.stops.length - 1) this.halt();
      else if (!this.loading) this.go(this.wanted + 1);
    }, PACE);
  }

  private halt(): void {
    clearInterval(this.timer);
    this.timer = 0;
    this.playButton.setAttribute("aria-pressed", "false");
  }

  private key(event: KeyboardEvent): void {
    if ((event.target as Element).closest("input, select, summary, button") && event.key === " ") return;
    if (event.key === "Escape" && this.drawer.close()) return;
    if ((event.target as Element).closest("select, input[type=range], [role=tab]")) return;
    const steps: Record<string, string> = {
      ArrowLeft: "back",
      ArrowRight: "on",
      Home: "first",
      End: "last",
      " ": "play",
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    this.step(step);
  }
}

function upload(form: HTMLFormElement): void {
  const wrong = find("#wrong");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    wrong.hidden = true;
    const file = find<HTMLInputElement>("#record-file").files?.[0];
    void file
      ?.text()
      .then((text) => ask<Kept>("/api/records", text))
      .then((made) => location.assign(made.url))
      .catch((problem: unknown) => {
        wrong.textContent = problem instanceof Refusal ? problem.message : say("new-unreachable");
        wrong.hidden = false;
      });
  });
}

const form = document.querySelector<HTMLFormElement>("#upload");
if (form) upload(form);
else new Replay();
