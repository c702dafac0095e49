/** The same options as buttons, always in the same place; many of them fold into groups by verb. */
import type { Choice } from "./choice";
import { find, gameIcon, h, narrow, shape } from "./dom";
import { type Entry, fold, folded, mainOf } from "./folding";
import { Places } from "./places";
import type { Option } from "./protocol";
import { say } from "./words";

/** So many rows of broad options are in sight at once. */
const ROWS = 3;
const PHONE_ROWS = 4;
/** What an option does takes more letters than the question bar has room for. */
const LENGTHY = 90;
export const lengthy = ({ label, effect }: Option): boolean => label.length + effect.length > LENGTHY;
/** How options may be set out besides. */
const ARRANGED = ["wordy", "tight", "dense", "broad", "four"];
/** More than can be hidden below. */
const CUT = 10_000;
/** Two columns of options instead of three. */
const narrowish = (): boolean =>
  matchMedia("(max-width: 720px), (max-width: 1120px) and (orientation: landscape)").matches;

export interface Picked {
  decide(option: Option): void;
  hover(option: Option | null, related: Option[]): void;
  /** Whether all that an option names lies on the board. */
  lies(option: Option): boolean;
  /** How much of the room beside them the mat leaves empty. */
  spare(): number;
}

export class Options {
  private readonly room = find("#options");
  private readonly list = h("div", { class: "list" });
  private entries: Entry[] = [];
  private readonly places = new Places();
  private grouped = new Map<string, Set<string>>();
  /** How large their room was when they were set out in it. */
  private size = "";

  constructor(
    private readonly choice: Choice,
    private readonly picked: Picked,
  ) {
    this.room.replaceChildren(this.list);
    new ResizeObserver(() => sizeOf(this.room) !== this.size && this.fit()).observe(this.room);
    this.list.addEventListener("scroll", () => this.hint());
    document.fonts.addEventListener("loadingdone", () => this.fit()); // each typeface is wanted when it is first seen
  }

  /** It is not the same turn any more: options stand anew. */
  forget(): void {
    this.places.forget();
    this.grouped.clear();
  }

  draw(): void {
    const { left, path, about } = this.choice;
    const main = mainOf(left);
    const before = this.grouped.get(about) ?? new Set();
    this.entries = folded(
      left.filter((option) => option !== main),
      {
        lies: (option) => this.picked.lies(option),
        folded: path.length ? new Set() : before,
        opened: new Set(path.flatMap(({ opened }) => opened ?? [])),
      },
    );
    const names = this.entries.map((entry) => entry.name);
    const places = path.length ? names : this.places.settle(about, names);
    if (!path.length) this.grouped.set(about, union(before, this.entries));
    const buttons = places.map((name, index) => {
      const entry = this.entries.find((one) => one.name === name);
      return entry ? this.button(entry, index < 9 ? String(index + 1) : "") : h("span", { class: "gap" });
    });
    this.list.replaceChildren(...buttons);
    const end =
      main && this.button({ name: main.action, verb: main.verb, options: [main] }, buttons.length ? "0" : "1");
    end?.classList.add("main");
    this.room.replaceChildren(this.list, ...(end ? [end] : []));
    this.room.classList.toggle("many", buttons.length > (narrowish() ? 4 : 6));
    this.list.scrollTop = 0;
    this.fit();
  }

  /** Where a text would be cut or an option out of sight: broader options if there are few, else more lines for what
   * they do; then with less air, then with the room that the mat beside them leaves, then in one more column. */
  fit(): void {
    const few =
      Math.ceil(this.list.childElementCount / (narrow() ? 1 : 2)) + this.room.querySelectorAll(".main").length;
    const words = few <= (narrow() ? PHONE_ROWS : ROWS) ? "wordy" : "tight";
    const airy = [[words], [words, "dense"]];
    const broad = [
      [words, "dense", "broad"],
      ["tight", "dense", "broad"],
      ["tight", "dense", "broad", "four"],
    ];
    let [arranged, least] = [[] as string[], this.arrange([])];
    const enough = shape() === "tall" ? CUT - 1 : 0; // a phone is scrolled rather than crowded
    for (const wanted of shape() === "tall" ? airy : [...airy, ...broad]) {
      if (least <= enough) break;
      const hidden = this.arrange(wanted);
      if (hidden < least) [arranged, least] = [wanted, hidden];
    }
    this.arrange(arranged);
    this.size = sizeOf(this.room);
    this.hint();
  }

