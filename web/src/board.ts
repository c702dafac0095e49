/** The board: a plate fetched once, what lies on it changed from picture to picture, and where its pieces lie. */
import { Idiomorph } from "idiomorph";
import { drawn, find, s, still } from "./dom";
import { Inset } from "./inset";
import { Panes } from "./panes";
import type { Picture } from "./picture";
import type { Position } from "./protocol";
import { apart, length, type Point, Ways } from "./ways";
import { type Box, Zoom } from "./zoom";

export type Place = Point;

/** A piece that went from one place to another, and how; pieces called by their place had another name there. */
export interface Travel {
  id: string;
  was: string;
  way: Point[];
}

/** A piece that may leave the board, as it was, and its way out. */
interface Leaving {
  id: string;
  copy: SVGGraphicsElement;
  way: Point[];
}

const AT = /translate\((-?[\d.]+)[ ,](-?[\d.]+)\)/;
const SET_OFF = 320;
const PER_PLACE = 70;
const SLOWEST = 1100;
/** About how far two places are from one another. */
const SPACE = 60;

export class Board {
  readonly svg = find<SVGSVGElement>("#board");
  private readonly inset = new Inset(find(".frame"));
  readonly zoom = new Zoom(this.svg, find(".frame"), (seen, whole) => this.inset.show(seen, whole));
  private readonly panes = new Panes((box, home) => this.zoom.fit(box, home));
  readonly over = s("g", { id: "over", "aria-hidden": "true" }) as SVGGElement;
  private readonly live = s("g", { id: "live" }) as SVGGElement;
  private shown = new Map<string, string>();
  private ways: Ways | null = null;
  world: [number, number] = [1, 1];
  private plate = "";
  private readonly sheet = new CSSStyleSheet();
  /** The board went nearer by itself, and goes back by itself. */
  private near = false;

  /** What does not change from picture to picture. */
  async set(position: Position): Promise<void> {
    await this.lay(position.plate_url);
    this.world = position.world;
    document.documentElement.style.setProperty("--aspect", String(this.world[0] / this.world[1]));
    this.panes.draw(position.panes);
  }

  /** Lay down a picture; pieces travel from where they lay when `moving`. What went where is answered. */
  show(picture: Picture, moving: boolean): Travel[] {
    const [before, likes] = [this.places(), this.likes()];
    const leaving = moving && !still() ? this.leaving() : [];
    const parts = new Map([...this.live.children].map((part) => [part.id, part]));
    for (const [id, part] of parts) if (!picture.things.has(id)) part.remove();
    let last: Element | null = null;
    for (const [id, text] of picture.things) {
      let part = parts.get(id) ?? null;
      if (part === null || this.shown.get(id) !== text) {
        const fresh = drawn(`<svg>${text}</svg>`).querySelector("svg")?.firstElementChild;
        if (fresh && part) part = (Idiomorph.morph(part, fresh, { morphStyle: "outerHTML" }) as Element[])[0] ?? part;
        else part = fresh ?? part;
      }
      if (!part) continue;
      if (part.parentNode !== this.live || part.previousElementSibling !== last) this.put(part, last);
      last = part;
    }
    this.shown = picture.things;
    const travels = this.travels(before, likes);
    if (moving) this.panes.follow(travels.filter(({ id }) => this.top(id)).map(({ way }) => way.at(-1) as Point));
    if (moving && !still()) for (const travel of travels) this.carry(this.piece(travel.id), travel.way);
    for (const one of leaving) if (!this.piece(one.id) && !travels.some(({ was }) => was === one.id)) this.leave(one);
    return travels;
  }

  /** Whether a piece lies on the board itself: where it is said to be is where it is. */
  private top(id: string): boolean {
    return this.piece(id)?.parentNode === this.live;
  }

  /** Copies of the pieces that do not vanish when they are gone: `data-exit` says where they leave the board. */
  private leaving(): Leaving[] {
    const here = this.live.getScreenCTM()?.inverse();
    return [...this.live.querySelectorAll<SVGGraphicsElement>("[data-exit]")].map((piece) => {
      const at = piece.getScreenCTM();
      const { e, f } = here && at ? here.multiply(at) : { e: 0, f: 0 };
      const [x = e, y = f] = (piece.getAttribute("data-exit") ?? "").split(" ").map(Number);
      const copy = piece.cloneNode(true) as SVGGraphicsElement;
      for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
      return { id: piece.id, copy, way: this.way(piece, { x: e, y: f }, { x, y }) };
    });
  }

