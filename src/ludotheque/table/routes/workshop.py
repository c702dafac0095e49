"""The workshop of designers: a page where editions are tried, and the interface that plays them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, StreamingResponse

from ludotheque.core.refusal import Refusal
from ludotheque.games import games
from ludotheque.table import rendering
from ludotheque.table.hall import workshop
from ludotheque.table.protocol import replies, requests
from ludotheque.table.refusals import TableRefusal, as_data
from ludotheque.table.routes.context import InHall, Language, refusals
from ludotheque.table.shelf import addresses, descriptions
from ludotheque.table.shown import experiments

router = APIRouter()


@router.get("/workshop", include_in_schema=False)
def shelf(request: Request, hall: InHall, language: Language) -> HTMLResponse:
    """Which game?"""
    if not hall.settings.workshop:
        raise TableRefusal("workshop-closed")
    listed = descriptions.on_shelf(language, hall.editions)
    colours = addresses.sheet_url(descriptions.colours())
    return rendering.render(request, "workshops", games=listed, colours=colours)


@router.get("/workshop/{game}", include_in_schema=False)
def page(request: Request, game: str, hall: InHall, language: Language) -> HTMLResponse:
    """One game: its editions, the numbers that may be changed, who plays."""
    if not hall.settings.workshop:
        raise TableRefusal("workshop-closed")
    described = descriptions.described(games[game], language, hall.editions)
    said = games[game].words(language)
    numbers = [
        (name, row["value"], said(f"number-{name}") if said.has(f"number-{name}") else name)
        for name, row in games[game].edition.data.get("numbers", {}).items()
        if isinstance(row.get("value"), int | float)
    ]
    usual = games[game].usual
    return rendering.render(
        request, "workshop", game=described, numbers=numbers, players=workshop.PLAYERS, most=workshop.MOST, usual=usual
    )


@router.post(
    "/api/workshop",
    tags=["workshop"],
    response_class=StreamingResponse,
    responses={
        200: {"model": replies.Tried, "description": "a stream of events, each one of these"},
        **refusals(404, 422),
    },
)
async def try_out(wish: requests.Trying, hall: InHall, language: Language) -> StreamingResponse:
    """Play matches with one edition or two; what is known comes as events while they are played. Whoever closes the
    connection ends it."""
    household = workshop.enter(hall)
    try:
        experiment = await workshop.understood(hall, wish)
    except BaseException:
        hall.workshop_busy.discard(household)
        raise
    words = rendering.texts(language)

    async def events() -> AsyncIterator[str]:
        try:
            async for meetings in workshop.conducted(hall, experiment, household):
                seen = experiments.shown(experiment.game, experiment.arms, experiment.matches, meetings, words)
                yield f"data: {json.dumps(seen, ensure_ascii=False)}\n\n"
        except Refusal as refusal:
            yield f"data: {json.dumps(as_data(refusal, language), ensure_ascii=False)}\n\n"
        finally:
            hall.workshop_busy.discard(household)

    return StreamingResponse(events(), media_type="text/event-stream", headers={"Cache-Control": "no-store"})
