"""Plays the recorded matches beside the tests: `python -m tests.games.bretagne.record_matches [NAME ...]`.

For each file name it tries seeds and keeps the first match that shows what the name says (`shows`). Most are played by
hasty players, who would rather build than trade, and rather trade than pass; those in which everything gets built by
players who help each other. The files are written again only when rules or edition have changed so that the old ones
no longer replay.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from ludotheque import games
from ludotheque.core.action import Action
from ludotheque.core.game import Value
from ludotheque.core.match import Match
from ludotheque.core.record import UNDO
from ludotheque.core.rng import Rng
from ludotheque.games.bretagne.components import WOOD
from ludotheque.games.bretagne.prices import engineers_for
from ludotheque.games.bretagne.state import Bretagne

HERE: Final = Path(__file__).parent / "matches"
SEATS: Final = {"two": 2, "three": 3, "four": 4}
NAMES: Final = (
    "two-players-five-rounds",
    "two-players-all-built",
    "three-players-five-rounds-with-answers-taken-back",
    "three-players-tie",
    "four-players-five-rounds-historical",
    "four-players-five-rounds-by-pontivy-hurt-at-home",
)

ENGINEERS: Final = ("brest-pair", "brest-engineer")
RESOURCES: Final = ("brest-resources", "lorient-resources", "lorient-swap")
EXCHANGES: Final = (*ENGINEERS, *RESOURCES, "lorient-sale", "lorient-worker", "lorient-cards", "brest-sale")


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
    all_built = min(state.built) == 1
    return (
        match.over
        and match.seats == SEATS[name.split("-")[0]]
        and all_built == ("all-built" in name)
        and (len(level) > 1) == ("tie" in name)
        and any(line.notation == UNDO for line in match.lines) == ("taken-back" in name)
        and all(match.settings[key] == value for key, value in wishes(name).items())
    )


def hasty(options: list[Action], rng: Rng) -> Action:
    """Seldom pass while there is something else to do, nor trade while something can be built."""
    for verb in ("build", "visit", "play", "send"):
        eager = [option for option in options if option.verb == verb]
        if eager and rng.below(5):
            return eager[rng.below(len(eager))]
    return options[rng.below(len(options))]


def helpful(match: Match) -> Action:
    """What lets all players together build most: cheap tiles, hard lighthouses in good weather, no worker left behind."""
    state, seat = match.state, match.seat
    assert isinstance(state, Bretagne)
    return max(match.options, key=lambda option: eagerness(state, seat, option))


def eagerness(state: Bretagne, seat: int, option: Action) -> float:
    """How much a helpful player likes an answer."""
    edition, number = state.edition, option.value
    goods = list(state.goods)[4 * seat : 4 * seat + 4]
    if option.verb == "build":
        return 100.0 - edition.tile_size[number]
    if option.verb == "place":
        left = edition.floors[number] - state.height[number]
        hard = (1.0, 2.0, 4.0)[edition.category[number]]
        return 10.0 * hard - 5.0 * engineers_for(state, seat, number) - left
    if option.verb in ("load", "gain", "keep"):
        return (2.0 if number == WOOD else 1.3) - 0.35 * goods[number]
    if option.verb == "give":
        return float(goods[number])
    if option.verb == "exchange":
        id = edition.exchanges[number]
        wanted = ENGINEERS if sum(goods) > 3 and state.engineers[seat] < 3 else RESOURCES
        return 50.0 - EXCHANGES.index(id) + (20.0 if id in wanted else 0.0)
    if option.verb == "visit":
        return 20.0 + (5.0 if edition.exchange_town[number] == 0 else 0.0)
    if option.verb == "leave":
        return 38.0 if state.engineers[seat] and sum(goods) > 2 else 1.0
    return {"choose": float(number), "stay": -float(number), "send": 2.0, "play": 3.0}.get(option.verb, 1.5)


def play(name: str, seed: int) -> Match:
    match = Match(games["bretagne"], SEATS[name.split("-")[0]], seed, settings=wishes(name))
    rng = Rng(seed)
    while not match.over:
        seat = match.seat
        match.play(helpful(match) if "all-built" in name else hasty(match.options, rng))
        if "taken-back" in name and rng.below(10) == 0 and not match.undoable(seat):
            match.undo(seat)
    return match


def main() -> None:
    HERE.mkdir(exist_ok=True)
    for name in sys.argv[1:] or NAMES:
        match = next(match for seed in range(5000) if shows(match := play(name, seed), name))
        match.save(HERE / f"{name}.match")
        print(f"{name}: seed {match.seed}, {len(match.lines)} lines, {match.record.result}", flush=True)


if __name__ == "__main__":
    main()
