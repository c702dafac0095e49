"""T-10.2: a piece on the map as one number: 1 + its owner + 8 times its kind + 256 where it lies toppled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.games.tapestry.components import TOKEN

TOPPLED: Final = 256


def piece_of(seat: i64, kind: i64) -> i64:
    return 1 + seat + 8 * kind


def owner_of(piece: i64) -> i64:
    return (piece - 1) % 8


def kind_of(piece: i64) -> i64:
    return (piece - 1) // 8 % 32


def stands(piece: i64) -> bool:
    """T-10.2: an outpost, or a building that counts as one, that has not been toppled."""
    return 0 < piece <= TOPPLED and kind_of(piece) != TOKEN
