import * as assert from "node:assert/strict";
import { test } from "node:test";
import { answersItself, weighed } from "../src/answering";
import type { Position } from "../src/protocol";
import { option, position, seat } from "./page";

const asked = (more: Partial<Position>): Position => ({
  ...position(7),
  status: "asked",
  options: [option("keep")],
  hides: true,
  mine: [0],
  seats: [seat(0, "here"), seat(1, "computer")],
  ...more,
});

test("a single answer that tells nothing may answer itself", () => {
  assert.equal(answersItself(asked({})), true);
});

test("several answers, none, or somebody else's do not", () => {
  assert.equal(answersItself(asked({ options: [option("keep"), option("throw")] })), false);
  assert.equal(answersItself(asked({ options: [] })), false);
  assert.equal(answersItself(asked({ status: "waiting" })), false);
});

test("a single answer does not answer itself where another may be composed", () => {
  const blank = { begins: "counter", verb: "counter", label: "", gives: "", do: "", parts: [], clause: "", icon: null };
  assert.equal(answersItself(asked({ blanks: [blank] })), false);
});

test("an answer after which chance falls is always mine", () => {
  assert.equal(answersItself(asked({ options: [{ ...option("roll"), reveals: true }] })), false);
});

test("nor does one from which people elsewhere could learn what I hold", () => {
  const seats = [seat(0, "here"), seat(1, "link")];
  assert.equal(answersItself(asked({ seats })), false);
  assert.equal(answersItself(asked({ seats, hides: false })), true, "nothing is hidden");
});

test("what costs, cannot be undone or was perhaps only looked at is shown first, but not where nothing else may be done", () => {
  const plain = option("keep");
  assert.equal(weighed(plain, false, false), false);
  assert.equal(weighed({ ...plain, costs: true }, false, false), true);
  assert.equal(weighed({ ...plain, reveals: true }, false, false), true);
  assert.equal(weighed(plain, true, false), true);
  assert.equal(weighed({ ...plain, reveals: true }, false, true), false);
});
