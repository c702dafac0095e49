/** One device for several people: whose hand is covered, and when the curtain falls. */
import { curtain } from "./curtain";
import type { Position } from "./protocol";
import { prefer, preferred } from "./recent";

/** Whether those who share this device trust each other at a table. */
export const trusting = (table: string): boolean => preferred(`trust.${table}`) === "yes";
export const trust = (table: string, yes: boolean): void => prefer(`trust.${table}`, yes ? "yes" : "no");

export class Sharing {
  /** Who has the device. */
  private holder: number | null = null;

  /** Whether somebody else may still be looking: there is something to hide, and who would see it has not taken the device. */
  covers(position: Position | null): boolean {
    if (!position || position.mine.length < 2 || !position.hides || trusting(position.table)) return false;
    return this.holder !== position.viewer;
  }

  /** Let the viewer take the device; `cover` is done before the curtain falls. */
  async pass(position: Position, cover: () => void): Promise<void> {
    if (position.status !== "asked" || position.mine.length < 2) return;
    if (this.covers(position)) {
      cover();
      await curtain(position.viewer, position.names[position.viewer] ?? "", () => trust(position.table, true));
    }
    this.holder = position.viewer;
  }
}
