/** Looking back at a match: the analysis with its curve and panels, other lines, and what one takes along. */
import { ask, Refusal } from "./ask";
import { Curve } from "./curve";
import { decisions } from "./decisions";
import { find, h } from "./dom";
import { copied } from "./invitation";
import { type Along, Lines } from "./lines";
import { players } from "./players";
import type { Analysis, Costly, Done } from "./protocol";
import { takePicture, takeRecord } from "./taking";
import { say } from "./words";

/** How often it is asked how far the computer has got. */
const AGAIN = 700;

export interface Looked {
  /** Bring the board to a line of the record. */
  go(line: number): void;
  along(line: Along | null, steps?: number): void;
  readonly stands: { at: number; lines: string[] };
  readonly names: string[];
  readonly last: number;
  /** What is asked for besides the line: the shape, the eyes. */
  wishes(line: number): URLSearchParams;
  tell(sentence: string): void;
}

export class Looking {
  private readonly root = find("#table");
  private readonly button = find<HTMLButtonElement>("#analyse");
  private readonly curve = new Curve((line) => this.replay.go(line));
  private readonly lines: Lines;
  private readonly game = this.root.dataset.game ?? "match";
  private state: Analysis["state"] = "none";

  constructor(
    private readonly source: string,
    private readonly replay: Looked,
  ) {
    const walk = (line: Along | null, steps?: number): void => {
      this.makeRoom();
      replay.along(line, steps);
    };
    this.lines = new Lines(source, {
      along: walk,
      get stands() {
        return replay.stands;
      },
    });
    find("#past").append(this.curve.element);
    this.button.addEventListener("click", () => void this.analyse());
    find("#best").addEventListener("click", () => {
      this.open("lines");
      void this.lines.ask();
    });
    find("#try").addEventListener("click", () => this.lines.try(false));
    find("#try-hand").addEventListener("click", () => this.lines.try(true));
    this.tabs();
    this.take();
    void this.look();
  }

  /** The board shows this line now. */
  stand(line: number): void {
    this.curve.stand(line);
    for (const item of document.querySelectorAll<HTMLElement>("#decisions [data-line]"))
      item.toggleAttribute("data-now", Number(item.dataset.line) === line);
  }

  private async analyse(): Promise<void> {
    this.button.disabled = true;
    try {
      await ask<Done>(`/api/${this.source}/analysis`, "");
      await this.look();
    } catch (problem) {
      this.button.disabled = false;
      this.replay.tell(problem instanceof Refusal ? problem.message : say("new-unreachable"));
    }
  }

  private async look(): Promise<void> {
    const found = await ask<Analysis>(`/api/${this.source}/analysis`).catch(() => null);
    if (!found) return void setTimeout(() => void this.look(), 4 * AGAIN);
    this.show(found);
    if (found.state === "working") setTimeout(() => void this.look(), AGAIN);
  }

  private show(found: Analysis): void {
    const fresh = this.state === "working";
    this.state = found.state;
    this.root.dataset.past = found.state;
    this.root.dataset.looked = String(found.done);
    const under = found.state === "working";
    this.button.hidden = found.state === "done";
    this.button.disabled = under || found.state === "failed";
    const done = Math.round((100 * found.done) / Math.max(1, found.answers));
    find("span", this.button).textContent = under
      ? say("past-working", { done })
      : say(`past-${found.state === "failed" ? "failed" : "analyse"}`);
    const bar = find<HTMLProgressElement>("#past progress");
    bar.hidden = !under;
    bar.value = done;
    find("#past").hidden = found.at.length < 2;
    if (found.at.length >= 2) {
      this.curve.show(found, this.replay.names, this.replay.last);
      this.curve.stand(this.replay.stands.at);
    }
    if (found.state !== "done") return;
    const shower = { go: (line: number) => this.go(line), instead: (each: Costly) => this.instead(each) };
    find("#decisions").replaceChildren(...decisions(found, this.replay.names, shower));
    find("#players").replaceChildren(...players(found, this.replay.names, this.replay.last, (line) => this.go(line)));
    for (const name of ["decisions", "players"]) find(`#tab-${name}`).hidden = false;
    if (fresh && !this.root.dataset.side && matchMedia("(min-width: 721px)").matches) this.open("decisions");
  }

