"""T-1: what does not add up in an edition, as sentences."""

from __future__ import annotations

from typing import Any

from ludotheque.games.tapestry.components import CARD_IDS, CIVILIZATION_IDS


def complaints_of(data: dict[str, Any]) -> list[str]:
    """T-1.2 to T-1.8: what a box must have for the rules to work."""
    wrong: list[str] = []
    for name, known, rows in [
        ("tapestry card", CARD_IDS, data["tapestry"]["cards"]),
        ("civilization", CIVILIZATION_IDS, data["civilizations"]["mats"]),
    ]:
        for id in known:
            if [row["id"] for row in rows].count(id) != 1:
                wrong.append(f"There should be one {name} {id!r}.")
        wrong += [f"The rules know no {name} {row['id']!r}." for row in rows if row["id"] not in known]
    paired = sorted(number for pair in data["capitals"]["pairs"] for number in pair)
    if paired != sorted(row["number"] for row in data["capitals"]["mats"]):
        wrong.append("Every capital mat belongs to one pair.")
    for size in ("small", "large"):
        starts = sorted(number for row in data[f"map-{size}"]["printed"] for number in row.get("start", []))
        if starts != paired:
            wrong.append(f"On the {size} map every capital has one start territory.")
        if sum(1 for row in data[f"map-{size}"]["printed"] if row.get("middle")) != 1:
            wrong.append(f"The {size} map has one middle island.")
    copies = sum(row.get("copies", 1) for row in data["tapestry"]["cards"])
    if copies < 50:
        wrong.append(f"There are {copies} tapestry cards instead of at least 50.")
    spaces = len(data["entertainers"]["spaces"])
    if not all(0 < to < spaces for row in data["entertainers"]["lines"] for to in row):
        wrong.append(f"The lines of the [entertainers] lead to one of the spaces from 1 to {spaces - 1}.")
    return wrong
