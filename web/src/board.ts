/** The board: a plate fetched once, a live layer morphed from frame to frame, and where its pieces lie. */
import { Idiomorph } from "idiomorph";
import { drawn, find, s, still } from "./dom";
import type { Position } from "./protocol";
import { Zoom } from "./zoom";

export interface Place {
  x: number;
  y: number;
}

const AT = /translate\((-?[\d.]+)[ ,](-?[\d.]+)\)/;
const MOVE = 420;

export class Board {
  readonly svg = find<SVGSVGElement>("#board");
  readonly zoom = new Zoom(this.svg, find(".frame"));
  readonly over = s("g", { id: "over", "aria-hidden": "true" });
  world: [number, number] = [1, 1];
  private plate = "";
  /** The board went nearer by itself, and goes back by itself. */
  private near = false;

  /** Show a frame; pieces glide from where they lay when `gliding`. */
  async show(position: Position, gliding: boolean): Promise<void> {
    await this.lay(position.plate_url);
    this.world = position.world;
    this.zoom.fit(position.world);
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

  /** Things that lie too near to one another for a finger: the board goes to them, and back when there are none. */
  approach(crowd: DOMRect[] | null): void {
    const matrix = this.svg.getScreenCTM()?.inverse();
    if (this.near) this.zoom.all();
    this.near = Boolean(crowd && matrix);
    if (!crowd || !matrix) return;
    const corner = (x: number, y: number): DOMPoint => new DOMPoint(x, y).matrixTransform(matrix);
    const low = corner(Math.min(...crowd.map((box) => box.left)), Math.min(...crowd.map((box) => box.top)));
    const high = corner(Math.max(...crowd.map((box) => box.right)), Math.max(...crowd.map((box) => box.bottom)));
    this.zoom.near({ x: low.x, y: low.y, w: high.x - low.x, h: high.y - low.y });
  }

  private async lay(url: string): Promise<void> {
    if (url === this.plate) return;
    const reply = await fetch(url);
    const text = await reply.text();
    this.plate = url;
    const picture = drawn(text.includes("<svg") ? text : `<svg>${text}</svg>`).querySelector("svg");
    this.svg.replaceChildren(...(picture ? picture.childNodes : []), this.over);
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

export function placeOf(piece: Element): Place | null {
  const at = AT.exec(piece.getAttribute("transform") ?? "");
  return at ? { x: Number(at[1]), y: Number(at[2]) } : null;
}

/** The seat a piece belongs to, by the class that gives it its colour. */
export function seatOf(piece: Element | null): number | null {
  const colour = /\bd-s(\d)\b/.exec(piece?.getAttribute("class") ?? "");
  return colour ? Number(colour[1]) - 1 : null;
}
