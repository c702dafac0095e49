"""The interface for people who keep a name: letters and passkeys, their matches, how they are called."""

from __future__ import annotations

import hashlib
import re
import time
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from anyio import to_thread
from fastapi import APIRouter, Depends, Request, Response
from sqlalchemy import select

from ludotheque.games import games
from ludotheque.table.hall import passkeys, rating, timekeeper, ways
from ludotheque.table.hall.caller import vapid_of
from ludotheque.table.hall.hall import Hall
from ludotheque.table.hall.live_table import checked_name, printable
from ludotheque.table.hall.people import LETTER, VISIT, Person
from ludotheque.table.hall.rows import RatingRow, ReportRow, SubscriptionRow, TableRow
from ludotheque.table.hall.ways import Letter, Post, Undelivered
from ludotheque.table.protocol import replies, requests
from ludotheque.table.refusals import TableRefusal, sentences
from ludotheque.table.routes.context import InHall, Language, refusals
from ludotheque.table.routes.keys import VISITS, ShownKey, Visiting, keep_cookie
from ludotheque.table.seating import fresh_id
from ludotheque.table.settings import CHAT_LENGTH
from ludotheque.table.visitor import visitor

router = APIRouter(prefix="/api", tags=["people"])
MAIL: Final = re.compile(r"[^@\s]{1,64}@[^@\s]{1,120}\.[^@\s.]{2,60}")


def known(visiting: Visiting) -> Person:
    if visiting is None:
        raise TableRefusal("guest")
    return visiting


Known = Annotated[Person, Depends(known)]


def host_of(request: Request) -> tuple[str, str]:
    """The name the house goes by on this page, and the page's origin: what a passkey is bound to."""
    origin = request.headers.get("origin") or str(request.base_url).rstrip("/")
    return urlsplit(origin).hostname or "localhost", origin


