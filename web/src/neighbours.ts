/** The others at the table: whom I hear, and what I can do about somebody. */
import { ask, Refusal } from "./ask";
import * as card from "./card";
import { h } from "./dom";
import type { Done, Neighbour, Request } from "./protocol";
import { prefer, preferred } from "./recent";
import { say } from "./words";

export class Neighbours {
  private known: Neighbour[] = [];
  private readonly place: string;
  private asked = "";

  /** `changed` is told when somebody is heard again, or not any more. */
  constructor(
    private readonly table: string,
    private readonly changed: () => void,
  ) {
    this.place = `muted.${table}`;
  }

  /** Ask who sits here; again only when others do. */
  async look(free: boolean[]): Promise<void> {
    const state = JSON.stringify(free);
    if (state === this.asked) return;
    this.asked = state;
    await this.again();
  }

  private async again(): Promise<void> {
    this.known = await ask<Neighbour[]>(`/api/tables/${this.table}/neighbours`).catch(() => []);
    this.changed();
  }

  /** Whether I do not want to hear this seat: somebody with a name is muted everywhere, a guest at this table. */
  silent(seat: number): boolean {
    const one = this.of(seat);
    return Boolean(one?.muted || one?.shunned) || this.here().includes(seat);
  }

  private of(seat: number): Neighbour | undefined {
    return this.known.find((one) => one.seat === seat);
  }

  private here(): number[] {
    return (preferred(this.place) ?? "").split(" ").filter(Boolean).map(Number);
  }

  /** What I can do about somebody who said something. */
  open(seat: number, name: string, spot: Element): void {
    const told = h("p", { class: "told", role: "status" });
    const act = (label: string, work: () => Promise<unknown>): HTMLButtonElement => {
      const button = h("button", { class: "button small", type: "button" }, say(label));
      button.addEventListener("click", () => {
        work().then(
          () => card.close(),
          (problem: unknown) => (told.textContent = problem instanceof Refusal ? problem.message : say("me-failed")),
        );
      });
      return button;
    };
    const one = this.of(seat);
    const muted = one?.muted || this.here().includes(seat);
    const buttons = [act(muted ? "neighbour-unmute" : "neighbour-mute", () => this.mute(seat, !muted))];
    if (one?.known)
      buttons.push(
        act(one.shunned ? "neighbour-unshun" : "neighbour-shun", () =>
          this.wish("shun", { seat, yes: !one.shunned }).then(() => this.again()),
        ),
      );
    const text = h("textarea", { class: "field", rows: 3, maxlength: 500, "aria-label": say("neighbour-report-text") });
    const send = act("neighbour-report-send", () => this.wish("report", { about: seat, text: text.value.trim() }));
    const report = h(
      "details",
      {},
      h("summary", {}, say("neighbour-report")),
      h("p", { class: "help" }, say("neighbour-report-more")),
      text,
      send,
    );
    card.show(spot, name, [h("div", { class: "actions" }, ...buttons), report, told]);
  }

  /** Kept with my name, where both of us have one; else this browser keeps it. */
  private async mute(seat: number, yes: boolean): Promise<void> {
    const kept = this.of(seat)?.known
      ? await this.wish("mute", { seat, yes }).then(
          () => true,
          () => false, // I am a guest here
        )
      : false;
    const others = this.here().filter((one) => one !== seat);
    prefer(this.place, (yes && !kept ? [...others, seat] : others).join(" "));
    await this.again();
  }

  private wish(what: string, wish: Request): Promise<Done> {
    return ask<Done>(`/api/tables/${this.table}/${what}`, wish);
  }
}
