"""T-10.4, T-10.5: the two conquer dice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.games.tapestry.benefits.gain import Gain
from ludotheque.games.tapestry.components import FROM_CONQUEST, NONE
from ludotheque.games.tapestry.state import Tapestry

RED: Final = 0
BLACK: Final = 1


def gain_die(state: Tapestry, seat: i64, colour: i64, face: i64, hex: i64, source: i64 = FROM_CONQUEST) -> None:
    """T-10.5, R-10: what a die shows; the territory's own benefit where the black one says so, if there is any."""
    phrase = state.edition.red_benefit[face] if colour == RED else black_benefit(state, face, hex)
    state.then(Gain(seat, phrase, source))


def black_benefit(state: Tapestry, face: i64, hex: i64) -> i64:
    """T-10.5: the phrase that the black die gives on a territory, NONE where that has none."""
    number = state.edition.black_benefit[face]
    return territory_benefit(state, hex) if number == state.edition.territory else number


def gain_territory(state: Tapestry, seat: i64, hex: i64, source: i64) -> None:
    """T-10.5: the benefit printed on a territory tile; a printed hex has none."""
    state.then(Gain(seat, territory_benefit(state, hex), source))


def territory_benefit(state: Tapestry, hex: i64) -> i64:
    """T-10.5: the phrase on a territory tile; NONE on a printed hex."""
    tile = state.tile[hex]
    if tile >= 0:
        return state.edition.tile_benefit[tile]
    return NONE
