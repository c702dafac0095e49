"""How well the Automa stands in a solo game, for agents that look ahead. No rule depends on it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.games.tapestry.automa.parties import AUTOMA
from ludotheque.games.tapestry.benefits.measures import landmarks
from ludotheque.games.tapestry.components import ERAS, EXPLORATION, MILITARY, SCIENCE, TECHNOLOGY, TRACKS
from ludotheque.games.tapestry.state import Tapestry

LANDS: Final = 2.5  # landmarks and territories that an era adds ...
ADVANCES: Final = 5.0  # ... and spaces, in the first one
MORE: Final = 1.3  # spaces more in each later one, for each level above the first by half


def rival_worth(state: Tapestry, seat: i64) -> float:
    """Points now, and those of the income turns to come if it goes on as it does; the Shadow Empire has none."""
    value = float(state.points(seat))
    if seat != AUTOMA:
        return value
    box = state.edition.automa
    first = TRACKS * seat
    lands = float(landmarks(state, seat) + state.territories[seat])
    arms = float(state.token_space[first + MILITARY] + state.token_space[first + SCIENCE])
    crafts = float(state.token_space[first + TECHNOLOGY] + state.token_space[first + EXPLORATION])
    for turn in range(max(state.era[seat], 1) + 1, ERAS + 1):
        spaces = ADVANCES + MORE * float(turn - 2) * (0.5 + 0.25 * float(state.level))
        lands += LANDS
        arms = min(arms + spaces / 2.0, 24.0)
        crafts = min(crafts + spaces / 2.0, 24.0)
        at = 3 * ((ERAS + 1) * box.mat[state.level] + turn)
        value += float(box.multiplier[at]) * lands
        value += float(box.multiplier[at + 1]) * arms + float(box.multiplier[at + 2]) * crafts
    return value
