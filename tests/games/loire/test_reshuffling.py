"""L-4.5, R-6: the discard pile becomes the draw pile."""

from __future__ import annotations

from ludotheque.games.loire.edition import LoireEdition
from tests.games.loire.position import A, B, Table, box, edition
from tests.rule import rule


@rule("R-5", "R-6")
def test_spoilt_wine_that_a_reshuffle_brings_back_is_new_and_safe() -> None:
    table = Table(2)
    table.ashore("wine-tours")
    table.only("sun sun", rest_to=B)
    table.new_cards()
    table.turn("sun sun")
    assert table.draw_pile == "sun sun sun sun wine-tours", "the discard pile is the new draw pile"
    table.turn("wine-tours sun")
    assert table.waiting("tours") == "wine-tours"


@rule("L-4.5", "R-6")
def test_what_is_left_is_turned_before_the_discard_pile_is_shuffled() -> None:
    table = Table(2)
    table.only("coal-1 coal-2")
    table.new_cards()
    assert table.options == ["turn coal-1", "turn coal-2"]
    table.turn("coal-2")
    assert table.options == ["turn coal-1"]
    assert table.told("reshuffled") == []
    table.turn("coal-1")
    [news] = table.told("reshuffled")
    assert (news.clause, news.facts) == ("L-4.5", {"count": 106})
    assert table.discard == ""


@rule("L-4.5")
def test_delivered_passengers_and_sold_wine_come_back_with_the_new_draw_pile() -> None:
    table = Table(2)
    table.discarded("blois-tours wine-orleans")
    table.only("coal-1", rest_to=B)
    table.new_cards()
    table.turn("coal-1")
    assert "turn blois-tours" in table.options
    assert "turn wine-orleans" in table.options


@rule("R-6")
def test_the_suns_and_the_spoilt_wine_of_this_phase_are_shuffled_in_too() -> None:
    table = Table(2)
    table.ashore("wine-saumur")
    table.discarded("coal-1")
    table.only("sun sun sun sun", rest_to=B)
    table.new_cards()
    table.turn("sun sun sun sun")
    assert table.draw_pile == "coal-1 sun sun sun sun wine-saumur"


@rule("R-6")
def test_cards_held_aboard_ashore_and_in_the_row_are_not_reshuffled() -> None:
    table = Table(2)
    table.put(A, hand="mariner", aboard="wine-tours")
    table.ashore("wine-blois")
    table.discarded("coal-3")
    table.only("fishing", rest_to=B)
    table.new_cards()
    table.turn("fishing")
    assert table.draw_pile == "coal-3 sun sun sun sun"
    assert (table[A].hand, table[A].aboard, table.waiting("blois")) == ("mariner", "wine-tours", "wine-blois")
    assert table.draft_row == "fishing"


@rule("R-6")
def test_with_both_piles_empty_the_turning_ends_early() -> None:
    table = Table(2, edition=sunless())
    table.only("coal-1 coal-2 mariner", rest_to=B)
    table.new_cards()
    table.turn("coal-1 coal-2 mariner")
    assert table.asked == A, "three cards instead of ten, and the draft begins"
    assert table.draft_row == "coal-1 coal-2 mariner"
    assert table.told("reshuffled") == [], "nothing is shuffled where nothing lies"


def sunless() -> LoireEdition:
    """A box without suns: only there both piles can be empty at once, for suns always come back."""
    data = edition().data
    cards = [row | {"count": 0} if row["id"] == "sun" else row for row in data["card"]]
    numbers = data["numbers"] | {"deck": data["numbers"]["deck"] | {"value": 104}}
    return box(card=cards, numbers=numbers)
