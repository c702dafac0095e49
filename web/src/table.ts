/** A table: messages come in, each has its reader; answers and wishes go out. */
import "./page";
import { Accounts } from "./accounts";
import { Advance } from "./advance";
import { Answering } from "./answering";
import { Banner } from "./banner";
import * as card from "./card";
import { claim } from "./claim";
import { decideTime } from "./clock";
import { Coach } from "./coach";
import { Connection } from "./connection";
import { controls } from "./controls";
import { find, shape, TALL } from "./dom";
import { Drawer } from "./drawer";
import { Ending } from "./ending";
import { thrownOut } from "./freeing";
import { heading, pane, sinceMine, star } from "./heading";
import { LessonBar, sitDown, sitDownAgain } from "./lesson";
import { TableMenu } from "./menu";
import { Neighbours } from "./neighbours";
import { Notes, told } from "./notes";
import { label } from "./pointing";
import { attendance } from "./presence";
import type { ChatMessage, FromServer, News, PongMessage, Position } from "./protocol";
import { recent, visited } from "./recent";
import { Retaking } from "./retaking";
import { Scene } from "./scene";
import { Seats } from "./seats";
import { Sharing } from "./sharing";
import { play } from "./sound";
import { Chat, Log, tabs } from "./talk";
import { Wishes } from "./wishes";
import { say } from "./words";

class Table {
  private readonly root = find("#table");
  private readonly id = this.root.dataset.table ?? "";
  private readonly game = this.root.dataset.game ?? "";
  private readonly sharing = new Sharing();
  private readonly seats = new Seats((seat) => this.drawer.open(seat));
  private readonly log = new Log(this.game, (news) => this.scene.pointAt(news));
  private readonly wishes = new Wishes(this.id, (sentence) => this.answering.bar.refuse(sentence));
  private readonly drawer = new Drawer(
    (seat) => this.wishes.matOf(seat, this.now?.shape ?? "wide", this.sharing.covers(this.now)),
    () => this.answering.pointing.light(),
  );
  private readonly scene: Scene = new Scene(this.root, this.seats, this.log, {
    covered: () => this.sharing.covers(this.now),
    light: () => this.answering.pointing.light(),
    settled: (position) => this.settled(position),
  });
  private readonly answering: Answering = new Answering(this.scene, this.drawer, this.wishes, {
    send: (answer) => {
      this.banner.clear();
      this.scene.reel.skip();
      this.connection.answer(answer);
    },
    missed: (target, thing, touched) => this.missed(target, thing, touched),
    why: (clause, spot) => void card.why(this.game, clause, spot),
    undo: (spot) => this.now && this.retaking.undo(this.now, spot, () => this.tookBack()),
    scores: () => this.now && this.ending.show(this.now),
    rematch: () => void this.wishes.rematch(),
    again: () => this.connection.now(),
    sit: (seat) => void this.wishes.sit(seat),
    table: () => this.pane("table"),
    approve: (position, option) => this.coach.approves(position, option),
  });
  private readonly retaking = new Retaking(this.wishes, this.answering.bar, () => this.connection);
  private readonly lesson = new LessonBar({
    show: (action) => this.answering.point(action),
    back: (spot) => this.now && this.retaking.undo(this.now, spot, () => this.tookBack()),
    why: (clause, spot) => void card.why(this.game, clause, spot),
  });
  private readonly coach = new Coach(this.id);
  private readonly neighbours = new Neighbours(this.id, () => this.chat.draw());
  private readonly chat: Chat = new Chat(
    (text) => this.wishes.say(text),
    (seat) => this.neighbours.silent(seat),
    (seat, name, spot) => this.neighbours.open(seat, name, spot),
  );
  private readonly advance = new Advance(this.id, (sentence) => this.answering.bar.refuse(sentence));
  private readonly banner = new Banner(this.game, () => this.listen());
  private readonly accounts = new Accounts(this.game, this.log);
  private readonly menu = new TableMenu(this.id, () => this.scene.reel.look(null));
  private readonly ending = new Ending(() => void this.wishes.rematch());
  private readonly connection: Connection;
  /** The newest position; the scene may still show how it came about. */
  private now: Position | null = null;
  private lastRefused = "";
  /** The table whose end has been told. */
  private ended = "";
  private taking: Promise<void> = Promise.resolve();

