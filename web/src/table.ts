/** A table: frames come in, one after another; answers go out. */
import "./page";
import { AskBar } from "./askbar";
import { Board, type Travel } from "./board";
import * as card from "./card";
import { Choice } from "./choice";
import { claim } from "./claim";
import { Connection } from "./connection";
import { controls } from "./controls";
import { curtain } from "./curtain";
import { find, narrow } from "./dom";
import { Drawer } from "./drawer";
import { Ending } from "./ending";
import { thrownOut } from "./freeing";
import { habit } from "./habits";
import { heading, pane, sinceMine, star } from "./heading";
import { Mat } from "./mat";
import { TableMenu } from "./menu";
import { Notes } from "./notes";
import { Options } from "./options";
import { Overlay } from "./overlay";
import { EMPTY, type Picture, patched } from "./picture";
import { crowded, label, Pointing } from "./pointing";
import type { FromServer, News, Option, PongMessage, Position, RetakeMessage } from "./protocol";
import { visited } from "./recent";
import { type Beat, Reel } from "./reel";
import { ReelBar } from "./reelbar";
import { Seats } from "./seats";
import { play } from "./sound";
import { Chat, Log, tabs } from "./talk";
import { Wishes } from "./wishes";
import { say } from "./words";

/** How long a thing that happened is looked at when nothing travels. */
const LOOK = 520;
/** How much longer a moment is looked at. */
const STAGED = 880;

class Table {
  private readonly root = find("#table");
  private readonly id = this.root.dataset.table ?? "";
  private readonly game = this.root.dataset.game ?? "";
  private readonly choice = new Choice(() => this.chose());
  private readonly board = new Board();
  private readonly overlay = new Overlay(this.board);
  private readonly mat = new Mat();
  private readonly seats = new Seats((seat) => this.drawer.open(seat));
  private readonly drawer = new Drawer(
    (seat) => this.wishes.matOf(seat, this.now?.shape ?? "wide", this.covered),
    () => this.pointing.light(),
  );
  private readonly log = new Log(this.game, (news) => this.pointAt(news));
  private readonly wishes = new Wishes(this.id, (sentence) => this.bar.refuse(sentence));
  private readonly chat = new Chat((text) => this.wishes.say(text));
  private readonly menu = new TableMenu(this.id);
  private readonly ending = new Ending(() => void this.wishes.rematch());
  private readonly bar = new AskBar(this.choice, {
    why: (clause, spot) => void card.why(this.game, clause, spot),
    hint: (spot) => void this.hint(spot),
    undo: (spot) => this.undo(spot),
    scores: () => this.now && this.ending.show(this.now),
    rematch: () => void this.wishes.rematch(),
    again: () => this.connection.now(),
  });
  private readonly options = new Options(this.choice, {
    decide: (option) => this.decide(option, false),
    hover: (option, related) => this.hover(option, related),
  });
  private readonly pointing = new Pointing(
    [this.board.svg, this.mat.element, this.seats.rail, this.drawer.surface],
    this.choice,
    {
      decide: (option, place) => this.decide(option, this.board.svg.contains(place)),
      hover: (option, related) => this.hover(option, related),
      missed: (target, thing, touched) => this.missed(target, thing, touched),
      several: (things, at, pick) => card.several(at, things.map(label), (index) => pick(things[index] as Element)),
    },
  );
  private readonly connection: Connection;
  /** The newest position, and its picture; the reel may still show how it came about. */
  private now: Position | null = null;
  private picture = EMPTY;
  private readonly reel = new Reel({ beat: (beat, index) => this.beat(beat, index), now: () => this.settled() });
  private readonly reelBar = new ReelBar(this.reel);
  private armed: Option | null = null;
  private foreseen: Option | null = null;
  private hinted: string | null = null;
  private sent: number | null = null;
  private lastRefused = "";
  private seatShown: number | null = null;
  /** The table whose end has been told. */
  private ended = "";
  /** The number of the question the bell has rung for. */
  private belled = -1;
  /** The account that was told last. */
  private accounted = -1;
  /** Who is connected now; frames that wait to be shown may be older. */
  private here: boolean[] = [];
  private free: boolean[] = [];
  private taking: Promise<void> = Promise.resolve();

