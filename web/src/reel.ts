/** The reel: what the others did, beat by beat, at the pace one likes; and back and forth through it. */
import { still } from "./dom";
import { habit } from "./habits";
import type { Picture } from "./picture";
import type { News } from "./protocol";

/** One thing that happened, and the picture of the table when it was told. */
export interface Beat {
  news: News;
  picture: Picture;
}

export interface Stage {
  /** Show a beat; how long it wants to be looked at, in milliseconds at the normal pace. */
  beat(beat: Beat, index: number): number;
  /** All is shown: the table as it stands now. */
  now(): void;
}

const PACES = { slow: 1.6, normal: 1, fast: 0.45, off: 0 };
const MANY = 15;
const HURRIED = 0.6;
const FOLDED = 40;

export class Reel {
  /** What happened since my last answer. */
  beats: Beat[] = [];
  /** The beat on the table; none where the table shows how it stands now. */
  at: number | null = null;
  /** Those that were too many to be played: they are told in one sentence until they are unfolded or done with. */
  folded: Beat[] = [];
  private waiting = 0;
  private unfolding = false;
  private playing = false;
  private hurried = false;
  private wake: (() => void) | null = null;

  constructor(private readonly stage: Stage) {}

  get busy(): boolean {
    return this.playing;
  }

  /** My answer, or a table seen for the first time: what was before it is not news. */
  forget(): void {
    this.beats = [];
    this.folded = [];
    this.waiting = 0;
    this.at = null;
    this.skip();
  }

  /** Play what was folded after all. */
  unfold(): void {
    const [first] = this.folded;
    if (!first || this.playing) return;
    this.waiting = this.beats.indexOf(first);
    this.folded = [];
    this.unfolding = true;
    void this.play();
  }

  /** Play these after those that wait already. */
  push(beats: Beat[]): void {
    if (!this.playing) this.waiting = this.beats.length;
    this.beats.push(...beats);
    void this.play();
  }

  /** Have these at hand without playing them: what happened while I was away. */
  keep(beats: Beat[]): void {
    this.beats.push(...beats);
    this.waiting = this.beats.length;
    if (!this.playing) this.stage.now();
  }

  /** A press takes the next beat, a second one soon after it all of them. */
  hurry(): void {
    if (!this.playing) return;
    if (this.hurried) this.waiting = this.beats.length;
    this.hurried = true;
    this.wake?.();
  }

  /** Show at once how it stands now. */
  skip(): void {
    this.waiting = this.beats.length;
    this.wake?.();
  }

  /** Look at one of the beats, or with nothing at how it stands now. */
  look(at: number | null): void {
    this.skip();
    this.folded = [];
    const beat = at === null ? undefined : this.beats[at];
    this.at = beat ? at : null;
    if (beat && at !== null) this.stage.beat(beat, at);
    else this.stage.now();
  }

  /** Look at something that happened before all of these: it is on none of their chips. */
  visit(beat: Beat): void {
    this.skip();
    this.at = -1;
    this.stage.beat(beat, -1);
  }

  step(by: 1 | -1): void {
    const at = (this.at ?? this.beats.length) + by;
    this.look(at >= this.beats.length ? null : Math.max(0, at));
  }

  private async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    for (this.fold(); this.waiting < this.beats.length; this.fold()) {
      const index = this.waiting;
      const beat = this.beats[index];
      this.waiting += 1;
      if (!beat) break;
      const factor = PACES[habit("pace")] * (this.beats.length - index > MANY ? HURRIED : 1);
      if (!factor) continue;
      this.at = index;
      const wanted = this.stage.beat(beat, index);
      this.hurried = false;
      await this.pause((still() ? Math.min(wanted, 300) : wanted) * factor);
    }
    this.playing = this.unfolding = false;
    this.at = null;
    this.stage.now();
  }

  /** Where more wait than anybody would watch, none of them is played. */
  private fold(): void {
    const waiting = this.beats.slice(this.waiting);
    if (this.unfolding || waiting.length <= FOLDED || !PACES[habit("pace")]) return;
    this.folded.push(...waiting);
    this.waiting = this.beats.length;
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
