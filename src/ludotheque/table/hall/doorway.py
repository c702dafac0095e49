"""Sitting down and getting up: keys are claimed, seats are freed, and everybody at the table sees it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Concatenate, Final, ParamSpec, TypeVar

from anyio import to_thread
from sqlalchemy import delete, select, update

from ludotheque.core.refusal import Refusal
from ludotheque.table.hall.database import PLAIN, Taken
from ludotheque.table.hall.keyring import Keyring
from ludotheque.table.hall.live_table import LiveTable
from ludotheque.table.hall.rating import LASTS
from ludotheque.table.hall.rows import DepartureRow, IntentionRow, KeyRow, TableRow
from ludotheque.table.hall.store import Store
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.seating import OPEN, Coming, Key, Shown, fresh_key, hashed, heirloom

REMEMBERED: Final = 60  # so many times somebody came or went are told in the log
ATTEMPTS: Final = 8  # when other processes change the keys of the same table
Wish = TypeVar("Wish")
How = ParamSpec("How")


def however_often(
    work: Callable[Concatenate[LiveTable, How], Awaitable[Wish]],
) -> Callable[Concatenate[LiveTable, How], Awaitable[Wish]]:
    """Another process was quicker: with the keys as they are now it is tried again."""

    @wraps(work)
    async def tried(table: LiveTable, /, *facts: How.args, **more: How.kwargs) -> Wish:
        for _ in range(ATTEMPTS):
            try:
                return await work(table, *facts, **more)
            except Taken:
                await table.elsewhere.caught_up()
        raise TableRefusal("link-used")

    return tried


@however_often
async def claim(table: LiveTable, key: str, shown: Shown | None) -> tuple[str, tuple[int, ...]]:
    """Take the seats of a key: the key that opens them from now on, and all seats that it opens.

    The key that was claimed is worth nothing afterwards, whoever else has a copy of it. Whoever sits here already and
    follows his old link again simply sits here.
    """
    async with table.lock:
        old, own = table.keyring.named(hashed(key)), table.keyring.held_by(shown)
        if shown is not None and own is not None and (old is None or old == own):
            return shown.key, own.seats
        if old is None:
            raise TableRefusal("link-used")
        return await handed(table, old, own, shown)


@however_often
async def sit(table: LiveTable, seat: int, shown: Shown | None) -> tuple[str, tuple[int, ...]]:
    """Take an open seat where nobody sits yet: the key that opens it, and all seats that it opens."""
    async with table.lock:
        own = table.keyring.opened_by(shown)
        waiting = [key for key in table.keyring.keys if not key.claimed and seat in key.seats]
        if not waiting or table.seats[seat].kind != OPEN:
            raise TableRefusal("seat-not-open")
        return await handed(table, waiting[0], own, shown)


async def handed(table: LiveTable, old: Key, own: Key | None, shown: Shown | None) -> tuple[str, tuple[int, ...]]:
    """A key changes hands: whoever has one of this table keeps that for both."""
    fresh = shown.key if shown is not None and own is not None else fresh_key()
    person = shown.person if shown is not None else None
    await turn(table, table.keyring.claimed(old, own, fresh, person), "came", () if old.claimed else old.seats)
    opened = table.keyring.named(own.hash if own is not None else hashed(fresh))
    return fresh, opened.seats if opened else ()


@however_often
async def arrive(table: LiveTable, shown: Shown | None) -> None:
    """Somebody for whom a seat is kept by name comes to the table: nothing else is needed to sit down."""
    if table.keyring.waiting_for(shown) is None:
        return
    async with table.lock:
        waiting = table.keyring.waiting_for(shown)
        if waiting is not None:
            await turn(table, table.keyring.taken(waiting), "came", waiting.seats)


@however_often
async def free(table: LiveTable, seat: int, shown: Shown | None) -> str:
    """Nobody sits here any more: the invitation by which the seat is taken next."""
    async with table.lock:
        key = table.keyring.opened_by(shown)
        if not 0 <= seat < len(table.seats):
            raise Refusal("seat-unknown", seat=seat, most=len(table.seats) - 1)
        name = table.match.names[seat]
        if key is None or not (key.host or seat in key.seats):
            raise TableRefusal("free-not-yours", name=name)
        if table.seats[seat].thinks:
            raise TableRefusal("free-computer", name=name)
        invitation = fresh_key()
        what = "left" if seat in key.seats else "freed"
        whose = table.keyring.person(seat)
        await turn(table, table.keyring.freed(seat, invitation), what, (seat,))
        await departed(table, seat, whose if what == "left" else None)
        return invitation


async def departed(table: LiveTable, seat: int, person: str | None) -> None:
    """Somebody who sat there is gone before the end: a rated match counts no more, or counts as theirs to the end."""
    if table.rated and not table.match.over:
        table.rated = await to_thread.run_sync(gone_before_the_end, table.store, table.id, seat, person)


def gone_before_the_end(store: Store, table: str, seat: int, person: str | None) -> bool:
    """Whether the match is still rated: not where it is void then, nor where somebody was sent away by the host."""
    with store.writing() as session:
        row = session.get(TableRow, table)
        if row is None or session.get(DepartureRow, (table, seat)) is not None:
            return row is not None and row.rated
        if row.leaving == LASTS and person is not None:
            session.add(DepartureRow(table=table, seat=seat, person=person))
        else:
            row.rated = False
        return row.rated


@however_often
async def inherit(table: LiveTable, key: Key, shown: Shown) -> str:
    """The holder of a key at the table before sits down at this one: his key here."""
    async with table.lock:
        if not shown.key and table.keyring.held_by(shown):
            return ""  # by name, on whichever device
        own = heirloom(shown.key, table.id) if shown.key else fresh_key()
        ring = table.keyring.inherited(key.hash, own)
        if ring != table.keyring:
            await turn(table, ring, "came", key.seats)
        return own


async def turn(table: LiveTable, ring: Keyring, what: str, seats: tuple[int, ...]) -> None:
    """Keys change hands: stored first, then seen by all. That somebody comes is told of a seat that was freed before;
    where people come for the first time it is seen, and need not be told."""
    freed = {each["seat"] for each in table.comings}
    comings = [Coming(at=table.number, seat=seat, what=what) for seat in seats if what != "came" or seat in freed]
    remembered = [*table.comings, *comings][-REMEMBERED:]
    try:
        await to_thread.run_sync(kept, table.store, table.id, table.keyring.keys, ring.keys, remembered)
        if what != "came":
            await to_thread.run_sync(forget_intentions, table.store, table.id, seats)
    except Taken:
        if table.elsewhere.exchange.alone:
            table.gone = True
            raise TableRefusal("link-used") from None
        raise
    table.seat_anew(ring, comings, remembered)


def kept(store: Store, table: str, before: tuple[Key, ...], after: tuple[Key, ...], comings: list[Coming]) -> None:
    """The keys of a table all at once; raises `Taken` when somebody else has changed them meanwhile."""
    with store.writing() as session:
        found = set(session.scalars(select(KeyRow.key_hash).where(KeyRow.table == table).with_for_update()))
        if found != {key.hash for key in before}:
            raise Taken
        session.execute(delete(KeyRow).where(KeyRow.table == table))
        session.add_all(row(table, key) for key in after)
        session.execute(update(TableRow).where(TableRow.id == table).values(comings=list(comings)))
        store.noted(session, table, "changed")


def forget_intentions(store: Store, table: str, seats: tuple[int, ...]) -> None:
    """What somebody told in advance goes with them."""
    with store.writing() as session:
        told = delete(IntentionRow).where(IntentionRow.table == table, IntentionRow.seat.in_(seats))
        session.execute(told, execution_options=PLAIN)


def row(table: str, key: Key) -> KeyRow:
    return KeyRow(
        table=table, key_hash=key.hash, seats=list(key.seats), host=key.host, claimed=key.claimed, heir=key.heir,
        person=key.person,
    )  # fmt: skip
