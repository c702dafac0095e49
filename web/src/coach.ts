/** The coach of a first match: the goal, each new kind of question, what lights up, and a word before a plain mistake. */
import { ask } from "./ask";
import * as card from "./card";
import { find, h, icon, scrolled } from "./dom";
import { adopt, habit } from "./habits";
import type { Judged, Mistake, Option, Position } from "./protocol";
import { prefer, preferred, recent } from "./recent";
import { say } from "./words";

/** How long an answer waits for what the coach thinks of it. */
const PATIENCE = 1500;

export class Coach {
  private readonly place = find("#lesson");
  private judged: { number: number; mistakes: Promise<Mistake[]> } | null = null;
  /** The question that is being explained, by the number of its position, and its kind. */
  private shown = -1;
  private kind = "";

  constructor(private readonly table: string) {}

  /** Somebody alone at his device, in his first match of this game, who has not sent the coach away. */
  private serves({ mine, game, lesson, result }: Position): boolean {
    if (lesson || result || mine.length !== 1 || habit("coach") === "off") return false;
    return !recent().some((known) => known.game === game && known.over && known.table !== this.table);
  }

  draw(position: Position): void {
    if (position.lesson) return;
    const { coaching, status, number, game } = position;
    if (this.shown >= 0 && number > this.shown) this.understood(game, this.kind); // it was answered
    const asked = this.serves(position) && status === "asked" && coaching !== null;
    if (asked && !this.known(game).includes(coaching.kind)) [this.shown, this.kind] = [number, coaching.kind];
    this.place.hidden = !asked || this.shown !== number;
    if (!asked) return;
    if (this.judged?.number !== number) this.judged = { number, mistakes: this.judge(position) };
    if (!this.place.hidden) this.say(position, coaching);
  }

  /** A word before a plain mistake; it is answered, and then it counts. */
  async approves(position: Position, option: Option): Promise<boolean> {
    const mistake = await this.objection(position, option);
    if (!mistake) return true;
    return new Promise((decided) => {
      const [yes, no] = [(): void => decided(true), (): void => decided(false)];
      card.decide(
        find("#ask .tools"),
        say("coach-warn"),
        mistake.sentence,
        [say("coach-anyway"), yes],
        [say("coach-think"), no],
      );
    });
  }

  /** What the coach has against an answer, if he has thought of it in time. */
  private async objection(position: Position, option: Option): Promise<Mistake | null> {
    if (!this.serves(position) || this.judged?.number !== position.number) return null;
    const late = new Promise<Mistake[]>((done) => setTimeout(() => done([]), PATIENCE));
    const mistakes = await Promise.race([this.judged.mistakes, late]);
    return mistakes.find(({ action }) => action === option.action) ?? null;
  }

  private judge({ viewer, options }: Position): Promise<Mistake[]> {
    if (options.length < 2) return Promise.resolve([]);
    return ask<Judged>(`/api/tables/${this.table}/judge`, { seat: viewer }).then(
      ({ mistakes }) => mistakes,
      () => [], // a coach who cannot think says nothing
    );
  }

  private say(position: Position, coaching: NonNullable<Position["coaching"]>): void {
    const first = !this.known(position.game).length;
    const phase = position.phases.find(({ now }) => now)?.label ?? position.heading;
    const lit = document.querySelectorAll(":is(#board, #mat, #seats) [data-lit]").length;
    const words = h("div", { class: "said", "aria-live": "polite", ...scrolled() });
    if (first) words.append(h("p", {}, h("b", {}, say("coach-goal-is")), " ", coaching.goal));
    words.append(h("p", {}, phase && h("b", {}, say("coach-phase", { phase })), " ", coaching.text));
    if (lit) words.append(h("p", { class: "done" }, say("coach-lit", { count: lit })));
    const understood = this.button("check-mark", say("coach-understood"), () =>
      this.understood(position.game, coaching.kind),
    );
    const show = this.button("light-bulb", say("coach-show"), () => this.point());
    const away = this.button("cancel", say("coach-away"), () => {
      adopt("coach", "off");
      this.place.hidden = true;
    });
    const tools = h("div", { class: "tools" }, ...(lit ? [show] : []), understood, away);
    this.place.dataset.step = "coach";
    this.place.setAttribute("aria-label", say("coach-title"));
    this.place.replaceChildren(h("div", { class: "of-lesson" }, h("b", {}, say("coach-title"))), words, tools);
  }

  private understood(game: string, kind: string): void {
    prefer(`coached.${game}`, [...this.known(game), kind].join(" "));
    this.place.hidden = true;
    this.shown = -1;
  }

  private known(game: string): string[] {
    return (preferred(`coached.${game}`) ?? "").split(" ").filter(Boolean);
  }

  /** What may be chosen shows itself for a moment. */
  private point(): void {
    const root = find("#table");
    root.classList.add("pointing");
    setTimeout(() => root.classList.remove("pointing"), 2500);
  }

  private button(picture: string, name: string, act: () => void): HTMLElement {
    const button = h("button", { class: "button", type: "button" }, icon(picture), h("span", {}, name));
    button.addEventListener("click", act);
    return button;
  }
}
