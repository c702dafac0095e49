"""Ratings: how strong somebody is at one game with so many seats, and how sure that is."""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from ludotheque.core.match import Match
from ludotheque.table.hall.rows import DepartureRow, PersonRow, RatingRow, TableRow
from ludotheque.table.protocol.people import Rating

log = logging.getLogger("ludotheque.table")
PROVISIONAL: Final = 8  # matches before which a rating is only a guess
MIDDLE: Final = 1500.0  # where everybody begins, as people are used to read it ...
SCALE: Final = 40.0  # ... and what one step of the model is worth there
SHOWN: Final = 50
VOID: Final = "void"  # what it means to leave a rated match, or to let a computer end it: it counts for nobody ...
LASTS: Final = "lasts"  # ... or whoever does it is last


def settle(
    table: str, match: Match, players: list[str | None], standing_in: Collection[int], session: Session
) -> None:  # fmt: skip
    """The match of a rated table has ended, for some of its seats by a computer that stands in."""
    row = session.execute(select(TableRow.rated, TableRow.leaving).where(TableRow.id == table)).one_or_none()
    if row is None or not row.rated or (standing_in and row.leaving != LASTS):
        return
    gone = {each.seat: each.person for each in session.scalars(select(DepartureRow).where(DepartureRow.table == table))}
    rate(match, [gone.get(seat, who) for seat, who in enumerate(players)], session, {*gone, *standing_in})


def rate(match: Match, players: list[str | None], session: Session, lost: Collection[int] = ()) -> None:
    """Those who played it are rated anew, all together; who left or let time run out is last, whatever the seat got.
    Where somebody has no name, nobody is."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        log.warning("a match was not rated: openskill is not installed (pip install 'ludotheque[people]')")
        return
    known = [who for who in players if who is not None]
    if len(known) < len(players) or len(known) < 2 or len(set(known)) < 2:
        return
    model = PlackettLuce()
    rows = [row_of(session, who, match) for who in known]
    teams = [[model.rating(mu=row.mu, sigma=row.sigma)] for row in rows]
    rated = model.rate(teams, ranks=ranks(match, lost))
    for row, (new,) in zip(rows, rated, strict=True):
        row.mu, row.sigma, row.matches = float(new.mu), float(new.sigma), row.matches + 1


def row_of(session: Session, who: str, match: Match) -> RatingRow:
    wanted = select(RatingRow).where(
        RatingRow.who == who, RatingRow.game == match.game.id, RatingRow.seats == match.seats
    )
    found = session.scalar(wanted.with_for_update())
    if found is None:
        found = RatingRow(who=who, game=match.game.id, seats=match.seats, mu=25.0, sigma=25.0 / 3, matches=0)
        session.add(found)
        session.flush()
    return found


def ranks(match: Match, lost: Collection[int] = ()) -> list[float]:
    """Whoever won is first; the others follow by their points, and those who have lost for another reason."""

    def place(seat: int) -> tuple[bool, bool, int]:
        return (True, True, 0) if seat in lost else (False, seat not in match.winners, -match.points[seat])

    order = sorted({place(seat) for seat in range(match.seats)})
    return [float(order.index(place(seat))) for seat in range(match.seats)]


def board(session: Session, game: str, seats: int) -> list[Rating]:
    """The best at a game, computers among them: by what they are at least, as far as is known."""
    wanted = select(RatingRow, PersonRow.name).outerjoin(PersonRow, PersonRow.id == RatingRow.who)
    found = session.execute(wanted.where(RatingRow.game == game, RatingRow.seats == seats)).all()
    ordered = sorted(found, key=lambda each: each[0].mu - 2 * each[0].sigma, reverse=True)[:SHOWN]
    return [told(row, name) for row, name in ordered]


def told(row: RatingRow, name: str | None) -> Rating:
    level = row.who.removeprefix("computer:") if row.who.startswith("computer:") else None
    return {
        "name": name or "",
        "level": level,
        "game": row.game,
        "seats": row.seats,
        "rating": round(MIDDLE + SCALE * (row.mu - 25.0)),
        "give_or_take": round(2 * SCALE * row.sigma),
        "matches": row.matches,
        "provisional": row.matches < PROVISIONAL,
    }
