/** The seats: panels in the rail, a strip on the phone. */
import { beside } from "./clock";
import { badge, drawn, find, h, icon, s } from "./dom";
import { type Attendance, attendance, isAway, whereabouts } from "./presence";
import type { Position, Seat } from "./protocol";
import { tally } from "./tally";
import { say } from "./words";

/** Panels narrower than this stand two by two in the rail. */
const WHOLE = 200;
/** The side of a computer's picture. */
const ROBOT = 14;
/** About how wide a letter of a name is, where the panels are out of sight and nothing can be measured. */
const LETTER = 7.5;
/** How often it is looked how long somebody is away. */
const AWAY = 20_000;

export class Seats {
  readonly rail = find("#seats");
  /** Who is connected, where that is known better than by the position. */
  known: Attendance = { here: [], free: [], left: [] };
  private position: Position | null = null;
  private panels: string[] = [];
  private readonly strip = document.querySelector<HTMLElement>("#strip");

  /** `open` shows what a player has; in a match that is over nobody comes or goes. */
  constructor(
    private readonly open: (seat: number) => void,
    private readonly live = true,
  ) {
    if (!live) return;
    setInterval(() => this.attend({}), AWAY);
    setInterval(() => this.position?.clock?.kind === "live" && this.attend({}), 1000);
  }

  draw(position: Position, panels: string[]): void {
    if (!this.known.here.length) this.known = attendance(position.seats);
    this.position = position;
    this.panels = [...panels];
    const first = Math.max(0, position.viewer);
    const order = [...position.seats.slice(first), ...position.seats.slice(0, first)];
    const kept = this.rail.scrollTop;
    const focused = document.activeElement?.closest<HTMLElement>("#seats .seat")?.dataset.seat;
    this.rail.replaceChildren(...order.map((seat) => this.panel(seat)));
    const panel = this.rail.querySelector<SVGSVGElement>("svg.place");
    this.rail.classList.toggle(
      "paired",
      position.shape === "wide" && panel !== null && panel.viewBox.baseVal.width < WHOLE,
    );
    this.rail.scrollTop = kept;
    for (const seat of position.seats) this.robot(seat);
    if (focused) this.rail.querySelector<HTMLElement>(`[data-seat="${focused}"] .open`)?.focus({ preventScroll: true });
    this.rail.querySelector(".asked")?.scrollIntoView({ block: "nearest" });
    this.strip?.replaceChildren(...order.map((seat) => this.chip(seat)));
    this.strip?.classList.toggle("many", order.length > 4);
    this.attend({});
  }

  /** What stands in the panel of a seat, in words, without the name. */
  brief(seat: number): string {
    const told = drawn(this.panels[seat] ?? "").querySelector("title")?.textContent ?? "";
    const name = this.position?.names[seat] ?? "";
    return told.startsWith(name) ? told.slice(name.length).replace(/^\s*:\s*/, "") : told;
  }

  /** Somebody came or went: what is drawn stays, only the absent fade. */
  attend(news: Partial<Attendance>): void {
    this.known = { ...this.known, ...news };
    const mine = this.position?.mine ?? [];
    for (const seat of this.position?.seats ?? []) {
      const time = this.position ? beside(this.position, seat.seat) : "";
      const where = this.live ? [time, whereabouts(seat, mine, this.known)].filter(Boolean).join(" · ") : "";
      for (const place of document.querySelectorAll(`:is(#seats, #strip) > [data-seat="${seat.seat}"]`)) {
        place.classList.toggle("away", this.live && isAway(seat, mine, this.known.here));
        place.classList.toggle("free", this.known.free[seat.seat] ?? false);
        place.setAttribute("aria-label", described(seat, where));
        place.querySelector(".where")?.remove();
        if (where) place.append(h("span", { class: "where" }, where));
      }
    }
  }

  private panel(seat: Seat): HTMLElement {
    const place = h("div", {
      class: seat.asked ? "seat asked" : "seat",
      role: "listitem",
      "data-seat": seat.seat,
    });
    place.toggleAttribute("data-asked", seat.asked);
    const open = h("button", { class: "open", type: "button", "aria-label": say("drawer-open", { name: seat.name }) });
    open.addEventListener("click", (event) => {
      event.stopPropagation();
      this.open(seat.seat);
    });
    const picture = this.picture(seat.seat);
    if (picture) place.append(picture);
    place.append(open);
    return place;
  }

  private picture(seat: number): SVGSVGElement | null {
    const picture = drawn(this.panels[seat] ?? "").querySelector("svg");
    picture?.classList.add("place");
    picture?.setAttribute("role", "group");
    return picture;
  }

  /** Panels as they were when somebody was asked; a number that changed says by how much. */
  paint(panels: string[], asked: number | null): void {
    for (const place of this.rail.querySelectorAll<HTMLElement>(".seat"))
      place.toggleAttribute("data-asked", Number(place.dataset.seat) === asked);
    panels.forEach((panel, seat) => {
      if (panel === this.panels[seat]) return;
      const before = this.rail.querySelector<SVGSVGElement>(`[data-seat="${seat}"] > svg.place`);
      this.panels[seat] = panel;
      const after = this.picture(seat);
      if (!before || !after) return;
      before.replaceWith(after);
      const known = this.position?.seats[seat];
      if (known) this.robot(known);
      tally(before, after);
    });
  }

  /** A computer has its picture beside its name, where the panel that the game drew has it. */
  private robot(seat: Seat): void {
    const name = this.rail.querySelector<SVGTextElement>(`[data-seat="${seat.seat}"] .d-who`);
    const panel = name?.ownerSVGElement;
    if (seat.kind !== "computer" || !name || !panel) return;
    const [left, base] = ["x", "y"].map((side) => Number(name.getAttribute(side))) as [number, number];
    const wide = name.getComputedTextLength() || LETTER * (name.textContent?.length ?? 0);
    const x = Math.min(left + wide + 5, panel.viewBox.baseVal.width - ROBOT - 6);
    const picture = s("use", {
      class: "d-icon2",
      href: "/static/icons.svg#vintage-robot",
      x,
      y: base - ROBOT + 2,
      width: ROBOT,
      height: ROBOT,
    });
    name.after(s("g", {}, s("title", {}, described(seat, "")), picture));
  }

  private chip(seat: Seat): HTMLElement {
    const chip = h(
      "button",
      { class: seat.asked ? "asked" : "", "data-seat": seat.seat },
      badge(seat.seat),
      h("b", {}, seat.name),
      " ",
      h("span", {}, seat.points !== null && String(seat.points), seat.kind === "computer" && icon("vintage-robot")),
    );
    chip.addEventListener("click", () => this.open(seat.seat));
    return chip;
  }
}

function described(seat: Seat, where: string): string {
  const kind = seat.kind === "computer" ? say("seat-computer") : where;
  const points = seat.points !== null && say("seat-points", { points: seat.points });
  return [seat.name, points, kind].filter(Boolean).join(", ");
}
