"""T-3.7, T-3.8: what the slots of the income mat pay once their buildings are taken."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.notation import ANY_ORDER, FOR_EACH, TERM, Grammar
from ludotheque.games.tapestry.components import BUILDING_IDS, NONE, RESOURCE_IDS, SLOTS


class Yields:
    """T-1.10, T-3.8: by SLOTS * building + slot, what each slot shows."""

    def __init__(self, grammar: Grammar, rows: list[dict[str, Any]]) -> None:
        size = SLOTS * len(BUILDING_IDS)
        self.resources = vec[i64]([0] * size)
        self.tiles = vec[i64]([0] * size)
        self.cards = vec[i64]([0] * size)
        self.points = vec[i64]([0] * size)
        self.measure = vec[i64]([NONE] * size)  # one point for each of these, NONE without
        for row in rows:
            building = BUILDING_IDS.index(row["building"])
            if len(row["slots"]) != SLOTS:
                raise ValueError(f"an income track has {SLOTS} slots")
            for slot, text in enumerate(row["slots"]):
                self._read(grammar, SLOTS * building + slot, text)

    def _read(self, grammar: Grammar, at: int, text: str) -> None:
        own = RESOURCE_IDS[at // SLOTS]  # a market brings coins, and nothing else of this kind
        heaps = {own: self.resources, "tile": self.tiles, "tapestry": self.cards, "vp": self.points}
        phrase = grammar.read(text)
        for part in phrase.parts if phrase.kind == ANY_ORDER else [phrase]:
            if part.kind == FOR_EACH:
                self.measure[at] = part.word
            elif part.kind == TERM and grammar.words[part.word] in heaps:
                heap = heaps[grammar.words[part.word]]
                heap[at] += part.count
            else:
                raise ValueError(f"a slot of the {BUILDING_IDS[at // SLOTS]} track cannot pay {part}")
