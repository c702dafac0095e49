import * as assert from "node:assert/strict";
import { test } from "node:test";
import { suffered } from "../src/banner";
import type { News } from "../src/protocol";

const news = (facts: Partial<News>): News => ({ seat: 1, victim: null, by: 1, staged: true, ...facts }) as News;

test("what somebody else does to me is told", () => {
  assert.equal(suffered(news({ victim: 0 }), [0]), true);
  assert.equal(suffered(news({ seat: 0 }), [0]), true, "I lose something by the answer of another");
});

test("what I do to others, or to myself, or they to one another, is not", () => {
  assert.equal(suffered(news({ seat: 0, victim: 1, by: 0 }), [0]), false);
  assert.equal(suffered(news({ seat: 0, by: 0 }), [0]), false);
  assert.equal(suffered(news({ seat: 1, victim: 2 }), [0]), false);
  assert.equal(suffered(news({ seat: 1, victim: 0 }), [0, 1]), false, "both are mine");
});

test("what the game does not hold to be a moment is not", () => {
  assert.equal(suffered(news({ victim: 0, staged: false }), [0]), false);
});
