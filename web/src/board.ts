/** The board: a plate fetched once, a live layer morphed from frame to frame, and where its pieces lie. */
import { Idiomorph } from "idiomorph";
import { drawn, find, s, still } from "./dom";
import { Inset } from "./inset";
import { Panes } from "./panes";
import type { Position } from "./protocol";
import { type Box, Zoom } from "./zoom";

export interface Place {
  x: number;
  y: number;
}

const AT = /translate\((-?[\d.]+)[ ,](-?[\d.]+)\)/;
const MOVE = 420;

export class Board {
  readonly svg = find<SVGSVGElement>("#board");
  private readonly inset = new Inset(find(".frame"));
  readonly zoom = new Zoom(this.svg, find(".frame"), (seen, whole) => this.inset.show(seen, whole));
  private readonly panes = new Panes((box, home) => this.zoom.fit(box, home));
  readonly over = s("g", { id: "over", "aria-hidden": "true" });
  world: [number, number] = [1, 1];
  private plate = "";
  private readonly sheet = new CSSStyleSheet();
  /** The board went nearer by itself, and goes back by itself. */
  private near = false;

  /** Show a frame; pieces glide from where they lay when `gliding`. */
  async show(position: Position, gliding: boolean): Promise<void> {
    await this.lay(position.plate_url);
    this.world = position.world;
    this.panes.draw(position.panes);
    const before = this.places();
    const live = drawn(`<svg>${position.live}</svg>`).querySelector("#live");
    const old = this.svg.querySelector("#live");
    if (!live) return;
    if (old) Idiomorph.morph(old, live, { morphStyle: "outerHTML" });
    else this.svg.insertBefore(live, this.over);
    if (gliding && !still()) this.glide(before);
  }

  /** Where each piece with a name lies. */
  places(): Map<string, Place> {
    const found = new Map<string, Place>();
    for (const piece of this.svg.querySelectorAll("#live [id][transform]")) {
      const place = placeOf(piece);
      if (place) found.set(piece.id, place);
    }
    return found;
  }

  piece(id: string): SVGGraphicsElement | null {
    return this.svg.querySelector<SVGGraphicsElement>(`#live [id="${CSS.escape(id)}"]`);
  }

  /** I am asked: the pane that holds what is lit, at home in it; nearer where lit things lie too close for a finger. */
  attend(crowded: (boxes: DOMRect[]) => boolean): void {
    const lit = [...this.svg.querySelectorAll<SVGGraphicsElement>("#live [data-lit]")].map((thing) =>
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
    this.svg.replaceChildren(...(picture ? picture.childNodes : []), this.over);
  }

  /** A plate brings the style of what lies on it; set in as it is, a page that allows no inline style would not see it. */
  private dress(styles: Element[]): void {
    this.sheet.replaceSync(styles.map((style) => style.textContent).join(""));
    for (const style of styles) style.remove();
    document.adoptedStyleSheets = [this.sheet];
  }

  private glide(before: Map<string, Place>): void {
    for (const [id, now] of this.places()) {
      const was = before.get(id);
      if (!was || (was.x === now.x && was.y === now.y)) continue;
      const piece = this.piece(id);
      const rest = (piece?.getAttribute("transform") ?? "").replace(AT, "").trim();
      const frames = [was, now].map((at) => ({ transform: `translate(${at.x}px, ${at.y}px) ${rest}` }));
      piece?.animate(frames, { duration: MOVE, easing: "cubic-bezier(.2,.7,.2,1)" });
    }
  }
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
