"""Pages for people."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, RedirectResponse
from markupsafe import Markup

from ludotheque import drawing
from ludotheque.core.game import Game
from ludotheque.games import games
from ludotheque.table import rendering
from ludotheque.table.hall import archive, looking_back
from ludotheque.table.hall.hall import Hall
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.routes.context import InHall, Language
from ludotheque.table.seating import link
from ludotheque.table.shelf import addresses, descriptions, rulebook, summaries
from ludotheque.table.shelf.components import sections
from ludotheque.table.shown import boards, worked

router = APIRouter(include_in_schema=False)


@router.get("/")
async def home(request: Request, hall: InHall, language: Language) -> HTMLResponse:
    tables = await hall.open_tables(language)
    return rendering.render(request, "home", tables=tables, **shelf(hall, language))


def shelf(hall: Hall, language: str) -> dict[str, Any]:
    """All games with their pictures and colours, for the pages that show several."""
    return {
        "games": descriptions.on_shelf(language, hall.editions),
        "frontispieces": {game.id: Markup(drawing.frontispiece(game, language)) for game in descriptions.standing()},
        "colours": addresses.sheet_url(descriptions.colours()),
    }


@router.get("/me")
def me(request: Request) -> HTMLResponse:
    """My matches, my name, and how I am called."""
    return rendering.render(request, "me", colours=addresses.sheet_url(descriptions.colours()))


@router.get("/house")
def house(request: Request) -> HTMLResponse:
    """For those who keep the house; what stands on it comes by the interface, to them alone."""
    return rendering.render(request, "house")


@router.get("/worker.js")
def worker() -> FileResponse:
    """What a browser runs when it is called; it must lie at the root to lead to every table."""
    return FileResponse(rendering.HERE / "static/worker.js", media_type="text/javascript")


@router.get("/new")
def choose(request: Request, hall: InHall, language: Language) -> HTMLResponse:
    """Which game shall it be?"""
    return rendering.render(request, "choose", **shelf(hall, language))


@router.get("/new/{game}")
def new(request: Request, game: str, hall: InHall, language: Language) -> HTMLResponse:
    return rendering.render(request, "new", game=descriptions.described(games[game], language, hall.editions))


@router.get("/t/{id}/replay")
async def replay_table(request: Request, id: str, hall: InHall, language: Language) -> HTMLResponse:
    """The page of a replay; what is played on it comes by the interface, to those who may look."""
    live = await hall.table(id)
    if not live.match.over:
        raise TableRefusal("record-before-end")
    page = at_table(live.match.game, live.match.seats, hall, language)
    seen = "" if live.keyring.private else moment(request, f"t/{id}/replay", len(live.match.lines))
    return rendering.render(request, "replay", source=f"tables/{id}/replay", table_id=id, moment=seen, **page)


def moment(request: Request, replay: str, last: int) -> str:
    """The picture of the very position that a link leads to, where it names one."""
    at = request.query_params.get("at", "")
    there = at.isascii() and at.isdecimal() and len(at) < 6 and int(at) <= last
    return f"{replay}/{at}.png" if there and looking_back.draws_points() else ""


@router.get("/t/{id}/replay/try/{at}")
async def try_at_table(request: Request, id: str, at: int, hall: InHall, language: Language) -> HTMLResponse:
    """A little table where another line of a match is tried; the script sits down there."""
    live = await hall.table(id)
    if not live.match.over:
        raise TableRefusal("record-before-end")
    return little_table(request, live.match.game, live.match.seats, f"tables/{id}/replay/try/{at}", hall, language)


@router.get("/replay/{id}/try/{at}")
async def try_upload(request: Request, id: str, at: int, hall: InHall, language: Language) -> HTMLResponse:
    found = (await archive.source(hall, id)).record
    return little_table(request, games[found.game], found.seats, f"replays/{id}/try/{at}", hall, language)


def little_table(
    request: Request, game: Game, seats: int, address: str, hall: Hall, language: str
) -> HTMLResponse:  # fmt: skip
    """The page of a table that is kept nowhere; `address` is where its script sits down."""
    page = at_table(game, seats, hall, language)
    return rendering.render(request, "table", table="", lesson=address, **page)


def at_table(game: Game, seats: int, hall: Hall, language: str) -> dict[str, Any]:
    """What a page with a board on it needs before it knows the position."""
    return {
        "game": descriptions.described(game, language, hall.editions),
        "worlds": {shape: drawing.size(game, shape, "world", seats) for shape in drawing.SHAPES},
        "plates": {shape: boards.plate_url(game, shape) for shape in drawing.SHAPES},
    }


@router.get("/t/{id}")
async def table(request: Request, id: str, hall: InHall, language: Language) -> HTMLResponse:
    """The table, the same for everybody: who sits there is found out by the page's script, which has the key."""
    live = await hall.table(id)
    live.wake()
    return rendering.render(request, "table", table=id, **at_table(live.match.game, live.match.seats, hall, language))


