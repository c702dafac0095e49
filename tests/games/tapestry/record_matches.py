"""Plays the recorded matches beside the tests: `python -m tests.games.tapestry.record_matches`.

Greedy players play one match for each name, dealt so that they can choose civilizations that no match before had:
together all sixteen are played. Those that are not called revised were played by the first version of the rules. The
files are written again only when rules or edition have changed so that the old ones no longer replay.
"""

from __future__ import annotations

import sys
from typing import Final

from ludotheque import games
from ludotheque.agents.greedy import GreedyAgent
from ludotheque.core.action import Action
from ludotheque.core.game import Value
from ludotheque.core.match import Match
from ludotheque.core.rng import Rng
from ludotheque.games.tapestry.components import CIVILIZATION_IDS
from ludotheque.games.tapestry.state import Tapestry
from tests.games.recording import keep, seats_of, was_taken_back

NAMES: Final = (
    "one-player-at-level-1",
    "one-player-at-level-2",
    "one-player-at-level-6",
    "two-players",
    "two-players-with-answers-taken-back",
    "three-players",
    "three-players-adjusted",
    "four-players",
    "four-players-adjusted",
    "five-players",
    "five-players-adjusted",
    "three-players-revised-with-four-results",
    "five-players-revised-by-capital",
)
ENDINGS: Final = ()
SELDOM: Final = (
    "activate aside buy give levy move points rally sell swap trap "
    "uncover exposed-card bot-stays "
    "beside bought discarded-tech gave lost-civilization rallied reshuffled reshuffled-tiles restarted sold trapped"
)  # verbs and events that have tests of their own


def shows(match: Match, name: str) -> bool:
    """Whether a match shows everything that the name of its file says."""
    return (
        match.over
        and match.players == seats_of(name)
        and match.settings.get("automa", 0) == level_of(name)
        and (match.settings["adjustments"] == "official") == ("adjusted" in name)
        and was_taken_back(match) == ("taken-back" in name)
        and (match.rules > 1 or "revised" not in name)
        and match.settings.get("seats_by_capital", False) == ("by-capital" in name)
        and (rolled_together(match) or "four-results" not in name)
    )


def rolled_together(match: Match) -> bool:
    """Whether the science die was thrown four times before anybody answered: Alien Biology, since it was revised."""
    thrown = "".join("s" if line.notation.startswith("science ") else " " for line in match.lines)
    return "ssss" in thrown


def played(match: Match) -> set[str]:
    """The civilizations with which the players began."""
    state = match.state
    assert isinstance(state, Tapestry)
    return {CIVILIZATION_IDS[at] for at in state.first_civilization if at >= 0}


def level_of(name: str) -> int:
    """The level of the Automa; 0 without it."""
    return int(name[-1]) if "level" in name else 0


def choose(match: Match, agents: list[GreedyAgent], seen: set[str], keen: bool) -> Action:
    """What a greedy player answers, but a civilization that was not yet played where there is one; who is keen on
    science advances there."""
    for option in match.options:
        if keen and str(option) == "advance science":
            return option
    fresh = [option for option in match.options if option.verb == "adopt" and option.args[0] not in seen]
    if fresh:
        seen.add(fresh[0].args[0])
        return fresh[0]
    return agents[match.seat].choose(match.eyes())


def begin(name: str, seed: int) -> Match:
    settings: dict[str, Value] = {"adjustments": "official" if "adjusted" in name else "none"}
    if level_of(name):
        settings["automa"] = level_of(name)
    if "by-capital" in name:
        settings["seats_by_capital"] = True
    rules = games["tapestry"].rules_version if "revised" in name or level_of(name) else 1
    return Match(games["tapestry"], seats_of(name), seed, settings=settings, rules=rules)


def news_of(name: str, seed: int, seen: set[str]) -> int:
    """How many seats of a match are dealt a civilization that was not yet played."""
    state = begin(name, seed).state
    assert isinstance(state, Tapestry)
    dealt = list(state.dealt)
    hands = [dealt[len(CIVILIZATION_IDS) * seat :][: len(CIVILIZATION_IDS)] for seat in range(state.seats)]
    return sum(any(id not in seen and one for id, one in zip(CIVILIZATION_IDS, hand)) for hand in hands)


def play(name: str, seed: int, seen: set[str]) -> Match:
    match = begin(name, seed)
    agents = [GreedyAgent(10 * seed + seat, guesses=1, whim=6) for seat in range(match.players)]
    rng = Rng(seed)
    while not match.over:
        seat = match.seat
        match.play(choose(match, agents, seen, "four-results" in name))
        if "taken-back" in name and rng.below(12) == 0 and not match.undoable(seat):
            match.undo(seat)
    return match


def main() -> None:
    seen: set[str] = set()
    for name in sys.argv[1:] or NAMES:
        seeds = sorted(range(40), key=lambda one: -news_of(name, one, seen))
        match = next(match for seed in seeds if shows(match := play(name, seed, set(seen)), name))
        seen |= played(match)
        keep(name, match)
        print(sorted(played(match)), flush=True)
    print("not played:", ", ".join(sorted(set(CIVILIZATION_IDS) - seen)) or "none")


if __name__ == "__main__":
    main()
