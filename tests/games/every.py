"""Every game, and the moments in which tests look at it: its own `board_cases`, or moments of a random match."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

import pytest

from ludotheque import games
from ludotheque.core.match import Match
from ludotheque.core.rng import Rng
from ludotheque.core.state import SPECTATOR
from ludotheque.core.view import View
from tests import chosen
from tests.games.picture import Style


class PlainCases:
    """What is looked at in a game that brings no cases: one match at its beginning, on its way and at its end."""

    NAMES = ("begin", "middle", "late", "spectator", "end")
    STYLE = Style()

    def __init__(self, id: str) -> None:
        self.game = games[id]
        self.views: dict[str, View] = {}
        seats = some_seats(id)
        whole = len(self.played(seats, None).lines)
        for name, part in zip(self.NAMES, (0.0, 0.5, 0.8, 0.3, 1.0)):
            match = self.played(seats, int(part * whole))
            self.views[name] = match.view(SPECTATOR if name == "spectator" or match.over else match.seat)
        kinds = {kind for kinds in self.game.state_class.EVENTS.values() for kind in kinds}
        told = {kind: self.game.edition.thing(kind, 1 if kind == "victim" else 0) for kind in kinds}
        self.SAMPLES = {kind: thing for kind, thing in told.items() if isinstance(thing, str)}

    def played(self, seats: int, lines: int | None) -> Match:
        match, rng = self.game.new(seats, "cases"), Rng(7)
        while not match.over and (lines is None or len(match.lines) < lines):
            match.play(match.options[rng.below(len(match.options))])
        return match

    def view_of(self, case: str) -> View:
        return self.views[case]


@cache
def cases_of(id: str) -> Any:
    """The NAMES of moments, `view_of` each, the STYLE of the game's pictures, and SAMPLES of what news name."""
    own = chosen.module(id, "board_cases")
    return import_module(own) if own else PlainCases(id)


def names_of(id: str) -> list[str]:
    """The moments of a game; one that brings none is not even imported for this."""
    return list(cases_of(id).NAMES if chosen.module(id, "board_cases") else PlainCases.NAMES)


MOMENTS = [(id, case) for id in chosen.ids() for case in names_of(id)]
each_game = pytest.mark.parametrize("id", chosen.ids())
each_moment = pytest.mark.parametrize(("id", "case"), MOMENTS)


def some_seats(id: str) -> int:
    """Three, or as many as can play."""
    return max(games[id].least, min(3, games[id].most))


def view_of(id: str, case: str) -> View:
    view: View = cases_of(id).view_of(case)
    return view


def style_of(id: str) -> Style:
    style: Style = cases_of(id).STYLE
    return style
