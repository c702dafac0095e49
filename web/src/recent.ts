/** My own tables, remembered by this browser and nowhere else. */
import type { Link, Position } from "./protocol";

export interface Recent {
  table: string;
  key: string;
  game: string;
  title: string;
  at: number;
  links?: Link[];
}

const PLACE = "ludotheque.tables";
const MOST = 12;

export function recent(): Recent[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as Recent[]) : [];
  } catch {
    return [];
  }
}

export function remember(table: Recent): void {
  const known = recent().find((one) => one.table === table.table && one.key === table.key);
  const others = recent().filter((one) => one !== known && !(one.table === table.table && one.key === table.key));
  try {
    localStorage.setItem(PLACE, JSON.stringify([{ ...known, ...table }, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function forget(table: string): void {
  localStorage.setItem(PLACE, JSON.stringify(recent().filter((one) => one.table !== table)));
}

export function visited(position: Position, key: string, title: string): void {
  if (key) remember({ table: position.table, key, game: position.game, title, at: Date.now() });
}
