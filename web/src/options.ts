/** The same options as buttons, always in the same place; many of them fold into groups by verb. */
import type { Choice } from "./choice";
import { find, gameIcon, h, narrow } from "./dom";
import { type Entry, folded, mainOf } from "./folding";
import type { Option } from "./protocol";
import { say } from "./words";

/** So many rows of broad options are in sight at once. */
const ROWS = 3;
const PHONE_ROWS = 4;
/** Two columns of options instead of three. */
const narrowish = (): boolean =>
  matchMedia("(max-width: 720px), (max-width: 1120px) and (orientation: landscape)").matches;

export interface Picked {
  decide(option: Option): void;
  hover(option: Option | null, related: Option[]): void;
}

export class Options {
  private readonly list = find("#options");
  private entries: Entry[] = [];

  constructor(
    private readonly choice: Choice,
    private readonly picked: Picked,
  ) {
    new ResizeObserver(() => this.fit()).observe(this.list);
    void document.fonts.ready.then(() => this.fit());
  }

  draw(): void {
    const left = this.choice.left;
    const main = mainOf(left);
    this.entries = folded(left.filter((option) => option !== main));
    const focused = (document.activeElement as HTMLElement | null)?.dataset.entry;
    this.list.replaceChildren(...this.entries.map((entry, index) => this.button(entry, index + 1)));
    if (main) this.list.append(this.button({ verb: main.verb, options: [main] }, 0));
    this.list.classList.toggle("many", this.entries.length > (narrowish() ? 4 : 6));
    this.fit();
    if (focused !== undefined) this.list.querySelector<HTMLElement>(`[data-entry="${CSS.escape(focused)}"]`)?.focus();
  }

  /** Where a text would be cut: broader options if all of them stay in sight, else a second line for what they do. */
  private fit(): void {
    this.list.classList.remove("wordy", "tight");
    if (![...this.list.querySelectorAll(".label, .effect")].some(cut)) return;
    const [columns, most] = narrow() ? [1, PHONE_ROWS] : [2, ROWS];
    const rows = Math.ceil(this.entries.length / columns) + this.list.querySelectorAll(".main").length;
    this.list.classList.add(rows <= most ? "wordy" : "tight");
  }

  /** Keys 1 to 9 choose what stands there, Enter the main option. */
  key(key: string): boolean {
    const main = mainOf(this.choice.left);
    const entry = key === "Enter" ? main && { verb: main.verb, options: [main] } : this.entries[Number(key) - 1];
    if (!entry) return false;
    this.take(entry);
    return true;
  }

  heat(related: Option[], armed: Option | null, hinted: string | null): void {
    const actions = new Set(related.map((option) => option.action));
    for (const button of this.list.querySelectorAll<HTMLElement>(".option")) {
      const own = (button.dataset.actions ?? "").split("|");
      button.classList.toggle("hot", actions.size > 0 && own.every((action) => actions.has(action)));
      button.classList.toggle("armed", own.length === 1 && own[0] === armed?.action);
      button.classList.toggle("hinted", hinted !== null && own.includes(hinted));
    }
  }

  private button(entry: Entry, number: number): HTMLButtonElement {
    const [first] = entry.options;
    const single = entry.options.length === 1;
    const label = single ? first?.label : first?.verb_label;
    const effect = single ? first?.effect : say("options-count", { count: entry.options.length });
    const key = number === 0 ? "↵" : number <= 9 ? String(number) : "";
    const button = h(
      "button",
      {
        class: number === 0 ? "option main" : "option",
        "data-entry": single ? (first?.action ?? "") : entry.verb,
        "data-actions": entry.options.map((option) => option.action).join("|"),
        title: effect ? `${label ?? ""}: ${effect}` : (label ?? ""),
        "aria-keyshortcuts": number === 0 ? "Enter" : key,
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
    this.choice.narrow({ label: first.verb_label, keep: (option) => option.verb === entry.verb });
  }
}

const cut = (text: Element): boolean =>
  text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight + 3;