  /** `unclaimed` says why the link in the address opened nothing. */
  constructor(private unclaimed: string | null) {
    tabs();
    new Notes([this.board.svg, this.mat.element, this.seats.rail, this.drawer.surface]);
    this.connection = new Connection(this.id, narrow() ? "tall" : "wide", {
      message: (message, first) => this.hear(message, first),
      cut: (seconds) => this.cut(seconds),
      back: () => this.back(),
      shut: () => this.shut(),
    });
    matchMedia("(max-width: 720px)").addEventListener("change", () =>
      this.connection.reshape(narrow() ? "tall" : "wide"),
    );
    controls({
      hurry: () => this.reel.hurry(),
      escape: () => this.escape(),
      option: (key) => this.press(key),
      zoom: (how) => this.zoom(how),
      pane: (wanted) => this.pane(wanted),
      since: () => this.reelBar.toggle(),
      step: (by) => this.reel.step(by),
    });
  }

  // what comes in

  private hear(message: Exclude<FromServer, PongMessage>, first: boolean): void {
    switch (message.type) {
      case "position":
        this.here = message.seats.map((seat) => seat.here);
        this.free = message.seats.map((seat) => seat.free);
        this.taking = this.taking.then(() => this.take(message, first));
        return;
      case "refusal":
        return this.refused(message.sentence);
      case "chat":
        return this.chat.add([message], false);
      case "thinking":
        return this.bar.thinking(message.since);
      case "presence":
        this.here = message.here;
        return this.seats.attend(this.here, this.free);
      case "seats":
        this.free = message.free;
        return this.seated(message.news);
      case "rematch":
        return this.lead(message.url);
      case "retake":
        return this.retake(message);
      default:
        return message satisfies never;
    }
  }

  /** Somebody else sat down or got up: nothing that I am about to choose is lost. */
  private seated(news: News[]): void {
    this.seats.attend(this.here, this.free);
    this.log.add(news, false, this.now?.since?.number ?? null);
    if (this.now) this.menu.draw(this.now, this.free);
  }

  private refused(sentence: string): void {
    this.lastRefused = sentence;
    this.sent = null;
    this.root.classList.remove("busy");
    this.bar.refuse(sentence);
  }

  /** The same people meet again: the way there is offered, nobody is carried off. */
  private lead(url: string): void {
    this.bar.lead(url);
    this.ending.lead(url);
    star(true);
  }

  private cut(seconds: number): void {
    this.root.classList.add("cut");
    this.bar.lost(seconds);
  }

  private back(): void {
    this.root.classList.remove("cut");
    this.bar.back();
  }

  /** Nothing more will come: why is said for as long as the page is open. */
  private shut(): void {
    this.root.classList.add("cut");
    this.bar.shut(this.unclaimed ?? this.lastRefused);
  }

  /** A frame: what happened is put on the reel, and what is asked can be answered at once. */
  private async take(next: Position, first: boolean): Promise<void> {
    const before = this.now;
    const answered = before !== null && next.number > before.number && next.mine.includes(before.asked);
    if (next.mine.length > 1 && next.status === "asked" && this.seatShown !== next.viewer) {
      this.mat.cover(say("curtain-covered"));
      this.drawer.close();
      await curtain(next.viewer, next.names[next.viewer] ?? "");
      this.seatShown = next.viewer;
    }
    await this.board.set(next);
    if (first || answered || before?.shape !== next.shape) this.reel.forget();
    if (answered || before?.shape !== next.shape) this.overlay.clear();
    const beats = this.beats(next);
    this.picture = patched(beats.at(-1)?.picture ?? (next.whole ? EMPTY : this.picture), next.picture);
    this.now = next;
    this.sent = null;
    this.root.classList.remove("busy");
    this.draw(next);
    this.log.add(next.news, next.whole, next.since?.moves ? next.since.number : null);
    if (first) this.reel.keep(beats);
    else this.reel.push(beats);
    if (thrownOut(before, next)) card.tell(find("#ask"), say("freed-title"), say("freed-more"));
    if (this.unclaimed) card.tell(find("#ask"), say("claim-refused"), this.unclaimed);
    this.unclaimed = null;
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
    const mine = news.seat !== null && news.by !== null && this.now?.mine.includes(news.seat);
    const staged = news.staged || (mine && !this.now?.mine.includes(news.by ?? -1));
    const travels = this.paint(picture);
    const time = LOOK + (staged ? STAGED : 0) + Math.max(0, ...travels.map(({ way }) => Board.time(way)));
    this.log.light(news);
    const low = travels.some(({ way }) =>
      way.some((place, at) => at % (way.length - 1) === 0 && this.board.low(place)),
    );
    this.reelBar.stage(Boolean(staged), low);
    this.reelBar.show(index);
    if (news.sound) play(news.sound);
    this.root.dataset.beat = String(index);
    this.root.dispatchEvent(new CustomEvent("beat", { detail: news }));
    return time;
  }

