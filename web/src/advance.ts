/** An answer in advance: what I answer when I am asked next, if it is possible then. Nobody else is told. */
import { ask, Refusal } from "./ask";
import * as card from "./card";
import { find, h, icon } from "./dom";
import type { Done, Intending, Intention, Intentions, Position } from "./protocol";
import { say } from "./words";

export class Advance {
  private readonly place = h("p", { class: "advance", hidden: true });
  private position: Position | null = null;
  private told: Intentions | null = null;
  private armed = false;

  /** `lapsed` hears that I am asked after all. */
  constructor(
    private readonly table: string,
    private readonly lapsed: (sentence: string) => void,
  ) {
    find("#options").after(this.place);
  }

  /** While I wait there is something to tell in advance; when I am asked, it was given or it has lapsed. */
  async draw(position: Position): Promise<void> {
    const seat = seatOf(position);
    this.position = position;
    const waits = position.status === "waiting" || position.status === "thinking";
    if (!waits || seat === null) {
      this.place.hidden = true;
      if (position.status === "asked" && this.armed) await this.asked();
      return;
    }
    if (!this.told || this.armed) await this.look(seat);
    this.show();
  }

  private async look(seat: number): Promise<void> {
    this.told = await ask<Intentions>(`/api/tables/${this.table}/intentions/${seat}`).catch(() => null);
    this.armed = Boolean(this.told?.intention);
  }

  /** A moment later: the server waits a little before it answers for me. */
  private async asked(): Promise<void> {
    const number = this.position?.number;
    await new Promise((later) => setTimeout(later, 4000));
    if (this.position?.number !== number || this.position?.status !== "asked") return;
    this.armed = false;
    this.told = null;
    this.lapsed(say("advance-lapsed"));
  }

  private show(): void {
    const intention = this.told?.intention ?? null;
    this.place.hidden = !this.told?.answers.length;
    if (this.place.hidden) return;
    const open = h("button", { class: "button small", type: "button" }, icon("hourglass"), say("advance-open"));
    open.addEventListener("click", () => this.open(open));
    const back = h("button", { class: "button small", type: "button" }, say("advance-back"));
    back.addEventListener("click", () => void this.tell({}));
    this.place.replaceChildren(...(intention ? [h("span", {}, this.sentence(intention)), back] : [open]));
  }

  private sentence({ action, whose, what }: Intention): string {
    const answer = this.label(action);
    if (whose === null) return say("advance-told", { answer });
    const name = this.position?.names[whose] ?? "";
    return say("advance-told-if", { answer, name, what: this.label(what ?? "") });
  }

  private label(action: string): string {
    return this.told?.answers.find((one) => one.action === action)?.label ?? action;
  }

  private open(spot: Element): void {
    const position = this.position;
    const answers = this.told?.answers ?? [];
    if (!position) return;
    const listed = (first: string[]): HTMLOptionElement[] => [
      ...first.map((label) => h("option", { value: "" }, label)),
      ...answers.map((one) => h("option", { value: one.action }, one.label)),
    ];
    const action = h("select", { "aria-label": say("advance-answer") }, ...listed([]));
    const others = position.seats.filter(({ seat }) => !position.mine.includes(seat));
    const whose = h(
      "select",
      { "aria-label": say("advance-whose") },
      h("option", { value: "" }, say("advance-always")),
    );
    whose.append(...others.map(({ seat, name }) => h("option", { value: seat }, say("advance-if", { name }))));
    const what = h("select", { "aria-label": say("advance-what"), hidden: true }, ...listed([]));
    whose.addEventListener("change", () => (what.hidden = !whose.value));
    const send = h("button", { class: "button accent", type: "button" }, say("advance-tell"));
    send.addEventListener("click", () => {
      const condition = whose.value ? { whose: Number(whose.value), what: what.value } : {};
      card.close();
      void this.tell({ action: action.value, ...condition });
    });
    card.show(spot, say("advance-open"), [
      h("p", {}, say("advance-more")),
      h("div", { class: "advance-choice" }, action, whose, what),
      h("div", { class: "actions" }, send),
    ]);
  }

  private async tell(wish: Omit<Intending, "seat">): Promise<void> {
    const seat = this.position && seatOf(this.position);
    if (typeof seat !== "number") return;
    try {
      await ask<Done>(`/api/tables/${this.table}/intend`, { seat, ...wish });
    } catch (problem) {
      this.lapsed(problem instanceof Refusal ? problem.message : say("new-unreachable"));
    }
    await this.look(seat);
    this.show();
  }
}

/** Who tells in advance: one person at one device. Where several share it, nothing is told behind their backs. */
function seatOf(position: Position): number | null {
  return position.mine.length === 1 ? (position.mine[0] ?? null) : null;
}
