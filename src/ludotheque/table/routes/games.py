"""The interface for programs: the games and their rules."""

from __future__ import annotations

from fastapi import APIRouter

from ludotheque.games import games
from ludotheque.table import rulebook, shelf
from ludotheque.table.routes import replies
from ludotheque.table.routes.context import InHall, Language

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games")
def all_games(hall: InHall, language: Language) -> list[replies.GameModel]:
    """The games on the shelf, with what can be agreed on before a match."""
    return shelf.shelf(language, hall.editions)


@router.get("/rules/{game}/{clause}", responses=replies.refusals(404))
def clause(game: str, clause: str, language: Language) -> replies.ClauseModel:
    """One clause of the rules, with the rulings it refers to."""
    return replies.ClauseModel.model_validate(rulebook.clause(games[game], clause, language))
