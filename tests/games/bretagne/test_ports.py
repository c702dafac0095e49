"""B-4.2: workers go to ports."""

from __future__ import annotations

from tests.games.bretagne.position import A, B, C, Table
from tests.rule import rule


@rule("B-4.2.1")
def test_cards_played_change_the_ranking_for_the_ports() -> None:
    table = Table(2)
    table.put(A, hand="dock dock")
    table.raise_tower("eckmuhl", "A3 B2 B0")
    table.evaluate()
    table.play(A, "play dock", "play dock")
    assert (table.question, table.asked) == ("SendWorker", B)


@rule("B-4.2.2")
def test_the_highest_worker_goes_to_the_port_and_only_one() -> None:
    table = Table(2)
    table.raise_tower("eckmuhl", "A1 A2 B1")
    table.evaluate()
    table.play(A, "send vannes")
    assert table.floors("eckmuhl") == "A1 A1 B1" and table.asked == B


@rule("B-4.2.4")
def test_a_player_has_at_most_one_worker_in_a_port_but_others_have_room() -> None:
    table = Table(3)
    table.put(A, ports="vannes", francs=9)
    table.put(B, ports="vannes")
    table.put(C, francs=2)
    table.raise_tower("eckmuhl", "A1 C1 C1")
    table.evaluate()
    assert "vannes" in table.offered("send")
    table.play(C, "send vannes")
    assert (table[C].ports, table[C].francs) == ("vannes", 0)
    assert table.offered("send") == ["quiberon", "concarneau"]
    assert table.refusal(A, "send vannes").clause == "B-4.2.4"


@rule("B-4.2.3", "R-17")
def test_the_fee_goes_to_the_bank() -> None:
    table = Table(2)
    table.put(A, ports="vannes")
    table.put(B, francs=1)
    table.raise_tower("eckmuhl", "B1 B1 B1")
    table.evaluate()
    table.play(B, "send vannes")
    assert (table[A].francs, table[B].francs) == (0, 0)


@rule("B-4.2.5")
def test_a_worker_in_a_port_earns_from_the_next_round_on() -> None:
    table = Table(2)
    table.state.round = 1
    table.raise_tower("eckmuhl", "A1 A1 A1")
    table.evaluate()
    table.play(A, "send quiberon")
    assert (table.state.round, table.question, table[A].goods) == (2, "ChooseBarge", "")
    table.play(A, "choose barge-1")
    table.play(B, "choose barge-2")
    assert table[A].goods == "clay"
