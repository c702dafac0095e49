/** Other lines: the best answers where the board stands, with how it might go on, and the lines that were tried before. */
import { ask, Refusal } from "./ask";
import { percent } from "./curve";
import { badge, find, h, icon } from "./dom";
import type { Best, SavedLine } from "./protocol";
import { forget, goOn, type Kept, kept } from "./variations";
import { say } from "./words";

/** A line that leaves the match. */
export interface Along extends Kept {
  /** Whether it lies in this browser, or in the record itself. */
  own: boolean;
}

export interface Walker {
  /** Show a line on the board, at so many of its own lines; with nothing, the match itself again. */
  along(line: Along | null, steps?: number): void;
  /** Where the board stands: a line of the match, and what another line has added to it. */
  readonly stands: { at: number; lines: string[] };
}

export class Lines {
  private readonly place = find("#lines");
  private readonly best = h("div", { class: "best", "aria-live": "polite" });
  private readonly saved = h("div", { class: "saved" });
  private inRecord: SavedLine[] = [];
  private asking = false;

  constructor(
    private readonly source: string,
    private readonly walker: Walker,
  ) {
    this.place.append(this.best, this.saved);
    this.draw();
    void ask<SavedLine[]>(`/api/${source}/lines`)
      .then((found) => {
        this.inRecord = found;
        this.draw();
      })
      .catch(() => undefined);
  }

  /** All that can be taken along. */
  get own(): Kept[] {
    return kept(this.source);
  }

  /** Try another line from here: a little table of one's own. */
  try(byHand: boolean, { at, lines }: { at: number; lines: string[] } = this.walker.stands): void {
    const address = `${this.source}/try/${at}`;
    goOn(address, lines);
    const page = `/${this.source.replace(/^tables\//, "t/").replace(/^replays\//, "replay/")}/try/${at}`;
    location.assign(byHand ? `${page}?by=hand` : page);
  }

  /** What a search would answer here. */
  async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    const here = this.walker.stands;
    this.best.replaceChildren(h("p", { class: "thinking" }, icon("hourglass"), say("best-thinking")));
    try {
      const found = await ask<Best>(`/api/${this.source}/best`, here);
      this.best.replaceChildren(...this.told(found, here));
    } catch (problem) {
      const why = problem instanceof Refusal ? problem.message : say("new-unreachable");
      this.best.replaceChildren(h("p", { class: "wrong" }, why));
    }
    this.asking = false;
  }

  private told(found: Best, here: { at: number; lines: string[] }): HTMLElement[] {
    const most = Math.max(1, ...found.counts);
    const rows = found.thoughts.slice(0, 6).map((thought, index) => {
      const count = found.counts[index] ?? 0;
      const meter = h("meter", { min: 0, max: most, value: count, "aria-hidden": "true" });
      const told = say("best-count", { count, chance: percent(thought.worth) });
      return h("li", {}, h("b", {}, thought.label), h("small", {}, thought.effect), meter, h("span", {}, told));
    });
    const line: Along = { at: here.at, name: say("best-line"), lines: [...here.lines, ...found.lines], own: false };
    let after = 0; // The same answer may come again: each step is looked for behind the one before it.
    const steps = found.steps.map((step) => {
      after = found.lines.indexOf(step.line, after) + 1;
      const done = here.lines.length + after;
      const button = h("button", { class: "step", type: "button" }, badge(step.seat), step.label);
      button.addEventListener("click", () => this.walker.along(line, done));
      return h("li", {}, button);
    });
    const title = h("h2", {}, badge(found.seat), h("span", {}, say("best-here", { line: here.at })));
    const more = h("button", { class: "button small", type: "button" }, icon("divergence"), say("best-try"));
    more.addEventListener("click", () =>
      this.try(false, { at: line.at, lines: [...here.lines, found.lines[0] ?? ""] }),
    );
    return [
      title,
      h("p", { class: "note" }, say("best-tries", { tries: found.tries })),
      h("ol", { class: "thoughts" }, ...rows),
      ...found.why.slice(0, 1).map((sentence) => h("p", {}, sentence)),
      h("h3", {}, say("best-then")),
      h("ol", { class: "steps-of" }, ...steps),
      more,
    ];
  }

  private draw(): void {
    const own: Along[] = this.own.map((line) => ({ ...line, own: true }));
    const given: Along[] = this.inRecord.map((line) => ({ ...line, own: false }));
    const all = [...own, ...given].map((line) => this.item(line));
    this.saved.replaceChildren(
      h("h2", {}, say("lines-saved")),
      all.length ? h("ol", {}, ...all) : h("p", { class: "none" }, say("lines-none")),
    );
  }

  private item(line: Along): HTMLElement {
    const look = h("button", { class: "look", type: "button" });
    const count = line.lines.filter((each) => !each.startsWith("*")).length;
    look.append(
      h("b", {}, line.name || say("lines-unnamed")),
      h("small", {}, say("lines-from", { line: line.at, count })),
    );
    look.addEventListener("click", () => this.walker.along(line));
    const on = this.tool("divergence", say("lines-on", { name: line.name }), () => this.try(false, line));
    const gone = this.tool("cancel", say("lines-forget", { name: line.name }), () => {
      forget(this.source, line.name);
      this.draw();
      this.place.focus();
    });
    return h("li", {}, look, on, line.own && gone);
  }

  private tool(picture: string, name: string, act: () => void): HTMLElement {
    const button = h(
      "button",
      { class: "button small", type: "button", "aria-label": name, title: name },
      icon(picture),
    );
    button.addEventListener("click", act);
    return button;
  }
}
