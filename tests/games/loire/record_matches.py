"""Plays the recorded matches beside the tests: `python -m tests.games.loire.record_matches [NAME ...]`.

For each file name it tries seeds with hasty random players and keeps the shortest match that shows what the name says
(`shows`). The files are written again only when rules or edition have changed so that the old ones no longer replay.
"""

from __future__ import annotations

import sys
from typing import Final

from ludotheque import games
from ludotheque.core.game import Value
from ludotheque.core.match import Match
from ludotheque.core.rng import Rng
from tests.games.recording import keep, seats_of, was_taken_back

NAMES: Final = (
    "two-players-one-winner",
    "two-players-several-past-20",
    "two-players-one-winner-with-answers-taken-back",
    "three-players-several-past-20",
    "three-players-shared-victory",
    "four-players-one-winner",
    "four-players-shared-victory-leader-by-lot",
    "five-players-one-winner-own-coal-safe",
    "six-players-several-past-20",
)
ENDINGS: Final = ("one-winner", "several-past-20", "shared-victory")
SELDOM: Final = "limit"  # verbs and events that have tests of their own
TARGET: Final = 20


def shows(match: Match, name: str) -> bool:
    """Whether a match shows everything that the name of its file says."""
    past = len([points for points in match.points if points >= TARGET])
    ending = {
        "one-winner": past == 1 == len(match.winners),
        "several-past-20": past > 1 == len(match.winners),
        "shared-victory": len(match.winners) > 1,
    }
    manner = {
        "leader-by-lot": match.settings["leader"] == "random",
        "own-coal-safe": match.settings["explosion_self_target"] is False,
        "taken-back": was_taken_back(match),
    }
    return (
        match.over
        and match.seats == seats_of(name)
        and any(words in name and true for words, true in ending.items())
        and all(true == (words in name) for words, true in manner.items())
    )


def play(name: str, seed: int) -> Match:
    """A match of hasty players: they sell all, like the better dock and never wait; who takes back is patient."""
    settings: dict[str, Value] = {
        "explosion_self_target": "own-coal-safe" not in name,
        "leader": "random" if "leader-by-lot" in name else 0,
    }
    match = Match(games["loire"], seats_of(name), seed, settings=settings)
    rng = Rng(seed)
    while not match.over:
        options = [str(option) for option in match.options]
        unloved = () if "taken-back" in name else ("pass", "explode", "dock nantes-1", "sell 0")
        liked = [option for option in options if option not in unloved]
        answer = liked[-1] if liked[-1].startswith("sell") else liked[rng.below(len(liked))]
        seat = match.seat
        match.play(answer)
        if "taken-back" in name and rng.below(10) == 0 and not match.undoable(seat):
            match.undo(seat)
    return match


def main() -> None:
    for name in sys.argv[1:] or NAMES:
        matches = [match for seed in range(400) if shows(match := play(name, seed), name)]
        keep(name, min(matches, key=lambda match: len(match.lines)))


if __name__ == "__main__":
    main()
