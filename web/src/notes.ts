/** Notes on things: what a place, a card or an icon is, beside the pointer, under the focus or a long finger. */
import { h } from "./dom";
import { label } from "./pointing";

const TOLD = ":is([data-note], [data-title], :has(> title)):not(svg)";
const PAUSE = 250;
const LONG = 450;
/** How far a finger may stray and still rest. */
const STRAY = 8;

export class Notes {
  private readonly element = h("div", { class: "note", role: "tooltip", hidden: true });
  private timer = 0;
  private touched: PointerEvent | null = null;
  /** A long finger has asked, and means nothing else when it goes. */
  private asked = false;

  constructor(surfaces: Element[]) {
    document.body.append(this.element);
    for (const surface of surfaces) {
      for (const over of ["pointerover", "focusin"]) surface.addEventListener(over, (event) => this.over(event));
      for (const out of ["pointerleave", "focusout", "click"]) surface.addEventListener(out, () => this.hide());
      surface.addEventListener("click", (event) => this.swallow(event), true);
      surface.addEventListener("contextmenu", (event) => this.long(event));
      surface.addEventListener("pointerdown", (event) => this.press(event as PointerEvent));
    }
    addEventListener("pointermove", (event) => this.stray(event));
    for (const end of ["pointerup", "pointercancel"] as const) addEventListener(end, () => this.lift());
  }

  private over(event: Event): void {
    if (event instanceof PointerEvent && event.pointerType === "touch") return;
    const thing = told(event.target);
    clearTimeout(this.timer);
    if (!thing) return this.hide();
    hush(thing);
    this.timer = setTimeout(() => this.show(thing), this.element.hidden ? PAUSE : 0);
  }

  private press(event: PointerEvent): void {
    const thing = event.pointerType === "touch" ? told(event.target) : null;
    if (!thing) return;
    this.hide();
    this.asked = false;
    this.touched = event;
    this.timer = setTimeout(() => {
      this.asked = true;
      this.show(thing);
    }, LONG);
  }

  private swallow(event: Event): void {
    if (!this.asked) return;
    this.asked = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  private stray(event: PointerEvent): void {
    const from = this.touched;
    if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > STRAY) this.lift();
  }

  /** The finger goes: what it has asked for stays until the next press. */
  private lift(): void {
    if (!this.touched) return;
    this.touched = null;
    clearTimeout(this.timer);
  }

  private long(event: Event): void {
    const thing = told(event.target);
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
    const note = thing.getAttribute("data-note");
    this.element.replaceChildren(h("b", {}, label(thing)), ...(note ? [h("p", {}, note)] : []));
    this.element.hidden = false;
    const box = thing.getBoundingClientRect();
    const own = this.element.getBoundingClientRect();
    const over = box.top - own.height - 8;
    const left = Math.min(Math.max(8, box.left + box.width / 2 - own.width / 2), innerWidth - own.width - 8);
    this.element.style.translate = `${left}px ${over > 8 ? over : Math.min(box.bottom + 8, innerHeight - own.height - 8)}px`;
  }
}

/** The innermost thing that says what it is. */
export function told(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(TOLD) : null;
}

/** A title is told here, so that the browser need not show it once more. */
function hush(thing: Element): void {
  for (let one: Element | null = thing; one; one = one.parentElement?.closest(TOLD) ?? null) {
    const title = one.querySelector(":scope > title");
    if (!title) continue;
    one.setAttribute("data-title", title.textContent ?? "");
    title.remove();
  }
}
