"""T-14: the benefits printed on civilization mats, and the official adjustments."""

from __future__ import annotations

from typing import Any

from ludotheque.core.notation import Grammar
from ludotheque.games.tapestry.components import CIVILIZATION_IDS, CIVILIZATIONS, NONE


class Mats:
    """T-14.3: what the mats show, as numbers of phrases."""

    def __init__(self, grammar: Grammar, data: dict[str, Any]) -> None:
        # by column, from the bottom
        self.craftsmen = [numbers(grammar, column) for column in data["craftsmen"]["columns"]]
        self.merrymakers = [numbers(grammar, column) for column in data["merrymakers"]["columns"]]
        self.militants = [numbers(grammar, row) for row in data["militants"]["rows"]]  # by row, from the left
        self.entertainers = numbers(grammar, data["entertainers"]["spaces"])  # by space; NONE at the start
        self.lines = [[int(to) for to in row] for row in data["entertainers"]["lines"]]  # by space: where a line leads
        self.historians = numbers(grammar, data["historians"]["squares"])
        # points of the Isolationists by the size of their largest area
        self.areas = [int(points) for points in data["isolationists"]["areas"]]
        self.isolationist_tokens = int(data["isolationists"]["tokens"])
        # the highest number the Mystics may say, by category
        self.predictions = [int(most) for most in data["mystics"]["most"]]
        self.prediction_points = int(data["mystics"]["points"])
        self.chosen_points = int(data["chosen"]["objective"])
        self.jump = int(data["futurists"]["jump"])
        self.adjustment: list[int] = [NONE] * CIVILIZATIONS  # by civilization: a phrase to gain ...
        self.forfeit: list[int] = [NONE] * CIVILIZATIONS  # ... or to lose
        self.adjusted_from: list[int] = [0] * CIVILIZATIONS  # with at least so many players
        for row in data["adjustments"]["list"]:
            at = CIVILIZATION_IDS.index(row["civilization"])
            self.adjustment[at] = numbers(grammar, [row.get("gain", "")])[0]
            self.forfeit[at] = numbers(grammar, [row.get("lose", "")])[0]
            self.adjusted_from[at] = int(row.get("players", 0))


def numbers(grammar: Grammar, texts: list[str]) -> list[int]:
    """Phrases by their numbers; NONE for nothing."""
    return [int(grammar.read(text).number) if text else NONE for text in texts]
