import * as assert from "node:assert/strict";
import { test } from "node:test";
import { Connection } from "../src/connection";
import type { FromServer } from "../src/protocol";
import { position, view } from "./page";

/** The other end of the line. */
class Line {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  static last: Line;
  readyState = Line.OPEN;
  sent: unknown[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor(readonly address: URL) {
    Line.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  says(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

Object.assign(globalThis, {
  WebSocket: Line,
  setTimeout: () => 1,
  clearTimeout: () => undefined,
  setInterval: () => 1,
  clearInterval: () => undefined,
});

const ANSWER = { number: 7, seat: 0, action: "stop" };

function connected(): { connection: Connection; heard: string[]; cuts: number[] } {
  const heard: string[] = [];
  const cuts: number[] = [];
  const connection = new Connection("table", "wide", {
    message: (message, first) => void heard.push(first ? `first ${message.type}` : message.type),
    cut: (seconds) => void cuts.push(seconds),
    back: () => void heard.push("back"),
    shut: () => void heard.push("shut"),
  });
  Line.last.says(position(7));
  return { connection, heard, cuts };
}

test("the line is opened with the shape and the language, and without a key", () => {
  connected();
  assert.equal(Line.last.address.href, "ws://house/api/tables/table/live?shape=wide&lang=en");
});

test("every message is passed on but the answer to a ping", () => {
  const { heard } = connected();
  Line.last.says({ type: "presence", here: [true, false], left: [null, 12] });
  Line.last.says({ type: "pong" });
  Line.last.says({ type: "rematch", url: "/t/other" });
  Line.last.says({ type: "thinking", seat: 1, since: 0 });
  Line.last.says(position(8));
  assert.deepEqual(heard, ["back", "first position", "presence", "rematch", "thinking", "position"]);
});

test("an answer the server never saw goes out again when the line is back", () => {
  const { connection } = connected();
  connection.answer(ANSWER);
  Line.last.breaks();
  view.happens("online");
  assert.deepEqual(Line.last.sent, []);
  Line.last.says(position(7));
  assert.deepEqual(Line.last.sent, [{ type: "answer", ...ANSWER }]);
});

test("an answer that was stored, or refused, is not sent again", () => {
  for (const reply of [position(8), { type: "refusal", error: "stale", sentence: "No." } as const]) {
    const { connection } = connected();
    connection.answer(ANSWER);
    Line.last.says(reply);
    Line.last.breaks();
    view.happens("online");
    Line.last.says(position(7));
    assert.deepEqual(Line.last.sent, []);
  }
});

test("a cut line is tried again ever later, up to eight seconds", () => {
  const { connection, cuts } = connected();
  for (let tries = 0; tries < 7; tries += 1) {
    Line.last.breaks();
    connection.now();
  }
  assert.deepEqual(cuts, [0.5, 1, 2, 4, 8, 8, 8]);
});

test("a link that opens nothing is not tried again", () => {
  const { cuts, heard } = connected();
  Line.last.breaks(4403);
  assert.deepEqual(cuts, []);
  assert.equal(heard.at(-1), "shut");
});
