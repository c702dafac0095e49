import * as assert from "node:assert/strict";
import { test } from "node:test";
import { Places } from "../src/places";

test("what comes again stands where it stood, with a gap where something is gone", () => {
  const places = new Places();
  assert.deepEqual(places.settle("lay", ["coal", "mariner", "wine"]), ["coal", "mariner", "wine"]);
  assert.deepEqual(places.settle("lay", ["mariner", "wine"]), [null, "mariner", "wine"]);
  assert.deepEqual(places.settle("lay", ["coal", "mariner", "wine"]), ["coal", "mariner", "wine"], "it came back");
});

test("what is new takes the first gap, and then the end", () => {
  const places = new Places();
  places.settle("lay", ["coal", "mariner", "wine"]);
  assert.deepEqual(places.settle("lay", ["sand", "mariner", "wine", "clay"]), ["sand", "mariner", "wine", "clay"]);
});

test("another question has places of its own, and the first is found again as it was", () => {
  const places = new Places();
  places.settle("lay", ["coal", "mariner", "wine"]);
  assert.deepEqual(places.settle("pay", ["wine", "coal"]), ["wine", "coal"]);
  assert.deepEqual(places.settle("lay", ["coal", "wine"]), ["coal", null, "wine"]);
});

test("no gaps are left where hardly anything is left, nor in another turn", () => {
  const places = new Places();
  places.settle("go", ["a", "b", "c", "d", "e", "f"]);
  assert.deepEqual(places.settle("go", ["e", "f"]), ["e", "f"]);
  places.settle("lay", ["coal", "mariner", "wine"]);
  places.forget();
  assert.deepEqual(places.settle("lay", ["mariner", "wine"]), ["mariner", "wine"]);
});
