/** Choosing things where they lie: what is lit, hovering, clicking, tapping twice, and why something cannot be chosen. */
import { type Choice, fits, meaning } from "./choice";
import { narrow, s } from "./dom";
import type { Option } from "./protocol";

export interface Pointed {
  /** One option is meant, by this thing; who touched it could not look at it first. */
  decide(option: Option, thing: Element, touched: boolean): void;
  /** Something is pointed at: the one option it would mean, and all that go with it. */
  hover(option: Option | null, related: Option[]): void;
  /** Nothing that may be chosen was met: what was clicked, and the thing it belongs to. */
  missed(target: Element, thing: Element | null, touched: boolean): void;
  several(things: Element[], at: { x: number; y: number }, pick: (thing: Element) => void): void;
}

const THINGS = "[data-id],[data-verb]";
const FINGER = 44;
const CURSOR = 34;
const CLOSE = 36;

export class Pointing {
  private chosen: Element[] = [];

  constructor(
    private readonly surfaces: Element[],
    private readonly choice: Choice,
    private readonly pointed: Pointed,
  ) {
    for (const surface of surfaces) {
      surface.addEventListener("click", (event) => this.click(event as PointerEvent));
      surface.addEventListener("keydown", (event) => this.key(event as KeyboardEvent));
      for (const over of ["pointerover", "focusin"]) surface.addEventListener(over, (event) => this.over(event));
      for (const out of ["pointerleave", "focusout"]) surface.addEventListener(out, () => pointed.hover(null, []));
    }
  }

  things(): Element[] {
    return this.surfaces.flatMap((surface) => [...surface.querySelectorAll(THINGS)]);
  }

  /** Whether things may be chosen, but none of them lies anywhere but on this surface. */
  onlyOn(surface: Element): boolean {
    const elsewhere = this.things().some((thing) => thing.hasAttribute("data-lit") && !surface.contains(thing));
    return this.choice.left.some((option) => option.args.length) && !elsewhere;
  }

  /** Light what one of the remaining options names. */
  light(): void {
    const left = this.choice.left;
    const depth = this.choice.path.length;
    this.chosen = this.chosen.slice(0, depth);
    for (const thing of this.things()) {
      const kept = this.options(thing, left);
      const lit = kept.length > 0 && (depth === 0 || kept.length < left.length);
      const chosen = depth > 0 && this.chosen.includes(thing);
      mark(thing, lit || chosen);
      thing.classList.toggle("chosen", chosen);
    }
    for (const thing of this.things()) name(thing);
  }

  /** The thing shows that its button is pointed at. */
  heat(related: Option[]): void {
    for (const thing of this.things()) {
      const lit = thing.hasAttribute("data-lit");
      thing.classList.toggle("hot", lit && related.some((option) => fits(option, meaning(thing))));
    }
  }

  choose(thing: Element, touched = false): void {
    if (this.chosen.includes(thing)) return this.choice.back(this.chosen.indexOf(thing));
    const kept = this.options(thing, this.choice.left);
    if (kept.length === 1 && kept[0]) return this.pointed.decide(kept[0], thing, touched);
    const what = meaning(thing);
    this.chosen = [...this.chosen.slice(0, this.choice.path.length), thing];
    this.choice.narrow({ label: label(thing), keep: (option) => fits(option, what) });
  }

  private options(thing: Element, left: Option[]): Option[] {
    const what = meaning(thing);
    return left.filter((option) => fits(option, what));
  }

  private click(event: PointerEvent): void {
    const touched = event.pointerType === "touch";
    const target = event.target as Element;
    const near = this.near(event, touched ? FINGER : CURSOR);
    const direct = target.closest("[data-lit]");
    if (touched && near.length > 1 && !near.some((thing) => thing.contains(direct) && thing !== direct)) {
      return this.pointed.several(near, { x: event.clientX, y: event.clientY }, (thing) => this.choose(thing, true));
    }
    const thing = direct ?? near[0];
    if (thing) return this.choose(thing, touched);
    this.pointed.missed(target, target.closest(THINGS), touched);
  }

  /** Lit things under the finger, which is broader than a point; the innermost only. */
  private near(event: PointerEvent, size: number): Element[] {
    const found = this.things().filter((thing) => {
      if (!thing.hasAttribute("data-lit")) return false;
      const box = thing.getBoundingClientRect();
      const [mx, my] = [Math.max(0, (size - box.width) / 2), Math.max(0, (size - box.height) / 2)];
      const inside = event.clientX >= box.left - mx && event.clientX <= box.right + mx;
      return inside && event.clientY >= box.top - my && event.clientY <= box.bottom + my;
    });
    return found.filter((thing) => !found.some((other) => other !== thing && thing.contains(other)));
  }

