"""Search: information-set Monte Carlo tree search for any number of seats. It guesses what it cannot see."""

from __future__ import annotations

import math
import time

from mypy_extensions import i64

from ludotheque.agents.agent import Agent
from ludotheque.agents.prospects import prospects
from ludotheque.core.action import Action
from ludotheque.core.playout import play_on, settle
from ludotheque.core.rng import Rng
from ludotheque.core.sight import Eyes
from ludotheque.core.state import State


class Node:
    """What has been learnt about an answer at one point of the tree. Chance is not a branch: it is drawn anew."""

    action: Action
    seat: i64
    visits: i64
    available: i64
    total: float
    children: list[Node]

    def __init__(self, action: Action, seat: i64) -> None:
        self.action = action
        self.seat = seat
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children = []


class SearchAgent(Agent):
    """Plays many guessed positions forward and answers what it came back to most often.

    The budget is a number of iterations, or seconds, whichever is used up first; with iterations alone the same
    seed gives the same answer. Beyond the tree it plays on at random as far as the game's `horizon` says.
    """

    iterations: i64
    seconds: float
    curiosity: float
    last_iterations: i64
    thoughts: list[tuple[Action, int, float]]

    def __init__(self, seed: int, iterations: i64 = 1000, seconds: float = 0.0, curiosity: float = 0.15) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.curiosity = curiosity
        self.last_iterations = 0
        self.thoughts = []

    def choose(self, eyes: Eyes) -> Action:
        options = eyes.options
        self.thoughts = []
        if len(options) == 1:
            return options[0]
        root = Node(options[0], eyes.seat)
        until = time.perf_counter() + self.seconds if self.seconds > 0.0 else 0.0
        done: i64 = 0
        while done < self.iterations:
            self._explore(root, eyes.guess(self.rng))
            done += 1
            if until > 0.0 and done % 16 == 0 and time.perf_counter() > until:
                break
        self.last_iterations = done
        return self._favourite(root, options)

    def _explore(self, root: Node, state: State) -> None:
        """One guess: down the tree to a new leaf, on at random to the horizon, and back with what came of it."""
        rng = self.rng
        path = [root]
        node = root
        grown = False
        while state.stack and not grown:
            child = self._descend(node, state, rng)
            grown = child.visits == 0
            state.apply(child.action)
            settle(state, rng)
            path.append(child)
            node = child
        if state.stack:
            play_on(state, rng, state.horizon() * state.seats)
        worth = prospects(state)
        for node in path:
            node.visits += 1
            node.total += worth[node.seat]

    def _descend(self, node: Node, state: State, rng: Rng) -> Node:
        """A child for one of the options here: one never tried, or else the most promising."""
        options = state.legal
        seat = state.stack[-1].seat
        best: Node | None = None
        best_score = -1.0
        fresh: list[Action] = []
        for action in options:
            found: Node | None = None
            for child in node.children:
                if child.action is action and child.seat == seat:
                    found = child
                    break
            if found is None:
                fresh.append(action)
            else:
                found.available += 1
                spread = math.sqrt(math.log(float(found.available)) / float(found.visits))
                score = found.total / float(found.visits) + self.curiosity * spread
                if score > best_score:
                    best = found
                    best_score = score
        if fresh:
            best = Node(fresh[rng.below(len(fresh))], seat)
            best.available = 1
            node.children.append(best)
        assert best is not None
        return best

    def _favourite(self, root: Node, options: list[Action]) -> Action:
        """The option visited most; what was thought of each is kept for hints and analysis."""
        choice = options[0]
        most: i64 = -1
        for child in root.children:
            self.thoughts.append((child.action, child.visits, child.total / float(child.visits)))
            if child.visits > most:
                choice = child.action
                most = child.visits
        return choice
