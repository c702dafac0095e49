/** Home: what waits for me, open tables, joining with a link. */
import "./page";
import { ask, Refusal } from "./ask";
import { badge, find, h, icon } from "./dom";
import type { OpenTable, Position } from "./protocol";
import { forget, type Recent, recent, remember, visited } from "./recent";
import { row } from "./row";
import { say } from "./words";

const MOST_WAITING = 6;

async function waiting(): Promise<void> {
  const none = find("#mine-list").firstElementChild as Element;
  const [over, running] = [true, false].map((done) => recent().filter((one) => Boolean(one.over) === done));
  const hoped = Math.min(MOST_WAITING, recent().length);
  if (hoped) find("#mine-list").replaceChildren(...Array.from({ length: hoped }, blank));
  const looked = await Promise.all([...(running ?? []), ...(over ?? [])].slice(0, MOST_WAITING).map(look));
  const tables = looked.filter((one) => one !== null);
  if (!tables.length) return find("#mine-list").replaceChildren(none);
  const asked = tables.filter(({ position }) => position.status === "asked").length;
  tables.sort((a, b) => Number(b.position.status === "asked") - Number(a.position.status === "asked"));
  find("#mine-count").textContent = say("home-waiting-count", { asked, all: tables.length });
  find("#mine-list").replaceChildren(...tables.map(({ table, position }) => mine(table, position)));
}

/** A line that is still asked for, as high as it will be. */
const blank = (): HTMLElement => {
  const line = row("", "\u00a0", [], "\u00a0", h("span"));
  line.classList.add("blank");
  return line;
};

async function look(table: Recent): Promise<{ table: Recent; position: Position } | null> {
  try {
    if (table.key) await ask(`/api/tables/${table.table}/claim`, { key: table.key });
    const position = await ask<Position>(`/api/tables/${table.table}`);
    if (table.key) remember(table);
    if (position.result) visited(position, table.title);
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
  return row(
    position.game,
    table.title || position.game,
    badges,
    [position.heading, news].filter(Boolean).join(" · "),
    end,
  );
}

async function open(): Promise<void> {
  const tables = await ask<OpenTable[]>("/api/tables");
  if (!tables.length) return;
  const rows = tables.slice(0, 8).map((table) => {
    const free = table.seats.map((seat) => seat.free);
    const badges = table.seats.map((_, index) => ringed(badge(index), free[index] ?? false));
    const names = table.seats.map((seat) => seat.name).join(", ");
    const inviting = table.seats.some((seat) => seat.free && seat.kind === "open");
    const [what, picture] = inviting ? ["sit", "three-friends"] : ["watch", "spyglass"];
    const go = h(
      "a",
      {
        class: inviting ? "button small accent" : "button small",
        href: table.watch,
        "aria-label": say(`home-${what}-table`, { names }),
      },
      icon(picture),
      say(inviting ? "home-sit" : "home-watch-one"),
    );
    return row(table.game, table.title, badges, names, go);
  });
  find("#open-list").replaceChildren(...rows);
}

/** A seat that waits for somebody is a dashed ring. */
function ringed(mark: SVGElement, free: boolean): SVGElement {
  mark.classList.toggle("free", free);
  return mark;
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
