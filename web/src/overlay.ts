/** What is laid over the board for a while: ghosts of what an option would do, wakes of what the others did. */
import { type Board, type Place, placeOf, seatOf, type Travel } from "./board";
import { drawn, s } from "./dom";
import type { Picture } from "./picture";
import type { Preview } from "./protocol";

/** Pieces that make room for others move less than this share of the board: that is no news. */
const NEAR = 0.107;
const MOST_GONE = 8;

interface Wake {
  move: number;
  id: string;
  seat: number | null;
  way: Place[];
}

/** What is no longer there, and where it lay. */
interface Gone {
  move: number;
  box: DOMRect;
  at: Place;
}

export class Overlay {
  private readonly ghosts = s("g");
  private readonly wakes = s("g");
  private trail: Wake[] = [];
  private gone: Gone[] = [];
  private last = new Map<string, Place>();
  private present = new Set<string>();
  private moves = 0;

  constructor(private readonly board: Board) {
    board.over.append(this.wakes, this.ghosts);
  }

  /** The result of an option: pieces as ghosts where they would lie, the way there, and the outcome in words. */
  preview(preview: Preview | null): void {
    this.ghosts.replaceChildren();
    if (!preview) return;
    const places = this.board.places();
    let tagged = false;
    for (const id of preview.reach) this.ring(id);
    for (const markup of preview.come) {
      const piece = drawn(`<svg>${markup}</svg>`).querySelector("svg")?.firstElementChild;
      const [x, y] = (/translate\((\S+) ([^)]+)\)/.exec(piece?.getAttribute("transform") ?? "") ?? [])
        .slice(1)
        .map(Number);
      if (!(piece instanceof SVGElement) || x === undefined || y === undefined) continue;
      this.ghosts.append(s("g", { class: "overlay come" }, nameless(piece)));
      if (!tagged && preview.tag) this.tag(preview.tag, x, y, y > 100 ? -1 : 1);
      tagged = true;
    }
    for (const { id, x, y } of preview.pieces) {
      const from = places.get(id);
      const piece = this.board.piece(id);
      if (!from || !piece || this.near(from, { x, y })) continue;
      const ghost = nameless(piece.cloneNode(true) as SVGElement);
      ghost.setAttribute(
        "transform",
        (piece.getAttribute("transform") ?? "").replace(/translate\([^)]*\)/, `translate(${x} ${y})`),
      );
      const way = line(this.board.way(piece, from, { x, y }));
      const group = s("g", { class: `overlay ${colour(seatOf(piece))}` });
      group.append(
        s("path", { class: "bead-edge", d: way }),
        s("path", { class: "bead", d: way }),
        s("g", { class: "ghost" }, ghost),
      );
      this.ghosts.append(group);
      if (!tagged && preview.tag) this.tag(preview.tag, x, y, from.y > y + 8 ? -1 : 1);
      tagged = true;
    }
  }

  /** What could be chosen next. */
  private ring(id: string): void {
    const thing = this.board.svg.querySelector<SVGGraphicsElement>(`#live [data-id="${CSS.escape(id)}"]`);
    const [here, there] = [this.board.over.getScreenCTM(), thing?.getScreenCTM()];
    if (!thing || !here || !there) return;
    const { a, b, c, d, e, f } = here.inverse().multiply(there);
    const { x, y, width, height } = around(thing);
    const transform = `matrix(${[a, b, c, d, e, f].join(" ")})`;
    this.ghosts.append(s("rect", { class: "reach", x, y, width, height, rx: 7, transform }));
  }

  private near(from: Place, to: Place): boolean {
    return Math.hypot(to.x - from.x, to.y - from.y) < NEAR * Math.min(...this.board.world);
  }

  /** Keep what an answer moved or took away; a piece that goes on makes its wake longer. */
  record(travels: Travel[], boxes: Map<string, DOMRect>): void {
    const far = travels.filter(({ id, way }) => {
      const piece = this.board.piece(id);
      const [from, to] = [way[0], way.at(-1)];
      return from && to && seatOf(piece) !== null && !this.near(from, to) && !nested(piece);
    });
    if (far.length) this.moves += 1;
    for (const { id, was, way } of far) {
      const last = this.trail.find((wake) => wake.id === was);
      if (last) Object.assign(last, { id, way: [...last.way, ...way] });
      else this.trail.push({ move: this.moves, id, seat: seatOf(this.board.piece(id)), way });
    }
    const after = this.board.places();
    const elsewhere = new Set(travels.map(({ was }) => was));
    for (const [id, box] of boxes) {
      const at = this.last.get(id);
      if (!after.has(id) && !elsewhere.has(id) && at && box.width > 8) this.gone.push({ move: this.moves, box, at });
    }
    this.last = after;
    this.gone = this.gone.filter(this.bare()).slice(-MOST_GONE);
    this.draw();
  }

  /** Whether nothing that has just come lies over what is gone: a ghost on a new sheet would only be in the way. */
  private bare(): (ghost: Gone) => boolean {
    const things = this.board.things();
    const sheets = things
      .filter((id) => !this.present.has(id))
      .flatMap((id) => {
        const thing = this.board.piece(id);
        const { x, y } = (thing && placeOf(thing)) ?? { x: 0, y: 0 };
        const box = thing?.getBBox();
        return box ? [new DOMRect(x + box.x, y + box.y, box.width, box.height)] : [];
      });
    this.present = new Set(things);
    return ({ box, at }) => {
      const [x, y] = [at.x + box.x + box.width / 2, at.y + box.y + box.height / 2];
      return !sheets.some((sheet) => sheet.left < x && x < sheet.right && sheet.top < y && y < sheet.bottom);
    };
  }

  clear(): void {
    this.trail = [];
    this.gone = [];
    this.moves = 0;
    this.draw();
  }

  /** The boxes of the pieces that may vanish with the next picture. */
  boxes(next: Picture): Map<string, DOMRect> {
    const pieces = this.board.changing(next).filter((piece) => !nested(piece));
    return new Map(pieces.map((piece) => [piece.id, piece.getBBox()]));
  }

  private draw(): void {
    this.wakes.replaceChildren();
    const taken = new Set([...this.board.places().values()].map(({ x, y }) => `${x} ${y}`));
    for (const { box, at, move } of this.gone) {
      if (taken.has(`${at.x} ${at.y}`)) continue;
      taken.add(`${at.x} ${at.y}`);
      const ghost = s("rect", { class: "gone", x: box.x, y: box.y, width: box.width, height: box.height });
      this.wakes.append(
        s("g", { class: "overlay", "data-move": move, transform: `translate(${at.x} ${at.y})` }, ghost),
      );
    }
    for (const { move, seat, way } of this.trail) {
      const from = way[0] as Place;
      const group = s("g", { class: `overlay ${colour(seat)}`, "data-move": move });
      group.append(
        s("path", { class: "wake", d: line(way) }),
        s("path", { class: "wake-head", d: head(way) }),
        s("circle", { class: "wake-ring", cx: from.x, cy: from.y, r: 9 }),
        s("text", { class: "wake-number", x: from.x, y: from.y + 4 }, String(move)),
      );
      this.wakes.append(group);
    }
  }

  /** The outcome in words, on the side away from where the piece comes. */
  private tag(text: string, x: number, y: number, side: 1 | -1): void {
    const words = s("text", { class: "tag-text", x, y: y + 56 * side + 4 }, text) as SVGTextElement;
    const box = s("rect", { class: "tag-box", rx: 11 });
    this.ghosts.append(s("path", { class: "tag-leader", d: `M${x} ${y + 16 * side}v${30 * side}` }), box, words);
    const [left, , w] = (this.board.svg.getAttribute("viewBox") ?? "0 0 960 540").split(" ").map(Number) as [
      number,
      number,
      number,
    ];
    const width = words.getComputedTextLength() + 24;
    const middle = Math.min(Math.max(x, left + width / 2 + 6), left + w - width / 2 - 6);
    words.setAttribute("x", String(middle));
    box.setAttribute("x", String(middle - width / 2));
    const lines = words.getBBox();
    box.setAttribute("y", String(lines.y - 3));
    box.setAttribute("height", String(lines.height + 6));
    box.setAttribute("width", String(width));
  }
}

