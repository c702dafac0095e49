"""Plain search: information-set Monte Carlo tree search with random play-outs, as in the books. For comparison."""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64

from ludotheque.agents.agent import Agent, with_budget
from ludotheque.core.action import Action
from ludotheque.core.playout import play_on, settle
from ludotheque.core.sight import Eyes
from ludotheque.core.state import State

FAR: Final = 100_000  # answers: longer than any match
CURIOSITY: Final = 0.7


class Branch:
    """An answer at one point of the tree: how often it could be given and was, and what came of it."""

    action: Action
    seat: i64
    offered: i64
    visits: i64
    total: float
    children: list[Branch]

    def __init__(self, action: Action, seat: i64) -> None:
        self.action = action
        self.seat = seat
        self.offered = 0
        self.visits = 0
        self.total = 0.0
        self.children = []


class PlainSearchAgent(Agent):
    """Knows nothing of the game but its rules (Cowling, Powley and Whitehouse, 2012)."""

    iterations: i64
    seconds: float

    def __init__(self, seed: int, iterations: i64 = 100, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.seconds = seconds

    def called(self) -> str:
        return with_budget("plain", self.iterations, self.seconds)

    def choose(self, eyes: Eyes) -> Action:
        if len(eyes.options) == 1:
            return eyes.options[0]
        root = Branch(eyes.options[0], eyes.seat)
        until = time.perf_counter() + self.seconds if self.seconds > 0.0 else 0.0
        for _each in range(self.iterations):
            self._explore(root, eyes.guess(self.rng))
            if until > 0.0 and time.perf_counter() > until:
                break
        best = root.children[0]
        for child in root.children:
            if child.visits > best.visits:
                best = child
        return best.action

    def _explore(self, root: Branch, state: State) -> None:
        """Down to an answer not tried before, on at random to the end, and back with who has won."""
        path = [root]
        node = root
        grown = False
        while state.stack and not grown:
            node = self._descend(node, state)
            grown = node.visits == 0
            path.append(node)
            state.apply(node.action)
            settle(state, self.rng)
        play_on(state, self.rng, FAR)
        winners = state.winners()
        for node in path:
            node.visits += 1
            if node.seat in winners:
                node.total += 1.0 / float(len(winners))

    def _descend(self, node: Branch, state: State) -> Branch:
        """One that was never tried, else the best by UCB1 over how often each was offered."""
        seat = state.stack[-1].seat
        fresh: list[Branch] = []
        best = node
        most = -1.0
        for action in state.legal:
            found: Branch | None = None
            for child in node.children:
                if child.action is action and child.seat == seat:
                    found = child
                    break
            if found is None:
                found = Branch(action, seat)
                node.children.append(found)
            found.offered += 1
            if found.visits == 0:
                fresh.append(found)
            else:
                eager = CURIOSITY * math.sqrt(math.log(float(found.offered)) / float(found.visits))
                score = found.total / float(found.visits) + eager
                if score > most:
                    best = found
                    most = score
        return fresh[self.rng.below(len(fresh))] if fresh else best
