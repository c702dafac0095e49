"""L-4, phase 1: cards are turned over, the sun shines, the draft row is shared out."""

from __future__ import annotations

import pytest

from ludotheque.core.state import CHANCE, SPECTATOR, Chance
from tests.games.loire.position import A, B, C, D, Table
from tests.rule import rule


@rule("L-4.1", "R-3")
@pytest.mark.parametrize(("seats", "cards"), [(2, 10), (3, 12), (4, 14), (5, 16), (6, 18)])
def test_the_number_of_cards_turned_depends_on_the_players(seats: int, cards: int) -> None:
    """L-4.1, R-3: 10 cards for two players."""
    table = Table(seats)
    table.new_cards()
    turned = 0
    while table.asked == CHANCE:
        table.turn(table.options[0].removeprefix("turn "))
        turned += 1
    assert turned == cards


@rule("L-4.1")
def test_suns_and_cargo_count_towards_the_total() -> None:
    table = Table(2)
    table.new_cards()
    table.turn("sun sun sun sun wine-tours wine-tours blois-tours nantes-angers coal-1")
    assert table.asked == CHANCE, "nine cards, the tenth is missing"
    table.turn("coal-1")
    assert table.asked == A
    assert table.draft_row == "coal-1 coal-1"


@rule("L-4.1")
def test_every_card_of_the_draw_pile_is_as_likely_as_any_other() -> None:
    table = Table(2)
    table.put(A, hand="mariner mariner")
    table.new_cards()
    step = table.state.stack[-1]
    assert isinstance(step, Chance)
    weights = dict(zip(table.options, step.weights(table.state)))
    assert (weights["turn mariner"], weights["turn sun"], weights["turn wine-orleans"]) == (14, 4, 4)
    assert sum(weights.values()) == 106


@rule("L-4.1", "L-4.6")
def test_six_cards_in_the_row_go_round_from_the_leader() -> None:
    """L-4.1, L-4.6: 4 players, leader B, 5 passengers, 2 wines, 1 sun, 6 others: B and C get 2 cards, D and A one."""
    table = Table(4, leader=B)
    table.new_cards()
    table.turn("blois-tours blois-amboise nantes-angers saumur-tours tours-nantes wine-tours wine-blois sun")
    table.turn("coal-1 coal-1 coal-1 mariner mariner fishing")
    assert table.draft_row == "coal-1 coal-1 coal-1 mariner mariner fishing"
    taken = []
    for card in ("mariner", "fishing", "mariner", "coal-1", "coal-1", "coal-1"):
        taken.append(table.asked)
        table.play(table.asked, f"take {card}")
    assert taken == [B, C, D, A, B, C]
    assert [len(table[seat].hand.split()) for seat in (A, B, C, D)] == [1, 2, 2, 1]
    assert table[B].hand == "coal-1 mariner"
    assert (table.state.phase, table.asked) == (2, B), "then the leader begins phase 2"


@rule("L-4.2")
def test_cargo_goes_to_the_town_of_its_origin_and_piles_up_there() -> None:
    table = Table(2)
    table.ashore("tours-nantes")
    table.new_cards()
    table.turn("wine-tours wine-tours tours-amboise orleans-tours")
    assert table.waiting("tours") == "wine-tours wine-tours tours-nantes tours-amboise"
    assert table.waiting("orleans") == "orleans-tours", "where it starts, not where it goes"
    assert [report.clause for report in table.told("turned")] == ["L-4.2"] * 4


@rule("L-4.2")
def test_cargo_nobody_collects_stays_from_round_to_round() -> None:
    table = Table(2)
    table.put(A, at="blois")
    table.put(B, at="angers")
    table.ashore("wine-tours orleans-saumur")
    table.preparation()
    table.play(A, "stop")
    table.play(B, "stop")
    assert table.state.round == 2
    assert (table.waiting("tours"), table.waiting("orleans")) == ("wine-tours", "orleans-saumur")


@rule("L-4.3")
def test_coal_mariners_explosions_and_fishing_cards_make_the_draft_row() -> None:
    table = Table(2)
    table.new_cards()
    table.turn("coal-1 coal-2 coal-3 mariner explosion fishing")
    assert table.draft_row == "coal-1 coal-2 coal-3 mariner explosion fishing"
    assert {report.clause for report in table.told("turned")} == {"L-4.3"}
    table.turn("wine-tours wine-tours blois-tours sun")
    assert table.options == [f"take {card}" for card in table.draft_row.split()], "no cargo, no sun in the row"


