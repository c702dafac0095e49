"""Goods as pictures: the effect notation of rents, rewards and exchanges turned into icons and numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.core.notation import PAY, TERM, Phrase
from ludotheque.drawing import Words

RESOURCES: Final = ("wood", "stone", "sand", "clay")
CATEGORIES: Final = ("paradis", "purgatoire", "enfer")
COASTS: Final = ("south", "west", "north")
GOODS: Final = (*RESOURCES, "resource", "engineer", "worker", "card", "franc", "point")
ICONS: Final = {
    "wood": "wood-pile", "stone": "stone-block", "sand": "powder-bag", "clay": "clay-brick", "resource": "cubes",
    "engineer": "gear-hammer", "worker": "miner", "card": "poker-hand", "franc": "two-coins", "point": "laurel-crown",
    "supply": "wooden-crate", "dock": "wooden-pier", "siren": "hunting-horn", "cable": "rope-coil",
    "sunny": "sun", "variable": "sun-cloud", "stormy": "lightning-storm",
}  # fmt: skip


@dataclass(frozen=True)
class Sign:
    """One good of an effect, how many of it, and what stands before it: nothing, `+` or an arrow."""

    good: str
    count: int
    joint: str = ""


def signs(phrase: Phrase) -> list[Sign]:
    """An effect, from left to right, as it is drawn."""
    if phrase.kind == TERM:
        return [Sign(GOODS[phrase.word], int(phrase.count))]
    joint = "→" if phrase.kind == PAY else "+"
    found: list[Sign] = []
    for part in phrase.parts:
        inner = signs(part)
        if found:
            inner[0] = Sign(inner[0].good, inner[0].count, joint)
        found += inner
    return found


def spoken(phrase: Phrase, words: Words) -> str:
    """The same effect for those who listen."""
    said = ""
    for sign in signs(phrase):
        said += {"": "", "+": " + ", "→": " → "}[sign.joint] + counted(sign, words)
    return said


def counted(sign: Sign, words: Words) -> str:
    return words(f"count-{sign.good}", count=sign.count)


def stock(counts: list[int]) -> list[Sign]:
    """Resources of which there is one at least."""
    return [Sign(good, count) for good, count in zip(RESOURCES, counts) if count]


def listed(counts: list[int], words: Words) -> str:
    return ", ".join(counted(sign, words) for sign in stock(counts)) or words("board-nothing")
