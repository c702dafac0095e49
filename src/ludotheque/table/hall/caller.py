"""The caller: takes what is due from the outbox and delivers it, once, also over restarts and in several processes."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from anyio import CapacityLimiter, to_thread
from sqlalchemy import select, update
from sqlalchemy.orm import Session, defer

from ludotheque.core.refusal import Refusal
from ludotheque.games import games
from ludotheque.table.hall import boards, ways
from ludotheque.table.hall.calling import ANY, ENDED, INVITED
from ludotheque.table.hall.database import PLAIN, Taken
from ludotheque.table.hall.remembering import remembered
from ludotheque.table.hall.rows import CallRow, PersonRow, SubscriptionRow, TableRow
from ludotheque.table.hall.store import Store
from ludotheque.table.hall.ways import HOOK, MAIL, PUSH, WAYS, Letter, Post, Undelivered
from ludotheque.table.measures import measures
from ludotheque.table.refusals import TableRefusal, sentences

if TYPE_CHECKING:
    from ludotheque.table.hall.hall import Hall

log = logging.getLogger("ludotheque.table")
PAUSE: Final = 1.0
AT_ONCE: Final = 20
LEASE: Final = 120.0  # seconds after which a call that was begun and never ended is tried again
MOST_TRIES: Final = 8
FIRST_WAIT: Final = 15.0  # seconds after the first failure; twice as long after each further one
SENT: Final = "sent"
LATE, HERE, GONE = UNTRIED = ("late", "here", "gone")  # what was not worth a call any more


@dataclass(frozen=True)
class Due:
    """A call whose time has come, and all that is needed to make it."""

    id: int
    kind: str
    way: str
    number: int
    tries: int
    person: PersonRow
    table: TableRow
    subscriptions: tuple[SubscriptionRow, ...]


async def call_now_and_then(hall: Hall) -> None:
    """As long as the server runs. Whoever is slow to take a call holds up nobody else's."""
    threads, under_way = CapacityLimiter(AT_ONCE), set[asyncio.Task[None]]()
    while True:
        try:
            for due in await to_thread.run_sync(taken, hall.store, time.time(), AT_ONCE - len(under_way)):
                task = asyncio.create_task(call(hall, due, threads))
                under_way.add(task)
                task.add_done_callback(under_way.discard)
        except (Refusal, Taken) as problem:
            log.warning("nobody could be called: %s", problem)
        await asyncio.sleep(PAUSE)


async def call(hall: Hall, due: Due, threads: CapacityLimiter) -> None:
    try:
        here = due.way != ANY and due.kind != ENDED and sits_there(hall, due)
        picture = await boards.picture_if_any(hall, due.table.id, due.person.language) if due.way == MAIL else b""
        await to_thread.run_sync(carry_out, hall, due, here, picture, limiter=threads)
    except (Refusal, Taken) as problem:
        log.warning("somebody could not be called: %s", problem)


def sits_there(hall: Hall, due: Due) -> bool:
    """Whoever looks at the table needs no call."""
    table = hall.held(due.table.id)
    if table is None:
        return False
    mine = [seat for key in table.keyring.keys if key.person == due.person.id for seat in key.seats]
    return any(table.showing.moment.here[seat] for seat in mine)


def taken(store: Store, now: float, most: int = AT_ONCE) -> list[Due]:
    """Calls that are due; for a while nobody else takes them."""
    with store.writing() as session:
        wanted = select(CallRow).where(CallRow.due <= now).order_by(CallRow.due).limit(most)
        calls = list(session.scalars(wanted.with_for_update(skip_locked=True)))
        for call in calls:
            call.due, call.tries = now + LEASE, call.tries + 1
        return [due for call in calls if (due := whole(session, call)) is not None]


def whole(session: Session, call: CallRow) -> Due | None:
    person = session.get(PersonRow, call.person)
    table = session.get(TableRow, call.table, options=[defer(TableRow.snapshot)])
    if person is None or table is None:
        call.due, call.outcome = None, GONE
        return None
    pushes = session.scalars(select(SubscriptionRow).where(SubscriptionRow.person == call.person))
    return Due(call.id, call.kind, call.way, call.number, call.tries, person, table, tuple(pushes))


