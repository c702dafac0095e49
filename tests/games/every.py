"""Every game, and the moments in which tests look at it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from ludotheque import games
from ludotheque.core.view import View
from tests.games.picture import Style


def cases_of(id: str) -> Any:
    """The NAMES of moments, `view_of` each, and the STYLE of the game's pictures."""
    return import_module(f"tests.games.{id}.board_cases")


MOMENTS = [(id, case) for id in games for case in cases_of(id).NAMES]
each_game = pytest.mark.parametrize("id", list(games))
each_moment = pytest.mark.parametrize(("id", "case"), MOMENTS)


def view_of(id: str, case: str) -> View:
    view: View = cases_of(id).view_of(case)
    return view


def style_of(id: str) -> Style:
    style: Style = cases_of(id).STYLE
    return style
