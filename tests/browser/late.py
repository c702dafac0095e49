"""Late positions of recorded matches, put down on a table where somebody is asked."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from ludotheque import drawing
from ludotheque.core import record
from ludotheque.core.match import Match
from ludotheque.core.record import Line
from ludotheque.games import games
from tests import chosen
from tests.browser.visit import House

LOOKS: Final = 12  # so many positions of the second half of a match are looked at


def of_seats(game: str, most: bool) -> Path:
    """A recorded match of three players, or of as many as there are records of."""
    files = sorted(chosen.folders()[game].glob("matches/*.match"))
    seats = {file: record.read(file.read_text("utf-8"), file.name).seats for file in files}
    return max(files, key=lambda file: (seats[file] if most else seats[file] == 3, file.name))


def recorded(game: str, name: str) -> Path:
    return chosen.folders()[game] / "matches" / f"{name}.match"


def size(match: Match) -> int:
    """How much is drawn where the one who is asked looks at it."""
    drawn = drawing.picture(match.view(match.seat), language="fr")
    return len(drawn.live) + 3 * len(drawn.edge)


@cache
def fullest(game: str, file: Path) -> int:
    """After how many lines of a record, late in it, the board and the hand of the one who is asked are fullest."""
    whole = record.read(file.read_text("utf-8"), file.name)
    due = [len(whole.lines) // 2 * (LOOKS + look) // LOOKS for look in range(LOOKS)]
    found: dict[int, int] = {}

    def watch(match: Match, _: Line | None) -> None:
        if due and len(match.lines) >= due[0] and not match.over and match.seat >= 0:
            found[len(match.lines)] = size(match)
            del due[0]

    record.replay(whole, games[game], watch=watch)
    return max(found, key=lambda line: (found[line], line))


def at(game: str, file: Path, line: int) -> Match:
    """A recorded match after so many lines."""
    found = record.read(file.read_text("utf-8"), file.name)
    match = record.begin(found, games[game])
    record.play_on(match, found, line)
    return match


def halfway(game: str, file: Path) -> Match:
    """A recorded match when half of it is over and somebody is asked."""
    return after(0.5, game, file)


def after(part: float, game: str, file: Path) -> Match:
    """A recorded match when so much of it is over and somebody is asked."""
    line = int(part * len(record.read(file.read_text("utf-8"), file.name).lines))
    while (match := at(game, file, line)).seat < 0:
        line += 1
    return match


def put_down(house: House, match: Match, **others: str) -> str:
    """The address of the one who is asked; the others are elsewhere and have not come, unless told otherwise."""
    absent = others or {"kind": "link"}
    people = [
        {**({"kind": "here"} if seat == match.seat else absent), "name": match.names[seat]}
        for seat in range(match.seats)
    ]
    host: str = house.server.put_down(match, *people)["host"]
    return host
