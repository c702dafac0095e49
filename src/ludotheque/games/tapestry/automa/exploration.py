"""T-20.44, T-20.46: the Automa explores: where to, and how the tile comes to lie."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Chance, Stage
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.automa.decisions import Consult
from ludotheque.games.tapestry.automa.hexes import Aim, distances, your_lands
from ludotheque.games.tapestry.automa.parties import AUTOMA, AUTOMA_FAVOURITE, FURTHEST, NO_HEX, TIEBREAKER
from ludotheque.games.tapestry.benefits.draws import DrawTile
from ludotheque.games.tapestry.benefits.measures import members
from ludotheque.games.tapestry.map.atlas import HEXES
from ludotheque.games.tapestry.map.exploration import is_open
from ludotheque.games.tapestry.state import Tapestry


def open_hexes(state: Tapestry, anywhere: i64) -> list[int]:
    """T-20.46, R-67: unexplored hexes next to its territories, or anywhere; none where no tile is left to draw."""
    if members(state.tile_place, c.TILE_DECK) + members(state.tile_place, c.TILE_DISCARDED) == 0:
        return []
    return [hex for hex in range(HEXES) if is_open(state, AUTOMA, hex, anywhere)]


class OnMap(Stage[Tapestry]):
    """What a bot does next to its own territories, or anywhere."""

    def __init__(self, anywhere: i64) -> None:
        super().__init__()
        self.anywhere = anywhere


class BotExplore(OnMap):
    """T-20.46, R-65: furthest from your territories, unless the Automa favours the military track; then the arrows.
    Nothing is gained."""

    def run(self, state: Tapestry) -> None:
        hexes = open_hexes(state, self.anywhere)
        if not hexes:
            state.tell("bot-skipped", "T-20.46", AUTOMA, NO_HEX)
            return
        aim = Aim(hexes)
        if state.automa[AUTOMA_FAVOURITE] != c.MILITARY:
            aim.keep_furthest(distances(state, your_lands(state)), FURTHEST)
        if len(aim.hexes) > 1 and state.automa[TIEBREAKER] == c.NONE:
            state.then(Consult(), self)
            return
        hex = aim.first_met(state)
        state.tell("bot-exploring", "T-20.46", AUTOMA, hex, aim.why)
        state.then(BotFind(AUTOMA, hex))


class BotFind(DrawTile):
    """T-20.44, T-20.46: a territory tile is drawn for a hex ..."""

    CLAUSE: ClassVar[str] = "T-20.46"

    def __init__(self, to: i64, hex: i64) -> None:
        super().__init__(to)
        self.hex = hex

    def answer(self, state: Tapestry, action: Action) -> None:
        state.then(BotSpin(self.hex, action.value))


class BotSpin(Chance[Tapestry]):
    """T-20.44, T-20.46: ... and laid in a random orientation."""

    CLAUSE: ClassVar[str] = "T-20.46"

    def __init__(self, hex: i64, tile: i64) -> None:
        super().__init__()
        self.hex = hex
        self.tile = tile

    def choices(self, state: Tapestry) -> list[Action]:
        return state.edition.verbs.turn

    def answer(self, state: Tapestry, action: Action) -> None:
        state.changed |= c.MAP_PART | c.SUPPLY_PART
        state.tile[self.hex] = self.tile
        state.turned[self.hex] = action.value
        state.tile_place[self.tile] = c.TILE_ON_MAP
        state.tell("bot-explored", "T-20.46", AUTOMA, self.hex, self.tile)
