"""The interface for people who keep a name: their matches, how they are called, whom they play with."""

from __future__ import annotations

import hashlib
import time
from typing import Any

from anyio import to_thread
from fastapi import APIRouter, Response
from sqlalchemy import select

from ludotheque.games import games
from ludotheque.table.hall import belongings, companions, passkeys, rating, reports, ways
from ludotheque.table.hall.caller import unreached, vapid_of
from ludotheque.table.hall.hall import Hall
from ludotheque.table.hall.live_table import checked_name
from ludotheque.table.hall.people import Person, Sitting
from ludotheque.table.hall.rows import RatingRow, SubscriptionRow
from ludotheque.table.hall.ways import Undelivered
from ludotheque.table.protocol import people, replies, requests
from ludotheque.table.refusals import TableRefusal, sentences
from ludotheque.table.routes.context import InHall, Language, refusals
from ludotheque.table.routes.keys import VISITS, Known, Visiting

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/me")
async def me(hall: InHall, visiting: Visiting, language: Language) -> people.Me:
    """Who I am here."""
    return await to_thread.run_sync(told, hall, visiting, language)


def told(hall: Hall, person: Person | None, language: str) -> people.Me:
    keys = passkeys.of(hall.people, person) if person else []
    hook = person.wishes.get("hook") if person else None
    push = ways.public_vapid(vapid_of(hall.store)) if passkeys.at_hand() else ""
    return {
        "known": person is not None,
        "id": person.id if person else "",
        "name": person.name if person else "",
        "mail": person.mail if person else None,
        "ways": list(person.wishes.get("ways", [])) if person else [],
        "hook": {"url": hook["url"], "shape": hook["shape"]} if hook else None,
        "unreached": unreached_by(hall, person, language) if person else [],
        "away": float(person.wishes.get("away", 0.0)) if person else 0.0,
        "passkeys": [{"id": key.id, "label": key.label, "created": key.created} for key in keys],
        "ratings": ratings_of(hall, person) if person else [],
        "shunned": named(hall, person.shunned) if person else [],
        "muted": named(hall, person.muted) if person else [],
        "reports": reports.waiting(hall.store) if reports.is_keeper(hall.settings, person) else None,
        "by_mail": bool(hall.settings.mail),
        "by_passkey": passkeys.at_hand(),
        "push_key": push,
    }


def unreached_by(hall: Hall, person: Person, language: str) -> list[str]:
    words = sentences(language)
    return [words(f"unreached-{way}", why=why, tries=tries) for way, why, tries in unreached(hall.store, person.id)]


def named(hall: Hall, ids: tuple[str, ...]) -> list[people.Companion]:
    found = companions.named(hall.people, ids) if ids else []
    return [{"id": each.id, "name": each.name, "matches": each.matches} for each in found]


def ratings_of(hall: Hall, person: Person) -> list[people.Rating]:
    with hall.store.reading() as session:
        rows = session.scalars(select(RatingRow).where(RatingRow.who == person.id)).all()
    return [rating.told(row, person.name) for row in rows]


@router.get("/me/matches", responses=refusals(403))
async def matches(hall: InHall, person: Known, language: Language) -> list[people.MyMatch]:
    """Where I sit: what waits for me first."""
    found = await to_thread.run_sync(hall.people.matches, person)
    return [listed(sitting, language) for sitting in found if sitting.row.game in games]


def listed(sitting: Sitting, language: str) -> people.MyMatch:
    row, game = sitting.row, games[sitting.row.game]
    result: dict[str, Any] = row.result or {}
    return {
        "table": row.id,
        "game": row.game,
        "title": game.title(language),
        "names": list(row.names),
        "mine": sitting.seats,
        "asked": row.asked,
        "waiting": sitting.waiting,
        "invited": sitting.invited,
        "over": row.over,
        "winners": list(result.get("winners", [])),
        "points": [
            points if game.scores(len(row.seats), seat) else None
            for seat, points in enumerate(result.get("points", []))
        ],
        "deadline": row.deadline,
        "changed": row.changed,
        "private": row.private,
    }


@router.get("/me/opponents", responses=refusals(403))
async def opponents(hall: InHall, person: Known) -> list[people.Companion]:
    """People I have played with, the last ones first: I may set a table for them by name."""
    found = await to_thread.run_sync(companions.opponents, hall.people, person)
    return [{"id": each.id, "name": each.name, "matches": each.matches} for each in found]