@rule("L-4.4")
def test_the_sun_spoils_all_wine_ashore_since_earlier_rounds_and_is_discarded() -> None:
    table = Table(2)
    table.ashore("wine-tours wine-tours wine-orleans blois-tours")
    table.new_cards()
    table.turn("sun")
    assert (table.waiting("tours"), table.waiting("orleans")) == ("", "")
    assert table.waiting("blois") == "blois-tours", "passengers bear the heat"
    assert table.discard == "sun wine-orleans wine-tours wine-tours"
    [news] = table.told("spoilt")
    assert (news.clause, news.facts) == ("L-4.4", {"count": 3})


@rule("L-4.4", "R-4")
def test_wine_aboard_is_safe_from_the_sun() -> None:
    table = Table(2)
    table.put(A, aboard="wine-tours wine-orleans")
    table.new_cards()
    table.turn("sun")
    assert table[A].aboard == "wine-tours wine-orleans"
    assert [report.clause for report in table.told("sun")] == ["L-4.4"]


@rule("L-4.4", "R-5")
def test_wine_turned_in_the_same_phase_is_safe_before_and_after_the_sun() -> None:
    table = Table(2)
    table.ashore("wine-tours")
    table.new_cards()
    table.turn("wine-tours sun wine-tours")
    assert table.waiting("tours") == "wine-tours wine-tours"
    assert table.discard == "sun wine-tours"


@rule("L-4.4", "R-5")
def test_a_second_sun_has_nothing_left_to_spoil() -> None:
    table = Table(2)
    table.ashore("wine-tours")
    table.new_cards()
    table.turn("sun wine-tours sun")
    assert table.waiting("tours") == "wine-tours"
    assert table.discard == "sun sun wine-tours"
    assert [report.facts["count"] for report in table.told("spoilt")] == [1]
    [second] = table.told("sun")
    assert second.sentence("en") == "The sun beats down, but no wine from earlier rounds is left to spoil."
    assert second.sentence("fr") == "Le soleil tape, mais il ne reste à quai aucun vin des manches précédentes."


@rule("L-4.6")
def test_nobody_may_decline_a_card() -> None:
    table = Table(2)
    table.row("coal-1 fishing")
    table.draft()
    assert table.options == ["take coal-1", "take fishing"]
    for answer in ("pass", "stop", "take mariner"):
        assert table.refusal(A, answer).clause == "L-4.6"


@rule("L-4.6")
def test_an_empty_row_means_no_draft() -> None:
    table = Table(2)
    table.draft()
    assert table.state.phase == 2


@rule("L-4.7", "R-7")
def test_there_is_no_hand_limit_and_unplayed_cards_are_kept() -> None:
    table = Table(2)
    table.put(A, at="blois", hand="coal-1 " * 12 + "mariner " * 10)
    table.put(B, at="angers")
    table.preparation()
    table.play(A, "stop")
    table.play(B, "stop")
    assert table.state.round == 2
    assert len(table[A].hand.split()) == 22


@rule("R-7")
def test_a_hand_is_hidden_but_a_drafted_card_is_taken_openly() -> None:
    table = Table(3)
    table.put(A, hand="explosion")
    table.row("mariner")
    table.draft()
    table.play(A, "take mariner")
    [news] = table.told("took")
    assert (news.clause, news.facts) == ("L-4.6", {"seat": "seat-0", "kind": "mariner"})
    for viewer in (B, C, SPECTATOR):
        assert news.seen_by(viewer)
        view = table.match.view(viewer)
        assert view.hand[A] == 2, "the others see how many cards, not which"
        assert view.known[A] == [0, 0, 0, 1, 0, 0], "but they have seen the mariner"
    assert table.match.view(A).hand[A] == [0, 0, 0, 1, 1, 0]


@rule("R-7")
def test_cargo_laid_cards_and_money_are_public_and_the_draw_pile_is_only_counted() -> None:
    table = Table(2)
    table.put(A, laid="coal-2", aboard="wine-tours", fares=3)
    table.preparation(turn=A)
    view = table.match.view(SPECTATOR)
    assert view.laid[A] == [0, 1, 0, 0, 0, 0]
    assert view.louis[A] == [3, 0]
    assert view.hold == list(table.state.hold)
    assert view.draw == 106
