"""The components of the edition that comes with the game, against the box as far as it is known."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from ludotheque.core.edition import PROVENANCES, digest
from tests.games.loire.position import LOIRE, Table, box, edition
from tests.games.table import why_refused
from tests.rule import rule

TOWNS = ["nantes", "ancenis", "angers", "saumur", "tours", "amboise", "blois", "orleans"]
COUNTS = {"coal-1": 12, "coal-2": 12, "coal-3": 8, "mariner": 16, "explosion": 4, "fishing": 6, "sun": 4}
WINE = {"orleans": 4, "blois": 2, "amboise": 2, "tours": 3, "saumur": 3, "angers": 2, "ancenis": 2}
PASSENGERS = {
    "nantes": "ancenis angers saumur orleans",
    "ancenis": "angers amboise blois orleans",
    "angers": "tours amboise blois orleans",
    "saumur": "ancenis angers tours blois",
    "tours": "nantes ancenis amboise",
    "amboise": "nantes saumur orleans",
    "blois": "nantes tours amboise",
    "orleans": "saumur tours blois",
}


def passengers() -> list[tuple[int, int, int]]:
    """Origin, destination and fare of every passenger card."""
    return [(face.origin, face.destination, face.fare) for face in edition().faces if face.kind == "passenger"]


@rule("L-1.2")
def test_eight_towns_from_nantes_up_to_orleans() -> None:
    assert [town.id for town in edition().towns] == TOWNS


@rule("L-1.4", "L-9.1")
def test_the_docks_of_nantes_pay_1_and_2_louis_per_wine() -> None:
    assert edition().towns[0].docks == [1, 2]


@rule("L-2.2")
def test_boats_may_start_everywhere_but_at_nantes() -> None:
    assert [town.id for town in edition().towns if not town.start] == ["nantes"]


@rule("L-1.2", "L-1.3")
def test_the_deck_is_counted_card_by_card() -> None:
    faces = {face.id: face.count for face in edition().faces}
    wine = {f"wine-{town}": count for town, count in WINE.items()}
    people = {f"{origin}-{town}": 1 for origin, towns in PASSENGERS.items() for town in towns.split()}
    assert faces == COUNTS | wine | people
    assert (len(people), sum(wine.values()), sum(faces.values())) == (28, 18, 108)


@rule("L-1.6")
def test_each_pair_of_towns_has_one_passenger_in_one_direction() -> None:
    pairs = Counter(frozenset((origin, destination)) for origin, destination, _ in passengers())
    assert len(pairs) == 28
    assert set(pairs.values()) == {1}


@rule("L-1.6", "L-10.4")
def test_a_fare_is_half_the_distance_rounded_up() -> None:
    for origin, destination, fare in passengers():
        assert fare == (abs(origin - destination) + 1) // 2
    upstream = [fare for origin, destination, fare in passengers() if destination > origin]
    downstream = [fare for origin, destination, fare in passengers() if destination < origin]
    assert (len(upstream), sum(upstream), len(downstream), sum(downstream)) == (16, 30, 12, 20)


@rule("L-2.3", "L-4.1", "L-11.1", "R-3", "R-23")
def test_the_numbers_of_the_rules_stand_in_the_edition() -> None:
    assert (edition().opening_hand, edition().target, edition().round_limit) == (5, 20, 200)
    assert list(edition().turned)[2:] == [10, 12, 14, 16, 18]


def test_every_row_says_where_it_comes_from() -> None:
    data = edition().data
    found = [row["provenance"] for name in ("town", "card", "wine", "passenger", "turned") for row in data[name]]
    assert set(found) == set(PROVENANCES)
    published = [row for row in data["passenger"] if row["provenance"] == "published"]
    assert [(row["origin"], row["destination"]) for row in published] == [("amboise", "orleans")]
    turned = {row["players"]: row["provenance"] for row in data["turned"]}
    assert turned == {2: "reconstructed", 3: "rulebook", 4: "rulebook", 5: "rulebook", 6: "rulebook"}


def test_all_the_wine_of_the_box_can_be_sold_at_once() -> None:
    assert edition().vocabulary.read("sell 18").value == 18


def test_the_digest_depends_on_the_facts_only() -> None:
    data = deepcopy(edition().data)
    assert digest(dict(reversed(data.items()))) == edition().digest
    data["numbers"]["target"]["value"] = 21
    assert digest(data) != edition().digest


def test_an_owner_of_the_box_can_play_with_other_numbers() -> None:
    numbers = edition().data["numbers"]
    table = Table(2, edition=box(numbers=numbers | {"target": numbers["target"] | {"value": 3}}))
    table.put(0, fares=3)
    table.end_of_round()
    assert table.match.winners == [0]


@pytest.mark.parametrize(
    ("table", "row", "change", "complaint"),
    [
        ("card", 0, {"count": 13}, "The cards add up to 109, but [numbers.deck] says 108."),
        ("card", 0, {"id": "coal-9"}, "[[card]] must list coal-1"),
        ("turned", 2, {"cards": 0}, "[[turned]] does not say how many cards 4 players turn."),
        ("town", 3, {"docks": []}, "Saumur has 0 docks; a town has one or two."),
        ("passenger", 0, {"destination": "nantes"}, "starts where it is bound for"),
    ],
)
def test_an_edition_that_does_not_add_up_is_refused(
    table: str, row: int, change: dict[str, Any], complaint: str
) -> None:
    data = deepcopy(edition().data)
    data[table][row] |= change
    assert complaint in why_refused(LOIRE, data)
