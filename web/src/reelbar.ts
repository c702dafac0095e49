/** The bar of what happened since my move: a chip for each thing, arrows to step through them, and the way back to now. */
import { badge, find, h } from "./dom";
import type { News } from "./protocol";
import type { Beat, Reel } from "./reel";
import { say } from "./words";

export class ReelBar {
  private readonly bar = find("#reel");
  private readonly chips = h("ol", { class: "beats" });
  private readonly told = h("p", { class: "told", "aria-live": "off" });
  private readonly unfold = h("button", { class: "reel-unfold", type: "button", hidden: "" }, say("reel-unfold"));
  private drawn = 0;
  private open = false;

  constructor(private readonly reel: Reel) {
    this.bar.append(
      this.button("back", "reel-back", () => reel.step(-1)),
      this.chips,
      this.button("on", "reel-on", () => reel.step(1)),
      this.told,
      this.unfold,
      this.button("now", "reel-now", () => reel.look(null)),
    );
    this.unfold.addEventListener("click", () => reel.unfold());
  }

  /** Show it, or put it away. */
  toggle(): void {
    this.open = !this.open;
    if (!this.open) this.reel.look(null);
    else this.reel.look(0);
  }

  /** A moment is shown larger; what happens low on the board is not covered. */
  stage(staged: boolean, low: boolean): void {
    this.bar.classList.toggle("staged", staged);
    this.bar.classList.toggle("high", low);
  }

  /** The beat on the table, or none; with -1 it is an older one. */
  show(at: number | null, news?: News): void {
    const beats = this.reel.beats;
    if (at === null && !this.reel.busy) this.open = false;
    this.bar.hidden = at === null;
    this.bar.classList.remove("folded");
    this.unfold.hidden = true;
    if (this.drawn > beats.length) {
      this.chips.replaceChildren();
      this.drawn = 0;
    }
    for (const [index, { news }] of [...beats.entries()].slice(this.drawn)) {
      const chip = h("button", { type: "button", "aria-label": news.sentence, title: news.sentence }, badge(news.seat));
      chip.addEventListener("click", () => this.reel.look(index));
      this.chips.append(h("li", {}, chip));
    }
    this.drawn = beats.length;
    [...this.chips.children].forEach((chip, index) => {
      chip.classList.toggle("now", index === at);
      if (index === at) chip.scrollIntoView({ block: "nearest", inline: "center" });
    });
    this.told.replaceChildren(...(news ? [badge(news.seat), h("span", {}, news.sentence)] : []));
  }

  /** Too much happened to be played: who did how much, and a way to see it all the same. */
  fold(names: string[]): void {
    const { folded } = this.reel;
    if (!folded.length) return;
    this.stage(false, false);
    this.bar.hidden = this.unfold.hidden = false;
    this.bar.classList.add("folded");
    const sentence = h("span", { role: "status" }, say("reel-folded", summary(folded, names)));
    this.told.replaceChildren(sentence);
  }

  private button(name: string, key: string, press: () => void): HTMLButtonElement {
    const signs: Record<string, string> = { back: "‹", on: "›", now: "×" };
    const button = h(
      "button",
      { class: `reel-${name}`, type: "button", "aria-label": say(key), title: say(key) },
      signs[name] ?? "",
    );
    button.addEventListener("click", press);
    return button;
  }
}

/** Who answered how often, of all that happened. */
export function summary(beats: Beat[], names: string[]): { names: string; count: number } {
  const answers = new Map(beats.map(({ news }) => [news.at, news.by ?? -1]));
  const seats = [...new Set(answers.values())].filter((seat) => seat >= 0);
  const together = new Intl.ListFormat(document.documentElement.lang).format(seats.map((seat) => names[seat] ?? "?"));
  return { names: together, count: [...answers.values()].filter((seat) => seat >= 0).length };
}
