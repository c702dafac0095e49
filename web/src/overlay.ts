/** What is laid over the board for a while: ghosts of what an option would do, wakes of what the others did. */
import { type Board, type Place, seatOf } from "./board";
import { s } from "./dom";
import type { Preview } from "./protocol";

/** Pieces that make room for others move less than this share of the board: that is no news. */
const NEAR = 0.107;
const MOST_GONE = 8;

interface Wake {
  move: number;
  seat: number | null;
  from: Place;
  to: Place;
}

export class Overlay {
  private readonly ghosts = s("g");
  private readonly wakes = s("g");
  private trail: Wake[] = [];
  private gone: { move: number; box: DOMRect; at: Place }[] = [];
  moves = 0;

  constructor(private readonly board: Board) {
    board.over.append(this.wakes, this.ghosts);
  }

  /** The result of an option: pieces as ghosts where they would lie, the way there, and the outcome in words. */
  preview(preview: Preview | null): void {
    this.ghosts.replaceChildren();
    if (!preview) return;
    const places = this.board.places();
    let tagged = false;
    for (const { id, x, y } of preview.pieces) {
      const from = places.get(id);
      const piece = this.board.piece(id);
      if (!from || !piece || this.near(from, { x, y })) continue;
      const ghost = piece.cloneNode(true) as SVGElement;
      for (const named of [ghost, ...ghost.querySelectorAll("[id]")]) named.removeAttribute("id");
      for (const name of ["tabindex", "role", "data-lit", "data-id", "data-verb"]) ghost.removeAttribute(name);
      ghost.setAttribute(
        "transform",
        (piece.getAttribute("transform") ?? "").replace(/translate\([^)]*\)/, `translate(${x} ${y})`),
      );
      const way = bow(from, { x, y });
      const group = s("g", { class: `overlay ${colour(seatOf(piece))}` });
      group.append(
        s("path", { class: "bead-edge", d: way }),
        s("path", { class: "bead", d: way }),
        s("g", { class: "ghost" }, ghost),
      );
      this.ghosts.append(group);
      if (!tagged) this.tag(preview.tag, x, y, from.y > y + 8 ? -1 : 1);
      tagged = true;
    }
  }

  private near(from: Place, to: Place): boolean {
    return Math.hypot(to.x - from.x, to.y - from.y) < NEAR * Math.min(...this.board.world);
  }

  /** Keep what somebody else's answer moved or took away. */
  record(before: Map<string, Place>, boxes: Map<string, DOMRect>): void {
    this.moves += 1;
    const after = this.board.places();
    for (const [id, to] of after) {
      const from = before.get(id);
      const seat = seatOf(this.board.piece(id));
      if (!from || seat === null || this.near(from, to) || nested(this.board.piece(id))) continue;
      this.trail = this.trail.filter(
        (wake) => !(wake.seat === seat && wake.to.x === from.x && wake.to.y === from.y) || this.extend(wake, to),
      );
      if (!this.trail.some((wake) => wake.to === to)) this.trail.push({ move: this.moves, seat, from, to });
    }
    for (const [id, at] of before) {
      const box = boxes.get(id);
      if (!after.has(id) && box && box.width > 8) this.gone.push({ move: this.moves, box, at });
    }
    this.gone = this.gone.slice(-MOST_GONE);
    this.draw();
  }

  /** The same piece went on: its wake grows. */
  private extend(wake: Wake, to: Place): boolean {
    wake.to = to;
    return true;
  }

  clear(): void {
    this.trail = [];
    this.gone = [];
    this.moves = 0;
    this.draw();
  }

  /** Show the wake of one move alone, or all of them again. */
  only(move: number | null): void {
    this.board.over.classList.toggle("only", move !== null);
    for (const wake of this.wakes.children)
      wake.classList.toggle("shown", wake.getAttribute("data-move") === String(move));
  }

  /** The boxes of all pieces, to remember what vanishes. */
  boxes(): Map<string, DOMRect> {
    const found = new Map<string, DOMRect>();
    for (const id of this.board.places().keys()) {
      const piece = this.board.piece(id);
      if (piece && !nested(piece)) found.set(id, piece.getBBox());
    }
    return found;
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
    for (const { move, seat, from, to } of this.trail) {
      const way = bow(from, to);
      const group = s("g", { class: `overlay ${colour(seat)}`, "data-move": move });
      group.append(
        s("path", { class: "wake", d: way }),
        s("path", { class: "wake-head", d: head(from, to) }),
        s("circle", { class: "wake-ring", cx: from.x, cy: from.y, r: 9 }),
        s("text", { class: "wake-number", x: from.x, y: from.y + 4 }, String(move)),
      );
      this.wakes.append(group);
    }
  }

  /** The outcome in words, on the side away from where the piece comes. */
  private tag(text: string, x: number, y: number, side: 1 | -1): void {
    const words = s("text", { class: "tag-text", x, y: y + 56 * side + 4 }, text) as SVGTextElement;
    const box = s("rect", { class: "tag-box", rx: 11, height: 22 });
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
    box.setAttribute("y", String(y + 56 * side - 11));
    box.setAttribute("width", String(width));
  }
}

/** Whether a piece lies within another: where it is said to be is then not where it is on the board. */
const nested = (piece: Element | null): boolean => Boolean(piece?.parentElement?.closest("#live [transform]"));

const colour = (seat: number | null): string => (seat === null ? "" : `d-s${seat + 1}`);

/** A line that bends a little, so that it does not hide what it passes. */
function bow(from: Place, to: Place): string {
  const [mx, my] = [(from.x + to.x) / 2 - (to.y - from.y) * 0.12, (from.y + to.y) / 2 + (to.x - from.x) * 0.12];
  return `M${from.x} ${from.y}Q${mx} ${my} ${to.x} ${to.y}`;
}

function head(from: Place, to: Place): string {
  const turn = Math.atan2(to.y - from.y, to.x - from.x) - 0.22;
  const wing = (side: number): string => `${to.x - 11 * Math.cos(turn + side)} ${to.y - 11 * Math.sin(turn + side)}`;
  return `M${wing(0.5)}L${to.x} ${to.y}L${wing(-0.5)}`;
}
