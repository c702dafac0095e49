import * as assert from "node:assert/strict";
import { test } from "node:test";
import { beside, type Spotted } from "../src/beside";

const PAGE = { width: 1280, height: 800 };
const CARD = { width: 400, height: 200 };
const SIDES = ["below", "above", "right", "left"];
const box = (left: number, top: number, right: number, bottom: number): Spotted => ({ left, top, right, bottom });

function covers(at: Spotted, page = PAGE): boolean {
  const { left, top } = beside(at, CARD, page, SIDES);
  const apart = left >= at.right || left + CARD.width <= at.left || top >= at.bottom || top + CARD.height <= at.top;
  return !apart || left < 0 || top < 0 || left + CARD.width > page.width || top + CARD.height > page.height;
}

test("a card covers nothing of what it is about, wherever that lies and however large it is", () => {
  for (const at of [
    box(10, 10, 60, 60),
    box(1220, 740, 1270, 790),
    box(300, 60, 800, 760),
    box(500, 390, 520, 410),
    box(10, 300, 700, 790),
  ])
    assert.equal(covers(at), false, JSON.stringify(at));
});

test("where there is no room beside it the card stays on the page", () => {
  const { left, top } = beside(box(0, 0, 1280, 800), CARD, PAGE, SIDES);
  assert.equal(left >= 0 && top >= 0 && left + CARD.width <= 1280 && top + CARD.height <= 800, true);
});
