/** My matches: what waits, what runs, what has ended with its result and its course; and the same people again. */
import { ask, Refusal } from "./ask";
import { chart } from "./chart";
import { lasts } from "./clock";
import { badge, find, h, narrow } from "./dom";
import type { Course, MyMatch, NewTable, Rating } from "./protocol";
import { row } from "./row";
import { say } from "./words";

/** How broad the chart of a match is drawn. */
const [WIDE, SMALL] = [560, 326];

export function show(matches: MyMatch[], refused: (sentence: string) => void): void {
  const line = (match: MyMatch): HTMLElement => (match.over ? ended(match, refused) : running(match));
  list("#waiting", matches.filter((one) => one.waiting).map(line));
  list("#running", matches.filter((one) => !one.waiting && !one.over).map(line));
  list("#ended", matches.filter((one) => one.over).map(line));
}

function list(where: string, lines: HTMLElement[]): void {
  const none = h("p", { class: "none" }, say(`me-${where.slice(1)}-none`));
  find(where).replaceChildren(...(lines.length ? lines : [none]));
}

function running(match: MyMatch): HTMLElement {
  const others = match.names.filter((_, seat) => !match.mine.includes(seat)).join(", ");
  const more = [match.invited && say("me-invited"), others, match.deadline ? lasts(match.deadline) : ""];
  const label = match.invited ? "me-come" : match.waiting ? "home-your-turn" : "home-go-on";
  const kind = match.waiting ? "button small accent" : "button small";
  const go = h("a", { class: kind, href: `/t/${match.table}` }, say(label));
  return row(match.game, match.title, match.mine.map(badge), more.filter(Boolean).join(" · "), go);
}

function ended(match: MyMatch, refused: (sentence: string) => void): HTMLElement {
  const won = match.winners.some((seat) => match.mine.includes(seat));
  const points = match.points
    .flatMap((each, seat) => (each === null ? [] : [`${match.names[seat]} ${each}`]))
    .join(", ");
  const again = h("button", { class: "button small", type: "button" }, say("me-again"));
  again.setAttribute("aria-label", say("me-again-of", { game: match.title }));
  again.addEventListener("click", () => void rematch(match.table, refused));
  const look = h("a", { class: "button small", href: `/t/${match.table}/replay` }, say("me-look"));
  const said = [match.winners.length > 0 && say(won ? "me-won" : "me-lost"), points].filter(Boolean).join(" · ");
  const line = row(match.game, match.title, match.mine.map(badge), said, h("span", { class: "choices" }, look, again));
  return h("div", { class: "past" }, line, course(match));
}

/** The same people at a new table: those with a name are called, and one sits down at once. */
async function rematch(table: string, refused: (sentence: string) => void): Promise<void> {
  try {
    location.assign((await ask<NewTable>(`/api/tables/${table}/rematch`, "")).host);
  } catch (problem) {
    refused(problem instanceof Refusal ? problem.message : say("me-failed"));
  }
}

/** How it went, once somebody wants to see it: the match must be played again for it. */
function course(match: MyMatch): HTMLElement {
  const figure = h("figure", { class: "course" });
  const more = h("details", {}, h("summary", {}, say("me-course")), figure);
  more.addEventListener("toggle", () => {
    if (!more.open || figure.childElementCount) return;
    ask<Course>(`/api/tables/${match.table}/replay/course`).then(
      (found) => {
        const caption = h("figcaption", {}, found.label || say("over-course"));
        figure.replaceChildren(caption, chart(found, match.names, narrow() ? SMALL : WIDE));
      },
      () => figure.replaceChildren(h("figcaption", {}, say("me-failed"))),
    );
  });
  return more;
}

/** By what each game is called where I have played it. */
export function ratings(found: Rating[], played: MyMatch[]): void {
  const titles = new Map(played.map((one) => [one.game, one.title]));
  const lines = found.flatMap((one) => [
    h(
      "tr",
      {},
      h("td", {}, titles.get(one.game) ?? one.game),
      h("td", { class: "number" }, String(one.seats)),
      h("td", { class: "number" }, say("me-rating", { rating: one.rating, by: one.give_or_take })),
      h("td", { class: "number" }, String(one.matches)),
      h("td", {}, one.provisional ? say("me-provisional") : ""),
    ),
    h("tr", {}, h("td", { colspan: "5" }, everybody(one))),
  ]);
  find("#ratings").hidden = !found.length;
  find("#ratings tbody").replaceChildren(...lines);
}

/** The best at that game, people and computers, once somebody wants to see them. */
function everybody(mine: Rating): HTMLElement {
  const board = h("ol", { class: "board" });
  const more = h("details", {}, h("summary", {}, say("me-board")), board);
  more.addEventListener("toggle", () => {
    if (!more.open || board.childElementCount) return;
    ask<Rating[]>(`/api/ratings/${mine.game}/${mine.seats}`).then(
      (found) => board.replaceChildren(...found.map(place)),
      () => board.replaceChildren(h("li", {}, say("me-failed"))),
    );
  });
  return more;
}

function place(one: Rating): HTMLElement {
  const who = one.level ? say("me-board-computer", { level: say(`new-level-${one.level}`) }) : one.name;
  const sure = one.provisional ? ` · ${say("me-provisional")}` : "";
  return h("li", {}, h("b", {}, who), ` ${say("me-rating", { rating: one.rating, by: one.give_or_take })}${sure}`);
}
