"""A table as it is kept: its row from a match, and the match from its row."""

from __future__ import annotations

import logging
import time
from typing import Any

from ludotheque.core import record
from ludotheque.core.edition import Edition
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.record import MOST_LINES, Line, Record
from ludotheque.core.refusal import Refusal
from ludotheque.core.save import load, save
from ludotheque.games import games
from ludotheque.table.hall.reading import LOST
from ludotheque.table.hall.rows import TableRow
from ludotheque.table.protocol.replies import OpenSeat, OpenTable
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.seating import Seat
from ludotheque.table.shelf.editions import Editions

log = logging.getLogger("ludotheque.table")


class Unreadable(Exception):
    """A match that cannot be taken up; the message says why, to the host."""


def kept(match: Match) -> dict[str, Any]:
    """The position beside the record: with it a match goes on even if a rule has changed since."""
    built_in = match.edition is match.game.edition
    return {"number": len(match.lines), "state": save(match.state), "built_in": built_in}


def new_row(id: str, match: Match, seats: list[Seat], private: bool = False) -> TableRow:
    return TableRow(
        id=id,
        game=match.game.id,
        edition=match.edition.id,
        digest=match.digest,
        rules=match.rules,
        seats=[seat.data() for seat in seats],
        settings=match.settings,
        names=list(match.names),
        seed=match.seed,
        commitment=match.commitment,
        created=time.time(),
        changed=time.time(),
        number=len(match.lines),
        asked=match.seat,
        thinks=not match.over and seats[match.seat].thinks,
        over=match.over,
        rematch=None,
        private=private,
        comings=[],
        snapshot=kept(match),
    )


def recorded(row: TableRow, lines: list[Line]) -> Record:
    """The record of a table, without a result: it is played again to find it."""
    return Record(
        game=row.game, edition=row.edition, digest=row.digest, rules=row.rules, seats=len(row.seats),
        names=row.names, settings=row.settings, commitment=row.commitment, given_chance=False,
        lines=lines, result=None, seed=row.seed,
    )  # fmt: skip


def taken_up(row: TableRow, lines: list[Line], editions: Editions) -> Match:
    """A match from its record; or, where today's rules do not allow what was played, or some of it is lost, from its
    kept position. Where neither can be read, `Unreadable`."""
    if row.game not in games:
        raise TableRefusal("game-gone", table=row.id, game=row.game[:40])
    game = games[row.game]
    edition = editions.known(game, row.digest)
    if edition is None and not row.snapshot.get("built_in", True):
        raise TableRefusal("edition-gone", table=row.id, edition=row.edition, digest=row.digest)
    edition = edition or game.edition  # the game's own has been corrected since
    further = stands_at(row) > len(lines)
    if not further:
        try:
            return record.replay(recorded(row, lines), game, edition, name=row.id)
        except Exception as problem:  # rules that are given nonsense may stumble over it
            why = told(problem)
    else:
        why = "its last answers are lost"
    match = from_snapshot(row, lines, game, edition)
    log.warning("table %s goes on from its kept position: %s", row.id, why)
    return match


def stands_at(row: TableRow) -> int:
    """How many answers were given before the kept position, or else as far as the row knows."""
    for number in (row.snapshot.get("number"), row.number):
        if isinstance(number, int) and 0 <= number <= MOST_LINES:
            return number
    return 0


def from_snapshot(row: TableRow, lines: list[Line], game: Game, edition: Edition) -> Match:
    """The match at its kept position; answers that are lost keep their places, so that the next has its own number."""
    lines = lines + [LOST] * (stands_at(row) - len(lines))
    try:
        if row.snapshot["number"] != len(lines) or row.snapshot["state"]["seats"] != len(row.seats):
            raise ValueError("a position of another moment")
        match = Match(game, len(row.seats), row.seed, edition, row.names, settings=row.settings, rules=row.rules)
        match.digest = row.digest
        match.go_on_from(lines, load(game, edition, row.settings, row.snapshot["state"], row.rules))
        return match
    except Exception as problem:
        raise Unreadable(f"neither its record nor its kept position can be taken up: {told(problem)}") from None


def told(problem: Exception) -> str:
    """What went wrong, in one line, without what may be secret."""
    return " ".join(str(problem).split())[:300] if isinstance(problem, Refusal) else type(problem).__name__


def listed(row: TableRow, language: str, waiting: set[int]) -> OpenTable:
    """A table as everybody may see it: no keys, but which seats wait for somebody."""
    seats = [
        OpenSeat(name=name, kind=seat["kind"], level=seat["level"], free=at in waiting)
        for at, (name, seat) in enumerate(zip(row.names, row.seats))
    ]
    return OpenTable(
        table=row.id,
        game=row.game,
        title=games[row.game].title(language),
        seats=seats,
        number=row.number,
        asked=row.asked,
        watch=f"/t/{row.id}",
        created=row.created,
        changed=row.changed,
    )
