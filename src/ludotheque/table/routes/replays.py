"""The interface for programs: records, and looking at any of their lines."""

from __future__ import annotations

from functools import partial

from anyio import to_thread
from fastapi import APIRouter, Request, Response

from ludotheque.table.hall import archive
from ludotheque.table.hall.audience import as_text
from ludotheque.table.protocol import position, replies
from ludotheque.table.protocol.requests import Whole
from ludotheque.table.routes.context import InHall, Language, WantedShape, known_shape, refusals
from ludotheque.table.routes.keys import ShownKey
from ludotheque.table.shown.moment import Viewer

router = APIRouter(prefix="/api", tags=["replays"])
TEXT = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}


@router.post("/records", responses=refusals(422, 507), openapi_extra=TEXT)
async def upload(request: Request, hall: InHall) -> replies.Replay:
    """Upload the record of a match (at most 1 MB of text); it is played through before it is kept."""
    id = await to_thread.run_sync(archive.keep, hall, await request.body(), limiter=hall.replays.players)
    return replies.Replay(replay=id, url=f"/replay/{id}")


@router.get("/replays")
async def past(hall: InHall, language: Language) -> list[replies.OpenTable]:
    """The matches that ended last, but for those of private tables; `/api/tables/{id}/replay` shows them."""
    return await hall.past_tables(language)


LOOKED = {200: {"model": position.ReplayPosition}, **refusals(403, 404, 422)}


@router.get("/replays/{id}", response_class=Response, responses=LOOKED)
@router.get("/tables/{id}/replay", response_class=Response, responses=LOOKED)
async def look(
    id: str,
    hall: InHall,
    language: Language,
    shown: ShownKey,
    at: Whole | None = None,
    shape: WantedShape = "wide",
    seat: Whole | None = None,
    since: Whole | None = None,
) -> Response:
    """The position after so many lines of a finished table or an uploaded record; or what is new `since` a line."""
    source = await archive.source(hall, id, shown)
    viewer = Viewer((), known_shape(shape), language, seat)
    frame = await to_thread.run_sync(
        partial(archive.frame, id, source, at, viewer, since), limiter=hall.replays.players
    )
    return Response(as_text(frame), media_type="application/json")


@router.get("/replays/{id}/course", responses=refusals(403, 404, 422))
@router.get("/tables/{id}/replay/course", responses=refusals(403, 404, 422))
async def course(id: str, hall: InHall, language: Language, shown: ShownKey) -> replies.Course:
    """How everybody stood from answer to answer."""
    source = await archive.source(hall, id, shown)
    return await to_thread.run_sync(archive.course, source, language, limiter=hall.replays.players)


@router.get("/replays/{id}/mats/{owner}", responses=refusals(403, 404, 422))
@router.get("/tables/{id}/replay/mats/{owner}", responses=refusals(403, 404, 422))
async def mat(
    id: str, owner: Whole, hall: InHall, language: Language, shown: ShownKey, at: Whole | None = None,
    shape: WantedShape = "wide", seat: Whole | None = None,
) -> replies.Mat:  # fmt: skip
    """All that one player had after so many lines, seen by a seat or a spectator."""
    source = await archive.source(hall, id, shown)
    viewer = Viewer((), known_shape(shape), language, seat)
    return await to_thread.run_sync(partial(archive.mat, source, at, viewer, owner), limiter=hall.replays.players)
