"""L-5, phase 2: one card a turn, until each player stops."""

from __future__ import annotations

from ludotheque.core.state import SPECTATOR
from tests.games.loire.position import A, B, C, Table
from tests.rule import rule


@rule("L-5.1")
def test_a_turn_is_one_card_or_a_stop_and_there_is_no_other_way_to_pass() -> None:
    table = Table(2)
    table.put(A, hand="coal-1 mariner")
    table.preparation()
    assert table.options == ["lay coal-1", "lay mariner", "stop"]
    assert table.refusal(A, "pass").clause == "L-5.8", "only who fishes may pass"
    assert table.refusal(A, "lay coal-3").clause == "L-5.4", "one lays only what one holds"
    assert table.refusal(A, "lay fishing").clause == "L-5.8"
    assert table.refusal(A, "explode").clause == "L-5.6"
    assert table.refusal(A, "place tours").clause == "L-5.1"


@rule("L-5.1", "L-5.2", "R-19")
def test_one_card_a_turn_and_the_turns_go_round() -> None:
    table = Table(3, leader=B)
    for seat in (A, B, C):
        table.put(seat, hand="coal-1 mariner")
    table.preparation()
    asked = []
    for card in ("coal-1", "coal-1", "coal-1", "mariner", "mariner", "mariner"):
        asked.append(table.asked)
        table.play(table.asked, f"lay {card}")
    assert asked == [B, C, A, B, C, A]
    assert [table[seat].laid for seat in (A, B, C)] == ["coal-1 mariner"] * 3


@rule("L-5.3")
def test_a_player_who_has_moved_is_skipped_and_can_play_nothing_more() -> None:
    """L-5.3: A has moved; when the turn reaches A, A is skipped and cannot play wine or explosion."""
    table = Table(3)
    table.put(A, at="blois", hand="explosion mariner", aboard="wine-tours")
    table.put(B, laid="mariner", hand="coal-1 coal-1")
    table.put(C, at="angers", hand="coal-1")
    table.preparation()
    table.play(A, "stop")
    table.play(B, "lay coal-1")
    table.play(C, "lay coal-1")
    assert table.asked == B
    for answer in ("bribe seat-1", "explode seat-1 coal-1", "lay mariner", "stop"):
        assert table.refusal(A, answer).key == "not-your-turn"


@rule("L-5.3")
def test_who_stops_moves_at_once_while_the_others_go_on() -> None:
    table = Table(2)
    table.put(A, laid="coal-2")
    table.put(B, hand="coal-1")
    table.preparation()
    table.play(A, "stop")
    assert (table[A].town, table[A].moved) == ("angers", True)
    assert (table.state.phase, table.asked, table[B].moved) == (2, B, False)


@rule("L-5.3")
def test_the_last_player_left_lays_as_many_cards_as_wanted_turn_after_turn() -> None:
    table = Table(2)
    table.put(A, moved=True)
    table.put(B, at="orleans", hand="coal-1 coal-2 coal-3 mariner")
    table.preparation(turn=B)
    table.play(B, "lay coal-1", "lay coal-3", "lay mariner", "lay coal-2", "stop")
    [news] = table.told("moved")
    assert (news.clause, news.facts) == ("L-7.1", {"seat": "seat-1", "town": "ancenis", "count": 6})


@rule("L-5.4", "R-21")
def test_coal_lies_open_until_the_boat_moves_and_is_never_taken_back() -> None:
    table = Table(2)
    table.put(A, hand="coal-3 coal-1")
    table.put(B, hand="coal-1 coal-1")
    table.preparation()
    table.play(A, "lay coal-3")
    table.play(B, "lay coal-1")
    assert (table[A].laid, table[A].hand) == ("coal-3", "coal-1")
    assert table.match.view(SPECTATOR).laid[A] == [0, 0, 1, 0, 0, 0], "face up"
    assert table.options == ["lay coal-1", "stop"], "no taking back"
    [news] = table.told("laid")[:1]
    assert (news.clause, news.facts) == ("L-5.4", {"seat": "seat-0", "kind": "coal-3"})
    table.play(A, "stop")
    assert (table[A].laid, table.discard) == ("", "coal-3")
    assert table[A].town == "ancenis"


@rule("L-5.5")
def test_mariners_stay_in_front_of_a_player_who_has_moved() -> None:
    table = Table(2)
    table.put(A, hand="mariner", laid="coal-1")
    table.put(B, hand="coal-1")
    table.preparation()
    table.play(A, "lay mariner")
    assert table.told("laid")[0].clause == "L-5.5"
    table.play(B, "lay coal-1")
    table.play(A, "stop")
    assert (table[A].laid, table[A].moved) == ("mariner", True)


@rule("L-5.5", "R-8")
def test_each_mariner_card_counts_as_one_mariner() -> None:
    table = Table(2)
    table.put(A, hand="mariner mariner")
    table.put(B, hand="coal-1 coal-1 coal-1")
    table.preparation()
    for strength in (1, 2):
        table.play(A, "lay mariner")
        assert table.state.strength(A) == strength
        table.play(B, "lay coal-1")


@rule("R-20")
def test_a_player_may_stop_on_the_very_first_turn_and_docks_where_the_boat_is() -> None:
    table = Table(2)
    table.put(A, at="saumur", hand="coal-3 mariner")
    table.preparation()
    table.play(A, "stop")
    assert (table[A].town, table[A].dock, table[A].hand) == ("saumur", 1, "coal-3 mariner")


@rule("R-7")
def test_the_table_forgets_a_known_card_when_one_of_its_kind_is_played() -> None:
    table = Table(2)
    table.put(A, hand="mariner")
    table.row("mariner")
    table.draft()
    table.play(A, "take mariner")
    assert (table[A].hand, table[A].known) == ("mariner mariner", "mariner")
    table.play(A, "lay mariner")
    assert (table[A].hand, table[A].known) == ("mariner", ""), "it may have been the one they saw"


@rule("R-21")
def test_all_coal_laid_is_used_even_where_the_player_would_rather_keep_some() -> None:
    table = Table(2)
    table.put(A, at="tours", laid="coal-1 coal-2 coal-3")
    table.preparation()
    table.play(A, "stop")
    assert table[A].hand == ""
    assert table.discard == "coal-1 coal-2 coal-3"


@rule("L-5.3", "R-21")
def test_until_anybody_has_learnt_anything_the_last_player_may_take_back_card_by_card() -> None:
    table = Table(2)
    table.put(A, moved=True)
    table.put(B, hand="coal-1 coal-2 mariner")
    table.preparation(turn=B)
    table.play(B, "lay coal-1", "lay mariner", "lay coal-2")
    for laid in ("coal-1 mariner", "coal-1", ""):
        table.match.undo(B)
        assert table[B].laid == laid
    assert table[B].hand == "coal-1 coal-2 mariner"
    assert table.match.undoable(B) == "undo-nothing"
