import * as assert from "node:assert/strict";
import { test } from "node:test";
import { asOptions, begun, changed, halves, sides, whole, written } from "../src/composing";
import type { Blank, Part } from "../src/protocol";
import { option } from "./page";

const count = (text: string, most: number, first = 0): Part => ({
  kind: "count",
  text,
  label: text,
  least: 0,
  most,
  first,
});
const FOR: Part = { kind: "word", text: "for", label: "You get", least: 0, most: 0, first: 0 };

function blank(begins: string, parts: Part[]): Blank {
  return { begins, verb: begins.split(" ")[0] ?? "", label: "", gives: "", do: "", parts, clause: "", icon: null };
}

const OFFER = blank("offer seat-2", [count("seed", 3), count("loom", 1), FOR, count("seed", 2), count("skein", 4)]);
const BID = blank("bid", [{ kind: "amount", text: "", label: "florins", least: 7, most: 20, first: 7 }]);

test("an offer is written as the notation has it", () => {
  let filling = changed(OFFER, begun(OFFER), 0, 2);
  filling = changed(OFFER, filling, 1, 1);
  filling = changed(OFFER, filling, 4, 3);
  assert.equal(written(OFFER, filling), "offer seat-2 seed*2 loom for skein*3");
});

test("nothing goes beyond what there is", () => {
  assert.equal(changed(OFFER, begun(OFFER), 0, 9)[0], 3);
  assert.equal(changed(OFFER, begun(OFFER), 0, -1)[0], 0);
});

test("what is asked for is not given as well", () => {
  const given = changed(OFFER, begun(OFFER), 0, 2);
  assert.deepEqual(changed(OFFER, given, 3, 1), [0, 0, 0, 1, 0]);
});

test("a gift is no exchange: something stands on every side", () => {
  assert.deepEqual(sides(OFFER), [
    [0, 1],
    [3, 4],
  ]);
  assert.equal(whole(OFFER, changed(OFFER, begun(OFFER), 0, 2)), false);
  assert.equal(whole(OFFER, [1, 0, 0, 0, 1]), true);
});

test("a counter-offer begins with the offer, and is none until something was changed", () => {
  const counter = blank("counter", [count("seed", 3, 1), count("loom", 1), FOR, count("skein", 4, 2)]);
  assert.equal(written(counter, begun(counter)), "counter seed for skein*2");
  assert.equal(whole(counter, begun(counter)), false);
  const more = changed(counter, begun(counter), 3, 3);
  assert.equal(whole(counter, more), true);
  assert.equal(whole(counter, changed(counter, more, 3, 2)), false);
});

test("an amount is written in halves, and begins with the least", () => {
  assert.equal(written(BID, begun(BID)), "bid 3.5");
  assert.equal(written(BID, changed(BID, begun(BID), 0, 8)), "bid 4");
  assert.equal(whole(BID, begun(BID)), true);
  assert.deepEqual([0, 1, 2, 7].map(halves), ["0", "½", "1", "3½"]);
});

test("what is composed stands among the options, before the one that ends it", () => {
  const raises = ["raise half", "raise one", "pass"].map(option);
  const bids = asOptions([BID], raises).map(({ action }) => action);
  assert.deepEqual(bids, ["raise half", "raise one", "bid", "pass"]);
  const answers = asOptions([blank("counter", [])], ["accept", "refuse"].map(option));
  assert.deepEqual(
    answers.map(({ action }) => action),
    ["accept", "refuse", "counter"],
  );
});

test("a blank that stands for an option adds none", () => {
  assert.equal(asOptions([OFFER], [option("offer seat-2"), option("close")]).length, 2);
});
