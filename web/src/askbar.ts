/** The question bar: whose turn, what is asked, why; and always in the same place hint and undo. */
import type { Choice } from "./choice";
import { badge, find, h, icon, narrow } from "./dom";
import { rematchLink, verdict } from "./ending";
import { lengthy } from "./options";
import type { Option, Position, Seat } from "./protocol";
import { span } from "./span";
import { say } from "./words";

export interface Asker {
  why(clause: string, spot: Element): void;
  hint(spot: Element): void;
  undo(spot: Element): void;
  scores(): void;
  rematch(): void;
  again(): void;
  sit(seat: number): void;
  /** From another tab of a phone back to where one answers. */
  table(): void;
}

const LONG = 8;
const REFUSED = 4000;
/** Letters of a question that takes more than two lines of a phone. */
const WORDY = 50;

export class AskBar {
  private readonly bar = find("#ask");
  private readonly mark = h("span", { class: "mark" });
  private readonly text = h("h1", { "aria-live": "polite", tabindex: -1 });
  /** What I have, in short, where my panel is out of sight. */
  private readonly brief = h("p", { class: "brief" });
  private readonly crumbs = h("nav", { class: "crumbs", "aria-label": say("ask-path") });
  private readonly reason = h("span", { class: "reason" });
  private readonly tools = h("span", { class: "tools" });
  private readonly clock = h("span", { class: "since-when" });
  private position: Position | null = null;
  private begun = Date.now();
  private cutUntil = 0;
  private refused = 0;
  private cut = false;
  /** Where the others play again. */
  private rematch: string | null = null;

  constructor(
    private readonly choice: Choice,
    private readonly asker: Asker,
  ) {
    this.bar.replaceChildren(
      this.mark,
      h("div", { class: "head" }, h("div", { class: "words" }, this.text, this.brief), this.crumbs, this.reason),
      h("span", { class: "grow" }),
      this.clock,
      this.tools,
    );
    setInterval(() => this.tick(), 1000);
  }

  /** Beside which a card about the question stands. */
  get spot(): Element {
    return this.text;
  }

  /** The question has the focus: from here digits and arrows choose. */
  focus(): void {
    this.text.focus({ preventScroll: true });
  }

  /** What stands in my panel, in words. */
  sum(mine: string): void {
    this.brief.textContent = mine;
  }

  show(position: Position): void {
    if (position.number !== this.position?.number) this.begun = Date.now();
    this.position = position;
    if (!this.refused) this.draw();
  }

  thinking(since?: number): void {
    this.begun = since ? Math.min(Date.now(), since * 1000) : this.begun;
  }

  lost(seconds: number): void {
    this.cut = true;
    this.cutUntil = Date.now() + seconds * 1000;
    this.draw();
  }

  back(): void {
    this.cut = false;
  }

  /** A refusal stands for four seconds, then the question again. */
  refuse(sentence: string): void {
    clearTimeout(this.refused);
    this.state("refused");
    this.say(sentence);
    this.refused = setTimeout(() => {
      this.refused = 0;
      this.draw();
    }, REFUSED);
  }

  /** What an option would do, with yes and no; nothing: the question again. */
  confirm(option: Option | null, yes: () => void, no: () => void): void {
    if (!option) return this.draw();
    this.state("confirm");
    const effect = !lengthy(option) && option.effect; // else it stands in the option
    const about = [effect || "", option.reveals && say("confirm-final")].filter((part) => part !== false).join(" · ");
    this.say(option.label, about);
    const [play, leave] = [
      this.tool("check-mark", say("confirm-do"), yes),
      this.tool("cancel", say("confirm-not"), no),
    ];
    play.classList.add("accent", "worded");
    this.tools.replaceChildren(play, leave);
  }

  /** The end of it: this stands from now on. */
  shut(sentence: string): void {
    clearTimeout(this.refused);
    this.refused = 1;
    this.cut = false;
    this.position = null;
    this.state("refused");
    this.say(sentence);
    for (const part of [this.mark, this.brief, this.crumbs, this.reason, this.clock, this.tools])
      part.replaceChildren();
  }

  lead(rematch: string): void {
    this.rematch = rematch;
    if (!this.refused) this.draw();
  }

  path(): void {
    const parts = this.choice.path.map((part, index) => {
      const button = h("button", { title: say("ask-step-back") }, part.label, " ×");
      button.addEventListener("click", () => this.choice.back(index));
      return button;
    });
    this.crumbs.replaceChildren(...parts.flatMap((part, index) => (index ? ["›", part] : [part])));
  }

  private draw(): void {
    if (this.cut) return this.drawCut();
    const position = this.position;
    if (!position) return;
    const mine = position.status === "asked";
    this.state(mine ? "mine" : position.status);
    this.mark.replaceChildren(badge(position.result ? (position.result.winners[0] ?? null) : position.asked));
    if (position.result) return this.drawOver(position);
    const whose = position.mine.length > 1 ? (position.names[position.asked] ?? "") : say("ask-you");
    if (mine) this.say(say("ask-mine", { whose, question: "" }), position.question);
    else if (position.status === "thinking")
      this.say(say("ask-thinking", { name: position.names[position.asked] ?? "" }));
    else this.say(position.question);
    this.tools.replaceChildren(...this.buttons(position));
    this.tick();
  }

