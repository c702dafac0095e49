/** A line of a list of tables: the game by its colour, who sits there, what there is to say, and what to do. */
import { h } from "./dom";

export function row(game: string, title: string, badges: Node[], more: string, end: Node): HTMLElement {
  const text = h("span", {}, h("b", {}, title), h("span", { class: "badges" }, ...badges), h("small", {}, more));
  return h("div", { class: "line", "data-game": game }, h("span", { class: "bar" }), text, end);
}