@router.get("/t/{table}/{key}")
def old_link(table: str, key: str) -> RedirectResponse:
    """Links of former days had their key where servers and their logs can read it."""
    return RedirectResponse(link(quote(table), quote(key)), 303)


@router.get("/replay")
def replays(request: Request) -> HTMLResponse:
    """Matches to look at again: one's own, others', and those one has as a file."""
    colours = addresses.sheet_url(descriptions.colours())
    return rendering.render(request, "replay", source="", table_id=None, game=None, colours=colours)


@router.get("/replay/{id}")
async def replay_upload(request: Request, id: str, hall: InHall, language: Language) -> HTMLResponse:
    found = await archive.source(hall, id)
    page = at_table(games[found.record.game], found.record.seats, hall, language)
    seen = moment(request, f"replay/{id}", len(found.record.lines))
    return rendering.render(request, "replay", source=f"replays/{id}", table_id=None, moment=seen, **page)


@router.get("/rules")
def rulebooks(request: Request, hall: InHall, language: Language) -> HTMLResponse:
    """The rules of all games, chapter by chapter."""
    shown = shelf(hall, language)
    books = []
    for game in shown["games"]:
        chapters, rulings = rulebook.chapters(games[game["id"]], language)
        books.append((game, chapters, sum(len(each["clauses"]) for each in chapters) + len(rulings)))
    return rendering.render(request, "rulebooks", books=books, **shown)


@router.get("/rules/{game}")
def rules(request: Request, game: str, hall: InHall, language: Language) -> HTMLResponse:
    chapters, rulings = rulebook.chapters(games[game], language)
    described = descriptions.described(games[game], language, hall.editions)
    examples = worked.worked(games[game], language)
    return rendering.render(request, "rules", game=described, chapters=chapters, rulings=rulings, examples=examples)


@router.get("/rules/{game}/index.json")
def index(game: str, language: Language) -> JSONResponse:
    """All that can be found in the rules of a game: clauses, rulings, components."""
    headers = {"Cache-Control": "public, max-age=3600", "Vary": "Cookie, Accept-Language"}
    return JSONResponse(rulebook.index(games[game], language), headers=headers)


@router.get("/rules/{game}/summary")
def summary(request: Request, game: str, hall: InHall, language: Language) -> HTMLResponse:
    """All that one forgets, on one page to print."""
    described = descriptions.described(games[game], language, hall.editions)
    legend = drawing.legend(games[game], games[game].words(language))
    blocks = summaries.blocks(games[game], language)
    return rendering.render(request, "summary", game=described, blocks=blocks, legend=legend)


@router.get("/components/{game}")
def components(
    request: Request, game: str, hall: InHall, language: Language, edition: str | None = None
) -> HTMLResponse:
    described = descriptions.described(games[game], language, hall.editions)
    chosen = hall.editions.wanted(games[game], edition)
    shown = sections(games[game], chosen, language)
    legend = drawing.legend(games[game], games[game].words(language))
    return rendering.render(request, "components", game=described, edition=chosen, sections=shown, legend=legend)
