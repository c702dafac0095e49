/** For those who keep the house: what people report, and what is done about it. */
import "./page";
import { ask, Refusal } from "./ask";
import { badge, find, h } from "./dom";
import type { Done, Report, Request } from "./protocol";
import { say } from "./words";

const told = find("#told");

async function show(): Promise<void> {
  try {
    const reports = await ask<Report[]>("/api/house/reports");
    const none = h("p", { class: "none" }, say("house-none"));
    find("#reports").replaceChildren(...(reports.length ? reports.map(entry) : [none]));
  } catch (problem) {
    told.textContent = problem instanceof Refusal ? problem.message : say("me-failed");
  }
}

function entry(report: Report): HTMLElement {
  const when = new Date(report.at * 1000).toLocaleString(document.documentElement.lang);
  const title = h("h2", {}, say("house-report", { name: report.by, about: report.about }));
  const watch = h("a", { class: "button small", href: `/t/${report.table}` }, say("house-table"));
  const said = report.said.map((one) =>
    h("li", { class: one.seat === report.seat ? "meant" : "" }, badge(one.seat), h("b", {}, one.name), ` ${one.text}`),
  );
  return h(
    "section",
    { class: "sheet report" },
    h("header", {}, title, h("p", { class: "summary" }, when)),
    h("blockquote", {}, report.text || say("house-no-words")),
    said.length ? h("ol", { class: "said" }, ...said) : null,
    h("p", { class: "help" }, say(report.known ? "house-silence-known" : "house-silence-guest")),
    h(
      "p",
      { class: "choices" },
      act(report.silenced ? "house-unsilence" : "house-silence", `${report.id}/silence`, { silent: !report.silenced }),
      watch,
      act("house-dismiss", `${report.id}/dismiss`, {} as never),
    ),
  );
}

function act(label: string, what: string, wish: Request): HTMLButtonElement {
  const button = h("button", { class: "button small", type: "button" }, say(label));
  button.addEventListener("click", () => {
    told.textContent = "";
    ask<Done>(`/api/house/reports/${what}`, wish).then(show, (problem: unknown) => {
      told.textContent = problem instanceof Refusal ? problem.message : say("me-failed");
    });
  });
  return button;
}

void show();
