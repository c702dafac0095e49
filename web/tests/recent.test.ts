import * as assert from "node:assert/strict";
import { test } from "node:test";
import type { Position } from "../src/protocol";
import { recent, visited } from "../src/recent";

const at = (table: string, mine: number[], winners: number[] | null): Position =>
  ({
    table,
    game: "loire",
    mine,
    names: ["Ada", "Yann"],
    result: winners && { winners, rows: [] },
  }) as unknown as Position;

test("a match that I played to its end is remembered with who won, and looking again makes it no younger", () => {
  visited(at("one", [0], null), "Loire");
  assert.equal(recent()[0]?.over, undefined);
  visited(at("one", [0], [1]), "Loire");
  const [first] = recent();
  assert.deepEqual(first?.over, { names: ["Ada", "Yann"], winners: [1] });
  visited(at("two", [0], null), "Loire");
  visited(at("one", [0], [1]), "Loire");
  assert.equal(recent().find(({ table }) => table === "one")?.at, first?.at);
});

test("what one only watches is not remembered", () => {
  visited(at("three", [], [1]), "Loire");
  assert.equal(
    recent().some(({ table }) => table === "three"),
    false,
  );
});
