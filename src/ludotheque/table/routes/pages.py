"""Pages for people."""

from __future__ import annotations

from urllib.parse import quote

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from markupsafe import Markup

from ludotheque import drawing
from ludotheque.games import games
from ludotheque.table import rendering
from ludotheque.table.hall import archive
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.routes.context import InHall, Language
from ludotheque.table.seating import link
from ludotheque.table.shelf import addresses, descriptions, rulebook
from ludotheque.table.shelf.components import sections

router = APIRouter(include_in_schema=False)


@router.get("/")
async def home(request: Request, hall: InHall, language: Language) -> HTMLResponse:
    tables = await hall.open_tables(language)
    standing = descriptions.standing()
    pictures = {game.id: Markup(drawing.frontispiece(game, language)) for game in standing}
    shown = [descriptions.described(game, language, hall.editions) for game in standing]
    return rendering.render(
        request,
        "home",
        games=shown,
        tables=tables,
        frontispieces=pictures,
        colours=addresses.sheet_url(descriptions.colours()),
    )


@router.get("/new/{game}")
def new(request: Request, game: str, hall: InHall, language: Language) -> HTMLResponse:
    return rendering.render(request, "new", game=descriptions.described(games[game], language, hall.editions))


@router.get("/t/{id}/replay")
async def replay_table(request: Request, id: str, hall: InHall, language: Language) -> HTMLResponse:
    """The page of a replay; what is played on it comes by the interface, to those who may look."""
    live = await hall.table(id)
    if not live.match.over:
        raise TableRefusal("record-before-end")
    game = descriptions.described(live.match.game, language, hall.editions)
    return rendering.render(request, "replay", source=f"tables/{id}/replay", table_id=id, game=game)


@router.get("/t/{id}")
async def table(request: Request, id: str, hall: InHall, language: Language) -> HTMLResponse:
    """The table, the same for everybody: who sits there is found out by the page's script, which has the key."""
    live = await hall.table(id)
    live.wake()
    game = descriptions.described(live.match.game, language, hall.editions)
    return rendering.render(request, "table", table=id, game=game)


@router.get("/t/{table}/{key}")
def old_link(table: str, key: str) -> RedirectResponse:
    """Links of former days had their key where servers and their logs can read it."""
    return RedirectResponse(link(quote(table), quote(key)), 303)


@router.get("/replay")
def upload(request: Request) -> HTMLResponse:
    return rendering.render(request, "replay", source="", table_id=None, game=None)


@router.get("/replay/{id}")
async def replay_upload(request: Request, id: str, hall: InHall, language: Language) -> HTMLResponse:
    found = await archive.source(hall, id)
    game = descriptions.described(games[found.record.game], language, hall.editions)
    return rendering.render(request, "replay", source=f"replays/{id}", table_id=None, game=game)


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
    legend = drawing.legend(games[game], games[game].words(language))
    return rendering.render(request, "components", game=described, edition=chosen, sections=shown, legend=legend)
