"""The ladder in words and as a picture, and its place in a page of the documentation."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Final

from ludotheque import __version__
from ludotheque.arena.ladder import Ladder, Pairing, Rung
from ludotheque.core.refusal import Refusal

INK: Final = "#2b2a28"
BLUE: Final = "#1f5a8c"
WIDE: Final = 640
ROW: Final = 26
LEFT: Final = 120


def commit() -> str:
    """The commit that this is run from, or the version where there is none."""
    try:
        asked = ["git", "-C", str(Path(__file__).parent), "describe", "--always", "--dirty", "--exclude=*"]
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return __version__


def table(ladder: Ladder, command: str, rungs: list[Rung], pairings: list[Pairing]) -> str:
    """Ratings, and below them who won how often against whom."""
    lines = [
        f"{ladder.seats} players; `{command}`, commit `{commit()}`.",
        "",
        "| agent | rating (95 %) | matches |",
        "|---|---|---|",
        *(f"| `{row.agent}` | {row.rating:.1f} ± {row.within:.1f} | {row.played} |" for row in rungs),
        "",
        "| pair | the first wins (95 %) | matches |",
        "|---|---|---|",
        *(
            f"| `{row.pair[0]}` – `{row.pair[1]}` | {100 * row.share:.1f} % ({100 * row.low:.0f} – "
            f"{100 * row.high:.0f}) | {row.played} |"
            for row in pairings
        ),
    ]
    return "\n".join(lines) + "\n"


def plot(title: str, rungs: list[Rung]) -> str:
    """Each agent's rating as a dot with its interval, the best on top."""
    low = min((row.rating - row.within for row in rungs), default=0.0)
    high = max((row.rating + row.within for row in rungs), default=1.0)

    def across(rating: float) -> float:
        return LEFT + (WIDE - LEFT - 30) * (rating - low) / max(high - low, 1e-9)

    tall = 50 + ROW * len(rungs)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall}" font-family="sans-serif" font-size="13" '
        f'fill="{INK}">',
        f'<rect width="{WIDE}" height="{tall}" fill="#fffdf8"/>',
        f'<text x="{WIDE / 2:.0f}" y="22" text-anchor="middle" font-size="15">{title}</text>',
    ]
    for at, row in enumerate(rungs):
        y = 50 + ROW * at
        lines += [
            f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{row.agent}</text>',
            f'<path d="M{across(row.rating - row.within):.1f} {y}H{across(row.rating + row.within):.1f}" '
            f'stroke="{BLUE}" stroke-opacity="0.45" stroke-width="5" stroke-linecap="round"/>',
            f'<circle cx="{across(row.rating):.1f}" cy="{y}" r="5" fill="{BLUE}"/>',
        ]
    return "\n".join([*lines, "</svg>", ""])


def put_into(page: Path, mark: str, text: str) -> None:
    """Replace what stands on a page between `<!-- mark -->` and `<!-- /mark -->`."""
    place = re.compile(rf"(<!-- {re.escape(mark)} -->\n).*?(<!-- /{re.escape(mark)} -->)", re.DOTALL)
    try:
        whole = page.read_text("utf-8")
    except OSError as problem:
        raise Refusal("file-unwritten", file=str(page), why=str(problem.strerror)) from None
    if not place.search(whole):
        raise Refusal("ladder-place", file=str(page), mark=mark)
    page.write_text(place.sub(lambda found: f"{found[1]}\n{text}\n{found[2]}", whole), "utf-8")