  private leave({ copy, way }: Leaving): void {
    this.over.append(copy);
    const time = Board.time(way);
    const faded = copy.animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], time).finished;
    this.carry(copy, way);
    faded.finally(() => copy.remove()).catch(() => undefined);
  }

  private put(part: Element, after: Element | null): void {
    if (after) after.after(part);
    else this.live.prepend(part);
  }

  /** The pieces of those parts that another picture draws otherwise, or not at all. */
  changing(next: Picture): SVGGraphicsElement[] {
    const parts = [...this.live.children].filter(({ id }) => next.things.get(id) !== this.shown.get(id));
    const pieces = parts.flatMap((part) => [part, ...part.querySelectorAll("[id][transform]")]);
    return pieces.filter((piece) => piece.id && placeOf(piece)) as SVGGraphicsElement[];
  }

  /** The parts of the picture that is shown. */
  things(): string[] {
    return [...this.shown.keys()];
  }

  /** Where each piece with a name lies. */
  places(): Map<string, Place> {
    const found = new Map<string, Place>();
    for (const piece of this.live.querySelectorAll("[id][transform]")) {
      const place = placeOf(piece);
      if (place) found.set(piece.id, place);
    }
    return found;
  }

  piece(id: string): SVGGraphicsElement | null {
    return this.live.querySelector<SVGGraphicsElement>(`[id="${CSS.escape(id)}"]`);
  }

  /** The way a piece takes from place to place. */
  way(piece: Element | null, from: Place, to: Place): Point[] {
    return this.ways?.between(piece?.getAttribute("data-by") ?? null, from, to) ?? [from, to];
  }

  /** How long a piece travels, at the normal pace. */
  static time(way: Point[]): number {
    return Math.min(SLOWEST, SET_OFF + (PER_PLACE * length(way)) / SPACE);
  }

  /** Where several pieces are alike, by `data-like`, one that is gone and one that has come are the same one. */
  private likes(): [id: string, like: string][] {
    return [...this.live.querySelectorAll("[data-like]")].map((piece) => [piece.id, like(piece)]);
  }

  private travels(before: Map<string, Place>, likes: [id: string, like: string][]): Travel[] {
    const found: Travel[] = [];
    const after = this.places();
    const gone = new Map(likes.filter(([id]) => !after.has(id)));
    for (const [id, now] of after) {
      const was = before.has(id) ? id : nearest(before, gone, like(this.piece(id)), now);
      const from = before.get(was);
      gone.delete(was);
      if (from && apart(from, now) > 0.5) found.push({ id, was, way: this.way(this.piece(id), from, now) });
    }
    return found;
  }

  private carry(piece: SVGGraphicsElement | null, way: Point[]): void {
    const rest = (piece?.getAttribute("transform") ?? "").replace(AT, "").trim();
    const whole = length(way) || 1;
    let gone = 0;
    const frames = way.map((at, index) => {
      gone += index ? apart(at, way[index - 1] as Point) : 0;
      return { transform: `translate(${at.x}px, ${at.y}px) ${rest}`, offset: gone / whole };
    });
    piece?.animate(frames, { duration: Board.time(way), easing: "ease-in-out" });
  }

  /** Whether a place of the board is in the lower part of what one sees of it. */
  low(place: Place): boolean {
    const matrix = this.svg.getScreenCTM();
    const box = this.svg.getBoundingClientRect();
    if (!matrix) return false;
    return new DOMPoint(place.x, place.y).matrixTransform(matrix).y > box.top + box.height * 0.6;
  }

  /** I am asked: the pane that holds what is lit, at home in it; nearer where lit things lie too close for a finger. */
  attend(crowded: (boxes: DOMRect[]) => boolean): void {
    const lit = [...this.live.querySelectorAll<SVGGraphicsElement>("[data-lit]")].map((thing) =>
      thing.getBoundingClientRect(),
    );
    const boxes = this.inWorld(lit);
    this.panes.attend(boxes);
    const here = boxes.filter((box) => this.panes.holds(box));
    if (crowded(lit.filter((_, index) => here.includes(boxes[index] as Box)))) {
      this.near = true;
      this.zoom.approach(around(here));
    } else if (this.near) this.settle();
    else this.zoom.follow();
    if (here.length && !this.near) this.zoom.reveal(around(here));
  }

  /** Somebody else is asked: the board goes back only if it came nearer by itself. */
  settle(): void {
    if (this.near) this.zoom.back();
    this.near = false;
  }

  private inWorld(boxes: DOMRect[]): Box[] {
    const matrix = this.svg.getScreenCTM()?.inverse();
    if (!matrix) return [];
    return boxes.map((box) => {
      const corner = new DOMPoint(box.left, box.top).matrixTransform(matrix);
      return { x: corner.x, y: corner.y, w: box.width * matrix.a, h: box.height * matrix.d };
    });
  }

  private async lay(url: string): Promise<void> {
    if (url === this.plate) return;
    const reply = await fetch(url);
    const text = await reply.text();
    this.plate = url;
    const picture = drawn(text.includes("<svg") ? text : `<svg>${text}</svg>`).querySelector("svg");
    this.dress([...(picture?.querySelectorAll("style") ?? [])]);
    this.svg.replaceChildren(...(picture ? picture.childNodes : []), this.live, this.over);
    this.live.replaceChildren();
    this.shown = new Map();
    this.ways = new Ways(this.svg);
  }

  /** A plate brings the style of what lies on it; set in as it is, a page that allows no inline style would not see it. */
  private dress(styles: Element[]): void {
    this.sheet.replaceSync(styles.map((style) => style.textContent).join(""));
    for (const style of styles) style.remove();
    document.adoptedStyleSheets = [this.sheet];
  }
}

const like = (piece: Element | null): string => piece?.getAttribute("data-like") ?? "";

/** The piece nearest to a place of those that are gone and alike. */
function nearest(before: Map<string, Place>, gone: Map<string, string>, like: string, now: Place): string {
  const far = (id: string): number => apart(before.get(id) ?? now, now);
  const alike = [...gone].filter(([, other]) => like && other === like).map(([id]) => id);
  return alike.sort((one, other) => far(one) - far(other))[0] ?? "";
}

function around(boxes: Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}

export function placeOf(piece: Element): Place | null {
  const at = AT.exec(piece.getAttribute("transform") ?? "");
  return at ? { x: Number(at[1]), y: Number(at[2]) } : null;
}

/** The seat a piece belongs to, by the class that gives it its colour. */
export function seatOf(piece: Element | null): number | null {
  const colour = /\bd-s(\d)\b/.exec(piece?.getAttribute("class") ?? "");
  return colour ? Number(colour[1]) - 1 : null;
}
