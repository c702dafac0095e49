"""Levels: opponents offered to people. What each is made of is said by the game, so that the steps are even."""

from __future__ import annotations

from typing import Final

from ludotheque.agents.agent import Agent
from ludotheque.agents.glance import GlanceAgent
from ludotheque.agents.search import SearchAgent
from ludotheque.core.action import Action
from ludotheque.core.sight import Eyes

SECONDS: Final = {"easy": 0.0, "casual": 0.0, "medium": 1.5, "hard": 1.5, "master": 4.5}  # at the most


class LevelAgent(Agent):
    """One of the levels, which becomes what the game's outlook says when it is first asked."""

    level: str
    seed: int
    inner: Agent | None
    thoughts: list[tuple[Action, int, float]]

    def __init__(self, seed: int, level: str) -> None:
        super().__init__(seed)
        self.level = level
        self.seed = seed
        self.inner = None
        self.thoughts = []

    def called(self) -> str:
        return self.level

    def choose(self, eyes: Eyes) -> Action:
        inner = self.inner
        if inner is None:
            error, tries = eyes.outlook.strength(self.level)
            if tries > 0:
                inner = SearchAgent(self.seed, iterations=tries, seconds=SECONDS[self.level])
            else:
                inner = GlanceAgent(self.seed, error)
            self.inner = inner
        choice = inner.choose(eyes)
        if isinstance(inner, SearchAgent):
            self.thoughts = inner.thoughts
        return choice
