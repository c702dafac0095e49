/** What must not be missed, whatever one looks at: what others did to me, and what somebody says. */
import { why } from "./card";
import { badge, find, h } from "./dom";
import type { News, Said } from "./protocol";
import { say } from "./words";

/** So many stand there at most; older ones are in the log. */
const MOST = 3;
/** How long a message stands. */
const SAID = 9000;

/** Whether something was done to one of these seats by somebody else, and the game holds it to be a moment. */
export function suffered(news: News, mine: number[]): boolean {
  const me = (seat: number | null): boolean => seat !== null && mine.includes(seat);
  if (!news.staged) return false;
  if (news.victim !== null) return me(news.victim) && !me(news.seat);
  return me(news.seat) && news.by !== null && news.by >= 0 && !me(news.by);
}

/** The same after a connection was lost and found again. */
const known = ({ at, sentence }: News): string => `${at} ${sentence}`;

export class Banner {
  private readonly place = find("#banner");
  private readonly told = new Set<string>();

  constructor(
    private readonly game: string,
    private readonly chat: () => void,
  ) {}

  /** Who did what to me and by which rule, each told once. */
  tell(all: News[], mine: number[]): void {
    for (const news of all.filter((one) => suffered(one, mine) && !this.told.has(known(one)))) {
      this.told.add(known(news));
      const clause = h(
        "button",
        { class: "clause", type: "button", "aria-label": say("log-why", { clause: news.clause }) },
        news.clause,
      );
      clause.addEventListener("click", () => void why(this.game, news.clause, clause));
      this.show("harm", news.seat, h("span", {}, news.sentence), ...(news.clause ? [clause] : []));
    }
  }

  /** Somebody says something, and the chat is out of sight. */
  say(said: Said): void {
    const open = h("button", { class: "said", type: "button" }, h("b", {}, said.name), ` ${said.text}`);
    const line = this.show("speech", said.seat, open);
    open.addEventListener("click", () => {
      line.remove();
      this.chat();
    });
    setTimeout(() => line.remove(), SAID);
  }

  /** I answer: what stood there was seen. */
  clear(): void {
    for (const line of this.place.querySelectorAll(".harm")) line.remove();
  }

  private show(kind: string, seat: number | null, ...content: Node[]): HTMLElement {
    const shut = h("button", { class: "close", type: "button", "aria-label": say("card-close") }, "×");
    const line = h("div", { class: `line ${kind}` }, badge(seat), ...content, shut);
    shut.addEventListener("click", () => line.remove());
    this.place.append(line);
    while (this.place.childElementCount > MOST) this.place.firstElementChild?.remove();
    return line;
  }
}
