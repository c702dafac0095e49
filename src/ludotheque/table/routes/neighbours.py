"""The interface for people at one table with each other: who is heard, reported, invited, and answers in advance."""

from __future__ import annotations

from anyio import to_thread
from fastapi import APIRouter, Request

from ludotheque.games import games
from ludotheque.table.hall import companions, intentions, inviting, reports, timekeeper
from ludotheque.table.hall.hall import Hall
from ludotheque.table.hall.live_table import LiveTable, printable
from ludotheque.table.hall.ways import Letter
from ludotheque.table.protocol import people, replies, requests
from ludotheque.table.refusals import TableRefusal, sentences
from ludotheque.table.routes.context import InHall, Language, refusals
from ludotheque.table.routes.entrance import checked_mail, host_of, send
from ludotheque.table.routes.keys import Known, ShownKey, Visiting
from ludotheque.table.seating import link
from ludotheque.table.settings import CHAT_LENGTH
from ludotheque.table.visitor import visitor

router = APIRouter(prefix="/api/tables", tags=["people"])


async def kept(hall: Hall, table: str) -> LiveTable:
    """A table where others may sit; at a lesson one is alone."""
    live = await hall.table(table)
    if not live.is_kept:
        raise TableRefusal("scratch")
    return live


@router.post("/{table}/keep", responses=refusals(403, 404, 422))
async def keep(table: str, hall: InHall, person: Known, shown: ShownKey) -> replies.Done:
    """The seats that this browser holds by a key are mine on every device from now on."""
    live = await kept(hall, table)
    key = live.player(shown)
    await to_thread.run_sync(hall.people.keep, person, live.id, key.hash)
    live.keyring = live.keyring.kept_by(key, person.id)
    return replies.Done(done=True)


@router.post("/{table}/decide", responses=refusals(403, 404, 409, 422))
async def decide(table: str, given: requests.Deciding, hall: InHall, shown: ShownKey) -> replies.Done:
    """The time of another is up: a computer plays on, or the time begins anew."""
    await timekeeper.decide(await hall.table(table), shown, given.wait)
    return replies.Done(done=True)


@router.get("/{table}/neighbours", responses=refusals(403, 404, 422))
async def neighbours(table: str, hall: InHall, shown: ShownKey, visiting: Visiting) -> list[people.Neighbour]:
    """Who sits here besides me, as far as it matters for what I hear: who keeps a name, whom I shun or do not hear."""
    live = await kept(hall, table)
    mine = live.player(shown).seats
    others = [(at, live.keyring.person(at)) for at, seat in enumerate(live.seats) if not seat.thinks and at not in mine]
    shunned, muted = (visiting.shunned, visiting.muted) if visiting else ((), ())
    return [
        {"seat": at, "known": who is not None, "shunned": who in shunned, "muted": who in muted} for at, who in others
    ]


@router.post("/{table}/mute", responses=refusals(403, 404, 422))
async def mute(table: str, given: requests.Hushing, hall: InHall, shown: ShownKey, person: Known) -> replies.Done:
    """Not to hear somebody who keeps a name, here and at every other table, or again."""
    other = whose(await kept(hall, table), given.seat, shown)
    await to_thread.run_sync(companions.mute, hall.people, person, other, given.yes)
    return replies.Done(done=True)


@router.post("/{table}/shun", responses=refusals(403, 404, 422))
async def shun(table: str, given: requests.Hushing, hall: InHall, shown: ShownKey, person: Known) -> replies.Done:
    """Not to sit at another table with somebody who keeps a name, nor to hear them; or again."""
    other = whose(await kept(hall, table), given.seat, shown)
    await to_thread.run_sync(companions.shun, hall.people, person, other, given.yes)
    return replies.Done(done=True)


def whose(live: LiveTable, seat: int, shown: ShownKey) -> str:
    mine = live.player(shown)
    other = live.keyring.person(seat)
    if other is None or seat in mine.seats:
        raise TableRefusal("neighbour-unknown")
    return other


@router.post("/{table}/report", responses=refusals(403, 404, 422))
async def report(table: str, given: requests.Reporting, hall: InHall, shown: ShownKey) -> replies.Done:
    """Complain of somebody at this table; whoever keeps the house reads it, with what was said here last."""
    live = await kept(hall, table)
    key = live.player(shown)
    visitor.get().spend("letters")
    text = printable(given.text, keep="\n")[:CHAT_LENGTH]
    await to_thread.run_sync(reports.complain, live, key, given.about, text)
    return replies.Done(done=True)


@router.post("/{table}/invite", responses=refusals(403, 404, 409, 422, 503))
async def invite(
    table: str, given: requests.Inviting, hall: InHall, language: Language, shown: ShownKey, person: Known,
    request: Request,
) -> replies.Done:  # fmt: skip
    """Send a link that I have to give by mail. Whether somebody is known by the address is not told."""
    live = await kept(hall, table)
    live.keyring.opened_by(shown)
    mail = checked_mail(given.mail)
    inviting.check_link(live, given.key)
    if not hall.settings.mail:
        raise TableRefusal("mail-none")
    visitor.get().spend("letters")
    if not await to_thread.run_sync(inviting.counted, hall.people, person, live.id, mail):
        return replies.Done(done=True)  # they would rather not, and need not tell
    words = sentences(language)
    facts = {"name": person.name, "game": games[live.match.game.id].title(language)}
    address = (hall.settings.address or host_of(request)[1]) + link(live.id, given.key)
    id = f"invitation-{inviting.hashed_address(mail)[:8]}-{live.id}"
    title, text = words("invitation-title", **facts), words("invitation-text", **facts)
    await send(hall, mail, Letter(id, title, text, address, language=language))
    return replies.Done(done=True)


@router.get("/{table}/intentions/{seat}", responses=refusals(403, 404, 422))
async def intended(
    table: str, seat: requests.Whole, hall: InHall, shown: ShownKey, language: Language
) -> replies.Intentions:
    """What one of my seats answers in advance, and what can be answered so; nobody else is told."""
    live = await kept(hall, table)
    live.player(shown, seat)
    found = await to_thread.run_sync(intentions.of, live.store, live.id, seat)
    told: replies.Intention | None = (
        {"action": found.action, "whose": found.whose, "what": found.what} if found is not None else None
    )
    known = intentions.answers(live.match)
    return {
        "intention": told,
        "answers": [{"action": str(each), "label": live.match.label(each, language)} for each in known],
    }


@router.post("/{table}/intend", responses=refusals(403, 404, 409, 422))
async def intend(table: str, given: requests.Intending, hall: InHall, shown: ShownKey) -> replies.Done:
    """Tell what one of my seats answers when it is asked next, if it may; with no action, take it back."""
    live = await kept(hall, table)
    live.player(shown, given.seat)
    visitor.get().spend("answers")
    if given.action:
        await intentions.intend(live, given.seat, given.action, given.whose, given.what)
    else:
        await to_thread.run_sync(intentions.forget, live.store, live.id, given.seat)
    return replies.Done(done=True)
