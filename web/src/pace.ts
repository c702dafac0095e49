/** Frames one after another, each long enough to be seen; a key hurries them all. */
import { still } from "./dom";
import type { Position } from "./protocol";

const PER_MOVE = 600;
const ALL_MOVES = 4000;

export class Pace {
  private queue: Position[] = [];
  private playing = false;
  private wake: (() => void) | null = null;

  /** `show` answers whether it was somebody else's move, which one wants to see. */
  constructor(private readonly show: (position: Position) => Promise<boolean>) {}

  /** The first frame of a connection holds all that the frames before it would show. */
  push(position: Position, first: boolean): void {
    if (first) this.queue = [];
    this.queue.push(position);
    void this.play();
  }

  hurry(): void {
    this.wake?.();
  }

  /** Wait as long as one of so many moves may be looked at. */
  pause(moves: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.min(PER_MOVE, ALL_MOVES / moves));
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const others = await this.show(next);
      if (others && !still() && this.queue.length) await this.pause(this.queue.length);
    }
    this.playing = false;
  }
}