  private key(event: KeyboardEvent): void {
    if (event.key !== "Enter" && event.key !== " ") return;
    const thing = (event.target as Element).closest("[data-lit]");
    if (!thing) return;
    event.preventDefault();
    event.stopPropagation();
    this.choose(thing);
  }

  private over(event: Event): void {
    const thing = (event.target as Element).closest("[data-lit]");
    if (!thing) return this.pointed.hover(null, []);
    const kept = this.options(thing, this.choice.left);
    this.pointed.hover(kept.length === 1 ? (kept[0] ?? null) : null, kept);
  }
}

export function label(thing: Element): string {
  return (
    thing.querySelector(":scope > title")?.textContent ??
    thing.getAttribute("data-title") ??
    thing.getAttribute("data-id") ??
    ""
  );
}

function mark(thing: Element, lit: boolean): void {
  thing.toggleAttribute("data-lit", lit);
  thing.classList.toggle("unlit", !lit);
  const where = thing.getAttribute("data-ring");
  if (where === null) return;
  const ring = thing.querySelector(":scope > .d-ring");
  if (!lit) ring?.remove();
  else if (!ring && where.includes("oval")) {
    const title = thing.querySelector(":scope > title");
    if (title) title.after(ringOf(where));
    else thing.prepend(ringOf(where));
  } else if (!ring) thing.insertBefore(ringOf(where), thing.querySelector(":scope > .d-over"));
}

/** The golden ring of a thing that may be chosen, and a notch above, for colour alone tells nothing to some. An oval
 * glows beneath its thing, every other ring lies upon it, but not upon those of its children that say `d-over`. */
function ringOf(where: string): SVGElement {
  const [outline = "", ...point] = where.split(" ");
  if (Number.isNaN(Number(outline))) return ringAlong(outline, ...(point.map(Number) as [number, number]));
  const [x = 0, y = 0, width = 0, height = 0, corner = 0, mx = x + width / 2, my = y - 3] = where
    .split(" ")
    .map(Number);
  const form = where.split(" ")[4];
  const [w, h] = [width / 2, height / 2];
  const [rx, ry] = form === "oval" ? [w, h] : [corner, corner];
  const line = (kind: string): SVGElement =>
    form === "lozenge"
      ? s("path", { class: kind, d: `M${x + w} ${y}l${w} ${h} ${-w} ${h} ${-w} ${-h}z` })
      : s("rect", { class: kind, x, y, width, height, rx, ry });
  return s("g", { class: "d-ring" }, form === "oval" && line("d-glow"), line("d-lit"), line("d-litin"), notch(mx, my));
}

/** The same within an outline of the plate. */
function ringAlong(id: string, mx: number, my: number): SVGElement {
  const line = (kind: string): SVGElement => s("use", { class: kind, href: `#${id}` });
  const within = s("g", { class: "d-within", "clip-path": `url(#${id}-in)` }, line("d-lit"), line("d-litin"));
  return s("g", { class: "d-ring" }, within, notch(mx, my));
}

const notch = (x: number, y: number): SVGElement => s("path", { class: "d-notch", d: `M${x - 6} ${y - 5}h12l-6 8z` });

/** A name and a role for the keyboard and the screen reader; never a button within a button. */
function name(thing: Element): void {
  if (!thing.hasAttribute("data-lit") || thing.querySelector("[data-lit]")) {
    for (const attribute of ["tabindex", "role", "aria-label"]) thing.removeAttribute(attribute);
    return;
  }
  for (const [attribute, value] of Object.entries({ tabindex: "0", role: "button", "aria-label": spoken(thing) }))
    if (thing.getAttribute(attribute) !== value) thing.setAttribute(attribute, value);
}

/** What a thing is called, with what is written on it: who speaks to the screen says what stands there. */
function spoken(thing: Element): string {
  const [called, written] = [label(thing), inscription(thing)];
  return called.toLowerCase().includes(written.toLowerCase()) ? called : `${called}, ${written}`;
}

const inscription = (thing: Element): string =>
  [...thing.querySelectorAll("text")].map((text) => text.textContent?.trim()).join(" ");

/** Whether two of these things are too near to one another for a finger. */
export function crowded(seen: DOMRect[]): boolean {
  const close = (a: DOMRect, b: DOMRect): boolean =>
    Math.hypot(middle(a).x - middle(b).x, middle(a).y - middle(b).y) < CLOSE;
  return narrow() && seen.some((a, i) => seen.slice(i + 1).some((b) => close(a, b)));
}

const middle = (box: DOMRect): { x: number; y: number } => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
