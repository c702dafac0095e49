import * as assert from "node:assert/strict";
import { test } from "node:test";
import { length, route } from "../src/ways";

const along = (...points: [number, number][]): { x: number; y: number }[] => points.map(([x, y]) => ({ x, y }));

/** A river from west to east, and a road that leaves it at its end and turns north. */
const WAYS = [
  along([0, 0], [10, 0], [20, 0], [30, 0]),
  along([31, 0], [31, 10], [31, 20]),
  along([200, 200], [210, 200]),
];

test("within one way a piece goes along it, up and down", () => {
  assert.deepEqual(route(WAYS, { way: 0, at: 1, off: 0 }, { way: 0, at: 3, off: 0 }), along([10, 0], [20, 0], [30, 0]));
  assert.deepEqual(route(WAYS, { way: 0, at: 2, off: 0 }, { way: 0, at: 0, off: 0 }), along([20, 0], [10, 0], [0, 0]));
});

test("ways whose ends meet are one way", () => {
  const found = route(WAYS, { way: 0, at: 2, off: 0 }, { way: 1, at: 2, off: 0 });
  assert.deepEqual(found, along([20, 0], [30, 0], [31, 0], [31, 10], [31, 20]));
  assert.equal(length(found ?? []), 10 + 1 + 20);
});

test("where no way leads nothing is invented", () => {
  assert.equal(route(WAYS, { way: 0, at: 0, off: 0 }, { way: 2, at: 0, off: 0 }), null);
});

test("the shortest way is taken, even if another one meets the last stretch earlier", () => {
  const [direct, short, bent] = [along([0, 0], [0, 900]), along([0, 0], [99, 0]), along([99, 0], [99, 300], [0, 900])];
  const found = route(
    [direct, short, bent, along([-9, 0], [0, 0])],
    { way: 3, at: 0, off: 0 },
    { way: 2, at: 2, off: 0 },
  );
  assert.deepEqual(found, along([-9, 0], [0, 0], [0, 900]));
});
