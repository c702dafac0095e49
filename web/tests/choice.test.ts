import * as assert from "node:assert/strict";
import { test } from "node:test";
import { Choice, fits, meaning } from "../src/choice";
import { option, thing } from "./page";

const OPTIONS = ["place oak plot-1", "place oak plot-2", "place elm plot-1", "sell oak", "stop"].map(option);
const left = (choice: Choice): string[] => choice.left.map((one) => one.action);
const meant = (element: Element): string[] =>
  OPTIONS.filter((one) => fits(one, meaning(element))).map((one) => one.action);

test("a thing means every option that names it", () => {
  assert.deepEqual(meant(thing({ "data-id": "oak" })), ["place oak plot-1", "place oak plot-2", "sell oak"]);
});

test("a thing with a verb means only the options of that verb", () => {
  assert.deepEqual(meant(thing({ "data-id": "oak", "data-verb": "sell" })), ["sell oak"]);
  assert.deepEqual(meant(thing({ "data-id": "oak", "data-verb": "sell place" })).length, 3);
});

test("a verb alone means all its options, and what has neither means none", () => {
  assert.deepEqual(meant(thing({ "data-verb": "place" })).length, 3);
  assert.deepEqual(meant(thing({})), []);
});

test("a part of a name is not the name", () => {
  assert.deepEqual(meant(thing({ "data-id": "plot" })), []);
});

test("a thing that lies on another means only what goes with both, for the verbs of the one below", () => {
  const plot = thing({ "data-id": "plot-1", "data-verb": "place" });
  const shelf = thing({}, plot);
  assert.deepEqual(meant(thing({ "data-id": "oak" }, shelf)), ["place oak plot-1", "sell oak"]);
  const field = thing({ "data-id": "plot-2" });
  assert.deepEqual(meant(thing({ "data-id": "oak" }, field)).length, 3, "what has no verb of its own forbids nothing");
});

test("options narrow click by click, and step back to any click", () => {
  let changes = 0;
  const choice = new Choice(() => (changes += 1));
  choice.ask(OPTIONS);
  choice.narrow({ label: "place", keep: (one) => one.verb === "place" });
  choice.narrow({ label: "oak", keep: (one) => one.args.includes("oak") });
  assert.deepEqual(left(choice), ["place oak plot-1", "place oak plot-2"]);
  choice.back();
  assert.deepEqual(left(choice).length, 3);
  choice.narrow({ label: "plot-1", keep: (one) => one.args.includes("plot-1") });
  choice.back(0);
  assert.deepEqual(
    left(choice),
    OPTIONS.map((one) => one.action),
  );
  assert.equal(changes, 6, "each of them is shown");
});

test("there is no step back from the first question, nor forwards", () => {
  let changes = 0;
  const choice = new Choice(() => (changes += 1));
  choice.ask(OPTIONS);
  choice.back();
  choice.back(3);
  assert.equal(changes, 1);
});

test("a new question forgets what was chosen for the last", () => {
  const choice = new Choice(() => undefined);
  choice.ask(OPTIONS);
  choice.narrow({ label: "sell", keep: (one) => one.verb === "sell" });
  choice.ask([option("stop"), option("lay coal-1")]);
  assert.deepEqual(left(choice), ["stop", "lay coal-1"]);
  assert.deepEqual(choice.path, []);
});
