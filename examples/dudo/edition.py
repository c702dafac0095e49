"""Dudo's components, read from an edition file."""

from __future__ import annotations

from typing import Any

from ludotheque.core.edition import Edition

from .components import FACE_IDS
from .vocabulary import Speech


class DudoEdition(Edition):
    """D-1.1: how many dice there are, and how much an ace weighs."""

    dice: int
    aces_weigh: int
    palifico_needs: int
    most: int
    speech: Speech

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        numbers = data["numbers"]
        self.dice = int(numbers["dice"]["value"])
        self.aces_weigh = int(numbers["aces_weigh"]["value"])
        self.palifico_needs = int(numbers["palifico_needs"]["value"])
        self.most = int(data["edition"]["players"][1])
        if not 1 <= self.dice <= 6:  # before all throws are listed, which for many dice would take for ever
            raise ValueError(f"a cup holds one to six dice, not {self.dice}")
        self.speech = Speech(self.vocabulary, self.dice, self.most)

    def complaints(self) -> list[str]:
        return ["An ace weighs at least as much as another face."] if self.aces_weigh < 1 else []

    def thing(self, what: str, number: int) -> str | int:
        return FACE_IDS[number] if what == "face" else super().thing(what, number)
