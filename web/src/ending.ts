/** The end: who won, where the points came from, and the proof that nobody chose the dice. */
import { ask } from "./ask";
import { chart } from "./chart";
import { badge, find, h, icon, narrow } from "./dom";
import type { Course, Position } from "./protocol";
import { say } from "./words";

/** How broad the chart is drawn, so that its letters are neither small nor large. */
const [WIDE, SMALL] = [560, 326];

export class Ending {
  private position: Position | null = null;
  private dialog: HTMLDialogElement | null = null;
  /** Where the others play again. */
  private rematch: string | null = null;

  constructor(private readonly again: () => void) {}

  show(position: Position): void {
    if (!position.result) return;
    this.position = position;
    const proof = h(
      "details",
      { class: "proof" },
      h("summary", {}, say("over-sealed")),
      h("p", {}, say("over-proof")),
      h("p", {}, h("code", {}, position.seed ?? "")),
      h("p", {}, h("code", {}, position.commitment)),
    );
    const dialog = h("dialog", { class: "ending", "aria-labelledby": "over-title" });
    const course = h("figure", { class: "course" });
    dialog.append(
      // the focus is on what has happened: nobody opens a new match, or scrolls past the winner, by a key pressed too often
      h("h2", { id: "over-title", tabindex: -1, autofocus: true }, verdict(position)),
      h("p", { class: "told" }, position.news.at(-1)?.sentence ?? ""),
      scores(position),
      course,
      h("p", { class: "rematch", role: "status" }),
      h("div", { class: "actions" }),
      proof,
    );
    dialog.addEventListener("close", () => {
      dialog.remove();
      this.dialog = null;
    });
    document.body.append(dialog);
    this.dialog = dialog;
    this.offer();
    dialog.showModal();
    void check(position, proof);
    void trace(position, course);
  }

  /** The others play again: whoever looks at the scores is shown the way. */
  lead(rematch: string): void {
    this.rematch = rematch;
    this.offer();
  }

  private offer(): void {
    if (!this.dialog || !this.position) return;
    find(".rematch", this.dialog).textContent = this.rematch ? say("rematch-set") : "";
    const actions = find(".actions", this.dialog);
    const first = actions.firstElementChild;
    const focused = first !== null && first === document.activeElement;
    actions.replaceChildren(...this.actions(this.position));
    if (focused) (actions.firstElementChild as HTMLElement).focus();
  }

  private actions(position: Position): HTMLElement[] {
    const again = h("button", { class: "button accent" }, say("over-rematch"));
    again.addEventListener("click", this.again);
    const shut = h("button", { class: "button" }, say("over-close"));
    shut.addEventListener("click", () => this.dialog?.close());
    return [
      ...(this.rematch
        ? [rematchLink(this.rematch, position, this.again)]
        : position.mine.length || position.host
          ? [again]
          : []),
      h("a", { class: "button", href: `/t/${position.table}/replay` }, icon("backward-time"), say("over-replay")),
      h(
        "a",
        { class: "button", href: `/api/tables/${position.table}/record`, download: true },
        icon("scroll-quill"),
        say("over-record"),
      ),
      shut,
    ];
  }
}

/** The way to the rematch, for whoever plays there, who is given his key on the way, and for whoever watches. */
export function rematchLink(rematch: string, position: Position, again: () => void): HTMLElement {
  const name = say(position.mine.length ? "rematch-sit" : "rematch-watch");
  const link = h("a", { class: "button accent worded", href: rematch }, icon("three-friends"), name);
  link.addEventListener("click", (event) => {
    if (!position.mine.length && !position.host) return;
    event.preventDefault();
    again();
  });
  return link;
}

/** Who has won, said to whoever looks: to a player of his own part in it. */
export function verdict(position: Position): string {
  const { winners, rows } = position.result ?? { winners: [], rows: [] };
  const named = (seats: number[]): string => seats.map((seat) => position.names[seat] ?? "").join(", ");
  const all = { names: named(winners), count: winners.length };
  const me = position.mine.length === 1 ? position.mine[0] : undefined;
  const own = rows.find((row) => row.seat === me);
  if (me === undefined || !own) return say("ask-over", all);
  const better = rows.filter((row) => winners.includes(row.seat) || row.points > own.points);
  if (!winners.includes(me)) return say("over-placed", { ...all, place: better.length + 1 });
  if (winners.length > 1) return say("over-shared", { names: named(winners.filter((seat) => seat !== me)) });
  const next = Math.max(...rows.filter((row) => row !== own).map((row) => row.points));
  const counted = own.sources.length > 1 && Number.isFinite(next); // one source is no score: a race, say
  return say("over-won", { by: counted ? Math.max(0, own.points - next) : 0 });
}

/** How it came to that, turn by turn; a match that cannot be played again has no chart. */
async function trace(position: Position, figure: HTMLElement): Promise<void> {
  try {
    const course = await ask<Course>(`/api/tables/${position.table}/replay/course`);
    const caption = h("figcaption", {}, course.label || say("over-course"));
    figure.replaceChildren(caption, chart(course, position.names, narrow() ? SMALL : WIDE));
  } catch {
    figure.remove();
  }
}

/** One column for each player, however many sources of points there are: the total is always in sight. */
function scores(position: Position): HTMLTableElement {
  const rows = position.result?.rows ?? [];
  const cell = (tag: "th" | "td", row: { seat: number }, ...inside: (Node | string)[]): HTMLElement =>
    h(
      tag,
      {
        class: position.result?.winners.includes(row.seat) ? "won" : "",
        ...(tag === "th" ? { scope: "col", "data-player": row.seat } : {}),
      },
      ...inside,
    );
  const head = rows.map((row) => cell("th", row, badge(row.seat), h("span", {}, position.names[row.seat] ?? "")));
  const sources = rows[0]?.sources ?? [];
  const only = sources.length === 1 ? sources[0]?.label : undefined;
  const body = (only ? [] : sources).map((source, at) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, source.label),
      ...rows.map((row) => cell("td", row, String(row.sources[at]?.points ?? ""))),
    ),
  );
  const total = h(
    "tr",
    { class: "total" },
    h("th", { scope: "row" }, only ?? say("over-total")),
    ...rows.map((row) => cell("td", row, String(row.points))),
  );
  return h(
    "table",
    { class: "scores final" },
    h("thead", {}, h("tr", {}, h("td", {}), ...head)),
    h("tbody", {}, ...body),
    h("tfoot", {}, total),
  );
}

/** Where the browser can, it checks the promise itself. */
async function check(position: Position, proof: HTMLElement): Promise<void> {
  if (!position.seed || !("subtle" in crypto)) return;
  const text = new TextEncoder().encode(`ludotheque:${position.seed}`);
  const digest = [...new Uint8Array(await crypto.subtle.digest("SHA-256", text))];
  const found = digest.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (found === position.commitment) {
    proof.append(h("span", { class: "chip rulebook" }, icon("wax-seal"), say("over-proved")));
  }
}
