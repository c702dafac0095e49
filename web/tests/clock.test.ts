import * as assert from "node:assert/strict";
import { test } from "node:test";
import { figures } from "../src/clock";

test("minutes and seconds as a chess clock shows them", () => {
  assert.equal(figures(605.9), "10:05");
  assert.equal(figures(9), "0:09");
});
