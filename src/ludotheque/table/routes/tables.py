"""The interface for programs: setting up tables, looking at them, answering."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from anyio import to_thread
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from ludotheque.games import games
from ludotheque.table.hall import companions, doorway, founding
from ludotheque.table.hall.hall import Hall
from ludotheque.table.hall.live_table import LiveTable
from ludotheque.table.hall.people import Person
from ludotheque.table.protocol import position, replies, requests
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.routes.context import InHall, Language, WantedShape, refusals, viewer_at
from ludotheque.table.routes.keys import ShownKey, Visiting, hand_over
from ludotheque.table.seating import link
from ludotheque.table.shown import coaching, hints, looks
from ludotheque.table.shown.why import why_not

Things = Annotated[tuple[str, ...], Query(max_length=6, description="the ids that the thing is known by in actions")]
Verbs = Annotated[str, Query(max_length=200, description="the verbs it is chosen with, if only some")]
Covered = Annotated[bool, Query(description="only what a spectator may see, while others look at the same screen")]
router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.post("", responses=refusals(403, 404, 422, 507))
async def set_up(
    wish: requests.TableWish, hall: InHall, language: Language, visiting: Visiting, request: Request, reply: Response
) -> replies.NewTable:
    """Set up a table. The links are told only here."""
    seats = [seat.model_dump() for seat in wish.seats]
    for seat, name in zip(seats, wish.names or []):
        seat["name"] = seat["name"] or name
    person = visiting.id if visiting else None
    called = [seat["person"] for seat in seats if seat["person"]]
    await to_thread.run_sync(companions.check_callable, hall.people, visiting, called)
    timing = wish.clock.model_dump() if wish.clock else None
    made = await founding.set_up(
        hall,
        games[wish.game],
        seats,
        dict(wish.settings),
        language,
        wish.edition,
        wish.private,
        person,
        timing,
        wish.rated,
        wish.leaving,
    )
    return handed(made, request, reply)


def handed(made: replies.NewTable, request: Request, reply: Response) -> replies.NewTable:
    """A new table with the asker's key, which a browser is given apart."""
    address, _, key = made["host"].partition("#")
    return {**made, "host": address} if hand_over(request, reply, made["table"], key) else made


@router.get("")
async def open_tables(hall: InHall, language: Language) -> list[replies.OpenTable]:
    """The tables where something happened last, but for private ones. They can be watched; seats are taken by links."""
    return await hall.open_tables(language)


@router.get("/{table}", response_class=Response, responses={200: {"model": position.Position}, **refusals(403, 404)})
async def look(
    table: str,
    hall: InHall,
    language: Language,
    shown: ShownKey,
    shape: WantedShape = "wide",
    seat: requests.Whole | None = None,
) -> Response:
    """The position as the key's seats, or without a key a spectator, may see it."""
    live = await hall.table(table)
    live.wake()
    viewer = viewer_at(live, shown, shape, language, seat)
    frame, _ = await live.showing.frame(viewer)
    return Response(frame, media_type="application/json")


async def get_on(hall: Hall, visiting: Person | None, live: LiveTable) -> None:
    """Nobody sits down beside somebody who shuns them; whoever sits there already stays."""
    others = [key.person for key in live.keyring.keys]
    if visiting is not None and visiting.id not in others:
        await to_thread.run_sync(companions.check_company, hall.people, visiting, others)


@router.post("/{table}/claim", responses=refusals(403, 404, 422, 507))
async def claim(
    table: str, given: requests.Claim, hall: InHall, shown: ShownKey, visiting: Visiting, request: Request,
    reply: Response,
) -> replies.Claimed:  # fmt: skip
    """Sit down with a link: a fresh key replaces the one in it, of which every copy is worth nothing from now on.

    Whoever shows a key of this table besides holds the further seats by that key. Nobody who is shunned sits down.
    """
    live = await hall.table(table)
    await get_on(hall, visiting, live)
    key, seats = await doorway.claim(live, given.key, shown)
    told: replies.Claimed = {"seats": list(seats)}
    return told if hand_over(request, reply, live.id, key) else {**told, "key": key}


@router.post("/{table}/sit", responses=refusals(403, 404, 409, 422, 507))
async def sit(
    table: str, given: requests.OneSeat, hall: InHall, shown: ShownKey, visiting: Visiting, request: Request,
    reply: Response,
) -> replies.Claimed:  # fmt: skip
    """Sit down on an open seat that nobody has taken yet; no link is needed. Not where somebody shuns the other."""
    live = await hall.table(table)
    await get_on(hall, visiting, live)
    key, seats = await doorway.sit(live, given.seat, shown)
    told: replies.Claimed = {"seats": list(seats)}
    return told if hand_over(request, reply, live.id, key) else {**told, "key": key}


@router.post("/{table}/free", responses=refusals(403, 404, 422, 507))
async def free(table: str, given: requests.OneSeat, hall: InHall, shown: ShownKey) -> replies.Link:
    """Free a seat, one's own or as the host any: everybody sees it, and the link in the reply opens the seat once."""
    live = await hall.table(table)
    return replies.Link(seat=given.seat, url=link(live.id, await doorway.free(live, given.seat, shown)))


