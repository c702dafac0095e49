import * as assert from "node:assert/strict";
import { test } from "node:test";
import { EMPTY, patched } from "../src/picture";
import type { Patch } from "../src/protocol";

const patch = (changes: Partial<Patch>): Patch => ({
  things: [],
  gone: [],
  order: null,
  panels: [],
  edge: null,
  ...changes,
});
const thing = (id: string, text = ""): string => `<g class="d-s1" id="${id}">${text}</g>`;

test("a patch of nothing is the whole picture", () => {
  const whole = patched(EMPTY, patch({ things: [thing("a"), thing("b")], edge: "<svg/>" }));
  assert.deepEqual([...whole.things.keys()], ["a", "b"]);
  assert.equal(whole.edge, "<svg/>");
});

test("what a patch does not name stays as it was, and the picture before is untouched", () => {
  const before = patched(EMPTY, patch({ things: [thing("a"), thing("b")], panels: [{ seat: 0, picture: "old" }] }));
  const after = patched(before, patch({ things: [thing("b", "new")], panels: [{ seat: 1, picture: "two" }] }));
  assert.equal(after.things.get("a"), thing("a"));
  assert.equal(after.things.get("b"), thing("b", "new"));
  assert.deepEqual(after.panels, ["old", "two"]);
  assert.equal(before.things.get("b"), thing("b"));
});

test("things go, and come where the order says", () => {
  const before = patched(EMPTY, patch({ things: [thing("a"), thing("b"), thing("c")] }));
  const after = patched(before, patch({ things: [thing("d")], gone: ["b"], order: ["d", "a", "c"] }));
  assert.deepEqual([...after.things.keys()], ["d", "a", "c"]);
});