  /** The table as it stands now. */
  private settled(): void {
    const position = this.now;
    if (!position) return;
    this.paint(this.picture);
    this.log.light(null);
    this.reelBar.show(null);
    delete this.root.dataset.beat;
    this.seats.draw(position, this.picture.panels, this.here, this.free);
    this.pointing.light();
    if (position.status === "asked") this.board.attend(crowded);
    else this.board.settle();
    this.drawer.lend(position.docked && position.status === "asked" && this.pointing.onlyOn(this.drawer.surface));
    this.root.dataset.settled = String(position.number);
    if (position.status === "asked" && this.belled !== position.number) {
      this.belled = position.number;
      if (position.since?.moves) play("bell");
    }
    this.account(position);
    if (position.result && this.ended !== position.table) {
      this.ended = position.table;
      play("end");
      this.ending.show(position);
    }
  }

  /** An evaluation, an income or a sale that was just played tells once who got what for what. */
  private account(position: Position): void {
    const last = this.reel.beats.findLast(({ news }) => news.account && news.staged)?.news;
    const going = this.log.lines.at(-1)?.account?.number;
    if (!last?.account || position.result || last.account.number === going) return;
    if (last.account.number <= this.accounted) return;
    this.accounted = last.account.number;
    const lines = this.log.told(last);
    if (lines.length > 2) card.account(this.game, lines, find("#ask .tools"), false);
  }

  /** Lay down a picture; what travels in it. */
  private paint(picture: Picture): Travel[] {
    const boxes = this.overlay.boxes();
    const travels = this.board.show(picture, true);
    this.overlay.record(travels, boxes);
    this.seats.paint(picture.panels);
    if (this.covered) this.mat.cover(say("curtain-covered"));
    else this.mat.draw(picture.edge);
    this.pointing.light();
    return travels;
  }

  /** Several people share this device, and whose hand it would be has not taken it yet. */
  private get covered(): boolean {
    return this.now !== null && this.now.mine.length > 1 && this.seatShown !== this.now.viewer;
  }

  // what is shown

  private draw(position: Position): void {
    this.drawer.follow(position);
    this.chat.open(position.mine.length > 0);
    this.chat.add(position.chat, position.whole);
    this.menu.draw(position, this.free);
    heading(position);
    sinceMine(position.since?.moves ?? 0, position.status === "asked");
    this.armed = null;
    this.hinted = null;
    this.choice.ask(position.options);
    this.bar.show(position);
    star(position.status === "asked");
    visited(position, this.root.dataset.title ?? "");
    this.root.dataset.number = String(position.number);
    this.root.dataset.docked = String(position.docked);
    this.root.dataset.status = position.status;
    this.root.dataset.asked = String(position.asked);
  }

  private chose(): void {
    void this.foresee(null);
    this.options.draw();
    this.pointing.light();
    this.bar.path();
    this.options.heat([], this.armed, this.hinted);
  }

  private hover(option: Option | null, related: Option[]): void {
    void this.foresee(option ?? this.armed);
    this.pointing.heat(related);
    this.options.heat(related, this.armed, this.hinted);
  }

  /** Show what an option would do, if it is still pointed at when that is known. */
  private async foresee(option: Option | null): Promise<void> {
    this.foreseen = option;
    const position = this.now;
    const preview = option && position && option.effect ? await this.wishes.preview(position, option) : null;
    if (this.foreseen === option && this.now === position) this.overlay.preview(preview);
  }

  // what goes out

