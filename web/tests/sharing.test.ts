import * as assert from "node:assert/strict";
import { test } from "node:test";
import type { Position } from "../src/protocol";
import { Sharing, trust } from "../src/sharing";
import { position } from "./page";

const shared = (more: Partial<Position>): Position => ({
  ...position(3),
  table: "shared",
  status: "asked",
  viewer: 1,
  mine: [0, 1],
  hides: true,
  ...more,
});

test("a hand is covered until its owner has the device", async () => {
  const sharing = new Sharing();
  assert.equal(sharing.covers(shared({})), true);
  await sharing.pass(shared({ hides: false }), () => undefined);
  assert.equal(sharing.covers(shared({})), false, "nothing was to hide when it was passed on");
  assert.equal(sharing.covers(shared({ viewer: 0 })), true, "the other one has not taken it");
});

test("nothing is covered where nothing is hidden, nor before one alone, nor among those who trust each other", () => {
  const sharing = new Sharing();
  assert.equal(sharing.covers(shared({ hides: false })), false);
  assert.equal(sharing.covers(shared({ mine: [1] })), false);
  trust("shared", true);
  assert.equal(sharing.covers(shared({})), false);
  assert.equal(sharing.covers(shared({ table: "another" })), true);
  trust("shared", false);
  assert.equal(sharing.covers(shared({})), true);
});