@router.get("/{table}/mats/{seat}", responses=refusals(403, 404, 422))
async def mat(
    table: str,
    seat: requests.Whole,
    hall: InHall,
    language: Language,
    shown: ShownKey,
    shape: WantedShape = "wide",
    covered: Covered = False,
) -> replies.Mat:
    """All that one player has, as far as this viewer may see it, and all players in one table of numbers."""
    live = await hall.table(table)
    viewer = viewer_at(live, shown, shape, language)
    return await to_thread.run_sync(looks.mat, live.match, replace(viewer, mine=()) if covered else viewer, seat)


@router.get("/{table}/preview", responses=refusals(403, 404, 409, 422))
async def preview(
    table: str,
    action: str,
    hall: InHall,
    language: Language,
    shown: ShownKey,
    shape: WantedShape = "wide",
    number: requests.Whole | None = None,
) -> replies.Preview:
    """Where the pieces would lie after one of the viewer's options, as far as he can know; nowhere, if the record does
    not have that number of lines any more."""
    live = await hall.table(table)
    if number is not None and number != live.number:
        return {"pieces": [], "come": [], "reach": [], "tag": ""}
    viewer = viewer_at(live, shown, shape, language)
    return await to_thread.run_sync(looks.preview, live.match, viewer, action)


@router.get("/{table}/why", responses=refusals(403, 404, 422))
async def why(
    table: str, hall: InHall, language: Language, shown: ShownKey, thing: Things = (), verb: Verbs = ""
) -> replies.WhyNot:
    """Why something that is drawn cannot be chosen now: a sentence, and the clause that forbids it."""
    live = await hall.table(table)
    viewer = viewer_at(live, shown, "wide", language)
    return why_not(live.match, viewer, list(thing), verb.split())


@router.post("/{table}/answers", responses=refusals(403, 404, 409, 422, 507))
async def answer(table: str, given: requests.Answering, hall: InHall, shown: ShownKey) -> replies.Stored:
    """Answer the question. When this is acknowledged, the answer is on disk."""
    live = await hall.table(table)
    live.player(shown, given.seat)
    return replies.Stored(number=await live.answer(given.number, given.seat, given.action))


@router.post("/{table}/undo", responses=refusals(403, 404, 409, 422, 507))
async def undo(table: str, given: requests.Undoing, hall: InHall, shown: ShownKey) -> replies.Stored:
    """Take back one's last answer, as far as nobody has learnt anything new."""
    live = await hall.table(table)
    live.player(shown, given.seat)
    return replies.Stored(number=await live.undo(given.number, given.seat))


@router.post("/{table}/chat", responses=refusals(403, 404, 422, 507))
async def say(table: str, given: requests.Saying, hall: InHall, shown: ShownKey) -> replies.Done:
    """Say something to the others who sit here."""
    live = await hall.table(table)
    await live.say(live.player(shown), given.text)
    return replies.Done(done=True)


@router.post("/{table}/hint", responses=refusals(403, 404, 409, 503))
async def hint(table: str, given: requests.OneSeat, hall: InHall, shown: ShownKey, language: Language) -> replies.Hint:
    """What a strong computer would answer, seeing what this seat sees."""
    live = await hall.table(table)
    live.player(shown, given.seat)
    match = live.match
    advice = await live.hint(given.seat)
    seen = [(each.action, each.share, each.worth) for each in advice.thoughts]
    return hints.hint(match, given.seat, seen, advice.sways, language)


@router.post("/{table}/judge", responses=refusals(403, 404, 409, 503))
async def judge(
    table: str, given: requests.OneSeat, hall: InHall, shown: ShownKey, language: Language
) -> replies.Judged:
    """Which answers would be plain mistakes, in the eyes of a computer that sees what this seat sees."""
    live = await hall.table(table)
    live.player(shown, given.seat)
    match = live.match
    advice = await live.hint(given.seat)
    seen = [(each.action, each.share, each.worth) for each in advice.thoughts]
    found = await to_thread.run_sync(coaching.mistakes, match, given.seat, seen, language)
    return {"number": len(match.lines), "mistakes": found}


@router.post("/{table}/rename", responses=refusals(403, 404, 422, 507))
async def rename(table: str, given: requests.Rename, hall: InHall, shown: ShownKey) -> replies.Done:
    """Give one's seat another name."""
    live = await hall.table(table)
    live.player(shown, given.seat)
    await live.rename(given.seat, given.name)
    return replies.Done(done=True)


@router.post("/{table}/rematch", responses=refusals(403, 404, 409, 507))
async def rematch(
    table: str, hall: InHall, shown: ShownKey, visiting: Visiting, request: Request, reply: Response
) -> replies.NewTable:
    """After the end, the same people at a new table: each asks here for his own key to it. Who keeps a name has his
    seat there by name, and is called. Asked again, the same; not where somebody shuns another."""
    live = await hall.table(table)
    others = [key.person for key in live.keyring.keys]
    await to_thread.run_sync(companions.check_company, hall.people, visiting, others)
    return handed(await founding.rematch(hall, live, shown), request, reply)


@router.get("/{table}/record", response_class=PlainTextResponse, responses=refusals(403, 404))
async def record(table: str, hall: InHall, shown: ShownKey) -> PlainTextResponse:
    """The record of a finished match, with the seed."""
    live = await hall.table(table)
    live.keyring.opened_by(shown)
    if not live.match.over:
        raise TableRefusal("record-before-end")
    name = f"{live.match.game.id}-{live.id}.match"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(live.match.record.text(), headers=headers)
