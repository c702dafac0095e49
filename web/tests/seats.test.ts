import * as assert from "node:assert/strict";
import { test } from "node:test";
import { isAway } from "../src/seats";
import { seat } from "./page";

test("somebody else who is not connected is away, wherever the seat is", () => {
  assert.equal(isAway(seat(1), [0], [true, false]), true);
  assert.equal(isAway(seat(1, "here"), [0], [true, false]), true);
  assert.equal(isAway(seat(1), [0], [true, true]), false);
});

test("a computer and whoever looks are never away", () => {
  assert.equal(isAway(seat(1, "computer"), [0], [true, false]), false);
  assert.equal(isAway(seat(0), [0], [false, false]), false);
});
