/** Freeing a seat: asked twice, and then the new link to it, to be sent or taken along. */
import { ask, Refusal } from "./ask";
import { h } from "./dom";
import { copyButton } from "./menu";
import type { Link, Position } from "./protocol";
import { linked } from "./recent";
import { say } from "./words";

/** The button that begins it: one's own seat is taken along to another device, somebody else's is freed. */
export function freeButton(position: Position, seat: number): HTMLButtonElement {
  const own = position.mine.includes(seat) ? "own" : "other";
  const name = position.names[seat] ?? "";
  const button = h("button", { class: "button small", type: "button" }, say(`free-${own}`, { name }));
  button.addEventListener("click", () => sure(position, seat, own, name));
  return button;
}

function sure(position: Position, seat: number, own: string, name: string): void {
  const go = h("button", { class: "button accent", type: "button" }, say(`free-${own}-go`));
  const stay = h("button", { class: "button", type: "button" }, say("free-stay"));
  const told = h("p", { class: "told", role: "status" }, say(`free-${own}-more`, { name }));
  const title = h("h2", { id: "free-title", tabindex: -1, autofocus: true }, say(`free-${own}`, { name }));
  const actions = h("div", { class: "actions" }, go, stay);
  const dialog = h("dialog", { class: "freeing", "aria-labelledby": "free-title" }, title, told, actions);
  stay.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  go.addEventListener("click", () => {
    go.disabled = true;
    leaving.add(seat);
    ask<Link>(`/api/tables/${position.table}/free`, { seat }).then(
      (link) => {
        linked(position.table, link);
        told.textContent = say(`free-${own}-done`, { name });
        const url = new URL(link.url, location.href).href;
        const field = h("input", {
          class: "field",
          readonly: true,
          value: url,
          "aria-label": say("menu-link", { name }),
        });
        told.after(h("div", { class: "row" }, field, copyButton(url, say("new-copy"))));
        stay.textContent = say("card-close");
        go.remove();
        title.focus();
      },
      (problem: unknown) => {
        leaving.delete(seat);
        go.disabled = false;
        told.textContent = problem instanceof Refusal ? problem.message : say("new-unreachable");
      },
    );
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** The seats that this page gives up itself: nobody need be told. */
const leaving = new Set<number>();

/** Whether a seat of mine was given away by somebody else. */
export function thrownOut(before: Position | null, now: Position): boolean {
  const lost = before?.mine.filter((seat) => !now.mine.includes(seat)) ?? [];
  const away = lost.filter((seat) => !leaving.has(seat));
  for (const seat of lost) leaving.delete(seat);
  return away.length > 0;
}