@router.post("/me/name", responses=refusals(403, 422))
async def rename(given: requests.Naming, hall: InHall, person: Known, language: Language) -> replies.Done:
    """Keep another name."""
    name = checked_name(given.name)
    if not name:
        raise TableRefusal("name-empty")
    await to_thread.run_sync(lambda: hall.people.changed(person, name=name, language=language))
    return replies.Done(done=True)


@router.post("/me/wishes", responses=refusals(403, 422))
async def wish(given: requests.Wishes, hall: InHall, person: Known, language: Language) -> replies.Done:
    """How I want to be called when I am asked and am not here, in the language of this page."""
    wished = [way for way in ways.WAYS if way in given.ways]
    hook = given.hook.model_dump() if given.hook else None
    if hook is not None:
        try:
            if hook["shape"] not in ways.SHAPES:
                raise TableRefusal("hook-address", address=hook["shape"][:80])
            await to_thread.run_sync(ways.checked_address, hook["url"], hall.settings.calls_anywhere)
        except Undelivered:
            raise TableRefusal("hook-address", address=hook["url"][:80]) from None
        before: dict[str, Any] = person.wishes.get("hook") or {}
        if not hook["secret"] and before.get("url") == hook["url"]:
            hook["secret"] = before.get("secret", "")  # it is not told to the page, which cannot send it back
    wishes = {"ways": wished, "hook": hook, "away": given.away}
    await to_thread.run_sync(lambda: hall.people.changed(person, wishes=wishes, language=language))
    return replies.Done(done=True)


@router.post("/me/push", responses=refusals(403, 422))
async def subscribe(given: requests.Subscription, hall: InHall, person: Known) -> replies.Done:
    """This browser may be called."""
    facts = {"endpoint": given.endpoint, "keys": {"p256dh": given.p256dh, "auth": given.auth}}
    id = hashlib.sha256(given.endpoint.encode()).hexdigest()
    try:
        await to_thread.run_sync(ways.checked_address, given.endpoint, hall.settings.calls_anywhere)
    except Undelivered:
        raise TableRefusal("hook-address", address=given.endpoint[:80]) from None

    def keep() -> None:
        with hall.store.writing() as session:
            session.merge(SubscriptionRow(id=id, person=person.id, facts=facts, created=time.time()))

    await to_thread.run_sync(keep)
    return replies.Done(done=True)


@router.post("/me/shun", responses=refusals(403))
async def shun(given: requests.Shunning, hall: InHall, person: Known) -> replies.Done:
    """Not to sit at a table with somebody any more, nor to hear or to be called by them; or again."""
    await to_thread.run_sync(companions.shun, hall.people, person, given.person, given.shun)
    return replies.Done(done=True)


@router.post("/me/mute", responses=refusals(403))
async def mute(given: requests.Muting, hall: InHall, person: Known) -> replies.Done:
    """Not to hear somebody any more at any table, or again."""
    await to_thread.run_sync(companions.mute, hall.people, person, given.person, given.mute)
    return replies.Done(done=True)


@router.get("/me/everything", responses=refusals(403))
async def everything(hall: InHall, person: Known, reply: Response) -> dict[str, Any]:
    """All that the house knows of me, as a file."""
    reply.headers["Content-Disposition"] = 'attachment; filename="ludotheque.json"'
    return await to_thread.run_sync(belongings.everything, hall.people, person)


@router.post("/me/forget", responses=refusals(403))
async def forget(hall: InHall, person: Known, reply: Response) -> replies.Done:
    """Forget me: my name, my devices, my ratings. Matches stay with those who played them."""
    await to_thread.run_sync(belongings.forgotten, hall.people, person)
    reply.delete_cookie(VISITS, path="/")
    return replies.Done(done=True)


@router.get("/ratings/{game}/{seats}", responses=refusals(404))
async def ratings(game: str, seats: requests.Whole, hall: InHall) -> list[people.Rating]:
    """The best at a game with so many seats."""

    def read() -> list[people.Rating]:
        with hall.store.reading() as session:
            return rating.board(session, games[game].id, seats)

    return await to_thread.run_sync(read)
