/** A replay: the slider, and the board at that line. Without a record, the place to bring one. */
import "./page";
import { ask, Refusal } from "./ask";
import { Board, type Travel } from "./board";
import { badge, find, h, shape, still } from "./dom";
import { Drawer } from "./drawer";
import { heading } from "./heading";
import type { Along } from "./lines";
import { alongBar, type Looked, Looking } from "./looking";
import { Mat } from "./mat";
import { matches, upload } from "./matches";
import { habits } from "./menu";
import { linked, stopsAlong, without } from "./moment";
import { Notes } from "./notes";
import { EMPTY, type Picture, patched } from "./picture";
import { Playback } from "./playback";
import { learn } from "./progress";
import type { LookAlong, News, Position, ReplayPosition } from "./protocol";
import { Reel } from "./reel";
import { Seats } from "./seats";
import { play } from "./sound";
import { Log } from "./talk";
import { say } from "./words";

/** How long a thing that happened is looked at when nothing travels. */
const LOOK = 420;

class Replay implements Looked {
  private readonly source = find("#table").dataset.replay ?? "";
  private readonly board = new Board();
  private readonly seats = new Seats((seat) => this.drawer.open(seat), false);
  private readonly drawer = new Drawer(
    (seat) => `/api/${this.source}/mats/${seat}?${this.wishes(this.stops[this.wanted] ?? 0)}`,
  );
  private readonly log = new Log(find("#table").dataset.game ?? "", () => undefined);
  private readonly slider = find<HTMLInputElement>("#slider");
  private readonly eyes = find<HTMLSelectElement>("#eyes");
  private readonly mat = new Mat();
  private readonly reel = new Reel({
    beat: ({ news, picture }) => {
      const travels = this.paint(picture, news.by);
      this.log.light(news);
      this.report(news);
      if (news.sound) play(news.sound);
      return LOOK + Math.max(0, ...travels.map(({ way }) => Board.time(way)));
    },
    now: () => this.after?.(),
  });
  private readonly playback: Playback = new Playback({
    now: () => [this.wanted, this.stops.length - 1],
    turn: (stop) => this.turn(stop),
    loading: () => this.loading,
    told: () => this.captions.length > 0,
    escape: () => this.drawer.close(),
  });
  private after: (() => void) | null = null;
  private picture = EMPTY;
  /** The stop that is shown. */
  private at: number | null = null;
  private stops: number[] = [0];
  /** What is said at each stop, in a tour of the game. */
  private captions: string[] = [];
  private wanted = 0;
  private loading = false;
  names: string[] = [];
  /** How many lines the record has. */
  last = 0;
  /** Another line than the match took, while it is looked at. */
  private line: Along | null = null;
  /** The stops of the match itself. */
  private whole: number[] = [0];
  /** Grows when another line is looked at, or with other eyes: what is on its way then is of yesterday. */
  private version = 0;
  private shown = 0;
  /** What a tour does not offer. */
  private looking: Looking | null = null;

  constructor() {
    this.slider.addEventListener("input", () => this.turn(Number(this.slider.value)));
    this.eyes.addEventListener("change", () => {
      this.at = null;
      this.version += 1;
      void this.load();
    });
    this.seats.rail.addEventListener("click", (event) => {
      const seat = (event.target as Element).closest<HTMLElement>("[data-seat]")?.dataset.seat;
      if (seat !== undefined) this.drawer.open(Number(seat));
    });
    new Notes([this.board.svg, this.mat.element, this.seats.rail, this.drawer.surface]);
    find("#table-menu").replaceChildren(...habits("sound"));
    void this.begin();
  }

  private async begin(): Promise<void> {
    const last = await this.fetch(null).catch((problem: unknown) => {
      find("#told").textContent = problem instanceof Refusal ? problem.message : say("new-unreachable");
    });
    if (!last) return;
    this.names = last.names;
    this.last = last.last;
    this.captions = last.captions;
    this.whole = last.stops;
    this.stop(last.stops);
    const own = last.names.map((name, seat) => h("option", { value: seat }, say("replay-eyes-of", { name })));
    this.eyes.replaceChildren(h("option", { value: "" }, say("replay-eyes-all")), ...own);
    const [line, seat] = linked();
    if (seat !== undefined && seat < last.names.length) this.eyes.value = String(seat);
    this.wanted = this.nearest(line);
    await this.load();
    if (find("#table").dataset.past !== undefined) this.looking = new Looking(this.source, this);
  }

  private stop(stops: number[]): void {
    this.stops = stops;
    this.slider.max = String(stops.length - 1);
  }

  private nearest(line: number): number {
    return Math.max(
      0,
      this.stops.findLastIndex((stop) => stop <= line),
    );
  }

  /** Bring the board to a line of the match. */
  go(line: number): void {
    this.playback.halt();
    if (this.line) this.leave(null);
    this.turn(this.nearest(line));
  }

