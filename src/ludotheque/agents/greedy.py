"""Greedy: looks one step ahead and takes what looks best."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ludotheque.agents.agent import Thinker
from ludotheque.agents.prospects import after
from ludotheque.core.action import Action
from ludotheque.core.outlook import Outlook, lead
from ludotheque.core.playout import settle
from ludotheque.core.rng import Rng
from ludotheque.core.sight import Eyes
from ludotheque.core.state import State


class GreedyAgent(Thinker):
    """Tries each option on a few guesses and takes the one after which its lead in outlook is best.

    With `whim` it answers at random so many times in a hundred, as a beginner might.
    """

    guesses: i64
    whim: i64

    def __init__(self, seed: int, guesses: i64 = 3, whim: i64 = 0) -> None:
        super().__init__(seed)
        self.guesses = guesses
        self.whim = whim

    def called(self) -> str:
        return "greedy"

    def weigh(self, eyes: Eyes, guess: State, options: list[Action]) -> Action:
        outlook = eyes.outlook
        if self.whim > 0 and self.rng.below(100) < self.whim:
            return options[self.rng.below(len(options))]
        worth = [0.0] * len(options)
        for number in range(self.guesses):
            if number > 0:
                guess = eyes.guess(self.rng)
            for at in range(len(options)):
                trial = after(guess, options[at], outlook, self.rng)
                worth[at] += lead([outlook.worth(trial, seat) for seat in range(trial.seats)], eyes.seat)
        best: i64 = 0
        for at in range(1, len(options)):
            if worth[at] > worth[best]:
                best = at
        return options[best]


def play_well(state: State, outlook: Outlook[Any], rng: Rng, most: i64, until: i64) -> None:
    """Answer for every seat what looks best to it one step ahead: `most` times, or until the clock says so."""
    given: i64 = 0
    while state.stack and given < most and (until == 0 or outlook.clock(state) < until):
        options = outlook.advised(state)
        if len(options) == 1:
            state.apply(options[0])
        else:
            state.apply(best_answer(state, outlook, options, rng))
            given += 1
        settle(state, rng)


def best_answer(state: State, outlook: Outlook[Any], options: list[Action], rng: Rng) -> Action:
    """The option after which its seat's own outlook is best; what it does to others would take as long again."""
    seat = state.stack[-1].seat
    best = options[0]
    most = -1e9
    for action in options:
        value = outlook.worth(after(state, action, outlook, rng), seat)
        if value > most:
            best = action
            most = value
    return best
