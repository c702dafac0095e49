/** The workshop: editions are tried, and what comes of it is seen while it is played. */
import "./page";
import { Refusal } from "./ask";
import { drawn, find, h } from "./dom";
import type { Refused, Tried, TriedLine, Trying } from "./protocol";
import { say } from "./words";

const form = find<HTMLFormElement>("#wishes");
const beside = find<HTMLSelectElement>("#beside");
const number = find<HTMLSelectElement>("#number");
const value = find<HTMLInputElement>("#value");
const [go, stop] = [find<HTMLButtonElement>("#go"), find<HTMLButtonElement>("#stop")];
const [bar, told, wrong] = [find<HTMLProgressElement>("#bar"), find("#told"), find("#wrong")];
let under: AbortController | undefined;
let last: Tried | undefined;

const read = (id: string): string => find<HTMLInputElement | HTMLSelectElement>(`#${id}`).value;

function wish(): Trying {
  const changed = beside.value === "number";
  return {
    game: form.dataset.game ?? "",
    edition: read("edition"),
    seats: Number(read("seats")),
    player: read("player"),
    matches: Number(read("matches")),
    seed: read("seed"),
    other: changed || !beside.value ? null : beside.value,
    number: changed ? number.value : null,
    value: changed ? Number(value.value) : null,
  };
}

function agree(): void {
  find("#changed").hidden = beside.value !== "number";
}

function suggest(): void {
  value.value = number.selectedOptions[0]?.dataset.value ?? "";
}

/** The events of a reply as they come: each is a line that begins with "data: ". */
async function* events(reply: Response): AsyncGenerator<Tried | Refused> {
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value: text } = (await reader?.read()) ?? { done: true, value: "" };
    if (done) return;
    const parts = (rest + text).split("\n\n");
    rest = parts.pop() ?? "";
    for (const part of parts) yield JSON.parse(part.slice("data: ".length)) as Tried | Refused;
  }
}

async function tryOut(): Promise<void> {
  under = new AbortController();
  const reply = await fetch(`/api/workshop?lang=${document.documentElement.lang}`, {
    method: "POST",
    body: JSON.stringify(wish()),
    headers: { "content-type": "application/json" },
    signal: under.signal,
  });
  if (!reply.ok) throw new Refusal(((await reply.json()) as Refused).sentence, reply.status);
  for await (const event of events(reply)) {
    if ("sentence" in event) throw new Refusal(event.sentence, 422);
    show(event);
  }
}

function show(tried: Tried): void {
  last = tried;
  bar.max = tried.of;
  bar.value = tried.done;
  told.textContent = say("workshop-progress", { done: tried.done, of: tried.of });
  find("#plots").replaceChildren(...tried.plots.map((plot) => drawn(plot.picture)));
  const several = tried.arms.length > 1;
  const heads = [
    say("workshop-measure"),
    ...(several ? tried.arms : [""]),
    ...(several ? [say("workshop-difference")] : []),
  ];
  const head = h("tr", {}, ...heads.map((text) => (text ? h("th", { scope: "col" }, text) : h("td", {}))));
  const rows = tried.lines.map((line) => row(line, several));
  find("#lines").replaceChildren(h("thead", {}, head), h("tbody", {}, ...rows));
  find("#found").hidden = false;
}

function row(line: TriedLine, several: boolean): HTMLTableRowElement {
  const difference = line.certain ? h("b", {}, `${line.difference} · ${say("workshop-certain")}`) : line.difference;
  return h(
    "tr",
    {},
    h("th", { scope: "row" }, line.measure),
    ...line.values.map((text) => h("td", {}, text)),
    several && h("td", {}, difference),
  );
}

function busy(on: boolean): void {
  go.disabled = on;
  stop.hidden = bar.hidden = !on;
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  wrong.hidden = true;
  last = undefined;
  bar.removeAttribute("value");
  told.textContent = "";
  busy(true);
  tryOut()
    .catch((problem: unknown) => {
      if (under?.signal.aborted) {
        told.textContent = say("workshop-stopped", { done: last?.done ?? 0, of: last?.of ?? 0 });
        return;
      }
      wrong.textContent = problem instanceof Refusal ? problem.message : say("new-unreachable");
      wrong.hidden = false;
    })
    .finally(() => {
      busy(false);
      go.focus();
    });
});
stop.addEventListener("click", () => under?.abort());
beside.addEventListener("change", agree);
number.addEventListener("change", suggest);
agree();
suggest();
