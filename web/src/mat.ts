/** What a player has: the server's picture, its sections set side by side and fitted to the room there is. */
import { Idiomorph } from "idiomorph";
import { drawn, find, h, narrow, s, shape } from "./dom";
import { fitted, LEAST, upright } from "./fitting";

const MARGIN = 6;

export class Mat {
  private markup = "";

  /** At a scale under the least it is not read any more, and scrolls. */
  constructor(
    readonly element: HTMLElement = find("#mat"),
    private readonly least = LEAST,
  ) {
    new ResizeObserver(() => this.fit()).observe(this.element);
  }

  draw(markup: string): void {
    if (markup && markup === this.markup) return;
    this.markup = markup;
    this.element.classList.toggle("bystander", !markup);
    if (!markup) return this.element.replaceChildren();
    const picture = drawn(markup).querySelector("svg");
    if (!picture) return;
    const sections = [...picture.querySelectorAll("[data-section]")];
    const frames = (sections.length ? sections : [...picture.children]).map((section) => {
      return s("svg", { role: "group", "data-part": section.getAttribute("data-section") ?? "mat" }, section);
    });
    Idiomorph.morph(this.element, frames, { morphStyle: "innerHTML" });
    this.fit();
  }

  /** A text for who may not look yet. */
  cover(text: string): void {
    this.markup = "";
    this.element.classList.add("bystander");
    this.element.replaceChildren(h("p", {}, text));
  }

  /** How much of its breadth is empty when it is as large as it can be. */
  spare(): number {
    this.fit();
    const [right, ...ends] = [this.element, ...this.element.children].map((part) => part.getBoundingClientRect().right);
    if (right === undefined || !ends.length) return 0;
    return Math.max(0, right - Math.max(...ends) - 1) / (this.element.currentCSSZoom ?? 1);
  }

  fit(): void {
    const frames = [...this.element.querySelectorAll<SVGSVGElement>(":scope > svg")];
    this.element.style.removeProperty("--scale"); // letters are measured as they are drawn
    const boxes = frames.map((frame) => frame.getBBox());
    const style = getComputedStyle(this.element);
    const room = {
      width: this.element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
      height: this.element.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom),
    };
    const sizes = boxes.map((box) => ({ width: box.width + 2 * MARGIN, height: box.height + 2 * MARGIN }));
    const broadest = Math.max(...sizes.map((size) => size.width), 1);
    const scrolled = shape() === "tall";
    const { scale, stacked } = scrolled
      ? { scale: narrow() ? Math.min(1.4, room.width / broadest) : upright(sizes, room.width), stacked: true }
      : fitted(sizes, room, this.least);
    const top = Math.min(...boxes.map((box) => box.y));
    if (scale > 0) this.element.style.setProperty("--scale", scale.toFixed(4));
    this.element.classList.toggle("stacked", stacked && !scrolled);
    frames.forEach((frame, index) => {
      const box = boxes[index];
      if (!box || scale <= 0) return;
      // side by side they stand on one line, under one another each begins where it begins
      const from = stacked ? box.y : top;
      const view = { x: box.x - MARGIN, y: from - MARGIN, w: box.width + 2 * MARGIN };
      const high = box.y + box.height - from + 2 * MARGIN;
      frame.setAttribute("viewBox", `${view.x} ${view.y} ${view.w} ${high}`);
      frame.setAttribute("width", (view.w * scale).toFixed(1));
      frame.setAttribute("height", (high * scale).toFixed(1));
    });
  }
}
