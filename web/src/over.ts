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
    h("a", { class: "button", href: `/api/tables/${position.table}/record`, download: true }, icon("scroll-quill"), say("over-record")),
    shut,
  );
  const proof = h("div", { class: "proof" }, h("p", {}, say("over-proof")), h("p", {}, h("code", {}, position.seed ?? "")), h("p", {}, h("code", {}, position.commitment)));
  const dialog = h("dialog", { "aria-labelledby": "over-title" });
  dialog.append(h("h2", { id: "over-title" }, say("ask-over", { names, count: result.winners.length })), scores(position), actions, proof);
  shut.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  void check(position, proof);
}

function scores(position: Position): HTMLTableElement {
  const rows = position.result?.rows ?? [];
  const sources = rows[0]?.sources.map((source) => source.label) ?? [];
  const head = h("tr", {}, h("th", { scope: "col" }, say("over-player")), ...sources.map((label) => h("th", { scope: "col" }, label)), h("th", { scope: "col" }, say("over-total")));
  const body = rows.map((row) => {
    const won = position.result?.winners.includes(row.seat) ?? false;
    const cells = row.sources.map((source) => h("td", {}, String(source.points)));
    return h("tr", { class: won ? "won" : "" }, h("th", { scope: "row" }, badge(row.seat), position.names[row.seat] ?? ""), ...cells, h("td", { class: "total" }, String(row.points)));
  });
  return h("table", { class: "scores" }, h("thead", {}, head), h("tbody", {}, ...body));
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
