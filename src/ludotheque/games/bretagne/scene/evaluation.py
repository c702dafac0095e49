"""B-4: the sheet of the lighthouse being evaluated: who stands on it, and what equipment is worth there now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ludotheque.drawing import Words
from ludotheque.drawing.lettering import shorten
from ludotheque.games.bretagne.components import AT_PORT
from ludotheque.games.bretagne.edition import BretagneEdition
from ludotheque.games.bretagne.scene.goods import CATEGORIES, ICONS
from ludotheque.games.bretagne.scene.view import FLOORS, BretagneView


class Rank(NamedTuple):
    """Who has how many workers there, and in which place that is."""

    seat: int
    name: str
    workers: int
    place: int
    asked: bool


class Worth(NamedTuple):
    """A kind of equipment on a lighthouse of some category, and how many of it lie there."""

    kind: int
    category: int
    played: int


class Evaluation(NamedTuple):
    tower: int
    slot: int
    ranks: tuple[Rank, ...]
    worths: tuple[Worth, ...]
    sending: bool  # workers to ports: then one declines, before one is done


def evaluation(view: BretagneView, names: Sequence[str]) -> Evaluation | None:
    """Nothing unless a lighthouse is being evaluated."""
    at = view.tower
    if at < 0:
        return None
    category = int(view.edition.category[at])
    ranks = tuple(
        Rank(seat, shorten(names[seat], 88, 14), count, place, seat == view.asked)
        for place, (seat, count) in enumerate(ranking(view, at))
    )
    worths = tuple(Worth(kind, category, played) for kind, played in enumerate(view.played))
    return Evaluation(at, view.slot[at], ranks, worths, view.stage == AT_PORT)


def ranking(view: BretagneView, at: int) -> list[tuple[int, int]]:
    """B-4.0.2: most workers first; of equals whoever stands lower."""
    found = []
    for seat in range(view.seats):
        floors = [
            (level, view.floor_crew[FLOORS * at + level])
            for level in range(view.height[at])
            if view.floor_owner[FLOORS * at + level] == seat and view.floor_crew[FLOORS * at + level]
        ]
        if floors:
            found.append((-sum(count for _, count in floors), floors[0][0], seat))
    return [(seat, -count) for count, _, seat in sorted(found)]


# how it is drawn


def worth(edition: BretagneEdition, one: Worth) -> int:
    """B-4.1.3: what the next card of a kind is worth; -1 where it cannot be played."""
    base = int(edition.card_points[3 * one.kind + one.category])
    return max(base - int(edition.falling) * one.played, int(edition.least_card)) if base >= 0 else -1


def values(words: Words, edition: BretagneEdition) -> list[tuple[str, str, list[str]]]:
    """B-4.1.3, B-4.3.1: what each kind is worth in each category before any is played, and the majority."""
    found = []
    for kind, id in enumerate(edition.equipment):
        points = [int(edition.card_points[3 * kind + at]) for at in range(len(CATEGORIES))]
        found.append((ICONS[id], words(f"thing-{id}"), [str(each) if each >= 0 else "–" for each in points]))
    return [*found, (ICONS["point"], words("points-majority"), [str(each) for each in edition.majority])]
