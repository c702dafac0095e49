"""What matches have shown features to be worth, as numbers: the inner loop of whoever looks at positions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BLOCK: Final = 8  # hidden units that are summed up together


class Weights:
    """What features are worth: a sum that shifts as the match goes on, and behind it, where one was learnt, a layer.

    The score of a seat is in log-odds of winning; a softmax over the seats makes chances of the scores, for any number
    of them.
    """

    size: i64
    early: vec[float]  # what a feature counts in the beginning ...
    late: vec[float]  # ... and what is added until the end
    hidden: i64  # units in whole blocks: those that fill up the last one count for nothing
    inner: vec[float]  # block after block, BLOCK * feature + unit
    pace: vec[float]  # what the progress adds, by unit ...
    base: vec[float]  # ... and what is there without anything
    outer: vec[float]  # by unit
    room: vec[i64]  # for the places of what is told

    def __init__(self, early: list[float], late: list[float], inner: list[list[float]], outer: list[float]) -> None:
        self.size = len(early)
        self.early = vec[float](early)
        self.late = vec[float](late)
        lacking = -len(outer) % BLOCK
        units = inner + [[0.0] * (len(early) + 2)] * lacking
        self.hidden = len(units)
        blocks = [units[first : first + BLOCK] for first in range(0, len(units), BLOCK)]
        self.inner = vec[float]([unit[at] for block in blocks for at in range(len(early)) for unit in block])
        self.pace = vec[float]([unit[len(early)] for unit in units])
        self.base = vec[float]([unit[len(early) + 1] for unit in units])
        self.outer = vec[float](outer + [0.0] * lacking)
        self.room = vec[i64]([0] * len(early))

    def __repr__(self) -> str:
        return f"<weights: {self.size} features, {self.hidden} hidden units>"

    def score(self, row: vec[float], progress: float) -> float:
        """What the features of one seat promise: most are zero in most positions, and are passed over."""
        early = self.early
        late = self.late
        told = self.room[:]
        count: i64 = 0
        total = 0.0
        for at in range(self.size):
            value = row[at]
            if value != 0.0:
                total += (early[at] + progress * late[at]) * value
                told[count] = at
                count += 1
        first: i64 = 0
        while first < self.hidden:
            total = self._deeper(total, first, row, told, count, progress)
            first += BLOCK
        return total

    def _deeper(self, total: float, first: i64, row: vec[float], told: vec[i64], count: i64, progress: float) -> float:
        """With what a block of hidden units adds, each summed up in a variable of its own: compiled, that takes half
        the time of a row of sums."""
        inner = self.inner
        base = self.base
        begin = first * self.size
        a, b, c, d = base[first], base[first + 1], base[first + 2], base[first + 3]
        e, f, g, h = base[first + 4], base[first + 5], base[first + 6], base[first + 7]
        for nth in range(count):
            value = row[told[nth]]
            at = begin + BLOCK * told[nth]
            a += value * inner[at]
            b += value * inner[at + 1]
            c += value * inner[at + 2]
            d += value * inner[at + 3]
            e += value * inner[at + 4]
            f += value * inner[at + 5]
            g += value * inner[at + 6]
            h += value * inner[at + 7]
        total += self._passed(a, first, progress)
        total += self._passed(b, first + 1, progress)
        total += self._passed(c, first + 2, progress)
        total += self._passed(d, first + 3, progress)
        total += self._passed(e, first + 4, progress)
        total += self._passed(f, first + 5, progress)
        total += self._passed(g, first + 6, progress)
        return total + self._passed(h, first + 7, progress)

    def _passed(self, reached: float, unit: i64, progress: float) -> float:
        """What a hidden unit passes on: nothing below nought."""
        reached += progress * self.pace[unit]
        return self.outer[unit] * reached if reached > 0.0 else 0.0
