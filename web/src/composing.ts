/** Composing an answer: how many of each thing, or how much, where too many answers are possible to list them. */
import { h } from "./dom";
import type { Blank, Option, Part } from "./protocol";
import { say } from "./words";

/** What is filled in, part by part. */
export type Filling = number[];

export const begun = (blank: Blank): Filling => blank.parts.map((part) => part.first);

/** Halves as people write them. */
export function halves(count: number): string {
  const whole = Math.floor(count / 2);
  return `${whole || count < 1 ? whole : ""}${count % 2 ? "½" : ""}`;
}

/** The answer in notation. */
export function written(blank: Blank, filling: Filling): string {
  const words = blank.parts.map((part, at) => spelled(part, filling[at] ?? 0));
  return [blank.begins, ...words.filter(Boolean)].join(" ");
}

function spelled(part: Part, count: number): string {
  if (part.kind === "word") return part.text;
  if (part.kind === "amount") return String(count / 2);
  return count > 1 ? `${part.text}*${count}` : count ? part.text : "";
}

/** The parts between the words that stand there: a side of a bargain each. */
export function sides(blank: Blank): number[][] {
  const found: number[][] = [[]];
  blank.parts.forEach((part, at) => {
    if (part.kind === "word") found.push([]);
    else found.at(-1)?.push(at);
  });
  return found;
}

/** Whether something stands on every side, and not the very thing that one was to change. */
export const whole = (blank: Blank, filling: Filling): boolean =>
  sides(blank).every((side) => side.some((at) => (filling[at] ?? 0) > 0)) && !still(blank, filling);

/** What stood there to be changed stands there yet; an amount may be meant as it is. */
const still = (blank: Blank, filling: Filling): boolean =>
  blank.parts.some((part) => part.kind === "count" && part.first > 0) &&
  blank.parts.every((part, at) => part.kind === "word" || filling[at] === part.first);

/** One part more or less, as far as there is; what is given cannot be asked for as well. */
export function changed(blank: Blank, filling: Filling, at: number, count: number): Filling {
  const part = blank.parts[at];
  if (!part) return filling;
  const kept = Math.max(part.least, Math.min(part.most, count));
  const twin = (other: number): boolean => other !== at && kept > 0 && blank.parts[other]?.text === part.text;
  return filling.map((value, other) => (other === at ? kept : twin(other) && part.kind === "count" ? 0 : value));
}

/** What stands among the options for an answer that is composed and no option by itself. */
export function asOptions(blanks: Blank[], options: Option[]): Option[] {
  const alone = blanks.filter((blank) => !options.some((option) => option.action === blank.begins));
  const more = alone.map((blank) => ({
    action: blank.begins,
    verb: blank.verb,
    verb_label: blank.label,
    label: `${blank.label}…`,
    group: "",
    args: [],
    clause: blank.clause,
    icon: blank.icon,
    effect: "",
    costs: false,
    reveals: false,
  }));
  const plain = options.findIndex((option) => !option.args.length);
  const at = options.some((option) => option.args.length) && plain >= 0 ? plain : options.length;
  return [...options.slice(0, at), ...more, ...options.slice(at)];
}

/** The form itself; `done` gets the answer. */
export function form(blank: Blank, done: (action: string) => void): HTMLElement {
  let filling = begun(blank);
  const send = h("button", { class: "button accent", type: "submit" }, blank.do);
  const shown: (() => void)[] = [];
  const set = (at: number, count: number): void => {
    filling = changed(blank, filling, at, count);
    for (const draw of shown) draw();
  };
  const rows = blank.parts.map((part, at) => {
    if (part.kind === "word") return h("h3", {}, part.label);
    const [row, draw] = (part.kind === "amount" ? amount : counted)(part, (change) =>
      set(at, change(filling[at] ?? 0)),
    );
    shown.push(() => draw(filling[at] ?? 0));
    return row;
  });
  shown.push(() => send.toggleAttribute("disabled", !whole(blank, filling)));
  for (const draw of shown) draw();
  const made = h(
    "form",
    { class: "compose" },
    blank.gives && h("h3", {}, blank.gives),
    ...rows,
    h("div", { class: "actions" }, send),
  );
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    if (whole(blank, filling)) done(written(blank, filling));
  });
  return made;
}

type Change = (change: (count: number) => number) => void;
type Row = [HTMLElement, (count: number) => void];

function stepper(part: Part, label: string, change: Change, write: (count: number) => string): Row {
  const number = h("output", {});
  const [less, more] = [-1, 1].map((by) => {
    const key = by < 0 ? "compose-less" : "compose-more";
    const button = h("button", { type: "button", class: "button", "aria-label": say(key, { thing: label }) });
    button.append(by < 0 ? "−" : "+");
    button.addEventListener("click", () => change((count) => count + by));
    return button;
  }) as [HTMLButtonElement, HTMLButtonElement];
  const draw = (count: number): void => {
    number.textContent = write(count);
    less.disabled = count <= part.least;
    more.disabled = count >= part.most;
  };
  return [h("span", { class: "stepper" }, less, number, more), draw];
}

function counted(part: Part, change: Change): Row {
  const [steps, draw] = stepper(part, part.label, change, String);
  const row = h("div", { class: "count" }, h("span", {}, part.label), h("small", {}, `/ ${part.most}`), steps);
  row.classList.toggle("none", part.most === 0);
  return [row, draw];
}

function amount(part: Part, change: Change): Row {
  const [steps, draw] = stepper(part, part.label, change, (count) => `${halves(count)} ${part.label}`);
  const range = h("input", { type: "range", min: part.least, max: part.most, "aria-label": say("compose-amount") });
  range.addEventListener("input", () => change(() => Number(range.value)));
  return [
    h("div", { class: "amount" }, steps, range),
    (count) => {
      draw(count);
      range.value = String(count);
      range.setAttribute("aria-valuetext", `${halves(count)} ${part.label}`);
    },
  ];
}
