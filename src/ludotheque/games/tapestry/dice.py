"""T-10.4, T-10.5: the two conquer dice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.notation import TERM
from ludotheque.games.tapestry.components import FROM_CONQUEST, TERRITORY_WORD
from ludotheque.games.tapestry.gain import Gain
from ludotheque.games.tapestry.state import Tapestry

RED: Final = 0
BLACK: Final = 1


def gain_die(state: Tapestry, seat: i64, colour: i64, face: i64, hex: i64, source: i64 = FROM_CONQUEST) -> None:
    """T-10.5, R-10: what a die shows; the territory's own benefit where the black one says so, if there is any."""
    edition = state.edition
    phrase = edition.red_benefit[face] if colour == RED else edition.black_benefit[face]
    if edition.phrases[phrase].kind == TERM and edition.phrases[phrase].word == TERRITORY_WORD:
        gain_territory(state, seat, hex, source)
    else:
        state.then(Gain(seat, phrase, source))


def gain_territory(state: Tapestry, seat: i64, hex: i64, source: i64) -> None:
    """T-10.5: the benefit printed on a territory tile; a printed hex has none."""
    tile = state.tile[hex]
    if tile >= 0:
        state.then(Gain(seat, state.edition.tile_benefit[tile], source))
