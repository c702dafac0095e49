"""A table as it is kept: its row from a match, and the match from its row."""

from __future__ import annotations

import logging
import time
from typing import Any

from ludotheque.core import record
from ludotheque.core.match import Match
from ludotheque.core.record import Line, Record
from ludotheque.core.refusal import Refusal
from ludotheque.core.save import load, save
from ludotheque.games import games
from ludotheque.table.hall.rows import TableRow
from ludotheque.table.protocol.replies import OpenSeat, OpenTable
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.seating import Seat
from ludotheque.table.shelf.editions import Editions

log = logging.getLogger("ludotheque.table")


def kept(match: Match) -> dict[str, Any]:
    """The position beside the record: with it a match goes on even if a rule has changed since."""
    built_in = match.edition is match.game.edition
    return {"number": len(match.lines), "state": save(match.state), "built_in": built_in}


def new_row(id: str, match: Match, seats: list[Seat], private: bool = False) -> TableRow:
    return TableRow(
        id=id,
        game=match.game.id,
        edition=match.edition.id,
        digest=match.edition.digest,
        rules=match.game.rules_version,
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
    """A match from its record; or, where today's rules do not allow what was played, from its kept position."""
    game = games[row.game]
    edition = editions.known(game, row.digest)
    if edition is None and not row.snapshot.get("built_in", True):
        raise TableRefusal("edition-gone", table=row.id, edition=row.edition, digest=row.digest)
    edition = edition or game.edition  # the game's own has been corrected since
    try:
        return record.replay(recorded(row, lines), game, edition, name=row.id)
    except Refusal as refusal:
        log.warning("table %s goes on from its kept position: %s", row.id, refusal)
        match = Match(game, len(row.seats), row.seed, edition, row.names, settings=row.settings)
        match.go_on_from(lines, load(game, edition, row.settings, row.snapshot["state"]))
        return match


def listed(row: TableRow, language: str) -> OpenTable:
    """A table as everybody may see it: no keys."""
    return OpenTable(
        table=row.id,
        game=row.game,
        title=games[row.game].title(language),
        seats=[OpenSeat(name=name, kind=seat["kind"], level=seat["level"]) for name, seat in zip(row.names, row.seats)],
        number=row.number,
        asked=row.asked,
        watch=f"/t/{row.id}",
        created=row.created,
        changed=row.changed,
    )
