"""L-3: three phases, the leader first, and the leader pawn that goes round."""

from __future__ import annotations

from tests.games.loire.position import A, B, C, Table
from tests.rule import rule

TWELVE = "coal-1 coal-1 coal-1 mariner mariner mariner wine-tours wine-blois blois-tours nantes-angers sun sun"


@rule("L-3.1")
def test_a_round_is_new_cards_then_preparation_then_loading() -> None:
    table = Table(3)
    phases = []
    table.new_cards()
    phases.append(table.state.phase)
    table.turn(TWELVE)
    for seat in (A, B, C, A, B, C):
        table.play(seat, table.options[0])
    phases.append(table.state.phase)
    table.play(A, "stop")
    table.play(B, "stop")
    assert table.told("loaded") == [], "nobody loads before everybody has moved"
    assert table.waiting("tours") == "wine-tours"
    table.play(C, "stop")
    assert phases == [1, 2]
    assert [report.event for report in table.told("loaded")] == ["loaded"]
    assert table[A].aboard == "wine-tours"
    assert (table.state.round, table.state.phase) == (2, 1), "and the next round has begun"


@rule("L-3.1")
def test_nobody_lays_a_card_before_the_draft_is_over() -> None:
    table = Table(2)
    table.put(A, hand="coal-1")
    table.row("mariner mariner")
    table.draft()
    table.play(A, "take mariner")
    assert table.refusal(B, "stop").clause == "L-4.6"
    table.play(B, "take mariner")
    assert table.options == ["lay coal-1", "lay mariner", "stop"]


@rule("L-3.2")
def test_the_leader_acts_first_in_every_phase_and_the_others_follow_clockwise() -> None:
    table = Table(3, leader=B)
    table.put(A, at="nantes", laid="mariner", aboard="wine-blois")
    table.put(B, at="nantes", aboard="wine-tours")
    table.put(C, at="saumur", aboard="orleans-saumur")
    table.row("coal-1 coal-1 coal-1")
    table.draft()
    drafted = turns(table, "take coal-1", 3)
    assert drafted == [B, C, A]
    assert table.asked == B
    table.play(B, "stop", "dock nantes-1")
    table.play(C, "stop")
    table.play(A, "stop", "dock nantes-2")
    assert table.asked == B, "the leader sells first"
    table.play(B, "sell 1")
    assert table.told("delivered")[0].facts["seat"] == "seat-2", "then the next clockwise is served"
    table.play(A, "sell 1")


@rule("L-3.2")
def test_being_leader_gives_no_louis_and_no_card() -> None:
    for leader in (A, B):
        table = Table(2, leader=leader)
        table.row("coal-1 coal-1")
        table.draft()
        turns(table, "take coal-1", 2)
        assert [table[seat].hand for seat in (A, B)] == ["coal-1", "coal-1"]
        assert [table[seat].louis for seat in (A, B)] == [0, 0]


@rule("L-3.3")
def test_the_leader_pawn_passes_to_the_left_and_a_new_round_starts() -> None:
    table = Table(3, leader=B)
    table.end_of_round()
    assert (table.leader, table.state.round, table.state.phase) == (C, 2, 1)
    [news] = table.told("round")
    assert (news.clause, news.facts) == ("L-3.1", {"count": 2, "seat": "seat-2"})


@rule("L-3.3")
def test_from_the_last_seat_the_pawn_passes_to_the_first() -> None:
    table = Table(3, leader=C)
    table.end_of_round()
    assert table.leader == A


def turns(table: Table, answer: str, count: int) -> list[int]:
    """Let whoever is asked give the same answer; who it was."""
    asked = []
    for _ in range(count):
        asked.append(table.asked)
        table.play(table.asked, answer)
    return asked
