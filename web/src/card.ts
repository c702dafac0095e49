/** Small cards beside what was asked about: why, why not, a hint, the things under a finger. */

import { ask } from "./ask";
import { beside } from "./beside";
import { badge, gameIcon, h, icon, narrow } from "./dom";
import type { Clause, Hint, News, Sign, WhyNot } from "./protocol";
import { say } from "./words";

export type Spot = Element | { x: number; y: number };

let shown: HTMLElement | null = null;
let asker: HTMLElement | null = null;

const MOST_WORDS = 60;

export function close(): boolean {
  if (!shown) return false;
  shown.remove();
  shown = null;
  asker?.focus();
  asker = null;
  return true;
}

function open(spot: Spot, title: string, content: (Node | string)[], kind = "", asked = true): void {
  close();
  asker = asked && document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const shut = h("button", { class: "close", "aria-label": say("card-close") }, "×");
  shut.addEventListener("click", close);
  shown = h(
    "div",
    { class: `pop docked ${kind}`, role: "dialog", "aria-label": title },
    h("h2", {}, title),
    ...content,
    shut,
  );
  document.body.append(shown);
  place(shown, spot);
  if (asked) shut.focus({ preventScroll: true });
}

function place(card: HTMLElement, spot: Spot): void {
  const at = spot instanceof Element ? spot.getBoundingClientRect() : new DOMRect(spot.x, spot.y, 0, 0);
  const bar = spot instanceof Element && spot.closest(".ask")?.closest(".me");
  const tabs = document.querySelector(".tabbar")?.getBoundingClientRect();
  const page = { width: innerWidth, height: (narrow() && tabs?.top) || innerHeight };
  // what is asked about the question stands above it and the coach, or left of them where they are at the right, and the
  // options stay in sight
  const about = bar ? bar.getBoundingClientRect() : at;
  const upright = bar && about.left === 0;
  const left = upright ? { ...about.toJSON(), left: at.left } : about;
  const { left: x, top: y } = beside(
    left,
    card.getBoundingClientRect(),
    page,
    bar ? [upright ? "above" : "left"] : ["below", "above", "right", "left"],
  );
  card.style.left = `${x}px`;
  card.style.top = `${y}px`;
}

addEventListener("pointerdown", (event) => {
  if (shown && !shown.contains(event.target as Node)) close();
});

/** A question with a yes and a no. */
export function decide(
  spot: Spot,
  title: string,
  text: string,
  yes: [string, () => void],
  no: [string, () => void] = [say("card-leave"), () => undefined],
): void {
  const buttons = [yes, no].map(([label, act], index) => {
    const button = h("button", { class: index ? "button" : "button accent", type: "button" }, label);
    button.addEventListener("click", () => {
      close();
      act();
    });
    return button;
  });
  open(spot, title, [h("p", {}, text), h("div", { class: "actions" }, ...buttons)], "deciding");
}

/** An answer to be composed. */
export function compose(spot: Spot, title: string, form: HTMLElement): void {
  open(spot, title, [form], "composing");
  form.querySelector<HTMLElement>("button:enabled, input")?.focus({ preventScroll: true });
}

/** The rule in our words, with its clause and where it comes from. */
export async function why(game: string, clause: string, spot: Spot): Promise<void> {
  const rule = await ask<Clause>(`/api/rules/${game}/${clause}`);
  open(spot, say("card-why"), [
    h("p", {}, brief(rule.text)),
    sources(
      rule.id,
      rule.url,
      rule.rulings.map((one) => one.id),
      rule.picture,
    ),
  ]);
}

function brief(text: string, most = MOST_WORDS): string {
  const words = text.split(/\s+/);
  return words.length > most ? `${words.slice(0, most).join(" ")}…` : text;
}

function sources(clause: string, url: string, rulings: string[], picture = ""): HTMLElement {
  const row = h("div", { class: "sources" });
  row.append(h("a", { class: "chip", href: url, target: "_blank" }, icon("rule-book"), clause));
  if (picture)
    row.append(h("a", { class: "chip", href: picture, target: "_blank" }, icon("table"), say("card-picture")));
  row.append(h("span", { class: "chip rulebook" }, icon("wax-seal"), say("provenance-rulebook")));
  for (const ruling of rulings) {
    const there = url.replace(/#.*/, `#${ruling}`);
    row.append(
      h(
        "a",
        { class: "chip reconstructed", href: there, target: "_blank" },
        icon("magnifying-glass"),
        say("card-ruling", { ruling }),
      ),
    );
  }
  return row;
}

/** Why something cannot be chosen: a sentence, then the rules that forbid it, in 60 words altogether. */
export function refuse(spot: Spot, title: string, said: WhyNot): void {
  const most = Math.floor(MOST_WORDS / Math.max(1, said.reasons.length));
  const rules = said.reasons
    .filter((reason) => reason.clause)
    .flatMap((reason) => [
      ...(reason.text ? [h("p", { class: "rule" }, brief(reason.text, most))] : []),
      sources(reason.clause, reason.url, []),
    ]);
  open(spot, title, [h("p", {}, said.sentence), ...rules], "refusal");
}

/** Whatever somebody else has put together. */
export function show(spot: Spot, title: string, content: (Node | string)[]): void {
  open(spot, title, content, "deciding");
}

export function tell(spot: Spot, title: string, sentence: string): void {
  open(spot, title, [h("p", {}, sentence)]);
}

/** What a computer would do and why; how often it came back to each of the best. */
export function advise(spot: Spot, hint: Hint): void {
  const thoughts = hint.thoughts
    .slice(0, 3)
    .map((thought) =>
      h(
        "li",
        {},
        h("span", {}, thought.label, thought.effect && h("small", {}, thought.effect)),
        h("meter", { min: 0, max: 1, value: thought.share, "aria-label": say("card-share") }),
        h("span", { class: "share" }, `${Math.round(thought.share * 100)} %`),
      ),
    );
  open(spot, say("card-hint", { option: hint.label }), [
    ...hint.why.map((sentence) => h("p", {}, sentence)),
    h("ul", { class: "thoughts" }, ...thoughts),
    h("p", { class: "meaning" }, say("card-hint-more")),
  ]);
}

/** Who got what for what: the lines of the log that belong together, each with its clause. Not asked for, it shows
 * itself and takes nothing away from the keyboard. */
export function account(game: string, lines: News[], spot: Spot, asked = true): void {
  const rows = lines.map((line) => {
    const clause = h("button", { class: "clause", "aria-label": say("log-why", { clause: line.clause }) }, line.clause);
    clause.addEventListener("click", () => void why(game, line.clause, spot));
    return h("li", {}, badge(line.seat), h("span", {}, line.sentence), line.clause && clause);
  });
  open(spot, lines[0]?.account?.title ?? "", [h("ul", { class: "account" }, ...rows)], "accounts", asked);
}

/** What the icons of a game mean. */
export async function legend(game: string, spot: Spot): Promise<void> {
  const signs = await ask<Sign[]>(`/api/games/${game}/legend`);
  const lines = signs.map((sign) => h("li", {}, gameIcon(sign.icon), h("span", {}, sign.text)));
  open(spot, say("page-legend"), [h("ul", { class: "signs" }, ...lines)], "legend-of");
}

/** Several things under one finger: a list to choose from. */
export function several(spot: Spot, names: string[], pick: (index: number) => void): void {
  const buttons = names.map((name, index) => {
    const button = h("button", {}, name);
    button.addEventListener("click", () => {
      close();
      pick(index);
    });
    return button;
  });
  open(spot, say("card-which"), [h("div", { class: "pick" }, ...buttons)]);
}
