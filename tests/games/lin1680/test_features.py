"""What a learner is told of 1680: how a seat stands, whatever its number."""

from __future__ import annotations

import pytest

from ludotheque import games
from ludotheque.games.lin1680.components import CARD_IDS, ITEM_IDS
from ludotheque.games.lin1680.outlook import belongings, features, rivals
from tests.games import rotating
from tests.games.lin1680.position import A, B, C, Table
from tests.games.lin1680.telling import by_kind, numbered, told

BY_SEAT = ("pawn", "built", "bales", "sealed")
CODED = {"leader": (0, 1), "active": (0, 1), "house": (0, 1), "won": (0, 1), "partner": (0, 1)}


def test_the_features_of_a_seat_move_with_it() -> None:
    rotating.check(games["lin1680"], BY_SEAT, CODED)


def test_every_chapter_of_features_begins_where_the_last_one_ends() -> None:
    names = list(features.LinFeatures.NAMES)
    firsts = {
        features.OUTLOOK: "outlook",
        features.SEALED: "sealed",
        features.WORKING: "houses on land",
        features.HELD: "land in hand",
        features.PAWN: "pawn on land",
        features.LACKING: "land lacking",
        features.REACH: "land in reach",
        features.REACH_MARKET: "market in reach",
        features.PAYS: f"can pay {ITEM_IDS[0]}",
        features.HOLDS: f"{CARD_IDS[0]} card",
        features.OWN + belongings.HAND: "land 1",
        features.OWN + belongings.PHASE: "phase 0",
        features.OTHERS + rivals.LEAD: "before them",
    }
    assert {at: names[at] for at in firsts} == firsts
    assert names[features.OWN : features.OTHERS] == list(belongings.NAMES)
    assert names[features.OTHERS : features.OTHERS + rivals.SIZE] == list(rivals.NAMES)
    assert len(names) == features.OTHERS + rivals.SIZE + len(features.LinFeatures.STEPS)


def test_two_who_change_places_change_what_is_told_of_them() -> None:
    def placed(one: int, other: int) -> Table:
        table = Table(2)
        table.put(one, pawn="guer", houses="bain mur", hand="T3 L1", bales=2, cards="joker")
        table.put(other, pawn="dinan", houses="dol rennes", hand="M2 E1", bales=1, cards="fire")
        table.turn(one)
        return table

    here, there = placed(A, B), placed(B, A)
    assert told(here, A) == told(there, B) and told(here, B) == told(there, A)
    assert told(here, A) != told(here, B)


def test_cards_of_a_kind_count_up_to_four() -> None:
    table = Table(2)
    table.put(A, hand="T6 G4 L1")
    table.turn(A)
    row = told(table, A)
    assert by_kind(row, "{} in hand") == {"land": 4, "seed": 4, "loom": 1}
    assert numbered(row, "land") == numbered(row, "seed") == [1, 2, 3] and numbered(row, "loom") == [1]
    assert row["cards"] == 11 / 8 and "cards" not in told(table, B)


def test_what_is_lacking_is_what_bales_and_houses_will_cost_less_what_is_held() -> None:
    table = Table(2)
    table.put(A, houses="bain mur rennes", hand="T6 G1 L1", bales=2)
    table.put(B, houses="dol", bales=4)
    table.turn(A)
    row = told(table, A)
    assert by_kind(row, "{} lacking") == {"land": -5, "seed": 1, "labour": 2, "skein": 2, "loom": 2}
    assert row["missing"] == 7 and row["surplus"] == 5
    assert numbered(row, "bales left") == [2] and numbered(row, "houses left") == [1]
    assert by_kind(told(table, B), "{} lacking") == {"land": 3, "loom": 3}, "the ship is full"
    assert numbered(told(table, B), "bales left") == [0] and numbered(told(table, B), "houses left") == [3]


