"""The vocabulary of Le Siècle d'Or: one action for everything that can be done with what is in the box."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.games.siecle_dor.box import Box
from ludotheque.games.siecle_dor.checks import complaints_of
from ludotheque.games.siecle_dor.components import (
    COLOUR_IDS,
    FIRST_COLONY,
    FIRST_GUILD,
    MOST_SEATS,
    SET_IDS,
)


class SiecleDorEdition(Box):
    """S-2.1 to S-2.5: the box, and what can be done with it."""

    distance: vec[i64]  # steps between provinces: PROVINCES * from + to
    raises: vec[i64]

    place: list[Action]
    settle: list[Action]
    start_at: list[Action]
    roll: Action
    call: list[Action]
    throw: list[Action]
    moves: list[list[Action]]  # by province of departure; the value is the destination
    take: list[Action]
    create: list[Action]
    use: list[Action]
    auction: list[Action]
    cash: list[Action]
    sail: Action
    end: Action
    commission: Action
    pay: list[Action]
    keep: Action
    lift: list[Action]
    wait: Action
    land: list[Action]
    step: list[Action]
    passing: Action
    draw: list[Action]
    lead: list[Action]

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self._name_actions()

    def _name_actions(self) -> None:
        """The vocabulary, in the order of the game."""
        words = self.vocabulary
        provinces, places = self.provinces, self.places
        merchants = [f"merchant-{number + 1}" for number in range(len(self.merchants))]
        self.lead = words.verb("lead", [f"seat-{seat}" for seat in range(MOST_SEATS)], "S-3.2")
        self.place = words.verb("place", provinces, "S-3.3")
        self.settle = words.verb("settle", provinces, "S-7.1.1")
        self.start_at = words.verb("start", merchants, "S-3.5")
        self.roll = words.word("roll", (), "S-5.1")
        sides = int(self.data["numbers"]["sides"]["value"])
        self.call = [words.word("call", (str(sum),), "S-7.5.4", sum) for sum in range(2, 2 * sides + 1)]
        pips = range(1, sides + 1)
        self.throw = [words.word("throw", (str(a), str(b)), "S-5.1", 10 * a + b) for a in pips for b in pips]
        self.moves = [[] for _ in provinces]
        borders = [tuple(row["between"]) for row in self.data["border"]]
        for at, origin in enumerate(provinces):
            for to, goal in enumerate(provinces):
                if (origin, goal) in borders or (goal, origin) in borders:
                    self.moves[at].append(words.word("move", (origin, goal), "S-6.1.1", len(provinces) * at + to))
        self.distance = vec[i64](distances(self.moves))
        self.take = words.verb("take", places[FIRST_GUILD:FIRST_COLONY], "S-6.2.2")
        self.create = words.verb("create", provinces, "S-6.3.1")
        self.use = words.verb("use", places, "S-7.0.1")
        self.auction = words.verb("auction", provinces, "S-8.1")
        self.cash = words.verb("cash", SET_IDS, "S-7.2.3")
        self.sail = words.word("sail", (), "R-11")
        self.end = words.word("end", (), "S-4.5")
        self.commission = words.word("commission", (), "S-7.3.2")
        self.pay = words.verb("pay", self.arts, "S-7.3.3")
        self.keep = words.word("keep", (), "S-7.1.3")
        self.lift = words.verb("lift", places, "S-6.3.4")
        self.wait = words.word("wait", (), "R-11")
        self.land = words.verb("land", places[FIRST_COLONY:], "S-7.4.3")
        rows = self.data["raise"]
        self.raises = vec[i64]([int(row["by"]) for row in rows])
        self.step = words.verb("raise", [row["id"] for row in rows], "S-8.2")
        self.passing = words.word("pass", (), "S-8.2")
        self.draw = words.verb("draw", [face.id for face in self.faces], "S-7.0.2")

    def thing(self, what: str, number: int) -> str | int:
        if what in ("province", "other", "place"):
            return self.places[number]
        if what == "card":
            return self.faces[number].id
        if what == "set":
            return SET_IDS[number]
        if what == "art":
            return self.arts[number]
        if what == "deck":
            return f"deck-{COLOUR_IDS[number]}"
        return super().thing(what, number)

    def complaints(self) -> list[str]:
        """S-2.1 to S-2.4: what a box must have."""
        return complaints_of(self.data, self.faces, self.places)


def distances(moves: list[list[Action]]) -> list[int]:
    """S-6.1.1: the fewest steps from each province to each."""
    size = len(moves)
    found: list[int] = []
    for start in range(size):
        away = [size] * size
        away[start] = 0
        reached = [start]
        for here in reached:
            for action in moves[here]:
                there = action.value % size
                if away[there] == size:
                    away[there] = away[here] + 1
                    reached.append(there)
        found += away
    return found
