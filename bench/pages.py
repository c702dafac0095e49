"""What bench/judgement.py has found, put into the pages of docs/.

    python bench/pages.py [build/judgement]

A table stands between two marks, `<!-- levels -->` and `<!-- /levels -->`; where nothing was found it stays as it is,
and so do the rows of a game that was not measured again, unless its levels are made of other things now.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from judgement import EQUAL, FEWEST, RESULTS, WORK, made_of, seated

from ludotheque.arena.ladder import pairings
from ludotheque.arena.ladder_page import put_into
from ludotheque.arena.statistics import wilson
from ludotheque.arena.study import Meeting, written
from ludotheque.games import games

AGENTS = Path("docs/agents.md")
BALANCE = Path("docs/balance")
FOUND = Path(sys.argv[1] if len(sys.argv) > 1 else WORK) / RESULTS
CAPTIONS = {
    "hints": "Hints against easy",
    "levels": "The steps between the levels",
    "levels-more": "The same with more players",
    "kinds": "All against all, 10 ms for an answer",
    "peers": "Searches at equal time, 20 ms",
    "patient": "Searches at equal time, 50 ms",
    "seats": "How often each seat wins, the same level on all of them",
}
COUNTS = {3: "three", 4: "four", 5: "five", 6: "six"}
STEP = (0.65, 0.85)  # how often a level should beat the one below it, where two sit
PLACES = ("first seat wins", "second", "third", "fourth", "fifth", "sixth")


def share(won: float, played: int) -> str:
    low, high = wilson(won, played)
    return f"{100 * won / played:.1f} % ({100 * low:.0f} – {100 * high:.0f})"


def wanted(seats: int) -> str:
    """The same step where more sit. Who is r times as strong as the others wins r/(r + n - 1) of the matches in which
    he sits alone, and all but 1/(1 + r(n - 1)) of those in which another does: each is played as often."""
    odds = [alone / (1 - alone) for alone in STEP]
    low, high = [50 * (r / (r + seats - 1) + 1 - 1 / (1 + r * (seats - 1))) for r in odds]
    return f"{low:.0f} – {high:.0f} %"


def title(game: str, seats: int) -> str:
    return games[game].title("en") + (f", {COUNTS[seats]} players" if seats > 2 else "")


def grid(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


def tables(more: bool) -> list[tuple[str, int]]:
    """The games with the fewest players, or with every larger number."""
    if not more:
        return list(FEWEST.items())
    return [(game, seats) for game, fewest in FEWEST.items() for seats in range(fewest + 1, games[game].most + 1)]


def met(name: str, more: bool = False) -> str:
    """How the first of each pair fared; of levels only those that are made so today. With `more`, what was measured
    with more than the fewest players."""
    rows: list[list[str]] = []
    before = standing(f"{name}-more" if more else name)
    for game, seats in tables(more):
        meetings: list[Meeting] = list(written(FOUND / f"{name}-{game}{f'-{seats}' if more else ''}.jsonl"))
        found = {row.pair: f"{share(row.share * row.played, row.played)} of {row.played}" for row in pairings(meetings)}
        level = {spec: level for level, spec in made_of(game).items()}
        order = list(level)
        if not found:
            made_so = {f"`{spec}`" for spec in (*level, *EQUAL.get(name, "").split(","))}
            at = 1 if name in EQUAL else 2
            rows += [row for row in before if row[0] == title(game, seats) and made_so >= set(row[at].split(" – "))]
        for pair in sorted(found, key=lambda pair: order.index(pair[0]) if pair[0] in level else 0):
            made = " – ".join(f"`{spec}`" for spec in pair)
            if name in EQUAL:
                rows.append([title(game, seats), made, found[pair]])
            elif all(spec in level for spec in pair):
                steps = " – ".join(level[spec] for spec in pair)
                rows.append([title(game, seats), steps, made, found[pair], *([wanted(seats)] if more else [])])
    head = ["game", *([] if name in EQUAL else ["pair"]), "made of", "the first wins (95 %)"]
    head += ["wanted"] if more else []
    return grid(head, rows) if rows else ""


def standing(mark: str) -> list[list[str]]:
    """The rows of a table as they stand on the page."""
    lines = marked(mark).splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")][2:]


def marked(mark: str) -> str:
    """What stands on the page between two marks."""
    _, _, rest = AGENTS.read_text("utf-8").partition(f"<!-- {mark} -->")
    return rest.partition(f"<!-- /{mark} -->")[0]


def seats(game: str) -> str:
    """How often each seat wins, by the number of players, over all that was played."""
    columns: dict[int, list[list[dict[str, Any]]]] = {}
    for file in sorted(FOUND.glob(f"seats-{game}-*.json")):
        count, level = file.stem.split("-")[2:4]
        if level == seated(game, int(count)):
            columns.setdefault(int(count), []).append(json.loads(file.read_text("utf-8"))["seats"])
    played = {count: sum(part[0]["played"] for part in parts) for count, parts in columns.items()}
    rows = []
    for seat in range(max(columns, default=0)):
        cells = [
            share(sum(part[seat]["wins"] for part in parts), played[count]) if seat < count else ""
            for count, parts in columns.items()
        ]
        rows.append([PLACES[seat], *cells])
    head = [f"{count} players, `{seated(game, count)}`, {played[count]} matches" for count in columns]
    return grid(["", *head], rows) if rows else ""


def ladders() -> str:
    """The ladder of all kinds of agents, as `ludotheque ladder` wrote it, with its picture; that of a game that was not
    measured again stays."""
    before = dict(part.split("\n", 1) for part in marked("kinds").split("### ")[1:])
    parts = []
    for game in FEWEST:
        name = games[game].title("en")
        page = FOUND / f"kinds-{game}.md"
        if page.is_file():
            picture = f"pictures/ladder-{game}.svg"
            shutil.copy(page.with_suffix(".svg"), AGENTS.parent / picture)
            before[name] = f"\n![How strong agents are in {name}]({picture})\n\n{page.read_text('utf-8')}"
        if name in before:
            parts.append(f"### {name}\n{before[name].rstrip()}\n")
    return "\n".join(parts)


def main() -> None:
    wanted: list[tuple[Path, str, Callable[[], str]]] = [
        *((AGENTS, name, lambda name=name: met(name)) for name in ("hints", "levels", *EQUAL)),
        (AGENTS, "levels-more", lambda: met("levels", more=True)),
        (AGENTS, "kinds", ladders),
        *((BALANCE / f"{game}.md", "seats", lambda game=game: seats(game)) for game in FEWEST),
    ]
    for page, mark, make in wanted:
        if text := make():
            put_into(page, mark, f"**{CAPTIONS[mark]}**\n\n{text}")
            print(f"{page}: {mark}")


if __name__ == "__main__":
    main()
