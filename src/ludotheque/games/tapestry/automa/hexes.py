"""T-20.37, T-20.38: which of several hexes the Automa takes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.games.tapestry.automa.parties import ARROWS, AUTOMA, ONLY, TIEBREAKER, YOU
from ludotheque.games.tapestry.components import NONE, SIDES
from ludotheque.games.tapestry.map.atlas import HEXES
from ludotheque.games.tapestry.map.pieces import owner_of
from ludotheque.games.tapestry.map.territories import pieces
from ludotheque.games.tapestry.state import Tapestry

NO_WAY: Final = 99


def is_passable(state: Tapestry, hex: i64) -> bool:
    """T-20.38: the Automa could conquer its way across: no outpost of its own, at most one piece of yours."""
    yours: i64 = 0
    for at in range(2 * hex, 2 * hex + 2):
        piece = state.piece[at]
        if piece > 0:
            if owner_of(piece) == AUTOMA:
                return False
            if owner_of(piece) == YOU:
                yours += 1
    return yours < 2


def distances(state: Tapestry, goals: list[int]) -> list[int]:
    """T-20.38, R-63: by hex, the steps of the shortest way to the nearest goal; only what lies between is tested."""
    neighbours = state.atlas().neighbours
    found = [NO_WAY] * HEXES
    for goal in goals:
        found[goal] = 0
    reached = goals[:]
    for here in reached:
        if found[here] == 0 or is_passable(state, here):
            for side in range(SIDES):
                other = neighbours[SIDES * here + side]
                if other != NONE and found[other] == NO_WAY:
                    found[other] = found[here] + 1
                    reached.append(int(other))
    return found


class Aim:
    """T-20.40, T-20.43, T-20.46: the hexes still in question, and the last criterion that left some out."""

    def __init__(self, hexes: list[int]) -> None:
        self.hexes = hexes
        self.why: i64 = ONLY

    def keep_nearest(self, far: list[int], why: i64) -> None:
        """R-63: those with the shortest way; where there is no way from any, the criterion is skipped."""
        least = min([far[hex] for hex in self.hexes])
        self._keep([hex for hex in self.hexes if far[hex] == least], why)

    def keep_furthest(self, far: list[int], why: i64) -> None:
        """R-65: those with the longest way to the nearest of your territories; no way at all is longer."""
        most = max([far[hex] for hex in self.hexes])
        self._keep([hex for hex in self.hexes if far[hex] == most], why)

    def _keep(self, left: list[int], why: i64) -> None:
        if len(left) < len(self.hexes):
            self.hexes = left
            self.why = why

    def first_met(self, state: Tapestry) -> i64:
        """T-20.37: the one that the arrows of the tiebreaker card meet first."""
        if len(self.hexes) == 1:
            return self.hexes[0]
        self.why = ARROWS
        first = HEXES * state.automa[TIEBREAKER]
        best = self.hexes[0]
        for hex in self.hexes:
            if state.edition.automa.met[first + hex] < state.edition.automa.met[first + best]:
                best = hex
        return best


def your_lands(state: Tapestry) -> list[int]:
    """The territories you control."""
    return [hex for hex in range(HEXES) if state.controller[hex] == YOU]


def held_singly(state: Tapestry, seat: i64) -> list[int]:
    """T-20.43, T-20.67: the territories a party controls with a single piece on them."""
    return [hex for hex in range(HEXES) if state.controller[hex] == seat and pieces(state, hex) == 1]
