"""Search: information-set Monte Carlo tree search for any number of seats. It guesses what it cannot see."""

from __future__ import annotations

import math
import time
from typing import Any, Final

from mypy_extensions import i64

from ludotheque.agents.agent import Thinker, with_budget
from ludotheque.agents.greedy import play_well
from ludotheque.agents.prospects import HOPE, after, prospects
from ludotheque.core.action import Action
from ludotheque.core.outlook import Outlook
from ludotheque.core.playout import settle
from ludotheque.core.rng import Rng
from ludotheque.core.sight import Eyes
from ludotheque.core.state import State

LONG: Final = 12  # answers that a turn may take, where there is a clock
SPREAD: Final = 2654435761  # seeds far apart give luck that is not alike
# How far apart best and worst are taken to be, at least, by how undecided it is: less hardly matters.
NARROW: Final = 0.4
WIDE: Final = 3.0  # where much has been tried already
SETTLED: Final = 1e-9  # where nothing is left to be decided


class Node:
    """What has been learnt about an answer at one point of the tree. Chance is not a branch: it is drawn anew."""

    action: Action
    seat: i64
    visits: i64
    total: float
    promised: list[float]  # to every seat, before it was tried ...
    first: float  # ... and to the one that answers
    children: list[Node]

    def __init__(self, action: Action, seat: i64, promised: list[float]) -> None:
        self.action = action
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        self.promised = promised
        self.first = promised[seat]
        self.children = []


class SearchAgent(Thinker):
    """Plays many guessed positions forward and answers what it came back to most often.

    Every answer is rated by the outlook when it is first seen, so that those that look good are tried first. Beyond the
    tree everybody plays on as the outlook advises, as far as the game's `horizon` says; an outlook that foresees chance
    is asked before it answers. The budget is a number of iterations, or seconds, whichever is used up first; with
    iterations alone the same seed gives the same answer.
    """

    iterations: i64
    seconds: float
    curiosity: float
    last_iterations: i64
    luck: i64  # of the first tries
    thoughts: list[tuple[Action, int, float]]

    def __init__(self, seed: int, iterations: i64 = 100, seconds: float = 0.0, curiosity: float = 1.0) -> None:
        super().__init__(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.curiosity = curiosity
        self.last_iterations = 0
        self.luck = 0
        self.thoughts = []

    def called(self) -> str:
        return with_budget("search", self.iterations, self.seconds)

    def choose(self, eyes: Eyes) -> Action:
        self.thoughts = []
        return super().choose(eyes)

    def weigh(self, eyes: Eyes, guess: State, options: list[Action]) -> Action:
        root = Node(options[0], eyes.seat, [0.0] * guess.seats)
        outlook = eyes.outlook
        self.luck = self.rng.below(1 << 30)
        until = time.perf_counter() + self.seconds if self.seconds > 0.0 else 0.0
        done: i64 = 0
        while done < self.iterations:
            self._explore(root, options, eyes.guess(self.rng), outlook)
            done += 1
            if until > 0.0 and time.perf_counter() > until:
                break
        self.last_iterations = done
        return self._favourite(root, options)

    def _explore(self, root: Node, first: list[Action], state: State, outlook: Outlook[Any]) -> None:
        """One guess: from a first answer down to a question not met before, on to the horizon, and back with it all."""
        rng = self.rng
        began = outlook.clock(state)
        path = [root]
        node = root
        grown = False
        foresees = outlook.foresees()
        while state.stack and not grown:
            options = first if node is root else outlook.advised(state)
            if len(options) == 1 and node is not root:
                state.apply(options[0])
            else:
                grown = not node.children
                node = self._descend(node, state, outlook, options, rng)
                if len(path) == 1 and outlook.trust(state) > 1:
                    rng = Rng(self.luck + SPREAD * node.visits)
                path.append(node)
                if grown and foresees:
                    break  # it was never told of positions in which chance has just answered
                state.apply(node.action)
            settle(state, rng)
        worth = node.promised if grown and foresees else self._played_on(state, outlook, began, rng)
        for node in path:
            node.visits += 1
            node.total += worth[node.seat]

    def _played_on(self, state: State, outlook: Outlook[Any], began: i64, rng: Rng) -> list[float]:
        """What comes of it where everybody plays on as the outlook advises, as far as to the horizon."""
        far = outlook.horizon(state) * state.seats
        if began > 0:
            play_well(state, outlook, rng, LONG * far, began + far)
        else:
            play_well(state, outlook, rng, far, 0)
        return prospects(state, outlook)

    def _descend(self, node: Node, state: State, outlook: Outlook[Any], options: list[Action], rng: Rng) -> Node:
        """The most promising of the options here, by what came of it and by how seldom it was tried.

        How an option looked at first counts as a try, or as several where the game says so, after what trying the
        others has shown: whoever plays on sees the others answer, and all may turn out worse than they looked.
        """
        seat = state.stack[-1].seat
        here: list[Node] = []
        for action in options:
            found: Node | None = None
            for child in node.children:
                if child.action is action and child.seat == seat:
                    found = child
                    break
            if found is None:
                found = rated(action, seat, state, outlook, rng)
                node.children.append(found)
            here.append(found)
        visits: i64 = 0
        surprise = 0.0
        for child in here:
            visits += child.visits
            surprise += child.total - float(child.visits) * child.first
        if visits > 0:
            surprise /= float(visits)
        trust = float(outlook.trust(state))
        worth = [(child.total + trust * (child.first + surprise)) / (float(child.visits) + trust) for child in here]
        low = min(worth)
        least = max(NARROW, min(WIDE, outlook.openness() * math.sqrt(float(visits))))
        width = max(max(worth) - low, least * undecided(worth))
        eager = self.curiosity * math.sqrt(float(visits + len(here))) * (1.0 / float(len(here)))
        best = here[0]
        most = -1.0
        for at in range(len(here)):
            score = (worth[at] - low) / width + eager / float(2 + here[at].visits)
            if score > most:
                best = here[at]
                most = score
        return best

    def _favourite(self, root: Node, options: list[Action]) -> Action:
        """The option visited most; what was thought of each is kept for hints and analysis."""
        choice = options[0]
        most: i64 = -1
        for child in root.children:
            worth = (child.total + child.first) / float(child.visits + 1)
            self.thoughts.append((child.action, child.visits, worth))
            if child.visits > most:
                choice = child.action
                most = child.visits
        return choice


def undecided(worth: list[float]) -> float:
    """How much a chance moves with a point more or less: most at a half, hardly at all where a match is as good as won
    or lost. There small differences are all there is, and whoever makes light of them plays anything."""
    chance = (sum(worth) / float(len(worth)) - HOPE) / (1.0 - 2.0 * HOPE)
    return max(chance * (1.0 - chance), SETTLED)


def rated(action: Action, seat: i64, state: State, outlook: Outlook[Any], rng: Rng) -> Node:
    """An answer that counts as tried once, with what it promises at once."""
    return Node(action, seat, prospects(after(state, action, outlook, rng), outlook))
