"""Pictures: plates, styles and icons that a browser may keep for ever, and a match under way for each game."""

from __future__ import annotations

import hashlib
import hmac
import re
from base64 import b64encode

from anyio import to_thread
from fastapi import APIRouter, Response
from fastapi.responses import FileResponse

from ludotheque import drawing
from ludotheque.games import games
from ludotheque.lessons.examples import examples_of
from ludotheque.table.hall import boards as hall_boards
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.rendering import HERE
from ludotheque.table.routes.context import InHall, Language, known_shape
from ludotheque.table.shelf import addresses, descriptions
from ludotheque.table.shown import boards, worked

router = APIRouter(include_in_schema=False)
SVG = "image/svg+xml"
DAY = {"Cache-Control": "public, max-age=86400"}
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}


@router.get("/plates/{game}/{name}.svg")
def plate(game: str, name: str) -> Response:
    """The plate as a fragment, to be set into the page; its name changes when it changes."""
    shape, _, _ = name.partition("-")
    if shape not in drawing.SHAPES or boards.plate_name(games[game], shape) != name:
        raise TableRefusal("page-unknown")
    return Response(drawing.fragment(games[game], shape), media_type=SVG, headers=FOREVER)


@router.get("/styles/{game}/{name}.css")
def style(game: str, name: str) -> Response:
    """What a page needs to show fragments of the game; its name changes when it changes."""
    return named(
        addresses.style_url(games[game]), f"/styles/{game}/{name}.css", drawing.own_style(games[game]), "text/css"
    )


@router.get("/styles/{name}.css")
def colours(name: str) -> Response:
    """The colours of all games; its name changes when they change."""
    sheet = descriptions.colours()
    return named(addresses.sheet_url(sheet), f"/styles/{name}.css", sheet, "text/css")


@router.get("/icons/{game}/{name}.svg")
def icons(game: str, name: str) -> Response:
    """The icons of the game as symbols, for the buttons of its options."""
    return named(addresses.icons_url(games[game]), f"/icons/{game}/{name}.svg", drawing.symbols(games[game]), SVG)


def named(known: str, asked: str, text: str, kind: str) -> Response:
    """A text that a browser may keep for ever, where it is asked for by today's name."""
    if known != asked:
        raise TableRefusal("page-unknown")
    return Response(text, media_type=kind, headers=FOREVER)


@router.get("/previews/{game}.png")
def preview(game: str) -> FileResponse:
    """What others show of a link to a page of the game: its own picture, or the sign of the house."""
    own = games[game].folder / "preview.png"
    return FileResponse(own if own.exists() else HERE / "static" / "icon-512.png", headers=DAY)


@router.get("/boards/{table}/{seal}.png")
async def board(table: str, seal: str, hall: InHall, language: Language) -> Response:
    """The board of a table as everybody may see it, for those who were told the address when they were called."""
    wanted = await to_thread.run_sync(hall_boards.seal, hall.store, table)
    if not hmac.compare_digest(wanted.encode(), seal.encode()):
        raise TableRefusal("page-unknown")
    headers = {"Cache-Control": "private, max-age=60", "Cross-Origin-Resource-Policy": "cross-origin"}
    return Response(await hall_boards.picture(hall, table, language), media_type="image/png", headers=headers)


@router.get("/pictures/{game}/{shape}.svg")
async def picture(game: str, shape: str, language: Language) -> Response:
    text = await to_thread.run_sync(boards.in_play, games[game], known_shape(shape), language)
    headers = {"Cache-Control": "public, max-age=3600", "Vary": "Cookie, Accept-Language"}
    return Response(text, media_type=SVG, headers=headers | {"Content-Security-Policy": own_sheets(text)})


@router.get("/pictures/{game}/examples/{clause}/{when}-{shape}.svg")
async def example(game: str, clause: str, when: str, shape: str, hall: InHall, language: Language) -> Response:
    """The board in the very position that a clause speaks of, or after the answer; drawn when somebody looks."""
    known, found = games[game], examples_of(games[game]).get(clause)
    moment = next((each for each in worked.WHEN if each == when), None)
    if found is None or moment is None:
        raise TableRefusal("page-unknown")
    text = await to_thread.run_sync(
        worked.picture, known, found, moment, known_shape(shape), language, limiter=hall.replays.players
    )
    headers = {"Cache-Control": "public, max-age=3600", "Vary": "Cookie, Accept-Language"}
    return Response(text, media_type=SVG, headers=headers | {"Content-Security-Policy": own_sheets(text)})


def own_sheets(picture: str) -> str:
    """A picture carries its style within itself: just these sheets are allowed to it, and nothing else."""
    sheets = re.findall(r"<style>(.*?)</style>", picture, re.DOTALL)
    known = [f"'sha256-{b64encode(hashlib.sha256(sheet.encode()).digest()).decode()}'" for sheet in sheets]
    return f"default-src 'none'; style-src {' '.join(known)}; frame-ancestors 'none'"
