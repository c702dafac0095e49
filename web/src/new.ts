/** Setting a table: seats, options, and after that the links. */
import "./page";
import { ask, Refusal } from "./ask";
import { badge, find, h } from "./dom";
import { invitation } from "./invitation";
import { whoAmI } from "./person";
import type { ClockWish, Companion, NewTable, SeatKind } from "./protocol";
import { prefer, preferred, remember } from "./recent";
import { trust } from "./sharing";
import { say } from "./words";

interface Place {
  kind: SeatKind;
  /** Somebody I have played with, for whom the seat is kept by name. */
  person?: string;
  name: string;
  level: string;
}

const sheet = find<HTMLFormElement>("#sheet");
const seats = find("#seats");
const add = find<HTMLButtonElement>("#add");
const least = Number(sheet.dataset.least);
const most = Number(sheet.dataset.most);
const game = sheet.dataset.game ?? "";
const levels = (sheet.dataset.levels ?? "").split(" ");
const colours = JSON.parse(sheet.dataset.names ?? "[]") as string[];
const edition = document.querySelector<HTMLSelectElement>("#edition");
const watched = find<HTMLSelectElement>("#watched");
const clock = find<HTMLSelectElement>("#clock");
const [WATCHED, NAME] = ["watched", "name"];
let opponents: Companion[] = [];
const wished = new URLSearchParams(location.search);
const level = levels.find((one) => one === wished.get("level")) ?? levels[Math.floor(levels.length / 2)] ?? "";
const places: Place[] = [{ kind: "here", name: preferred(NAME) ?? "", level }];
const rivals = JSON.parse(sheet.dataset.rivals ?? "{}") as Record<string, string[]>;
const players = Number(wished.get("players")) || 3;
while (places.length < Math.min(Math.max(players, least), most)) places.push({ kind: "computer", name: "", level });

function draw(): void {
  seats.replaceChildren(...places.map(line));
  agree();
  add.hidden = places.length >= most;
  find("#sharing").hidden = places.filter((place) => place.kind === "here").length < 2;
}

function line(place: Place, index: number): HTMLElement {
  const seat = { number: index + 1 };
  const name = h("input", {
    class: "field",
    maxlength: 32,
    value: place.name,
    placeholder: colours[index] ?? "",
    "aria-label": say("new-name", seat),
  });
  name.addEventListener("input", () => (place.name = name.value));
  const kind = choice(["here", "link", "open", "computer"], place.kind, "kind", say("new-kind", seat), (value) => {
    seatFor(place, value);
    draw();
    seats.querySelectorAll<HTMLElement>(".kind")[index]?.focus();
  });
  if (index && opponents.length) kind.append(byName(place));
  const strength = choice(levels, place.level, "level", say("new-level", seat), (value) => (place.level = value));
  strength.classList.toggle("hidden", place.kind !== "computer");
  const remove = h("button", { class: "remove", type: "button", "aria-label": say("new-remove", seat) }, "×");
  remove.hidden = places.length <= least;
  remove.addEventListener("click", () => {
    places.splice(index, 1);
    draw();
  });
  return h("div", { class: "place-row" }, badge(index), name, kind, strength, remove);
}

/** People I have played with: their seat is kept by name, and they are called. */
function byName(place: Place): HTMLOptGroupElement {
  const taken = places.map((other) => other !== place && other.person);
  const offered = opponents.filter((one) => !taken.includes(one.id));
  const options = offered.map((one) => h("option", { value: one.id, selected: one.id === place.person }, one.name));
  return h("optgroup", { label: say("new-opponents") }, ...options);
}

function seatFor(place: Place, value: string): void {
  const friend = opponents.find((one) => one.id === value);
  place.kind = friend ? "link" : (value as SeatKind);
  if (friend) place.name = friend.name;
  else if (place.person) place.name = "";
  delete place.person;
  if (friend) place.person = friend.id;
}

function choice(
  values: string[],
  now: string,
  group: string,
  label: string,
  set: (value: string) => void,
): HTMLSelectElement {
  const options = values.map((value) => h("option", { value, selected: value === now }, say(`new-${group}-${value}`)));
  const select = h("select", { class: group, "aria-label": label }, ...options);
  select.addEventListener("change", () => set(select.value));
  return select;
}

