/** The list of keys: what "?" opens. */
import { h } from "./dom";
import { say } from "./words";

const KEYS: [keys: string[], what: string][] = [
  [["1", "…", "9", "0"], "keys-options"],
  [["↑", "↓", "←", "→"], "keys-arrows"],
  [["⇧", "↑"], "keys-all"],
  [["↵"], "keys-enter"],
  [["Esc"], "keys-escape"],
  [["h"], "keys-hint"],
  [["u"], "keys-undo"],
  [["w"], "keys-why"],
  [["␣"], "keys-hurry"],
  [["[", "]"], "keys-step"],
  [["+", "−", "z"], "keys-zoom"],
  [["?"], "keys-keys"],
];

export function keys(): void {
  if (document.querySelector("dialog.keys")) return;
  const rows = KEYS.flatMap(([signs, what]) => [
    h("dt", {}, ...signs.map((sign) => (sign === "…" ? "…" : h("kbd", {}, sign)))),
    h("dd", {}, say(what)),
  ]);
  const shut = h("button", { class: "button", type: "button" }, say("card-close"));
  const title = h("h2", { id: "keys-title", tabindex: -1, autofocus: true }, say("keys-title"));
  const dialog = h(
    "dialog",
    { class: "keys", "aria-labelledby": "keys-title" },
    title,
    h("dl", {}, ...rows),
    h("div", { class: "actions" }, shut),
  );
  shut.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
