"""T-13.7: cards about the map: Coal Baron, Colonialism, Revolution."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Plain, Question
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.benefits.draws import DrawTile, draw_tiles
from ludotheque.games.tapestry.benefits.resources import receive
from ludotheque.games.tapestry.cards.laying import Card
from ludotheque.games.tapestry.civilizations.mystics import watch_predictions
from ludotheque.games.tapestry.map.atlas import HEXES
from ludotheque.games.tapestry.map.conquest import topple
from ludotheque.games.tapestry.map.exploration import Explore
from ludotheque.games.tapestry.map.pieces import TOPPLED, kind_of, owner_of, stands
from ludotheque.games.tapestry.map.territories import settle_control
from ludotheque.games.tapestry.state import Tapestry


class CoalBaron(Card):
    """T-13.7: a tile is drawn and explored with; then each neighbour gains one."""

    def play(self, state: Tapestry, seat: i64, place: i64) -> None:
        left = state.left_of(seat)
        right = state.right_of(seat)
        if right != left:
            draw_tiles(state, right, 1)
        draw_tiles(state, left, 1)
        state.then(Prospect(seat))


class Prospect(DrawTile):
    """T-13.7: only the tile just drawn may be used; if it cannot be placed it is kept."""

    CLAUSE: ClassVar[str] = "T-13.7"

    def answer(self, state: Tapestry, action: Action) -> None:
        state.changed |= c.SUPPLY_PART
        state.tile_place[action.value] = c.FIRST_SUPPLY + self.to
        state.tell("found", "T-13.7", self.to, action.value)
        state.then(Explore(self.to, 0, action.value))


class Levy(Plain[Tapestry]):
    """T-13.7: Colonialism: a placed tile that one controls, not a printed hex; one resource for each kind of land on
    it, inner islands too."""

    CLAUSE: ClassVar[str] = "T-13.7"

    def choices(self, state: Tapestry) -> list[Action]:
        levy = state.edition.verbs.levy
        return [levy[hex] for hex in range(HEXES) if state.controller[hex] == self.seat and state.tile[hex] >= 0]

    def answer(self, state: Tapestry, action: Action) -> None:
        lands = state.edition.tile_lands[state.tile[action.value]]
        for terrain in range(len(c.TERRAINS)):
            kind = state.edition.land_resource[terrain]
            if kind != c.NONE and lands >> terrain & 1 == 1:
                receive(state, self.seat, kind, 1, "T-13.7")


class Revolution(Card):
    """T-13.7, R-14, R-15: a resource, or toppled outposts rise."""

    def play(self, state: Tapestry, seat: i64, place: i64) -> None:
        state.then(Revolt(seat, 0))


def can_rise(state: Tapestry, seat: i64, hex: i64) -> bool:
    """R-53: an outpost of one's own lies there, and an opponent's piece stands."""
    mine = False
    theirs = False
    for at in range(2 * hex, 2 * hex + 2):
        piece = state.piece[at]
        if piece > TOPPLED and owner_of(piece) == seat and kind_of(piece) == c.OUTPOST:
            mine = True
        if stands(piece) and owner_of(piece) != seat:
            theirs = True
    return mine and theirs


class Revolt(Question[Tapestry]):
    """R-14, R-15, R-53: one resource instead; or up to three territories in which the fallen stand up."""

    CLAUSE: ClassVar[str] = "T-13.7"

    def __init__(self, seat: i64, risen: i64) -> None:
        super().__init__(seat)
        self.risen = risen

    def choices(self, state: Tapestry) -> list[Action]:
        verbs = state.edition.verbs
        options: list[Action] = []
        if self.risen < state.edition.card_count[c.REVOLUTION]:
            for hex in range(HEXES):
                if can_rise(state, self.seat, hex):
                    options.append(verbs.rally[hex])
        if self.risen == 0:
            return verbs.take + options
        if options:
            options.append(verbs.stop)
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        if action.verb == "take":
            receive(state, self.seat, action.value, 1, "T-13.7")
        elif action.verb == "rally":
            state.then(Revolt(self.seat, self.risen + 1))
            rise(state, self.seat, action.value)


def rise(state: Tapestry, seat: i64, hex: i64) -> None:
    """R-14, R-15: the opponent's piece falls, which counts for the objective; one's own stands and controls."""
    for at in range(2 * hex, 2 * hex + 2):
        piece = state.piece[at]
        if stands(piece) and owner_of(piece) != seat:
            topple(state, seat, owner_of(piece), hex)
            break
    for at in range(2 * hex, 2 * hex + 2):
        piece = state.piece[at]
        if piece > TOPPLED and owner_of(piece) == seat and kind_of(piece) == c.OUTPOST:
            state.changed |= c.MAP_PART
            state.piece[at] -= TOPPLED
            break
    settle_control(state, hex)
    state.tell("rallied", "R-14", seat, hex)
    watch_predictions(state, seat)
