/** Who is here, in words: whether a link was opened, and when somebody left. */
import type { Seat } from "./protocol";
import { span } from "./span";
import { say } from "./words";

/** What is known of who is connected, seat by seat; frames that wait to be shown may be older. */
export interface Attendance {
  here: boolean[];
  free: boolean[];
  left: (number | null)[];
}

/** So many seconds ago is just now. */
const JUST = 45;

export function attendance(seats: Seat[]): Attendance {
  return {
    here: seats.map((seat) => seat.here),
    free: seats.map((seat) => seat.free),
    left: seats.map((seat) => seat.left),
  };
}

/** Somebody else's place, and nobody there; a computer never leaves. */
export function isAway(seat: Seat, mine: number[], here: boolean[]): boolean {
  return seat.kind !== "computer" && !mine.includes(seat.seat) && !here[seat.seat];
}

/** Where a person elsewhere is, in words; nothing of computers and of those at this device. */
export function whereabouts(seat: Seat, mine: number[], known: Attendance, now = Date.now() / 1000): string {
  if (seat.kind === "computer" || mine.includes(seat.seat)) return "";
  if (known.here[seat.seat]) return say("seat-here");
  if (known.free[seat.seat]) return say("seat-free");
  const left = known.left[seat.seat];
  if (left === null || left === undefined) return say("seat-away");
  return now - left < JUST ? say("seat-left-now") : say("seat-left", { span: span(now - left) });
}
