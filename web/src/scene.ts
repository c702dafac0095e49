/** The scene: pictures of the table laid down one after another, beat by beat and then how it stands now. */
import { Board, type Travel } from "./board";
import { Mat } from "./mat";
import { Overlay } from "./overlay";
import { EMPTY, type Picture, patched } from "./picture";
import { crowded } from "./pointing";
import type { News, Position } from "./protocol";
import { type Beat, Reel } from "./reel";
import { ReelBar } from "./reelbar";
import type { Seats } from "./seats";
import { play } from "./sound";
import type { Log } from "./talk";
import { say } from "./words";

/** How long a thing that happened is looked at when nothing travels. */
const LOOK = 520;
/** How much longer a moment is looked at. */
const STAGED = 880;
/** So many moments can be looked at again. */
const MOST = 400;

export interface Shown {
  /** Whether the viewer's own things must not be seen yet. */
  covered(): boolean;
  /** Something was laid down: what may be chosen is lit anew. */
  light(): void;
  /** All is shown, and this is how it stands now. */
  settled(position: Position): void;
}

export class Scene {
  readonly board = new Board();
  readonly overlay = new Overlay(this.board);
  readonly mat = new Mat();
  readonly reel = new Reel({ beat: (beat, index) => this.beat(beat, index), now: () => this.settled() });
  readonly reelBar = new ReelBar(this.reel);
  private position: Position | null = null;
  private picture = EMPTY;
  /** How it looked when each of the last things happened: lines of the log take the board there. */
  private readonly album = new Map<News, Picture>();
  /** The number of the question the bell has rung for. */
  private belled = -1;

  constructor(
    private readonly root: HTMLElement,
    readonly seats: Seats,
    private readonly log: Log,
    private readonly shown: Shown,
  ) {}

  /** The newest picture is known from now on; `play` lets the beats that lead to it be seen. */
  prepare(next: Position, first: boolean, answered: boolean): Beat[] {
    const reshaped = this.position?.shape !== next.shape;
    if (first || answered || reshaped) this.reel.forget();
    if (next.whole) this.album.clear(); // its pictures may be of another shape
    if (answered || reshaped) this.overlay.clear();
    const beats = this.beats(next);
    for (const { news, picture } of beats) this.album.set(news, picture);
    for (const news of [...this.album.keys()].slice(0, -MOST)) this.album.delete(news);
    this.picture = patched(beats.at(-1)?.picture ?? (next.whole ? EMPTY : this.picture), next.picture);
    this.position = next;
    return beats;
  }

  play(beats: Beat[], first: boolean): void {
    if (first) this.reel.keep(beats);
    else this.reel.push(beats);
  }

  /** Whether all these things lie on the board as it stands now. */
  holds(things: string[]): boolean {
    const drawn = [...this.picture.things.values()];
    return things.length > 0 && things.every((id) => drawn.some((text) => text.includes(`data-id="${id}"`)));
  }

  /** A line of the log takes the board there, where its picture is at hand; pointing at none, back to now. */
  pointAt(news: News | null): void {
    const at = news ? this.reel.beats.findIndex((beat) => beat.news === news) : -1;
    const older = news && this.album.get(news);
    if (at >= 0) this.reel.look(at);
    else if (news && older) this.reel.visit({ news, picture: older });
    else if (news === null && this.reel.at !== null && !this.reel.busy) this.reel.look(null);
  }

  private beats(next: Position): Beat[] {
    let picture = next.whole ? EMPTY : this.picture;
    return next.news.flatMap((news) => {
      if (!news.picture) return [];
      picture = patched(picture, news.picture);
      return [{ news, picture }];
    });
  }

  /** One thing that happened, on the board and in the panels; how long it wants to be looked at. */
  private beat({ news, picture }: Beat, index: number): number {
    const staged = news.staged || this.mine(news);
    const travels = this.paint(picture, news.by);
    const time = LOOK + (staged ? STAGED : 0) + Math.max(0, ...travels.map(({ way }) => Board.time(way)));
    this.log.light(news);
    const low = travels.some(({ way }) =>
      way.some((place, at) => at % (way.length - 1) === 0 && this.board.low(place)),
    );
    this.reelBar.stage(staged, low);
    this.reelBar.show(index, news);
    if (news.sound) play(news.sound);
    this.root.dataset.beat = String(index);
    this.root.dispatchEvent(new CustomEvent("beat", { detail: news }));
    return time;
  }

  /** Whether something happens to me by somebody else's doing. */
  private mine({ seat, victim, by }: News): boolean {
    const me = (other: number | null): boolean => other !== null && (this.position?.mine.includes(other) ?? false);
    return (me(seat) || me(victim)) && by !== null && !me(by);
  }

  /** The table as it stands now. */
  private settled(): void {
    const { position } = this;
    if (!position) return;
    this.paint(this.picture, position.asked);
    this.log.light(null);
    this.reelBar.show(null);
    this.reelBar.fold(position.names);
    delete this.root.dataset.beat;
    this.seats.draw(position, this.picture.panels);
    this.shown.light();
    if (position.status === "asked") this.board.attend(crowded);
    else this.board.settle();
    if (position.status === "asked" && this.belled !== position.number) {
      this.belled = position.number;
      if (position.since?.moves) play("bell");
    }
    this.shown.settled(position);
    this.root.dataset.settled = String(position.number);
  }

  /** Lay down a picture of when somebody was asked; what travels in it. */
  private paint(picture: Picture, asked: number | null): Travel[] {
    const boxes = this.overlay.boxes(picture);
    const travels = this.board.show(picture, true);
    this.overlay.record(travels, boxes);
    this.seats.paint(picture.panels, asked);
    if (this.shown.covered()) this.mat.cover(say("curtain-covered"));
    else this.mat.draw(picture.edge);
    this.shown.light();
    return travels;
  }
}
