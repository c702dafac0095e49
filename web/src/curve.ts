/** The chances of all seats over a match, as a curve to point at and to step with; below it what moved them. */
import { badge, h, s } from "./dom";
import type { Analysis } from "./protocol";
import { say } from "./words";

/** Heights: the curve itself, and the band below it where luck points up and decisions point down. */
const [HIGH, BAND, EDGE, LEFT] = [92, 30, 8, 38];
/** So much of the chances, moved at once, fills its half of the band. */
const FULL = 0.12;

export interface Drawn {
  /** A path for each seat. */
  lines: string[];
  /** Shares at the side, with their heights. */
  marks: { share: number; y: number }[];
  x: (line: number) => number;
  y: (share: number) => number;
}

/** The lines of the chances in a box; the side goes up to the highest quarter that anybody reached. */
export function drawn(at: number[], shares: number[][], last: number, wide: number, high: number): Drawn {
  const most = Math.max(0.5, Math.ceil(4 * Math.max(0, ...shares.flat())) / 4);
  const x = (line: number): number => tenth(LEFT + (line / Math.max(1, last)) * (wide - LEFT - EDGE));
  const y = (share: number): number => tenth(high - EDGE - (share / most) * (high - 2 * EDGE));
  const seats = shares[0]?.map((_, seat) => seat) ?? [];
  const lines = seats.map((seat) =>
    at.map((line, index) => `${index ? "L" : "M"}${x(line)} ${y(shares[index]?.[seat] ?? 0)}`).join(""),
  );
  return { lines, marks: [0, most / 2, most].map((share) => ({ share, y: y(share) })), x, y };
}

const tenth = (number: number): number => Math.round(10 * number) / 10;
export const percent = (share: number): number => Math.round(100 * share);

export class Curve {
  readonly element = h("figure", { class: "curve" });
  private readonly field = h("div", {
    class: "field-of",
    tabindex: 0,
    role: "slider",
    "aria-label": say("past-curve"),
  });
  private readonly told = h("output", { class: "chances", "aria-hidden": "true" });
  private readonly svg = s("svg", { "aria-hidden": "true", preserveAspectRatio: "none" });
  private analysis: Analysis | null = null;
  private names: string[] = [];
  private last = 1;
  private at = 0;
  /** Whether all hands are looked into. */
  private known = false;

