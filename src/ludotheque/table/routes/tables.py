"""The interface for programs: setting up tables, looking at them, answering."""

from __future__ import annotations

from typing import Annotated

from anyio import to_thread
from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse

from ludotheque.games import games
from ludotheque.table import looks
from ludotheque.table.computers import Thought as Considered
from ludotheque.table.hall import Invitation
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.routes import models
from ludotheque.table.routes.context import InHall, Language, Shape, viewer_at
from ludotheque.table.why import why_not

Things = Annotated[tuple[str, ...], Query(max_length=6, description="the ids that the thing is known by in actions")]
Verbs = Annotated[str, Query(max_length=200, description="the verbs it is chosen with, if only some")]
router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.post("", responses=models.refusals(404, 422, 507))
async def set_up(wish: models.TableWish, hall: InHall, language: Language) -> models.NewTable:
    """Set up a table. The links are told only here."""
    seats = [seat.model_dump() for seat in wish.seats]
    for seat, name in zip(seats, wish.names or []):
        seat["name"] = seat["name"] or name
    return invitation(await hall.set_up(games[wish.game], seats, dict(wish.settings), language, wish.edition))


def invitation(new: Invitation) -> models.NewTable:
    links = [models.Link(seat=seat, url=url) for seat, url in new.links]
    return models.NewTable(table=new.table, host=new.host, links=links, commitment=new.commitment)


@router.get("")
async def open_tables(hall: InHall, language: Language) -> list[models.OpenTable]:
    """The tables where something happened last. They can be watched; seats are taken by secret links only."""
    return await hall.open_tables(language)


@router.get(
    "/{table}", response_class=Response, responses={200: {"model": models.Position}, **models.refusals(403, 404)}
)
async def look(
    table: str, hall: InHall, language: Language, key: str | None = None, shape: Shape = "wide", seat: int | None = None
) -> Response:
    """The position as the key's seats, or without a key a spectator, may see it."""
    live = await hall.table(table)
    live.wake()
    viewer = viewer_at(live, key, shape, language, seat)
    return Response(await live.moment.frame(viewer, None), media_type="application/json")


@router.get("/{table}/mats/{seat}", responses=models.refusals(403, 404, 422))
async def mat(
    table: str, seat: int, hall: InHall, language: Language, key: str | None = None, shape: Shape = "wide"
) -> models.Mat:
    """All that one player has, as far as this viewer may see it, and all players in one table of numbers."""
    live = await hall.table(table)
    viewer = viewer_at(live, key, shape, language)
    return models.Mat.model_validate(await to_thread.run_sync(looks.mat, live.match, viewer, seat))


@router.get("/{table}/preview", responses=models.refusals(403, 404, 409, 422))
async def preview(
    table: str, action: str, hall: InHall, language: Language, key: str | None = None, shape: Shape = "wide"
) -> models.Preview:
    """Where the pieces would lie after one of the viewer's options, as far as he can know."""
    live = await hall.table(table)
    viewer = viewer_at(live, key, shape, language)
    return models.Preview.model_validate(await to_thread.run_sync(looks.preview, live.match, viewer, action))


@router.get("/{table}/why", responses=models.refusals(403, 404, 422))
async def why(
    table: str, hall: InHall, language: Language, thing: Things = (), verb: Verbs = "", key: str | None = None
) -> models.WhyNot:
    """Why something that is drawn cannot be chosen now: a sentence, and the clause that forbids it."""
    live = await hall.table(table)
    viewer = viewer_at(live, key, "wide", language)
    return models.WhyNot.model_validate(why_not(live.match, viewer, list(thing), verb.split()))


@router.post("/{table}/answers", responses=models.refusals(403, 404, 409, 422, 507))
async def answer(table: str, given: models.Answer, hall: InHall) -> models.Stored:
    """Answer the question. When this is acknowledged, the answer is on disk."""
    live = await hall.table(table)
    live.player(given.key, given.seat)
    return models.Stored(number=await live.answer(given.number, given.seat, given.action))


@router.post("/{table}/undo", responses=models.refusals(403, 404, 409, 422, 507))
async def undo(table: str, given: models.Undo, hall: InHall) -> models.Stored:
    """Take back one's last answer, as far as nobody has learnt anything new."""
    live = await hall.table(table)
    live.player(given.key, given.seat)
    return models.Stored(number=await live.undo(given.number, given.seat))


@router.post("/{table}/chat", responses=models.refusals(403, 404, 422, 507))
async def say(table: str, given: models.Say, hall: InHall) -> models.Done:
    """Say something to the others who sit here."""
    live = await hall.table(table)
    await live.say(live.player(given.key), given.text)
    return models.Done()


@router.post("/{table}/hint", responses=models.refusals(403, 404, 409, 503))
async def hint(table: str, given: models.AskHint, hall: InHall, language: Language) -> models.Hint:
    """What a strong computer would answer, seeing what this seat sees."""
    live = await hall.table(table)
    live.player(given.key, given.seat)
    match = live.match
    advice = await live.hint(given.seat)

    def label(action: str) -> str:
        return match.label(match.edition.vocabulary.read(action), language)

    def thought(seen: Considered) -> models.Thought:
        return models.Thought(action=seen.action, label=label(seen.action), share=seen.share, worth=seen.worth)

    return models.Hint(
        action=advice.action, label=label(advice.action), thoughts=[thought(seen) for seen in advice.thoughts]
    )


@router.post("/{table}/rename", responses=models.refusals(403, 404, 422, 507))
async def rename(table: str, given: models.Rename, hall: InHall) -> models.Done:
    """Give one's seat another name."""
    live = await hall.table(table)
    live.player(given.key, given.seat)
    await live.rename(given.seat, given.name)
    return models.Done()


@router.post("/{table}/rematch", responses=models.refusals(403, 404, 507))
async def rematch(table: str, given: models.Holder, hall: InHall) -> models.NewTable:
    """The same people at a new table; `host` is the caller's own link. Whoever asks again is led to the same table."""
    live = await hall.table(table)
    return invitation(await hall.rematch(live, live.player(given.key)))


@router.get("/{table}/record", response_class=PlainTextResponse, responses=models.refusals(403, 404))
async def record(table: str, hall: InHall) -> PlainTextResponse:
    """The record of a finished match, with the seed."""
    live = await hall.table(table)
    if not live.match.over:
        raise TableRefusal("record-before-end")
    name = f"{live.match.game.id}-{live.id}.match"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(live.match.record.text(), headers=headers)
