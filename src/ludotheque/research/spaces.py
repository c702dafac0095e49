"""What PettingZoo and Gymnasium environments share: a layout as their spaces."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludotheque.core.layout import Layout

Numbers = NDArray[np.int64]
Marks = NDArray[np.int8]


def observation(layout: Layout) -> spaces.Box:
    return spaces.Box(np.array(layout.lows, np.int64), np.array(layout.highs, np.int64), dtype=np.int64)


def mask(layout: Layout) -> spaces.MultiBinary:
    return spaces.MultiBinary(len(layout.edition.vocabulary.actions))


def action(layout: Layout) -> spaces.Discrete[Any]:
    return spaces.Discrete(len(layout.edition.vocabulary.actions))


class Eye:
    """A sheet and a mask of one row, seen as arrays; what is handed out is a copy, as these libraries keep it."""

    def __init__(self, layout: Layout) -> None:
        self._sheet = layout.sheet()
        self._marks = layout.marks()
        self._numbers: Numbers = np.frombuffer(memoryview(self._sheet.numbers), np.int64)
        self._bytes: Marks = np.frombuffer(memoryview(self._marks.bytes), np.int8)

    def numbers(self, state: Any, seat: int) -> Numbers:
        state.observe(seat, self._sheet)
        return self._numbers.copy()

    def marks(self, state: Any, seat: int) -> Marks:
        """What the seat may answer: nothing while somebody else is asked."""
        self._marks.mark(state.options if state.seat == seat else [])
        return self._bytes.copy()
