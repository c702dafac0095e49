"""L-5.6, L-5.7: explosions and bribes."""

from __future__ import annotations

from tests.games.loire.position import A, B, C, Table
from tests.rule import rule


@rule("L-5.6", "R-9")
def test_an_explosion_destroys_one_coal_card_of_ones_choice() -> None:
    """L-5.6, R-9: B at Tours has coal 3 and 2 laid; A blows up the 3; B moves 2, to Angers."""
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
    """R-10: wine aboard, but only one's own mariner lies on the table."""
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
