/** Matches to look at again: those that this browser remembers, those that ended here last, and records from elsewhere. */
import { ask, Refusal } from "./ask";
import { badge, find, h } from "./dom";
import type { Replay as Kept, OpenTable } from "./protocol";
import { type Recent, recent } from "./recent";
import { row } from "./row";
import { say } from "./words";

/** A record from a file, chosen or dropped. */
export function upload(form: HTMLFormElement): void {
  const wrong = find("#wrong");
  const chosen = find<HTMLInputElement>("#record-file");
  const bring = (file: File | undefined): void => {
    wrong.hidden = true;
    void file
      ?.text()
      .then((text) => ask<Kept>("/api/records", text))
      .then((made) => location.assign(made.url))
      .catch((problem: unknown) => {
        wrong.textContent = problem instanceof Refusal ? problem.message : say("new-unreachable");
        wrong.hidden = false;
      });
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    bring(chosen.files?.[0]);
  });
  for (const name of ["dragover", "dragleave", "drop"] as const)
    form.addEventListener(name, (event) => {
      event.preventDefault();
      form.classList.toggle("over", name === "dragover");
      if (name === "drop") bring(event.dataTransfer?.files[0]);
    });
}

const when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" });

function match(table: string, game: string, title: string, names: string[], more: string): HTMLElement {
  const badges = names.map((_, seat) => badge(seat));
  const told = { class: "button small", href: `/t/${table}/replay` };
  const name = say("replay-look-at", { game: title, names: names.join(", ") });
  return row(game, title, badges, more, h("a", { ...told, "aria-label": name }, say("replay-look")));
}

/** The matches that this browser remembers, and those that ended here last. */
export async function matches(): Promise<void> {
  const own = recent().filter((one): one is Recent & { over: NonNullable<Recent["over"]> } => Boolean(one.over));
  own.sort((a, b) => b.at - a.at);
  const mine = own.map(({ table, game, title, at, over }) => {
    const won = say("replay-won", { names: over.winners.map((seat) => over.names[seat] ?? "").join(", ") });
    return match(table, game, title || game, over.names, `${when.format(at)} · ${won}`);
  });
  if (mine.length) find("#my-matches").replaceChildren(...mine);
  const past = (await ask<OpenTable[]>("/api/replays")).map((table) => {
    const names = table.seats.map((seat) => seat.name);
    const more = `${when.format(table.changed * 1000)} · ${names.join(", ")}`;
    return match(table.table, table.game, table.title, names, more);
  });
  if (past.length) find("#past-matches").replaceChildren(...past);
}
