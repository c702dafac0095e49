/** Notes on things of the board: what a place or an icon is, beside the pointer, under the focus or a long finger. */
import { h } from "./dom";
import { label } from "./pointing";

const NOTED = "[data-note]";
const PAUSE = 250;

export class Notes {
  private readonly element = h("div", { class: "note", role: "tooltip", hidden: true });
  private timer = 0;

  constructor(surfaces: Element[]) {
    document.body.append(this.element);
    for (const surface of surfaces) {
      for (const over of ["pointerover", "focusin"]) surface.addEventListener(over, (event) => this.over(event));
      for (const out of ["pointerleave", "focusout", "click"]) surface.addEventListener(out, () => this.hide());
      surface.addEventListener("contextmenu", (event) => this.long(event));
    }
  }

  private over(event: Event): void {
    if (event instanceof PointerEvent && event.pointerType === "touch") return;
    const thing = (event.target as Element).closest(NOTED);
    clearTimeout(this.timer);
    if (!thing) return this.hide();
    this.timer = setTimeout(() => this.show(thing), this.element.hidden ? PAUSE : 0);
  }

  private long(event: Event): void {
    const thing = (event.target as Element).closest(NOTED);
    if (!thing) return;
    event.preventDefault();
    this.show(thing);
  }

  private hide(): void {
    clearTimeout(this.timer);
    this.element.hidden = true;
  }

  private show(thing: Element): void {
    if (!thing.isConnected) return this.hide();
    this.element.replaceChildren(h("b", {}, label(thing)), h("p", {}, thing.getAttribute("data-note") ?? ""));
    this.element.hidden = false;
    const box = thing.getBoundingClientRect();
    const own = this.element.getBoundingClientRect();
    const over = box.top - own.height - 8;
    const left = Math.min(Math.max(8, box.left + box.width / 2 - own.width / 2), innerWidth - own.width - 8);
    this.element.style.translate = `${left}px ${over > 8 ? over : Math.min(box.bottom + 8, innerHeight - own.height - 8)}px`;
  }
}
