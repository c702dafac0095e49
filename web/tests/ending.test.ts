import * as assert from "node:assert/strict";
import { test } from "node:test";
import { verdict } from "../src/ending";
import type { Position, ResultRow } from "../src/protocol";

const NAMES = ["Ada", "Azure", "Saffron"];

/** The end of a match with these points, seen by whoever has these seats. */
function ended(points: number[], winners: number[], mine: number[], sources = 2): Position {
  const rows: ResultRow[] = points.map((count, seat) => ({
    seat,
    points: count,
    sources: Array.from({ length: sources }, () => ({ label: "", points: 0 })),
  }));
  return { names: NAMES, mine, result: { winners, rows } } as unknown as Position;
}

test("the end speaks to whoever has won, and says by how much", () => {
  assert.equal(verdict(ended([20, 17, 9], [0], [0])), "You have won by 3 points.");
  assert.equal(verdict(ended([18, 17, 9], [0], [0])), "You have won by 1 point.");
});

test("a victory by a tie-break or in a race has no margin", () => {
  assert.equal(verdict(ended([17, 17, 9], [0], [0])), "You have won.");
  assert.equal(verdict(ended([4, 1, 2], [0], [0], 1)), "You have won.");
  assert.equal(verdict(ended([40], [0], [0])), "You have won.");
});

test("whoever has not won is told by whom and in which place", () => {
  assert.equal(verdict(ended([17, 20, 9], [1], [0])), "Azure wins; you are second.");
  assert.equal(verdict(ended([9, 20, 17], [1], [0])), "Azure wins; you are third.");
  assert.equal(verdict(ended([9, 20, 20], [1, 2], [0])), "Azure, Saffron win together; you are third.");
});

test("a shared victory names the others", () => {
  assert.equal(verdict(ended([20, 20, 9], [0, 1], [0])), "You share the victory with Azure.");
});

test("a spectator, and several people at one device, are told who has won", () => {
  assert.equal(verdict(ended([20, 17, 9], [0], [])), "Ada wins.");
  assert.equal(verdict(ended([20, 17, 9], [0], [0, 1])), "Ada wins.");
});
