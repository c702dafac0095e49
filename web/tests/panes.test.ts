import * as assert from "node:assert/strict";
import { test } from "node:test";
import { arrival } from "../src/panes";
import type { Pane } from "../src/protocol";

const panes: Pane[] = [
  { id: "coast", label: "", box: [0, 0, 390, 452], home: null },
  { id: "lights", label: "", box: [0, 452, 390, 452], home: null },
];

test("a pane comes up when pieces arrive there", () => {
  assert.equal(arrival(panes, "coast", [{ x: 100, y: 600 }]), "lights");
});

test("the pane in sight stays while something arrives in it, or nothing anywhere", () => {
  assert.equal(
    arrival(panes, "coast", [
      { x: 100, y: 100 },
      { x: 100, y: 600 },
    ]),
    "coast",
  );
  assert.equal(arrival(panes, "lights", []), "lights");
  assert.equal(arrival(panes, "lights", [{ x: -50, y: 600 }]), "lights");
});
