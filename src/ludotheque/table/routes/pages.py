"""Pages for people."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from markupsafe import Markup

from ludotheque import drawing
from ludotheque.games import games
from ludotheque.table import rendering
from ludotheque.table.hall import archive
from ludotheque.table.routes.context import InHall, Language
from ludotheque.table.shelf import descriptions, rulebook
from ludotheque.table.shelf.components import sections

router = APIRouter(include_in_schema=False)
SECRET = {"Cache-Control": "no-store", "Referrer-Policy": "no-referrer"}


@router.get("/")
async def home(request: Request, hall: InHall, language: Language) -> HTMLResponse:
    tables = await hall.open_tables(language)
    standing = descriptions.standing()
    pictures = {game.id: Markup(drawing.frontispiece(game, language)) for game in standing}
    colours = {game.id: Markup(drawing.colours(game)) for game in standing}
    shown = [descriptions.described(game, language, hall.editions) for game in standing]
    return rendering.render(request, "home", games=shown, tables=tables, frontispieces=pictures, colours=colours)


@router.get("/new/{game}")
def new(request: Request, game: str, hall: InHall, language: Language) -> HTMLResponse:
    return rendering.render(request, "new", game=descriptions.described(games[game], language, hall.editions))


@router.get("/t/{table}/replay")
async def replay_table(request: Request, table: str, hall: InHall, language: Language) -> HTMLResponse:
    return await replay_page(request, hall, table, language)


@router.get("/t/{table}")
async def watch(request: Request, table: str, hall: InHall, language: Language) -> HTMLResponse:
    return await table_page(request, hall, table, None, language)


@router.get("/t/{table}/{key}")
async def play(request: Request, table: str, key: str, hall: InHall, language: Language) -> HTMLResponse:
    return await table_page(request, hall, table, key, language)


async def table_page(request: Request, hall: InHall, id: str, key: str | None, language: str) -> HTMLResponse:
    table = await hall.table(id)
    table.wake()
    table.opened_by(key)
    game = descriptions.described(table.match.game, language, hall.editions)
    page = rendering.render(request, "table", table=id, key=key or "", game=game)
    page.headers.update(SECRET)
    return page


@router.get("/replay")
def upload(request: Request) -> HTMLResponse:
    return rendering.render(request, "replay", source="", game=None)


@router.get("/replay/{id}")
async def replay_upload(request: Request, id: str, hall: InHall, language: Language) -> HTMLResponse:
    return await replay_page(request, hall, id, language)


async def replay_page(request: Request, hall: InHall, id: str, language: str) -> HTMLResponse:
    source = await archive.source(hall, id)
    game = descriptions.described(games[source.record.game], language, hall.editions)
    return rendering.render(request, "replay", source=id, game=game)


@router.get("/rules/{game}")
def rules(request: Request, game: str, hall: InHall, language: Language) -> HTMLResponse:
    chapters, rulings = rulebook.chapters(games[game], language)
    described = descriptions.described(games[game], language, hall.editions)
    return rendering.render(request, "rules", game=described, chapters=chapters, rulings=rulings)


@router.get("/components/{game}")
def components(
    request: Request, game: str, hall: InHall, language: Language, edition: str | None = None
) -> HTMLResponse:
    described = descriptions.described(games[game], language, hall.editions)
    chosen = hall.editions.wanted(games[game], edition)
    shown = sections(games[game], chosen, language)
    return rendering.render(request, "components", game=described, edition=chosen, sections=shown)
