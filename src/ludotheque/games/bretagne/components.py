"""B-0: what the pieces of Bretagne are called by the rules: resources, categories, coasts, goods."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 4

ROUND_PART: Final = 1  # parts of a position that seldom change: its `PARTS`
TOWER_PART: Final = 2
HAND_PART: Final = 4
TILE_PART: Final = 8

NONE: Final = -1

WOOD: Final = 0  # resources
RESOURCES: Final = 4
RESOURCE_IDS: Final = ["wood", "stone", "sand", "clay"]

RESOURCE: Final = 4  # goods an effect may name: the four resources, one of choice ...
ENGINEER: Final = 5
WORKER: Final = 6
CARD: Final = 7
FRANC: Final = 8
POINT: Final = 9
GOODS: Final = [*RESOURCE_IDS, "resource", "engineer", "worker", "card", "franc", "point"]

CATEGORIES: Final = 3
CATEGORY_IDS: Final = ["paradis", "purgatoire", "enfer"]
COASTS: Final = 3
COAST_IDS: Final = ["south", "west", "north"]
WEATHERS: Final = 3
KINDS: Final = 4  # of equipment
BARGES: Final = 4
DECKS: Final = 3  # barges on a barge card: top, middle, bottom

TOWERS: Final = 15
FLOORS: Final = 5  # room for so many in one lighthouse
PORTS: Final = 9

BREST: Final = 0
LORIENT: Final = 1
TOWNS: Final = 2
TOWN_IDS: Final = ["brest", "lorient"]
EXCHANGES: Final = 9

BANK: Final = 0  # where an exchange takes its gain from
MARKET: Final = 1
SINGLES: Final = 2
PAIRS: Final = 3
SUPPLY_IDS: Final = ["bank", "market", "singles", "pairs"]

AT_ONCE: Final = 0  # where points come from
CARDS: Final = 1
MAJORITY: Final = 2
CREW: Final = 3
RENTS: Final = 4
PONTIVY: Final = 5
FRANCS: Final = 6
HARBOURS: Final = 7
SOURCES: Final = 8
SOURCE_IDS: Final = ["at-once", "cards", "majority", "crew", "rents", "pontivy", "francs", "ports"]

AT_CARDS: Final = 1  # stages of an evaluation
AT_PORT: Final = 2
AT_MAJORITY: Final = 3

SETUP: Final = 0  # phases
BARGE_CHOICE: Final = 1
LOADING: Final = 2
ACTIONS: Final = 3
EVALUATION: Final = 4
ROUND_END: Final = 5
GAME_END: Final = 6


def place_of(ids: list[str], id: str) -> int:
    if id not in ids:
        raise ValueError(f"there is no {id!r} among {', '.join(ids)}")
    return ids.index(id)
