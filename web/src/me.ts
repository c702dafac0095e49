/** My matches, my name, and how I am called. */
import "./page";
import { ask, Refusal } from "./ask";
import * as calling from "./calling";
import { find, h, icon } from "./dom";
import * as passkey from "./passkey";
import * as played from "./played";
import type { Companion, Done, Me, MyMatch } from "./protocol";
import { recent } from "./recent";
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
  find<HTMLInputElement>("#my-name").value = me.name;
  const found = await ask<MyMatch[]>("/api/me/matches");
  const gathered = await gather(found);
  const mine = gathered ? await ask<MyMatch[]>("/api/me/matches") : found;
  played.show(mine, (sentence) => (told.textContent = sentence));
  played.ratings(me.ratings, mine);
  calling.show(me);
  devices();
  apart();
  find("#keeping").hidden = me.reports === null;
  find("#keeping a").textContent = say("me-reports", { count: me.reports ?? 0 });
}

/** What a guest may do. */
function door(): void {
  find("#by-mail").hidden = !me.by_mail;
  find("#by-passkey").hidden = !me.by_passkey || !passkey.possible();
  find("#no-door").hidden = me.by_mail || (me.by_passkey && passkey.possible());
}

/** Seats that this browser holds by a key become mine by name; whether there were any. */
async function gather(found: MyMatch[]): Promise<boolean> {
  const kept = new Set(found.map((one) => one.table));
  const loose = recent().filter((one) => !kept.has(one.table));
  await Promise.allSettled(loose.map((one) => ask<Done>(`/api/tables/${one.table}/keep`, {} as never)));
  return loose.length > 0;
}

/** Those whom I do not hear, or with whom I do not play: each can be forgiven. */
function apart(): void {
  const line = (other: Companion, what: "mute" | "shun"): HTMLElement => {
    const forgive = button(`me-un${what}`, async () => {
      const wish = what === "mute" ? { person: other.id, mute: false } : { person: other.id, shun: false };
      await ask<Done>(`/api/me/${what}`, wish);
      await again();
    });
    return h("li", {}, h("span", {}, other.name), h("small", {}, say(`me-${what}d`)), forgive);
  };
  const lines = [...me.shunned.map((one) => line(one, "shun")), ...me.muted.map((one) => line(one, "mute"))];
  find("#apart").hidden = !lines.length;
  find("#apart ul").replaceChildren(...lines);
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
submits("#calling", () => calling.keep(me).then(again), "me-kept");
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
