"""L-5.8 to L-5.11: who fishes may pass, until all do; who has nothing to lay must stop."""

from __future__ import annotations

from tests.games.loire.position import A, B, C, Table
from tests.rule import rule


@rule("L-5.8")
def test_a_fishing_player_may_pass_as_often_as_wanted() -> None:
    table = Table(2)
    table.put(A, hand="fishing coal-1")
    table.put(B, hand="coal-1 " * 5)
    table.preparation()
    table.play(A, "lay fishing")
    assert table[A].laid == "fishing"
    assert table.told("laid")[0].clause == "L-5.8"
    for _ in range(4):
        table.play(B, "lay coal-1")
        assert "pass" in table.options
        table.play(A, "pass")
    assert [report.clause for report in table.told("passed")] == ["L-5.8"] * 4
    assert (table[A].laid, table[A].moved) == ("fishing", False)


@rule("L-5.9", "R-11")
def test_a_fishing_player_has_all_options_but_a_second_fishing_card() -> None:
    """L-5.9, R-11: B fishes with coal, explosion, fishing card in hand and wine aboard, A:1; no second fishing card."""
    table = Table(3)
    table.put(A, laid="mariner")
    table.put(B, laid="fishing", hand="coal-2 explosion fishing", aboard="wine-tours")
    table.preparation(turn=B)
    assert table.options == ["lay coal-2", "explode", "bribe seat-0", "pass", "stop"]
    assert table.refusal(B, "lay fishing").clause == "L-5.9"


@rule("L-5.9")
def test_laying_a_new_card_ends_the_wait() -> None:
    for answer, laid in (("lay coal-2", "coal-2"), ("lay mariner", "mariner"), ("explode", ""), ("bribe seat-0", "")):
        table = Table(2)
        table.put(A, laid="mariner", hand="coal-1")
        table.put(B, laid="fishing", hand="coal-2 mariner explosion", aboard="wine-tours")
        table.preparation(turn=B)
        table.play(B, answer)
        assert table[B].laid == laid, answer
        assert "fishing" in table.discard
        assert table.told("unfished")[0].clause == "L-5.9"
        table.play(A, "lay coal-1")
        assert "pass" not in table.options, "nobody passes without a fishing card"


@rule("R-11", "R-22")
def test_a_fishing_player_may_stop_unforced_and_discards_the_fishing_card_first() -> None:
    table = Table(2)
    table.put(A, hand="coal-1")
    table.put(B, laid="fishing coal-1")
    table.preparation(turn=B)
    table.play(B, "stop")
    assert (table[B].laid, table[B].town) == ("", "saumur")
    assert table.discard == "coal-1 fishing"
    assert [event for event in table.events if event in ("unfished", "moved")] == ["unfished", "moved"]


@rule("L-5.10")
def test_when_all_who_have_not_moved_are_fishing_nobody_may_pass() -> None:
    table = Table(3)
    table.put(A, at="blois", moved=True)
    table.put(B, laid="fishing", hand="coal-1")
    table.put(C, laid="fishing", hand="coal-1")
    table.preparation(turn=B)
    assert table.options == ["lay coal-1", "stop"]
    assert table.refusal(B, "pass").clause == "L-5.10"
    table.play(B, "lay coal-1")
    assert table[B].laid == "coal-1"
    assert "pass" in table.options, "B fishes no more, so C is free to wait"


@rule("L-5.10")
def test_a_forced_player_may_lay_another_fishing_card_and_then_the_next_is_forced() -> None:
    table = Table(2)
    table.put(A, laid="fishing", hand="fishing")
    table.put(B, laid="fishing", hand="coal-1")
    table.preparation()
    assert table.options == ["lay fishing", "stop"]
    table.play(A, "lay fishing")
    assert (table[A].laid, table[A].hand, table.discard) == ("fishing", "", "fishing")
    assert table.asked == B
    assert table.refusal(B, "pass").clause == "L-5.10"


@rule("L-5.10", "L-5.11")
def test_the_only_player_left_fishing_with_nothing_to_lay_must_stop() -> None:
    """L-5.10, L-5.11: only B unmoved, fishing, hand empty, no wine aboard."""
    table = Table(2)
    table.put(A, moved=True)
    table.put(B, laid="fishing")
    table.preparation(turn=B)
    assert table.options == ["stop"]


@rule("L-5.11")
def test_a_player_with_nothing_to_lay_must_stop() -> None:
    """L-5.11: B not fishing, hand empty, no wine aboard."""
    table = Table(2)
    table.put(A, hand="coal-1", laid="mariner")
    table.preparation(turn=B)
    assert table.options == ["stop"]


@rule("L-5.11")
def test_who_fishes_and_is_free_to_pass_need_not_stop_with_an_empty_hand() -> None:
    table = Table(2)
    table.put(A, hand="coal-1")
    table.put(B, laid="fishing")
    table.preparation(turn=B)
    assert table.options == ["pass", "stop"]


@rule("L-5.11", "R-10")
def test_wine_that_can_bribe_somebody_is_something_to_lay() -> None:
    table = Table(2)
    table.put(A, laid="mariner")
    table.put(B, aboard="wine-tours")
    table.preparation(turn=B)
    assert table.options == ["bribe seat-0", "stop"]


@rule("R-22")
def test_no_fishing_card_is_left_when_phase_2_is_over() -> None:
    table = Table(2)
    table.put(A, at="blois", laid="fishing")
    table.put(B, at="angers", laid="fishing")
    table.preparation()
    table.play(A, "stop")
    table.play(B, "stop")
    assert (table[A].laid, table[B].laid, table.discard) == ("", "", "fishing fishing")
