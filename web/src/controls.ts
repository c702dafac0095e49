/** The buttons and keys of the table that only change what one looks at; and the keys that press a button of their own. */
import { keys } from "./keys";
import { walk } from "./walking";

export interface Controls {
  /** Any key hurries what is being shown. */
  hurry(): void;
  escape(): void;
  /** Enter, where nothing has the focus: whether something was shown that it confirms. */
  confirm(): boolean;
  /** Enter on a thing that may not be chosen: why not. */
  inquire(thing: Element): void;
  zoom(how: string): void;
  pane(wanted: string): void;
  since(): void;
  /** Back and forth through what happened. */
  step(by: 1 | -1): void;
}

const ZOOMS: Record<string, string> = { "+": "in", "=": "in", "-": "out", z: "all" };
/** What uses keys itself, and what uses arrows. */
const WRITING = "input, select, textarea, dialog";
const ARROWED = "[role=tab], #log, #chat, .compared";

export function controls(does: Controls): void {
  document.addEventListener("keydown", (event) => keydown(event, does));
  for (const button of document.querySelectorAll<HTMLElement>("[data-zoom]")) {
    button.addEventListener("click", () => does.zoom(button.dataset.zoom ?? ""));
  }
  for (const tab of document.querySelectorAll<HTMLElement>(".tabbar [data-pane]")) {
    tab.addEventListener("click", () => does.pane(tab.dataset.pane ?? "table"));
  }
  for (const chip of document.querySelectorAll<HTMLElement>("[data-since]")) {
    chip.addEventListener("click", () => does.since());
  }
  for (const button of document.querySelectorAll("[data-keys]")) button.addEventListener("click", keys);
}

function keydown(event: KeyboardEvent, does: Controls): void {
  does.hurry();
  const target = event.target as Element;
  if (target.closest(WRITING) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (pressed(event, target, does)) event.preventDefault();
}

/** Whether the key meant something. */
function pressed(event: KeyboardEvent, target: Element, does: Controls): boolean {
  const { key } = event;
  const zoom = ZOOMS[key];
  const own = /^\w$/.test(key) && document.querySelector<HTMLElement>(`[data-key="${key.toLowerCase()}"]`);
  if (key.startsWith("Arrow")) return !target.closest(ARROWED) && walk(key, event.shiftKey);
  if (key === "Escape") does.escape();
  else if (key === "?") keys();
  else if (key === "Enter") return entered(target, does);
  else if (own) own.click();
  else if (zoom) does.zoom(zoom);
  else if (key === "[" || key === "]") does.step(key === "[" ? -1 : 1);
  else return false;
  return true;
}

/** Enter confirms what was chosen and is shown, or presses what has the focus; by itself it takes nothing. */
function entered(target: Element, does: Controls): boolean {
  if (target.closest("button, a, summary, [role=button]")) return false;
  const thing = target.closest("[data-id], [data-verb]");
  if (thing) does.inquire(thing);
  else return does.confirm();
  return true;
}