/** A picture of a piece, which is nobody's piece. */
function nameless<T extends Element>(piece: T): T {
  for (const named of [piece, ...piece.querySelectorAll("[id]")]) named.removeAttribute("id");
  for (const name of ["tabindex", "role", "data-lit", "data-id", "data-verb"]) piece.removeAttribute(name);
  return piece;
}

/** Whether a piece lies within another: where it is said to be is then not where it is on the board. */
const nested = (piece: Element | null): boolean => Boolean(piece?.parentElement?.closest("#live [transform]"));

/** Where a ring lies round a thing: as when it may be chosen, or else a little outside of it. */
function around(thing: SVGGraphicsElement): DOMRect {
  const ring = (thing.dataset.ring ?? "").split(" ").slice(0, 4).map(Number);
  if (ring.length === 4 && ring.every(Number.isFinite)) return new DOMRect(...ring);
  const { x, y, width, height } = thing.getBBox();
  return new DOMRect(x - 3, y - 3, width + 6, height + 6);
}

const colour = (seat: number | null): string => (seat === null ? "" : `d-s${seat + 1}`);

/** A way as it is drawn; one from place to place bends a little, so that it does not hide what it passes. */
function line(way: Place[]): string {
  const [from, to] = [way[0] as Place, way.at(-1) as Place];
  if (way.length > 2)
    return way.map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const [mx, my] = [(from.x + to.x) / 2 - (to.y - from.y) * 0.12, (from.y + to.y) / 2 + (to.x - from.x) * 0.12];
  return `M${from.x} ${from.y}Q${mx} ${my} ${to.x} ${to.y}`;
}

function head(way: Place[]): string {
  const to = way.at(-1) as Place;
  const from = way[Math.max(0, way.length - 4)] as Place;
  const turn = Math.atan2(to.y - from.y, to.x - from.x) - (way.length > 2 ? 0 : 0.22);
  const wing = (side: number): string => `${to.x - 11 * Math.cos(turn + side)} ${to.y - 11 * Math.sin(turn + side)}`;
  return `M${wing(0.5)}L${to.x} ${to.y}L${wing(-0.5)}`;
}
