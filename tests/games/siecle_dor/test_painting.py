"""S-7.3: commissions, painters and finished paintings."""

from __future__ import annotations

from tests.games.siecle_dor.position import A, Table
from tests.rule import rule


@rule("S-7.3.1", "S-7.3.2", "S-7.0.4")
def test_a_brown_action_commissions_a_painting_or_pays_a_painter_never_both() -> None:
    table = Table(3)
    table.put(A, florins=10, markers="utrecht", easel="art-8")
    table.act(A)
    table.play(A, "use utrecht")
    assert table.options == ["commission", "pay art-8"]
    table.play(A, "commission")
    table.draw("art-5")
    assert (table[A].florins, table[A].easel, table[A].points) == (7, "art-5:0 art-8:0", 4)
    assert table[A].markers == "utrecht:used" and table.offered("use") == []


@rule("S-7.3.3", "S-7.3.4", "S-9.1")
def test_the_last_payment_finishes_a_painting_and_its_florins_go_to_the_bank() -> None:
    table = Table(3)
    table.put(A, florins=1, markers="overijssel", easel="art-6:3")
    table.act(A)
    assert table[A].points == 4
    table.play(A, "use overijssel")  # the one thing that can be done is done without asking
    assert (table[A].florins, table[A].easel, table[A].finished, table[A].points) == (0, "", "art-6", 10)


@rule("S-7.3.3")
def test_of_equal_paintings_the_one_nearest_completion_is_paid() -> None:
    table = Table(3)
    table.put(A, markers="utrecht", easel="art-6:1 art-6:2 art-7:0")
    table.act(A)
    table.play(A, "use utrecht", "pay art-6")
    assert (table[A].easel, table[A].florins) == ("art-6:1 art-6:3 art-7:0", 9)


@rule("S-7.3.5", "R-8", "R-9")
def test_several_brown_markers_pay_the_same_painter_also_from_the_guild() -> None:
    table = Table(3)
    table.put(A, florins=2.5, markers="utrecht guild-brown", easel="art-4")
    table.act(A)
    table.play(A, "use utrecht", "use guild-brown")
    assert (table[A].finished, table[A].florins) == ("art-4", 0.5)


@rule("S-7.3.4", "S-9.1")
def test_florins_on_a_painting_count_for_nothing() -> None:
    table = Table(3)
    table.put(A, florins=10, markers="utrecht", easel="art-8")
    table.act(A)
    points = table[A].points
    table.play(A, "use utrecht", "pay art-8")
    assert (table[A].florins, points - table[A].points) == (9, 1)


@rule("S-7.5.5", "S-7.3.2")
def test_a_grey_painting_is_a_commission_like_any_other() -> None:
    table = Table(3)
    table.put(A, florins=4, markers="flanders utrecht")
    table.act(A)
    table.play(A, "use flanders")
    table.draw("culture-art-4")
    assert table[A].easel == "art-4:0"
    table.play(A, "use utrecht")
    assert table[A].easel == "art-4:1"
