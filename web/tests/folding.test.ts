import * as assert from "node:assert/strict";
import { test } from "node:test";
import { folded, type Ground, mainOf } from "../src/folding";
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

const ground = (more: Partial<Ground>): Ground => ({
  lies: () => false,
  folded: new Set(),
  opened: new Set(),
  ...more,
});

test("a few options of one verb never fold: one button would say nothing", () => {
  assert.equal(folded(many("sail", 11)).length, 11);
});

test("many of one kind that lie on the board fold into one line, and very many wherever they lie", () => {
  assert.equal(folded(many("sail", 12), ground({ lies: () => true })).length, 1);
  assert.equal(folded(many("sail", 8), ground({ lies: () => true })).length, 8, "so few are read at a glance");
  assert.equal(folded(many("sail", 43)).length, 1);
});

test("a line that was opened does not fold again", () => {
  const opened = new Set(["sail"]);
  assert.equal(folded(many("sail", 43), ground({ lies: () => true, opened })).length, 43);
});

test("a verb that was folded stays folded when fewer are left, and its last option keeps its place", () => {
  const before = new Set(["sail"]);
  const left = folded([...many("lay", 2), ...many("sail", 3)], ground({ folded: before }));
  assert.deepEqual(
    left.map((entry) => entry.name),
    ["lay thing-0", "lay thing-1", "sail"],
  );
  const last = folded([...many("lay", 2), ...many("sail", 1)], ground({ folded: before }));
  assert.equal(last[2]?.name, "sail");
});

test("where a verb that was folded is the only one left, each of its options has a button of its own", () => {
  const left = folded(many("move", 8), ground({ folded: new Set(["move"]) }));
  assert.equal(new Set(left.map((entry) => entry.name)).size, 8);
});

test("what was opened and is still many folds by what belongs together, and each of these opens", () => {
  const places = many("go", 12).map((one, at) => ({ ...one, group: at < 7 ? "Ports" : "Fields" }));
  const groups = folded(places, ground({ opened: new Set(["go"]) }));
  assert.deepEqual(
    groups.map((entry) => [entry.name, entry.options.length]),
    [
      ["go Ports", 7],
      ["go Fields", 5],
    ],
  );
  const ports = places.slice(0, 7);
  assert.equal(folded(ports, ground({ opened: new Set(["go", "go Ports"]) })).length, 7);
  const alike = many("go", 12).map((one) => ({ ...one, group: "Ports" }));
  assert.equal(folded(alike, ground({ opened: new Set(["go"]) })).length, 12, "one group would say nothing");
});
