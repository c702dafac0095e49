"""B-3.0, B-3.3: whose turn it is, and passing."""

from __future__ import annotations

from tests.games.bretagne.position import A, B, C, Table
from tests.rule import rule


def three(action_order: str = "barge") -> Table:
    """A has barge 3, B barge 1, C barge 4; all can sell resources in Brest again and again."""
    table = Table(3, action_order=action_order)
    for seat, barge in ((A, 3), (B, 1), (C, 4)):
        table.put(seat, goods="wood wood wood wood wood wood", barge=barge)
    return table


def sell(table: Table, seat: int) -> None:
    """The only exchange there is, with the only resource there is, is not asked about."""
    table.play(seat, "visit brest")
    if table.question == "Trade":
        table.play(seat, "leave")
    assert table.told("exchanged")[-1].facts == {"seat": f"seat-{seat}", "exchange": "brest-sale"}


@rule("B-3.0.1", "R-2")
def test_actions_go_round_by_barge_number_until_all_have_passed() -> None:
    table = three()
    table.act(B)
    for seat in (B, A, C, B, A):
        assert table.asked == seat
        sell(table, seat)
    table.play(C, "pass")
    assert table.asked == B
    table.play(B, "pass")
    assert table.asked == A
    sell(table, A)
    assert table.asked == A, "the last one acts as often as he can"
    table.play(A, "pass")
    assert table.state.phase > 3 and list(table.state.order) == [C, B, A]


@rule("R-2", "B-3.0.1")
def test_by_the_other_reading_actions_follow_the_row_of_pontivy() -> None:
    table = three(action_order="pontivy")
    for place, seat in enumerate((C, A, B)):
        table.state.order[place] = seat
    table.act(C)
    for seat in (C, A, B, C):
        assert table.asked == seat
        sell(table, seat)
    table.play(A, "pass")
    assert table.asked == B


@rule("B-3.0.1", "R-28", "B-3.0.2")
def test_passing_is_always_possible_and_the_only_way_when_nothing_else_is() -> None:
    table = Table(2)
    table.put(A, barge=1)
    table.put(B, barge=2, goods="wood wood", engineers=1)
    table.show("tile-wood")
    table.act(A)
    assert table.options == ["pass"]
    table.play(A, "pass")
    assert table.options == ["build tile-wood", "visit brest", "pass"]
    assert table.refusal(B, "visit lorient").clause == "R-13", "there is nothing to exchange"
    nobody = Table(2)
    nobody.put(A, barge=1, francs=9, workers=0)
    nobody.act(A)
    assert nobody.refusal(A, "visit lorient").clause == "B-3.2.1", "there is nobody to send"


@rule("B-3.3.1")
def test_the_order_of_passing_is_the_order_of_the_next_barges() -> None:
    table = three()
    table.act(B)
    table.play(B, "pass")
    assert list(table.state.passed) == [B, -1, -1]
    table.play(A, "pass")
    table.play(C, "pass")
    assert list(table.state.order) == [B, A, C] and list(table.state.passed) == [-1, -1, -1]


@rule("B-3.3.2", "R-27")
def test_up_to_three_resources_of_one_type_are_kept() -> None:
    table = Table(2)
    table.put(A, goods="wood wood wood wood wood clay sand", barge=1)
    table.put(B, goods="clay clay", barge=2)
    bank = list(table.state.bank)
    table.act(A)
    table.play(A, "pass")
    assert (table.question, table.options) == ("KeepResource", ["keep wood", "keep sand", "keep clay"])
    table.play(A, "keep wood")
    assert table[A].goods == "wood wood wood"
    assert [now - before for now, before in zip(table.state.bank, bank)] == [2, 0, 1, 1]
    table.play(B, "pass")
    assert table[B].goods == "clay clay", "a single type is not asked about"


@rule("B-3.3.3", "B-3.3.4", "B-3.3.5", "B-3.2.7")
def test_barge_and_engineers_go_back_and_workers_come_home_from_towns_only() -> None:
    table = Table(2)
    table.put(A, barge=3, engineers=2, francs=9, hand="siren dock", towns="brest brest lorient", ports="vannes")
    table.put(B, barge=2)
    table.raise_tower("ar-men", "A2", engineers=2)
    table.act(A)
    assert table[A].in_town == (2, 1)
    table.play(A, "pass")
    assert (table.state.barge[A], table[A].engineers, table.state.spare_engineers) == (-1, 0, 14)
    assert (table[A].in_town, table[A].workers, table[A].ports) == ((0, 0), (5, 6), "vannes")
    assert (table.floors("ar-men"), table.state.engineers_on[6]) == ("A2", 2)
    assert (table[A].francs, table[A].hand) == (9, "dock siren")
