"""B-0: whether the components of an edition add up to a box that can be played."""

from __future__ import annotations

from typing import Any

from ludotheque.core.notation import ANY_ORDER, PAY, TERM, Phrase
from ludotheque.games.bretagne.components import (
    BARGES,
    CARD,
    CATEGORY_IDS,
    COAST_IDS,
    EXCHANGES,
    FLOORS,
    FRANC,
    KINDS,
    PORTS,
    RESOURCE,
    RESOURCE_IDS,
    TOWERS,
    WEATHERS,
)


def complaints_of(data: dict[str, Any], gifts: list[Phrase], exchanges: list[Phrase]) -> list[str]:
    """B-0.6 to B-0.13: what is missing or too much, as sentences."""
    return numbers_wrong(data) + coast_wrong(data) + cards_wrong(data) + effects_wrong(gifts, exchanges)


def numbers_wrong(data: dict[str, Any]) -> list[str]:
    """B-0.1, B-0.3: how many there must be of everything the rules count by heart."""
    wanted = {
        "resource": len(RESOURCE_IDS), "category": len(CATEGORY_IDS), "weather": WEATHERS, "slot": TOWERS,
        "lighthouse": TOWERS, "barge": BARGES, "equipment": KINDS, "row": 3, "port": PORTS, "exchange": EXCHANGES,
    }  # fmt: skip
    wrong = [f"There must be {count} of [[{name}]]." for name, count in wanted.items() if len(data[name]) != count]
    for name, ids in (("resource", RESOURCE_IDS), ("category", CATEGORY_IDS)):
        if [row["id"] for row in data[name]] != ids:
            wrong.append(f"[[{name}]] must list {', '.join(ids)}, in this order.")
    return wrong


def coast_wrong(data: dict[str, Any]) -> list[str]:
    """B-0.6, B-0.9: every slot finds its lighthouse, every port its rent."""
    wrong: list[str] = []
    for id in CATEGORY_IDS:
        slots = sum(1 for row in data["slot"] if row["category"] == id)
        lights = sum(1 for row in data["lighthouse"] if row["category"] == id)
        if slots != lights:
            wrong.append(f"There are {slots} slots for {id}, but {lights} lighthouses.")
    if [row["category"] for row in data["slot"]] != [row["category"] for row in data["lighthouse"]]:
        wrong.append("Lighthouse and slot of the same number must share their category, for the historical setup.")
    for row in data["lighthouse"]:
        extras = {category["id"]: int(category["extras"]) for category in data["category"]}[row["category"]]
        if not 1 <= int(row["floors"]) <= FLOORS:
            wrong.append(f"The lighthouse {row['id']} must have 1 to {FLOORS} floors.")
        if len(row["extras"]) != extras:
            wrong.append(f"A floor of {row['id']} must cost {extras} extra resources, as in every {row['category']}.")
    for coast in COAST_IDS:
        ports = sum(1 for row in data["port"] if row["coast"] == coast)
        rents = sum(1 for row in data["rent"] if row["coast"] == coast)
        if ports != PORTS // len(COAST_IDS) or rents < ports:
            wrong.append(f"The {coast} needs {PORTS // len(COAST_IDS)} ports, and rents for them.")
    return wrong


def cards_wrong(data: dict[str, Any]) -> list[str]:
    """B-0.10 to B-0.13: cards and tiles are as many as the box says, and last for all rounds."""
    value = {name: int(row["value"]) for name, row in data["numbers"].items()}
    wrong: list[str] = []
    cards = sum(int(row["cards"]) for row in data["equipment"])
    tiles = sum(int(row["count"]) for row in data["tile"])
    skies = sum(int(row["cards"]) for row in data["weather"])
    if cards != value["cards"]:
        wrong.append(f"The equipment cards add up to {cards}, but [numbers.cards] says {value['cards']}.")
    if tiles != value["tiles"]:
        wrong.append(f"The construction tiles add up to {tiles}, but [numbers.tiles] says {value['tiles']}.")
    if skies - value["removed_weather"] != value["rounds"]:
        wrong.append(f"{skies} weather cards less {value['removed_weather']} do not last for {value['rounds']} rounds.")
    if len(data["production"]) < value["rounds"]:
        wrong.append(f"{len(data['production'])} production cards do not last for {value['rounds']} rounds.")
    return wrong


def effects_wrong(gifts: list[Phrase], exchanges: list[Phrase]) -> list[str]:
    """B-1.2, B-3.1.2, B-3.2.4: rents and rewards give, exchanges take and give, nothing more."""
    wrong = [f"{gift} should only name goods." for gift in gifts if not is_plain(gift)]
    for phrase in exchanges:
        if phrase.kind != PAY or not is_plain(phrase.parts[0]) or not is_plain(phrase.parts[1]):
            wrong.append(f"The exchange {phrase} should pay goods for goods.")
        elif phrase.parts[0].kind != TERM or phrase.parts[0].word not in (RESOURCE, CARD, FRANC):
            wrong.append(f"The exchange {phrase} should be paid in francs, cards or resources of one's choice.")
    return wrong


def is_plain(phrase: Phrase) -> bool:
    return phrase.kind == TERM or (phrase.kind == ANY_ORDER and all(part.kind == TERM for part in phrase.parts))
