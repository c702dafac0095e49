"""T-7: exploring territories and space."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Effect, Plain
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.benefits.draws import draw_tiles
from ludotheque.games.tapestry.benefits.gain import Gain
from ludotheque.games.tapestry.benefits.measures import tiles
from ludotheque.games.tapestry.cards.age_of_sail import GiveTile
from ludotheque.games.tapestry.civilizations.militants import uncover_row
from ludotheque.games.tapestry.civilizations.mystics import watch_predictions
from ludotheque.games.tapestry.map.atlas import HEXES
from ludotheque.games.tapestry.map.territories import AtHex, alignment, put_outpost, touches
from ludotheque.games.tapestry.state import Tapestry


def is_open(state: Tapestry, seat: i64, hex: i64, anywhere: i64) -> bool:
    """T-7.1, T-7.8: an unexplored hex next to a territory one controls, or anywhere."""
    return state.tile[hex] == c.UNEXPLORED and (anywhere == 1 or touches(state, seat, hex))


def can_explore(state: Tapestry, seat: i64, anywhere: i64) -> bool:
    """T-7.6: a tile in supply, or coming by Age of Sail, and a hex for it."""
    if tiles(state, seat) == 0 and not state.enjoys(seat, c.AGE_OF_SAIL):
        return False
    return any(is_open(state, seat, hex, anywhere) for hex in range(HEXES))


class Explore(Effect[Tapestry]):
    """T-7.1, T-7.10: first Age of Sail's tiles and gift, then a `tile` (or any), a hex, an orientation."""

    def __init__(self, seat: i64, anywhere: i64, tile: i64) -> None:
        super().__init__(seat)
        self.anywhere = anywhere
        self.tile = tile

    def run(self, state: Tapestry) -> None:
        state.then(ChooseTile(self.seat, self.anywhere, self.tile))
        if state.enjoys(self.seat, c.AGE_OF_SAIL):
            state.then(GiveTile(self.seat))
            draw_tiles(state, self.seat, state.edition.card_count[c.AGE_OF_SAIL])


class Exploring(Plain[Tapestry]):
    """T-7.1: a question on the way to a tile on the map."""

    def __init__(self, seat: i64, anywhere: i64, tile: i64) -> None:
        super().__init__(seat)
        self.anywhere = anywhere
        self.tile = tile


class ChooseTile(Exploring):
    """T-7.1, T-7.6: a tile from supply; void without one, or without a hex to put it on."""

    CLAUSE: ClassVar[str] = "T-7.1"

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        if can_explore(state, self.seat, self.anywhere):
            for tile in range(len(state.tile_place)):
                mine = state.tile_place[tile] == c.FIRST_SUPPLY + self.seat
                if mine and (self.tile == c.NONE or self.tile == tile):
                    options.append(state.edition.verbs.carry[tile])
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        state.then(ChooseHex(self.seat, self.anywhere, action.value))


class ChooseHex(Exploring):
    """T-7.1: where the tile goes."""

    CLAUSE: ClassVar[str] = "T-7.1"

    def choices(self, state: Tapestry) -> list[Action]:
        explore = state.edition.verbs.explore
        return [explore[hex] for hex in range(HEXES) if is_open(state, self.seat, hex, self.anywhere)]

    def answer(self, state: Tapestry, action: Action) -> None:
        state.then(TurnTile(self.seat, self.tile, action.value))

    def because(self, state: Tapestry, action: Action) -> str:
        if action.verb != "explore":
            return ""
        return "far" if state.tile[action.value] == c.UNEXPLORED else "explored"


class TurnTile(AtHex):
    """T-7.1: in any of six orientations; those that look alike are offered once."""

    CLAUSE: ClassVar[str] = "T-7.1"

    def __init__(self, seat: i64, tile: i64, hex: i64) -> None:
        super().__init__(seat, hex)
        self.tile = tile

    def plain(self) -> bool:
        return True

    def choices(self, state: Tapestry) -> list[Action]:
        first = c.SIDES * self.tile
        corners = state.edition.tile_corners
        for at in range(first + 1, first + c.SIDES):
            if corners[at] != corners[first]:
                return state.edition.verbs.turn
        return state.edition.verbs.turn[:1]

    def answer(self, state: Tapestry, action: Action) -> None:
        """T-7.7, T-7.10: placed without an outpost; Militarism; alignment or Exploitation; the benefit."""
        state.changed |= c.MAP_PART | c.SUPPLY_PART
        state.tile[self.hex] = self.tile
        state.turned[self.hex] = action.value
        state.tile_place[self.tile] = c.TILE_ON_MAP
        if state.news is not None:
            state.tell("explored", "T-7.1", self.seat, self.hex, self.tile, alignment(state, self.hex))
        state.then(Reap(self.seat, self.hex))
        if state.enjoys(self.seat, c.MILITARISM) and state.outposts[self.seat] > 0:
            state.then(Garrison(self.seat, self.hex))


class Garrison(AtHex):
    """T-7.10, R-15: Militarism: an outpost may be put on the territory just explored; no conquest."""

    CLAUSE: ClassVar[str] = "T-7.10"

    def answer(self, state: Tapestry, action: Action) -> None:
        if action is state.edition.verbs.accept:
            put_outpost(state, self.seat, self.hex)
            state.tell("conquering", "T-7.10", self.seat, self.hex)
            watch_predictions(state, self.seat)
            uncover_row(state, self.seat)


class Reap(AtHex):
    """T-7.2, T-7.5, T-7.10: points for the sides that line up, then the tile's benefit; or, with Exploitation, the
    benefit twice and no points."""

    CLAUSE: ClassVar[str] = "T-7.10"

    def plain(self) -> bool:
        return True

    def choices(self, state: Tapestry) -> list[Action]:
        verbs = state.edition.verbs
        return [verbs.accept, verbs.decline] if state.enjoys(self.seat, c.EXPLOITATION) else [verbs.decline]

    def answer(self, state: Tapestry, action: Action) -> None:
        benefit = state.edition.tile_benefit[state.tile[self.hex]]
        if action is state.edition.verbs.accept:
            state.then(Gain(self.seat, benefit, c.FROM_TAPESTRY))
        else:
            points = alignment(state, self.hex)
            if points > 0:
                state.score[c.SOURCES * self.seat + c.FROM_EXPLORATION] += points
                state.tell("aligned", "T-7.2", self.seat, points)
        state.then(Gain(self.seat, benefit, c.FROM_EXPLORATION))


class Visit(Plain[Tapestry]):
    """T-7.9: one of one's space tiles is laid beside the income mat, and everything on it gained."""

    CLAUSE: ClassVar[str] = "T-7.9"

    def choices(self, state: Tapestry) -> list[Action]:
        visit = state.edition.verbs.visit
        places = state.space_place
        return [visit[at] for at in range(len(places)) if places[at] == c.FIRST_SPACE + self.seat]

    def answer(self, state: Tapestry, action: Action) -> None:
        state.changed |= c.SUPPLY_PART
        state.space_place[action.value] = c.FIRST_VISITED + self.seat
        state.tell("visited", "T-7.9", self.seat, action.value)
        state.then(Gain(self.seat, state.edition.space_benefit[action.value], c.FROM_SPACE))
