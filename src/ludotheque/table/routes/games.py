"""The interface for programs: the games and their rules."""

from __future__ import annotations

from fastapi import APIRouter

from ludotheque import drawing
from ludotheque.games import games
from ludotheque.table.protocol import replies, shelf
from ludotheque.table.routes.context import InHall, Language, refusals
from ludotheque.table.shelf import descriptions, rulebook

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games")
def all_games(hall: InHall, language: Language) -> list[shelf.ShelfGame]:
    """The games on the shelf, with what can be agreed on before a match."""
    return descriptions.on_shelf(language, hall.editions)


@router.get("/games/{game}/legend", responses=refusals(404))
def legend(game: str, language: Language) -> list[replies.Sign]:
    """What the icons of a game mean."""
    known = games[game]
    return [{"icon": icon, "text": text} for icon, text in drawing.legend(known, known.words(language))]


@router.get("/rules/{game}/{clause}", responses=refusals(404))
def clause(game: str, clause: str, language: Language) -> shelf.Clause:
    """One clause of the rules, with the rulings it refers to."""
    return rulebook.clause(games[game], clause, language)
