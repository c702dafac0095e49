"""F-5.3 to F-5.5: offers to other players, answered out of turn."""

from __future__ import annotations

import pytest

from ludotheque.core.state import SPECTATOR
from ludotheque.games.lin1680.bundles import written
from tests.games.lin1680.position import A, B, C, Table
from tests.rule import rule


def trader(hand: str, other: str, seats: int = 2, pawn: str = "rennes", **settings: bool) -> Table:
    table = Table(seats, None, **settings)
    table.put(A, pawn=pawn, hand=hand)
    table.put(B, hand=other)
    table.trade(A)
    return table


def offer(table: Table, give: str, ask: str, rate: str = "1 1", to: str = "seat-1") -> None:
    table.play(A, f"offer {to}", f"give hand-{give}", f"ask {ask}", f"rate {rate}")


@rule("F-5.3", "F-6.5")
def test_the_rulebook_s_example_seed_for_a_loom_then_a_house() -> None:
    """F-5.3, F-6.5: accepted out of turn; a second house is not possible this turn."""
    table = Table(2)
    table.put(A, pawn="guer", houses="rennes", hand="T2 G1 L1")
    table.put(B, hand="L1")
    table.trade(A)
    offer(table, "seed", "loom")
    assert (table.asked, table.question, table.options) == (B, "AnswerOffer", ["accept", "refuse"])
    table.play(B, "accept")
    assert (table[A].hand, table[B].hand, table.asked) == ("T2 L2", "G1", A)
    table.play(A, "close", "build house")
    assert table[A].houses == "rennes guer" and table[A].hand == "T1 L1"
    assert table.asked == B, "no second house: the place is taken"


@rule("F-5.3")
def test_whoever_is_asked_is_free_to_refuse() -> None:
    table = trader("G2", "L1")
    offer(table, "seed", "loom")
    assert table.refusal(A, "accept").key == "not-your-turn"
    table.play(B, "refuse")
    assert (table[A].hand, table[B].hand, table.asked) == ("G2", "L1", A)
    assert table.told("refused")[-1].facts == {"seat": "seat-1", "victim": "seat-0"}


@rule("F-5.4", "R-15")
@pytest.mark.parametrize(
    ("rate", "mine", "theirs"), [("1 1", "G1 L1", "G1 L1"), ("2 1", "L1", "G2 L1"), ("1 2", "G1 L2", "G1")]
)
def test_the_three_rates(rate: str, mine: str, theirs: str) -> None:
    table = trader("G2", "L2")
    offer(table, "seed", "loom", rate)
    table.play(B, "accept")
    assert (table[A].hand, table[B].hand) == (mine, theirs)


@rule("F-5.4")
def test_only_what_both_hold_may_be_offered_or_asked() -> None:
    table = trader("G1 T2", "L1 E2")
    table.play(A, "offer seat-1")
    assert table.offered("give") == ["hand-land", "hand-seed"]
    table.play(A, "give hand-seed")
    assert table.offered("ask") == ["skein", "loom"]
    table.play(A, "ask loom")
    assert table.offered("rate") == ["1 1"], "one seed and one loom"
    assert table.refusal(A, "rate 2 1").clause == "F-5.4"


@rule("F-5.4")
def test_nobody_is_offered_his_own_kind() -> None:
    table = trader("G3", "G2", seats=3)
    assert table.offered("offer") == []
    assert table.refusal(A, "offer seat-1").clause == "F-5.4"


@rule("F-5.4", "R-15")
def test_three_offers_a_turn_may_be_refused_and_none_is_made_twice() -> None:
    table = trader("G2 T1", "L2 E1", seats=3)
    offer(table, "seed", "loom", "1 1")
    table.play(B, "refuse")
    table.play(A, "offer seat-1", "give hand-seed", "ask loom")
    assert table.offered("rate") == ["2 1", "1 2"]
    table.play(A, "rate 2 1")
    table.play(B, "refuse")
    offer(table, "land", "skein")
    table.play(B, "refuse")
    assert table.offered("offer") == [] and int(table.state.offered) == 3


@rule("F-5.4")
def test_the_offers_of_a_turn_are_forgotten_in_the_next() -> None:
    table = trader("G2", "L1")
    offer(table, "seed", "loom")
    table.play(B, "refuse")
    table.play(A, "close")
    assert int(table.state.active) == B
    assert (int(table.state.offered), list(table.state.offers)) == (0, [-1, -1, -1])


@rule("F-5.5")
def test_only_resources_are_traded_and_only_by_the_active_player() -> None:
    table = Table(3)
    table.put(A, pawn="rennes", hand="G1", cards="joker", bales=1)
    table.put(B, hand="L1", cards="fire", bales=1)
    table.put(C, hand="E1")
    table.trade(A)
    table.play(A, "offer seat-1")
    assert table.options == ["give hand-seed"]
    table.play(A, "give hand-seed")
    assert table.options == ["ask loom"]
    table.play(A, "ask loom", "rate 1 1")
    assert table.options == ["accept", "refuse"]
    assert table.refusal(B, "offer seat-2 loom for skein").clause == "F-5.3", "no offer of B's own to C"


@rule("F-5.1", "F-5.3")
def test_the_partner_needs_no_market_town() -> None:
    table = Table(2)
    table.put(A, pawn="rennes", hand="G1")
    table.put(B, pawn="bain", hand="L1")
    table.trade(A)
    offer(table, "seed", "loom")
    table.play(B, "accept")
    assert table[B].hand == "G1"


@rule("R-14", "R-36")
def test_with_hidden_hands_one_may_ask_for_what_is_not_there_and_is_refused() -> None:
    table = trader("G2", "L1", resource_hands_public=False)
    table.play(A, "offer seat-1", "give hand-seed")
    assert table.offered("ask") == ["land", "labour", "skein", "loom"]
    table.play(A, "ask skein")
    assert table.offered("rate") == ["1 1", "2 1"], "B has one card, whichever it is"
    table.play(A, "rate 1 1")
    assert table.options == ["refuse"]
    table.play(B, "refuse")
    offer(table, "seed", "loom")
    table.play(B, "accept")
    assert table[A].hand == "G1 L1"


@rule("F-5.4", "R-14")
def test_everybody_sees_the_offer_and_only_the_partner_may_answer() -> None:
    table = trader("G2", "L1", seats=3)
    offer(table, "seed", "loom", "2 1")
    for seat in (A, B, C, SPECTATOR):
        view = table.match.view(seat)
        assert (view.partner, written(view.goods), written(view.price), view.active) == (B, "seed*2", "loom*1", A)
        assert [str(option) for option in view.options] == (["accept", "refuse"] if seat == B else [])
    told = table.told("offered")[-1]
    assert told.facts == {"seat": "seat-0", "victim": "seat-1", "goods": "seed*2", "price": "loom*1"}
    assert told.seen_by(SPECTATOR)
    table.play(B, "refuse")
    assert table.match.view(C).partner == -1
