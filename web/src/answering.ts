/** Answering: what is pointed at is shown, what is chosen is confirmed as one likes it, and then it goes out. */
import { AskBar, type Asker } from "./askbar";
import * as card from "./card";
import { Choice } from "./choice";
import { asOptions, form } from "./composing";
import type { Waiting } from "./connection";
import { find } from "./dom";
import type { Drawer } from "./drawer";
import { habit } from "./habits";
import { Options } from "./options";
import { label, Pointing } from "./pointing";
import type { Option, Position } from "./protocol";
import type { Scene } from "./scene";
import type { Wishes } from "./wishes";

/** How long a question that answers itself is looked at. */
const GLANCE = 700;

export interface Outside extends Omit<Asker, "hint"> {
  /** It goes out to the server. */
  send(answer: Waiting): void;
  /** Nothing that may be chosen was met: what was clicked, and the thing it belongs to. */
  missed(target: Element, thing: Element | null, touched: boolean): void;
  /** Whether an answer may go out: somebody may want to say a word first. */
  approve(position: Position, option: Option): Promise<boolean>;
}

/** Whether the one answer there is tells nothing: no chance falls, nobody else could learn from it what I hold. */
export function answersItself({ status, options, blanks, hides, seats, mine }: Position): boolean {
  const [only, ...more] = options;
  const watched = seats.some((seat) => seat.kind !== "computer" && !mine.includes(seat.seat));
  const one = only !== undefined && !more.length && !blanks.length;
  return status === "asked" && one && !only.reveals && !(hides && watched);
}

export class Answering {
  private readonly root = find("#table");
  private readonly choice = new Choice(() => this.chose());
  readonly bar: AskBar;
  private readonly options: Options;
  readonly pointing: Pointing;
  private position: Position | null = null;
  private armed: Option | null = null;
  private foreseen: Option | null = null;
  private hinted: string | null = null;
  private sent: number | null = null;
  /** Something was taken back: until the next answer nothing answers itself. */
  private wary = false;
  private timer = 0;
  /** The answer that waits for what is said of it. */
  private weighed = Symbol("none");

  constructor(
    private readonly scene: Scene,
    drawer: Drawer,
    private readonly wishes: Wishes,
    private readonly outside: Outside,
  ) {
    this.bar = new AskBar(this.choice, { ...outside, hint: (spot) => void this.hint(spot) });
    const hover = (option: Option | null, related: Option[]): void => this.hover(option, related);
    this.options = new Options(this.choice, {
      hover,
      decide: (option) => this.decide(option, false),
      lies: (option) => scene.holds(option.args),
      spare: () => scene.mat.spare(),
    });
    this.pointing = new Pointing([scene.board.svg, scene.mat.element, scene.seats.rail, drawer.surface], this.choice, {
      hover,
      decide: (option, thing, touched) => this.decide(option, touched || !scene.mat.element.contains(thing)),
      missed: outside.missed,
      several: (things, at, pick) => card.several(at, things.map(label), (index) => pick(things[index] as Element)),
    });
  }

  /** A new question, or none for me. */
  ask(position: Position): void {
    const anew = this.position !== null && position.number !== this.position.number;
    if (position.status !== "asked" || position.since?.moves) this.options.forget();
    this.position = position;
    this.sent = null;
    this.root.classList.remove("busy");
    this.armed = null;
    this.hinted = null;
    clearTimeout(this.timer);
    const focused = document.activeElement;
    const here = focused === document.body || focused?.closest("#ask, #options, #board, #mat, #seats, #drawer-mat");
    this.choice.ask(asOptions(position.blanks, position.options), `${position.viewer} ${position.clause}`);
    this.bar.show(position);
    if (anew && here && position.status === "asked") this.bar.focus();
  }

  /** What happened was shown: a question that tells nothing answers itself, where that is wished. */
  settled(): void {
    this.options.fit(); // beside the mat as it is now
    clearTimeout(this.timer);
    const [only] = this.position?.options ?? [];
    if (!this.position || !only || this.wary || habit("alone") === "ask" || !answersItself(this.position)) return;
    this.timer = setTimeout(() => this.go(only), GLANCE);
  }

