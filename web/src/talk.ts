/** The log in sentences, each with its clause, and the chat between the seats. */

import { Refusal } from "./ask";
import { account, why } from "./card";
import { badge, find, h, soon } from "./dom";
import type { News, Said } from "./protocol";
import { say } from "./words";

/** What one pair of eyes was told; at a device that several share, each has its own. */
interface Told {
  lines: News[];
  list: HTMLElement;
}

export class Log {
  private readonly panel = find("#log");
  private readonly live = document.querySelector("#news");
  private readonly byEyes = new Map<number, Told>();
  private now: Told = { lines: [], list: h("ol") };

  constructor(
    private readonly game: string,
    private readonly pointAt: (news: News | null) => void,
  ) {
    this.panel.append(this.list);
    new ResizeObserver(this.settle).observe(this.panel);
  }

  /** The newest line is in sight, unless one has gone back to look at another. */
  private readonly settle = (): void => {
    if (!this.list.querySelector(".shown")) this.panel.scrollTop = this.panel.scrollHeight;
  };

  get lines(): News[] {
    return this.now.lines;
  }

  private get list(): HTMLElement {
    return this.now.list;
  }

  /** The log of these eyes is looked at from now on; what is told anew is told anew to all. */
  look(eyes: number, whole: boolean): void {
    if (whole) this.byEyes.clear();
    const found = this.byEyes.get(eyes) ?? { lines: [], list: h("ol") };
    this.byEyes.set(eyes, found);
    if (found === this.now) return;
    this.list.replaceWith(found.list);
    this.now = found;
  }

  add(news: News[], whole: boolean, since: number | null): void {
    if (!whole && this.live && news.length) this.live.textContent = news.map((item) => item.sentence).join(" ");
    for (const item of news) {
      const before = this.lines.at(-1);
      this.lines.push(item);
      this.list.append(this.line(item, item.account?.number !== before?.account?.number));
    }
    this.mark(since);
    soon(this.settle);
  }

  /** The line of what is on the table just now; those after it are still to come. */
  light(news: News | null): void {
    const at = news ? this.lines.indexOf(news) : -1;
    [...this.list.children].forEach((line, index) => {
      line.classList.toggle("shown", at >= 0 && index === at);
      line.classList.toggle("coming", at >= 0 && index > at);
    });
    if (at >= 0) this.list.children[at]?.scrollIntoView({ block: "nearest" });
    else soon(this.settle);
  }

  /** Bracket what happened since then. */
  mark(since: number | null): void {
    [...this.list.children].forEach((line, index) => {
      const item = this.lines[index];
      line.classList.toggle("recent", since !== null && item !== undefined && item.at > since);
    });
  }

  /** Bring the first of the bracketed lines into sight. */
  recent(): void {
    find("#tab-log").click();
    this.list.querySelector<HTMLElement>(".recent")?.scrollIntoView({ block: "nearest" });
  }

  /** All lines of the account that this one belongs to. */
  told(item: News): News[] {
    return this.lines.filter((line) => line.account && line.account.number === item.account?.number);
  }

  /** A line; the first one of an account opens all of it. */
  private line(item: News, first: boolean): HTMLElement {
    const line = h("li", { class: item.opens ? "opens" : "" }, badge(item.seat), h("span", {}, item.sentence));
    if (item.clause) {
      const clause = h(
        "button",
        { class: "clause", "aria-label": say("log-why", { clause: item.clause }) },
        item.clause,
      );
      clause.addEventListener("click", () => void why(this.game, item.clause, clause));
      line.append(clause);
    }
    if (item.account && first) {
      const open = h("button", { class: "account" }, item.account.title);
      open.addEventListener("click", () => account(this.game, this.told(item), open));
      line.append(open);
    }
    if (item.picture) {
      line.classList.add("seen");
      line.addEventListener("click", (event) => {
        if (!(event.target as Element).closest("button")) this.pointAt(item);
      });
    }
    return line;
  }
}

export class Chat {
  private readonly list = h("ol", { "aria-live": "polite" });
  private readonly tab = find("#tab-chat");
  private readonly wrong = h("p", { class: "unseen", role: "alert" });
  private lines: Said[] = [];
  private mine: number[] = [];
  private unread = 0;
  private readonly form: HTMLFormElement;
  private readonly spectator = h("p", { class: "none" }, say("chat-spectator"));

