"""D-4, D-5: the cups are lifted, and somebody loses a die or wins one back."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.state import Effect

from .components import ACES, FACES
from .state import Dudo
from .victory import drop_out


class Lift(Effect[Dudo]):
    """D-4.1 to D-4.3, D-5.2: all dice are shown and counted, and a die changes hands."""

    def __init__(self, seat: i64, exact: i64) -> None:
        super().__init__(seat)
        self.exact = exact

    def run(self, state: Dudo) -> None:
        there = matching(state)
        state.tell("calza" if self.exact else "doubted", "D-5.1" if self.exact else "D-4.1", self.seat, state.bidder)
        show(state, self.seat, there)
        state.tell("counted", "D-4.1", there, state.face)
        if self.exact and there == state.count:
            win_back(state, self.seat)
        elif self.exact or there >= state.count:
            lose(state, self.seat)
        else:
            lose(state, state.bidder)


def matching(state: Dudo) -> i64:
    """D-3.1, D-5.4: how many dice show the face that was bid, aces among them unless it is a palifico."""
    total: i64 = 0
    for seat in range(state.seats):
        total += state.dice[FACES * seat + state.face]
        if state.face != ACES and not state.palifico:
            total += state.dice[FACES * seat + ACES]
    return total


def show(state: Dudo, caller: i64, there: i64) -> None:
    """D-4.1: from now on these dice are everybody's knowledge; nothing lies hidden until the next shake."""
    for at in range(len(state.dice)):
        state.shown[at] = state.dice[at]
        state.dice[at] = 0
    state.called = vec[i64]([state.count, state.face, state.bidder, caller, int(state.palifico)])
    state.found = there
    state.uncover()


def lose(state: Dudo, seat: i64) -> None:
    """D-4.2, D-4.3, D-5.3, D-5.4: a die goes into the box; the loser starts, in palifico with a last die."""
    state.held[seat] -= 1
    state.lost += 1
    state.tell("lost", "D-4.2", seat, state.held[seat])
    state.leader = seat
    state.palifico = state.held[seat] == 1 and state.with_dice() >= state.edition.palifico_needs
    if state.held[seat] == 0:
        drop_out(state, seat)


def win_back(state: Dudo, seat: i64) -> None:
    """D-5.2: who called it exactly takes a die back, but never has more than at first; and starts."""
    state.tell("exact", "D-5.2", seat)
    if state.held[seat] < state.edition.dice:
        state.held[seat] += 1
        state.lost -= 1
        state.tell("regained", "D-5.2", seat, state.held[seat])
    state.leader = seat
    state.palifico = False