  /** From a panel to the board: on a phone the panel makes room for it. */
  private go(line: number): void {
    this.makeRoom();
    this.replay.go(line);
  }

  private instead(each: Costly): void {
    this.makeRoom();
    this.replay.along({ at: each.line, name: each.best, lines: [`${each.seat} ${each.action}`], own: false });
  }

  private makeRoom(): void {
    if (matchMedia("(max-width: 720px)").matches) delete this.root.dataset.side;
  }

  /** Bring up one of the panels beside the board; on a phone they lie over it, and go when pressed again. */
  open(wanted: string): void {
    const panel = find(`#${wanted}`);
    for (const tab of document.querySelectorAll<HTMLElement>(".past-tabs [role=tab]")) {
      const on = tab.id === `tab-${wanted}`;
      tab.setAttribute("aria-selected", String(on));
      tab.tabIndex = on ? 0 : -1;
      find(`#${tab.getAttribute("aria-controls") ?? ""}`).hidden = !on;
    }
    this.root.dataset.side = wanted;
    panel.scrollTop = wanted === "log" ? panel.scrollHeight : 0;
  }

  private tabs(): void {
    const list = find(".past-tabs [role=tablist]");
    list.addEventListener("click", (event) => {
      const tab = (event.target as Element).closest<HTMLElement>("[role=tab]");
      if (tab) this.open(tab.id.slice("tab-".length));
    });
    list.addEventListener("keydown", (event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!by) return;
      const all = [...list.querySelectorAll<HTMLElement>("[role=tab]:not([hidden])")];
      const next = all[(all.indexOf(document.activeElement as HTMLElement) + by + all.length) % all.length];
      if (next) this.open(next.id.slice("tab-".length));
      next?.focus();
    });
    for (const opener of document.querySelectorAll<HTMLElement>("[data-open]"))
      opener.addEventListener("click", () => {
        const wanted = opener.dataset.open ?? "log";
        if (this.root.dataset.side) delete this.root.dataset.side;
        else this.open(wanted === "past" ? (this.state === "done" ? "decisions" : "lines") : wanted);
      });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && matchMedia("(max-width: 720px)").matches) delete this.root.dataset.side;
    });
  }

  /** The menu of what can be taken along. */
  private take(): void {
    const menu = find<HTMLDetailsElement>("#take");
    const acts: Record<string, () => Promise<void>> = {
      record: () => this.record(false),
      comments: () => this.record(true),
      svg: () => this.picture(false),
      png: () => this.picture(true),
      link: async () => {
        await copied(this.link(), menu);
        this.replay.tell(say("menu-copied"));
      },
    };
    for (const [name, act] of Object.entries(acts))
      find(`[data-take=${name}]`, menu).addEventListener("click", () => {
        menu.open = false;
        act().catch((problem: unknown) => this.replay.tell(problem instanceof Error ? problem.message : ""));
      });
  }

  /** A link to the answer where the board stands, which others see with its picture. */
  private link(): string {
    const eyes = this.replay.wishes(0).get("seat");
    const { at } = this.replay.stands;
    return `${location.origin}${location.pathname}?at=${at}${eyes ? `&eyes=${eyes}` : ""}`;
  }

  private record(comments: boolean): Promise<void> {
    const wish = { variations: this.lines.own, comments };
    return takeRecord(this.source, wish, `${this.game}${comments ? "-commented" : ""}`);
  }

  private picture(points: boolean): Promise<void> {
    const { at } = this.replay.stands;
    const wishes = this.replay.wishes(at);
    wishes.set("lang", document.documentElement.lang);
    return takePicture(`/api/${this.source}/picture?${wishes}`, `${this.game}-${at}`, points);
  }
}

/** The strip that says which other line is on the board, with the way back to the match. */
export function alongBar(line: Along | null, back: () => void): void {
  const place = find("#along");
  place.hidden = line === null;
  if (!line) return place.replaceChildren();
  const button = h("button", { class: "button small", type: "button" }, say("lines-back"));
  button.addEventListener("click", back);
  place.replaceChildren(h("span", {}, say("lines-along", { name: line.name, line: line.at })), button);
}
