"""All that can be said in Dudo, and all that is told of it."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from ludotheque.core.action import Action, Vocabulary

from .components import FACE_IDS, FACES

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "bid": ("count", "face"),
    "dudo": (),
    "calza": (),
    "fall": ("dice",),
    "lead": ("seat",),
}
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "leads": ("seat",),
    "shaken": ("count", "seat"),
    "fallen": ("dice",),
    "palifico": ("seat",),
    "bid": ("seat", "count", "face"),
    "doubted": ("seat", "victim"),
    "calza": ("seat", "victim"),
    "counted": ("count", "face"),
    "lost": ("seat", "count"),
    "regained": ("seat", "count"),
    "exact": ("seat",),
    "out": ("seat",),
}


class Throw:
    """How dice may fall: how many show each face, and in how many ways that comes about."""

    faces: list[int]
    ways: int

    def __init__(self, faces: list[int]) -> None:
        self.faces = faces
        self.ways = factorial(sum(faces))
        for count in faces:
            self.ways //= factorial(count)


class Speech:
    """The actions of one edition."""

    bids: list[Action]  # by FACES * (count - 1) + face
    dudo: Action
    calza: Action
    falls: list[list[Action]]  # by how many dice fall
    throws: list[list[Throw]]  # as they fall, in the same order

    def __init__(self, words: Vocabulary, dice: int, most: int) -> None:
        self.dudo = words.word("dudo", (), "D-4.1")
        self.calza = words.word("calza", (), "D-5.1")
        self.bids = [
            words.word("bid", (str(count), id), "D-3.1", FACES * (count - 1) + face)
            for count in range(1, dice * most + 1)
            for face, id in enumerate(FACE_IDS)
        ]
        self.falls, self.throws = [[]], [[]]
        for count in range(1, dice + 1):
            falls = list(combinations_with_replacement(range(FACES), count))
            self.throws.append([Throw([fall.count(face) for face in range(FACES)]) for fall in falls])
            texts = ["".join(str(face + 1) for face in fall) for fall in falls]
            self.falls.append([words.word("fall", (text,), "D-2.1", at) for at, text in enumerate(texts)])
        for seat in range(most):
            words.word("lead", (f"seat-{seat}",), "D-1.2", seat)
