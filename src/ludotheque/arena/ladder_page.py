"""The ladder in words and as a picture, and its place in a page of the documentation."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from ludotheque import __version__
from ludotheque.arena.ladder import Ladder, Pairing, Rung
from ludotheque.arena.plots import Dot, intervals
from ludotheque.core.refusal import Refusal


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
    return intervals(
        title, [Dot(row.agent, row.rating, row.rating - row.within, row.rating + row.within) for row in rungs]
    )


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
