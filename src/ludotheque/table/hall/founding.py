"""Setting up a table, and another one after a match."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from anyio import to_thread

from ludotheque.agents import LEVELS
from ludotheque.core.edition import Edition
from ludotheque.core.game import Game, Value
from ludotheque.core.match import Match
from ludotheque.table import clock
from ludotheque.table.clock import Timing
from ludotheque.table.hall import doorway
from ludotheque.table.hall.calling import invitations
from ludotheque.table.hall.database import Taken
from ludotheque.table.hall.keeping import new_row
from ludotheque.table.hall.keyring import Keyring
from ludotheque.table.hall.live_table import LiveTable, checked_name
from ludotheque.table.hall.rating import VOID
from ludotheque.table.protocol.replies import Link, NewTable
from ludotheque.table.refusals import TableRefusal, sentences
from ludotheque.table.seating import (
    COMPUTER,
    KINDS,
    LINK,
    OPEN,
    Key,
    Seat,
    Shown,
    fresh_id,
    fresh_key,
    hashed,
    link,
    planned_keys,
)
from ludotheque.table.shelf.editions import seated
from ludotheque.table.visitor import visitor

if TYPE_CHECKING:
    from ludotheque.table.hall.hall import Hall


async def set_up(
    hall: Hall, game: Game, wishes: list[dict[str, Any]], settings: dict[str, Value], language: str,
    edition: str | None = None, private: bool = False, person: str | None = None,
    timing: dict[str, Any] | None = None, rated: bool = False, leaving: str = VOID,
) -> NewTable:  # fmt: skip
    """A new table as somebody wishes it: `kind`, `name`, `level` and `person` of each seat, the settings, the
    edition."""
    visitor.get().spend("tables")
    chosen = hall.editions.wanted(game, edition)
    least, most = seated(game, chosen)
    if not least <= len(wishes) <= most:
        raise TableRefusal("seats-wrong", game=game.title(language), seats=len(wishes), least=least, most=most)
    seats = [wanted_seat(wish) for wish in wishes]
    if private and any(seat.kind == OPEN for seat in seats):
        raise TableRefusal("open-private")
    names = [
        checked_name(wish.get("name") or "") or sentences(language)(f"seat-{at}") for at, wish in enumerate(wishes)
    ]
    names = game.seat_names(len(seats), names, language)
    planned = [(fresh_key(), opens, host) for opens, host in planned_keys(seats)]
    kept_for = {at: wish.get("person") for at, wish in enumerate(wishes) if seats[at].kind == LINK}
    keys = tuple(
        Key(hashed(key), opens, host, claimed=host, person=person if host else kept_for.get(opens[0]))
        for key, opens, host in planned
    )
    kept = clock.begun(clock.read(timing), len(seats))
    ring = Keyring(keys, private)
    new = await open_new(hall, fresh_id(), game, chosen, seats, names, settings, ring, None, kept, rated, leaving)
    links = [
        Link(seat=opens[0], url=link(new.id, key))
        for key, opens, host in planned
        if not host and seats[opens[0]].kind != OPEN and not kept_for.get(opens[0])
    ]
    mine = next(link(new.id, key) for key, _, host in planned if host)
    return NewTable(table=new.id, host=mine, links=links, commitment=new.match.commitment)


async def open_new(
    hall: Hall, id: str, game: Game, edition: Edition, seats: list[Seat], names: list[str], settings: dict[str, Value],
    ring: Keyring, after: str | None = None, timing: Timing | None = None, rated: bool = False, leaving: str = VOID,
    asker: str | None = None,
) -> LiveTable:  # fmt: skip
    """Stored and opened; those for whom a seat is kept by name are called, but for whoever asks."""
    match = Match(game, len(seats), edition=edition, names=names, settings=settings)
    row = new_row(id, match, seats, ring.private)
    row.rated, row.leaving = rated, leaving
    for name, value in (timing or Timing()).asked(time.time(), match.seat, match.seat, row.thinks).row().items():
        setattr(row, name, value)
    rows = [doorway.row(id, key) for key in ring.keys]
    calls = [each for each in invitations(id, ring, len(match.lines)) if each["person"] != asker]
    await to_thread.run_sync(hall.store.create, row, rows, match.lines, after, calls)
    new = await hall.table(id)
    new.wake()
    return new


async def rematch(hall: Hall, table: LiveTable, shown: Shown | None) -> NewTable:
    """The same people at a new table, where a key is kept for whoever shows the old one, and a seat for whoever keeps a
    name; asked twice, the same, as long as that is not over as well."""
    key = table.keyring.opened_by(shown)
    if key is None or shown is None:
        raise TableRefusal("spectator")
    if not table.match.over:
        raise TableRefusal("rematch-before-end")
    async with table.lock:
        if table.rematch is None:
            visitor.get().spend("tables")
            id, old = fresh_id(), table.match
            kept = (
                Key(hashed(fresh_key()), key.seats, key.host, False, key.hash, key.person) for key in table.keyring.keys
            )
            ring = replace(table.keyring, keys=tuple(kept))
            seats, names = list(table.seats), list(old.names)
            try:
                again = clock.begun(table.timing.clock, len(seats))
                await open_new(
                    hall, id, old.game, old.edition, seats, names, old.settings, ring, table.id, again, table.rated,
                    table.leaving, key.person,
                )  # fmt: skip
            except Taken:
                id = (await to_thread.run_sync(hall.store.since, table.id, table.number))[0].rematch or id
            table.lead_to(id)
        new = await hall.table(table.rematch or id)
    own = await doorway.inherit(new, key, shown)
    if new.match.over:
        return await rematch(hall, new, replace(shown, key=own))
    return NewTable(table=new.id, host=link(new.id, own), links=[], commitment=new.match.commitment)


def wanted_seat(wish: dict[str, Any]) -> Seat:
    kind, level = next((kind for kind in KINDS if kind == wish.get("kind")), None), wish.get("level")
    if kind is None:
        raise TableRefusal("seat-kind", kind=str(wish.get("kind"))[:40])
    if kind != COMPUTER:
        return Seat(kind)
    level = level or "medium"
    if level not in LEVELS:
        raise TableRefusal("level-missing", level=str(level)[:40], levels=", ".join(LEVELS))
    return Seat(kind, level)
