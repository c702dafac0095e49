/** The end: who won, where the points came from, and the proof that nobody chose the dice. */
import { badge, find, h, icon } from "./dom";
import type { Position } from "./protocol";
import { say } from "./words";

export class Ending {
  private position: Position | null = null;
  private dialog: HTMLDialogElement | null = null;
  /** Where the others play again. */
  private rematch: string | null = null;

  constructor(private readonly again: () => void) {}

  show(position: Position): void {
    if (!position.result) return;
    this.position = position;
    const { winners } = position.result;
    const names = winners.map((seat) => position.names[seat] ?? "").join(", ");
    const proof = h(
      "div",
      { class: "proof" },
      h("p", {}, say("over-proof")),
      h("p", {}, h("code", {}, position.seed ?? "")),
      h("p", {}, h("code", {}, position.commitment)),
    );
    const dialog = h("dialog", { "aria-labelledby": "over-title" });
    dialog.append(
      h("h2", { id: "over-title", tabindex: -1, autofocus: true }, say("ask-over", { names, count: winners.length })),
      h("p", { class: "told" }, position.news.at(-1)?.sentence ?? ""),
      scores(position),
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
