"""T-14.5, R-28, R-45: Isolationists close off what was empty, and count their largest land."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.benefits.resources import receive_any
from ludotheque.games.tapestry.civilizations.civilization import TOKENS_LEFT, Civilization, cell
from ludotheque.games.tapestry.map.atlas import HEXES
from ludotheque.games.tapestry.map.pieces import piece_of
from ludotheque.games.tapestry.map.territories import AtHex, corner, put
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.victory import score


class Isolationists(Civilization):
    """T-14.3, R-45: tokens at the start, points at the end."""

    def set_up(self, state: Tapestry, seat: i64) -> None:
        state.changed |= c.MATS_PART
        state.mat[cell(c.ISOLATIONISTS, TOKENS_LEFT)] = state.edition.mats.isolationist_tokens

    def last(self, state: Tapestry, seat: i64) -> None:
        """R-28, R-45: by the table, at most its last entry; nothing without any land."""
        size = largest_area(state, seat)
        areas = state.edition.mats.areas
        if size > 0:
            score(state, seat, areas[min(size, len(areas)) - 1], c.FROM_CIVILIZATION, "R-45")


def offer_token(state: Tapestry, seat: i64, hex: i64) -> None:
    """T-10.14: directly after the outpost, on a territory that was empty."""
    if state.holds(seat, c.ISOLATIONISTS) and state.mat[cell(c.ISOLATIONISTS, TOKENS_LEFT)] > 0:
        state.then(CloseOff(seat, hex))


class CloseOff(AtHex):
    """T-10.10, T-10.14: a token beside the outpost: nobody can conquer the territory any more, and one resource."""

    CLAUSE: ClassVar[str] = "T-10.14"

    def answer(self, state: Tapestry, action: Action) -> None:
        if action is state.edition.verbs.accept:
            state.changed |= c.MATS_PART
            state.mat[cell(c.ISOLATIONISTS, TOKENS_LEFT)] -= 1
            put(state, self.hex, piece_of(self.seat, c.TOKEN))
            state.tell("placed", "T-10.14", self.seat, self.hex)
            receive_any(state, self.seat, 1)


def largest_area(state: Tapestry, seat: i64) -> int:
    """R-45: territories in the largest area of one land, connected where it touches across a common side."""
    best = 0
    for terrain in range(c.SEA + 1, len(c.TERRAINS)):
        seen = [False] * HEXES
        for start in range(HEXES):
            if state.controller[start] == seat and not seen[start] and shows(state, start, terrain):
                best = max(best, spread(state, seat, start, terrain, seen))
    return best


def spread(state: Tapestry, seat: i64, start: i64, terrain: i64, seen: list[bool]) -> int:
    """How many territories are connected with this one by a terrain."""
    neighbours = state.atlas().neighbours
    reached = [int(start)]
    seen[start] = True
    for here in reached:
        for side in range(c.SIDES):
            other = neighbours[c.SIDES * here + side]
            if other != c.NONE and state.controller[other] == seat and not seen[other]:
                first = corner(state, here, side)
                second = corner(state, here, (side + 1) % c.SIDES)
                if (first == terrain and corner(state, other, (side + 4) % c.SIDES) == terrain) or (
                    second == terrain and corner(state, other, (side + 3) % c.SIDES) == terrain
                ):
                    seen[other] = True
                    reached.append(int(other))
    return len(reached)


def shows(state: Tapestry, hex: i64, terrain: i64) -> bool:
    """R-45: a land at a corner, or drawn inside, where it is an area of its own."""
    tile = state.tile[hex]
    inner = state.edition.tile_inner[tile] if tile >= 0 else state.atlas().inner[hex]
    if inner >> terrain & 1 == 1:
        return True
    return any(corner(state, hex, at) == terrain for at in range(c.SIDES))
