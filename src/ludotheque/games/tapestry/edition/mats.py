"""T-14: the benefits printed on civilization mats, and the official adjustments."""

from __future__ import annotations

from typing import Any

from ludotheque.core.notation import Grammar
from ludotheque.games.tapestry.components import CIVILIZATION_IDS, CIVILIZATIONS, NONE


class Mats:
    """T-14.3: what the mats show, as numbers of phrases."""

    craftsmen: list[list[int]]  # by column, from the bottom
    merrymakers: list[list[int]]
    militants: list[list[int]]  # by row, from the left
    entertainers: list[int]  # by space; NONE at the start
    lines: list[list[int]]  # by space: where a line leads
    historians: list[int]
    areas: list[int]  # points of the Isolationists by the size of their largest area
    isolationist_tokens: int
    predictions: list[int]  # the highest number the Mystics may say, by category
    prediction_points: int
    chosen_points: int
    jump: int
    adjustment: list[int]  # by civilization: a phrase to gain ...
    forfeit: list[int]  # ... or to lose
    adjusted_from: list[int]  # with at least so many players

    def __init__(self, grammar: Grammar, data: dict[str, Any]) -> None:
        self.craftsmen = [numbers(grammar, column) for column in data["craftsmen"]["columns"]]
        self.merrymakers = [numbers(grammar, column) for column in data["merrymakers"]["columns"]]
        self.militants = [numbers(grammar, row) for row in data["militants"]["rows"]]
        self.entertainers = numbers(grammar, data["entertainers"]["spaces"])
        self.lines = [[int(to) for to in row] for row in data["entertainers"]["lines"]]
        self.historians = numbers(grammar, data["historians"]["squares"])
        self.areas = [int(points) for points in data["isolationists"]["areas"]]
        self.isolationist_tokens = int(data["isolationists"]["tokens"])
        self.predictions = [int(most) for most in data["mystics"]["most"]]
        self.prediction_points = int(data["mystics"]["points"])
        self.chosen_points = int(data["chosen"]["objective"])
        self.jump = int(data["futurists"]["jump"])
        self.adjustment = [NONE] * CIVILIZATIONS
        self.forfeit = [NONE] * CIVILIZATIONS
        self.adjusted_from = [0] * CIVILIZATIONS
        for row in data["adjustments"]["list"]:
            at = CIVILIZATION_IDS.index(row["civilization"])
            self.adjustment[at] = numbers(grammar, [row.get("gain", "")])[0]
            self.forfeit[at] = numbers(grammar, [row.get("lose", "")])[0]
            self.adjusted_from[at] = int(row.get("players", 0))


def numbers(grammar: Grammar, texts: list[str]) -> list[int]:
    """Phrases by their numbers; NONE for nothing."""
    return [int(grammar.read(text).number) if text else NONE for text in texts]
