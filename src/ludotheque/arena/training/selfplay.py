"""Matches to learn from: players who err a little, positions noted on the way, and who won in the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ludotheque.agents.agent import Agent
from ludotheque.agents.glance import GlanceAgent
from ludotheque.agents.search import SearchAgent
from ludotheque.arena.seeds import seed_of
from ludotheque.arena.training.noted import Noted
from ludotheque.core import fate, judgement
from ludotheque.core.action import Action
from ludotheque.core.game import Game
from ludotheque.core.outlook import Outlook
from ludotheque.core.returning import REMEMBERED
from ludotheque.core.rng import Rng
from ludotheque.core.sight import Eyes
from ludotheque.core.state import CHANCE, State
from ludotheque.games import games

NOTED: Final = 20  # positions of each match
USUAL: Final = 4  # ... of one that is explored, after answers like any other ...
TRIED: Final = 10  # ... and after those that were only tried
SELDOM: Final = 25  # one answer in so many is a try
SLIGHT: Final = (0.0, 0.02, 0.08)  # how far explorers err
ERRORS: Final = (0.03, 0.1, 0.3)  # how far the players err, in parts of the spread: all sorts of positions come up
TRIES: Final = 4  # of a player who searches, one in six
HAND: Final = "hand"  # rivals in a duel: the outlook made by hand ...
KEPT: Final = "kept"  # ... or the weights that the game has

Learnt = dict[str, Any]  # the data of a file of weights


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
    kept = Choice(NOTED, luck)
    state = play(game, f"{seed}-{number}", agents, [outlook] * seats, kept)
    return noted(game, number, kept.states, state)


def explore(id: str, seed: str, learnt: Learnt | None, number: int) -> list[Noted]:
    """The same between players who err alike, so that what they do decides and not who they are, and who now and then
    try anything: what comes of an answer is seen only where somebody gives it. Positions are noted after answers,
    before chance has said anything; most of them after such a try."""
    game = games[id]
    outlook = outlook_of(game, learnt)
    seats = seats_for(game, number)
    luck = Rng(seed_of(seed, "players", number))
    error = SLIGHT[luck.below(len(SLIGHT))]
    agents: list[Agent] = [Curious(seed_of(seed, number, "agent", seat), error) for seat in range(seats)]
    tried, usual = Choice(TRIED, luck), Choice(USUAL, luck)
    end: State | None = None
    for before, after in answers(game, f"{seed}-{number}", agents, [outlook] * seats):
        end = after
        if not after.over:
            agent = agents[int(before.seat)]
            assert isinstance(agent, Curious)
            (tried if agent.curious else usual).offer(after)
    assert end is not None
    return noted(game, number, usual.states + tried.states, end)


def noted(game: Game, number: int, states: list[State], end: State) -> list[Noted]:
    """These positions of a match, with what a learner is told of them and how the match ended."""
    features = game.features
    assert features is not None
    by_hand = game.outlook.handmade()
    share, points = end.shares(), [float(end.points(seat)) for seat in range(end.seats)]
    return [
        Noted(number, features.rows(each), features.progress(each), by_hand.chances(each), share, points)
        for each in states
    ]


class Curious(Agent):
    """A glance that now and then tries any of the answers worth a thought."""

    def __init__(self, seed: int, error: float) -> None:
        super().__init__(seed)
        self.usual = GlanceAgent(seed, error)
        self.curious = False

    def choose(self, eyes: Eyes) -> Action:
        self.curious = self.rng.below(SELDOM) == 0
        if not self.curious:
            return self.usual.choose(eyes)
        options = eyes.outlook.advised(eyes.guess(self.rng))
        return options[self.rng.below(len(options))]


class Choice:
    """So many of all positions that come by, each as likely."""

    def __init__(self, size: int, luck: Rng) -> None:
        self.size = size
        self.luck = luck
        self.seen = 0
        self.states: list[State] = []

    def offer(self, state: State) -> None:
        self.seen += 1
        at = self.luck.below(self.seen)
        if len(self.states) < self.size:
            self.states.append(state.clone())
        elif at < self.size:
            self.states[at] = state.clone()


def play(game: Game, seed: str, agents: list[Agent], outlooks: list[Outlook[Any]], kept: Choice | None = None) -> State:
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


def duel(id: str, seed: str, learnt: Learnt, rival: str, tries: int, number: int) -> float:
    """One match of a search with these weights against searches without them: its part of the victory."""
    game = games[id]
    other = game.outlook if rival == KEPT else outlook_of(game, None)
    seats = fewest(game)
    one = number % seats
    agents: list[Agent] = [SearchAgent(seed_of(seed, number, "duel", seat), iterations=tries) for seat in range(seats)]
    outlooks = [outlook_of(game, learnt) if seat == one else other for seat in range(seats)]
    state = play(game, f"{seed}-duel-{number}", agents, outlooks)
    winners = state.winners()
    return 1.0 / len(winners) if one in winners else 0.0
