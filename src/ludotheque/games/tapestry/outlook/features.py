"""How a player of Tapestry stands, as numbers for a learner: points to come, by where they come from."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.judgement import Features
from ludotheque.games.tapestry.components import NONE
from ludotheque.games.tapestry.outlook.standing import standing
from ludotheque.games.tapestry.outlook.traits import (
    ABILITY,
    BUILT,
    CIVILIZATION,
    HAND,
    LINE,
    PLAN,
    REACHED,
    TECH,
    TERRITORY,
    TRAITS,
    UPGRADES,
    WEALTH,
    weight,
)
from ludotheque.games.tapestry.state import Tapestry

POINTS: Final = 0
OUTLOOK: Final = 1
WAITING: Final = 2
FIRST_PART: Final = 3
ACTING: Final = 14
DONE: Final = 15
ENDS: Final = [WEALTH, TERRITORY, TECH, UPGRADES, HAND, ABILITY, PLAN, LINE, CIVILIZATION, BUILT, REACHED, TRAITS]


class TapestryFeatures(Features[Tapestry]):
    """Points, and what the outlook made by hand expects, by the parts of the game it comes from."""

    NAMES: ClassVar[dict[str, str]] = {
        "points": "points, in tens",
        "outlook": "points expected at the end, in tens",
        "waiting": "what steps still to be done promise, in tens of points",
        "resources": "expected of resources, in tens of points",
        "territory": "… of territories and tiles",
        "technology": "… of technology cards by their row",
        "upgrades": "… of their upgrades",
        "hand": "… of tapestry cards in hand",
        "abilities": "… of abilities of this era",
        "plan": "… of what resources will buy in the last era",
        "capital": "… of lines and districts of the capital",
        "civilization": "… of the civilization",
        "buildings": "… of income buildings taken",
        "tracks": "… of where the tokens stand",
        "acting": "whether it is one's turn",
        "done": "whether one's last era is over",
    }

    def progress(self, state: Tapestry) -> float:
        """By the eras of all players."""
        begun: i64 = 0
        for seat in range(state.seats):
            begun += state.era[seat]
        return float(begun) / float(state.seats * state.edition.eras)

    def fill(self, state: Tapestry, seat: i64, row: vec[float]) -> None:
        points = float(state.points(seat))
        waiting = self.outlook.with_promises(state, seat, 0.0)
        row[POINTS] = 0.1 * points
        row[WAITING] = 0.1 * waiting
        row[ACTING] = 1.0 if state.turn == seat else 0.0
        if state.turn == NONE or state.finished[seat] == 1:
            row[OUTLOOK] = 0.1 * self.outlook.worth(state, seat)
            row[DONE] = 1.0 if state.finished[seat] == 1 else 0.0
            return
        noted: list[tuple[int, float]] = []
        row[OUTLOOK] = 0.1 * (points + waiting + standing(state, seat, noted))
        era = max(1, state.era[seat])
        for trait, amount in noted:
            part: i64 = 0
            while trait >= ENDS[part]:
                part += 1
            if part > 0:
                row[FIRST_PART + part - 1] += 0.1 * weight(era, trait) * amount
