/** The course of a match as a small chart: one line for each seat, which steps where its number changed. */
import { badge, s } from "./dom";
import type { Course } from "./protocol";
import { say } from "./words";

export interface Point {
  x: number;
  y: number;
}

export interface Plot {
  /** A path for each seat. */
  lines: string[];
  /** Where each line ends. */
  ends: Point[];
  /** The numbers at the side, with their heights. */
  marks: { value: number; y: number }[];
  /** Where rounds begin. */
  rounds: number[];
}

const HIGH = 190;
/** Room for the numbers at the left, and for the seats at the right. */
const [LEFT, RIGHT, EDGE] = [30, 62, 10];
/** How near two ends may lie before their names would cover one another. */
const APART = 19;
const MOST_ROUNDS = 24;

/** The lines of a course in a box; numbers grow upwards, from nothing or from the lowest. */
export function plot(course: Course, wide: number, high: number): Plot {
  const all = course.values.flat();
  const [low, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const [first, last] = [course.at[0] ?? 0, course.at.at(-1) ?? 0];
  const x = (at: number): number => round(LEFT + ((at - first) / Math.max(1, last - first)) * (wide - LEFT - RIGHT));
  const y = (value: number): number => round(high - EDGE - ((value - low) / (most - low)) * (high - 2 * EDGE));
  const seats = course.values[0]?.map((_, seat) => seat) ?? [];
  const lines = seats.map((seat) =>
    course.values
      .map((now, index) => {
        const [across, up] = [x(course.at[index] ?? 0), y(now[seat] ?? 0)];
        return index ? `H${across}V${up}` : `M${across} ${up}`;
      })
      .join(""),
  );
  const ends = seats.map((seat) => ({ x: x(last), y: y(course.values.at(-1)?.[seat] ?? 0) }));
  const step = pleasant((most - low) / 4);
  const marks = [];
  for (let value = Math.ceil(low / step) * step; value <= most; value += step) marks.push({ value, y: y(value) });
  return { lines, ends, marks, rounds: course.rounds.length > MOST_ROUNDS ? [] : course.rounds.map(x) };
}

/** Heights as near to these as may be, and so far apart that what stands there can be read. */
export function spread(heights: number[], apart: number, low: number, high: number): number[] {
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const found = [...heights];
  let free = low;
  for (const index of order) {
    found[index] = Math.max(free, heights[index] ?? 0);
    free = (found[index] ?? 0) + apart;
  }
  let room = high;
  for (const index of order.reverse()) {
    found[index] = Math.min(room, found[index] ?? 0);
    room = (found[index] ?? 0) - apart;
  }
  return found;
}

/** A whole step that people like to count by: 1, 2 or 5, and ten times these. */
function pleasant(wanted: number): number {
  const tens = 10 ** Math.floor(Math.log10(Math.max(1, wanted)));
  return (([1, 2, 5].find((each) => each * tens >= wanted) ?? 10) * tens) | 0 || 1;
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** The chart itself; what it shows at the end is told in words. */
export function chart(course: Course, names: string[], wide: number): SVGElement {
  const { lines, ends, marks, rounds } = plot(course, wide, HIGH);
  const last = course.values.at(-1) ?? [];
  const told = names.map((name, seat) => say("over-course-end", { name, value: last[seat] ?? 0 })).join(", ");
  const picture = s("svg", { viewBox: `0 0 ${wide} ${HIGH}`, role: "img", "aria-label": told });
  picture.append(
    ...rounds.map((x) => s("path", { class: "round", d: `M${x} ${EDGE}V${HIGH - EDGE}` })),
    ...marks.flatMap(({ value, y }) => [
      s("path", { class: "mark", d: `M${LEFT} ${y}H${wide - RIGHT}` }),
      s("text", { x: LEFT - 6, y: y + 4, class: "value" }, String(value)),
    ]),
    ...lines.map((d, seat) => s("g", { class: `d-s${seat + 1}` }, s("path", { class: "rim", d }), s("path", { d }))),
  );
  const heights = spread(
    ends.map(({ y }) => y),
    APART,
    EDGE,
    HIGH - EDGE,
  );
  ends.forEach(({ x, y }, seat) => {
    const at = heights[seat] ?? y;
    const mark = badge(seat);
    for (const [name, value] of Object.entries({ x: x + 9, y: at - 8, width: 16, height: 16 }))
      mark.setAttribute(name, String(value));
    picture.append(
      s("path", { class: "leader", d: `M${x} ${y}L${x + 9} ${at}` }),
      mark,
      s("text", { x: x + 29, y: at + 5, class: "end" }, String(last[seat] ?? "")),
    );
  });
  return picture;
}
