"""Stand-ins for the tests of the board: an edition, positions and words, no rules needed."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

TOWNS = ("Nantes", "Ancenis", "Angers", "Saumur", "Tours", "Amboise", "Blois", "Orléans")
HAND_KINDS = ("coal", "coal", "coal", "mariner", "explosion", "fishing", "sun")
PASSENGERS = (
    *((0, 1, 1), (0, 2, 1), (0, 3, 2), (0, 7, 4), (1, 2, 1), (1, 5, 2), (1, 6, 3), (1, 7, 3)),
    *((2, 4, 1), (2, 5, 2), (2, 6, 2), (2, 7, 3), (3, 1, 1), (3, 2, 1), (3, 4, 1), (3, 6, 2)),
    *((4, 0, 2), (4, 1, 2), (4, 5, 1), (5, 0, 3), (5, 3, 1), (5, 7, 1), (6, 0, 3), (6, 4, 1)),
    *((6, 5, 1), (7, 3, 2), (7, 4, 2), (7, 6, 1)),
)


@dataclass
class Town:
    id: str
    name: str
    docks: list[int]


@dataclass
class Face:
    id: str
    kind: str
    origin: int = -1
    destination: int = -1
    fare: int = 0


def _edition() -> Any:
    towns = [Town(n.lower().replace("é", "e"), n, [1, 2] if n == "Nantes" else [0]) for n in TOWNS]
    faces = [Face(kind, kind) for kind in HAND_KINDS]
    faces += [Face(f"wine-{towns[t].id}", "wine", t, 0) for t in range(1, 8)]
    faces += [Face(f"passenger-{o}-{d}", "passenger", o, d, fare) for o, d, fare in PASSENGERS]
    return Edition(towns, faces)


@dataclass
class Edition:
    towns: list[Town]
    faces: list[Face]
    first_wine: int = 7
    first_passenger: int = 14
    target: int = 20


@dataclass
class Action:
    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args))


def actions(*notations: str) -> list[Action]:
    return [Action(words[0], tuple(words[1:])) for words in (text.split() for text in notations)]


@dataclass
class Position:
    """A view of Loire; lists by seat."""

    seats: int = 4
    seat: int = 0
    asked: int = 0
    winners: list[int] = field(default_factory=list)
    game: str = "loire"
    edition: Edition = field(default_factory=_edition)
    round: int = 6
    phase: int = 2
    leader: int = 1
    town: list[int] = field(default_factory=lambda: [4, 0, 6, 2])
    heading: list[int] = field(default_factory=lambda: [-1, 1, -1, 1])
    berth: list[int] = field(default_factory=lambda: [-1, 1, -1, -1])
    moved: list[int] = field(default_factory=lambda: [0, 1, 0, 0])
    hand: list[Any] = field(default_factory=lambda: [[1, 2, 0, 1, 1, 1], 4, 3, 6])
    known: list[list[int]] = field(default_factory=lambda: [[0] * 6, [0, 0, 1, 1, 0, 0], [0] * 6, [2, 0, 0, 0, 0, 1]])
    laid: list[list[int]] = field(
        default_factory=lambda: [[0, 0, 1, 0, 0, 0], [0, 0, 0, 1, 0, 0], [0, 1, 0, 2, 0, 0], [1, 0, 0, 0, 0, 1]]
    )
    draft: list[int] = field(default_factory=lambda: [0] * 6)
    draw: int = 29
    discard: list[int] = field(default_factory=lambda: [3, 4, 2, 3, 1, 0, 2] + [0] * 35)
    waiting: list[int] = field(default_factory=list)
    aboard: list[list[int]] = field(default_factory=list)
    hold: list[int] = field(default_factory=lambda: [4, 16 + 4, 3, 16 + 7, 16 + 7, 3 * 16 + 5])
    louis: list[list[int]] = field(default_factory=lambda: [[7, 4], [10, 4], [9, 0], [6, 6]])

    def __post_init__(self) -> None:
        self.waiting = self.waiting or waiting("1>6 7>6 6>4 5>7 5>3 4>1 3>4 2>4 2>5 0>7 0>3", [1, 0, 2, 0, 1, 1, 3])
        self.aboard = self.aboard or [people("7>3 5>0"), people("1>7"), people("0>1 0>2"), people("3>6 6>5 7>4")]
        self.aboard += [people("")] * (self.seats - len(self.aboard))

    def but(self, **changes: Any) -> Position:
        return replace(self, **changes)


def people(pairs: str) -> list[int]:
    """Passengers by their way: `0>7 5>3`."""
    ways = [tuple(int(town) for town in pair.split(">")) for pair in pairs.split()]
    return [ways.count((origin, destination)) for origin, destination, _ in PASSENGERS]


def waiting(pairs: str, wine: list[int]) -> list[int]:
    return [0] * 7 + wine + people(pairs)


def four() -> Position:
    return Position()


def six() -> Position:
    return Position(
        seats=6,
        town=[4, 0, 6, 2, 2, 0],
        heading=[-1, 1, -1, 1, -1, 1],
        berth=[0, 1, -1, -1, 0, 0],
        moved=[1, 1, 0, 0, 1, 1],
        hand=[[1, 2, 0, 1, 1, 1], 4, 3, 6, 5, 2],
        known=[[0] * 6, [0, 0, 1, 1, 0, 0], [1, 1, 0, 1, 0, 0], [2, 0, 0, 0, 0, 1], [1, 1, 1, 1, 1, 0], [0] * 6],
        laid=[[0, 0, 1, 0, 0, 0], [0, 0, 0, 1, 0, 0], [2, 1, 1, 2, 0, 1], [1, 0, 0, 0, 0, 1], [0] * 6, [0, 0, 0, 3, 0, 0]],
        louis=[[7, 4], [10, 4], [9, 0], [6, 6], [3, 2], [1, 0]],
    )


def setup(seats: int = 4) -> Position:
    nobody = [[0] * 6 for _ in range(seats)]
    return Position(
        seats=seats,
        round=0,
        phase=0,
        leader=0,
        town=[-1] * seats,
        heading=[-1] * seats,
        berth=[-1] * seats,
        moved=[0] * seats,
        hand=[[0] * 6] + [0] * (seats - 1),
        known=nobody,
        laid=nobody,
        draw=108,
        discard=[0] * 42,
        waiting=[0] * 42,
        aboard=[people("")] * seats,
        hold=[],
        louis=[[0, 0] for _ in range(seats)],
    )


ENGLISH = {
    "board-seat-1": "Vermilion",
    "board-seat-2": "Azure",
    "board-seat-3": "Saffron",
    "board-seat-4": "Verdigris",
    "board-seat-5": "Plum",
    "board-seat-6": "Chalk",
    "board-title": "La Loire",
    "board-subtitle": "from {first} to {last}, by steam",
    "board-round": "Round {round} · {phase}",
    "board-setup": "Setting out",
    "board-phase-1": "new cards",
    "board-phase-2": "preparation",
    "board-phase-3": "quays",
    "board-over": "{names} wins",
    "board-scale": "1 space = 1 coal",
    "board-draw": "draw pile",
    "board-discard": "discard",
    "board-draft": "cards to take",
    "board-coal": "coal",
    "board-mariner": "mariner",
    "board-explosion": "explosion",
    "board-fishing": "fishing",
    "board-draft-card": "{card}: {count} to take",
    "board-hand-card": "{card}: {count} in hand",
    "board-laid-card": "{card}: {count} laid by {name}",
    "board-dock": "{town}, dock {number}: {louis} louis for each wine",
    "board-quay": "{town}, dock",
    "board-boat": "{name}: at {town}, bound for {goal}",
    "board-panel": "{name}: {louis} louis, {cards} cards in hand",
    "board-wine-waiting": "{count} wine at {town}",
    "board-wine-aboard": "{count} wine aboard",
    "board-pays": "your cargo pays {louis} louis at {town}",
    "board-hand": "My hand",
    "board-hand-of": "Hand of {name}",
    "board-before": "Laid down",
    "board-aboard": "Aboard",
    "board-nothing": "nothing",
    "board-unplaced": "not yet on the river",
    "board-docked": "docked, {town}",
    "board-docked-at": "docked, {town} {number}",
    "board-midriver": "mid-river, {town}",
    "board-asked": "to play",
    "board-leader": "leader",
    "board-winner": "winner",
    "board-description": "The Loire board, round {round}. {boats}",
}


def english(key: str, **args: object) -> str:
    return ENGLISH[key].format(**args)
