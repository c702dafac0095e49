"""Two answers compared at first sight: how much better or worse off each seat is by one than by the other."""

from __future__ import annotations

from typing import Final

from ludotheque.agents.prospects import after, prospects
from ludotheque.core.action import Action
from ludotheque.core.rng import Rng
from ludotheque.core.sight import Eyes

GUESSES: Final = 8  # on which two answers are compared


def sways(eyes: Eyes, best: Action, second: Action, rng: Rng) -> list[float]:
    """How the prospects of each seat differ after two answers, on some guesses with the same luck."""
    found = [0.0] * eyes.seats
    for _ in range(GUESSES):
        guessed, luck = eyes.guess(rng), rng.below(1 << 30)
        for action, sign in ((best, 1), (second, -1)):
            trial = after(guessed, action, eyes.outlook, Rng(luck))
            for seat, worth in enumerate(prospects(trial, eyes.outlook)):
                found[seat] += sign * worth / GUESSES
    return found
