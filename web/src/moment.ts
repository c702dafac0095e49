/** A moment of a match: where a link leads to, and where one stops on the way. */
import type { Along } from "./lines";

/** The line and the eyes that a link names: after its #, or where servers can read them and show a picture. */
export function linked(): [number, number | undefined] {
  if (location.hash) {
    const [line = 0, seat] = location.hash.slice(1).split("@").map(Number);
    return [line, seat];
  }
  const asked = new URLSearchParams(location.search);
  return [Number(asked.get("at") ?? 0), asked.has("eyes") ? Number(asked.get("eyes")) : undefined];
}

/** This address without some of what it asks for. */
export function without(...names: string[]): string {
  const asked = new URLSearchParams(location.search);
  for (const name of names) asked.delete(name);
  return location.pathname + (asked.size ? `?${asked}` : "");
}

/** Where to stop on another line: before it leaves the match as there, then before each answer that is not chance's. */
export function stopsAlong(stops: number[], { at, lines }: Pick<Along, "at" | "lines">): number[] {
  const on = lines.flatMap((line, index) => (line.startsWith("*") ? [] : [at + index]));
  return [...stops.filter((stop) => stop < at), ...on, at + lines.length];
}