def carry_out(hall: Hall, due: Due, here: bool, picture: bytes) -> None:
    moved_on = due.table.over or (due.kind != INVITED and due.table.number != due.number)
    if due.kind != ENDED and moved_on:
        return ended(hall.store, due, LATE)
    if due.way == ANY:
        return spread(hall.store, due)
    if here:
        return ended(hall.store, due, HERE)
    try:
        deliver(hall, due, letter_of(hall, due, picture))
    except (Undelivered, TableRefusal) as problem:
        for_good = not isinstance(problem, Undelivered) or problem.for_good or due.tries >= MOST_TRIES
        again = None if for_good else time.time() + FIRST_WAIT * 2 ** (due.tries - 1)
        return ended(hall.store, due, str(problem)[:200], again)
    ended(hall.store, due, SENT)


def ended(store: Store, due: Due, outcome: str, again: float | None = None) -> None:
    with store.writing() as session:
        done = update(CallRow).where(CallRow.id == due.id).values(due=again, outcome=outcome)
        session.execute(done, execution_options=PLAIN)
    measures().call(due.way, outcome)


def unreached(store: Store, person: str) -> list[tuple[str, str, int]]:
    """The ways by which the last call to somebody was given up, why, and after how many tries."""
    found = []
    with store.reading() as session:
        for way in WAYS:
            tried = select(CallRow).where(CallRow.person == person, CallRow.way == way, CallRow.due.is_(None))
            last = session.scalar(tried.where(CallRow.outcome.not_in(UNTRIED)).order_by(CallRow.id.desc()).limit(1))
            if last is not None and last.outcome != SENT:
                found.append((way, last.outcome.removeprefix("status "), last.tries))
    return found


def spread(store: Store, due: Due) -> None:
    """One call for each way the person wishes."""
    wished = [way for way in WAYS if way in due.person.wishes.get("ways", [])]
    with store.writing() as session:
        for way in wished:
            session.add(
                CallRow(person=due.person.id, table=due.table.id, number=due.number, kind=due.kind, way=way,
                        due=time.time(), tries=0, outcome="")
            )  # fmt: skip
        done = update(CallRow).where(CallRow.id == due.id).values(due=None, outcome=", ".join(wished) or "unwished")
        session.execute(done, execution_options=PLAIN)


def deliver(hall: Hall, due: Due, letter: Letter) -> None:
    settings, person = hall.settings, due.person
    if due.way == MAIL:
        if not settings.mail or not person.mail:
            raise Undelivered("no mail is set up", for_good=True)
        Post(settings.mail).send(person.mail, letter)
    elif due.way == HOOK:
        ways.hooked(person.wishes.get("hook", {}), letter, settings.calls_anywhere)
    elif due.way == PUSH:
        if not due.subscriptions:
            raise Undelivered("no browser is to be called", for_good=True)
        for each in due.subscriptions:
            push(hall, each, letter)


def push(hall: Hall, subscription: SubscriptionRow, letter: Letter) -> None:
    """A browser that does not want to be called any more is forgotten."""
    contact = hall.settings.address or "https://localhost"
    try:
        ways.pushed(dict(subscription.facts), letter, vapid_of(hall.store), contact, hall.settings.calls_anywhere)
    except Undelivered as problem:
        if not problem.for_good:
            raise
        with hall.store.writing() as session:
            found = session.get(SubscriptionRow, subscription.id)
            if found is not None:
                session.delete(found)


def vapid_of(store: Store) -> str:
    """The key by which this house signs what it pushes."""
    return remembered(store, "vapid", ways.fresh_vapid)


def letter_of(hall: Hall, due: Due, picture: bytes) -> Letter:
    table, language = due.table, due.person.language
    words = sentences(language)
    game = games[table.game].title(language) if table.game in games else table.game
    facts: dict[str, Any] = {"game": game, "names": ", ".join(table.names)}
    address = hall.settings.address
    return Letter(
        id=f"{table.id}-{due.number}-{due.kind}-{due.way}",
        title=words(f"call-{due.kind}", **facts),
        text=words(f"call-{due.kind}-more", **facts),
        link=f"{address}/t/{table.id}",
        picture=picture_of(hall, table, language),
        language=language,
        image=picture,
        button=words("call-open-table"),
    )


def picture_of(hall: Hall, table: TableRow, language: str) -> str:
    """Where a picture of the very board lies; where none can be made, that of the game."""
    house = hall.settings.address
    shown = boards.address(hall.store, table.id, language) or f"/previews/{table.game}.png"
    return f"{house}{shown}" if house else ""
