"""Plots as SVG: values with their intervals, how often something was how large, and one number against another.

They carry their colours, and classes by which a page may give them its own.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

INK: Final = "#2b2a28"
BLUE: Final = "#1f5a8c"
PAPER: Final = "#fffdf8"
WIDE: Final = 640
ROW: Final = 26
LETTER: Final = 7.4  # how wide one is, about
RIGHT: Final = 30
TALL: Final = 260
BARS: Final = 24

Show = Callable[[float], str]


@dataclass(frozen=True)
class Dot:
    """A value, what it is of, and within what it lies."""

    label: str
    value: float
    low: float
    high: float


def number(value: float) -> str:
    """As few digits as tell it apart."""
    text = f"{value:.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.3g}"
    return text.replace("-", "−")


def percent(share: float) -> str:
    return f"{number(100 * share)} %"


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers between two others."""
    width = max(high - low, 1e-9)
    step = 10.0 ** math.floor(math.log10(width / most))
    step *= next(factor for factor in (1, 2, 5, 10) if width / (step * factor) <= most)
    first = math.ceil(low / step - 1e-9)
    return [at * step for at in range(first, math.floor(high / step + 1e-9) + 1)]


def short(label: str, left: int) -> str:
    """As much of a label as there is room for."""
    room = int((left - 16) / LETTER)
    return label if len(label) <= room else label[: room - 1] + "…"


def sheet(title: str, tall: int, parts: Sequence[str], wide: int = WIDE) -> str:
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" font-family="sans-serif" '
            f'font-size="13" fill="{INK}" class="plot" role="img" aria-label="{escape(title)}">',
            f'<rect width="{wide}" height="{tall}" fill="{PAPER}" class="plot-paper"/>',
            f'<text x="{wide / 2:.0f}" y="22" text-anchor="middle" font-size="15">{escape(title)}</text>',
            *parts,
            "</svg>",
            "",
        ]
    )


def bar(d: str) -> str:
    """The interval of a value."""
    return (
        f'<path d="{d}" stroke="{BLUE}" stroke-opacity="0.45" stroke-width="5" stroke-linecap="round" '
        f'class="plot-line"/>'
    )


def dot(x: float, y: float) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{BLUE}" class="plot-mark"/>'


def rule(d: str) -> str:
    return f'<path d="{d}" fill="none" stroke="{INK}" stroke-opacity="0.3" class="plot-rule"/>'


def intervals(title: str, rows: Sequence[Dot], show: Show = number, even: float | None = None, wide: int = WIDE) -> str:
    """A row for each value, the first on top; `even` is where it would be if nothing made a difference."""
    left = min(wide // 2, 30 + int(LETTER * max((len(row.label) for row in rows), default=0)))
    least = min([row.low for row in rows] + ([] if even is None else [even]), default=0.0)
    most = max([row.high for row in rows] + ([] if even is None else [even]), default=1.0)

    def across(value: float) -> float:
        return left + (wide - left - RIGHT) * (value - least) / max(most - least, 1e-9)

    foot = 36 + ROW * len(rows)
    parts = [
        f'<text x="{across(at):.1f}" y="{foot + 22}" text-anchor="middle" font-size="11">{show(at)}</text>'
        for at in ticks(least, most)
    ]
    parts += [rule("".join(f"M{across(at):.1f} 34V{foot + 6}" for at in ticks(least, most)))]
    if even is not None:
        parts.append(
            f'<path d="M{across(even):.1f} 34V{foot + 6}" stroke="{INK}" stroke-dasharray="3 4" class="plot-even"/>'
        )
    for at, row in enumerate(rows):
        y = 50 + ROW * at
        parts += [
            f'<text x="{left - 12}" y="{y + 4}" text-anchor="end">{escape(short(row.label, left))}</text>',
            bar(f"M{across(row.low):.1f} {y}H{across(row.high):.1f}"),
            dot(across(row.value), y),
        ]
    return sheet(title, foot + 34, parts, wide)


def histogram(title: str, values: Sequence[float], show: Show = number, wide: int = WIDE) -> str:
    """How many values lie where."""
    low, high = min(values, default=0.0), max(values, default=1.0)
    whole = all(value == int(value) for value in values)
    step = max(1.0, math.ceil((high - low + 1) / BARS)) if whole else max((high - low) / BARS, 1e-9)
    heights = [0] * (int((high - low) / step) + 1)
    for value in values:
        heights[min(len(heights) - 1, int((value - low) / step))] += 1
    most = max(heights) or 1
    span = step * len(heights)
    foot, left = TALL - 40, 50

    def across(value: float) -> float:
        return left + (wide - left - RIGHT) * (value - low) / span

    parts = [
        f'<rect x="{across(low + at * step) + 0.5:.1f}" y="{foot - (foot - 40) * height / most:.1f}" '
        f'width="{max(1.0, across(low + step) - left - 1):.1f}" height="{(foot - 40) * height / most:.1f}" '
        f'fill="{BLUE}" fill-opacity="0.75" class="plot-mark"/>'
        for at, height in enumerate(heights)
        if height
    ]
    parts += [
        f'<text x="{across(at):.1f}" y="{foot + 18}" text-anchor="middle" font-size="11">{show(at)}</text>'
        for at in ticks(low, low + span)
    ]
    parts += [
        f'<text x="{left - 8}" y="{foot - (foot - 40) * at / most + 4:.1f}" text-anchor="end" font-size="11">{at:.0f}'
        "</text>"
        for at in ticks(0, most, 4)
        if at == int(at)
    ]
    return sheet(title, TALL, [rule(f"M{left} 40V{foot}H{wide - RIGHT}"), *parts], wide)


def course(title: str, points: Sequence[tuple[float, Dot]], show: Show = number) -> str:
    """One number against another: where, and the value there with its interval."""
    least, most = min(each.low for _, each in points), max(each.high for _, each in points)
    first, last = points[0][0], points[-1][0]
    foot, left = TALL - 40, 70

    def across(value: float) -> float:
        return left + 20 + (WIDE - left - RIGHT - 40) * (value - first) / max(last - first, 1e-9)

    def up(value: float) -> float:
        return foot - (foot - 50) * (value - least) / max(most - least, 1e-9)

    line = "".join(f"{'L' if at else 'M'}{across(x):.1f} {up(y.value):.1f}" for at, (x, y) in enumerate(points))
    parts = [rule(f"M{left} 40V{foot + 6}H{WIDE - RIGHT}{line}")]
    for x, y in points:
        parts += [
            bar(f"M{across(x):.1f} {up(y.low):.1f}V{up(y.high):.1f}"),
            dot(across(x), up(y.value)),
            f'<text x="{across(x):.1f}" y="{foot + 22}" text-anchor="middle" font-size="11">{escape(y.label)}</text>',
        ]
    parts += [
        f'<text x="{left - 8}" y="{up(at) + 4:.1f}" text-anchor="end" font-size="11">{show(at)}</text>'
        for at in ticks(least, most, 5)
    ]
    return sheet(title, TALL, parts)
