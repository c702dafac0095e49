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

  /** Pieces arrive somewhere: that pane comes up. */
  follow(places: Point[]): void {
    const there = arrival(this.panes, this.shown, places);
    if (there !== this.shown) this.show(there);
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

/** The pane to look at when pieces arrive: the one in sight if some of them arrive there, else where the last one does. */
export function arrival(panes: Pane[], shown: string, places: Point[]): string {
  const there = places.flatMap(({ x, y }) => panes.filter((pane) => within({ x, y, w: 0, h: 0 }, pane)));
  return there.some((pane) => pane.id === shown) ? shown : (there.at(-1)?.id ?? shown);
}

const boxOf = ([x, y, w, h]: Corners): Box => ({ x, y, w, h });

function within(box: Box, pane: Pane): boolean {
  const [x, y, w, h] = pane.box;
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  return cx >= x && cx <= x + w && cy >= y && cy <= y + h;
}
