"""Matches to learn from: players who err a little, positions noted on the way, and who won in the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ludotheque.agents.agent import Agent
from ludotheque.agents.glance import GlanceAgent
from ludotheque.agents.search import SearchAgent
from ludotheque.arena.seeds import seed_of
from ludotheque.core import fate, judgement
from ludotheque.core.game import Game
from ludotheque.core.outlook import Outlook
from ludotheque.core.returning import REMEMBERED
from ludotheque.core.rng import Rng
from ludotheque.core.state import CHANCE, State
from ludotheque.games import games

NOTED: Final = 20  # positions of each match
ERRORS: Final = (0.03, 0.1, 0.3)  # how far the players err, in parts of the spread: all sorts of positions come up
TRIES: Final = 4  # of a player who searches, one in six
HAND: Final = "hand"  # rivals in a duel: the outlook made by hand ...
KEPT: Final = "kept"  # ... or the weights that the game has

Learnt = dict[str, Any]  # the data of a file of weights


@dataclass(frozen=True)
class Noted:
    """One position: the features of every seat, how far the match had come, and what the outlook by hand thought."""

    match: int
    rows: list[list[float]]
    progress: float
    by_hand: list[float]
    share: list[float]  # of the victory, by seat


def outlook_of(game: Game, learnt: Learnt | None) -> Outlook[Any]:
    """The outlook with these weights; without any, the one made by hand."""
    by_hand = game.outlook.handmade()
    assert game.features is not None
    return judgement.read(by_hand, game.features, learnt) if learnt else by_hand


def fewest(game: Game) -> int:
    """Who plays alone has nobody to win against, or seats that the rules drive."""
    return max(2, game.least)


def seats_for(game: Game, number: int) -> int:
    return fewest(game) + number % (min(game.most, 4) - fewest(game) + 1)


def observe(id: str, seed: str, learnt: Learnt | None, number: int) -> list[Noted]:
    """Match number so and so between players with this outlook, noted for a learner."""
    game = games[id]
    features = game.features
    assert features is not None
    outlook = outlook_of(game, learnt)
    seats = seats_for(game, number)
    luck = Rng(seed_of(seed, "players", number))
    agents: list[Agent] = []
    for seat in range(seats):
        own = seed_of(seed, number, "agent", seat)
        if luck.below(6) == 0:
            agents.append(SearchAgent(own, iterations=TRIES))
        else:
            agents.append(GlanceAgent(own, ERRORS[luck.below(len(ERRORS))]))
    kept: list[State] = []
    state = play(game, f"{seed}-{number}", agents, [outlook] * seats, kept, luck)
    winners = state.winners()
    share = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [
        Noted(number, features.rows(position), features.progress(position), outlook.handmade().chances(position), share)
        for position in kept
    ]


def play(
    game: Game, seed: str, agents: list[Agent], outlooks: list[Outlook[Any]], kept: list[State], luck: Rng
) -> State:
    """One match to its end, each seat with an outlook of its own; `kept` gets a fair choice of its positions."""
    seats = len(agents)
    state = game.position(game.edition, seats, game.agreed(seats, {}))
    earlier: list[list[State]] = [[] for _ in agents]
    fates = asked = 0
    while not state.over:
        seat = int(state.seat)
        if seat == CHANCE:
            state.apply(state.stack[-1].sample(state, fate.Fate(seed, fates)))
            fates += 1
            continue
        eyes = game.eyes(state, seat, earlier[seat])
        eyes.outlook = outlooks[seat]
        action = agents[seat].choose(eyes)
        earlier[seat] = [*earlier[seat][1 - REMEMBERED :], state.clone()]
        if len(state.options) > 1:
            asked += 1
            at = luck.below(asked)
            if len(kept) < NOTED:
                kept.append(state.clone())
            elif at < NOTED:
                kept[at] = state.clone()
        state.apply(action)
    return state


def duel(id: str, seed: str, learnt: Learnt, rival: str, tries: int, number: int) -> float:
    """One match of a search with these weights against searches without them: its part of the victory."""
    game = games[id]
    other = game.outlook if rival == KEPT else outlook_of(game, None)
    seats = fewest(game)
    one = number % seats
    agents: list[Agent] = [SearchAgent(seed_of(seed, number, "duel", seat), iterations=tries) for seat in range(seats)]
    outlooks = [outlook_of(game, learnt) if seat == one else other for seat in range(seats)]
    state = play(game, f"{seed}-duel-{number}", agents, outlooks, [], Rng(number))
    winners = state.winners()
    return 1.0 / len(winners) if one in winners else 0.0
