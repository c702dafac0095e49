import * as assert from "node:assert/strict";
import { test } from "node:test";
import { adopt } from "../src/habits";
import { EMPTY } from "../src/picture";
import type { News } from "../src/protocol";
import { type Beat, Reel } from "../src/reel";
import { summary } from "../src/reelbar";

const beat = (sentence: string): Beat => ({ news: { sentence } as News, picture: EMPTY });
const beats = (count: number): Beat[] => Array.from({ length: count }, (_, index) => beat(String(index)));

/** When all that can go on without a clock has gone on. */
async function later(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await null;
}

/** A reel whose beats last until they are let go. */
function reel(): { reel: Reel; shown: string[]; let_go: () => void; restore: () => void } {
  const shown: string[] = [];
  const waiting: (() => void)[] = [];
  const clock = globalThis.setTimeout;
  globalThis.setTimeout = ((then: () => void) => waiting.push(then)) as unknown as typeof setTimeout;
  const made = new Reel({
    beat: ({ news }) => {
      shown.push(news.sentence);
      return 500;
    },
    now: () => shown.push("now"),
  });
  return {
    reel: made,
    shown,
    let_go: () => waiting.shift()?.(),
    restore: () => {
      globalThis.setTimeout = clock;
    },
  };
}

test("beats are shown one after another, and then how it stands now", async () => {
  adopt("pace", "normal");
  const { reel: played, shown, let_go, restore } = reel();
  played.push(beats(2));
  await later();
  assert.deepEqual(shown, ["0"]);
  let_go();
  await later();
  assert.deepEqual(shown, ["0", "1"]);
  let_go();
  await later();
  assert.deepEqual(shown, ["0", "1", "now"]);
  restore();
});

test("a press takes the next beat, a second one all of them", async () => {
  const { reel: played, shown, restore } = reel();
  played.push(beats(9));
  await later();
  played.hurry();
  await later();
  assert.deepEqual(shown, ["0", "1"]);
  played.hurry();
  played.hurry();
  await later();
  assert.equal(shown.at(-1), "now");
  assert.equal(shown.length < 6, true);
  restore();
});

test("with the pace off nothing waits", async () => {
  adopt("pace", "off");
  const { reel: played, shown, restore } = reel();
  played.push(beats(5));
  await later();
  assert.deepEqual(shown, ["now"]);
  assert.equal(played.beats.length, 5, "they can still be looked at");
  adopt("pace", "normal");
  restore();
});

test("one steps back and forth through what happened, and past the last to now", () => {
  const { reel: played, shown, restore } = reel();
  played.keep(beats(2));
  played.step(-1);
  played.step(-1);
  played.step(-1);
  played.step(1);
  played.step(1);
  assert.deepEqual(shown, ["now", "1", "0", "0", "1", "now"]);
  restore();
});

test("very many are not played but folded, and unfolded when somebody wants to see them", async () => {
  const { reel: played, shown, let_go, restore } = reel();
  played.push(beats(60));
  await later();
  assert.deepEqual([shown, played.folded.length, played.busy], [["now"], 60, false]);
  played.unfold();
  await later();
  let_go();
  await later();
  assert.deepEqual([shown, played.folded.length], [["now", "0", "1"], 0]);
  restore();
});

test("so many as can be watched are played, and with them those that come meanwhile, until they are too many", async () => {
  const { reel: played, shown, let_go, restore } = reel();
  played.push(beats(40));
  await later();
  played.push(beats(3));
  assert.deepEqual([shown, played.folded.length], [["0"], 0]);
  let_go();
  await later();
  assert.deepEqual([shown, played.folded.length], [["0", "now"], 42]);
  played.look(null);
  assert.equal(played.folded.length, 0, "who goes back to now has done with them");
  restore();
});

test("a summary says who answered, and how often, whatever came of it", () => {
  const told = ([at, by]: number[]): Beat => ({ news: { at, by } as News, picture: EMPTY });
  const happened = [
    [3, 1],
    [3, 1],
    [4, 2],
    [6, 1],
    [7, -1],
  ].map(told);
  assert.deepEqual(summary(happened, ["Ada", "Azure", "Saffron"]), { names: "Azure and Saffron", count: 3 });
  assert.deepEqual(summary(happened.slice(0, 2), ["Ada", "Azure", "Saffron"]), { names: "Azure", count: 1 });
});
