"""Records the matches beside this file: `python -m tests.games.lin1680.record_matches [NAME ...]`.

Each name says what its match shows; the first seed that shows it is taken. Beginners play: greedy with many a whim.
"""

from __future__ import annotations

from typing import Final

from ludotheque import games
from ludotheque.agents.greedy import GreedyAgent
from ludotheque.core.action import Action
from ludotheque.core.game import Value
from ludotheque.core.match import Match
from tests.games.recording import keep_first, seats_of

NAMES: Final = [
    "two-won-by-sailing",
    "two-won-by-building-a-bale",
    "two-last-round",
    "three-won-by-sailing-with-hidden-hands",
    "four-won-by-sailing-with-privileges",
    "four-won-by-building-a-house-in-a-port",
    "five-won-by-sailing-first-by-lot-taken-back",
    "six-won-by-sailing-with-trades",
    "three-won-by-sailing-with-bundles-by-the-second-rules",
]
ENDINGS: Final = ("by-sailing", "by-building-a-bale", "by-building-a-house", "last-round")
SELDOM: Final = "stay fetched reshuffled spared"  # verbs and events that have tests of their own
IDLE: Final = ("roll", "gather", "keep", "stay", "close", "end", "move", "start", "settle", "name", "refuse")


def shows(match: Match, name: str) -> bool:
    """Whether a match shows what its name says."""
    told = [report.event for report in match.news]
    lines = [line.notation for line in match.lines]
    last = lines[-1]
    signs = {
        "by-sailing": last.startswith("sail"),
        "by-building-a-bale": last == "build bale",
        "by-building-a-house": last == "build house",
        "last-round": "limit" in told,
        "with-privileges": {"joker", "burnt", "seized", "stormed"} <= set(told)
        and any(line.startswith("rob") for line in lines),
        "with-trades": told.count("accepted") >= 6 and "exchanged" in told and "refreshed" in told,
        "with-bundles": "countered" in told and "accepted" in told and any(" for " in line for line in lines),
    }
    return match.seats == seats_of(name) and all(true for words, true in signs.items() if words in name)


def settings_of(name: str) -> dict[str, Value]:
    settings: dict[str, Value] = {}
    if "hidden-hands" in name:
        settings["resource_hands_public"] = False
    if "in-a-port" in name:
        settings["houses_on_ports"] = True
    if "first-by-lot" in name:
        settings["leader"] = "random"
    return settings


def eager(options: list[Action]) -> Action | None:
    """A taste for privilege cards, where a match is to show them."""
    for option in options:
        if option.verb in ("play", "joker") or option.notation == "build privilege":
            return option
    return None


def countered(match: Match, seed: int) -> str:
    """Sometimes, where an offer may be countered: one card for one."""
    if match.rules < 2 or (seed + len(match.lines)) % 3 or not match.blanks or match.blanks[0].begins != "counter":
        return ""
    parts = match.blanks[0].parts
    for mine in parts[:5]:
        for theirs in parts[6:]:
            counter = f"counter {mine.thing} for {theirs.thing}"
            if mine.most and theirs.most and match.state.allows(match.edition.vocabulary.read(counter)):
                return counter
    return ""


def play(name: str, seed: int) -> Match:
    rules = 2 if "second-rules" in name else 1
    match = Match(games["lin1680"], seats_of(name), seed, settings=settings_of(name), rules=rules)
    agents = [GreedyAgent(100 * seed + seat, guesses=1, whim=12) for seat in range(match.seats)]
    number = 0
    while not match.over:
        seat, options = match.seat, match.options
        number += 1
        action = eager(options) if "privileges" in name and number % 2 else None
        if "last-round" in name:
            action = next(option for verb in IDLE for option in options if option.verb == verb)
        match.play(countered(match, seed) or action or agents[seat].choose(match.eyes(seat)))
        if "taken-back" in name and number % 10 == 0 and not match.over and not match.undoable(seat):
            match.undo(seat)
    return match


if __name__ == "__main__":
    keep_first(NAMES, play, shows)
