/** The seats: panels in the rail, a strip on the phone. */
import { beside } from "./clock";
import { badge, drawn, find, h, icon, s, soon } from "./dom";
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
  /** All that was drawn from, to see whether anything has changed. */
  private stands = "";
  private readonly places: HTMLElement[] = [];
  /** What the panel in each place was drawn from. */
  private readonly hung: string[] = [];
  /** Computers whose panels have been drawn and do not show their picture yet. */
  private bare: Seat[] = [];
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
    const stands = JSON.stringify([position.seats, position.viewer, position.shape, panels]);
    this.position = position;
    if (stands === this.stands) return this.attend({});
    this.stands = stands;
    this.panels = [...panels];
    const first = Math.max(0, position.viewer);
    const order = [...position.seats.slice(first), ...position.seats.slice(0, first)];
    const places = order.map((seat) => this.place(seat));
    if (places.some((place, at) => place !== this.rail.children[at])) this.rail.replaceChildren(...places);
    const panel = this.rail.querySelector<SVGSVGElement>("svg.place");
    this.rail.classList.toggle(
      "paired",
      position.shape === "wide" && panel !== null && panel.viewBox.baseVal.width < WHOLE,
    );
    this.robots();
    soon(this.reveal);
    this.strip?.replaceChildren(...order.map((seat) => this.chip(seat)));
    this.strip?.classList.toggle("many", order.length > 4);
    this.attend({});
  }

  private readonly reveal = (): void => this.rail.querySelector(".asked")?.scrollIntoView({ block: "nearest" });

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
        const told = place.querySelector(".where");
        if (where === (told?.textContent ?? "")) continue;
        told?.remove();
        if (where) place.append(h("span", { class: "where" }, where));
      }
    }
  }

  /** The place of a seat in the rail, made once: what is laid out already stays so. */
  private place(seat: Seat): HTMLElement {
    const place = this.places[seat.seat] ?? this.furnished(seat.seat);
    this.places[seat.seat] = place;
    place.classList.toggle("asked", seat.asked);
    place.toggleAttribute("data-asked", seat.asked);
    place.querySelector(".open")?.setAttribute("aria-label", say("drawer-open", { name: seat.name }));
    this.hang(seat);
    return place;
  }

  private furnished(seat: number): HTMLElement {
    const open = h("button", { class: "open", type: "button" });
    open.addEventListener("click", (event) => {
      event.stopPropagation();
      this.open(seat);
    });
    return h("div", { class: "seat", role: "listitem", "data-seat": seat }, open);
  }

  /** Put the panel of a seat in its place, unless it hangs there already. */
  private hang(seat: Seat): void {
    const shown = `${seat.kind} ${seat.name} ${this.panels[seat.seat] ?? ""}`;
    const place = this.places[seat.seat];
    if (!place || this.hung[seat.seat] === shown) return;
    this.hung[seat.seat] = shown;
    const before = place.querySelector<SVGSVGElement>("svg.place");
    const after = drawn(this.panels[seat.seat] ?? "").querySelector("svg");
    before?.remove();
    if (!after) return;
    after.classList.add("place");
    after.setAttribute("role", "group");
    place.prepend(after);
    if (seat.kind === "computer") this.bare.push(seat);
    if (before) tally(before, after);
  }

  /** Panels as they were when somebody was asked; a number that changed says by how much. */
  paint(panels: string[], asked: number | null): void {
    for (const place of this.rail.querySelectorAll<HTMLElement>(".seat"))
      place.toggleAttribute("data-asked", Number(place.dataset.seat) === asked);
    this.panels = [...panels];
    this.stands = "";
    for (const seat of this.position?.seats ?? []) this.hang(seat);
    this.robots();
  }

  /** A computer has its picture beside its name, where the panel that the game drew has it: all names are measured before
   * any picture is set. */
  private robots(): void {
    const spots = this.bare.flatMap((seat) => {
      const name = this.places[seat.seat]?.querySelector<SVGTextElement>(".d-who");
      const width = name?.ownerSVGElement?.viewBox.baseVal.width;
      if (!name || !width) return [];
      const wide = name.getComputedTextLength() || LETTER * (name.textContent?.length ?? 0);
      const x = Math.min(Number(name.getAttribute("x")) + wide + 5, width - ROBOT - 6);
      return [
        { told: `${seat.name}, ${say("seat-computer")}`, name, x, y: Number(name.getAttribute("y")) - ROBOT + 2 },
      ];
    });
    this.bare = [];
    for (const { told, name, x, y } of spots) {
      const side = { width: ROBOT, height: ROBOT };
      const picture = s("use", { class: "d-icon2", href: "/static/icons.svg#vintage-robot", x, y, ...side });
      name.after(s("g", {}, s("title", {}, told), picture));
    }
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
