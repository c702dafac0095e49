"""The interface for programs: records, and looking at any of their lines."""

from __future__ import annotations

from functools import partial

from anyio import to_thread
from fastapi import APIRouter, Request, Response

from ludotheque.table import replays
from ludotheque.table.audience import as_text
from ludotheque.table.frames import Viewer
from ludotheque.table.routes import position, replies
from ludotheque.table.routes.context import InHall, Language, Shape, known_shape

router = APIRouter(prefix="/api", tags=["replays"])
TEXT = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}


@router.post("/records", responses=replies.refusals(413, 422, 507), openapi_extra=TEXT)
async def upload(request: Request, hall: InHall) -> replies.Replay:
    """Upload the record of a match (at most 1 MB of text); it is played through before it is kept."""
    id = await to_thread.run_sync(replays.keep, hall, await request.body())
    return replies.Replay(replay=id, url=f"/replay/{id}")


@router.get(
    "/replays/{id}",
    response_class=Response,
    responses={200: {"model": position.ReplayPosition}, **replies.refusals(403, 404, 422)},
)
async def look(
    id: str, hall: InHall, language: Language, at: int | None = None, shape: Shape = "wide", seat: int | None = None
) -> Response:
    """The position after so many lines of a finished table or an uploaded record."""
    source = await replays.source(hall, id)
    viewer = Viewer((), known_shape(shape), language, seat)
    frame = await to_thread.run_sync(partial(replays.frame, id, source, at, viewer))
    return Response(as_text(frame), media_type="application/json")


@router.get("/replays/{id}/mats/{owner}", responses=replies.refusals(403, 404, 422))
async def mat(
    id: str, owner: int, hall: InHall, language: Language, at: int | None = None, shape: Shape = "wide",
    seat: int | None = None,
) -> replies.Mat:  # fmt: skip
    """All that one player had after so many lines, seen by a seat or a spectator."""
    source = await replays.source(hall, id)
    viewer = Viewer((), known_shape(shape), language, seat)
    return replies.Mat.model_validate(await to_thread.run_sync(partial(replays.mat, source, at, viewer, owner)))
