"""Plays the recorded matches beside the tests: `python -m dudo.tests.record_matches [NAME ...]`.

Cautious players, who believe low bids and doubt high ones; for each name the first seed whose match shows it is kept.
"""

from __future__ import annotations

from typing import Final

from ludotheque import games
from ludotheque.core.action import Action
from ludotheque.core.match import Match
from ludotheque.core.rng import Rng
from tests.games.recording import keep_first, seats_of, was_taken_back

NAMES: Final = (
    "two-players-by-dudo",
    "three-players-by-dudo",
    "four-players-by-calza",
    "five-players-by-dudo-with-answers-taken-back",
    "six-players-by-dudo",
)
ENDINGS: Final = ("by-dudo", "by-calza")  # whether somebody won a die back on the way
SELDOM: Final = ""


def shows(match: Match, name: str) -> bool:
    """Whether a match shows what the name of its file says."""
    events = [news.event for news in match.news]
    exact = "regained" in events
    return (
        match.over
        and match.seats == seats_of(name)
        and exact == ("by-calza" in name)
        and was_taken_back(match) == ("taken-back" in name)
    )


def choose(options: list[Action], rng: Rng) -> Action:
    """Mostly a low raise, now and then a call."""
    calls = [option for option in options if option.verb != "bid"]
    bids = [option for option in options if option.verb == "bid"][:9]
    pool = calls if calls and (not bids or rng.below(3) == 0) else bids
    return pool[rng.below(len(pool))]


def play(name: str, seed: int) -> Match:
    match = Match(games["dudo"], seats_of(name), seed)
    rng = Rng(seed)
    while not match.over:
        seat = match.seat
        match.play(choose(match.options, rng))
        if "taken-back" in name and rng.below(10) == 0 and not match.undoable(seat):
            match.undo(seat)
    return match


if __name__ == "__main__":
    keep_first(NAMES, play, shows)
