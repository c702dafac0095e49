"""Matches to learn from: players who err a little, positions noted on the way, and who won in the end."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, Final, Generic, TypeVar

from ludotheque.agents import make
from ludotheque.agents.agent import Agent
from ludotheque.agents.glance import GlanceAgent
from ludotheque.agents.search import SearchAgent
from ludotheque.arena.seeds import seed_of
from ludotheque.arena.training.noted import Noted
from ludotheque.core import fate, judgement
from ludotheque.core.game import Game
from ludotheque.core.outlook import Outlook
from ludotheque.core.returning import REMEMBERED
from ludotheque.core.rng import Rng
from ludotheque.core.state import CHANCE, State
from ludotheque.games import games

NOTED: Final = 20  # positions of each match
REHEARSED: Final = 24  # ... of one that a network learns from
SLIGHT: Final = (0.0, 0.02, 0.05, 0.15)  # how far its players err
FADE: Final = 0.95  # how much of the end still shows one answer earlier; the rest is what is thought on the way
ERRORS: Final = (0.03, 0.1, 0.3)  # how far the players err, in parts of the spread: all sorts of positions come up
TRIES: Final = 4  # of a player who searches, one in six
HAND: Final = "hand"  # rivals in a duel: the outlook made by hand ...
KEPT: Final = "kept"  # ... or the weights that the game has

Learnt = dict[str, Any]  # the data of a file of weights
T = TypeVar("T")
_read: dict[str, tuple[Learnt, Outlook[Any]]] = {}


def outlook_of(game: Game, learnt: Learnt | None) -> Outlook[Any]:
    """The outlook with these weights; without any, the one made by hand. Those read last are not read again."""
    if not learnt:
        return game.outlook.handmade()
    if game.id not in _read or _read[game.id][0] is not learnt:
        assert game.features is not None
        _read[game.id] = learnt, judgement.read(game.outlook.handmade(), game.features, learnt)
    return _read[game.id][1]


def fewest(game: Game) -> int:
    """Who plays alone has nobody to win against, or seats that the rules drive."""
    return max(2, game.least)


def seats_for(game: Game, number: int) -> int:
    return fewest(game) + number % (min(game.most, 4) - fewest(game) + 1)


def more_seats_for(game: Game, number: int) -> int:
    """Three of four matches have the fewest players; in the others there are more, up to all."""
    least = fewest(game)
    return least if number % 4 or least == game.most else least + 1 + number // 4 % (game.most - least)


def observe(id: str, seed: str, learnt: Learnt | None, number: int) -> list[Noted]:
    """Match number so and so between players with this outlook, noted for a learner."""
    game = games[id]
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
    kept: Choice[State] = Choice(NOTED, luck)
    state = play(game, f"{seed}-{number}", agents, [outlook] * seats, kept)
    return noted(game, number, kept.found, state)


def rehearse(id: str, seed: str, learnt: Learnt | None, practice: int, number: int) -> list[Noted]:
    """One match for a network, between players who know what it knows and err alike, glances or short searches. It is
    noted after answers, before chance has said anything, with what came of it: what was thought later on, the nearer
    the more, and the end behind all of that. So an answer is judged by what follows from it, and not by all the luck of
    a match."""
    game = games[id]
    outlook = outlook_of(game, learnt)
    seats = more_seats_for(game, number)
    luck = Rng(seed_of(seed, "players", number))
    error = SLIGHT[luck.below(len(SLIGHT))]
    agents: list[Agent] = []
    for seat in range(seats):
        own = seed_of(seed, number, "agent", seat)
        agents.append(SearchAgent(own, iterations=practice) if practice else GlanceAgent(own, error, wide=True))
    states: list[State] = []
    thought: list[list[float]] = []
    end: State | None = None
    for _, after in answers(game, f"{seed}-{number}", agents, [outlook] * seats):
        end = after
        if not after.over:
            states.append(after.clone())
            thought.append(outlook.chances(after))
    assert end is not None
    goals = foretold(ended(game, end), thought, FADE if learnt else 1.0)
    kept: Choice[int] = Choice(REHEARSED, luck)
    for at in range(len(states)):
        kept.offer(at)
    chosen = noted(game, number, [states[at] for at in kept.found], end)
    for at, each in zip(kept.found, chosen, strict=True):
        each.goal = goals[at]
    return chosen


def foretold(end: list[float], thought: list[list[float]], fade: float) -> list[list[float]]:
    """What should have been thought after every answer."""
    goals = [end] * len(thought)
    for at in range(len(thought) - 2, -1, -1):
        goals[at] = [
            fade * later + (1.0 - fade) * soon for later, soon in zip(goals[at + 1], thought[at + 1], strict=True)
        ]
    return goals


def ended(game: Game, end: State) -> list[float]:
    """What a match tells of each seat: its part of the victory, and where the game says how far apart is far, half of
    it by how far ahead it ended. Who won by a hair and who won by far are not alike."""
    share = end.shares()
    assert game.features is not None
    apart = game.features.APART
    if not apart:
        return share
    points = [float(end.points(seat)) for seat in range(end.seats)]
    odds = [math.exp((each - max(points)) / apart) for each in points]
    return [0.5 * part + 0.5 * each / sum(odds) for part, each in zip(share, odds, strict=True)]


def noted(game: Game, number: int, states: list[State], end: State) -> list[Noted]:
    """These positions of a match, with what a learner is told of them and how the match ended."""
    features = game.features
    assert features is not None
    by_hand = game.outlook.handmade()
    share = end.shares()
    return [
        Noted(number, features.rows(each), features.progress(each), by_hand.chances(each), share, share)
        for each in states
    ]


class Choice(Generic[T]):
    """So many of all things that come by, each as likely."""

    def __init__(self, size: int, luck: Rng) -> None:
        self.size = size
        self.luck = luck
        self.seen = 0
        self.found: list[T] = []

    def offer(self, thing: T) -> None:
        self.seen += 1
        at = self.luck.below(self.seen)
        if len(self.found) < self.size:
            self.found.append(thing)
        elif at < self.size:
            self.found[at] = thing


def play(
    game: Game, seed: str, agents: list[Agent], outlooks: list[Outlook[Any]], kept: Choice[State] | None = None
) -> State:
    """One match to its end, each seat with an outlook of its own; `kept` is offered its positions."""
    end: State | None = None
    for before, after in answers(game, seed, agents, outlooks):
        end = after
        if kept is not None:
            kept.offer(before)
    assert end is not None
    return end


def answers(game: Game, seed: str, agents: list[Agent], outlooks: list[Outlook[Any]]) -> Iterator[tuple[State, State]]:
    """One match, answer by answer where there is a choice: the position before it, and the match itself after it, where
    chance has not answered yet."""
    seats = len(agents)
    state = game.position(game.edition, seats, game.agreed(seats, {}))
    earlier: list[list[State]] = [[] for _ in agents]
    fates = 0
    while not state.over:
        seat = int(state.seat)
        if seat == CHANCE:
            state.apply(state.stack[-1].sample(state, fate.Fate(seed, fates)))
            fates += 1
            continue
        eyes = game.eyes(state, seat, earlier[seat])
        eyes.outlook = outlooks[seat]
        action = agents[seat].choose(eyes)
        before = state.clone()
        earlier[seat] = [*earlier[seat][1 - REMEMBERED :], before]
        state.apply(action)
        if len(before.options) > 1:
            yield before, state


def duel(id: str, seed: str, learnt: Learnt, rival: str, search: str, number: int) -> float:
    """One match of a search with these weights against searches without them: its part of the victory."""
    game = games[id]
    other = game.outlook if rival == KEPT else outlook_of(game, None)
    seats = fewest(game)
    one = number % seats
    agents = [make(search, seed_of(seed, number, "duel", seat)) for seat in range(seats)]
    outlooks = [outlook_of(game, learnt) if seat == one else other for seat in range(seats)]
    state = play(game, f"{seed}-duel-{number}", agents, outlooks)
    winners = state.winners()
    return 1.0 / len(winners) if one in winners else 0.0
