/** The panes of the board: parts of the world that are looked at one at a time, each with a tab. */
import { find, h } from "./dom";
import type { Corners, Pane } from "./protocol";
import type { Point } from "./ways";
import type { Box } from "./zoom";

export class Panes {
  private readonly bar = find("#panes");
  private panes: Pane[] = [];
  private shown = "";
  private lit: Pane[] = [];

  constructor(private readonly look: (box: Box, home: Box | null) => void) {}

  draw(panes: Pane[]): void {
    this.panes = panes;
    this.lit = [];
    this.show(panes.some((pane) => pane.id === this.shown) ? this.shown : (panes[0]?.id ?? ""));
  }

  /** Things were lit: their panes are marked; the one with the most comes up, unless what is in sight has half as many. */
  attend(boxes: Box[]): void {
    const count = (pane: Pane): number => boxes.filter((box) => within(box, pane)).length;
    this.lit = this.panes.filter(count);
    const most = Math.max(...this.panes.map(count), 0);
    const here = this.panes.some((pane) => pane.id === this.shown && 2 * count(pane) >= most);
    this.show(here ? this.shown : (this.panes.find((pane) => count(pane) === most)?.id ?? this.shown));
  }

  /** Pieces arrive somewhere: if none of it is in sight, the pane comes up in which the last of them arrives. */
  follow(places: Point[]): void {
    const at = (pane: Pane): boolean => places.some(({ x, y }) => within({ x, y, w: 0, h: 0 }, pane));
    const there = this.panes.filter(at);
    if (there.length && !there.some((pane) => pane.id === this.shown)) this.show(there.at(-1)?.id ?? this.shown);
  }

  holds(box: Box): boolean {
    return this.panes.some((pane) => pane.id === this.shown && within(box, pane));
  }

  private show(id: string): void {
    this.shown = id;
    const pane = this.panes.find((one) => one.id === id);
    if (pane) this.look(boxOf(pane.box), pane.home && boxOf(pane.home));
    this.bar.hidden = this.panes.length < 2;
    const focused = this.bar.contains(document.activeElement);
    this.bar.replaceChildren(...this.panes.map((one) => this.tab(one)));
    if (focused) this.bar.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
  }

  private tab(pane: Pane): HTMLElement {
    const tab = h(
      "button",
      { type: "button", "aria-pressed": String(pane.id === this.shown), class: this.lit.includes(pane) ? "lit" : "" },
      pane.label,
    );
    tab.addEventListener("click", () => this.show(pane.id));
    return tab;
  }
}

const boxOf = ([x, y, w, h]: Corners): Box => ({ x, y, w, h });

function within(box: Box, pane: Pane): boolean {
  const [x, y, w, h] = pane.box;
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  return cx >= x && cx <= x + w && cy >= y && cy <= y + h;
}
