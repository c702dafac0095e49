"""S-2: whether the components of an edition add up to a box that can be played."""

from __future__ import annotations

from typing import Any

from ludotheque.games.siecle_dor.components import COLOUR_IDS, GUILDS, PLACES, PROVINCES, SET_IDS, Face


def places_wrong(data: dict[str, Any], places: list[str]) -> list[str]:
    wrong: list[str] = []
    if [row["id"] for row in data["colour"]] != COLOUR_IDS:
        wrong.append(f"[[colour]] must list {', '.join(COLOUR_IDS)}, in this order.")
    if len(data["province"]) != PROVINCES or len(data["guilds"]["columns"]) != GUILDS or len(places) != PLACES:
        wrong.append(f"There must be {PROVINCES} provinces, {GUILDS} guilds and 6 colonies.")
    rooms = [int(row["room"]) for row in data["colony"]]
    if rooms[:-1] != [1] * (len(rooms) - 1) or rooms[-1] != 0:
        wrong.append("Every [[colony]] has room 1, except the last, which has room 0: any number of markers.")
    if sorted(row["id"] for row in data["set"]) != sorted(SET_IDS):
        wrong.append(f"[[set]] must list {', '.join(SET_IDS)}.")
    if any(int(row["payments"]) < 1 for row in data["art"]):
        wrong.append("Every [[art]] needs at least one payment.")
    reached = [data["province"][0]["id"]]
    for here in reached:
        for row in data["border"]:
            if here in row["between"]:
                reached += [id for id in row["between"] if id not in reached]
    if len(reached) != len(data["province"]):
        wrong.append("The borders do not join all provinces.")
    return wrong


def cards_wrong(data: dict[str, Any], faces: list[Face]) -> list[str]:
    wrong: list[str] = []
    total = sum(face.count for face in faces)
    if total != int(data["numbers"]["cards"]["value"]):
        wrong.append(f"The cards add up to {total}, but [numbers.cards] says {data['numbers']['cards']['value']}.")
    for row in data["deck"]:
        found = sum(int(card["count"]) for card in data["card"] if card["deck"] == row["id"])
        if found != int(row["cards"]):
            wrong.append(f"The {row['id']} cards add up to {found}, but [[deck]] says {row['cards']}.")
    return wrong


def track_wrong(data: dict[str, Any]) -> list[str]:
    spaces = data["track"]["spaces"]
    wrong: list[str] = []
    if len(spaces) != int(data["numbers"]["track"]["value"]):
        wrong.append(f"[track] has {len(spaces)} spaces, but [numbers.track] says {data['numbers']['track']['value']}.")
    if "merchant" not in spaces:
        wrong.append("[track] needs a merchant, for the Stadtholder starts on one.")
    return wrong
