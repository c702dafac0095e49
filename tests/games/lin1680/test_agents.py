"""Computer players of 1680: they bargain with sense, and know the way to the port.

Which cards to spend on what is asked of the outlook made by hand. What was learnt keeps cards in hand for as long as it
can, since any of them may still become a house or a bale, and wins more; that is measured by duels.
"""

from __future__ import annotations

import pytest

from ludotheque.agents.greedy import GreedyAgent
from ludotheque.agents.search import SearchAgent
from ludotheque.core.save import fingerprint
from ludotheque.games.lin1680.outlook import traits
from ludotheque.games.lin1680.outlook.weights import WEIGHTS
from tests.games.lin1680.position import LIN, A, B, C, Table


def choice(table: Table, seed: int = 1) -> str:
    """What greedy answers to the question that is asked, as the outlook made by hand has it."""
    eyes = table.match.eyes()
    eyes.outlook = LIN.outlook.handmade()
    return str(GreedyAgent(seed).choose(eyes))


def offered(mine: str, theirs: str, give: str, ask: str, rate: str = "1 1") -> Table:
    """Three players; A has made B an offer."""
    table = Table(3)
    table.put(A, pawn="rennes", hand=mine)
    table.put(B, hand=theirs, houses="quintin")
    table.put(C, bales=1)
    table.trade(A)
    table.play(A, "offer seat-1", f"give hand-{give}", f"ask {ask}", f"rate {rate}")
    return table


def test_an_offer_that_fills_a_gap_is_accepted() -> None:
    assert choice(offered("E3", "L6 G1 M1", "skein", "loom")) == "accept"
    assert choice(offered("M2", "L6 G1 E1", "labour", "loom", "2 1")) == "accept"


def test_an_offer_that_opens_a_gap_is_refused() -> None:
    assert choice(offered("T6", "G1 M1 E1 L1", "land", "skein")) == "refuse"
    assert choice(offered("E3", "G1 M1 E2 L2", "skein", "loom", "1 2")) == "refuse"


def test_an_offer_is_made_where_both_gain_on_who_is_ahead_and_not_otherwise() -> None:
    table = Table(3)
    table.put(A, pawn="rennes", hand="E4 G1 M1", houses="guer antrain")
    table.put(B, hand="L5 G1 M1", houses="pornic guerande")
    table.put(C, hand="E3 T2", houses="uzel nozay", bales=3)
    table.trade(A, round=1)
    assert choice(table) == "offer seat-1 skein for loom"
    table.play(A, choice(table))
    assert (table.asked, table.question, choice(table)) == (B, "AnswerOffer", "accept")
    table = Table(3)
    table.put(A, pawn="rennes", hand="T1")
    table.put(B, hand="G1 M1 E1 L1")
    table.trade(A, round=1)
    assert choice(table) == "close"


def test_an_offer_that_would_be_refused_is_not_even_thought_about() -> None:
    table = Table(3)
    table.put(A, pawn="rennes", hand="E4 G1 M1", houses="guer antrain")
    table.put(B, hand="L5 G1 M1", houses="pornic guerande")
    table.put(C, hand="E3 T2", houses="uzel nozay", bales=3)
    table.trade(A, round=1)
    assert table.offered("offer") == ["seat-1", "seat-2"]
    assert [str(action) for action in LIN.outlook.advised(table.state) if action.verb == "offer"] == [
        "offer seat-1 skein for loom"
    ]


def test_nobody_is_asked_twice_in_a_turn() -> None:
    table = Table(3)
    table.put(A, pawn="rennes", hand="E4 G1 M1")
    table.put(B, hand="L5 G1 M1")
    table.trade(A, round=1)
    table.play(A, "offer seat-1", "give hand-skein", "ask loom", "rate 1 1")
    table.play(B, "refuse")
    assert "offer seat-1" in map(str, table.state.legal)
    assert not any(action.verb == "offer" for action in LIN.outlook.advised(table.state))


def test_two_players_have_opposite_interests() -> None:
    table = Table(2)
    table.put(A, pawn="rennes", hand="E4 G1 M1")
    table.put(B, hand="L5 G1 M1")
    table.trade(A, round=1)
    assert "offer seat-1" in map(str, table.state.legal)
    assert not any(action.verb == "offer" for action in LIN.outlook.advised(table.state))


