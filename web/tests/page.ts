/** As much of a page as the client's logic looks at, and things to put on it; read before all else. */
import type { Option, Position, Seat } from "../src/protocol";

type Heard = (event?: unknown) => void;

/** Something that can be told of events. */
class Heeding {
  private readonly heard = new Map<string, Heard[]>();

  addEventListener(name: string, heard: Heard): void {
    this.heard.set(name, [...(this.heard.get(name) ?? []), heard]);
  }

  happens(name: string): void {
    for (const heard of this.heard.get(name) ?? []) heard();
  }
}

export const view = new Heeding();
export const page = Object.assign(new Heeding(), { documentElement: { lang: "en" }, hidden: false });
/** Whether the reader wants things to stand still. */
export const wishes = { still: true };

const kept = new Map<string, string>();

Object.assign(globalThis, {
  document: page,
  location: { href: "http://house/t/table", protocol: "http:", origin: "http://house" },
  addEventListener: (name: string, heard: Heard) => view.addEventListener(name, heard),
  matchMedia: () => ({ matches: wishes.still }),
  localStorage: {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  },
});

/** A thing on the board, and what it lies on. */
export function thing(marks: Record<string, string>, parent: Element | null = null): Element {
  return { parentElement: parent, getAttribute: (name: string) => marks[name] ?? null } as unknown as Element;
}

/** An option by its notation. */
export function option(action: string): Option {
  const [verb = "", ...args] = action.split(" ");
  const told = { clause: "", effect: "", costs: false, reveals: false, icon: null };
  return { action, verb, verb_label: verb, label: action, group: "", args, ...told };
}

export function seat(number: number, kind: Seat["kind"] = "link"): Seat {
  return { seat: number, name: "", kind, level: null, here: false, free: false, left: null, points: 0, asked: false };
}

export function position(number: number): Position {
  return { type: "position", number, blanks: [] as Position["blanks"] } as Position;
}