def device(request: Request) -> str:
    """What somebody may know a device by again."""
    agent = request.headers.get("user-agent", "")
    system = next((name for name in ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux") if name in agent), "")
    browser = next((name for name in ("Firefox", "Edg", "OPR", "Chrome", "Safari") if name in agent), "")
    return f"{browser} {system}".strip()[:60]


def let_in(request: Request, reply: Response, hall: Hall, person: str) -> None:
    token = hall.people.token(VISIT, person, device=device(request))
    keep_cookie(request, reply, VISITS, token, "/")


@router.get("/me")
async def me(hall: InHall, visiting: Visiting) -> replies.Me:
    """Who I am here."""
    return await to_thread.run_sync(told, hall, visiting)


def told(hall: Hall, person: Person | None) -> replies.Me:
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
        "away": float(person.wishes.get("away", 0.0)) if person else 0.0,
        "passkeys": [{"id": key.id, "label": key.label, "created": key.created} for key in keys],
        "ratings": ratings_of(hall, person) if person else [],
        "by_mail": bool(hall.settings.mail),
        "by_passkey": passkeys.at_hand(),
        "push_key": push,
    }


def ratings_of(hall: Hall, person: Person) -> list[replies.Rating]:
    with hall.store.reading() as session:
        rows = session.scalars(select(RatingRow).where(RatingRow.who == person.id)).all()
    return [rating.told(row, person.name) for row in rows]


# doors


@router.post("/me/letter", responses=refusals(422, 503))
async def letter(given: requests.Mailing, hall: InHall, language: Language, request: Request) -> replies.Done:
    """Send a letter with a link by which its reader is known here. Whether somebody is known already is not told."""
    visitor.get().spend("letters")
    mail = given.mail.strip().lower()
    if not MAIL.fullmatch(mail):
        raise TableRefusal("mail-wrong", mail=given.mail[:80])
    if not hall.settings.mail:
        raise TableRefusal("mail-none")
    token = await to_thread.run_sync(lambda: hall.people.token(LETTER, mail=mail))
    address = hall.settings.address or host_of(request)[1]
    words = sentences(language)
    sent = Letter(
        f"letter-{token[:12]}", words("letter-title"), words("letter-text"), f"{address}/me#{token}", "", language
    )
    try:
        await to_thread.run_sync(Post(hall.settings.mail).send, mail, sent)
    except Undelivered:
        raise TableRefusal("mail-unsent") from None
    return replies.Done(done=True)


@router.post("/me/open", responses=refusals(403, 422))
async def opened(
    given: requests.Token, hall: InHall, visiting: Visiting, language: Language, request: Request, reply: Response
) -> replies.Done:
    """Open a letter: its reader is known on this device from now on; who is known already, by that mail as well."""
    facts = await to_thread.run_sync(hall.people.redeemed, given.token, LETTER)
    mail = str(facts["mail"])
    name = checked_name(given.name) or mail.partition("@")[0][:32]
    person = await to_thread.run_sync(mailed, hall, visiting, mail, name, language)
    await to_thread.run_sync(let_in, request, reply, hall, person.id)
    return replies.Done(done=True)


def mailed(hall: Hall, visiting: Person | None, mail: str, name: str, language: str) -> Person:
    """Whose mail it is; where nobody had it, it is theirs who opened the letter."""
    if found := hall.people.by_mail(mail):
        return found
    if visiting is None:
        return hall.people.begun(name, language, mail)
    hall.people.changed(visiting, mail=mail)
    return visiting


@router.post("/me/begin", responses=refusals(422, 503))
async def begin(
    given: requests.Naming, hall: InHall, visiting: Visiting, language: Language, request: Request
) -> replies.Riddle:
    """Keep a name by a passkey: what the browser's authenticator is asked. Who is new is known when it has answered."""
    visitor.get().spend("letters")
    name = checked_name(given.name)
    if visiting is None and not name:
        raise TableRefusal("name-empty")
    person = visiting or Person(fresh_id(), name, language)
    asked = await to_thread.run_sync(passkeys.invited, hall.people, person, host_of(request)[0])
    return {"riddle": asked["riddle"], "options": asked["options"]}


@router.post("/me/passkeys", responses=refusals(403, 422, 503))
async def add_passkey(
    given: requests.Credential, hall: InHall, visiting: Visiting, request: Request, reply: Response
) -> replies.Done:
    """What the authenticator answered to `begin`."""
    host, origin = host_of(request)
    label = printable(given.label)[:60] or device(request)
    whose = await to_thread.run_sync(
        passkeys.added, hall.people, visiting, given.credential, given.riddle, host, origin, label
    )
    if visiting is None:
        await to_thread.run_sync(let_in, request, reply, hall, whose)
    return replies.Done(done=True)


@router.post("/me/riddle", responses=refusals(503))
async def riddle(hall: InHall, request: Request) -> replies.Riddle:
    """Come in by a passkey: what the authenticator is asked."""
    visitor.get().spend("letters")
    asked = await to_thread.run_sync(passkeys.asked, hall.people, host_of(request)[0])
    return {"riddle": asked["riddle"], "options": asked["options"]}


@router.post("/me/enter", responses=refusals(403, 422, 503))
async def enter(given: requests.Credential, hall: InHall, request: Request, reply: Response) -> replies.Done:
    """What the authenticator answered to `riddle`: whose it is is known on this device from now on."""
    host, origin = host_of(request)
    found = await to_thread.run_sync(passkeys.recognised, hall.people, given.credential, given.riddle, host, origin)
    await to_thread.run_sync(let_in, request, reply, hall, found)
    return replies.Done(done=True)


@router.post("/me/passkeys/{id}/remove", responses=refusals(403))
async def remove_passkey(id: str, hall: InHall, person: Known) -> replies.Done:
    """Forget one of one's passkeys: it opens nothing any more."""
    await to_thread.run_sync(passkeys.removed, hall.people, person, id)
    return replies.Done(done=True)


@router.post("/me/leave", responses=refusals(403))
async def leave(hall: InHall, request: Request, reply: Response, person: Known) -> replies.Done:
    """Not to be known on this device any more."""
    await to_thread.run_sync(hall.people.leave, request.cookies.get(VISITS, ""))
    reply.delete_cookie(VISITS, path="/")
    return replies.Done(done=True)


# what is mine


@router.get("/me/matches", responses=refusals(403))
async def matches(hall: InHall, person: Known, language: Language) -> list[replies.MyMatch]:
    """Where I sit: what waits for me first."""
    found = await to_thread.run_sync(hall.people.matches, person)
    return [listed(row, seats, language) for row, seats in found if row.game in games]


def listed(row: TableRow, seats: list[int], language: str) -> replies.MyMatch:
    result: dict[str, Any] = row.result or {}
    return {
        "table": row.id,
        "game": row.game,
        "title": games[row.game].title(language),
        "names": list(row.names),
        "mine": seats,
        "asked": row.asked,
        "waiting": not row.over and row.asked in seats,
        "over": row.over,
        "winners": list(result.get("winners", [])),
        "points": list(result.get("points", [])),
        "deadline": row.deadline,
        "changed": row.changed,
        "private": row.private,
    }


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
    """Not to play at open tables with somebody any more, or again."""
    others = [each for each in person.shunned if each != given.person]
    shunned = [*others, given.person][-200:] if given.shun else others
    await to_thread.run_sync(lambda: hall.people.changed(person, shunned=shunned))
    return replies.Done(done=True)


@router.get("/me/everything", responses=refusals(403))
async def everything(hall: InHall, person: Known, reply: Response) -> dict[str, Any]:
    """All that the house knows of me, as a file."""
    reply.headers["Content-Disposition"] = 'attachment; filename="ludotheque.json"'
    return await to_thread.run_sync(hall.people.everything, person)


@router.post("/me/forget", responses=refusals(403))
async def forget(hall: InHall, person: Known, reply: Response) -> replies.Done:
    """Forget me: my name, my devices, my ratings. Matches stay with those who played them."""
    await to_thread.run_sync(hall.people.forgotten, person)
    reply.delete_cookie(VISITS, path="/")
    return replies.Done(done=True)


@router.get("/ratings/{game}/{seats}", responses=refusals(404))
async def ratings(game: str, seats: requests.Whole, hall: InHall) -> list[replies.Rating]:
    """The best at a game with so many seats."""

    def read() -> list[replies.Rating]:
        with hall.store.reading() as session:
            return rating.board(session, games[game].id, seats)

    return await to_thread.run_sync(read)


# at a table


@router.post("/tables/{table}/keep", responses=refusals(403, 404))
async def keep(table: str, hall: InHall, person: Known, shown: ShownKey) -> replies.Done:
    """The seats that this browser holds by a key are mine on every device from now on."""
    live = await hall.table(table)
    key = live.player(shown)
    await to_thread.run_sync(hall.people.keep, person, live.id, key.hash)
    live.keyring = live.keyring.kept_by(key, person.id)
    return replies.Done(done=True)


@router.post("/tables/{table}/decide", responses=refusals(403, 404, 409))
async def decide(table: str, given: requests.Deciding, hall: InHall, shown: ShownKey) -> replies.Done:
    """The time of another is up: a computer plays on, or the time begins anew."""
    await timekeeper.decide(await hall.table(table), shown, given.wait)
    return replies.Done(done=True)


@router.post("/tables/{table}/report", responses=refusals(403, 404, 422))
async def report(table: str, given: requests.Reporting, hall: InHall, shown: ShownKey) -> replies.Done:
    """Complain of somebody at this table; whoever keeps the house reads it, with what was said here last."""
    live = await hall.table(table)
    key = live.player(shown)
    visitor.get().spend("letters")
    text = printable(given.text, keep="\n")[:CHAT_LENGTH]
    said = [dict(each) for each in live.showing.moment.chat[-20:]]
    row = ReportRow(table=live.id, seat=key.seats[0], about=given.about, text=text, said=said, at=time.time())

    def store() -> None:
        with hall.store.writing() as session:
            session.add(row)

    await to_thread.run_sync(store)
    return replies.Done(done=True)
