/** Home: what waits for me, open tables, joining with a link. */
import "./page";
import { ask, Refusal } from "./ask";
import { badge, find, h, icon } from "./dom";
import type { OpenTable, Position } from "./protocol";
import { forget, type Recent, recent, remember } from "./recent";
import { say } from "./words";

const MOST_WAITING = 6;

function row(game: string, title: string, badges: Node[], more: string, end: Node): HTMLElement {
  const text = h("span", {}, h("b", {}, title), h("span", { class: "badges" }, ...badges), h("small", {}, more));
  return h("div", { class: "line", "data-game": game }, h("span", { class: "bar" }), text, end);
}

async function waiting(): Promise<void> {
  const looked = await Promise.all(recent().slice(0, MOST_WAITING).map(look));
  const tables = looked.filter((one) => one !== null);
  if (!tables.length) return;
  const asked = tables.filter(({ position }) => position.status === "asked").length;
  tables.sort((a, b) => Number(b.position.status === "asked") - Number(a.position.status === "asked"));
  find("#mine-count").textContent = say("home-waiting-count", { asked, all: tables.length });
  find("#mine-list").replaceChildren(...tables.map(({ table, position }) => mine(table, position)));
}

async function look(table: Recent): Promise<{ table: Recent; position: Position } | null> {
  try {
    if (table.key) await ask(`/api/tables/${table.table}/claim`, { key: table.key });
    const position = await ask<Position>(`/api/tables/${table.table}`);
    if (table.key) remember(table);
    if (position.mine.length || position.host) return { table, position };
    forget(table.table);
    return null;
  } catch (problem) {
    if (problem instanceof Refusal && !problem.passing) forget(table.table);
    return null;
  }
}

function mine(table: Recent, position: Position): HTMLElement {
  const url = `/t/${table.table}`;
  const news = position.news.at(-1)?.sentence ?? position.question;
  const over = position.status === "over";
  const end = over
    ? h("a", { class: "button small", href: url }, say("home-over"))
    : position.status === "asked"
      ? h("a", { class: "button small accent", href: url }, say("home-your-turn"))
      : h("a", { class: "wait", href: url }, icon("hourglass"), position.names[position.asked] ?? say("home-go-on"));
  const badges = position.seats.map((seat) => badge(seat.seat));
  return row(position.game, table.title || position.game, badges, `${position.heading} · ${news}`, end);
}

async function open(): Promise<void> {
  const tables = await ask<OpenTable[]>("/api/tables");
  if (!tables.length) return;
  const rows = tables.slice(0, 8).map((table) => {
    const badges = table.seats.map((_, index) => badge(index));
    const names = table.seats.map((seat) => seat.name).join(", ");
    const watch = h(
      "a",
      { class: "button small", href: table.watch, "aria-label": say("home-watch-table", { names }) },
      icon("spyglass"),
      say("home-watch-one"),
    );
    return row(table.game, table.title, badges, names, watch);
  });
  find("#open-list").replaceChildren(...rows);
}

const join = find<HTMLFormElement>("#join");
const button = find("#join-button");
button.addEventListener("click", () => {
  join.hidden = !join.hidden;
  button.setAttribute("aria-expanded", String(!join.hidden));
  if (!join.hidden) find("#join-link").focus();
});
join.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = find<HTMLInputElement>("#join-link");
  const path = /\/t\/[\w-]+(?:[/#][\w-]+)?/.exec(field.value.trim())?.[0];
  if (path) location.href = path;
  else {
    field.setCustomValidity(say("home-join-wrong"));
    field.reportValidity();
    field.addEventListener("input", () => field.setCustomValidity(""), { once: true });
  }
});
void waiting();
void open();
