"""T-14.5, R-27: Historians profit from the landmarks of those who hold their tokens."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Plain, Question
from ludotheque.games.tapestry.benefits.costs import discard_tile, supply
from ludotheque.games.tapestry.benefits.resources import receive
from ludotheque.games.tapestry.benefits.word import WORDS
from ludotheque.games.tapestry.civilizations.civilization import Civilization, cell
from ludotheque.games.tapestry.components import FROM_CIVILIZATION, HISTORIANS, MATS_PART, NONE
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.victory import score

SQUARES: Final = 4  # cells 0 to 3: 1 where a square is exposed; then, by seat, tokens given


class Historians(Civilization):
    """T-14.3: four tokens on four squares; gained later, all tokens are given at once."""

    def join(self, state: Tapestry, seat: i64) -> None:
        for square in range(SQUARES):
            state.then(GiveToken(seat, square))

    def income(self, state: Tapestry, seat: i64) -> None:
        state.then(PayTile(seat))


class PayTile(Question[Tapestry]):
    """T-14.5: a territory tile may be discarded to give a token away."""

    CLAUSE: ClassVar[str] = "T-14.5"

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        covered: i64 = 0
        for square in range(SQUARES):
            if state.mat[cell(HISTORIANS, square)] == 0:
                covered += 1
        if covered > 0:
            options = supply(state, self.seat, state.edition.verbs.discard_tile)
        return state.edition.verbs.or_decline(options)

    def answer(self, state: Tapestry, action: Action) -> None:
        if action.verb == "discard":
            discard_tile(state, self.seat, action.value, "T-14.5")
            state.then(ExposeSquare(self.seat))


class ExposeSquare(Question[Tapestry]):
    """T-14.5: the token is taken from a square of one's choice."""

    CLAUSE: ClassVar[str] = "T-14.5"

    def choices(self, state: Tapestry) -> list[Action]:
        square = state.edition.verbs.square
        return [square[at] for at in range(SQUARES) if state.mat[cell(HISTORIANS, at)] == 0]

    def answer(self, state: Tapestry, action: Action) -> None:
        state.then(GiveToken(self.seat, action.value))


class GiveToken(Plain[Tapestry]):
    """T-14.5, R-47: to any opponent, finished ones too; the square it covered stays exposed."""

    CLAUSE: ClassVar[str] = "R-47"

    def __init__(self, seat: i64, square: i64) -> None:
        super().__init__(seat)
        self.square = square

    def choices(self, state: Tapestry) -> list[Action]:
        return [state.edition.verbs.name[other] for other in range(state.seats) if other != self.seat]

    def answer(self, state: Tapestry, action: Action) -> None:
        state.changed |= MATS_PART
        state.mat[cell(HISTORIANS, self.square)] = 1
        state.mat[cell(HISTORIANS, SQUARES + action.value)] += 1
        state.tell("entrusted", "T-14.5", self.seat, action.value)


def watch_landmark(state: Tapestry, seat: i64) -> None:
    """R-27, T-18.5: a holder of a token gained a landmark: all exposed squares, once; only points when finished."""
    owner = state.civilization_owner[HISTORIANS]
    if owner < 0 or owner == seat or state.mat[cell(HISTORIANS, SQUARES + seat)] == 0:
        return
    for square in range(SQUARES):
        if state.mat[cell(HISTORIANS, square)] == 1:
            phrase = state.edition.phrases[state.edition.mats.historians[square]]
            kind = WORDS[phrase.word].resource()
            if kind != NONE:
                receive(state, owner, kind, phrase.count, "R-27")
            else:
                score(state, owner, phrase.count, FROM_CIVILIZATION, "R-27")
