"""Positions for the tests of the board, set up as a viewer sees them, no rules needed."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, cast

from ludotheque.core.action import Action
from ludotheque.core.game import Game
from ludotheque.core.view import View
from ludotheque.games.loire import GAME
from ludotheque.games.loire.components import FIRST_WINE
from ludotheque.games.loire.edition import LoireEdition

EDITION = cast(LoireEdition, GAME.edition)
PASSENGERS = [(face.origin, face.destination) for face in EDITION.faces[EDITION.first_passenger :]]
NAMES = ("Vermilion", "Azure", "Saffron", "Verdigris", "Plum", "Chalk")


def actions(*notations: str) -> list[Action]:
    return [EDITION.vocabulary.read(notation) for notation in notations]


@dataclass
class Position(View):
    """A view of Loire; lists by seat."""

    seats: int = 4
    seat: int = 0
    asked: int = 0
    winners: list[int] = field(default_factory=list)
    options: list[Action] = field(default_factory=list)
    game: Game = GAME
    edition: LoireEdition = field(default_factory=lambda: EDITION)
    names: tuple[str, ...] = NAMES
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
        default_factory=lambda: [
            [0, 0, 1, 0, 0, 0],
            [0, 0, 0, 1, 0, 0],
            [0, 1, 0, 2, 0, 0],
            [1, 0, 0, 0, 0, 1],
        ]
    )
    draft: list[int] = field(default_factory=lambda: [0] * 6)
    draw: int = 29
    discard: list[int] = field(default_factory=lambda: [3, 4, 2, 3, 1, 0, 2] + [0] * 35)
    waiting: list[int] = field(default_factory=list)
    aboard: list[list[int]] = field(default_factory=list)
    hold: list[int] = field(default_factory=lambda: [4, 16 + 4, 3, 16 + 7, 16 + 7, 3 * 16 + 5])
    louis: list[list[int]] = field(default_factory=lambda: [[7, 4], [10, 4], [9, 0], [6, 6]])

    def __post_init__(self) -> None:
        self.points = [sum(louis) for louis in self.louis]
        self.waiting = self.waiting or waiting("1>6 7>6 6>4 5>7 5>3 4>1 3>4 2>4 2>5 0>7 0>3", [1, 0, 2, 0, 1, 1, 3])
        self.aboard = self.aboard or [
            people("7>3 5>0"),
            people("1>7"),
            people("0>1 0>2"),
            people("3>6 6>5 7>4"),
        ]
        self.aboard += [people("")] * (self.seats - len(self.aboard))

    def but(self, **changes: Any) -> Position:
        return replace(self, **changes)


def people(pairs: str) -> list[int]:
    """Passengers by their way: `0>7 5>3`."""
    ways = [tuple(int(town) for town in pair.split(">")) for pair in pairs.split()]
    return [ways.count((origin, destination)) for origin, destination in PASSENGERS]


def waiting(pairs: str, wine: list[int]) -> list[int]:
    """What lies ashore: passengers by their way, wine by town, from the first town above Nantes."""
    casks = [wine[face.origin - 1] for face in EDITION.faces[FIRST_WINE : EDITION.first_passenger]]
    return [0] * 7 + casks + people(pairs)


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
        known=[
            [0] * 6,
            [0, 0, 1, 1, 0, 0],
            [1, 1, 0, 1, 0, 0],
            [2, 0, 0, 0, 0, 1],
            [1, 1, 1, 1, 1, 0],
            [0] * 6,
        ],
        laid=[
            [0, 0, 1, 0, 0, 0],
            [0, 0, 0, 1, 0, 0],
            [2, 1, 1, 2, 0, 1],
            [1, 0, 0, 0, 0, 1],
            [0] * 6,
            [0, 0, 0, 3, 0, 0],
        ],
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
