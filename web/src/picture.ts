/** A picture of the table in parts, as the server draws it; a patch makes the next one of it. */
import type { Patch } from "./protocol";

export interface Picture {
  /** What lies on the board by id, from the lowest up. */
  things: Map<string, string>;
  panels: string[];
  edge: string;
}

const NAME = /^<\w+\b[^>]*?(?<![\w-])id="([^"]+)"/;

export const EMPTY: Picture = { things: new Map(), panels: [], edge: "" };

export function patched(before: Picture, patch: Patch): Picture {
  const things = new Map(before.things);
  for (const id of patch.gone) things.delete(id);
  for (const text of patch.things) things.set(NAME.exec(text)?.[1] ?? "", text);
  const panels = [...before.panels];
  for (const { seat, picture } of patch.panels) panels[seat] = picture;
  return { things: patch.order ? sorted(things, patch.order) : things, panels, edge: patch.edge ?? before.edge };
}

function sorted(things: Map<string, string>, order: string[]): Map<string, string> {
  return new Map(order.map((id) => [id, things.get(id) ?? ""]));
}
