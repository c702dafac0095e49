"""What a learner is told of Le Siècle d'Or: all that a player may know, whatever the number of the seat."""

from __future__ import annotations

import pytest

from ludotheque.games.siecle_dor.outlook import traits
from ludotheque.games.siecle_dor.outlook.features import SiecleDorFeatures
from tests.games import rotating
from tests.games.siecle_dor.position import SIECLE, A, B, C, D, Table

BY_SEAT = ("purse", "spare_pawns", "spare_markers", "mills", "waiting", "bids")
CODED = {"leader": (0, 1), "active": (0, 1), "holder": (0, 1), "bidder": (0, 1)}


def test_the_features_of_a_seat_move_with_it() -> None:
    rotating.check(SIECLE, BY_SEAT, CODED)


def told(table: Table, seat: int) -> dict[str, float]:
    """The features of a seat by their names, those that say nothing left out."""
    features = SIECLE.features
    assert features is not None
    row = features.rows(table.state)[seat]
    assert max(map(abs, row)) < 20
    return {name: value for name, value in zip(type(features).NAMES, row, strict=True) if value}


def test_every_feature_has_its_place_in_a_row() -> None:
    names = list(SiecleDorFeatures.NAMES)
    assert names[traits.PURSE] == "1 florins"
    assert names[traits.MARKER] == "marker in province 1"
    assert names[traits.SELLS] == "sells green"
    assert names[traits.DRAWS : traits.DRAWS + 6] == [
        "draws yellow", "draws brown", "draws blue", "draws grey", "draws orange", "PlaceMarker waits",
    ]  # fmt: skip


def test_cards_are_told_by_what_they_complete() -> None:
    table = Table()
    table.put(A, hand="investment-single investment-triple investment-triple spice-pair spice-pair ship joker")
    table.act(A)
    row = told(table, A)
    assert (row["investment-single sets"], row["spice-pair sets"]) == (1, 1)
    assert row["investment two thirds"] == 1
    assert "spice half pair" not in row
    assert (row["ship"], row["jokers"], row["two elements"]) == (1, 1, 1)
    assert row["yellow luck"] == pytest.approx((6 + 5) / (6 + 7 + 5))
    assert "ship" not in told(table, B)


def test_what_rivals_hold_makes_no_difference_but_its_backs() -> None:
    rows = []
    for theirs in ("investment-single ship", "investment-pair cannon"):
        table = Table()
        table.put(B, hand=theirs)
        table.act(A)
        rows.append(told(table, A))
    assert rows[0] == rows[1]
    assert rows[0]["rival cards"] == pytest.approx(0.2)


def test_markers_are_told_by_their_places_and_whether_they_may_act() -> None:
    table = Table()
    table.put(A, florins=10, markers="holland guild-blue@4 indies-3:used antilles-7")
    table.put(B, florins=4.5, markers="zeeland")
    table.act(A)
    row = told(table, A)
    assert (
        row["marker in province 1"] == row["marker on blue guild"] == row["marker in Indies 3"] == row["Antilles"] == 1
    )
    assert (row["green awake"], row["blue awake"], row["orange awake"]) == (1, 1, 1)
    assert row["blue guild held"] == pytest.approx(0.5)
    assert row["green guild price"] == pytest.approx(0.3)
    assert row["threatened"] == 1  # by C, who has ten florins
    assert row["cheapest spices"] == pytest.approx(0.2)
    assert "blue awake" not in told(table, B)


def test_pawns_are_told_by_province_and_by_how_near_they_are() -> None:
    table = Table()
    table.put(A, pawns="holland holland utrecht")
    table.put(B, pawns="friesland friesland friesland")
    table.act(A)
    row = told(table, A)
    assert (row["pawns in province 1"], row["1 steps apart"], row["3 pawns"]) == (2, 1, 1)
    assert row["rival pawns"] == 1
    row = told(table, B)
    assert row["convertible"] == row["0 steps apart"] == 1


def test_paintings_are_told_by_what_they_lack() -> None:
    table = Table()
    table.put(A, easel="art-6:3 art-8", laid="art-5 mill")
    table.act(B)
    row = told(table, A)
    assert (row["1 payments due"], row["6 payments due"]) == (1, 1)
    assert (row["1 payments away"], row["6 payments away"]) == pytest.approx((1.2, 1.6))
    assert (row["finished"], row["mills"]) == (0.5, 1)
    assert told(table, B)["rival painting"] == pytest.approx(1.2)


def test_an_auction_is_told_as_if_it_were_over() -> None:
    table = Table(seats=4)
    table.put(A, florins=7, markers="zeeland")
    table.act(A)
    table.play(A, "auction zeeland")
    table.play(B, "raise two")
    table.play(C, "pass")
    seller, leader, passed, asked = (told(table, seat) for seat in (A, B, C, D))
    assert (seller["sells blue"], seller["sells at 2"], seller["8 florins"]) == (1, 1, 1)
    assert "sells at 3" not in seller
    assert (leader["leads for blue"], leader["leads at 2"], leader["outbidders"]) == (1, 1, 1)
    assert "10 florins" not in leader
    assert (passed["out"], asked["still in"], asked["Bid waits"]) == (1, 1, 1)


def test_rivals_are_told_by_how_near_they_are_and_when_they_play() -> None:
    table = Table()
    table.put(B, florins=10, markers="antilles-7 antilles-7 antilles-7 antilles-7 indies-2")
    table.act(B)
    row = told(table, A)
    assert row["rival 3 short"] == row["earlier rival 4 short"] == row["1 ahead"] == row["turn in 2"] == 1
    assert "rival 2 short" not in row
    assert (row["points of rival 1"], row["money of rival 1"], row["lead"]) == pytest.approx((3.0, 1.0, -2.9))
    row = told(table, B)
    assert row["3 short"] == row["acting"] == row["3 players"] == 1
    assert "earlier rival 9 short" not in row


def test_a_card_about_to_be_drawn_is_told_by_its_deck() -> None:
    table = Table()
    table.put(A, florins=10, markers="guild-grey")
    table.act(A)
    table.play(A, "use guild-grey")
    row = told(table, A)
    assert row["draws grey"] == row["Draw waits"] == 1
    assert "grey awake" not in row
    assert "draws grey" not in told(table, B)
