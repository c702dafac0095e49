/** My matches, my name, and how I am called. */
import "./page";
import { ask, Refusal } from "./ask";
import { lasts } from "./clock";
import { badge, find, h, icon } from "./dom";
import * as passkey from "./passkey";
import type { Done, Me, MyMatch, Rating } from "./protocol";
import { recent } from "./recent";
import { row } from "./row";
import { say } from "./words";

let me: Me;
const told = find("#told");

/** Carry something out; what is refused is said. */
async function attempt(work: () => Promise<unknown>, done = ""): Promise<void> {
  told.textContent = "";
  try {
    await work();
    if (done) told.textContent = say(done);
  } catch (problem) {
    told.textContent = problem instanceof Refusal ? problem.message : say("me-failed");
  }
}

const again = (): Promise<void> => show();

function button(label: string, work: () => Promise<unknown>, kind = "button small", done = ""): HTMLButtonElement {
  const made = h("button", { class: kind, type: "button" }, say(label));
  made.addEventListener("click", () => void attempt(work, done));
  return made;
}

async function show(): Promise<void> {
  me = await ask<Me>("/api/me");
  find("#door").hidden = me.known;
  find("#person").hidden = !me.known;
  if (!me.known) return door();
  find("#who").textContent = me.name;
  await gather();
  const matches = await ask<MyMatch[]>("/api/me/matches");
  list(
    "#waiting",
    matches.filter((one) => one.waiting),
  );
  list(
    "#running",
    matches.filter((one) => !one.waiting && !one.over),
  );
  list(
    "#ended",
    matches.filter((one) => one.over),
  );
  ratings(me.ratings);
  wishes();
  devices();
}

/** What a guest may do. */
function door(): void {
  find("#by-mail").hidden = !me.by_mail;
  find("#by-passkey").hidden = !me.by_passkey || !passkey.possible();
  find("#no-door").hidden = me.by_mail || (me.by_passkey && passkey.possible());
}

/** Seats that this browser holds by a key become mine by name. */
async function gather(): Promise<void> {
  const kept = new Set((await ask<MyMatch[]>("/api/me/matches")).map((one) => one.table));
  const loose = recent().filter((one) => !kept.has(one.table));
  await Promise.allSettled(loose.map((one) => ask<Done>(`/api/tables/${one.table}/keep`, {} as never)));
}

function list(where: string, matches: MyMatch[]): void {
  const none = h("p", { class: "none" }, say(`me-${where.slice(1)}-none`));
  find(where).replaceChildren(...(matches.length ? matches.map(line) : [none]));
}

function line(match: MyMatch): HTMLElement {
  const won = match.over && match.winners.some((seat) => match.mine.includes(seat));
  const points = match.points.map((each, seat) => `${match.names[seat]} ${each}`).join(", ");
  const others = match.names.filter((_, seat) => !match.mine.includes(seat)).join(", ");
  const time = match.deadline && !match.over ? lasts(match.deadline) : "";
  const more = match.over ? [say(won ? "me-won" : "me-lost"), points] : [others, time];
  const url = match.over ? `/t/${match.table}/replay` : `/t/${match.table}`;
  const label = match.over ? "me-look" : match.waiting ? "home-your-turn" : "home-go-on";
  const go = h("a", { class: match.waiting ? "button small accent" : "button small", href: url }, say(label));
  return row(match.game, match.title, match.mine.map(badge), more.filter(Boolean).join(" · "), go);
}

function ratings(found: Rating[]): void {
  const lines = found.map((one) =>
    h(
      "tr",
      {},
      h("td", {}, one.game),
      h("td", { class: "number" }, String(one.seats)),
      h("td", { class: "number" }, say("me-rating", { rating: one.rating, by: one.give_or_take })),
      h("td", { class: "number" }, String(one.matches)),
      h("td", {}, one.provisional ? say("me-provisional") : ""),
    ),
  );
  find("#ratings").hidden = !found.length;
  find("#ratings tbody").replaceChildren(...lines);
}

