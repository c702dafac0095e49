"""What tests read at a table of Bretagne: who is asked what, what each player has, what stands where."""

from __future__ import annotations

from ludotheque.core.match import Match
from ludotheque.core.news import Report
from ludotheque.games.bretagne.components import FLOORS
from ludotheque.games.bretagne.edition import BretagneEdition
from ludotheque.games.bretagne.state import Bretagne
from tests.games.bretagne.player import Player


class Reading:
    """A table that is only looked at."""

    match: Match

    @property
    def state(self) -> Bretagne:
        state = self.match.state
        assert isinstance(state, Bretagne)
        return state

    @property
    def edition(self) -> BretagneEdition:
        return self.state.edition

    def __getitem__(self, seat: int) -> Player:
        return Player(self.state, seat)

    @property
    def asked(self) -> int:
        return self.match.seat

    @property
    def question(self) -> str:
        return type(self.state.stack[-1]).__name__

    @property
    def options(self) -> list[str]:
        return [str(option) for option in self.match.options]

    def offered(self, verb: str) -> list[str]:
        """What may be done with one verb."""
        return [option.partition(" ")[2] for option in self.options if option.split()[0] == verb]

    def told(self, event: str) -> list[Report]:
        """The news of one kind since the beginning."""
        return [report for report in self.match.news if report.event == event]

    def floors(self, name: str) -> str:
        """The floors of a lighthouse as they are raised."""
        state, tower = self.state, self.edition.towers.index(name)
        at = range(FLOORS * tower, FLOORS * tower + state.height[tower])
        return " ".join(f"{'ABCD'[state.floor_owner[floor]]}{state.floor_crew[floor]}" for floor in at)
