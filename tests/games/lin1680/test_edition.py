"""F-1: an edition says where each number comes from, and a box that cannot be played is refused in words."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from ludotheque.core.refusal import Refusal
from tests.games.lin1680.position import LIN, A, B, Table, box, edition
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


@rule("F-5.4", "F-5.9", "F-5.8")
@pytest.mark.parametrize(
    ("language", "offered", "exchange", "refreshed"),
    [
        ("en", "Vermilion offers Azure 3 seeds for 1 loom.", "4 for 1: seed",
         "2 cards alike: the market is laid out anew."),
        ("fr", "Vermilion offre à Azure 3 graines contre 1 métier à tisser.", "4 contre 1\u00a0: graine",
         "2 cartes pareilles\u00a0: le marché est étalé de nouveau."),
    ],
)  # fmt: skip
def test_other_rates_are_spoken_as_they_are(language: str, offered: str, exchange: str, refreshed: str) -> None:
    numbers = deepcopy(edition().data["numbers"])
    numbers["reserve_gives"]["value"] = 4
    numbers["market_alike"]["value"] = 2
    made = box(rate=[{"gives": 3, "asks": 1, "provenance": "rulebook"}], numbers=numbers)
    table = Table(2, made)
    table.put(A, pawn="rennes", hand="G9")
    table.put(B, hand="L2")
    table.trade(A, round=2)
    assert table.match.label(table.edition.exchange[1], language) == exchange
    table.play(A, "offer seat-1", "give hand-seed", "ask loom", "rate 3 1")
    assert table.told("offered")[-1].sentence(language) == offered
    table.play(B, "accept")
    table.play(A, "swap hand-seed", "take market-loom")
    assert table.told("refreshed")[-1].sentence(language) == refreshed


@rule("F-5.4")
@pytest.mark.parametrize("gives", [0, 32])
def test_a_rate_that_no_hand_can_meet_is_refused(gives: int) -> None:
    with pytest.raises(Refusal, match="from 1 to 31"):
        box(rate=[{"gives": gives, "asks": 1, "provenance": "rulebook"}])
