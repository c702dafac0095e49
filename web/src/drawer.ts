/** A drawer over the lower half of the board: what one player has, or all players in one table of numbers. */

import { ask, Refusal } from "./ask";
import { badge, find, h, icon } from "./dom";
import { Mat } from "./mat";
import type { Mat as Looked, Position } from "./protocol";
import { say } from "./words";

type Shown = number | "compare";

export class Drawer {
  readonly element = find("#drawer");
  private readonly tabs = h("div", { class: "tabs", role: "tablist", "aria-label": say("drawer-whose") });
  private readonly mat = new Mat(h("div", { class: "mat", id: "drawer-mat", role: "tabpanel", tabindex: 0 }), 0.81);
  private readonly table = h("div", {
    class: "compared",
    id: "drawer-compared",
    role: "tabpanel",
    tabindex: 0,
    hidden: true,
  });
  private shown: Shown | null = null;
  private asker: HTMLElement | null = null;
  /** It came up by itself, for something in it may be chosen, and goes by itself. */
  private lent = false;
  private position: Position | null = null;

  /** `address` says where a player's mat is found just now; `drawn` hears that one has been shown. */
  constructor(
    private readonly address: (seat: number) => string,
    private readonly drawn: () => void = () => undefined,
  ) {
    const shut = h("button", { class: "close", type: "button", "aria-label": say("drawer-close") }, "×");
    shut.addEventListener("click", () => this.close());
    this.element.replaceChildren(h("div", { class: "head" }, this.tabs, shut), this.mat.element, this.table);
    this.tabs.addEventListener("keydown", (event) => this.key(event));
    for (const button of document.querySelectorAll("[data-compare]"))
      button.addEventListener("click", () => this.open("compare"));
  }

  get surface(): Element {
    return this.mat.element;
  }

  /** Bring up the viewer's own mat when what may be chosen lies there alone; take away what came up so. */
  lend(needed: boolean): void {
    if (!this.position || needed === this.lent) return;
    this.lent = needed;
    if (!needed) return void this.close();
    this.shown = this.position.viewer;
    this.element.hidden = false;
    this.head(this.position);
    void this.load();
  }

  open(what: Shown): void {
    if (!this.position) return;
    const focused = document.activeElement;
    if (this.element.hidden) this.asker = focused instanceof HTMLElement ? focused : null;
    this.shown = what;
    this.element.hidden = false;
    this.head(this.position);
    if (focused !== document.body)
      this.tabs.querySelector<HTMLElement>("[aria-selected=true]")?.focus({ preventScroll: true });
    void this.load();
  }

  close(): boolean {
    if (this.element.hidden) return false;
    const within = this.element.contains(document.activeElement);
    this.element.hidden = true;
    this.shown = null;
    this.lent = false;
    this.mat.element.replaceChildren();
    const back = this.asker?.isConnected ? this.asker : document.querySelector<HTMLElement>("#seats .open");
    if (within) back?.focus({ preventScroll: true });
    return true;
  }

  /** The drawer follows the match while it is open; what one person sees there is not left for the next. */
  follow(position: Position): void {
    if (this.position && this.position.viewer !== position.viewer) this.close();
    this.position = position;
    if (this.shown === null) return;
    this.head(position);
    void this.load();
  }

  private head(position: Position): void {
    const first = Math.max(0, position.viewer);
    const order = [...position.seats.slice(first), ...position.seats.slice(0, first)];
    const seats = order.map((seat) => this.tab(seat.seat, badge(seat.seat), seat.name));
    const focused = this.tabs.contains(document.activeElement);
    this.tabs.replaceChildren(...seats, this.tab("compare", icon("three-friends"), say("drawer-compare")));
    if (focused) this.tabs.querySelector<HTMLElement>("[aria-selected=true]")?.focus({ preventScroll: true });
  }

  private tab(what: Shown, picture: Node, name: string): HTMLElement {
    const on = what === this.shown;
    const panel = what === "compare" ? this.table.id : this.mat.element.id;
    const tab = h(
      "button",
      {
        role: "tab",
        type: "button",
        "aria-selected": String(on),
        "aria-controls": panel,
        "aria-label": name,
        title: name,
        tabindex: on ? 0 : -1,
      },
      picture,
      h("span", {}, name),
    );
    if (on) for (const pane of [this.mat.element, this.table]) pane.setAttribute("aria-label", name);
    tab.addEventListener("click", () => this.open(what));
    return tab;
  }

  private key(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const all = [...this.tabs.querySelectorAll<HTMLElement>("[role=tab]")];
    const now = all.findIndex((tab) => tab.getAttribute("aria-selected") === "true");
    all[(now + step + all.length) % all.length]?.click();
  }

  private async load(): Promise<void> {
    const wanted = this.shown;
    const position = this.position;
    if (wanted === null || !position) return;
    try {
      const seen = await ask<Looked>(this.address(wanted === "compare" ? 0 : wanted));
      if (this.shown === wanted && this.position === position) this.show(seen, position);
    } catch (problem) {
      if (this.shown === wanted) this.mat.cover(problem instanceof Refusal ? problem.message : say("new-unreachable"));
    }
  }

  private show(seen: Looked, position: Position): void {
    const compared = this.shown === "compare";
    this.table.hidden = !compared;
    this.mat.element.hidden = compared;
    if (compared) this.table.replaceChildren(numbers(seen, position));
    else this.mat.draw(seen.mat.replace(/ id="[^"]*"/g, ""));
    this.element.dataset.number = String(seen.number);
    this.drawn();
  }
}

function numbers(seen: Looked, position: Position): HTMLTableElement {
  const heads = position.seats.map((seat) => h("th", { scope: "col" }, badge(seat.seat), h("span", {}, seat.name)));
  const rows = seen.compare.map((row) => {
    const best = Math.max(...row.values.map((value) => (typeof value === "number" ? value : Number.NEGATIVE_INFINITY)));
    const cells = row.values.map((value) =>
      h("td", { class: value === best && best > 0 ? "best" : "" }, String(value)),
    );
    return h("tr", {}, h("th", { scope: "row" }, row.label), ...cells);
  });
  return h("table", { class: "scores" }, h("thead", {}, h("tr", {}, h("td", {}), ...heads)), h("tbody", {}, ...rows));
}