  private drawCut(): void {
    this.state("cut");
    this.mark.replaceChildren(icon("hourglass"));
    const now = this.tool("hourglass", say("ask-now"), () => this.asker.again());
    now.classList.add("worded");
    this.tools.replaceChildren(now);
    this.clock.replaceChildren();
    this.reason.replaceChildren();
    this.say(say("ask-cut"));
    this.tick();
  }

  private drawOver(position: Position): void {
    const points = position.result?.rows.map((row) => row.points).join(" – ") ?? "";
    const won = verdict(position);
    if (this.rematch) this.say(say("rematch-set"), narrow() ? undefined : `${won} ${points}`);
    else this.say(won, points);
    this.clock.replaceChildren();
    this.reason.replaceChildren();
    const replay = h(
      "a",
      { class: "button worded", href: `/t/${position.table}/replay` },
      icon("backward-time"),
      h("span", { class: "name-of" }, say("over-replay")),
    );
    replay.setAttribute("aria-label", say("over-replay"));
    const tools = [this.tool("laurels", say("over-scores"), () => this.asker.scores()), replay];
    if (this.rematch) tools.push(rematchLink(this.rematch, position, this.asker.rematch));
    else if (position.mine.length || position.host)
      tools.push(this.tool("three-friends", say("over-rematch"), () => this.asker.rematch()));
    this.tools.replaceChildren(...tools);
  }

  /** A seat that is open to whoever comes. */
  private place({ seat, name }: Seat): HTMLElement {
    const sit = h("button", { class: "button worded accent" }, icon("three-friends"), say("seat-sit", { name }));
    sit.addEventListener("click", () => this.asker.sit(seat));
    return sit;
  }

  private buttons(position: Position): HTMLElement[] {
    const tools: HTMLElement[] = [];
    this.reason.replaceChildren();
    if (position.clause) {
      const why = h(
        "button",
        { class: "why", "aria-label": `${say("ask-why")} ${position.clause}`, ...keyed("w") },
        icon("rule-book"),
      );
      why.append(h("span", { class: "name-of" }, say("ask-why"), " ", h("i", {}, position.clause)));
      why.addEventListener("click", () => this.asker.why(position.clause, why));
      this.reason.append(why);
    }
    if (!position.mine.length)
      return [
        h("span", { class: "watching" }, icon("spyglass"), h("span", { class: "name-of" }, say("table-watching"))),
        ...position.seats
          .filter((seat) => seat.kind === "open" && seat.free)
          .slice(0, narrow() ? 1 : undefined)
          .map((seat) => this.place(seat)),
      ];
    if (position.status === "asked") {
      const back = this.tool("table", say("ask-to-table"), () => this.asker.table());
      back.classList.add("worded", "to-table");
      tools.push(
        back,
        this.tool("light-bulb", say("ask-hint"), (spot) => this.asker.hint(spot), "h"),
      );
    }
    const names = { undo: "ask-undo", back: "ask-back", ask: "ask-back-ask" };
    const name = say(position.undo.way ? names[position.undo.way] : "ask-undo");
    const undo = this.tool("return-arrow", name, (spot) => this.asker.undo(spot), "u");
    undo.setAttribute("aria-disabled", String(position.undo.way === null));
    if (position.undo.reason) undo.title = position.undo.reason;
    tools.push(undo);
    return tools;
  }

  private tool(picture: string, name: string, act: (spot: Element) => void, key = ""): HTMLElement {
    const button = h(
      "button",
      { class: "button", "aria-label": name, ...(key && keyed(key)) },
      icon(picture),
      h("span", { class: "name-of" }, name),
    );
    button.addEventListener("click", () => act(button));
    return button;
  }

  private say(strong: string, rest?: string): void {
    const text = rest === undefined ? strong : `${strong} ${rest}`;
    this.text.classList.toggle("long", text.length > WORDY);
    if (this.text.textContent === text) return;
    this.text.replaceChildren(...(rest === undefined ? [strong] : [h("b", {}, strong), ` ${rest}`]));
  }

  private state(state: string): void {
    this.bar.dataset.state = state;
  }

  private tick(): void {
    if (this.cut) {
      const seconds = Math.max(0, Math.ceil((this.cutUntil - Date.now()) / 1000));
      this.clock.textContent = seconds ? say("ask-cut-in", { span: span(seconds) }) : "";
      return;
    }
    const waits = this.position?.status === "thinking" || this.position?.status === "waiting";
    const seconds = Math.round((Date.now() - this.begun) / 1000);
    const dots =
      this.position?.status === "thinking"
        ? [h("span", { class: "dots", "aria-hidden": true }, h("i"), h("i"), h("i"))]
        : [];
    if (!waits) return this.clock.replaceChildren();
    this.clock.replaceChildren(...(seconds >= LONG ? [say("ask-since", { span: span(seconds) })] : dots));
  }
}

/** A key of the keyboard that presses a button. */
const keyed = (key: string): Record<string, string> => ({ "data-key": key, "aria-keyshortcuts": key });
