"""The interface for programs: setting up tables, looking at them, answering."""

from __future__ import annotations

from typing import Annotated

from anyio import to_thread
from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse

from ludotheque.games import games
from ludotheque.table.hall.computers import Thought as Considered
from ludotheque.table.protocol import position, replies, requests
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.routes.context import InHall, Language, WantedShape, refusals, viewer_at
from ludotheque.table.shown import looks
from ludotheque.table.shown.why import why_not

Things = Annotated[tuple[str, ...], Query(max_length=6, description="the ids that the thing is known by in actions")]
Verbs = Annotated[str, Query(max_length=200, description="the verbs it is chosen with, if only some")]
router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.post("", responses=refusals(404, 422, 507))
async def set_up(wish: requests.TableWish, hall: InHall, language: Language) -> replies.NewTable:
    """Set up a table. The links are told only here."""
    seats = [seat.model_dump() for seat in wish.seats]
    for seat, name in zip(seats, wish.names or []):
        seat["name"] = seat["name"] or name
    return await hall.set_up(games[wish.game], seats, dict(wish.settings), language, wish.edition)


@router.get("")
async def open_tables(hall: InHall, language: Language) -> list[replies.OpenTable]:
    """The tables where something happened last. They can be watched; seats are taken by secret links only."""
    return await hall.open_tables(language)


@router.get("/{table}", response_class=Response, responses={200: {"model": position.Position}, **refusals(403, 404)})
async def look(
    table: str,
    hall: InHall,
    language: Language,
    key: str | None = None,
    shape: WantedShape = "wide",
    seat: int | None = None,
) -> Response:
    """The position as the key's seats, or without a key a spectator, may see it."""
    live = await hall.table(table)
    live.wake()
    viewer = viewer_at(live, key, shape, language, seat)
    frame, _ = await live.showing.frame(viewer)
    return Response(frame, media_type="application/json")


@router.get("/{table}/mats/{seat}", responses=refusals(403, 404, 422))
async def mat(
    table: str, seat: int, hall: InHall, language: Language, key: str | None = None, shape: WantedShape = "wide"
) -> replies.Mat:
    """All that one player has, as far as this viewer may see it, and all players in one table of numbers."""
    live = await hall.table(table)
    viewer = viewer_at(live, key, shape, language)
    return await to_thread.run_sync(looks.mat, live.match, viewer, seat)


@router.get("/{table}/preview", responses=refusals(403, 404, 409, 422))
async def preview(
    table: str, action: str, hall: InHall, language: Language, key: str | None = None, shape: WantedShape = "wide"
) -> replies.Preview:
    """Where the pieces would lie after one of the viewer's options, as far as he can know."""
    live = await hall.table(table)
    viewer = viewer_at(live, key, shape, language)
    return await to_thread.run_sync(looks.preview, live.match, viewer, action)


@router.get("/{table}/why", responses=refusals(403, 404, 422))
async def why(
    table: str, hall: InHall, language: Language, thing: Things = (), verb: Verbs = "", key: str | None = None
) -> replies.WhyNot:
    """Why something that is drawn cannot be chosen now: a sentence, and the clause that forbids it."""
    live = await hall.table(table)
    viewer = viewer_at(live, key, "wide", language)
    return why_not(live.match, viewer, list(thing), verb.split())


@router.post("/{table}/answers", responses=refusals(403, 404, 409, 422, 507))
async def answer(table: str, given: requests.Answer, hall: InHall) -> replies.Stored:
    """Answer the question. When this is acknowledged, the answer is on disk."""
    live = await hall.table(table)
    live.player(given.key, given.seat)
    return replies.Stored(number=await live.answer(given.number, given.seat, given.action))


@router.post("/{table}/undo", responses=refusals(403, 404, 409, 422, 507))
async def undo(table: str, given: requests.Undo, hall: InHall) -> replies.Stored:
    """Take back one's last answer, as far as nobody has learnt anything new."""
    live = await hall.table(table)
    live.player(given.key, given.seat)
    return replies.Stored(number=await live.undo(given.number, given.seat))


@router.post("/{table}/chat", responses=refusals(403, 404, 422, 507))
async def say(table: str, given: requests.Say, hall: InHall) -> replies.Done:
    """Say something to the others who sit here."""
    live = await hall.table(table)
    await live.say(live.player(given.key), given.text)
    return replies.Done(done=True)


@router.post("/{table}/hint", responses=refusals(403, 404, 409, 503))
async def hint(table: str, given: requests.AskHint, hall: InHall, language: Language) -> replies.Hint:
    """What a strong computer would answer, seeing what this seat sees."""
    live = await hall.table(table)
    live.player(given.key, given.seat)
    match = live.match
    advice = await live.hint(given.seat)

    def label(action: str) -> str:
        return match.label(match.edition.vocabulary.read(action), language)

    def thought(seen: Considered) -> replies.Thought:
        return replies.Thought(action=seen.action, label=label(seen.action), share=seen.share, worth=seen.worth)

    return replies.Hint(
        action=advice.action, label=label(advice.action), thoughts=[thought(seen) for seen in advice.thoughts]
    )


@router.post("/{table}/rename", responses=refusals(403, 404, 422, 507))
async def rename(table: str, given: requests.Rename, hall: InHall) -> replies.Done:
    """Give one's seat another name."""
    live = await hall.table(table)
    live.player(given.key, given.seat)
    await live.rename(given.seat, given.name)
    return replies.Done(done=True)


@router.post("/{table}/rematch", responses=refusals(403, 404, 409, 507))
async def rematch(table: str, given: requests.AskRematch, hall: InHall) -> replies.NewTable:
    """After the end, the same people at a new table; `host` is the caller's own link. Asked again, the same table."""
    live = await hall.table(table)
    return await hall.rematch(live, live.player(given.key))


@router.get("/{table}/record", response_class=PlainTextResponse, responses=refusals(403, 404))
async def record(table: str, hall: InHall) -> PlainTextResponse:
    """The record of a finished match, with the seed."""
    live = await hall.table(table)
    if not live.match.over:
        raise TableRefusal("record-before-end")
    name = f"{live.match.game.id}-{live.id}.match"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(live.match.record.text(), headers=headers)