/** What can be agreed on by so many: some settings are for certain numbers of players, and some name a seat. */
function agree(): void {
  const others = rivals[places.length] ?? [];
  const against = find("#rivals");
  against.textContent = others.length ? say("new-rivals", { names: others.join(", ") }) : "";
  against.hidden = !others.length;
  for (const setting of sheet.querySelectorAll<HTMLElement>(".setting[data-players]"))
    setting.hidden = !setting.dataset.players?.split(" ").includes(String(places.length));
  for (const select of sheet.querySelectorAll<HTMLSelectElement>(".setting[data-seats] select"))
    for (const option of select.options) {
      const seat: unknown = JSON.parse(option.value);
      if (typeof seat !== "number") continue;
      const name = seat < places.length ? colours[seat] : others[seat - places.length];
      option.textContent = name ?? "";
      option.hidden = option.disabled = name === undefined;
      if (option.disabled && option.selected) select.selectedIndex = 0;
    }
}

function settings(): Record<string, string | number> {
  const chosen = [...sheet.querySelectorAll<HTMLSelectElement>(".setting:not([hidden]) [data-setting]")];
  return Object.fromEntries(chosen.map((select) => [select.dataset.setting, JSON.parse(select.value)]));
}

/** How time is kept: `live-15` or `days-3`. */
function timing(): { clock?: ClockWish } {
  const [kind = "none", much = "0"] = clock.value.split("-");
  if (kind === "none") return {};
  const after = find<HTMLSelectElement>("#after").value;
  const long = Number(much);
  return { clock: kind === "live" ? { kind, minutes: long, seconds: 10, after } : { kind, days: long, after } };
}

async function start(): Promise<void> {
  const wrong = find("#wrong");
  const button = find<HTMLButtonElement>("#start");
  wrong.hidden = true;
  button.disabled = true;
  try {
    const wished = places.map((place) => ({
      kind: place.kind,
      ...(place.name.trim() && { name: place.name.trim() }),
      ...(place.kind === "computer" && { level: place.level }),
      ...(place.person && { person: place.person }),
    }));
    const counts = find<HTMLSelectElement>("#rated").value;
    if (places[0]?.kind === "here") prefer(NAME, places[0].name.trim());
    made(
      await ask<NewTable>("/api/tables", {
        game,
        seats: wished,
        settings: settings(),
        private: watched.value === "nobody",
        rated: counts !== "no",
        leaving: counts === "strict" ? "lasts" : "void",
        ...timing(),
        ...(edition && { edition: edition.value }),
      }),
    );
  } catch (problem) {
    wrong.textContent = problem instanceof Refusal ? problem.message : say("new-unreachable");
    wrong.hidden = false;
    button.disabled = false;
  }
}

/** Whoever invites nobody sits down at once; else the links come first. */
function made(table: NewTable): void {
  const title = find("h1 b", sheet).textContent ?? game;
  remember({ table: table.table, game, title, at: Date.now(), links: table.links });
  if (find<HTMLSelectElement>("#trust").value === "yes") trust(table.table, true);
  if (!table.links.length) return location.assign(table.host);
  const rows = table.links.map((link) => {
    const name = places[link.seat]?.name || colours[link.seat] || String(link.seat + 1);
    const ways = invitation(link.url, say("new-link-of", { name }));
    return h("div", { class: "link-row" }, badge(link.seat), h("b", {}, name), ways);
  });
  const heading = h("h1", { tabindex: -1 }, say("new-made"));
  const panel = find("#made");
  panel.replaceChildren(
    h("header", {}, heading),
    h("section", {}, h("h2", {}, say("new-links")), h("p", { class: "summary" }, say("new-links-more")), ...rows),
    h(
      "section",
      {},
      h("h2", {}, say("new-commitment")),
      h("p", { class: "summary" }, say("new-commitment-more")),
      h("code", { class: "commitment" }, table.commitment),
    ),
    h(
      "div",
      { class: "go" },
      h("span", { class: "note" }),
      h("a", { class: "button accent", href: table.host }, say("new-sit")),
    ),
  );
  sheet.hidden = true;
  panel.hidden = false;
  heading.focus();
}

edition?.addEventListener("change", () => {
  find<HTMLAnchorElement>("#edition-components").href = `/components/${game}?edition=${edition.value}`;
});
add.addEventListener("click", () => {
  places.push({ kind: "computer", name: "", level });
  draw();
});
sheet.addEventListener("submit", (event) => {
  event.preventDefault();
  void start();
});
clock.addEventListener("change", () => {
  find("#after-setting").hidden = clock.value === "none";
});
void whoAmI().then(async (me) => {
  find("#rated-setting").hidden = !me.known;
  const first = places[0];
  if (!me.known) return;
  if (first && !first.name) first.name = me.name;
  opponents = await ask<Companion[]>("/api/me/opponents");
  draw();
});
draw();
watched.value = preferred(WATCHED) === "nobody" ? "nobody" : "all";
watched.addEventListener("change", () => prefer(WATCHED, watched.value));
