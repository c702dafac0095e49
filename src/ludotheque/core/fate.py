"""Fate: how a match answers for chance, so that nobody can foresee it and everybody can check it afterwards."""

from __future__ import annotations

import hashlib
import secrets

from ludotheque.core.rng import Rng


class Fate(Rng):
    """The numbers behind one answer of chance: word k of answer n is taken from SHA-256("seed:n:k").

    Before the match everybody sees the commitment, SHA-256("ludotheque:seed"); after it the seed is told. Anyone
    with a hash function can then check that no answer was chosen.
    """

    def __init__(self, seed: str, answer: int) -> None:
        super().__init__(0)
        self.seed = seed
        self.answer = answer
        self.drawn = 0

    def word(self) -> int:
        text = f"{self.seed}:{self.answer}:{self.drawn}"
        self.drawn += 1
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")


def commitment(seed: str) -> str:
    return hashlib.sha256(f"ludotheque:{seed}".encode()).hexdigest()


def fresh_seed() -> str:
    return secrets.token_hex(16)
