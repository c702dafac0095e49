/** The rules: search in them, and the board at a clause that a link leads to. */
import "./page";
import { ask } from "./ask";
import { find, h } from "./dom";
import { say } from "./words";

interface Passage {
  kind: "clause" | "ruling" | "component";
  title: string;
  about: string;
  text: string;
  url: string;
}

const MOST = 12;
const LONG = 160;

/** Without accents and capitals: what somebody types is found. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** How well a passage answers; 0 where a word is missing. What is called so comes before what only speaks of it. */
export function weight(passage: Passage, words: string[]): number {
  const [title, about, text] = [passage.title, passage.about, passage.text].map(plain) as [string, string, string];
  let sum = 0;
  for (const word of words) {
    const found = (title.startsWith(word) ? 8 : title.includes(word) ? 5 : 0) + (about.includes(word) ? 2 : 0);
    const spoken = new RegExp(`(^|[^\\p{L}])${word.replace(/[^\p{L}\p{N}]/gu, ".")}`, "u").test(text) ? 3 : 0;
    if (!found && !spoken) return 0;
    sum += found + spoken;
  }
  return sum;
}

function hit({ kind, title, about, text, url }: Passage): HTMLElement {
  const brief = text.length > LONG ? `${text.slice(0, text.lastIndexOf(" ", LONG))}…` : text;
  const said = h("small", {}, `${say(`rules-search-${kind}`)} · ${about}`);
  return h("li", {}, h("a", { href: url }, h("b", {}, title), " ", said), brief && h("p", {}, brief));
}

/** The picture at a clause opens when an address leads to it. */
function reveal(): void {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(named instanceof HTMLDetailsElement)) return;
  named.open = true;
  named.scrollIntoView();
}

const form = document.querySelector<HTMLFormElement>("#search");
if (form) {
  const [field, hits, count] = [find<HTMLInputElement>("#wanted"), find("#hits"), find("#count")];
  let index: Promise<Passage[]> | null = null;
  const search = async (): Promise<void> => {
    index ??= ask<Passage[]>(form.dataset.index ?? "");
    const passages = await index;
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    const found = words.length
      ? passages
          .map((passage) => ({ passage, is: weight(passage, words) }))
          .filter(({ is }) => is > 0)
          .sort((a, b) => b.is - a.is)
      : [];
    hits.replaceChildren(...found.slice(0, MOST).map(({ passage }) => hit(passage)));
    count.textContent = !words.length
      ? ""
      : found.length
        ? say("rules-found", { count: found.length })
        : say("rules-search-none");
  };
  field.addEventListener("input", () => void search());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    find<HTMLAnchorElement>("a", hits).click();
  });
}
addEventListener("hashchange", reveal);
reveal();