  /** An answer was taken back. */
  tookBack(): void {
    clearTimeout(this.timer);
    this.wary = true;
  }

  refused(sentence: string): void {
    this.sent = null;
    this.root.classList.remove("busy");
    this.bar.refuse(sentence);
  }

  /** Light one answer, on the board and among the options. */
  point(action: string): void {
    const option = this.position?.options.find((each) => each.action === action);
    if (!option) return;
    if (!this.choice.left.includes(option)) this.choice.back(0);
    this.hinted = action;
    this.heat([option]);
    void this.foresee(option);
  }

  /** Enter confirms what is shown, and nothing else. */
  confirm(): boolean {
    if (this.armed) this.decide(this.armed, false);
    return this.armed !== null || this.sent !== null;
  }

  /** One step back in what was chosen. */
  back(): void {
    if (this.armed) this.arm(null);
    else this.choice.back();
  }

  private chose(): void {
    const within = document.activeElement?.closest("#options");
    void this.foresee(null);
    this.options.draw();
    this.pointing.light();
    this.bar.path();
    this.heat([]);
    if (within) this.bar.focus();
  }

  private hover(option: Option | null, related: Option[]): void {
    void this.foresee(option ?? this.armed);
    this.heat(related);
  }

  /** What is pointed at glows on the board and among the options; while nothing is, the board shows what a hint named. */
  private heat(related: Option[]): void {
    const named = this.choice.left.filter(({ action }) => action === this.hinted);
    this.pointing.heat(related.length ? related : named);
    this.options.heat(related, this.armed, this.hinted);
  }

  /** Show what an option would do, if it is still pointed at when that is known. */
  private async foresee(option: Option | null): Promise<void> {
    this.foreseen = option;
    const { position } = this;
    const whole = option && position?.options.includes(option); // not what has only been begun
    const preview = whole && position ? await this.wishes.preview(position, option) : null;
    if (this.foreseen === option && this.position === position) this.scene.overlay.preview(preview);
  }

  /** An answer is first shown and then confirmed, as one likes it; `shown` where what lies there was perhaps only looked at. */
  private decide(option: Option, shown: boolean): void {
    if (!this.open) return;
    const blank = this.position?.blanks.find(({ begins }) => begins === option.action);
    if (blank) {
      const done = (action: string): void => {
        card.close();
        this.go({ ...option, action });
      };
      return card.compose(this.bar.spot, blank.label, form(blank, done));
    }
    if (this.armed !== option && weighed(option, shown, this.position?.options.length === 1)) return this.arm(option);
    this.wary = false;
    const { position } = this;
    if (!position) return;
    const asked = Symbol(option.action);
    this.weighed = asked;
    void this.outside.approve(position, option).then((yes) => {
      if (yes && this.weighed === asked && this.position === position) this.go(option);
    });
  }

  /** Whether an answer could go out now. */
  private get open(): boolean {
    const { position } = this;
    return position?.status === "asked" && this.sent !== position.number && !this.root.classList.contains("cut");
  }

  private go(option: Option): void {
    const { position } = this;
    if (!position || !this.open) return;
    this.arm(null);
    this.sent = position.number;
    this.root.classList.add("busy");
    this.outside.send({ number: position.number, seat: position.viewer, action: option.action });
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

  private async hint(spot: Element): Promise<void> {
    const { position } = this;
    const hint = position && (await this.wishes.hint(position, spot));
    if (!hint || this.position?.number !== position.number) return;
    this.hinted = hint.action;
    this.heat([]);
    card.advise(spot, hint);
  }
}

/** Whether an answer is shown first; where there is no other, nothing is to be weighed. */
export function weighed(option: Option, shown: boolean, only: boolean): boolean {
  const wanted = habit("confirm");
  return wanted === "always" || (wanted === "final" && !only && (option.costs || option.reveals || shown));
}
