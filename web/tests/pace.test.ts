import * as assert from "node:assert/strict";
import { test } from "node:test";
import { Pace } from "../src/pace";
import { position, wishes } from "./page";

/** When all that can go on without a clock has gone on. */
async function later(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await null;
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test("frames are shown in the order in which they came, one after another", async () => {
  const shown: number[] = [];
  let showing = 0;
  const pace = new Pace(async (next) => {
    assert.equal(showing, 0, "the one before has been shown");
    showing += 1;
    await soon();
    shown.push(next.number);
    showing -= 1;
    return true;
  });
  for (const number of [1, 2, 3]) pace.push(position(number), false);
  while (shown.length < 3) await soon();
  assert.deepEqual(shown, [1, 2, 3]);
});

test("the first frame of a new connection stands for all that were waiting", async () => {
  const shown: number[] = [];
  const pace = new Pace(async (next) => {
    await soon();
    shown.push(next.number);
    return false;
  });
  for (const number of [1, 2, 3]) pace.push(position(number), false);
  pace.push(position(9), true);
  while (shown.at(-1) !== 9) await soon();
  assert.deepEqual(shown, [1, 9]);
});

test("somebody else's move stays to be seen until its time is over or it is hurried", async () => {
  wishes.still = false;
  const pauses: (() => void)[] = [];
  const clock = globalThis.setTimeout;
  globalThis.setTimeout = ((then: () => void) => pauses.push(then)) as unknown as typeof setTimeout;
  const shown: number[] = [];
  const pace = new Pace(async (next) => {
    shown.push(next.number);
    return true;
  });
  for (const number of [1, 2, 3]) pace.push(position(number), false);
  await later();
  assert.deepEqual(shown, [1]);
  pauses[0]?.();
  await later();
  assert.deepEqual(shown, [1, 2]);
  pace.hurry();
  await later();
  assert.deepEqual(shown, [1, 2, 3]);
  globalThis.setTimeout = clock;
  wishes.still = true;
});
