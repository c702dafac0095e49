/** What a player asks of the table besides answering: a hint, to undo, a rematch, why something cannot be chosen. */

import { ask, Refusal } from "./ask";
import * as card from "./card";
import { meaning } from "./choice";
import { label } from "./pointing";
import type { Done, Hint, NewTable, Option, Position, Preview, Shape, WhyNot } from "./protocol";
import { say } from "./words";

export class Wishes {
  private foreseen = { number: -1, shape: "wide", by: new Map<string, Promise<Preview | null>>() };

  constructor(
    private readonly table: string,
    private readonly refused: (sentence: string) => void,
  ) {}

  say(text: string): Promise<Done> {
    return ask(`/api/tables/${this.table}/chat`, { text });
  }

  /** Where what a player has is found; whose hand is covered looks like a spectator. */
  matOf(seat: number, shape: Shape, covered: boolean): string {
    const wishes = new URLSearchParams({ shape, ...(covered && { covered: "true" }) });
    return `/api/tables/${this.table}/mats/${seat}?${wishes}`;
  }

  /** What an option would move; asked for once, and again only of another position. */
  preview(position: Position, option: Option): Promise<Preview | null> {
    if (this.foreseen.number !== position.number || this.foreseen.shape !== position.shape)
      this.foreseen = { number: position.number, shape: position.shape, by: new Map() };
    const { number, shape } = position;
    const wishes = new URLSearchParams({ action: option.action, shape, number: String(number) });
    const known =
      this.foreseen.by.get(option.action) ??
      ask<Preview>(`/api/tables/${this.table}/preview?${wishes}`).catch(() => null);
    this.foreseen.by.set(option.action, known);
    return known;
  }

  /** What a strong player would answer; null where that cannot be said. */
  async hint(position: Position, spot: Element): Promise<Hint | null> {
    if (spot.getAttribute("aria-busy") === "true") return null;
    spot.setAttribute("aria-busy", "true");
    const hint = await this.told(ask<Hint>(`/api/tables/${this.table}/hint`, { seat: position.viewer }));
    spot.removeAttribute("aria-busy");
    return hint;
  }

  async rematch(): Promise<void> {
    const made = await this.told(ask<NewTable>(`/api/tables/${this.table}/rematch`, ""));
    if (made) location.href = made.host;
  }

  noUndo(position: Position, spot: Element): void {
    card.tell(spot, say("ask-undo-not"), position.undo.reason || say("ask-undo-nothing"));
  }

  /** What is not lit answers why not: the rules say it, for the seat that is asked. */
  async whyNot(position: Position, thing: Element): Promise<void> {
    if (position.status === "over" || !position.mine.length) return;
    const { id, verbs, within } = meaning(thing);
    const outer = within.filter((one) => !verbs.length || one.verbs.some((verb) => verbs.includes(verb)));
    const wishes = new URLSearchParams({ verb: verbs.join(" ") });
    for (const name of [id, ...outer.map((one) => one.id)]) if (name) wishes.append("thing", name);
    const said = await this.told(ask<WhyNot>(`/api/tables/${this.table}/why?${wishes}`));
    if (said) card.refuse(thing, say("why-not", { thing: label(thing) }), said);
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
