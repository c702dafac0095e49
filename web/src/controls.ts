/** The buttons and keys of the table that only change what one looks at; and the keys that choose an option. */
export interface Controls {
  /** Any key hurries what is being shown. */
  hurry(): void;
  escape(): void;
  /** A figure, or Enter: whether it chose an option. */
  option(key: string): boolean;
  zoom(how: string): void;
  pane(wanted: string): void;
  since(): void;
  /** Back and forth through what happened. */
  step(by: 1 | -1): void;
}

const ZOOMS: Record<string, string> = { "+": "in", "=": "in", "-": "out", "0": "all" };

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
}

function keydown(event: KeyboardEvent, does: Controls): void {
  does.hurry();
  const target = event.target as Element;
  if (target.closest("input, select, textarea, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
  const onButton = target.closest("button, a, summary, [role=button]");
  const zoom = ZOOMS[event.key];
  if (event.key === "Escape") does.escape();
  else if (/^[1-9]$/.test(event.key) || (event.key === "Enter" && !onButton)) {
    if (does.option(event.key)) event.preventDefault();
  } else if (zoom) does.zoom(zoom);
  else if (event.key === "[") does.step(-1);
  else if (event.key === "]") does.step(1);
}
