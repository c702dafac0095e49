"""R-31, R-44, R-53: Nomads may put buildings and landmarks on the map."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.games.tapestry.benefits.resources import receive_any
from ludotheque.games.tapestry.civilizations.civilization import Civilization
from ludotheque.games.tapestry.civilizations.mystics import watch_predictions
from ludotheque.games.tapestry.components import NOMADS
from ludotheque.games.tapestry.map.atlas import HEXES
from ludotheque.games.tapestry.map.pieces import piece_of
from ludotheque.games.tapestry.map.territories import is_territory, pieces, put, touches
from ludotheque.games.tapestry.state import Tapestry


class Nomads(Civilization):
    """T-14.5: nothing but another place for what is built."""


def add_sites(state: Tapestry, seat: i64, options: list[Action]) -> None:
    """R-44, R-53: own territories with exactly one piece, and empty ones next to an own one."""
    if state.holds(seat, NOMADS):
        for hex in range(HEXES):
            if is_territory(state, hex):
                count = pieces(state, hex)
                if (count == 1 and state.controller[hex] == seat) or (count == 0 and touches(state, seat, hex)):
                    options.append(state.edition.verbs.settle[hex])


def settle(state: Tapestry, seat: i64, hex: i64, kind: i64) -> None:
    """R-31, R-53: it stands there like an outpost, without a conquest; beside another piece it brings a resource."""
    shared = pieces(state, hex) == 1
    put(state, hex, piece_of(seat, kind))
    state.tell("settled", "R-53", seat, hex)
    watch_predictions(state, seat)
    if shared:
        receive_any(state, seat, 1)