  /** `unclaimed` says why the link in the address opened nothing. */
  constructor(private unclaimed: string | null) {
    tabs();
    new Notes([this.scene.board.svg, this.scene.mat.element, this.seats.rail, this.drawer.surface]);
    this.connection = new Connection(this.id, shape(), {
      message: (message, first) => this.hear(message, first),
      cut: (seconds) => this.cut(seconds),
      back: () => this.back(),
      shut: () => this.shut(),
    });
    this.root.addEventListener("beat", (event) => this.watch((event as CustomEvent<News>).detail));
    matchMedia(TALL).addEventListener("change", () => this.connection.reshape(shape()));
    const { reel, reelBar, board } = this.scene;
    controls({
      hurry: () => reel.hurry(),
      escape: () => card.close() || this.drawer.close() || this.answering.back(),
      confirm: () => this.answering.confirm(),
      inquire: (thing) => this.missed(thing, thing, false),
      zoom: (how) => (how === "all" ? board.zoom.all() : board.zoom.by(how === "in" ? 1.5 : 1 / 1.5)),
      pane: (wanted) => this.pane(wanted),
      since: () => reelBar.toggle(),
      step: (by) => reel.step(by),
    });
  }

  // what comes in

  private hear(message: Exclude<FromServer, PongMessage>, first: boolean): void {
    switch (message.type) {
      case "position":
        this.seats.known = attendance(message.seats);
        this.taking = this.taking.then(() => this.take(message, first));
        return decideTime(message);
      case "refusal":
        this.lastRefused = message.sentence;
        return this.answering.refused(message.sentence);
      case "chat":
        return this.spoken(message);
      case "thinking":
        return this.answering.bar.thinking(message.since);
      case "presence":
        return this.seats.attend({ here: message.here, left: message.left });
      case "seats":
        return this.seated(message.free, message.news);
      case "rematch":
        return this.lead(message.url);
      case "retake":
        return this.retaking.heard(message, this.now);
      default:
        return message satisfies never;
    }
  }

  /** Somebody says something; where the chat is out of sight it is told all the same. */
  private spoken(message: ChatMessage): void {
    this.chat.add([message], false);
    if (this.neighbours.silent(message.seat)) return;
    if (!this.chat.seen && !this.now?.mine.includes(message.seat)) this.banner.say(message);
  }

  private listen(): void {
    this.pane("log");
    find("#tab-chat").click();
  }

  /** Somebody else sat down or got up: nothing that I am about to choose is lost. */
  private seated(free: boolean[], news: News[]): void {
    this.seats.attend({ free });
    if (this.now?.mine.length) void this.neighbours.look(free);
    this.log.add(news, false, this.now?.since?.number ?? null);
    if (this.now) this.menu.draw(this.now, free);
  }

  /** The same people meet again: the way there is offered, nobody is carried off. */
  private lead(url: string): void {
    this.answering.bar.lead(url);
    this.ending.lead(url);
    star(true);
  }

  private cut(seconds: number): void {
    this.root.classList.add("cut");
    this.answering.bar.lost(seconds);
  }

  private back(): void {
    this.root.classList.remove("cut");
    this.answering.bar.back();
  }

  /** Nothing more will come: why is said for as long as the page is open. */
  private shut(): void {
    if (sitDownAgain(this.root.dataset.lesson ?? "")) return;
    this.root.classList.add("cut");
    this.answering.bar.shut(this.unclaimed ?? this.lastRefused);
  }