  /** Look at another line after so many of its own, when chance has spoken; with nothing, at the match itself again. */
  along(line: Along | null, steps = 1): void {
    this.playback.halt();
    const at = line ? line.at + steps : (this.line?.at ?? 0);
    this.leave(line);
    this.turn(line ? this.stops.findIndex((stop) => stop >= at) : this.nearest(at));
  }

  private leave(line: Along | null): void {
    this.line = line;
    this.version += 1;
    this.stop(line ? stopsAlong(this.whole, line) : this.whole);
    alongBar(line, () => this.along(null));
  }

  /** Where the board stands: a line of the match, and what another line has added to it. */
  get stands(): { at: number; lines: string[] } {
    const here = this.stops[this.wanted] ?? 0;
    if (!this.line || here <= this.line.at) return { at: here, lines: [] };
    return { at: this.line.at, lines: this.line.lines.slice(0, here - this.line.at) };
  }

  private fetch(at: number | null, since: number | null = null): Promise<ReplayPosition> {
    if (this.line && at !== null) {
      const { at: leaves, lines } = this.line;
      const seat = this.eyes.value ? Number(this.eyes.value) : null;
      const wish: LookAlong = { at: leaves, lines, look: at, since, seat, shape: shape() };
      return ask(`/api/${this.source}/line`, wish);
    }
    const wishes = this.wishes(at);
    if (since !== null) wishes.set("since", String(since));
    return ask(`/api/${this.source}?${wishes}`);
  }

  wishes(at: number | null): URLSearchParams {
    const wishes = new URLSearchParams({ shape: shape() });
    if (at !== null) wishes.set("at", String(at));
    if (this.eyes.value) wishes.set("seat", this.eyes.value);
    return wishes;
  }

  private turn(stop: number): void {
    this.reel.skip();
    this.wanted = Math.max(0, Math.min(stop, this.stops.length - 1));
    void this.load();
  }

  /** Load the wanted line; while one is on its way, only the newest wish counts. One step on is played as it happened. */
  private async load(): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    for (let [shown, version] = [-1, -1]; shown !== this.wanted || version !== this.version; ) {
      const same = version === this.version;
      [shown, version] = [this.wanted, this.version];
      const on = this.at !== null && shown === this.at + 1 && !still() && (same || this.shown === version);
      const position = await this.fetch(this.stops[shown] ?? 0, on ? (this.stops[this.at ?? 0] ?? 0) : null);
      this.shown = version;
      await this.board.set(position);
      await this.show(position, shown);
    }
    this.loading = false;
    this.playback.rest();
  }

  private async show(position: ReplayPosition, stop: number): Promise<void> {
    let picture = position.whole ? EMPTY : this.picture;
    const beats = position.news.flatMap((news) => {
      if (!news.picture) return [];
      picture = patched(picture, news.picture);
      return [{ news, picture }];
    });
    this.picture = patched(picture, position.picture);
    this.at = stop;
    this.log.look(position.viewer, position.whole);
    this.log.add(position.news, position.whole, null);
    this.reel.forget();
    await new Promise<void>((settled) => {
      this.after = () => {
        this.after = null;
        this.draw(position, stop);
        settled();
      };
      if (position.whole) this.reel.keep(beats);
      else this.reel.push(beats);
    });
  }

  private paint(picture: Picture, asked: number | null): Travel[] {
    this.seats.paint(picture.panels, asked);
    this.mat.draw(picture.edge);
    return this.board.show(picture, true);
  }

  /** Say something where the answer of the board is told. */
  tell(sentence: string): void {
    this.report(undefined, sentence);
  }

  private report(news: News | undefined, otherwise = ""): void {
    find("#told").textContent = news?.sentence ?? otherwise;
    find("#told-badge").replaceChildren(badge(news?.seat ?? null));
  }

  private draw(position: Position, stop: number): void {
    this.paint(this.picture, position.asked);
    this.seats.draw(position, this.picture.panels);
    this.drawer.follow(position);
    this.log.light(null);
    const caption = this.captions[stop];
    if (caption) this.tell(caption);
    else this.report(this.log.lines.at(-1), position.question);
    if (this.captions.length && stop === this.stops.length - 1) learn(position.game, "tour");
    heading(position);
    this.slider.value = String(stop);
    this.slider.setAttribute("aria-valuetext", find("#told").textContent ?? "");
    find("#where").textContent = `${stop} / ${this.stops.length - 1}`;
    find("#table").dataset.docked = String(position.docked);
    find("#table").dataset.stop = String(stop);
    const eyes = this.eyes.value && `@${this.eyes.value}`;
    const { at } = this.stands;
    history.replaceState(null, "", `${without("at", "eyes")}#${at}${eyes}`);
    this.looking?.stand(at);
  }
}

const form = document.querySelector<HTMLFormElement>("#upload");
if (form) {
  upload(form);
  void matches();
} else new Replay();
