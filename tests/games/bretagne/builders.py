"""Players who help each other to build every lighthouse; none of them wants to win."""

from __future__ import annotations

from typing import Final

from ludotheque.core.action import Action
from ludotheque.core.match import Match
from ludotheque.core.playout import settle
from ludotheque.core.rng import Rng
from ludotheque.games.bretagne.components import KINDS, PORTS, RESOURCES, TOWERS
from ludotheque.games.bretagne.state import Bretagne

FIRST_TRIES: Final = 4000  # rounds imagined before the first answer of a round ...
TRIES: Final = 100  # ... and before every later one
FLOOR: Final = (3.0, 4.5, 8.0)  # what a floor still to be built costs, by category, in resources
RENTS: Final = (1.0, 1.0, 1.0, 1.0, 1.0, 0.2, 0.8, 2.0, 0.5, 0.0)  # by good


class Builders:
    """They imagine the rest of the round many times, and go on with the best they have found."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.plan: list[str] = []
        self.hope = -1e9
        self.round = -1

    def choose(self, match: Match) -> str:
        state = match.state
        assert isinstance(state, Bretagne)
        tries = TRIES
        if state.round != self.round or not self.plan or self.plan[0] not in map(str, match.options):
            self.hope = -1e9
            self.round = state.round
            tries = FIRST_TRIES
        for _ in range(tries):
            self.imagine(state)
        return self.plan.pop(0)

    def imagine(self, state: Bretagne) -> None:
        """The rest of the round in some way, kept if it is the best so far."""
        trial = state.clone()
        answers: list[str] = []
        settle(trial, self.rng)
        while trial.stack and trial.round == state.round:
            action = self.eager(trial, trial.legal)
            answers.append(str(action))
            trial.apply(action)
            settle(trial, self.rng)
        hope = prospects(trial)
        if hope > self.hope:
            self.hope = hope
            self.plan = answers

    def eager(self, state: Bretagne, options: list[Action]) -> Action:
        """Rather build than trade, rather trade than pass; workers come home, save one for a port."""
        rng = self.rng
        verb = options[0].verb
        if verb == "stay":
            return options[0] if rng.below(4) else options[min(1, len(options) - 1)]
        for wanted, odds in (("build", 4), ("visit", 12), ("exchange", 3), ("send", 20)):
            eager = [option for option in options if option.verb == wanted]
            if eager and rng.below(odds):
                return eager[rng.below(len(eager))]
        if verb == "play":
            return options[-1]
        return options[rng.below(len(options))]


def prospects(state: Bretagne) -> float:
    """How far the work has come, and what there is for the rounds to come."""
    edition = state.edition
    worth = 0.0
    for tower in range(TOWERS):
        if not state.built[tower]:
            worth -= FLOOR[edition.category[tower]] * int(edition.floors[tower] - state.height[tower])
    left = edition.rounds - state.round + 1
    for seat in range(state.seats):
        worth += 0.9 * int(state.purse[seat]) + int(sum(state.goods[RESOURCES * seat : RESOURCES * (seat + 1)]))
        worth += 1.2 * int(sum(state.hand[KINDS * seat : KINDS * (seat + 1)]))
        for port in range(PORTS):
            if state.in_port[PORTS * seat + port]:
                rent = edition.rent_improved[state.rent[port]]
                worth += float(left * rent.count) * RENTS[rent.word]
    return worth
