import * as assert from "node:assert/strict";
import { test } from "node:test";
import { drawn } from "../src/curve";
import { stopsAlong } from "../src/moment";
import { stacked } from "../src/players";

test("the curve goes up to the quarter above the highest chance, and from the first line to the last", () => {
  const shares = [
    [0.5, 0.5],
    [0.62, 0.38],
    [1, 0],
  ];
  const high = drawn([0, 5, 10], shares, 10, 146, 100);
  assert.deepEqual(
    high.marks.map(({ share }) => share),
    [0, 0.5, 1],
  );
  assert.equal(high.lines[0], "M38 50L88 39.9L138 8");
  assert.equal(high.lines[1], "M38 50L88 60.1L138 92");
  const low = drawn(
    [0, 1],
    [
      [0.25, 0.3],
      [0.3, 0.25],
    ],
    1,
    146,
    100,
  );
  assert.deepEqual(
    low.marks.map(({ share }) => share),
    [0, 0.25, 0.5],
  );
});

test("points stand on one another by their sources, from line to line", () => {
  const growth = { sources: ["Fares", "Wine"], at: [0, 4], values: [[[0, 0]], [[1, 3]]] };
  const [fares, wine] = stacked(growth, 0, 8, 80, 40);
  assert.equal(fares, "M0 40L40 40L40 30L80 30L80 40L40 40L40 40L0 40Z");
  assert.equal(wine, "M0 40L40 40L40 0L80 0L80 30L40 30L40 40L0 40Z");
});

test("another line stops where the match did, until it leaves it, and then before each answer but chance's", () => {
  const stops = stopsAlong([0, 2, 3, 5, 9], { at: 3, lines: ["0 pass", "* 4", "1 pass"] });
  assert.deepEqual(stops, [0, 2, 3, 5, 6]);
});
