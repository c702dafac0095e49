"""Plays the recorded matches beside the tests: `python -m tests.games.bretagne.record_matches [NAME ...]`.

For each file name it tries seeds with hasty players, who would rather build than trade, and rather trade than pass, and
keeps the first match that shows what the name says (`shows`). The files are written again only when rules or edition
have changed so that the old ones no longer replay.

Where everything is to be built, the players help each other (`builders`; half a minute a match). Of their first eight
matches of two, one was complete, at the end of the fifth round; none in the fourth, when two to five lighthouses
were unfinished. Four players cannot do it before the fifth round: 50 floors are more than the 48 tiles of four rounds.

Two can, if fate is kind, and one such match is kept (`FOUND`). It was not played but searched for, fate chosen as well:
round by round first, then the whole match again and again with a few answers changed. With the sun in the first two
rounds all searches ended a floor or more short; this match has variable weather first, while there is little to build
with and a Paradis needs one engineer anyway, and then the sun twice. Of three players nothing is known either way. No
program here makes the match again: if it no longer replays, it must be searched for anew.
"""

from __future__ import annotations

from typing import Final

from ludotheque import games
from ludotheque.core.action import Action
from ludotheque.core.game import Value
from ludotheque.core.match import Match
from ludotheque.core.rng import Rng
from ludotheque.games.bretagne.state import Bretagne
from tests.games.bretagne.builders import Builders
from tests.games.recording import keep_first, seats_of, was_taken_back

FOUND: Final = ("two-players-everything-built-in-four-rounds",)
NAMES: Final = (
    "two-players-five-rounds",
    "two-players-everything-built",
    *FOUND,
    "three-players-five-rounds-with-answers-taken-back",
    "three-players-tie",
    "four-players-five-rounds-historical",
    "four-players-five-rounds-by-pontivy-hurt-at-home",
)
ENDINGS: Final = ("five-rounds", "everything-built", "in-four-rounds", "tie")
SELDOM: Final = "short"  # verbs and events that have tests of their own


def wishes(name: str) -> dict[str, Value]:
    """The settings that the name of a file asks for."""
    return {
        "lighthouse_setup": "historical" if "historical" in name else "shuffled",
        "action_order": "pontivy" if "by-pontivy" in name else "barge",
        "injured_from": "warehouse" if "hurt-at-home" in name else "tile",
    }


def shows(match: Match, name: str) -> bool:
    """Whether a match shows everything that the name of its file says."""
    state = match.state
    assert isinstance(state, Bretagne)
    level = [points for points in match.points if points == max(match.points)]
    return (
        match.over
        and match.seats == seats_of(name)
        and (len(level) > 1) == ("tie" in name)
        and (min(state.built) == 1) == ("everything-built" in name)
        and state.round == (4 if "in-four-rounds" in name else 5)
        and was_taken_back(match) == ("taken-back" in name)
        and all(match.settings[key] == value for key, value in wishes(name).items())
    )


def hasty(options: list[Action], rng: Rng) -> Action:
    """Seldom pass while there is something else to do, nor trade while something can be built."""
    for verb in ("build", "visit", "play", "send"):
        eager = [option for option in options if option.verb == verb]
        if eager and rng.below(5):
            return eager[rng.below(len(eager))]
    return options[rng.below(len(options))]


def play(name: str, seed: int) -> Match:
    match = Match(games["bretagne"], seats_of(name), seed, settings=wishes(name))
    rng = Rng(seed)
    builders = Builders(seed) if "everything-built" in name else None
    while not match.over:
        seat = match.seat
        match.play(builders.choose(match) if builders else hasty(match.options, rng))
        if "taken-back" in name and rng.below(10) == 0 and not match.undoable(seat):
            match.undo(seat)
    return match


if __name__ == "__main__":
    keep_first((name for name in NAMES if name not in FOUND), play, shows)
