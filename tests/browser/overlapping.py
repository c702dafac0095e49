"""Whether options lie one over another, or what they say over their frames."""

from __future__ import annotations

from typing import Final

# Every pair of options of which a part of one is seen over the other, and every text that meets its frame or its key.
OVERLAPPING: Final = """() => {
  const list = document.querySelector("#options .list").getBoundingClientRect();
  const shown = [...document.querySelectorAll("#options .option")].filter((one) => one.checkVisibility());
  const seen = (option) => {
    const box = option.getBoundingClientRect();
    if (option.matches(".main")) return box;
    const [top, bottom] = [Math.max(box.top, list.top), Math.min(box.bottom, list.bottom)];
    return { left: box.left, right: box.right, top, bottom };
  };
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const written = (part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return [...range.getClientRects()];
  };
  const found = [];
  shown.forEach((option, at) => {
    const name = option.textContent;
    for (const other of shown.slice(at + 1))
      if (meet(seen(option), seen(other))) found.push(`${name} lies over ${other.textContent}`);
    const box = option.getBoundingClientRect();
    const parts = [...option.querySelectorAll(".label, .effect, .again")].filter((part) => part.checkVisibility());
    const lines = parts.map(written);
    if (lines.flat().some((line) => line.top < box.top + 0.5 || line.bottom > box.bottom + 0.5
      || line.left < box.left + 1 || line.right > box.right - 1)) found.push(`${name} touches its frame`);
    lines.forEach((own, part) => lines.slice(part + 1).flat().forEach((line) => {
      if (own.some((one) => Math.min(one.bottom, line.bottom) - Math.max(one.top, line.top) > 3
        && Math.min(one.right, line.right) - Math.max(one.left, line.left) > 1))
        found.push(`${name} overprints itself`);
    }));
    const key = option.querySelector("kbd");
    if (key?.checkVisibility() && getComputedStyle(key).position !== "absolute"
      && lines.flat().some((line) => meet(line, key.getBoundingClientRect()))) found.push(`${name} runs into its key`);
  });
  return found;
}"""
