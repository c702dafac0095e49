"""T-14.6: the official adjustments of civilizations, where the players agreed on them."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.state import Effect
from ludotheque.games.tapestry.benefits.costs import charge
from ludotheque.games.tapestry.benefits.gain import Gain
from ludotheque.games.tapestry.components import FROM_CIVILIZATION, NONE
from ludotheque.games.tapestry.state import Tapestry


class Adjust(Effect[Tapestry]):
    """T-14.6, T-20.75: once, after the first income turn, for the civilization one started with: a gift or a loss."""

    def run(self, state: Tapestry) -> None:
        civilization: i64 = state.first_civilization[self.seat]
        mats = state.edition.mats
        if state.seats < mats.adjusted_from[civilization]:
            return
        if mats.adjustment[civilization] != NONE:
            state.then(Gain(self.seat, mats.adjustment[civilization], FROM_CIVILIZATION))
        if mats.forfeit[civilization] != NONE:
            charge(state, self.seat, state.edition.phrases[mats.forfeit[civilization]])
