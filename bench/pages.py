"""What bench/judgement.py has found, put into the pages of docs/, and better weights into the games.

    python bench/pages.py [build/judgement]

A table stands between two marks, `<!-- levels -->` and `<!-- /levels -->`; where nothing was found it stays as it is.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from judgement import FEWEST, RESULTS, WORK

from ludotheque.arena.ladder import Meeting, pairings, written
from ludotheque.arena.ladder_page import put_into
from ludotheque.arena.statistics import wilson
from ludotheque.arena.training.course import is_better
from ludotheque.games import games

AGENTS = Path("docs/agents.md")
BALANCE = Path("docs/balance")
FOUND = Path(sys.argv[1] if len(sys.argv) > 1 else WORK) / RESULTS
CAPTIONS = {
    "learnt": "What was learnt",
    "hints": "Hints against easy",
    "levels": "The steps between the levels",
    "peers": "Searches at equal time",
    "seats": "How often each seat wins, `medium` on all of them",
}
PLACES = ("first seat wins", "second", "third", "fourth")


def share(won: float, played: int) -> str:
    low, high = wilson(won, played)
    return f"{100 * won / played:.1f} % ({100 * low:.0f} – {100 * high:.0f})"


def title(game: str) -> str:
    seats = FEWEST[game]
    return games[game].title("en") + (", three players" if seats == 3 else "")


def grid(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


def learnt() -> str:
    """How each game's weights came about, and whether they are kept."""
    rows = []
    for game in FEWEST:
        file = FOUND / f"train-{game}.json"
        if file.is_file():
            found: dict[str, Any] = json.loads(file.read_text("utf-8"))
            if is_better(found):
                (games[game].folder / "outlook" / "weights.json").write_text(file.read_text("utf-8"), "utf-8")
            how = found["provenance"]
            losses = ", ".join(f"{how[name]:.3f}" for name in ("test_loss", "test_loss_by_hand", "test_loss_even"))
            duels = [how["duels"], how.get("duels_with_those_before")]
            won = [f"{share(each['share'] * each['matches'], each['matches'])} of {each['matches']}" if each else "–"
                   for each in duels]  # fmt: skip
            kept = "yes" if is_better(found) else "no"
            rows.append([title(game), f"{how['matches']:,}", losses, *won, kept, f"`{how['command']}`"])
    head = ["game", "matches", "loss: learnt, by hand, even chances", "duels with the handwork", "… the weights before"]
    head += ["kept", "command"]
    return grid(head, rows) if rows else ""


def met(name: str) -> str:
    """How the first of each pair fared."""
    found: dict[str, dict[tuple[str, str], str]] = {}
    for game in FEWEST:
        meetings: list[Meeting] = list(written(FOUND / f"{name}-{game}.jsonl"))
        found[game] = {
            row.pair: f"{share(row.share * row.played, row.played)} of {row.played}" for row in pairings(meetings)
        }
    pairs = list(dict.fromkeys(pair for row in found.values() for pair in row))
    rows = [[title(game), *(row.get(pair, "–") for pair in pairs)] for game, row in found.items() if row]
    return grid(["game", *(f"{one} – {other}" for one, other in pairs)], rows) if rows else ""


def seats(game: str) -> str:
    """How often each seat wins, by the number of players, over all that was played."""
    columns: dict[int, list[list[dict[str, Any]]]] = {}
    for file in sorted(FOUND.glob(f"seats-{game}-*.json")):
        columns.setdefault(int(file.stem.split("-")[2]), []).append(json.loads(file.read_text("utf-8"))["seats"])
    played = {count: sum(part[0]["played"] for part in parts) for count, parts in columns.items()}
    rows = []
    for seat in range(max(columns, default=0)):
        cells = [
            share(sum(part[seat]["wins"] for part in parts), played[count]) if seat < count else ""
            for count, parts in columns.items()
        ]
        rows.append([PLACES[seat], *cells])
    return grid(["", *(f"{count} players, {played[count]} matches" for count in columns)], rows) if rows else ""


def main() -> None:
    tables: list[tuple[Path, str, Callable[[], str]]] = [
        (AGENTS, "learnt", learnt),
        *((AGENTS, name, lambda name=name: met(name)) for name in ("hints", "levels", "peers")),
        *((BALANCE / f"{game}.md", "seats", lambda game=game: seats(game)) for game in FEWEST),
    ]
    for page, mark, make in tables:
        if text := make():
            put_into(page, mark, f"**{CAPTIONS[mark]}**\n\n{text}")
            print(f"{page}: {mark}")


if __name__ == "__main__":
    main()
