"""What was noted of matches: positions as numbers, and how the matches ended."""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


@dataclass
class Noted:
    """One position: the features of every seat, how far the match had come, and what the outlook by hand thought."""

    match: int
    rows: list[list[float]]
    progress: float
    by_hand: list[float]
    share: list[float]  # of the victory, by seat
    goal: list[float]  # what should be foretold: that, or what else a learner is told of it


@dataclass(frozen=True)
class Table:
    """Noted positions as arrays: rows by position, seat and feature; empty seats have no share and never win."""

    rows: Array
    progress: Array
    seated: Array
    share: Array
    goal: Array
    by_hand: Array
    match: Array

    def of(self, which: Array) -> Table:
        return Table(*(getattr(self, field.name)[which] for field in fields(self)))

    @property
    def inputs(self) -> Array:
        """The features, and again times the progress."""
        return np.concatenate([self.rows, self.rows * self.progress[:, None, None]], axis=2)

    def write(self, file: Path) -> None:
        """All of it or nothing: an interrupted course goes on from the last file that is whole."""
        fresh = file.with_suffix(".part.npz")
        np.savez(fresh, **{field.name: getattr(self, field.name) for field in fields(self)})
        fresh.rename(file)


def read(file: Path) -> Table:
    with np.load(file) as found:
        return Table(*(found[field.name] for field in fields(Table)))


def table(noted: list[Noted], exact: type = np.float64) -> Table:
    most = max(len(each.rows) for each in noted)
    size = len(noted[0].rows[0])
    rows: Array = np.zeros((len(noted), most, size), exact)
    share, goal, by_hand = (np.zeros((len(noted), most)) for _ in range(3))
    seated = np.zeros((len(noted), most), dtype=bool)
    for at, each in enumerate(noted):
        seats = len(each.rows)
        rows[at, :seats] = each.rows
        share[at, :seats] = each.share
        goal[at, :seats] = each.goal
        by_hand[at, :seats] = each.by_hand
        seated[at, :seats] = True
    progress = np.array([each.progress for each in noted])
    return Table(rows, progress, seated, share, goal, by_hand, np.array([each.match for each in noted]))


def together(tables: list[Table]) -> Table:
    """Several as one, for as many seats as the widest of them has."""
    most = max(each.share.shape[1] for each in tables)

    def wide(part: Array) -> Array:
        room = [(0, 0), (0, most - part.shape[1]), (0, 0)][: part.ndim] if part.ndim > 1 else [(0, 0)]
        return np.pad(part, room)

    return Table(*(np.concatenate([wide(getattr(each, field.name)) for each in tables]) for field in fields(Table)))