  /** A frame: what happened is put on the reel, and what is asked can be answered at once. */
  private async take(next: Position, first: boolean): Promise<void> {
    const before = this.now;
    const answered = before !== null && next.number > before.number && next.mine.includes(before.asked);
    await this.sharing.pass(next, () => {
      this.scene.mat.cover(say("curtain-covered"));
      this.drawer.close();
    });
    await this.scene.board.set(next);
    const beats = this.scene.prepare(next, first, answered);
    this.now = next;
    this.draw(next);
    this.log.look(next.viewer, next.whole);
    this.log.add(next.news, next.whole, next.since?.moves ? next.since.number : null);
    this.scene.play(beats, first || before?.shape !== next.shape); // who turns the device has seen it already
    if (thrownOut(before, next)) card.tell(find("#ask"), say("freed-title"), say("freed-more"));
    if (this.unclaimed) card.tell(find("#ask"), say("claim-refused"), this.unclaimed);
    this.unclaimed = null;
  }

  // what is shown

  private draw(position: Position): void {
    this.drawer.follow(position);
    this.chat.open(position.mine.length > 0);
    this.chat.sit(position.mine);
    const company = position.seats.filter(({ kind }) => kind !== "computer").length > 1;
    if (position.mine.length && company && !position.lesson) {
      void this.neighbours.look(this.seats.known.free);
      void this.advance.draw(position);
    }
    this.chat.add(position.chat, position.whole);
    this.menu.draw(position, this.seats.known.free);
    heading(position);
    sinceMine(position.since?.moves ?? 0, position.status === "asked");
    this.answering.ask(position);
    this.lesson.draw(position);
    this.coach.draw(position);
    star(position.status === "asked");
    if (!position.lesson) visited(position, this.root.dataset.called ?? "");
    this.root.classList.toggle("watching", !position.mine.length);
    this.root.classList.toggle("company", company);
    this.root.dataset.number = String(position.number);
    this.root.dataset.shape = position.shape;
    this.root.dataset.docked = String(position.docked);
    this.root.dataset.status = position.status;
    this.root.dataset.turn = String(position.asked);
  }

  /** What is taken back was not done to me. */
  private tookBack(): void {
    this.banner.clear();
    this.answering.tookBack();
  }

  /** What others do is seen on the board: what came up for my own answer goes away. */
  private watch({ seat }: News): void {
    if (seat === null || !this.now?.mine.includes(seat)) this.drawer.lend(false);
  }

  /** All is shown: what needs a table that stands still. */
  private settled(position: Position): void {
    const { pointing, bar } = this.answering;
    const asked = position.status === "asked";
    this.drawer.lend(position.docked && asked && pointing.onlyOn(this.drawer.surface));
    const beats = this.scene.reel.beats.map((beat) => beat.news);
    this.banner.tell(beats, position.mine);
    bar.sum(position.mine.length ? this.seats.brief(position.viewer) : "");
    this.answering.settled();
    this.coach.draw(position);
    this.accounts.tell(beats, position);
    if (position.result && this.ended !== position.table) {
      this.ended = position.table;
      play("end");
      this.ending.show(position);
    }
  }

  // what is looked at

  /** A seat opens what its player has; a thing that can never be chosen says what it is, any other why not. */
  private missed(target: Element, thing: Element | null, touched: boolean): void {
    const seat = target.closest<HTMLElement>("#seats [data-seat]")?.dataset.seat;
    const said = told(target);
    const idle = said && !said.contains(thing);
    if (seat !== undefined) this.drawer.open(Number(seat));
    else if (said && (idle || (touched && said.hasAttribute("data-note"))))
      card.tell(said, label(said), said.getAttribute("data-note") ?? "");
    else if (thing && this.now && !this.sharing.covers(this.now)) void this.wishes.whyNot(this.now, thing);
  }

  private pane(wanted: string): void {
    this.drawer.close();
    pane(this.root, wanted);
    if (wanted === "hand") this.scene.mat.fit();
  }
}

// Who has no key here, as far as this browser remembers, is shown no place for answers that would go away again.
const root = find("#table");
if (root.dataset.lesson) void sitDown(root).then((unseated) => new Table(unseated));
else {
  root.classList.toggle("watching", !location.hash && !recent().some(({ table }) => table === root.dataset.table));
  void claim(root.dataset.table ?? "").then((unclaimed) => new Table(unclaimed));
}