  /** Set out the options so; how much of them cannot be seen then. A text that is cut counts more than all that one may
   * scroll to. */
  private arrange(wanted: string[]): number {
    for (const name of ARRANGED) this.room.classList.toggle(name, wanted.includes(name));
    const mine = find(".mine");
    mine.style.removeProperty("--lent");
    if (wanted.includes("broad")) mine.style.setProperty("--lent", `${this.picked.spare()}px`);
    const cuts = [...this.room.querySelectorAll(".label, .effect")].some(cut) ? CUT : 0;
    return cuts + Math.max(0, this.list.scrollHeight - this.list.clientHeight - 1);
  }

  /** Say that there is more below, and how many. */
  private hint(): void {
    const end = this.list.getBoundingClientRect().bottom;
    const below = [...this.list.children].filter((option) => option.getBoundingClientRect().bottom > end + 4);
    this.room.classList.toggle("more", below.length > 0);
    this.room.dataset.below = `+ ${below.length}`;
    this.room.style.setProperty("--under", `${this.room.getBoundingClientRect().bottom - end}px`);
  }

  heat(related: Option[], armed: Option | null, hinted: string | null): void {
    const actions = new Set(related.map((option) => option.action));
    for (const button of this.room.querySelectorAll<HTMLElement>(".option")) {
      const own = (button.dataset.actions ?? "").split("|");
      const again = own.length === 1 && own[0] === armed?.action;
      button.classList.toggle("hot", actions.size > 0 && own.every((action) => actions.has(action)));
      if (again !== button.classList.contains("armed")) arm(button, again);
      button.classList.toggle("hinted", hinted !== null && own.includes(hinted));
    }
  }

  private button(entry: Entry, key: string): HTMLButtonElement {
    const [first] = entry.options;
    const single = entry.options.length === 1;
    const label = single ? first?.label : (entry.group ?? first?.verb_label);
    const lit = !single && entry.options.every((option) => this.picked.lies(option));
    const counted = { count: entry.options.length };
    const effect = single ? first?.effect : say(lit ? "options-lit" : "options-count", counted);
    const button = h(
      "button",
      {
        class: single ? (first && lengthy(first) ? "option lengthy" : "option") : "option group",
        "data-entry": entry.name,
        "data-actions": entry.options.map((option) => option.action).join("|"),
        title: effect ? `${label ?? ""} · ${effect}` : (label ?? ""),
        ...(key && { "data-key": key, "aria-keyshortcuts": key }),
      },
      first?.icon && gameIcon(first.icon),
      h(
        "span",
        { class: "text" },
        h("span", { class: "label" }, label ?? ""),
        effect && h("span", { class: "effect" }, effect),
      ),
      key && h("kbd", { "aria-hidden": true }, key),
    );
    button.addEventListener("click", () => this.take(entry));
    const alone = single ? (first ?? null) : null;
    for (const over of ["pointerenter", "focus"])
      button.addEventListener(over, () => this.picked.hover(alone, entry.options));
    for (const out of ["pointerleave", "blur"]) button.addEventListener(out, () => this.picked.hover(null, []));
    return button;
  }

  private take(entry: Entry): void {
    const [first] = entry.options;
    if (!first) return;
    if (entry.options.length === 1) return this.picked.decide(first);
    const { verb, group } = entry;
    const keep = (option: Option): boolean => option.verb === verb && (!group || option.group === group);
    this.choice.narrow({ label: group ?? first.verb_label, keep, opened: fold(verb, group) });
  }
}

/** The button says that a second press plays it. */
function arm(button: HTMLElement, armed: boolean): void {
  button.classList.toggle("armed", armed);
  button.querySelector(".again")?.remove();
  if (armed) button.querySelector(".text")?.append(h("span", { class: "again" }, say("option-again")));
}

function union(before: ReadonlySet<string>, entries: Entry[]): Set<string> {
  return new Set([...before, ...entries.filter((entry) => entry.options.length > 1).map((entry) => entry.verb)]);
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): string => `${clientWidth} × ${clientHeight}`;

const cut = (text: Element): boolean =>
  text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight + 3;
