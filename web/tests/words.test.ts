import "./page";
import * as assert from "node:assert/strict";
import { test } from "node:test";
import { ofWhom } from "../src/words";

test("French elides before a name that begins with a vowel", () => {
  const said = ["Yann", "Ada", "Éva", "Yves", "Hélène", "Œdipe"].map(ofWhom);
  assert.deepEqual(said, ["de Yann", "d’Ada", "d’Éva", "d’Yves", "d’Hélène", "d’Œdipe"]);
});
