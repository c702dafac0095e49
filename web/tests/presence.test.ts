import * as assert from "node:assert/strict";
import { test } from "node:test";
import { type Attendance, isAway, whereabouts } from "../src/presence";
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

const known = (more: Partial<Attendance>): Attendance => ({
  here: [true, false],
  free: [false, false],
  left: [null, null],
  ...more,
});
const told = (more: Partial<Attendance>, now = 0): string => whereabouts(seat(1), [0], known(more), now);

test("presence is told in words, with true plural forms", () => {
  assert.equal(told({ here: [true, true] }), "is here");
  assert.equal(told({ free: [false, true] }), "has not opened the link yet");
  assert.equal(told({}), "is not here");
  assert.equal(told({ left: [null, 1000] }, 1010), "left just now");
  assert.equal(told({ left: [null, 1000] }, 1061), "left 1 minute ago");
  assert.equal(told({ left: [null, 1000] }, 3370), "left 39 minutes ago");
  assert.equal(told({ left: [null, 1000] }, 8300), "left 2 hours ago");
  assert.equal(told({ left: [null, 1000] }, 1000 + 3 * 86400), "left 3 days ago");
});

test("nothing is told of computers and of those at this device", () => {
  assert.equal(whereabouts(seat(1, "computer"), [0], known({}), 0), "");
  assert.equal(whereabouts(seat(0, "here"), [0], known({}), 0), "");
});
