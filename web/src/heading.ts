/** What stands over the table: round and phase, how many moves since mine, a star in the title when I am asked. */
import { find, h, icon, soon } from "./dom";
import type { Position } from "./protocol";
import { say } from "./words";

const title = document.title;

export function heading(position: Position): void {
  const now = position.phases.find((phase) => phase.now)?.label ?? "";
  const items = position.phases.map((phase) => h("li", phase.now ? { "aria-current": "step" } : {}, phase.label));
  find("#phases").replaceChildren(...(position.heading ? [h("li", {}, position.heading)] : []), ...items);
  soon(fit);
  find("#short-heading").textContent = [position.heading, now].filter(Boolean).map(small).join(" · ");
}

/** No phase is cut: where they have no room, those farthest from now are left out. */
function fit(): void {
  const list = document.querySelector("#phases");
  if (!list) return; // where a record is only chosen yet, there is no table
  const phases = [...list.children] as HTMLElement[];
  for (const phase of phases) phase.hidden = false;
  const now = phases.findIndex((phase) => phase.hasAttribute("aria-current"));
  const spare = phases.filter((_, at) => at !== now && at !== 0);
  const far = (phase: HTMLElement): number => Math.abs(phases.indexOf(phase) - now);
  for (const phase of spare.sort((a, b) => far(b) - far(a))) {
    if (list.scrollWidth <= list.clientWidth) return;
    phase.hidden = true;
  }
}

addEventListener("resize", fit);

/** Names in it keep their capitals. */
const small = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);

export function star(mine: boolean): void {
  document.title = mine ? `★ ${title}` : title;
  find<HTMLLinkElement>("link[rel=icon]").href = mine ? "/static/favicon-turn.svg" : "/static/favicon.svg";
}

export function sinceMine(count: number, shown: boolean): void {
  for (const chip of document.querySelectorAll<HTMLElement>("[data-since]")) {
    chip.hidden = count === 0 || !shown;
    const [whole, short] = [say("since", { count }), say("since-short", { count })];
    chip.title = whole;
    chip.setAttribute("aria-label", whole);
    chip.replaceChildren(
      h("span", { class: "disc" }, icon("backward-time")),
      h("span", { class: "long" }, whole),
      h("span", { class: "short" }, short),
    );
  }
  soon(fit);
  find("[data-count=log]").textContent = count ? String(count) : "";
}

/** The tabs of the phone: one part of the table at a time over the board. */
export function pane(root: HTMLElement, wanted: string): void {
  root.dataset.pane = wanted;
  for (const tab of document.querySelectorAll<HTMLElement>(".tabbar [data-pane]")) {
    tab.setAttribute("aria-selected", String(tab.dataset.pane === wanted));
  }
  // what is out of sight cannot be scrolled, so the log is brought to its end only now
  if (wanted === "log") find("#log").scrollTop = find("#log").scrollHeight;
}
