"""F-1: an edition says where each number comes from, and a box that cannot be played is refused in words."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from ludotheque.core.refusal import Refusal
from tests.games.lin1680.position import LIN, A, Table, box, edition
from tests.rule import rule

ROADS = edition().data["roads"]["links"]
TO_RETZ = ("ancenis clisson", "clisson nantes", "nantes pornic")


def rows(table: str, named: str, /, **changes: Any) -> list[dict[str, Any]]:
    """A list of tables with one of its rows changed."""
    return [row | changes if row["id"] == named else row for row in deepcopy(edition().data[table])]


def test_what_is_reconstructed_says_so() -> None:
    places = edition().data["place"]
    assert all(row["why"] for row in places), "the board is ours, and says so place by place"
    assert {row["provenance"] for row in places} == {"published", "reconstructed"}


@rule("F-1.1", "F-1.4", "R-26")
@pytest.mark.parametrize(
    ("table", "value", "said"),
    [
        ("kind", rows("kind", "loom", cards=24), "add up to 124"),
        ("kind", rows("kind", "loom", id="silk"), "must list land, seed"),
        ("card", rows("card", "fire", count=3), "add up to 16"),
        ("price", rows("price", "house", pays={"land": 2}), "must cost a loom"),
        ("price", rows("price", "bale", pays={"silk": 2}), "price of a bale"),
        ("place", rows("place", "brest", yields="loom"), "brest is a port"),
        ("place", rows("place", "guer", yields="silk"), "guer must yield"),
        ("place", rows("place", "guer", type="castle"), "guer is of no type"),
        ("place", [row | {"type": "loom", "yields": "loom"} for row in edition().data["place"]], "a port for each"),
        ("roads", {"links": [link for link in ROADS if link != "guer redon"]}, "dead end: guer"),
        ("roads", {"links": [*(link for link in ROADS if link not in TO_RETZ), "clisson pornic"]}, "do not join"),
        ("roads", {"links": ["brest atlantis"]}, "no place called 'atlantis'"),
        ("dice", {"faces": ["land", "silk"]}, "silk"),
    ],
)
def test_a_box_that_cannot_be_played_is_refused(table: str, value: Any, said: str) -> None:
    with pytest.raises(Refusal) as refused:
        box(**{table: value})
    assert said in refused.value.sentence("en")


@rule("F-2.5")
def test_too_few_cards_to_begin_with_are_refused() -> None:
    with pytest.raises(Refusal, match="too little land"):
        box(start={"land": 5, "seed": 1})


@rule("F-1.3", "F-6.2")
def test_the_numbers_of_another_box_are_played() -> None:
    table = Table(2, box(price=rows("price", "house", pays={"land": 2, "loom": 1})))
    table.put(A, pawn="guer", hand="T2 L1")
    table.build(A)
    table.play(A, "build house")
    assert table[A].hand == ""


@rule("F-3.4")
def test_roads_and_routes_join_all_places_and_none_is_a_dead_end() -> None:
    made = edition()
    assert (len(made.data["roads"]["links"]), len(made.data["sea"])) == (105, 11)
    assert min(len(near) for near in made.near) >= 2
    assert max(made.distance) == 11
    ports = set(made.ports)
    assert max(min(made.distance[80 * at + port] for port in ports) for at in range(80)) == 4
    for row in made.data["sea"]:
        assert {made.places.index(id) for id in row["link"].split()} <= ports


def test_the_vocabulary_is_small() -> None:
    assert len(LIN.edition.vocabulary.actions) < 450
