/** What the server sends; nothing here knows a game. */
export interface Preview {
  pieces: { id: string; x: number; y: number }[];
  tag: string;
}

export interface Option {
  action: string;
  verb: string;
  verb_label: string;
  label: string;
  args: string[];
  clause: string;
  effect: string;
  reveals: boolean;
  icon: string | null;
}

export interface Seat {
  seat: number;
  name: string;
  kind: "here" | "link" | "computer";
  level: string | null;
  here: boolean;
  points: number;
  asked: boolean;
  panel: string;
}

export interface News {
  at: number;
  seat: number | null;
  sentence: string;
  clause: string;
}

export interface Said {
  at: number;
  name: string;
  seat: number | null;
  text: string;
}

export interface Result {
  winners: number[];
  rows: { seat: number; points: number; sources: { label: string; points: number }[] }[];
}

export type Corners = [x: number, y: number, w: number, h: number];

/** A part of the board that is looked at by itself, and where in it one begins. */
export interface Pane {
  id: string;
  label: string;
  box: Corners;
  home: Corners | null;
}

export interface Position {
  type: "position";
  table: string;
  game: string;
  number: number;
  viewer: number;
  mine: number[];
  shape: Shape;
  names: string[];
  seats: Seat[];
  status: "asked" | "waiting" | "thinking" | "over";
  asked: number;
  question: string;
  clause: string;
  heading: string;
  phases: { label: string; now: boolean }[];
  options: Option[];
  live: string;
  plate_url: string;
  world: [number, number];
  panes: Pane[];
  mat: string;
  docked: boolean;
  undo: { fair: boolean; seat: number | null; reason: string };
  news: News[];
  whole: boolean;
  since: { number: number; moves: number } | null;
  chat: Said[];
  commitment: string;
  seed: string | null;
  result: Result | null;
  last?: number;
}

export interface Refused {
  type: "refusal";
  error: string;
  sentence: string;
  clause?: string | null;
}

export type Message =
  | Position
  | Refused
  | ({ type: "chat" } & Said)
  | { type: "thinking"; seat: number; since?: number }
  | { type: "pong" };

export type Shape = "wide" | "tall";

export interface Hint {
  action: string;
  label: string;
  thoughts: { action: string; label: string; share: number; worth: number }[];
}

export interface Looked {
  number: number;
  seat: number;
  name: string;
  mat: string;
  compare: { label: string; values: (number | string)[] }[];
}

export interface WhyNot {
  sentence: string;
  reasons: { label: string; clause: string; text: string; url: string }[];
}

export interface Clause {
  id: string;
  chapter: string;
  text: string;
  url: string;
  rulings: { id: string; text: string }[];
}

/** A request whose refusal is a sentence for the person who made it. */
export class Refusal extends Error {}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const address = new URL(path, location.origin);
  if (!address.searchParams.has("lang")) address.searchParams.set("lang", document.documentElement.lang);
  const request: RequestInit =
    body === undefined
      ? {}
      : typeof body === "string"
        ? { method: "POST", body, headers: { "content-type": "text/plain" } }
        : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const reply = await fetch(address, request);
  const data = (await reply.json()) as T & { sentence?: string };
  if (!reply.ok) throw new Refusal(data.sentence ?? reply.statusText);
  return data;
}
