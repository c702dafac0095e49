"""F-1, F-2: whether the components of an edition add up to a box that can be played."""

from __future__ import annotations

from typing import Any

from ludotheque.games.lin1680.components import CARD_IDS, FACE_IDS, ITEM_IDS, KIND_IDS, MOST_SEATS, TYPE_IDS


def complaints_of(data: dict[str, Any], near: list[list[int]], away: list[int]) -> list[str]:
    """F-1.1 to F-1.4: what is missing or too much, as sentences."""
    return lists_wrong(data) + cards_wrong(data) + places_wrong(data, near, away)


def lists_wrong(data: dict[str, Any]) -> list[str]:
    wrong: list[str] = []
    for table, wanted in (("kind", KIND_IDS), ("price", ITEM_IDS), ("card", CARD_IDS)):
        if [row["id"] for row in data[table]] != wanted:
            wrong.append(f"[[{table}]] must list {', '.join(wanted)}, in this order.")
    if not set(data["dice"]["faces"]) <= set(FACE_IDS):
        wrong.append(f"The faces of the [dice] are among {', '.join(FACE_IDS)}.")
    for row in data["price"]:
        if not set(row["pays"]) <= set(KIND_IDS) or not sum(row["pays"].values()) > 0:
            wrong.append(f"The price of a {row['id']} must name kinds of resources.")
    if int(data["price"][0]["pays"].get("loom", 0)) < 1:
        wrong.append("A house must cost a loom, for a privilege card says that only the loom is paid.")
    return wrong


def cards_wrong(data: dict[str, Any]) -> list[str]:
    wrong: list[str] = []
    for table, count, number in (("kind", "cards", "resource_cards"), ("card", "count", "privilege_cards")):
        total = sum(int(row[count]) for row in data[table])
        said = int(data["numbers"][number]["value"])
        if total != said:
            wrong.append(f"The cards of [[{table}]] add up to {total}, but [numbers.{number}] says {said}.")
    for row in data["kind"]:
        if int(row["cards"]) < 1 + MOST_SEATS * int(data["start"].get(row["id"], 0)):
            wrong.append(f"There is too little {row['id']} for the market and {MOST_SEATS} players to begin with.")
    return wrong


def places_wrong(data: dict[str, Any], near: list[list[int]], away: list[int]) -> list[str]:
    wrong: list[str] = []
    rows = data["place"]
    for row in rows:
        if row["type"] not in TYPE_IDS:
            wrong.append(f"{row['id']} is of no type that the game knows: {', '.join(TYPE_IDS)}.")
        elif row["type"] == "port" and row.get("yields"):
            wrong.append(f"{row['id']} is a port and yields nothing.")
        elif row["type"] != "port" and row.get("yields") not in KIND_IDS:
            wrong.append(f"{row['id']} must yield one of {', '.join(KIND_IDS)}.")
    if sum(row["type"] == "port" for row in rows) < MOST_SEATS:
        wrong.append(f"There must be a port for each of {MOST_SEATS} pawns.")
    lonely = [row["id"] for row, links in zip(rows, near) if len(links) < 2]
    if lonely:
        wrong.append(f"A pawn could be trapped in a dead end: {', '.join(lonely)}.")
    if max(away) == len(rows):
        wrong.append("The roads and sea routes do not join all places.")
    return wrong
