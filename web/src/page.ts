/** What every page does: theme, menus that close, the language kept. */
import { find } from "./dom";

type Theme = "auto" | "light" | "dark";
const YEAR = 31_536_000;

function remember(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere yet
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR}; samesite=lax`;
}

function theme(): Theme {
  const set = document.documentElement.dataset.theme;
  return set === "light" || set === "dark" ? set : "auto";
}

function showTheme(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-theme-choice]")) {
    button.setAttribute("aria-pressed", String(button.dataset.themeChoice === theme()));
  }
}

function setTheme(wanted: Theme): void {
  if (wanted === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = wanted;
  remember("theme", wanted);
  showTheme();
}

for (const button of document.querySelectorAll<HTMLElement>("[data-theme-choice]")) {
  button.addEventListener("click", () => setTheme((button.dataset.themeChoice ?? "auto") as Theme));
}
for (const link of document.querySelectorAll<HTMLAnchorElement>(".languages a")) {
  link.addEventListener("click", () => remember("lang", link.hreflang));
}
const menu = document.querySelector<HTMLDetailsElement>("#menu");
addEventListener("pointerdown", (event) => {
  if (menu?.open && !menu.contains(event.target as Node)) menu.open = false;
});
addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !menu?.open) return;
  menu.open = false;
  find("summary", menu).focus();
});
showTheme();
