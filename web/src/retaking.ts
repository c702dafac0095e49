/** Taking back: at once where that is fair, with all that computers answered since, or by asking the others. */
import type { AskBar } from "./askbar";
import * as card from "./card";
import type { Connection } from "./connection";
import { find } from "./dom";
import type { Position, RetakeMessage } from "./protocol";
import type { Wishes } from "./wishes";
import { say } from "./words";

export class Retaking {
  constructor(
    private readonly wishes: Wishes,
    private readonly bar: AskBar,
    private readonly connection: () => Connection,
  ) {}

  /** `taken` hears that it was asked for. */
  undo(position: Position, spot: Element, taken: () => void): void {
    const { way, seat } = position.undo;
    const take = (): void => {
      taken();
      this.connection().undo(position.number, seat ?? position.viewer);
    };
    if (way === null) this.wishes.noUndo(position, spot);
    else if (way === "undo") take();
    else {
      const why = say(way === "back" ? "ask-back-why" : "ask-back-others");
      card.decide(spot, say("ask-back-title"), why, [say(way === "back" ? "ask-back-do" : "ask-back-ask"), take]);
    }
  }

  /** Somebody would like to take an answer back: who has not answered yet is asked, the others are told. */
  heard({ seat, waiting, granted }: RetakeMessage, now: Position | null): void {
    const mine = waiting.find((other) => now?.mine.includes(other));
    const [name, spot] = [now?.names[seat] ?? "", find("#ask")];
    if (mine !== undefined) {
      const answer = (yes: boolean) => (): void => this.connection().consent(mine, yes);
      const [yes, no] = [answer(true), answer(false)];
      card.decide(
        spot,
        say("retake-title", { name }),
        say("retake-why"),
        [say("retake-yes"), yes],
        [say("retake-no"), no],
      );
    } else if (waiting.length) this.bar.refuse(say("ask-back-asked"));
    else {
      card.close();
      this.bar.refuse(say(granted ? "retake-granted" : "retake-refused"));
    }
  }
}
