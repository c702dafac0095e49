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
    """T-38: A has moved; when the turn reaches A, A is skipped and cannot play wine or explosion."""
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


@rule("L-5.6", "R-9")
def test_an_explosion_destroys_one_coal_card_of_ones_choice() -> None:
    """T-34: B at Tours has coal 3 and 2 laid; A blows up the 3; B moves 2, to Angers."""
    table = Table(2)
    table.put(A, hand="explosion")
    table.put(B, at="tours", heading="downstream", laid="coal-3 coal-2")
    table.preparation()
    assert table.options == ["explode seat-1 coal-2", "explode seat-1 coal-3", "explode", "stop"]
    table.play(A, "explode seat-1 coal-3")
    assert table.discard == "coal-3 explosion"
    [news] = table.told("exploded")
    assert (news.clause, news.facts) == ("L-5.6", {"seat": "seat-0", "victim": "seat-1", "kind": "coal-3"})
    table.play(B, "stop")
    assert table[B].town == "angers"


@rule("L-5.6")
def test_of_two_equal_coal_cards_an_explosion_destroys_one() -> None:
    table = Table(2)
    table.put(A, hand="explosion")
    table.put(B, laid="coal-2 coal-2")
    table.preparation()
    assert table.options == ["explode seat-1 coal-2", "explode", "stop"]
    table.play(A, "explode seat-1 coal-2")
    assert table[B].laid == "coal-2"


@rule("R-9")
def test_ones_own_coal_may_be_blown_up() -> None:
    table = Table(2)
    table.put(A, hand="explosion", laid="coal-3")
    table.preparation()
    table.play(A, "explode seat-0 coal-3")
    assert (table[A].laid, table.discard) == ("", "coal-3 explosion")


@rule("R-9")
def test_a_match_may_protect_ones_own_coal() -> None:
    table = Table(2, explosion_self_target=False)
    table.put(A, hand="explosion", laid="coal-3")
    table.put(B, laid="coal-1")
    table.preparation()
    assert table.options == ["explode seat-1 coal-1", "explode", "stop"]
    assert table.refusal(A, "explode seat-0 coal-3").clause == "L-5.6"


@rule("L-5.6", "R-9")
def test_an_explosion_may_strike_nothing_and_is_discarded_all_the_same() -> None:
    table = Table(2)
    table.put(A, hand="explosion")
    table.put(B, hand="coal-1")
    table.preparation()
    assert table.options == ["explode", "stop"], "no coal on the table"
    table.play(A, "explode")
    assert (table[A].hand, table.discard) == ("", "explosion")
    assert table.told("fizzled")[0].clause == "L-5.6"
    assert table.asked == B, "it used the turn"


@rule("R-9")
def test_the_effect_of_an_explosion_is_optional_when_coal_lies_about() -> None:
    table = Table(2)
    table.put(A, hand="explosion")
    table.put(B, laid="coal-1")
    table.preparation()
    table.play(A, "explode")
    assert table[B].laid == "coal-1"


@rule("R-9")
def test_players_who_have_moved_have_no_coal_to_blow_up() -> None:
    table = Table(2)
    table.put(A, laid="coal-2")
    table.put(B, hand="explosion")
    table.preparation()
    table.play(A, "stop")
    assert table.options == ["explode", "stop"]


@rule("L-5.7", "R-4")
def test_a_wine_from_aboard_bribes_a_mariner_into_the_hand() -> None:
    table = Table(2)
    table.put(A, aboard="wine-blois")
    table.put(B, laid="mariner mariner", hand="coal-1")
    table.preparation()
    assert table.options == ["bribe seat-1", "stop"]
    table.play(A, "bribe seat-1")
    assert (table[A].aboard, table[A].hand, table[B].laid) == ("", "mariner", "mariner")
    assert table.discard == "wine-blois"
    assert table[A].known == "mariner", "taken openly"
    [news] = table.told("bribed")
    assert (news.clause, news.facts) == ("L-5.7", {"seat": "seat-0", "victim": "seat-1"})
    table.play(B, "lay coal-1")
    table.play(A, "lay mariner")
    assert table[A].laid == "mariner", "laid on a later turn of the same round"


