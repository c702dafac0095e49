/** What a player has: the server's picture, its sections set side by side and fitted to the room there is. */
import { Idiomorph } from "idiomorph";
import { drawn, find, h, narrow, s } from "./dom";

const MARGIN = 6;
const GAP = 22;

export class Mat {
  private widths = 0;
  private high = 1;

  /** At a scale under the least it is not read any more, and scrolls. */
  constructor(
    readonly element: HTMLElement = find("#mat"),
    private readonly least = 0,
  ) {
    new ResizeObserver(() => this.fit()).observe(this.element);
  }

  draw(markup: string): void {
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
    this.element.classList.add("bystander");
    this.element.replaceChildren(h("p", {}, text));
  }

  fit(): void {
    const frames = [...this.element.querySelectorAll<SVGSVGElement>(":scope > svg")];
    const boxes = frames.map((frame) => frame.getBBox());
    this.widths = boxes.reduce((sum, box) => sum + box.width + 2 * MARGIN, 0);
    this.high = Math.max(...boxes.map((box) => box.height + 2 * MARGIN), 1);
    const style = getComputedStyle(this.element);
    const wide = this.element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const tall = this.element.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    const broadest = Math.max(...boxes.map((box) => box.width + 2 * MARGIN), 1);
    const scale = narrow()
      ? Math.min(1.4, wide / broadest)
      : Math.max(this.least, Math.min(1.15, (wide - GAP * (frames.length - 1)) / this.widths, tall / this.high));
    const top = Math.min(...boxes.map((box) => box.y));
    frames.forEach((frame, index) => {
      const box = boxes[index];
      if (!box || scale <= 0) return;
      const view = {
        x: box.x - MARGIN,
        y: top - MARGIN,
        w: box.width + 2 * MARGIN,
        h: box.y + box.height - top + 2 * MARGIN,
      };
      if (narrow()) [view.y, view.h] = [box.y - MARGIN, box.height + 2 * MARGIN];
      frame.setAttribute("viewBox", `${view.x} ${view.y} ${view.w} ${view.h}`);
      frame.setAttribute("width", (view.w * scale).toFixed(1));
      frame.setAttribute("height", (view.h * scale).toFixed(1));
    });
  }
}
