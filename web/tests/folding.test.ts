import * as assert from "node:assert/strict";
import { test } from "node:test";
import { folded, mainOf } from "../src/folding";
import { option } from "./page";

const many = (verb: string, count: number) => [...Array(count).keys()].map((at) => option(`${verb} thing-${at}`));
const shape = (options: ReturnType<typeof many>): string[] =>
  folded(options).map((entry) => `${entry.verb} ${entry.options.length}`);

test("the only option is the main one", () => {
  assert.equal(mainOf([option("sail nantes")])?.action, "sail nantes");
});

test("of several options the last that names no thing is the main one", () => {
  assert.equal(mainOf([option("pass"), option("sail nantes"), option("stop")])?.action, "stop");
});

test("where no option names a thing none is the main one", () => {
  assert.equal(mainOf([option("accept"), option("refuse")]), undefined);
});

test("as many options as fit each have a button", () => {
  assert.equal(folded([...many("sail", 5), ...many("sell", 3)]).length, 8);
});

test("the verb with the most options folds first, and no more than need be, each in its place", () => {
  assert.deepEqual(shape([...many("sell", 2), ...many("sail", 9), ...many("lay", 3)]), [
    "sell 1",
    "sell 1",
    "sail 9",
    "lay 1",
    "lay 1",
    "lay 1",
  ]);
});

test("options of one verb never fold: one button would say nothing", () => {
  assert.equal(folded(many("sail", 20)).length, 20);
});
