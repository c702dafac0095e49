"""Pictures: plates that a browser may keep for ever, and the board of each game in play."""

from __future__ import annotations

from anyio import to_thread
from fastapi import APIRouter, Response

from ludotheque import drawing
from ludotheque.games import games
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.routes.context import Language, known_shape
from ludotheque.table.shown import boards

router = APIRouter(include_in_schema=False)
SVG = "image/svg+xml"


@router.get("/plates/{game}/{name}.svg")
def plate(game: str, name: str) -> Response:
    """The plate as a fragment, to be set into the page; its name changes when it changes."""
    shape, _, _ = name.partition("-")
    if shape not in drawing.SHAPES or boards.plate_name(games[game], shape) != name:
        raise TableRefusal("page-unknown")
    forever = {"Cache-Control": "public, max-age=31536000, immutable"}
    return Response(drawing.plate(games[game], shape), media_type=SVG, headers=forever)


@router.get("/pictures/{game}/{shape}.svg")
async def picture(game: str, shape: str, language: Language) -> Response:
    text = await to_thread.run_sync(boards.in_play, games[game], known_shape(shape), language)
    headers = {"Cache-Control": "public, max-age=3600", "Vary": "Cookie, Accept-Language"}
    return Response(text, media_type=SVG, headers=headers)