  /** An answer is first shown and then confirmed, as one likes it; `shown` where the place on the board was only looked at. */
  private decide(option: Option, shown: boolean): void {
    const position = this.now;
    if (position?.status !== "asked" || this.sent === position.number || this.root.classList.contains("cut")) return;
    if (this.armed !== option && this.weighed(option, shown)) return this.arm(option);
    this.arm(null);
    this.reel.skip();
    this.sent = position.number;
    this.root.classList.add("busy");
    this.connection.answer({ number: position.number, seat: position.viewer, action: option.action });
  }

  private weighed(option: Option, shown: boolean): boolean {
    const wanted = habit("confirm");
    return wanted === "always" || (wanted === "final" && (option.reveals || shown));
  }

  /** Show what an option would do, and wait for yes or no. */
  private arm(option: Option | null): void {
    this.armed = option;
    this.bar.confirm(
      option,
      () => option && this.decide(option, false),
      () => this.arm(null),
    );
    this.hover(null, option ? [option] : []);
  }

  private undo(spot: Element): void {
    const position = this.now;
    if (!position) return;
    const { way, seat } = position.undo;
    const take = (): void => this.connection.undo(this.now?.number ?? 0, seat ?? position.viewer);
    if (way === null) this.wishes.noUndo(position, spot);
    else if (way === "undo") take();
    else {
      const why = say(way === "back" ? "ask-back-why" : "ask-back-others");
      card.decide(spot, say("ask-back-title"), why, [say(way === "back" ? "ask-back-do" : "ask-back-ask"), take]);
    }
  }

  /** Somebody would like to take an answer back: who has not answered yet is asked, the others are told. */
  private retake({ seat, waiting, granted }: RetakeMessage): void {
    const mine = waiting.find((other) => this.now?.mine.includes(other));
    const [name, spot] = [this.now?.names[seat] ?? "", find("#ask")];
    if (mine !== undefined) {
      const answer = (yes: boolean) => (): void => this.connection.consent(mine, yes);
      const [yes, no] = [answer(true), answer(false)];
      card.decide(
        spot,
        say("retake-title", { name }),
        say("retake-why"),
        [say("retake-yes"), yes],
        [say("retake-no"), no],
      );
    } else if (waiting.length) this.bar.refuse(say("ask-back-asked"));
    else {
      card.close();
      this.bar.refuse(say(granted ? "retake-granted" : "retake-refused"));
    }
  }

  /** Enter confirms what is shown; else it and the figures choose. */
  private press(key: string): boolean {
    if (key !== "Enter" || !this.armed) return this.options.key(key);
    this.decide(this.armed, false);
    return true;
  }

  private escape(): void {
    if (card.close() || this.drawer.close()) return;
    if (this.armed) this.arm(null);
    else this.choice.back();
  }

  private async hint(spot: Element): Promise<void> {
    const position = this.now;
    const hint = position && (await this.wishes.hint(position, spot));
    if (!hint || this.now?.number !== position.number) return;
    this.hinted = hint.action;
    this.options.heat([], this.armed, this.hinted);
    card.advise(spot, hint);
  }

  // what is looked at

  /** A line of the log takes the board there, where its picture is at hand; pointing at none, back to now. */
  private pointAt(news: News | null): void {
    const at = news ? this.reel.beats.findIndex((beat) => beat.news === news) : -1;
    if (at >= 0) this.reel.look(at);
    else if (news === null && this.reel.at !== null && !this.reel.busy) this.reel.look(null);
  }

  /** A seat opens what its player has; anything else that is not lit says why not. */
  private missed(target: Element, thing: Element | null, touched: boolean): void {
    const seat = target.closest<HTMLElement>("#seats [data-seat]")?.dataset.seat;
    const noted = touched && target.closest("[data-note]");
    if (seat !== undefined) this.drawer.open(Number(seat));
    else if (noted) card.tell(noted, label(noted), noted.getAttribute("data-note") ?? "");
    else if (thing && this.now && !this.covered) void this.wishes.whyNot(this.now, thing);
  }

  private pane(wanted: string): void {
    this.drawer.close();
    pane(this.root, wanted);
    if (wanted === "hand") this.mat.fit();
  }

  private zoom(how: string): void {
    if (how === "all") this.board.zoom.all();
    else this.board.zoom.by(how === "in" ? 1.5 : 1 / 1.5);
  }
}

void claim(find("#table").dataset.table ?? "").then((unclaimed) => new Table(unclaimed));
