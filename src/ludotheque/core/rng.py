"""A small, quick generator whose numbers are the same compiled and interpreted."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MASK: Final[i64] = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Marsaglia's xorshift128 on four words of 32 bits: for play-outs and simulations, not for secrets."""

    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, seed: i64) -> None:
        self.a = (seed ^ 0x6C078965) & MASK
        self.b = ((seed >> 16) ^ 0x12345678) & MASK
        self.c = ((seed >> 32) ^ 0x2545F491) & MASK
        self.d = 0x4F6CDD1D
        for _each in range(16):
            self.stir()

    def word(self) -> i64:
        """The next 32 bits."""
        return self.stir()

    def stir(self) -> i64:
        t = self.a ^ ((self.a << 11) & MASK)
        self.a = self.b
        self.b = self.c
        self.c = self.d
        self.d = self.d ^ (self.d >> 19) ^ t ^ (t >> 8)
        return self.d

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        return (self.word() * n) >> 32

    def split(self) -> Rng:
        """A new generator that goes its own way."""
        return Rng((self.word() << 30) ^ self.word())

    def __repr__(self) -> str:
        return f"<{type(self).__name__} at {self.a:08x} {self.b:08x} {self.c:08x} {self.d:08x}>"


def pick(bag: vec[i64], point: i64) -> i64:
    """The kind of the thing number `point` in a bag that is counted by kind."""
    kind: i64 = 0
    while point >= bag[kind]:
        point -= bag[kind]
        kind += 1
    return kind


def drawn(bag: vec[i64], rng: Rng) -> i64:
    """The kind of a thing out of such a bag, or a face of a die that is counted by faces."""
    total: i64 = 0
    for count in bag:
        total += count
    return pick(bag, rng.below(total))
