"""S-3: markers, pawns and the Stadtholder are set up."""

from __future__ import annotations

from ludotheque.core.state import CHANCE
from tests.games.siecle_dor.position import SIECLE, A, B, C, D, Table
from tests.rule import rule

MARKERS = ["place holland", "place brabant", "place zeeland"]


def begin(*answers: str, seats: int = 3, leader: int | str = 0) -> Table:
    table = Table(seats, leader=leader)
    for answer in answers:
        table.match.play(answer)
    return table


@rule("S-3.1")
def test_all_cards_begin_in_their_shuffled_decks() -> None:
    table = begin()
    assert list(table.state.deck) == [0, 21, 22, 19, 27, 21]
    assert list(table.state.draw) == [face.count for face in table.edition.faces]


@rule("S-3.2", "S-2.4")
def test_everybody_starts_with_ten_florins_five_pawns_and_six_markers() -> None:
    table = begin(seats=4)
    assert [(table[seat].florins, table[seat].reserve) for seat in range(4)] == [(10, (5, 6))] * 4


@rule("S-3.2")
def test_the_setting_says_who_goes_first_and_the_others_follow_clockwise() -> None:
    table = begin(leader=2)
    asked = []
    for answer in MARKERS:
        asked.append(table.asked)
        table.match.play(answer)
    assert asked == [C, A, B]


@rule("S-3.2")
def test_the_first_player_may_be_drawn_by_lot() -> None:
    table = begin(leader="random")
    assert table.asked == CHANCE
    table.play(CHANCE, "lead seat-1")
    assert (table.asked, table.question) == (B, "PlaceMarker")


@rule("S-3.3")
def test_a_province_never_holds_two_markers() -> None:
    table = begin("place holland")
    assert "holland" not in table.offered("place") and len(table.offered("place")) == 9
    assert table.refusal(B, "place holland").clause == "S-3.3"
    assert table[A].reserve == (5, 5)


@rule("S-3.4")
def test_everybody_places_two_pawns_in_one_go() -> None:
    table = begin(*MARKERS)
    table.play(A, "settle utrecht", "settle utrecht")
    assert (table.asked, table[A].pawns, table[A].reserve) == (B, "utrecht utrecht", (3, 5))


@rule("S-3.4")
def test_no_pawn_beside_a_marker_and_no_third_pawn_but_mixed_pairs() -> None:
    table = begin(*MARKERS)
    assert table.refusal(A, "settle brabant").clause == "S-3.4"
    table.play(A, "settle utrecht", "settle limburg")
    table.play(B, "settle utrecht")
    assert table.refusal(B, "settle utrecht").clause == "S-3.4"
    table.play(B, "settle limburg")
    assert (table[A].pawns, table[B].pawns) == ("limburg utrecht", "limburg utrecht")


@rule("S-3.5")
def test_the_last_player_starts_the_stadtholder_on_one_of_six_merchants_and_nobody_is_paid() -> None:
    pawns = ["settle utrecht", "settle limburg"] * 2 + ["settle flanders", "settle friesland"] * 2
    table = begin(*MARKERS, "place groningen", *pawns, seats=4)
    assert (table.asked, table.offered("start")) == (D, [f"merchant-{n}" for n in range(1, 7)])
    table.play(D, "start merchant-3")
    assert (table.state.space, table.asked, table.question) == (23, A, "Roll")
    assert [table[seat].florins for seat in range(4)] == [10] * 4
    assert [table[seat].points for seat in range(4)] == [7] * 4


@rule("S-3.2")
def test_three_or_four_play() -> None:
    assert (SIECLE.least, SIECLE.most) == (3, 4)
