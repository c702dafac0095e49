"""T-7.10, R-47: Age of Sail's gift of a territory tile."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Plain, Question
from ludotheque.games.tapestry.benefits.costs import supply
from ludotheque.games.tapestry.components import AGE_OF_SAIL, FIRST_SUPPLY, FROM_TAPESTRY, SUPPLY_PART
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.victory import score


class GiveTile(Question[Tapestry]):
    """T-7.10, R-47: Age of Sail: a tile may go to an opponent still in the game, for points."""

    CLAUSE: ClassVar[str] = "T-7.10"

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        if rivals_in_play(state, self.seat):
            options = supply(state, self.seat, state.edition.verbs.give)
        return state.edition.verbs.or_decline(options)

    def answer(self, state: Tapestry, action: Action) -> None:
        if action.verb == "give":
            state.then(GiveTileTo(self.seat, action.value))


class GiveTileTo(Plain[Tapestry]):
    """T-7.10, R-47: to whom the tile goes."""

    CLAUSE: ClassVar[str] = "R-47"

    def __init__(self, seat: i64, tile: i64) -> None:
        super().__init__(seat)
        self.tile = tile

    def choices(self, state: Tapestry) -> list[Action]:
        return [state.edition.verbs.name[other] for other in rivals_in_play(state, self.seat)]

    def answer(self, state: Tapestry, action: Action) -> None:
        state.changed |= SUPPLY_PART
        state.tile_place[self.tile] = FIRST_SUPPLY + action.value
        state.tell("gave", "T-7.10", self.seat, action.value, self.tile)
        score(state, self.seat, state.edition.card_points[AGE_OF_SAIL], FROM_TAPESTRY, "T-7.10")


def rivals_in_play(state: Tapestry, seat: i64) -> list[int]:
    """T-18.5, R-86: opponents who have not finished, clockwise; bots take no gifts."""
    found: list[int] = []
    for offset in range(1, state.seats):
        other = (seat + offset) % state.seats
        if state.finished[other] == 0 and not state.is_bot(other):
            found.append(int(other))
    return found
