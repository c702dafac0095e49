/** My own tables, remembered by this browser and nowhere else. The keys to my seats are cookies, out of reach here. */
import type { Link, Position } from "./protocol";

export interface Recent {
  table: string;
  game: string;
  title: string;
  at: number;
  /** The match is over: who sat there, and who won. */
  over?: { names: string[]; winners: number[] };
  /** Invitations for others that I have to send. */
  links?: Link[];
  /** My key, as it was remembered in former days. */
  key?: string;
}

const PLACE = "ludotheque.tables";
const MOST = 40;

export function recent(): Recent[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as Recent[]) : [];
  } catch {
    return [];
  }
}

export function remember(table: Recent): void {
  const known = recent().find((one) => one.table === table.table);
  const others = recent().filter((one) => one.table !== table.table);
  const { key: _, ...kept } = { ...known, ...table };
  try {
    localStorage.setItem(PLACE, JSON.stringify([kept, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function forget(table: string): void {
  localStorage.setItem(PLACE, JSON.stringify(recent().filter((one) => one.table !== table)));
}

/** The invitations to a table that I have to send. */
export function linksOf(table: string): Link[] {
  return recent().find((one) => one.table === table)?.links ?? [];
}

/** There is a new link to a seat; the old one opens nothing any more. */
export function linked(table: string, link: Link): void {
  const known = recent().find((one) => one.table === table);
  if (known) remember({ ...known, links: [...linksOf(table).filter((one) => one.seat !== link.seat), link] });
}

export function visited(position: Position, title: string): void {
  if (!position.mine.length && !position.host) return;
  const { table, game, names, result } = position;
  const known = recent().find((one) => one.table === table);
  const at = known?.over ? known.at : Date.now(); // who looks again at what is over plays no later for that
  remember({ table, game, title, at, ...(result && { over: { names, winners: result.winners } }) });
}

/** How I chose the last time. */
export function preferred(what: string): string | null {
  try {
    return localStorage.getItem(`ludotheque.${what}`);
  } catch {
    return null;
  }
}

export function prefer(what: string, value: string): void {
  try {
    localStorage.setItem(`ludotheque.${what}`, value);
  } catch {
    // Then it is asked again the next time.
  }
}
