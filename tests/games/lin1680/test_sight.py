"""F-7.1, R-14, R-37: what is open, what is hidden, and what a log tells to whom."""

from __future__ import annotations

from typing import cast

import pytest

from ludotheque.core.rng import Rng
from ludotheque.core.sight import guess
from ludotheque.core.state import CHANCE, SPECTATOR
from ludotheque.games.lin1680.bundles import written
from ludotheque.games.lin1680.state import Lin1680
from tests.games.lin1680.position import A, B, C, Player, Table
from tests.rule import rule


@rule("R-14", "F-1.4")
def test_resources_in_hand_are_open() -> None:
    table = Table(3)
    table.put(B, hand="T1 L2")
    table.turn(A)
    for seat in (A, B, C, SPECTATOR):
        assert table.match.view(seat).known[B] == [1, 0, 0, 0, 2]


@rule("R-14", "R-36")
def test_hidden_hands_show_only_how_many_cards_they_have() -> None:
    table = Table(3, None, resource_hands_public=False)
    table.put(A, hand="G1")
    table.put(B, hand="T1 L2")
    table.turn(A)
    view = table.match.view(A)
    assert view.hand == [[0, 1, 0, 0, 0], 3, 0] and view.known == [[0] * 5] * 3
    assert table.match.view(SPECTATOR).hand == [1, 3, 0]


@rule("R-14", "R-36")
def test_what_is_gained_goes_into_a_hidden_hand_unseen() -> None:
    table = Table(2, None, resource_hands_public=False)
    table.put(A, pawn="guer")
    table.dice(A)
    table.diced("land", "land")
    assert table[A].hand == "T2" and table.match.view(B).known == [[0] * 5] * 2


@rule("R-14")
def test_a_guess_at_hidden_hands_deals_out_the_cards_that_are_not_seen_elsewhere() -> None:
    table = Table(3, None, resource_hands_public=False)
    table.put(A, hand="G1")
    table.put(B, hand="T1 L2")
    table.put(C, hand="E2")
    table.turn(A)
    rng, hands = Rng(1), set()
    for _ in range(60):
        twin = cast(Lin1680, guess(table.state, A, rng))
        assert twin.inventory() == table.state.inventory() and Player(twin, A).hand == "G1"
        assert sum(list(twin.hand)[5:10]) == 3 and sum(list(twin.hand)[10:]) == 2
        hands.add(Player(twin, B).hand)
    assert len(hands) > 3


@rule("R-14")
def test_a_guess_at_open_hands_changes_nothing_in_them() -> None:
    table = Table(3)
    table.put(B, hand="T1 L2")
    table.put(C, hand="E2")
    table.turn(A)
    twin = cast(Lin1680, guess(table.state, A, Rng(1)))
    assert list(twin.hand) == list(table.state.hand)


@rule("F-7.1", "F-2.3")
def test_a_guess_deals_privilege_cards_from_the_pile() -> None:
    table = Table(3)
    table.put(A, cards="fire")
    table.put(B, cards="storm joker")
    table.turn(A)
    rng, seen = Rng(2), set()
    for _ in range(80):
        twin = cast(Lin1680, guess(table.state, A, rng))
        assert Player(twin, A).cards == "fire" and twin.inventory() == table.state.inventory()
        assert len(Player(twin, B).cards.split()) == 2
        seen |= set(Player(twin, B).cards.split())
    assert len(seen) == 8, "any card may be there, one of the two fires among them"


@rule("F-6.4", "F-7.1")
def test_a_bought_card_is_told_to_its_buyer_alone() -> None:
    table = Table(3)
    table.put(A, pawn="guer", hand="T1 G1 M1")
    table.build(A)
    table.play(A, "build privilege")
    table.play(CHANCE, "draw control")
    bought, card = table.told("bought")[-1], table.told("bought-card")[-1]
    assert bought.facts == {"seat": "seat-0"} and bought.seen_by(C) and bought.seen_by(SPECTATOR)
    assert card.facts == {"card": "control"}
    assert [card.seen_by(seat) for seat in (A, B, SPECTATOR)] == [True, False, False]
    assert table.match.view(B).privileges[A] == 1


@rule("R-37", "F-7.1")
def test_what_others_see_asked_does_not_depend_on_the_cards_held() -> None:
    """A whole turn, blocked on the way, with two different cards: the others see the same."""
    seen = []
    for card in ("joker", "reroll"):
        table = Table(2)
        table.put(A, pawn="uzel", cards=card)
        table.put(B, houses="loudeac quintin")
        table.turn(A)
        turn = []
        while int(table.state.active) == A:
            turn.append(table.match.view(B).data())
            if table.question == "ThrowMovement":
                table.throw(1)
            elif table.question == "ThrowResources":
                table.diced("land", "skein")
            else:
                table.play(A, next(o for o in table.options if o in ("roll", "stay", "gather", "keep", "end")))
        seen.append((turn, [str(report) for report in table.match.news if report.seen_by(B)]))
    assert seen[0] == seen[1]


@rule("F-5.4", "R-14")
@pytest.mark.parametrize("open_hands", [True, False])
def test_a_third_player_sees_the_offer_but_no_options(open_hands: bool) -> None:
    table = Table(3, None, resource_hands_public=open_hands)
    table.put(A, pawn="rennes", hand="G2")
    table.put(B, hand="L1")
    table.trade(A)
    table.play(A, "offer seat-1", "give hand-seed", "ask loom", "rate 2 1")
    view = table.match.view(C)
    assert (view.asked, view.options, view.partner) == (B, [], B)
    assert (written(view.goods), written(view.price)) == ("seed*2", "loom*1")


@rule("R-14")
def test_with_hidden_hands_the_end_of_a_phase_is_never_taken_for_granted() -> None:
    table = Table(2, None, resource_hands_public=False)
    table.put(A, pawn="rennes")
    table.trade(A)
    assert table.options == ["close"], "that there is nothing to trade is for A to know"
    table.play(A, "close")
    assert table.options == ["end"]
