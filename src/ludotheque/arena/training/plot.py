"""How far foretold chances come true, as a picture."""

from __future__ import annotations

from typing import Final

from ludotheque.arena.plots import BLUE, INK

SIZE: Final = 320
EDGE: Final = 40


def calibration_svg(title: str, bins: list[list[float]]) -> str:
    """Foretold across, came true upwards; on the diagonal both are the same. Larger dots are of more positions."""
    most = max((count for _, _, count in bins), default=1)
    dots = [
        f'<circle cx="{at(chance):.1f}" cy="{SIZE - at(came):.1f}" fill="{BLUE}" '
        f'r="{2 + 5 * (count / most) ** 0.5:.1f}"/>'
        for chance, came, count in bins
    ]
    marks = [
        f'<text x="{at(tenth / 4):.0f}" y="{SIZE - EDGE + 16}" text-anchor="middle">{25 * tenth} %</text>'
        f'<text x="{EDGE - 6}" y="{SIZE - at(tenth / 4) + 4:.0f}" text-anchor="end">{25 * tenth} %</text>'
        for tenth in range(5)
    ]
    low, high = at(0.0), at(1.0)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" font-family="sans-serif" '
            f'font-size="11" fill="{INK}">',
            f'<rect width="{SIZE}" height="{SIZE}" fill="#fffdf8"/>',
            f'<text x="{SIZE / 2:.0f}" y="20" text-anchor="middle" font-size="13">{title}</text>',
            f'<path d="M{low} {SIZE - high}V{SIZE - low}H{high}M{low} {SIZE - low}L{high} {SIZE - high}" fill="none" '
            f'stroke="{INK}" stroke-opacity="0.5"/>',
            *marks,
            *dots,
            f'<text x="{SIZE / 2:.0f}" y="{SIZE - 8}" text-anchor="middle">foretold</text>',
            f'<text x="12" y="{SIZE / 2:.0f}" text-anchor="middle" transform="rotate(-90 12 {SIZE / 2:.0f})">came true'
            "</text>",
            "</svg>",
            "",
        ]
    )


def at(share: float) -> float:
    return EDGE + share * (SIZE - 2 * EDGE)
