"""B-4: the sheet of the lighthouse being evaluated: who stands on it, and what equipment is worth there now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.drawing import Lit, Words
from ludotheque.drawing.lettering import shorten
from ludotheque.games.bretagne.scene.goods import CATEGORIES, ICONS
from ludotheque.games.bretagne.scene.view import FLOORS, BretagneView


def sheet(view: BretagneView, words: Words, lit: Lit, names: Sequence[str]) -> dict[str, Any] | None:
    """Nothing unless a lighthouse is being evaluated."""
    if view.tower < 0:
        return None
    edition, at = view.edition, view.tower
    category = int(edition.category[at])
    return {
        "name": words(f"thing-{edition.towers[at]}"),
        "category": CATEGORIES[category],
        "number": view.slot[at] + 1,
        "majority": int(edition.majority[category]),
        "ranks": [
            {"seat": seat, "name": shorten(names[seat], 88, 14), "count": count, "asked": seat == view.asked}
            for seat, count in ranking(view, at)
        ],
        "cards": _cards(view, words, lit, category),
        "done": {"text": words("verb-decline" if lit("decline") else "verb-done"), "lit": lit("done decline")},
    }


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


def values(view: BretagneView, words: Words) -> list[dict[str, Any]]:
    """B-4.1.3, B-4.3.1: what each kind is worth in each category before any is played, and the majority."""
    edition = view.edition
    found = [
        {"icon": ICONS[id], "name": words(f"thing-{id}"),
         "points": [str(edition.card_points[3 * kind + at]) if edition.card_points[3 * kind + at] >= 0 else "–"
                    for at in range(len(CATEGORIES))]}
        for kind, id in enumerate(edition.equipment)
    ]  # fmt: skip
    majority = {"icon": ICONS["point"], "name": words("points-majority"), "points": [str(n) for n in edition.majority]}
    return [*found, majority]


def _cards(view: BretagneView, words: Words, lit: Lit, category: int) -> list[dict[str, Any]]:
    """B-4.1.3: what the next card of each kind is worth, and how many lie there."""
    edition = view.edition
    found = []
    for kind, id in enumerate(edition.equipment):
        base = int(edition.card_points[3 * kind + category])
        worth = max(base - int(edition.falling) * view.played[kind], int(edition.least_card)) if base >= 0 else -1
        label = words("board-worth", card=words(f"thing-{id}"), points=worth, count=view.played[kind])
        if worth < 0:
            label = words("board-worthless", card=words(f"thing-{id}"))
        found.append({"id": id, "icon": ICONS[id], "name": words(f"board-{id}"), "worth": worth,
                      "played": view.played[kind], "lit": lit("play", id), "label": label})  # fmt: skip
    return found
