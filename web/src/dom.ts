/** Building elements. Texts are always set as text, so that no name or message can become markup. */
import type { Shape } from "./protocol";

const SVG = "http://www.w3.org/2000/svg";

type Child = Node | string | null | undefined | false;

export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string | boolean | number> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  dress(element, attributes);
  element.append(...children.filter((child): child is Node | string => Boolean(child)));
  return element;
}

export function s(tag: string, attributes: Record<string, string | number> = {}, ...children: Child[]): SVGElement {
  const element = document.createElementNS(SVG, tag) as SVGElement;
  dress(element, attributes);
  element.append(...children.filter((child): child is Node | string => Boolean(child)));
  return element;
}

function dress(element: Element, attributes: Record<string, string | boolean | number>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false) continue;
    element.setAttribute(name, value === true ? "" : String(value));
  }
}

export function icon(name: string): SVGElement {
  return s("svg", { class: "icon", "aria-hidden": "true" }, s("use", { href: `/static/icons.svg#${name}` }));
}

/** An icon of the game on this page, as its options name it. */
export function gameIcon(name: string): SVGElement {
  const file = document.documentElement.dataset.icons ?? "/static/icons.svg";
  return s("svg", { class: "icon", "aria-hidden": "true" }, s("use", { href: `${file}#${name}` }));
}

export function badge(seat: number | null): SVGElement {
  const frame = s("svg", { class: "badge", viewBox: "-12 -12 24 24", "aria-hidden": "true" });
  if (seat === null || seat < 0) return frame;
  frame.classList.add(`d-s${seat + 1}`);
  frame.append(
    s("circle", { class: "d-badge", r: 10.6 }),
    s("use", { class: "d-charge", href: `/static/icons.svg#charge-${seat + 1}` }),
  );
  return frame;
}

/** On a phone long words are scrolled in their place, with the keys, too. */
export const scrolled = (): { tabindex?: string } => (narrow() ? { tabindex: "0" } : {});

export function find<T extends Element = HTMLElement>(selector: string, within: ParentNode = document): T {
  const element = within.querySelector<T>(selector);
  if (!element) throw new Error(`the page has no ${selector}`);
  return element;
}

/** Markup drawn by the server, as nodes; scripts in it would never run. */
export function drawn(markup: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = markup;
  return template.content;
}

const waiting = new Set<() => void>();

/** Once before the next picture, however often it is asked for: whatever looks at how the page is laid out lets it be laid
 * out anew. */
export function soon(work: () => void): void {
  if (!waiting.size) requestAnimationFrame(done);
  waiting.add(work);
}

function done(): void {
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
}

export const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
/** A phone, upright or held sideways. */
export const PHONE = "(max-width: 720px), (max-height: 520px)";
export const narrow = (): boolean => matchMedia(PHONE).matches;
/** Where a board is drawn tall: on a phone, and on a tablet that is held upright. */
export const TALL = `${PHONE}, (max-width: 1000px) and (orientation: portrait)`;
export const shape = (): Shape => (matchMedia(TALL).matches ? "tall" : "wide");
