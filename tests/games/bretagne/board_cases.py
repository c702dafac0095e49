"""What the tests of all games ask of this one: moments to look at, the style of its pictures, samples of its things."""

from __future__ import annotations

import random
from functools import cache

from ludotheque import games
from ludotheque.core.match import Match
from ludotheque.core.state import SPECTATOR
from ludotheque.core.view import View
from tests.games.picture import Style

BRETAGNE = games["bretagne"]
BUILDERS = ("build", "place", "stay", "choose", "load")
# The question, how often it comes up before we stop, seats, and what is done where there is a choice.
CASES = {
    "barge": ("ChooseBarge", 1, 4, BUILDERS),
    "load": ("LoadBarge", 2, 3, BUILDERS),
    "act": ("Act", 12, 4, BUILDERS),
    "place": ("PlaceTile", 9, 4, BUILDERS),
    "crew": ("LeaveWorkers", 3, 2, BUILDERS),
    "trade": ("Trade", 2, 4, ("visit", "exchange")),
    "leave": ("Trade", 1, 2, ("visit", "exchange")),
    "gain": ("GainResource", 1, 3, ("visit", "exchange", "gain")),
    "give": ("GiveResource", 0, 4, ("visit", "exchange", "give", "build")),
    "discard": ("GiveCard", 0, 4, ("exchange", "build", "place")),
    "keep": ("KeepResource", 0, 3, ("pass",)),
    "cards": ("PlayCards", 1, 4, BUILDERS),
    "port": ("SendWorker", 1, 3, BUILDERS),
    "end": ("", 0, 3, BUILDERS),
}
NAMES = ["setup", "spectator", *CASES]
SAMPLES: dict[str, str | int] = {
    "seat": "seat-0", "tower": "ar-men", "port": "vannes", "tile": "tile-wood-sand", "barge": "barge-3",
    "card": "siren", "weather": "stormy", "exchange": "lorient-swap", "production": "production-2", "town": "brest",
    "resource": "clay", "good": "engineer", "coast": "west", "rent": "west-card",
}  # fmt: skip
STYLE = Style((120_000, 21_500), plain="draw light open order prebuild produce reveal weather")


def walk(question: str, skipped: int, seats: int, liked: tuple[str, ...], seed: int = 5) -> Match:
    """Play on, at random but with a liking, until the question comes up for the so-and-so-many-th time."""
    match = BRETAGNE.new(seats, seed=seed)
    dice = random.Random(seed)
    while not match.over:
        if match.view(match.seat).question == question:
            if not skipped:
                break
            skipped -= 1
        match.play(dice.choice([option for option in match.options if option.verb in liked] or match.options))
    return match


def match_of(case: str) -> Match:
    if case == "setup":
        return BRETAGNE.new(3, seed=1, ask_chance=True)
    return walk(*CASES[case])


@cache
def view_of(case: str) -> View:
    if case == "spectator":
        return match_of("cards").view(SPECTATOR)
    match = match_of(case)
    return match.view(max(match.seat, 0))
