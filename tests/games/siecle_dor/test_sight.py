"""R-20: what is open, what is hidden, and what a log tells to whom."""

from __future__ import annotations

from typing import cast

from ludotheque.core.rng import Rng
from ludotheque.core.save import save
from ludotheque.core.sight import guess
from ludotheque.core.state import SPECTATOR
from ludotheque.games.siecle_dor.holdings import has_voyage
from ludotheque.games.siecle_dor.state import SiecleDor
from tests.games.siecle_dor.position import A, B, C, Player, Table
from tests.rule import rule


def table_with_hands() -> Table:
    table = Table(3)
    table.put(A, hand="investment-pair culture-die", markers="zeeland flanders")
    table.put(B, hand="ship captain spice-triple culture-joker", easel="art-6:2", laid="mill governor-holland")
    table.put(C, hand="investment-single investment-triple joker")
    table.act(A)
    return table


@rule("R-20")
def test_others_see_the_backs_of_a_hand_and_all_that_is_open() -> None:
    table = table_with_hands()
    view = table.match.view(A)
    assert view.hand[B] == 4 and view.hand[C] == 3 and isinstance(view.hand[A], list)
    assert view.backs[B] == [0, 0, 0, 2, 1, 1] and view.backs[C] == [0, 2, 0, 1, 0, 0]
    assert (view.mills[B], sum(view.easel[B]), view.purse) == (1, 1, [20, 20, 20])
    assert view.draw == sum(table.state.draw)
    spectator = table.match.view(SPECTATOR)
    assert [hand if isinstance(hand, int) else -1 for hand in spectator.hand] == [2, 4, 3]


@rule("R-20")
def test_a_guess_keeps_backs_and_one_s_own_cards_and_deals_each_deck_from_itself() -> None:
    table = table_with_hands()
    rng, hands = Rng(1), set()
    for _ in range(80):
        twin = cast(SiecleDor, guess(table.state, A, rng))
        assert twin.inventory() == table.state.inventory()
        assert Player(twin, A).hand == table[A].hand
        for name in ("backs", "deck", "discard", "mills", "easel"):
            assert save(twin)[name] == save(table.state)[name]
        held = Player(twin, B).hand.split()
        assert len([card for card in held if card.startswith("culture-")]) == 1
        assert len([card for card in held if card.startswith("spice-")]) == 1
        assert not has_voyage(twin, B), "with markers in reserve he would have sailed (R-10)"
        hands.add(tuple(held))
    assert len(hands) > 10


@rule("R-20", "R-11")
def test_who_waits_is_known_to_hold_a_complete_voyage() -> None:
    table = Table(3)
    table.put(B, hand="ship captain cannon", markers="holland limburg brabant zeeland utrecht flanders")
    table.state.waiting[B] = 1
    table.act(A)
    rng = Rng(3)
    complete = [has_voyage(cast(SiecleDor, guess(table.state, A, rng)), B) for _ in range(50)]
    assert sum(complete) >= 48


@rule("R-20", "S-7.5.4")
def test_a_drawn_card_is_told_to_its_owner_alone_and_a_die_card_is_one_of_them() -> None:
    table = table_with_hands()
    table.play(A, "use flanders")
    table.draw("culture-die")
    drew, card = table.told("drew")[-1], table.told("drew-card")[-1]
    assert drew.facts == {"seat": "seat-0", "deck": "deck-grey"} and drew.seen_by(C) and drew.seen_by(SPECTATOR)
    assert card.facts == {"card": "culture-die"}
    assert [card.seen_by(seat) for seat in (A, B, C, SPECTATOR)] == [True, False, False, False]


@rule("R-20")
def test_open_cards_are_told_to_everybody() -> None:
    table = table_with_hands()
    table.play(A, "use flanders")
    table.draw("culture-governor-utrecht")
    assert table.told("laid-open")[-1].seen_by(SPECTATOR)
    assert table.told("drew-card") == []


@rule("R-20", "S-8.2")
def test_the_log_of_an_auction_tells_bids_and_passes_but_never_the_card_that_was_won() -> None:
    """Two positions that differ only in hidden cards give a third player the same log."""
    logs = []
    for held, won in (("ship", "captain"), ("cannon", "ship")):
        table = Table(3)
        table.put(A, markers="zeeland")
        table.put(B, hand=f"{held} investment-pair")
        table.act(A)
        table.play(A, "auction zeeland")
        table.play(B, "raise one")
        table.play(C, "raise half")
        table.play(B, "raise two")
        table.play(C, "pass")
        table.draw(won)
        logs.append([str(report) for report in table.match.news if report.seen_by(C)])
        assert any(won in str(report).lower() for report in table.match.news if report.seen_by(B))
    assert logs[0] == logs[1]
    assert [line.split(" (")[0] for line in logs[0][:5]] == [
        "Vermilion auctions the action of Zeeland.",
        "Azure bids 1 florin.",
        "Saffron bids 1½ florins.",
        "Azure bids 3½ florins.",
        "Saffron passes.",
    ]


@rule("R-20", "R-14")
def test_who_is_asked_to_bid_does_not_depend_on_hidden_faces() -> None:
    asked = []
    for held in ("investment-single", "investment-triple"):
        table = Table(3)
        table.put(A, markers="zeeland")
        table.put(B, florins=0, hand=held)
        table.act(A)
        table.play(A, "auction zeeland")
        asked.append((table.asked, table.match.view(C).data()))
    assert asked[0] == asked[1]


@rule("R-20")
def test_discarded_cards_are_open() -> None:
    table = Table(3)
    table.put(A, hand="investment-single")
    table.act(A)
    table.play(A, "cash investment-single")
    view = table.match.view(B)
    assert (sum(view.discard), view.heap, view.backs[A]) == (1, [0, 1, 0, 0, 0, 0], [0] * 6)
