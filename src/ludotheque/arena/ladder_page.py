"""The ladder in words and as a picture, and its place in a page of the documentation."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Final

from ludotheque import __version__
from ludotheque.arena.ladder import Ladder, Pairing, Rung, both_ways
from ludotheque.arena.plots import Dot, intervals
from ludotheque.core.refusal import Refusal

CROSSED: Final = 3  # agents from which on a table of all against all is easier to read than a list


def commit() -> str:
    """The commit that this is run from, or the version where there is none."""
    try:
        asked = ["git", "-C", str(Path(__file__).parent), "describe", "--always", "--dirty", "--exclude=*"]
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return __version__


def table(ladder: Ladder, command: str, rungs: list[Rung], pairs: list[Pairing]) -> str:
    """Ratings, and who won how often against whom: crosswise where everybody meets everybody."""
    lines = [f"{ladder.seats} players; `{command}`, commit `{commit()}`.", ""]
    if ladder.neighbours or len(ladder.agents) < CROSSED:
        lines += [
            "| agent | rating (95 %) | matches |",
            "|---|---|---|",
            *(f"| `{row.agent}` | {rating(row)} | {row.played} |" for row in rungs),
            "",
            "| pair | the first wins (95 %) | matches |",
            "|---|---|---|",
            *(f"| `{each.pair[0]}` – `{each.pair[1]}` | {won(each)} | {each.played} |" for each in pairs),
        ]
    else:
        known = both_ways(pairs)
        lines += [
            f"| agent | rating (95 %) | against {' | '.join(f'`{row.agent}`' for row in rungs)} |",
            "|---|---|" + "---|" * len(rungs),
        ]
        for row in rungs:
            met = [known.get((row.agent, other.agent)) for other in rungs]
            lines.append(f"| `{row.agent}` | {rating(row)} | {' | '.join(won(each) if each else '' for each in met)} |")
        lines += ["", f"{ladder.matches} matches a pair; the agent of the row wins so many (95 %)."]
    return "\n".join(lines) + "\n"


def rating(row: Rung) -> str:
    return f"{row.rating:.1f} ± {row.within:.1f}"


def won(pairing: Pairing) -> str:
    return f"{100 * pairing.share:.1f} % ({100 * pairing.low:.0f} – {100 * pairing.high:.0f})"


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
