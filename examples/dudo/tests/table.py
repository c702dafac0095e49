"""A table of Dudo at which a test lays dice under cups and then plays on."""

from __future__ import annotations

from typing import Any

from ludotheque import games
from ludotheque.core.state import CHANCE
from tests.games.table import TableOf

A, B, C, D = range(4)


class Table(TableOf[Any]):
    """Everybody has as many dice as are laid; chance lets them fall as the test says."""

    def __init__(self, *cups: str, calza: bool = True, palifico: bool = False) -> None:
        """Each cup as its faces: "11456"; an empty one is out. The first seat bids first."""
        self.match = games["dudo"].new(len(cups), "a test", ask_chance=True, calza=calza, leader=0)
        state = self.state
        for seat, cup in enumerate(cups):
            state.lost += state.held[seat] - len(cup)
            state.held[seat] = len(cup)
        state.palifico = palifico
        state.round = 0
        state.leader = next(seat for seat, cup in enumerate(cups) if cup)
        shake: Any = games["dudo"].steps["Shake"]
        self.begin(shake())
        self.fall(*cups)

    def fall(self, *cups: str) -> None:
        """Let the dice fall so, cup by cup; those who are out are passed over."""
        for cup in cups:
            if cup:
                assert self.asked == CHANCE
                self.chance(f"fall {''.join(sorted(cup))}")

    @property
    def held(self) -> list[int]:
        return list(self.state.held)