@rule("L-5.7")
def test_a_player_who_has_moved_can_be_bribed_and_keeps_the_dock() -> None:
    table = Table(2)
    table.put(A, at="angers", dock=1, laid="mariner")
    table.put(B, aboard="wine-tours")
    table.preparation(turn=B)
    table.play(B, "bribe seat-0")
    assert (table[A].laid, table[A].dock) == ("", 1)


@rule("L-5.7")
def test_a_bribed_mariner_may_wait_in_the_hand_for_a_later_round() -> None:
    table = Table(2)
    table.put(A, at="angers", dock=1, laid="mariner")
    table.put(B, aboard="wine-tours")
    table.preparation(turn=B)
    table.play(B, "bribe seat-0", "stop")
    assert table.state.round == 2
    assert table[B].hand == "mariner"


@rule("R-10")
def test_no_bribe_where_no_other_player_has_a_mariner_laid() -> None:
    """T-37: wine aboard, but only one's own mariner lies on the table."""
    table = Table(2)
    table.put(A, aboard="wine-tours", laid="mariner")
    table.put(B, hand="mariner")
    table.preparation()
    assert table.options == ["stop"]
    assert table.refusal(A, "bribe seat-1").clause == "L-5.7"
    assert table.refusal(A, "bribe seat-0").clause == "L-5.7"


@rule("R-10")
def test_no_bribe_without_wine_of_ones_own() -> None:
    table = Table(3)
    table.put(A, aboard="tours-nantes")
    table.put(B, laid="mariner")
    table.put(C, aboard="wine-tours")
    table.preparation()
    assert table.options == ["stop"]


@rule("R-10")
def test_a_bribe_names_its_victim_and_taking_is_part_of_it() -> None:
    table = Table(3)
    table.put(A, aboard="wine-tours")
    table.put(B, laid="mariner")
    table.put(C, laid="mariner")
    table.preparation()
    assert table.options == ["bribe seat-1", "bribe seat-2", "stop"]
    assert table.refusal(A, "bribe").key == "unreadable-thing"


@rule("R-25")
def test_the_wine_aboard_longest_is_spent_on_a_bribe() -> None:
    table = Table(2)
    table.put(A, aboard="wine-tours wine-orleans wine-tours")
    table.put(B, laid="mariner mariner", hand="coal-1")
    table.preparation()
    table.play(A, "bribe seat-1")
    assert (table[A].aboard, table.discard) == ("wine-orleans wine-tours", "wine-tours")
    table.play(B, "lay coal-1")
    table.play(A, "bribe seat-1")
    assert (table[A].aboard, table.discard) == ("wine-tours", "wine-orleans wine-tours")


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
    """T-40: B fishes with coal, explosion and fishing card in hand and wine aboard, A:1; no second fishing card."""
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
    """T-41: only B unmoved, fishing, hand empty, no wine aboard."""
    table = Table(2)
    table.put(A, moved=True)
    table.put(B, laid="fishing")
    table.preparation(turn=B)
    assert table.options == ["stop"]


@rule("L-5.11")
def test_a_player_with_nothing_to_lay_must_stop() -> None:
    """T-42: B not fishing, hand empty, no wine aboard."""
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


@rule("R-22")
def test_no_fishing_card_is_left_when_phase_2_is_over() -> None:
    table = Table(2)
    table.put(A, at="blois", laid="fishing")
    table.put(B, at="angers", laid="fishing")
    table.preparation()
    table.play(A, "stop")
    table.play(B, "stop")
    assert (table[A].laid, table[B].laid, table.discard) == ("", "", "fishing fishing")


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