  /** `go` brings the board to a line of the record. */
  constructor(private readonly go: (line: number) => void) {
    this.field.append(this.svg);
    const all = h("button", { class: "button small all-knowing", type: "button", "aria-pressed": "false" });
    all.append(say("past-known"));
    all.title = say("past-known-more");
    all.addEventListener("click", () => {
      this.known = !this.known;
      all.setAttribute("aria-pressed", String(this.known));
      this.draw();
    });
    const key = h("span", { class: "moved" });
    key.append(h("i", { class: "luck" }), say("past-luck-up"), h("i", { class: "cost" }), say("past-cost-down"));
    this.element.append(this.field, h("figcaption", {}, h("span", { class: "now" }), this.told, key, all));
    this.field.addEventListener("pointermove", (event) => this.point(this.nearest(event)));
    this.field.addEventListener("pointerleave", () => this.point(this.index));
    this.field.addEventListener("click", (event) => this.visit(this.nearest(event)));
    this.field.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => this.draw()).observe(this.field);
  }

  show(analysis: Analysis, names: string[], last: number): void {
    this.analysis = analysis;
    this.names = names;
    this.last = last;
    this.draw();
  }

  /** The board stands at this line. */
  stand(line: number): void {
    this.at = line;
    this.point(this.index);
    const hair = this.svg.querySelector(".stand");
    hair?.setAttribute("transform", `translate(${this.x(line)} 0)`);
  }

  private get shares(): number[][] {
    return (this.known ? this.analysis?.known : this.analysis?.seen) ?? [];
  }

  private get index(): number {
    return Math.max(0, this.analysis?.at.findLastIndex((line) => line <= this.at) ?? 0);
  }

  private x: (line: number) => number = () => 0;

  private draw(): void {
    const wide = this.field.clientWidth;
    if (!this.analysis || !wide) return;
    const { at, asked, luck, costs } = this.analysis;
    const { lines, marks, x, y } = drawn(at, this.shares, this.last, wide, HIGH);
    this.x = x;
    const middle = HIGH + BAND / 2;
    const bar = (line: number, size: number, kind: string, up: number): SVGElement => {
      const tall = tenth(Math.min(1, size / FULL) * (BAND / 2 - 1));
      return s("path", { class: kind, d: `M${x(line)} ${middle}v${up * tall}` });
    };
    this.svg.setAttribute("viewBox", `0 0 ${wide} ${HIGH + BAND}`);
    this.svg.replaceChildren(
      ...marks.flatMap(({ share, y }) => [
        s("path", { class: "mark", d: `M${LEFT} ${y}H${wide - EDGE}` }),
        s("text", { x: LEFT - 6, y: y + 4 }, `${percent(share)} %`),
      ]),
      s("path", { class: "mark", d: `M${LEFT} ${middle}H${wide - EDGE}` }),
      ...at.map((line, index) => bar(line, Math.max(0, ...(luck[index] ?? []).map(Math.abs)), "luck", -1)),
      ...at.map((line, index) => bar(line, costs[index] ?? 0, `cost d-s${(asked[index] ?? 0) + 1}`, 1)),
      ...lines.map((d, seat) => s("g", { class: `d-s${seat + 1}` }, s("path", { class: "rim", d }), s("path", { d }))),
      ...this.analysis.decisions.map(({ line, seat }) => {
        const dot = { cx: x(line), cy: y(this.shares[at.indexOf(line)]?.[seat] ?? 0), r: 4 };
        return s("circle", { class: `costly d-s${seat + 1}`, ...dot });
      }),
      s("g", { class: "stand", transform: `translate(${x(this.at)} 0)` }, s("path", { d: `M0 0V${HIGH + BAND}` })),
      s("g", { class: "hover" }, s("path", { d: `M0 0V${HIGH + BAND}` })),
    );
    this.field.setAttribute("aria-valuemin", "0");
    this.field.setAttribute("aria-valuemax", String(at.length - 1));
    this.point(this.index);
  }

  private nearest(event: MouseEvent): number {
    const left = event.clientX - this.field.getBoundingClientRect().left;
    const lines = this.analysis?.at ?? [];
    const away = lines.map((line) => Math.abs(this.x(line) - left));
    return Math.max(0, away.indexOf(Math.min(...away)));
  }

  private visit(index: number): void {
    const line = this.analysis?.at[index];
    if (line !== undefined) this.go(line);
  }

  /** What the chances were there, in figures. */
  private point(index: number): void {
    const [line, shares] = [this.analysis?.at[index], this.shares[index]];
    if (line === undefined || !shares) return;
    this.told.replaceChildren(
      ...shares.map((share, seat) => h("span", {}, badge(seat), h("b", {}, `${percent(share)} %`))),
    );
    this.svg.querySelector(".hover")?.setAttribute("transform", `translate(${this.x(line)} 0)`);
    const all = shares.map((share, seat) => `${this.names[seat] ?? ""} ${percent(share)} %`).join(", ");
    this.field.setAttribute("aria-valuenow", String(index));
    this.field.setAttribute("aria-valuetext", say("past-point", { line, chances: all }));
    const caption = this.element.querySelector(".now");
    if (caption) caption.textContent = say("past-at", { line });
  }

  /** The arrows step as everywhere on the page; by pages one goes to the next decision that cost something. */
  private key(event: KeyboardEvent): void {
    if (event.key !== "PageDown" && event.key !== "PageUp") return;
    event.preventDefault();
    const costly = (this.analysis?.decisions ?? []).map(({ line }) => line).sort((a, b) => a - b);
    const next = event.key === "PageDown" ? costly.find((line) => line > this.at) : costly.findLast((l) => l < this.at);
    if (next !== undefined) this.go(next);
  }
}
