"""L-1: the components of an edition of Loire, read once from its file."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.loire.components import FIRST_WINE, KIND_IDS, KINDS, MOST_SEATS, Face, Town
from ludotheque.games.loire.vocabulary import LoireActions


class LoireEdition(LoireActions):
    """L-1.2: all material of the box."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.opening_hand: i64 = self.number("opening_hand")
        self.target: i64 = self.number("target")
        self.round_limit: i64 = self.number("round_limit")
        self.turned = vec[i64]([0] * (MOST_SEATS + 1))  # cards turned a round, by number of players
        for row in data["turned"]:
            self.turned[int(row["players"])] = int(row["cards"])
        self.towns = [Town(row) for row in data["town"]]
        self.last_town: i64 = len(self.towns) - 1
        self.faces: list[Face] = faces_of(data, [town.id for town in self.towns])
        self.first_passenger: i64 = FIRST_WINE + len(data["wine"])
        self._tabulate()
        self.name_actions(self.towns, self.faces)
        self.wines: i64 = len(self.sell) - 1  # cards

    def _tabulate(self) -> None:
        """The tables the rules look things up in."""
        towns = len(self.towns)
        self.face_count: i64 = len(self.faces)
        self.passengers: i64 = len(self.faces) - self.first_passenger
        self.deck = vec[i64]([face.count for face in self.faces])  # copies of each face
        self.origin = vec[i64]([face.origin for face in self.faces])  # by face
        self.destination = vec[i64]([face.destination for face in self.faces])
        self.fare = vec[i64]([face.fare for face in self.faces])
        self.dock_count = vec[i64]([len(town.docks) for town in self.towns])  # docks of each town
        # louis per wine: 2 * town + dock
        self.pay = vec[i64]([(town.docks + [0, 0])[dock] for town in self.towns for dock in (0, 1)])
        self.coal_value = vec[i64]([int(row.get("value", 0)) for row in self.data["card"]])  # by kind
        self.wine_of = vec[i64]([-1] * towns)  # face of the wine of each town, -1 without
        self.waiting_at = [vec[i64]() for _ in range(towns)]  # passengers (by number) that start in each town
        self.bound_for = [vec[i64]() for _ in range(towns)]  # passengers (by number) that go there
        for at, face in enumerate(self.faces):
            if face.kind == "wine":
                self.wine_of[face.origin] = at
            elif face.kind == "passenger":
                number = at - self.first_passenger
                self.waiting_at[face.origin] = append(self.waiting_at[face.origin], number)
                self.bound_for[face.destination] = append(self.bound_for[face.destination], number)

    def thing(self, what: str, number: int) -> str | int:
        if what == "town":
            return self.towns[number].id
        if what in ("kind", "face"):
            return self.faces[number].id
        if what == "dock":
            town = self.towns[number // 2]
            return f"{town.id}-{number % 2 + 1}" if len(town.docks) > 1 else town.id
        return super().thing(what, number)

    def complaints(self) -> list[str]:
        """L-1.2: the counts a box must have."""
        wrong: list[str] = []
        total = sum(face.count for face in self.faces)
        wanted = self.number("deck")
        if total != wanted:
            wrong.append(f"The cards add up to {total}, but [numbers.deck] says {wanted}.")
        if [face.id for face in self.faces[:FIRST_WINE]] != [*KIND_IDS, "sun"]:
            wrong.append(f"[[card]] must list {', '.join(KIND_IDS)} and sun, in this order.")
        least, most = self.data["edition"]["players"]
        for players in range(least, most + 1):
            if players > MOST_SEATS or self.turned[players] <= 0:
                wrong.append(f"[[turned]] does not say how many cards {players} players turn.")
        hands = sum(face.count for face in self.faces[:KINDS])
        if hands < most * self.opening_hand:
            wrong.append(f"{most} players need {most * self.opening_hand} hand cards at the deal, there are {hands}.")
        if not any(town.start for town in self.towns):
            wrong.append("No [[town]] allows a boat to start there.")
        for town in self.towns:
            if len(town.docks) not in (1, 2):
                wrong.append(f"{town.name} has {len(town.docks)} docks; a town has one or two.")
        for number in range(self.first_passenger, len(self.faces)):
            face = self.faces[number]
            if face.origin == face.destination:
                wrong.append(f"Passenger {face.id} starts where it is bound for.")
        return wrong


def faces_of(data: dict[str, Any], towns: list[str]) -> list[Face]:
    """Every face of the deck: hand cards and sun, then wine, then passengers."""
    faces = [Face(row["id"], row["kind"], int(row["count"])) for row in data["card"]]
    for row in data["wine"]:
        faces.append(Face(f"wine-{row['origin']}", "wine", int(row["count"]), number_of(towns, row["origin"]), 0))
    for row in data["passenger"]:
        origin, destination = number_of(towns, row["origin"]), number_of(towns, row["destination"])
        name = f"{row['origin']}-{row['destination']}"
        faces.append(Face(name, "passenger", int(row["count"]), origin, destination, int(row["fare"])))
    return faces


def number_of(towns: list[str], id: str) -> int:
    if id not in towns:
        raise ValueError(f"there is no town called {id!r}")
    return towns.index(id)
