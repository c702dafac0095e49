/** A small picture of the whole pane while a phone shows a part of it: where the pieces are, and what is in sight. */
import { narrow, s } from "./dom";
import type { Box } from "./zoom";

const NEAR = 1.5;

export class Inset {
  private readonly window = s("rect", { class: "window" });
  private readonly svg = s(
    "svg",
    { class: "inset", "aria-hidden": "true" },
    s("use", { href: "#plate" }),
    s("use", { href: "#live" }),
    this.window,
  );

  constructor(frame: HTMLElement) {
    this.svg.toggleAttribute("hidden", true);
    frame.append(this.svg);
  }

  show(seen: Box, whole: Box): void {
    this.svg.toggleAttribute("hidden", !narrow() || whole.w / seen.w < NEAR);
    this.svg.setAttribute("viewBox", `${whole.x} ${whole.y} ${whole.w} ${whole.h}`);
    for (const [name, value] of Object.entries({ x: seen.x, y: seen.y, width: seen.w, height: seen.h }))
      this.window.setAttribute(name, value.toFixed(1));
  }
}