def test_every_trait_has_a_weight_for_the_beginning_and_one_for_the_end() -> None:
    assert len(WEIGHTS) == 2 * traits.TRAITS


def test_looking_ahead_leaves_the_position_as_it_is() -> None:
    table = offered("E3", "L6 G1 M1", "skein", "loom")
    before = fingerprint(table.state)
    LIN.outlook.worth(table.state, A)
    LIN.outlook.worth(table.state, B)
    LIN.outlook.advised(table.state)
    assert fingerprint(table.state) == before


def test_surplus_goes_to_the_market_for_what_is_missing() -> None:
    table = Table(3)
    table.put(A, pawn="rennes", houses="rennes", hand="G1 M1 L6")
    table.trade(A)
    assert choice(table) == "swap hand-loom"
    table.play(A, "swap hand-loom")
    assert choice(table) == "take market-skein"


@pytest.mark.parametrize("hand", ["G1 M1 E1 L1", "T1 L1"])
def test_what_can_be_built_is_built(hand: str) -> None:
    table = Table(3)
    table.put(A, pawn="callac", hand=hand)
    table.build(A)
    assert choice(table).startswith("build")


def test_who_is_ready_sails() -> None:
    table = Table(2)
    table.put(A, pawn="callac", houses="guer bain mur dol", bales=4)
    table.put(B, pawn="dinan", houses="uzel callac nozay blain", bales=3, hand="G1 M1 E1")
    table.turn(A)
    table.move(A, 3)
    assert choice(table).startswith("sail")
    search = SearchAgent(1, iterations=400)
    assert str(search.choose(table.match.eyes(A))).startswith("sail")


def test_a_poor_throw_is_thrown_again_and_a_good_one_kept() -> None:
    for second, wanted in (("seed", "keep"), ("land", "play reroll")):
        table = Table(2)
        table.put(A, pawn="bain", houses="dol lannion mur", cards="reroll", hand="L1")
        table.dice(A)
        table.diced("land" if second == "land" else "seed", second)
        assert choice(table) == wanted


def test_a_privilege_card_is_bought_with_what_is_spare_and_not_with_what_a_bale_needs() -> None:
    for hand, wanted in (("T2 G4 M4", "build privilege"), ("T1 G1 M1 E1", "end")):
        table = Table(3)
        table.put(A, pawn="rennes", houses="guer bain mur dol", bales=1, hand=hand)
        table.put(B, pawn="dinan", houses="uzel", bales=2)
        table.build(A)
        assert choice(table) == wanted


def test_two_bales_are_loaded_for_the_price_of_one() -> None:
    table = Table(3)
    table.put(A, pawn="rennes", bales=2, hand="G1 M1 E1 L1", cards="two-bales")
    table.build(A)
    assert choice(table) == "play two-bales"


def test_the_bale_of_the_leader_is_seized() -> None:
    table = Table(3)
    table.put(A, pawn="rennes", bales=2, cards="control")
    table.put(B, pawn="dinan", bales=3, houses="uzel callac nozay")
    table.put(C, pawn="mur", bales=1)
    table.build(A)
    assert choice(table) == "play control"
    table.play(A, "play control")
    assert choice(table) == "seize seat-1"


def standing_with(card: str, **others: int) -> float:
    """How much better A stands with a card than without it; B has these bales and houses."""
    worth = []
    for cards in (card, ""):
        table = Table(2)
        table.put(A, pawn="rennes", houses="guer bain", bales=others.get("mine", 1), cards=cards)
        towns = ["uzel", "callac", "nozay", "blain"][: others.get("houses", 2)]
        table.put(
            B, pawn="dinan", houses=" ".join(towns), bales=others.get("bales", 1), hand=f"G{others.get('seed', 1)}"
        )
        table.turn(A)
        worth.append(LIN.outlook.handmade().worth(table.state, A))
    return worth[0] - worth[1]


def test_a_privilege_card_is_worth_what_it_would_do() -> None:
    assert standing_with("control", bales=0) == 0 < standing_with("control", bales=1)
    assert standing_with("fire", houses=0) == 0 < standing_with("fire", houses=2)
    assert standing_with("storm", seed=0) == 0 < standing_with("storm", seed=1)
    assert standing_with("two-bales", mine=3) == 0 < standing_with("two-bales", mine=2)
    assert standing_with("two-bales") > standing_with("joker") > standing_with("reroll") > 0
