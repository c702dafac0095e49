/** An evaluation, an income or a sale that was just played tells once who got what for what. */
import * as card from "./card";
import { find } from "./dom";
import type { News, Position } from "./protocol";
import type { Log } from "./talk";

export class Accounts {
  /** The one that was told last. */
  private told = -1;

  constructor(
    private readonly game: string,
    private readonly log: Log,
  ) {}

  tell(beats: News[], position: Position): void {
    const last = beats.findLast((news) => news.account && news.staged);
    const going = this.log.lines.at(-1)?.account?.number;
    if (!last?.account || position.result || position.lesson || last.account.number === going) return;
    if (last.account.number <= this.told) return;
    this.told = last.account.number;
    const lines = this.log.told(last);
    if (lines.length > 2) card.account(this.game, lines, find("#ask .tools"), false);
  }
}
