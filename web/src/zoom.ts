/** Zoom and pan within one pane of the board, by its viewBox: at its home first, three times as near at most. */
import { narrow, still } from "./dom";

const MOST = 3;
/** So many pixels of a phone a unit of a board has at least where one begins, lest its letters be too small. */
const READABLE = 0.88;
/** With fewer pixels to a unit a board leaves out names that are not needed. */
const FAR = 0.64;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export class Zoom {
  private pane: Box = { x: 0, y: 0, w: 1, h: 1 };
  private home: Box | null = null;
  private reached: Box | null = null;
  private box: Box = { x: 0, y: 0, w: 1, h: 1 };
  private near = false;
  private resting = true;
  private glide = 0;
  private fingers = new Map<number, { x: number; y: number }>();
  private dragged = false;

  constructor(
    private readonly board: SVGSVGElement,
    private readonly frame: HTMLElement,
    private readonly moved: (seen: Box, whole: Box) => void,
  ) {
    new ResizeObserver(() => this.show(this.kept())).observe(frame);
    board.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    board.addEventListener("dblclick", (event) => this.twice(event));
    board.addEventListener("pointerdown", (event) => this.down(event));
    addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"] as const) {
      addEventListener(end, (event) => this.fingers.delete(event.pointerId));
    }
    board.addEventListener("click", (event) => this.swallow(event), true);
  }

  /** Look at this part of the world; `home` is the box in it to begin with, and to come back to. */
  fit(pane: Box, home: Box | null): void {
    const same = pane.x === this.pane.x && pane.y === this.pane.y && pane.w === this.pane.w && pane.h === this.pane.h;
    this.pane = pane;
    this.home = home;
    this.frame.style.setProperty("--world", `${pane.w} / ${pane.h}`);
    if (same) return;
    this.reached = home;
    this.rests = true;
    this.show(this.start());
  }

  back(): void {
    this.reached = this.home;
    this.slide(this.start());
    this.rests = true;
  }

  /** Go home if home is elsewhere than when one last was there. */
  follow(): void {
    if (JSON.stringify(this.home) !== JSON.stringify(this.reached)) this.back();
  }

  /** It is where one begins, and stays there when the window changes. */
  private get rests(): boolean {
    return this.resting;
  }

  private set rests(rests: boolean) {
    this.resting = rests;
    this.frame.parentElement?.classList.toggle("moved", !rests);
  }

  get scale(): number {
    return this.whole().w / this.box.w;
  }

  by(factor: number, at?: { x: number; y: number }): void {
    const centre = at ?? { x: this.box.x + this.box.w / 2, y: this.box.y + this.box.h / 2 };
    this.slide(this.around(centre, this.scale * factor));
  }

  all(): void {
    this.slide(this.whole());
  }

  /** Go to where a box of the world is seen whole. */
  approach(box: Box): void {
    const whole = this.whole();
    const scale = Math.min(MOST, (whole.w * 0.8) / box.w, (whole.h * 0.8) / box.h);
    if (scale > 1.15) this.slide(this.around(middle(box), scale, true));
  }

  /** Where one began, move along, no nearer, until a box of the world is seen, or its middle where it is too large. */
  reveal(box: Box): void {
    if (!this.rests) return;
    const seen = this.box;
    const along = (from: number, room: number, start: number, long: number): number =>
      long > room ? start + (long - room) / 2 : Math.min(Math.max(from, start + long - room), start);
    const to = { ...seen, x: along(seen.x, seen.w, box.x, box.w), y: along(seen.y, seen.h, box.y, box.h) };
    if (to.x !== seen.x || to.y !== seen.y) this.slide(this.held(to));
    this.rests = true;
  }

  /** What is shown when the window has changed. */
  private kept(): Box {
    if (this.rests) return this.start();
    return this.near ? this.held(this.box) : this.whole();
  }

  /** The home; on a phone so near that letters can be read, unless home is all of the pane. */
  private start(): Box {
    const { home, pane } = this;
    const whole = this.whole();
    const near = narrow() ? (READABLE * whole.w) / (this.frame.clientWidth || whole.w) : 1;
    if (!home) return this.around(middle(pane), near, true);
    const scale = Math.min(whole.w / home.w, whole.h / home.h);
    return this.around(middle(home), home.w < pane.w ? Math.max(scale, near) : scale, true);
  }

  private whole(): Box {
    const { x, y, w, h } = this.pane;
    const ratio = (this.frame.clientWidth || 1) / (this.frame.clientHeight || 1);
    const wide = Math.max(w, h * ratio);
    const high = wide / ratio;
    return { x: x + (w - wide) / 2, y: y + (h - high) / 2, w: wide, h: high };
  }

  private around(point: { x: number; y: number }, wanted: number, centred = false): Box {
    const whole = this.whole();
    const scale = Math.min(MOST, Math.max(1, wanted));
    const w = whole.w / scale;
    const h = whole.h / scale;
    const shareX = centred ? 0.5 : (point.x - this.box.x) / this.box.w;
    const shareY = centred ? 0.5 : (point.y - this.box.y) / this.box.h;
    return this.held({ x: point.x - shareX * w, y: point.y - shareY * h, w, h });
  }

  private held(box: Box): Box {
    const whole = this.whole();
    return {
      ...box,
      x: Math.min(Math.max(box.x, whole.x), whole.x + whole.w - box.w),
      y: Math.min(Math.max(box.y, whole.y), whole.y + whole.h - box.h),
    };
  }

  private show(box: Box): void {
    this.box = box;
    this.board.setAttribute("viewBox", [box.x, box.y, box.w, box.h].map((n) => n.toFixed(2)).join(" "));
    this.near = this.scale > 1.02;
    const pixels = (this.frame.clientWidth || 1) / box.w;
    this.board.style.setProperty("--scale", pixels.toFixed(4));
    this.board.classList.toggle("far", pixels < FAR);
    this.board.classList.toggle("near", this.near);
    this.frame.parentElement?.classList.toggle("zoomed", this.near);
    this.moved(box, this.whole());
  }

  private slide(to: Box): void {
    this.rests = false;
    cancelAnimationFrame(this.glide);
    if (still()) return this.show(to);
    const from = this.box;
    const begun = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - begun) / 240)); // a frame may be older than the wish
      const ease = 1 - (1 - t) ** 3;
      const mix = (a: number, b: number): number => a + (b - a) * ease;
      this.show({ x: mix(from.x, to.x), y: mix(from.y, to.y), w: mix(from.w, to.w), h: mix(from.h, to.h) });
      if (t < 1) this.glide = requestAnimationFrame(step);
    };
    this.glide = requestAnimationFrame(step);
  }

  private point(event: { clientX: number; clientY: number }): { x: number; y: number } {
    const seen = this.board.getBoundingClientRect();
    return {
      x: this.box.x + ((event.clientX - seen.left) / seen.width) * this.box.w,
      y: this.box.y + ((event.clientY - seen.top) / seen.height) * this.box.h,
    };
  }

  private wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.rests = false;
    this.show(this.around(this.point(event), this.scale * Math.exp(-event.deltaY / 200)));
  }

  private twice(event: MouseEvent): void {
    if ((event.target as Element).closest("[data-lit]")) return;
    this.by(this.scale > 1.5 ? 1 / this.scale : 2, this.point(event));
  }

  private down(event: PointerEvent): void {
    this.dragged = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  private move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const others = [...this.fingers.entries()].filter(([id]) => id !== event.pointerId);
    const perPixel = this.box.w / (this.board.clientWidth || 1);
    const other = others[0]?.[1];
    if (other) {
      const ratio =
        Math.hypot(event.clientX - other.x, event.clientY - other.y) /
        (Math.hypot(before.x - other.x, before.y - other.y) || 1);
      const between = { clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 };
      this.show(this.around(this.point(between), this.scale * ratio));
      this.dragged = true;
      this.rests = false;
    } else if (this.scale > 1.02) {
      const dx = event.clientX - before.x;
      const dy = event.clientY - before.y;
      if (!this.dragged && Math.hypot(dx, dy) < 5) return;
      this.dragged = true;
      this.rests = false;
      this.show(this.held({ ...this.box, x: this.box.x - dx * perPixel, y: this.box.y - dy * perPixel }));
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** The click that ends a drag chooses nothing. */
  private swallow(event: MouseEvent): void {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }
}

const middle = ({ x, y, w, h }: Box): { x: number; y: number } => ({ x: x + w / 2, y: y + h / 2 });
