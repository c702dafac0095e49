import * as assert from "node:assert/strict";
import { test } from "node:test";
import { fitted, LEAST } from "../src/fitting";

const size = (width: number, height: number) => ({ width, height });
const ROOM = size(640, 150);

test("sections that fit stand in a row, as large as they may be", () => {
  assert.deepEqual(fitted([size(200, 100), size(100, 60)], ROOM), { scale: 1.15, stacked: false });
});

test("what would shrink in a row is stacked where there is room under it", () => {
  const { scale, stacked } = fitted([size(420, 120), size(180, 60), size(190, 50)], ROOM);
  assert.equal(stacked, true);
  assert.equal(scale > 0.95, true);
});

test("nothing shrinks until it cannot be read: rather one scrolls", () => {
  assert.equal(fitted([size(900, 120), size(500, 120)], ROOM).scale, LEAST);
});

test("what is higher than the room shrinks all the same", () => {
  assert.equal(fitted([size(300, 300)], ROOM).scale, 0.5);
});
