"""L-1: what is in the box of Loire: kinds of cards, the ends of the river, towns and faces."""

from __future__ import annotations

from typing import Any, Final

COAL_1: Final = 0
COAL_2: Final = 1
COAL_3: Final = 2
MARINER: Final = 3
EXPLOSION: Final = 4
FISHING: Final = 5
KINDS: Final = 6  # hand cards; a face below this is a kind
SUN: Final = 6
FIRST_WINE: Final = 7
MOST_SEATS: Final = 6
BOAT_PART: Final = 1  # parts of a position that seldom change: its `PARTS`
CARD_PART: Final = 2
NO_COAL: Final = -1
NANTES: Final = 0
DOWNSTREAM: Final = -1
UPSTREAM: Final = 1
MIDRIVER: Final = -1
FARES: Final = 0  # louis come from fares ...
WINE: Final = 1  # ... or from wine
HOLD: Final = 16  # an entry of the state's `hold` is HOLD * seat + town of origin
KIND_IDS: Final = ["coal-1", "coal-2", "coal-3", "mariner", "explosion", "fishing"]


class Town:
    """L-1.4: a space of the river with its docks; `docks` holds the louis paid per wine at each."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.name: str = row["name"]
        self.docks: list[int] = list(row["docks"])
        self.start = bool(row["start"])


class Face:
    """L-1.3, L-1.6: what a card shows; copies of one face cannot be told apart."""

    def __init__(self, id: str, kind: str, count: int, origin: int = -1, destination: int = -1, fare: int = 0) -> None:
        self.id = id
        self.kind = kind
        self.count = count
        self.origin = origin
        self.destination = destination
        self.fare = fare