  /** `silent` says whom I do not want to hear, `about` what can be done about somebody. */
  constructor(
    send: (text: string) => Promise<unknown>,
    private readonly silent: (seat: number) => boolean,
    private readonly about: (seat: number, name: string, spot: Element) => void,
  ) {
    this.form = this.made(send);
    find("#chat").append(this.list, this.wrong, this.form, this.spectator);
    new IntersectionObserver(() => this.seen && this.count(0)).observe(this.list);
    this.open(false);
  }

  /** Only those who sit here speak. */
  open(speaks: boolean): void {
    this.form.hidden = !speaks;
    this.spectator.hidden = speaks;
  }

  private made(send: (text: string) => Promise<unknown>): HTMLFormElement {
    const field = h("input", {
      class: "field",
      maxlength: 500,
      "aria-label": say("chat-label"),
      placeholder: say("chat-label"),
      autocomplete: "off",
    });
    const form = h("form", {}, field, h("button", { class: "button small" }, say("chat-send")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = field.value.trim();
      if (!text) return;
      send(text).then(
        () => (field.value = ""),
        (problem: unknown) => (this.wrong.textContent = problem instanceof Refusal ? problem.message : String(problem)),
      );
    });
    return form;
  }

  add(said: Said[], whole: boolean): void {
    if (!whole && !said.length) return;
    if (whole) this.lines = [];
    this.lines.push(...said);
    const heard = said.filter((one) => !this.silent(one.seat));
    if (whole) this.draw();
    else this.list.append(...heard.map((one) => this.line(one)));
    this.list.scrollTop = this.list.scrollHeight;
    if (!whole && !this.seen) this.count(this.unread + heard.length);
  }

  /** Whose seats are mine: I have nothing to complain of in them. */
  sit(mine: number[]): void {
    if (this.mine.join() === mine.join()) return;
    this.mine = mine;
    this.draw();
  }

  /** All that was said by those whom I hear. */
  draw(): void {
    this.list.replaceChildren(
      ...this.lines.filter((one) => !this.silent(one.seat)).map((one) => this.line(one)),
      ...[...new Set(this.lines.filter((one) => this.silent(one.seat)).map((one) => one.seat))].map((seat) =>
        this.unheard(seat),
      ),
    );
  }

  private line(one: Said): HTMLElement {
    return h("li", {}, badge(one.seat), h("span", {}, this.speaker(one.seat, one.name), ` ${one.text}`));
  }

  /** Somebody whom I do not hear can be heard again. */
  private unheard(seat: number): HTMLElement {
    const name = this.lines.findLast((one) => one.seat === seat)?.name ?? "";
    return h("li", { class: "unheard" }, badge(seat), h("span", {}, this.speaker(seat, name), ` ${say("chat-muted")}`));
  }

  private speaker(seat: number, name: string): HTMLElement {
    if (this.mine.includes(seat)) return h("b", {}, name);
    const button = h("button", { class: "speaker", type: "button", title: say("neighbour-open", { name }) }, name);
    button.addEventListener("click", () => this.about(seat, name, button));
    return button;
  }

  /** Whether what is said can be read just now. */
  get seen(): boolean {
    return this.list.checkVisibility();
  }

  /** How many messages nobody has read, on the tab of the chat and on that of a phone that leads to it. */
  private count(unread: number): void {
    this.unread = unread;
    this.tab.classList.toggle("new", unread > 0);
    for (const place of document.querySelectorAll("[data-count=chat]"))
      place.textContent = unread ? String(unread) : "";
  }
}

/** Two tabs, as the keyboard expects them. */
export function tabs(): void {
  const all = [find("#tab-log"), find("#tab-chat")];
  const select = (wanted: HTMLElement): void => {
    for (const tab of all) {
      const on = tab === wanted;
      tab.setAttribute("aria-selected", String(on));
      tab.tabIndex = on ? 0 : -1;
      find(`#${tab.getAttribute("aria-controls") ?? ""}`).hidden = !on;
    }
  };
  all.forEach((tab, index) => {
    tab.addEventListener("click", () => select(tab));
    tab.addEventListener("keydown", (event) => {
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      const other = all[1 - index];
      if (other) select(other);
      other?.focus();
    });
  });
}
