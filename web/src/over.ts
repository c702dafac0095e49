/** The end: who won, where the points came from, and the proof that nobody chose the dice. */
import { badge, h, icon } from "./dom";
import type { Position } from "./protocol";
import { say } from "./words";

export function over(position: Position, rematch: () => void): void {
  const result = position.result;
  if (!result) return;
  const names = result.winners.map((seat) => position.names[seat] ?? "").join(", ");
  const again = h("button", { class: "button accent" }, say("over-rematch"));
  again.addEventListener("click", rematch);
  const shut = h("button", { class: "button" }, say("over-close"));
  const actions = h("div", { class: "actions" }, position.mine.length > 0 && again);
  actions.append(
    h("a", { class: "button", href: `/t/${position.table}/replay` }, icon("backward-time"), say("over-replay")),
    h(
      "a",
      { class: "button", href: `/api/tables/${position.table}/record`, download: true },
      icon("scroll-quill"),
      say("over-record"),
    ),
    shut,
  );
  const proof = h(
    "div",
    { class: "proof" },
    h("p", {}, say("over-proof")),
    h("p", {}, h("code", {}, position.seed ?? "")),
    h("p", {}, h("code", {}, position.commitment)),
  );
  const dialog = h("dialog", { "aria-labelledby": "over-title" });
  const told = position.news.at(-1)?.sentence ?? "";
  dialog.append(
    h("h2", { id: "over-title" }, say("ask-over", { names, count: result.winners.length })),
    h("p", { class: "told" }, told),
    scores(position),
    actions,
    proof,
  );
  shut.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  void check(position, proof);
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
