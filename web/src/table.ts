/** A table: frames come in, one after another; answers go out. */
import "./page";
import { AskBar } from "./askbar";
import { Board } from "./board";
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
import { heading, pane, sinceMine, star } from "./heading";
import { Mat } from "./mat";
import { TableMenu } from "./menu";
import { Notes } from "./notes";
import { Options } from "./options";
import { Overlay } from "./overlay";
import { Pace } from "./pace";
import { crowded, label, Pointing } from "./pointing";
import type { FromServer, News, Option, PongMessage, Position } from "./protocol";
import { visited } from "./recent";
import { Seats } from "./seats";
import { Chat, Log, tabs } from "./talk";
import { Wishes } from "./wishes";
import { say } from "./words";

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
  private readonly log = new Log(this.game, (at) => this.pointAt(at));
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
    decide: (option, touched) => this.decide(option, touched),
    hover: (option, related) => this.hover(option, related),
  });
  private readonly pointing = new Pointing(
    [this.board.svg, this.mat.element, this.seats.rail, this.drawer.surface],
    this.choice,
    {
      decide: (option, touched) => this.decide(option, touched),
      hover: (option, related) => this.hover(option, related),
      missed: (target, thing, touched) => this.missed(target, thing, touched),
      several: (things, at, pick) => card.several(at, things.map(label), (index) => pick(things[index] as Element)),
    },
  );
  private readonly connection: Connection;
  private now: Position | null = null;
  private readonly pace = new Pace((position) => this.apply(position));
  private armed: Option | null = null;
  private foreseen: Option | null = null;
  private hinted: string | null = null;
  private sent: number | null = null;
  private lastRefused = "";
  private seatShown: number | null = null;
  /** Who is connected now; frames that wait to be shown may be older. */
  private here: boolean[] = [];
  private free: boolean[] = [];
  /** The number of the record when I last answered; what came later is news to me. */
  private since: number | null = null;
  private movesOf = new Map<number, number>();

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
      hurry: () => this.pace.hurry(),
      escape: () => void (card.close() || this.drawer.close() || this.choice.back()),
      option: (key) => this.options.key(key),
      zoom: (how) => this.zoom(how),
      pane: (wanted) => this.pane(wanted),
      since: () => void this.replayMoves(),
    });
  }

  // what comes in

  private hear(message: Exclude<FromServer, PongMessage>, first: boolean): void {
    switch (message.type) {
      case "position":
        this.here = message.seats.map((seat) => seat.here);
        this.free = message.seats.map((seat) => seat.free);
        return this.pace.push(message, first);
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
      default:
        return message satisfies never;
    }
  }

  /** Somebody else sat down or got up: nothing that I am about to choose is lost. */
  private seated(news: News[]): void {
    this.seats.attend(this.here, this.free);
    this.log.add(news, false, this.since);
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

  private async apply(next: Position): Promise<boolean> {
    const before = this.now;
    const moved = before !== null && next.number > before.number && next.shape === before.shape;
    const others = moved && !next.mine.includes(before.asked);
    if (next.mine.length > 1 && next.status === "asked" && this.seatShown !== next.viewer) {
      this.mat.cover(say("curtain-covered"));
      this.drawer.close();
      await curtain(next.viewer, next.names[next.viewer] ?? "");
      this.seatShown = next.viewer;
    }
    const places = this.board.places();
    const boxes = others ? this.overlay.boxes() : new Map<string, DOMRect>();
    await this.board.show(next, moved);
    this.now = next;
    this.sent = null;
    this.root.classList.remove("busy");
    if (others) {
      this.overlay.record(places, boxes);
      for (const item of next.news) this.movesOf.set(item.at, this.overlay.moves);
    } else if (moved || before?.shape !== next.shape) {
      this.forgetMoves(next);
    }
    this.draw(next);
    if (next.result && !before?.result) this.ending.show(next);
    if (thrownOut(before, next)) card.tell(find("#ask"), say("freed-title"), say("freed-more"));
    if (this.unclaimed) card.tell(find("#ask"), say("claim-refused"), this.unclaimed);
    this.unclaimed = null;
    return others;
  }

  /** Several people share this device, and whose hand it would be has not taken it yet. */
  private get covered(): boolean {
    return this.now !== null && this.now.mine.length > 1 && this.seatShown !== this.now.viewer;
  }

  private forgetMoves(next: Position): void {
    this.overlay.clear();
    this.movesOf.clear();
    this.since = next.number;
  }

  // what is shown

  private draw(position: Position): void {
    this.seats.draw(position, this.here, this.free);
    this.drawer.follow(position);
    if (this.covered) this.mat.cover(say("curtain-covered"));
    else this.mat.draw(position.mat);
    const moves = position.since?.moves ?? this.overlay.moves;
    this.log.add(position.news, position.whole, moves ? (position.since?.number ?? this.since) : null);
    this.chat.open(position.mine.length > 0);
    this.chat.add(position.chat, position.whole);
    this.menu.draw(position, this.free);
    heading(position);
    sinceMine(moves, position.status === "asked");
    this.armed = null;
    this.hinted = null;
    this.choice.ask(position.options);
    this.bar.show(position);
    star(position.status === "asked");
    visited(position, this.root.dataset.title ?? "");
    if (position.status === "asked") this.board.attend(crowded);
    else this.board.settle();
    this.drawer.lend(position.docked && position.status === "asked" && this.pointing.onlyOn(this.drawer.surface));
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

  /** Options that would reveal something are meant twice on touch; all others at once. */
  private decide(option: Option, touched: boolean): void {
    const position = this.now;
    if (position?.status !== "asked" || this.sent === position.number || this.root.classList.contains("cut")) return;
    if (touched && option.reveals && this.armed !== option) {
      this.armed = option;
      this.hover(option, [option]);
      return;
    }
    this.armed = null;
    this.sent = position.number;
    this.root.classList.add("busy");
    this.connection.answer({ number: position.number, seat: position.viewer, action: option.action });
  }

  private undo(spot: Element): void {
    const position = this.now;
    if (!position) return;
    if (position.undo.fair) this.connection.undo(position.number, position.undo.seat ?? position.viewer);
    else this.wishes.noUndo(position, spot);
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

  private pointAt(at: number | null): void {
    this.overlay.only(at === null ? null : (this.movesOf.get(at) ?? null));
  }

  /** Show the wakes one after another, as they came; of moves made while I was away, the lines of the log. */
  private async replayMoves(): Promise<void> {
    if (narrow() && !this.overlay.moves) this.pane("log");
    this.log.recent();
    for (let move = 1; move <= this.overlay.moves; move += 1) {
      this.overlay.only(move);
      await this.pace.pause(this.overlay.moves);
    }
    this.overlay.only(null);
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
