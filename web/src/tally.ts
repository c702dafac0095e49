/** Numbers that change say so where they stand: how much more or less rises from them and fades. */
import { s, still } from "./dom";

const RISE = 900;

export function tally(before: Element, after: Element): void {
  const [was, now] = [numbers(before), numbers(after)];
  if (still() || was.length !== now.length) return;
  now.forEach((text, index) => {
    const change = Number(text.textContent) - Number(was[index]?.textContent);
    if (change) rise(text, change);
  });
}

/** The texts of a picture that are whole numbers. */
function numbers(picture: Element): SVGTextElement[] {
  const texts = [...picture.querySelectorAll<SVGTextElement>("text")];
  return texts.filter((text) => /^\s*-?\d+\s*$/.test(text.textContent ?? ""));
}

function rise(text: SVGTextElement, change: number): void {
  const box = text.getBBox();
  const said = s(
    "text",
    { class: change > 0 ? "tally more" : "tally less", x: box.x + box.width / 2, y: box.y + box.height * 0.7 },
    `${change > 0 ? "+" : "−"}${Math.abs(change)}`,
  );
  text.after(said);
  const frames = [
    { transform: "translateY(0)", opacity: 0 },
    { transform: "translateY(-5px)", opacity: 1, offset: 0.25 },
    { transform: "translateY(-16px)", opacity: 0 },
  ];
  said.animate(frames, { duration: RISE, easing: "ease-out" }).finished.then(
    () => said.remove(),
    () => said.remove(),
  );
}
