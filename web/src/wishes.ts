/** What a player asks of the table besides answering: a hint, to undo, a rematch, why something cannot be chosen. */
import * as card from "./card";
import { label } from "./pointing";
import { ask, type Hint, type Position, Refusal } from "./protocol";
import { say } from "./words";

export class Wishes {
  constructor(
    private readonly table: string,
    private readonly key: string,
    private readonly refused: (sentence: string) => void,
  ) {}

  say(text: string): Promise<unknown> {
    return ask(`/api/tables/${this.table}/chat`, { key: this.key, text });
  }

  /** What a strong player would answer; null where that cannot be said. */
  async hint(position: Position, spot: Element): Promise<Hint | null> {
    if (spot.getAttribute("aria-busy") === "true") return null;
    spot.setAttribute("aria-busy", "true");
    const hint = await this.told(ask<Hint>(`/api/tables/${this.table}/hint`, { key: this.key, seat: position.viewer }));
    spot.removeAttribute("aria-busy");
    return hint;
  }

  async rematch(): Promise<void> {
    const made = await this.told(ask<{ host: string }>(`/api/tables/${this.table}/rematch`, { key: this.key }));
    if (made) location.href = made.host;
  }

  noUndo(position: Position, spot: Element): void {
    card.tell(spot, say("ask-undo-not"), position.undo.reason || say("ask-undo-nothing"));
  }

  whyNot(position: Position, thing: Element): void {
    if (position.status === "over" || !position.mine.length) return;
    const mine = position.status === "asked";
    const sentence = mine ? say("why-not-mine", { question: position.question }) : position.question;
    card.refuse(thing, say("why-not", { thing: label(thing) }), sentence, position.clause, position.game);
  }

  private async told<T>(reply: Promise<T>): Promise<T | null> {
    try {
      return await reply;
    } catch (problem) {
      this.refused(problem instanceof Refusal ? problem.message : say("new-unreachable"));
      return null;
    }
  }
}
