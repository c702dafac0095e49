"""B-0.14: what is open, what is hidden, and what a log tells to whom."""

from __future__ import annotations

from typing import cast

from ludotheque.core.rng import Rng
from ludotheque.core.save import save
from ludotheque.core.sight import guess
from ludotheque.core.state import SPECTATOR
from ludotheque.games.bretagne.state import Bretagne
from tests.games.bretagne.player import Player
from tests.games.bretagne.position import A, B, C, Table
from tests.rule import rule


def table_with_hands() -> Table:
    table = Table(3)
    table.put(A, goods="wood stone", engineers=1, hand="siren", barge=1)
    table.put(B, hand="cable cable dock", barge=2)
    table.put(C, hand="supply", barge=3)
    table.show("tile-wood-stone")
    table.act(A)
    return table


@rule("B-0.14")
def test_others_see_how_many_cards_a_hand_has_and_no_more() -> None:
    table = table_with_hands()
    assert table.match.view(A).hand == [[0, 0, 1, 0], 3, 1]
    assert table.match.view(SPECTATOR).hand == [1, 3, 1]
    assert table.match.view(A).draw == 25


@rule("B-0.14")
def test_a_guess_keeps_one_s_own_cards_and_deals_the_rest_anew() -> None:
    table = table_with_hands()
    rng, hands = Rng(1), set()
    for _ in range(60):
        twin = cast(Bretagne, guess(table.state, A, rng))
        assert twin.inventory() == table.state.inventory()
        assert Player(twin, A).hand == "siren" and len(Player(twin, B).hand.split()) == 3
        assert {name: value for name, value in save(twin).items() if name not in ("hand", "draw")} == {
            name: value for name, value in save(table.state).items() if name not in ("hand", "draw")
        }
        hands.add(Player(twin, B).hand)
    assert len(hands) > 8


@rule("B-0.14", "B-0.12")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    table = table_with_hands()
    table.play(A, "build tile-wood-stone")
    table.chance("draw cable")
    drew, card = table.told("drew")[-1], table.told("drew-card")[-1]
    assert drew.facts == {"seat": "seat-0"} and drew.seen_by(C) and drew.seen_by(SPECTATOR)
    assert card.facts == {"card": "cable"}
    assert [card.seen_by(seat) for seat in (A, B, C, SPECTATOR)] == [True, False, False, False]


@rule("B-0.14", "B-4.1.1")
def test_who_is_asked_for_cards_does_not_depend_on_what_they_are() -> None:
    """Cables do not fit a Paradis; a player who holds nothing else is asked all the same."""
    asked = []
    for held in ("cable cable", "supply dock"):
        table = Table(2)
        table.put(A, hand=held)
        table.raise_tower("eckmuhl", "A1 B1 A1")
        table.evaluate()
        asked.append((table.asked, table.question, table.match.view(B).data()))
    assert asked[0] == asked[1] and asked[0][:2] == (A, "PlayCards")


@rule("B-0.14", "B-3.2.4")
def test_who_sells_a_card_is_asked_which_even_with_one_kind_in_hand() -> None:
    asked = []
    for held in ("siren siren siren", "siren dock cable"):
        table = Table(2)
        table.put(A, hand=held, barge=1)
        table.put(B, barge=2)
        table.act(A)
        table.play(A, "visit lorient", "exchange lorient-swap", "discard siren", "gain wood")
        asked.append((len(table.match.lines), table.match.view(B).data()))
    assert asked[0] == asked[1]


@rule("B-0.14")
def test_two_hands_that_differ_give_the_others_the_same_log() -> None:
    logs = []
    for held in ("cable", "supply"):
        table = Table(2)
        table.put(A, goods="wood stone", engineers=1, barge=1)
        table.put(B, barge=2)
        table.show("tile-wood-stone")
        table.act(A)
        table.play(A, "build tile-wood-stone")
        table.chance(f"draw {held}")
        table.play(A, "place eckmuhl", "stay 2")
        table.play(B, "pass")
        table.play(A, "pass")
        logs.append([str(report) for report in table.match.news if report.seen_by(B)])
    assert logs[0] == logs[1]


@rule("B-0.10", "B-0.14")
def test_the_weather_left_is_counted_with_the_card_that_was_taken_out() -> None:
    view = Table(2).match.view(A)
    assert (view.weather, view.forecast, view.skies) == (0, 1, [1, 1, 2])