@pytest.mark.parametrize(
    ("hand", "pays", "short"),
    [
        ("T1 L1", ["house"], (0, 4, 2)),
        ("T1 G1 M1", ["privilege"], (1, 2, 0)),
        ("G1 M1 E1 L1", ["bale"], (1, 0, 1)),
        ("T1 G1 M1 E1 L1", ["house", "bale", "privilege"], (0, 0, 0)),
        ("T5", [], (1, 4, 2)),
    ],
)
def test_what_the_hand_can_pay_is_told_and_what_it_is_short_of(
    hand: str, pays: list[str], short: tuple[int, int, int]
) -> None:
    table = Table(2)
    table.put(A, pawn="guer", hand=hand)
    table.turn(A)
    row = told(table, A)
    assert [item for item in ITEM_IDS if f"can pay {item}" in row] == pays
    for item, lacking in zip(ITEM_IDS, short, strict=True):
        assert numbered(row, f"{item} short") == list(range(lacking, 3)), "at most so many"


def test_a_joker_that_lies_there_counts_for_what_is_to_be_paid() -> None:
    table = Table(2)
    table.put(A, pawn="guer", hand="G1 M1 L1", cards="joker")
    table.build(A)
    before = told(table, A)
    assert "can pay bale" not in before and before["joker card"] == before["privileges"] == 1
    table.play(A, "joker skein")
    row = told(table, A)
    assert row["can pay bale"] == row["jokers laid"] == 1 and "joker card" not in row
    assert row["skein lacking"] == before["skein lacking"] - 1
    assert "jokers laid" not in told(table, B)


def test_a_privilege_card_is_told_of_from_the_turn_it_was_bought_in() -> None:
    table = Table(2)
    table.put(A, hand="T1 G1 M1", cards="fire fire")
    table.build(A)
    table.play(A, "build privilege")
    table.chance("draw storm")
    row = told(table, A)
    assert (row["fire card"], row["storm card"], row["privileges"]) == (2, 1, 3)
    assert told(table, B)["their privileges"] == 1.5


def test_the_pawn_is_told_by_what_its_place_yields_and_whether_it_is_a_site() -> None:
    table = Table(3)
    table.put(A, pawn="guer", houses="guer")
    table.put(B, pawn="dinan")
    table.put(C, pawn="nantes")
    table.turn(A)
    land, loom, port = (told(table, seat) for seat in (A, B, C))
    assert by_kind(land, "pawn on {}") == {"land": 1} and "site" not in land, "a house stands there"
    assert by_kind(loom, "pawn on {}") == {"loom": 1} and loom["site"] == 1
    assert by_kind(port, "pawn on {}") == {} and "site" not in port
    assert [numbered(row, "port") for row in (land, loom, port)] == [[3], [1], [0]]
    assert [numbered(row, "market town") for row in (land, loom, port)] == [[2], [0], [2]]


def test_houses_are_told_by_what_they_yield_and_on_market_towns_once_more() -> None:
    table = Table(2)
    table.put(A, houses="bain dol mur rennes dinan")
    table.turn(A)
    row = told(table, A)
    assert by_kind(row, "houses on {}") == {"seed": 2, "skein": 1, "loom": 2} and row["markets"] == 2
    assert row["built"] == 4 and row["spare house"] == 1 and numbered(row, "houses left") == [0]


def test_a_market_town_seals_the_bales_until_another_is_loaded() -> None:
    table = Table(2)
    table.put(A, pawn="montfort", hand="G1 M1 E1 L1")
    table.turn(A)
    assert "sealed" not in told(table, A)
    table.move(A, 1)
    table.play(A, "move rennes")
    assert told(table, A)["sealed"] == 1 and "sealed" not in told(table, B)
    loading = Table(2)
    loading.put(A, pawn="montfort", hand="G1 M1 E1 L1", bales=1)
    loading.state.sealed[A] = 1
    loading.build(A)
    assert told(loading, A)["sealed"] == 1
    loading.play(A, "build bale")
    assert "sealed" not in told(loading, A) and told(loading, A)["bales"] == 2
