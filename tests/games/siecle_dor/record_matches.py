"""Plays the recorded matches beside the tests: `python -m tests.games.siecle_dor.record_matches [NAME ...]`.

For each file name it tries seeds with hasty players, who like to use what they have and seldom wander about, and keeps
the first match that shows what the name says (`shows`). The files are written again only when rules or edition have
changed so that the old ones no longer replay.
"""

from __future__ import annotations

from typing import Final

from ludotheque import games
from ludotheque.core.action import Action
from ludotheque.core.game import Value
from ludotheque.core.match import Match
from ludotheque.core.rng import Rng
from ludotheque.games.siecle_dor.state import SiecleDor
from tests.games.recording import keep_first, seats_of, was_taken_back

NAMES: Final = (
    "three-players-won-on-own-turn",
    "three-players-won-by-another",
    "three-players-tie",
    "three-players-won-on-own-turn-with-answers-taken-back",
    "four-players-won-on-own-turn",
    "four-players-won-by-another",
    "four-players-tie-first-by-lot",
    "three-players-won-on-own-turn-by-the-second-rules",
)
ENDINGS: Final = ("won-on-own-turn", "won-by-another", "tie")
SELDOM: Final = "sail wait limit waits"  # verbs and events that have tests of their own
TARGET: Final = 33


def shows(match: Match, name: str) -> bool:
    """Whether a match shows everything that the name of its file says."""
    state = match.state
    assert isinstance(state, SiecleDor)
    if not match.over:
        return False
    level = [points for points in match.points if points == max(match.points)]
    own = match.winners == [state.active]
    ending = {
        "won-on-own-turn": own and len(level) == 1,
        "won-by-another": not own and len(level) == 1,
        "tie": len(level) > 1,
    }
    manner = {
        "first-by-lot": match.settings["leader"] == "random",
        "taken-back": was_taken_back(match),
        "by-the-second-rules": match.rules == 2,
    }
    return (
        match.seats == seats_of(name)
        and any(words in name and true for words, true in ending.items())
        and all(true == (words in name) for words, true in manner.items())
        and max(match.points) >= TARGET
    )


def choose(options: list[Action], rng: Rng) -> Action:
    """Seldom move, sell or end the turn while there is something else to do."""
    busy = [option for option in options if option.verb not in ("move", "end", "auction", "raise", "wait")]
    pool = busy if busy and rng.below(5) else options
    return pool[rng.below(len(pool))]


def any_bid(match: Match, rng: Rng) -> str:
    """Now and then a bid that is no round raise."""
    if not match.blanks or rng.below(2):
        return ""
    [amount] = match.blanks[0].parts
    return f"bid {min(amount.least + rng.below(6), amount.most) / 2:g}"


def play(name: str, seed: int) -> Match:
    settings: dict[str, Value] = {"leader": "random" if "first-by-lot" in name else 0}
    match = Match(games["siecle_dor"], seats_of(name), seed, settings=settings, rules=2 if "second" in name else 1)
    rng = Rng(seed)
    while not match.over:
        seat = match.seat
        match.play(any_bid(match, rng) or choose(match.options, rng))
        if "taken-back" in name and rng.below(10) == 0 and not match.undoable(seat):
            match.undo(seat)
    return match


if __name__ == "__main__":
    keep_first(NAMES, play, shows)
