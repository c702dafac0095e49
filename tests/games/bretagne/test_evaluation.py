"""B-4: the evaluation of finished lighthouses."""

from __future__ import annotations

import pytest

from ludotheque.games.bretagne.evaluation import ranking
from tests.games.bretagne.position import A, B, C, D, Table
from tests.rule import rule

JOHN, GEORGE, RINGO = A, B, C
HANDS = {JOHN: "cable siren siren", GEORGE: "cable", RINGO: "dock dock supply supply"}


def example(**francs: int) -> Table:
    """The tower of the rulebook, an Enfer: John 1 and 3, George 3, Ringo 4 (R-4)."""
    table = Table(4)
    for seat, hand in HANDS.items():
        table.put(seat, hand=hand)
    table.put(JOHN, francs=francs.get("john", 0))
    table.raise_tower("ar-men", "A1 B3 A3 C4", engineers=8)
    table.evaluate()
    return table


def play_cards(table: Table) -> None:
    table.play(JOHN, "play cable", "play siren", "play siren")
    table.play(RINGO, "play dock", "play dock", "play supply", "play supply")
    table.play(GEORGE, "play cable")


@rule("B-4.0.2", "R-4", "B-4.1.1", "B-4.1.2", "B-4.1.3")
def test_the_cards_of_john_ringo_and_george() -> None:
    table = example()
    assert table.asked == JOHN
    table.play(JOHN, "play cable", "play siren", "play siren")
    assert (table[JOHN].points, table.floors("ar-men")) == (24, "A1 B3 A0 C4")
    assert table[JOHN].workers == (7, 6)
    assert table.asked == RINGO
    table.play(RINGO, "play dock", "play dock", "play supply", "play supply")
    assert (table[RINGO].points, table.floors("ar-men")) == (24, "A1 B3 A0 C0")
    assert table.asked == GEORGE
    table.play(GEORGE, "play cable")
    assert (table[GEORGE].points, table.floors("ar-men")) == (8, "A1 B2 A0 C0")


@rule("B-4.2.1", "B-4.2.2", "B-4.2.3", "B-4.2.5", "R-18")
def test_george_goes_to_a_port_and_john_could_follow_for_a_franc() -> None:
    table = example(john=1)
    play_cards(table)
    assert (table.question, table.asked) == ("SendWorker", GEORGE)
    assert table.options == ["send douarnenez", "send camaret", "send le-conquet", "decline"]
    table.play(GEORGE, "send douarnenez")
    assert (table[GEORGE].francs, table[GEORGE].ports, table.floors("ar-men")) == (0, "douarnenez", "A1 B1 A0 C0")
    assert table.asked == JOHN and "send douarnenez" in table.options
    table.play(JOHN, "send douarnenez")
    assert table[JOHN].francs == 0 and table.told("sent")[-1].facts["francs"] == 1


@rule("B-4.2.3")
def test_without_a_franc_john_cannot_follow_but_may_choose_an_empty_port() -> None:
    table = example()
    play_cards(table)
    table.play(GEORGE, "send douarnenez")
    assert table.options == ["send camaret", "send le-conquet", "decline"]
    assert table.refusal(JOHN, "send douarnenez").clause == "B-4.2.3"
    assert table.refusal(JOHN, "send vannes").clause == "B-4.2.2"


@rule("B-4.3.1", "B-4.3.2", "B-4.0.2")
def test_john_has_the_majority_by_the_lower_floor() -> None:
    table = example()
    play_cards(table)
    table.play(GEORGE, "send douarnenez")
    table.play(JOHN, "decline")
    assert [table[seat].points for seat in (JOHN, GEORGE, RINGO, D)] == [32, 9, 24, 0]
    assert table.state.sources(JOHN) == {
        "at-once": 0, "cards": 24, "majority": 7, "crew": 1, "rents": 0, "pontivy": 0, "francs": 0, "ports": 0,
    }  # fmt: skip


@rule("B-4.4", "B-4.1.5")
def test_after_the_evaluation_everything_goes_where_it_came_from() -> None:
    table = example()
    piles = sum(table.state.pile)
    play_cards(table)
    table.play(GEORGE, "decline")
    table.play(JOHN, "decline")
    assert list(table.state.discard) == [2, 2, 2, 2] and sum(table.state.played) == 0
    assert (table.state.spare_engineers, table.state.engineers_on[6]) == (16, 0)
    assert [table[seat].workers for seat in (JOHN, GEORGE, RINGO)] == [(8, 6)] * 3
    assert sum(table.state.pile) == piles + 4 and table.floors("ar-men") == ""
    assert table.state.built[6] == 1 and table.state.tower == -1


@rule("B-4.0.1", "R-29")
def test_lighthouses_are_evaluated_by_slot_and_the_second_sees_what_the_first_has_changed() -> None:
    table = Table(2)
    table.put(A, hand="supply")
    table.raise_tower("saint-mathieu", "A1 B1 A1")
    table.raise_tower("eckmuhl", "A1 A1 B1")
    swapped = (table.state.slot[7], table.state.slot[4])
    table.state.slot[4], table.state.slot[7] = swapped
    table.evaluate()
    assert table.told("evaluated")[0].facts["tower"] == "saint-mathieu", "it stands on the lower slot now"
    table.play(A, "play supply", "send vannes")
    table.play(B, "decline")
    assert table.told("evaluated")[-1].facts["tower"] == "eckmuhl"
    assert table.question == "SendWorker", "the only card is gone"


@rule("B-4.0.2")
def test_most_workers_come_first_and_equals_by_their_lowest_floor() -> None:
    table = Table(4)
    table.raise_tower("ar-men", "A2 B3 C2 A0")
    assert ranking(table.state, 6) == [B, A, C]
    table.raise_tower("la-jument", "D1 C1 B1 A1")
    assert ranking(table.state, 9) == [D, C, B, A]
    assert ranking(table.state, 0) == []


@rule("R-16", "B-4.3.1")
def test_without_workers_nobody_has_the_majority() -> None:
    table = Table(2)
    table.raise_tower("eckmuhl", "A0 B0 A0")
    table.evaluate()
    assert [table[seat].points for seat in (A, B)] == [0, 0] and table.told("majority") == []
    assert table.state.built[4] == 1


@rule("B-4.3.1", "B-4.3.2")
@pytest.mark.parametrize(
    ("tower", "floors", "points"),
    [("eckmuhl", "A1 B2 A0", 3), ("pen-men", "A1 B2 A0", 5), ("ar-men", "A1 B2 A0 A0", 7)],
)
def test_the_majority_scores_by_category_and_every_worker_one(tower: str, floors: str, points: int) -> None:
    table = Table(2)
    table.raise_tower(tower, floors)
    table.evaluate()
    table.play(B, "decline")
    table.play(A, "decline")
    assert [table[seat].points for seat in (A, B)] == [1, points + 2]
