import * as assert from "node:assert/strict";
import { test } from "node:test";
import { plot, spread } from "../src/chart";

const COURSE = { label: "", at: [0, 10, 30], values: [[0, 0], [4, 0], [4, 10]], rounds: [10] }; // biome-ignore format: one look

test("a line stays as high as it was until its number changes", () => {
  const { lines, ends } = plot(COURSE, 492, 220);
  assert.deepEqual(lines, ["M30 210H163.3V130H430V130", "M30 210H163.3V210H430V10"]);
  assert.deepEqual(ends, [
    { x: 430, y: 130 },
    { x: 430, y: 10 },
  ]);
});

test("the numbers at the side are whole, and so are the rounds where there are not too many", () => {
  const { marks, rounds } = plot(COURSE, 492, 220);
  assert.deepEqual(
    marks.map(({ value }) => value),
    [0, 5, 10],
  );
  assert.deepEqual(rounds, [163.3]);
  assert.deepEqual(plot({ ...COURSE, rounds: Array.from({ length: 40 }, (_, at) => at) }, 492, 220).rounds, []);
});

test("less than nothing is drawn too, and a match without any point is a line on the ground", () => {
  assert.equal(plot({ ...COURSE, values: [[0, 0], [-2, 0], [-2, 2]] }, 492, 220).ends[0]?.y, 210); // biome-ignore format: one look
  assert.equal(plot({ ...COURSE, values: [[0, 0], [0, 0], [0, 0]] }, 492, 220).ends[0]?.y, 210); // biome-ignore format: one look
});

test("what stands at the ends of lines that end together is kept apart, and in the box", () => {
  assert.deepEqual(spread([50, 50, 120], 20, 10, 180), [50, 70, 120]);
  assert.deepEqual(spread([180, 178, 12], 20, 10, 180), [180, 160, 12]);
});
