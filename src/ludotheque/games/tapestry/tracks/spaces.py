"""T-4.4, T-4.5, R-4: what the spaces of the tracks bring to who stands on them."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.state import Effect
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.benefits.gain import Exchange, Gain
from ludotheque.games.tapestry.state import Tapestry


def space_at(track: i64, space: i64) -> i64:
    """A space of a track among all of them."""
    return (c.LAST + 1) * track + space


class SpaceGain(Effect[Tapestry]):
    """T-4.4, T-4.5, R-4, R-5: the benefit of a space, then its bonus; each space once a turn for each player."""

    def __init__(self, seat: i64, space: i64, flags: i64) -> None:
        super().__init__(seat)
        self.space = space
        self.flags = flags

    def run(self, state: Tapestry) -> None:
        seat = self.seat
        if is_spent(state, seat, self.space) or state.finished[seat] == 1:
            return
        track = self.space // (c.LAST + 1)
        state.used[c.TRACKS * seat + track] |= 1 << self.space % (c.LAST + 1)
        bonus = state.edition.bonus[self.space]
        if bonus != c.NONE and self.flags & (c.PAYS_BONUS | c.FREE_BONUS):
            free = 1 if self.flags & c.FREE_BONUS or is_free(state, seat, bonus) else 0
            state.then(Exchange(seat, bonus, free, c.FROM_TRACK))
        if self.flags & c.GAINS_BENEFIT:
            copy_marriages(state, seat, self.space)
            state.then(Gain(seat, state.edition.benefit[self.space], c.FROM_TRACK))


def is_spent(state: Tapestry, seat: i64, space: i64) -> bool:
    """R-4: this player already gained this space in this turn; a start space never brings anything."""
    at = space % (c.LAST + 1)
    return at == 0 or state.used[c.TRACKS * seat + space // (c.LAST + 1)] >> at & 1 == 1


def is_free(state: Tapestry, seat: i64, bonus: i64) -> bool:
    """R-37: Wartime Economy: a bonus for one resource of any kind costs nothing."""
    return state.enjoys(seat, c.WARTIME_ECONOMY) and state.edition.phrases[bonus].parts[0].text == "any"


def copy_marriages(state: Tapestry, seat: i64, space: i64) -> None:
    """T-6.5, R-4: Marriage of State: who named this player and track gains the same benefit right after."""
    track = space // (c.LAST + 1)
    for offset in range(state.seats - 1, 0, -1):
        other = (seat + offset) % state.seats
        for at in range(2 * other, 2 * other + 2):
            if state.active[at] == c.MARRIAGE_OF_STATE and state.ally[at] == seat and state.pact[at] == track:
                state.then(Gain(other, state.edition.benefit[space], c.FROM_TAPESTRY))