function wishes(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>("[data-way]")) {
    box.checked = me.ways.includes(box.dataset.way ?? "");
  }
  find("#way-mail").hidden = !me.by_mail || !me.mail;
  find("#way-push").hidden = !me.push_key || !("serviceWorker" in navigator && "PushManager" in window);
  find<HTMLInputElement>("#hook-url").value = me.hook?.url ?? "";
  find<HTMLSelectElement>("#hook-shape").value = me.hook?.shape ?? "plain";
  find<HTMLInputElement>("#away").value = me.away ? new Date(me.away * 1000).toISOString().slice(0, 10) : "";
  find<HTMLInputElement>("#my-name").value = me.name;
}

async function keepWishes(): Promise<void> {
  const boxes = [...document.querySelectorAll<HTMLInputElement>("[data-way]")];
  const ways = boxes.filter((box) => box.checked).map((box) => box.dataset.way ?? "");
  if (ways.includes("push")) await subscribe();
  const url = find<HTMLInputElement>("#hook-url").value.trim();
  const secret = find<HTMLInputElement>("#hook-secret").value;
  const away = find<HTMLInputElement>("#away").value;
  await ask<Done>("/api/me/wishes", {
    ways,
    hook: url ? { url, shape: find<HTMLSelectElement>("#hook-shape").value, secret } : null,
    away: away ? Date.parse(`${away}T23:59:00`) / 1000 : 0,
  });
  await again();
}

/** This browser may be called, if its owner allows it. */
async function subscribe(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") throw new Refusal(say("me-push-refused"), 403);
  const worker = await navigator.serviceWorker.register("/worker.js", { scope: "/" });
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: passkey.bytes(me.push_key),
  });
  const { endpoint, keys } = subscription.toJSON();
  await ask<Done>("/api/me/push", { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
}

function devices(): void {
  const lines = me.passkeys.map((key) => {
    const since = new Date(key.created * 1000).toLocaleDateString(document.documentElement.lang);
    const remove = button("me-remove", async () => {
      await ask<Done>(`/api/me/passkeys/${encodeURIComponent(key.id)}/remove`, {} as never);
      await again();
    });
    return h("li", {}, icon("wax-seal"), h("span", {}, `${key.label} · ${since}`), remove);
  });
  find("#passkeys").replaceChildren(...lines);
  find("#add-passkey").hidden = !me.by_passkey || !passkey.possible();
  find("#add-mail").hidden = !me.by_mail || Boolean(me.mail);
}

function submits(form: string, work: () => Promise<unknown>, done = ""): void {
  find<HTMLFormElement>(form).addEventListener("submit", (event) => {
    event.preventDefault();
    void attempt(work, done);
  });
}

const value = (field: string): string => find<HTMLInputElement>(field).value.trim();
submits("#by-mail", () => ask<Done>("/api/me/letter", { mail: value("#mail") }), "me-letter-sent");
submits("#add-mail", () => ask<Done>("/api/me/letter", { mail: value("#more-mail") }), "me-letter-sent");
submits("#by-passkey", () => passkey.create(value("#new-name")).then(again));
submits("#naming", () => ask<Done>("/api/me/name", { name: value("#my-name") }).then(again), "me-kept");
submits("#calling", keepWishes, "me-kept");
find("#enter").addEventListener("click", () => void attempt(() => passkey.enter().then(again)));
find("#add-passkey").addEventListener("click", () => void attempt(() => passkey.create(me.name).then(again)));
find("#leave").addEventListener("click", () => void attempt(() => ask<Done>("/api/me/leave", {} as never).then(again)));
find("#forget").addEventListener("click", () => find<HTMLDialogElement>("#sure").showModal());
find("#forget-stay").addEventListener("click", () => find<HTMLDialogElement>("#sure").close());
find("#forget-go").addEventListener("click", () => {
  find<HTMLDialogElement>("#sure").close();
  void attempt(() => ask<Done>("/api/me/forget", {} as never).then(again));
});

/** A letter was opened: its token stands after the # and is used up at once. */
async function opened(): Promise<void> {
  const token = location.hash.slice(1);
  if (!token) return;
  history.replaceState(null, "", location.pathname);
  await attempt(() => ask<Done>("/api/me/open", { token }));
}

void opened().then(() => attempt(show));
