"""The doors of people who keep a name: letters, passkeys, and the way out."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

from anyio import to_thread
from fastapi import APIRouter, Request, Response

from ludotheque.table.hall import passkeys
from ludotheque.table.hall.hall import Hall
from ludotheque.table.hall.live_table import checked_name, printable
from ludotheque.table.hall.people import LETTER, VISIT, Person
from ludotheque.table.hall.ways import Letter, Post, Undelivered
from ludotheque.table.protocol import people, replies, requests
from ludotheque.table.refusals import TableRefusal, sentences
from ludotheque.table.routes.context import InHall, Language, refusals
from ludotheque.table.routes.keys import VISITS, Known, Visiting, keep_cookie
from ludotheque.table.seating import fresh_id
from ludotheque.table.visitor import visitor

router = APIRouter(prefix="/api", tags=["people"])
MAIL: Final = re.compile(r"[^@\s]{1,64}@[^@\s]{1,120}\.[^@\s.]{2,60}")


def checked_mail(given: str) -> str:
    """An address as it is kept and compared."""
    mail = given.strip().lower()
    if not MAIL.fullmatch(mail):
        raise TableRefusal("mail-wrong", mail=given[:80])
    return mail


async def send(hall: Hall, mail: str, letter: Letter) -> None:
    if not hall.settings.mail:
        raise TableRefusal("mail-none")
    try:
        await to_thread.run_sync(Post(hall.settings.mail).send, mail, letter)
    except Undelivered:
        raise TableRefusal("mail-unsent") from None


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


@router.post("/me/letter", responses=refusals(422, 503))
async def letter(given: requests.Mailing, hall: InHall, language: Language, request: Request) -> replies.Done:
    """Send a letter with a link by which its reader is known here. Whether somebody is known already is not told."""
    visitor.get().spend("letters")
    mail = checked_mail(given.mail)
    if not hall.settings.mail:
        raise TableRefusal("mail-none")
    token = await to_thread.run_sync(lambda: hall.people.token(LETTER, mail=mail))
    address = hall.settings.address or host_of(request)[1]
    words = sentences(language)
    sent = Letter(
        f"letter-{token[:12]}", words("letter-title"), words("letter-text"), f"{address}/me#{token}", "", language
    )
    await send(hall, mail, sent)
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
) -> people.Riddle:
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
async def riddle(hall: InHall, request: Request) -> people.Riddle:
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
