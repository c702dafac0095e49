import * as assert from "node:assert/strict";
import { test } from "node:test";
import { nearest, type Rect } from "../src/walking";

const at = (x: number, y: number): Rect => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 });
const HERE = at(100, 100);
const AROUND = [at(150, 104), at(300, 100), at(100, 40), at(60, 180), at(20, 100)];

test("an arrow leads to the nearest thing in its direction", () => {
  assert.equal(nearest("ArrowRight", HERE, AROUND), 0);
  assert.equal(nearest("ArrowUp", HERE, AROUND), 2);
  assert.equal(nearest("ArrowDown", HERE, AROUND), 3);
  assert.equal(nearest("ArrowLeft", HERE, AROUND), 4, "what lies straight ahead is nearer than what lies aside");
});

test("where nothing lies an arrow leads nowhere, and other keys never do", () => {
  assert.equal(nearest("ArrowUp", at(0, 0), AROUND), -1);
  assert.equal(nearest("Enter", HERE, AROUND), -1);
});
