"""What the tables of all games share: a position is set up, begun somewhere, and answered in notation."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from typing import Any, Generic, TypeVar, cast

import pytest

from ludotheque.core.edition import Edition
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.news import Report
from ludotheque.core.refusal import Refusal
from ludotheque.core.save import fingerprint
from ludotheque.core.state import CHANCE, State, Step

E = TypeVar("E", bound=Edition)
S = TypeVar("S", bound=State)


def another_box(game: Game, own: E, tables: dict[str, Any]) -> E:
    """The edition of a game, with some of its tables replaced."""
    made = game.make_edition(deepcopy(own.data) | tables, "another box")
    assert isinstance(made, type(own))
    return made


def why_refused(game: Game, data: dict[str, Any]) -> str:
    """What is said to the owner of a box that does not add up."""
    with pytest.raises(Refusal) as refused:
        game.make_edition(data, "mine.toml")
    assert refused.value.key.startswith("edition-")
    return refused.value.sentence()


class PlayerOf(Generic[S]):
    """What one player has, to be read."""

    def __init__(self, state: S, seat: int) -> None:
        self.state = state
        self.seat = seat

    def mine(self, field: Iterable[int], size: int) -> list[int]:
        """This player's part of a field that has so many numbers for each seat."""
        return list(field)[size * self.seat : size * (self.seat + 1)]


class TableOf(Generic[S]):
    """A table at which a test sets up a position and then plays on."""

    match: Match
    begun = False
    inventory: dict[str, int]

    @property
    def state(self) -> S:
        return cast(S, self.match.state)

    # playing

    def begin(self, *steps: Step[Any]) -> None:
        """Begin with what is still to be done, the last step first."""
        assert not self.begun, "the position is being played already"
        self.lay_out(*steps)
        self.go_on()

    def lay_out(self, *steps: Step[Any]) -> None:
        self.begun = True
        self.inventory = self.state.inventory()
        self.state.stack[:] = list(steps)
        self.state.news = []

    def go_on(self) -> None:
        self.state.go_on()
        self.match._collect()
        self.check_box()

    def play(self, seat: int, *answers: str) -> None:
        """Let a player answer, once or several times; it must be that player who is asked."""
        for answer in answers:
            self.match.play(answer, seat)
            self.check_box()

    def chance(self, *answers: str) -> None:
        """Let chance answer, once or several times."""
        self.play(CHANCE, *answers)

    def check_box(self) -> None:
        """Everything is somewhere, at every moment."""
        assert not self.begun or self.state.inventory() == self.inventory

    def refusal(self, seat: int, answer: str) -> Refusal:
        """What is said to a player who may not do this; nothing changes."""
        before = fingerprint(self.state)
        with pytest.raises(Refusal) as refused:
            self.match.play(answer, seat)
        assert fingerprint(self.state) == before, "a refused answer changed the position"
        return refused.value

    # looking

    @property
    def asked(self) -> int:
        return self.match.seat

    @property
    def question(self) -> str:
        return type(self.state.stack[-1]).__name__ if self.state.stack else ""

    @property
    def options(self) -> list[str]:
        return [str(option) for option in self.match.options]

    def offered(self, verb: str) -> list[str]:
        """What may be done with one verb."""
        return [option.partition(" ")[2] for option in self.options if option.split()[0] == verb]

    def told(self, event: str) -> list[Report]:
        """The news of one kind since the beginning."""
        return [report for report in self.match.news if report.event == event]
