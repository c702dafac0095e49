"""The search of today without anything learnt, `search@hand`: what it lacks against `search` is what learning gave."""

from __future__ import annotations

from ludotheque.agents.agent import with_budget
from ludotheque.agents.search import SearchAgent
from ludotheque.core.action import Action
from ludotheque.core.sight import Eyes


class SearchByHand(SearchAgent):
    """Looks at the outlook made by hand, also where a learned one has taken its place."""

    def called(self) -> str:
        return with_budget("search@hand", self.iterations, self.seconds)

    def choose(self, eyes: Eyes) -> Action:
        eyes.outlook = eyes.outlook.handmade()
        return super().choose(eyes)
