"""L-1, L-2: the box, the boats on the river, the opening hands."""

from __future__ import annotations

import pytest

from ludotheque.core.state import CHANCE, SPECTATOR, Chance
from tests.games.loire.position import LOIRE, A, B, C, D, E, F, Table, edition
from tests.rule import rule

HAND_CARDS = ["coal-1", "coal-2", "coal-3", "mariner", "explosion", "fishing"]
STARTS = ["ancenis", "angers", "saumur", "tours", "amboise", "blois", "orleans"]


def set_up(seats: int) -> Table:
    """A table at which the boats are placed and the hands dealt by fate, before the first card is turned."""
    table = Table(seats)
    table.match = LOIRE.new(seats, seed=1680, ask_chance=True)
    while table.state.phase == 0:
        table.match.play(table.match.foretold() if table.asked == CHANCE else "place tours")
    return table


@rule("L-1.1")
def test_a_boat_shuttles_for_ever_between_the_two_ends_of_the_river() -> None:
    table = Table(2)
    table.put(A, at="ancenis", heading="downstream", laid="coal-3 coal-3 coal-2")
    table.preparation()
    table.play(A, "stop")
    assert (table[A].town, table[A].heading) == ("orleans", "downstream"), "8 spaces: 1 down, then 7 up"


@rule("L-1.1")
def test_louis_come_from_passengers_and_from_wine_and_the_sources_add_up() -> None:
    table = Table(2)
    table.put(A, at="nantes", dock=2, aboard="wine-tours blois-nantes")
    table.quays()
    table.play(A, "sell 1")
    assert table.state.sources(A) == {"fares": 3, "wine": 2}
    assert table.state.points(A) == 5


@rule("L-1.2", "L-1.3")
def test_the_box_holds_108_cards_of_seven_kinds() -> None:
    cards = {kind: sum(face.count for face in edition().faces if face.kind == kind) for kind in kinds()}
    assert cards == {
        "coal": 32, "mariner": 16, "explosion": 4, "fishing": 6, "sun": 4, "wine": 18, "passenger": 28
    }  # fmt: skip
    assert sum(cards.values()) == 108


@rule("L-1.2")
def test_six_boats_and_coins_of_1_5_and_10_are_in_the_box() -> None:
    assert edition().data["numbers"]["boats"]["value"] == 6 == LOIRE.most
    assert edition().data["numbers"]["coins"]["value"] == [1, 5, 10]


@rule("L-1.3")
def test_coal_is_worth_1_2_or_3() -> None:
    coal = {face.id: int(edition().coal_value[at]) for at, face in enumerate(edition().faces) if face.kind == "coal"}
    assert coal == {"coal-1": 1, "coal-2": 2, "coal-3": 3}


@rule("L-1.4")
def test_every_town_has_one_dock_and_nantes_alone_has_two() -> None:
    docks = {town.id: len(town.docks) for town in edition().towns}
    assert docks == {"nantes": 2} | dict.fromkeys(STARTS, 1)


@rule("L-1.4")
def test_any_number_of_boats_lie_mid_river_but_one_at_a_dock() -> None:
    table = Table(6)
    table.preparation()
    for seat in range(6):
        table.play(seat, "stop")
    assert [table[seat].town for seat in range(6)] == ["tours"] * 6
    assert [report.facts["seat"] for report in table.told("docked")] == ["seat-0"]
    assert [report.facts["seat"] for report in table.told("midriver")] == [f"seat-{n}" for n in (1, 2, 3, 4, 5)]


@rule("L-1.5")
def test_a_boat_keeps_its_heading_from_round_to_round() -> None:
    table = Table(2)
    table.put(A, at="angers", heading="upstream", laid="coal-1")
    table.put(B, at="angers", heading="downstream", laid="coal-1")
    table.preparation()
    table.play(A, "stop")
    table.play(B, "stop")
    assert table.state.round == 2
    assert (table[A].town, table[A].heading) == ("saumur", "upstream")
    assert (table[B].town, table[B].heading) == ("ancenis", "downstream")


@rule("L-1.6")
def test_a_passenger_card_shows_origin_destination_and_fare_and_wine_goes_to_nantes() -> None:
    names = [town.id for town in edition().towns]
    cards = {face.id: face for face in edition().faces}
    passenger = cards["amboise-orleans"]
    assert (names[passenger.origin], names[passenger.destination], passenger.fare) == ("amboise", "orleans", 1)
    wines = [face for face in edition().faces if face.kind == "wine"]
    assert {names[wine.destination] for wine in wines} == {"nantes"}
    assert {wine.id for wine in wines} == {f"wine-{names[wine.origin]}" for wine in wines}


@rule("L-2.1", "R-1")
def test_the_leader_of_the_first_round_is_agreed_before_the_match() -> None:
    assert LOIRE.new(4, seed=1).seat == A, "the first seat, unless said otherwise"
    assert LOIRE.new(4, seed=1, leader=C).seat == C


@rule("L-2.1", "R-1")
def test_chance_may_choose_the_leader_among_the_seats_that_are_there() -> None:
    match = LOIRE.new(3, seed=1, ask_chance=True, leader="random")
    assert match.seat == CHANCE
    assert [str(option) for option in match.options] == ["lead seat-0", "lead seat-1", "lead seat-2"]
    [news] = match.play("lead seat-2")
    assert match.seat == C
    assert (news.event, news.clause, news.facts) == ("leads", "L-2.1", {"seat": "seat-2"})


@rule("L-2.2", "R-2")
def test_the_leader_places_first_and_then_clockwise() -> None:
    match = LOIRE.new(4, seed=1, leader=C)
    placed = []
    for town in ("blois", "blois", "tours", "angers"):
        placed.append(match.seat)
        [news] = [report for report in match.play(f"place {town}") if report.event == "placed"]
        assert (news.clause, news.facts["town"]) == ("L-2.2", town)
    assert placed == [C, D, A, B]


@rule("L-2.2", "R-2")
def test_nantes_is_no_place_to_start_and_an_occupied_town_is() -> None:
    """L-2.2, R-2: asking for Nantes is illegal; 7 towns are legal, also occupied ones."""
    match = LOIRE.new(3, seed=1)
    for seat in range(3):
        assert [str(option) for option in match.options] == [f"place {town}" for town in STARTS]
        with pytest.raises(ValueError, match=r"“place nantes” is not allowed now\. .*\(L-2\.2\)"):
            match.play("place nantes", seat)
        match.play("place tours", seat)
    assert match.view().town == [4, 4, 4], "all three at Tours"


@rule("L-2.2", "R-2")
def test_boats_begin_mid_river_and_head_for_nantes() -> None:
    table = set_up(5)
    for seat in range(5):
        assert (table[seat].town, table[seat].dock, table[seat].heading) == ("tours", 0, "downstream")


@rule("R-2")
def test_boats_are_placed_before_anybody_sees_a_card() -> None:
    match = LOIRE.new(2, seed=1, ask_chance=True)
    match.play("place tours")
    assert match.view(A).hand == [[0] * 6, 0]
    match.play("place blois")
    assert match.seat == CHANCE, "only now the cards are dealt"


@rule("L-2.3", "L-2.4")
def test_four_players_get_five_hand_cards_each_and_88_cards_are_left() -> None:
    """L-2.3, L-2.4: no hand has cargo or suns; the discard pile is empty; all head downstream, none at Nantes."""
    table = set_up(4)
    for seat in range(4):
        hand = table[seat].hand.split()
        assert len(hand) == 5
        assert set(hand) <= set(HAND_CARDS)
        assert table[seat].heading == "downstream"
        assert table[seat].town != "nantes"
    assert len(table.draw_pile.split()) == 108 - 20 == 88
    assert table.discard == ""


@rule("L-2.3", "L-2.4")
def test_six_players_leave_28_hand_cards_46_cargo_cards_and_4_suns_in_the_draw_pile() -> None:
    """L-2.3, L-2.4: 78 cards are left."""
    pile = set_up(6).draw_pile.split()
    assert len(pile) == 78
    assert len([card for card in pile if card in HAND_CARDS]) == 28
    assert pile.count("sun") == 4
    assert len(pile) - 28 - 4 == 46


@rule("L-2.3")
def test_only_hand_cards_can_be_dealt_each_as_likely_as_there_are_of_it() -> None:
    table = Table(2)
    table.deal()
    assert [option.removeprefix("deal ") for option in table.options] == HAND_CARDS
    step = table.state.stack[-1]
    assert isinstance(step, Chance)
    assert step.weights(table.state) == [12, 12, 8, 16, 4, 6]


@rule("L-2.3", "R-7")
def test_a_dealt_card_is_told_to_its_owner_only() -> None:
    table = Table(2)
    table.deal()
    table.play(CHANCE, "deal explosion")
    [news] = table.told("dealt-card")
    assert (news.to, news.clause, news.facts) == (A, "L-2.3", {"kind": "explosion"})
    assert news.seen_by(A)
    assert not news.seen_by(B)
    assert not news.seen_by(SPECTATOR)
    assert table.match.view(B).hand == [1, [0] * 6]
    assert table.match.view(SPECTATOR).hand == [1, 0]


@rule("L-2.3", "L-3.2")
def test_the_hands_are_dealt_from_the_leader_clockwise() -> None:
    table = Table(3, leader=C)
    table.deal()
    assert [news.facts["seat"] for news in table.told("dealt")] == ["seat-2", "seat-0", "seat-1"]
    table.play(CHANCE, *["deal coal-1"] * 5, "deal fishing")
    assert (table[C].hand, table[A].hand, table[B].hand) == ("coal-1 " * 4 + "coal-1", "fishing", "")


@rule("L-2.4")
def test_everybody_starts_without_louis_and_with_an_empty_boat() -> None:
    table = set_up(6)
    assert [table[seat].louis for seat in (A, B, C, D, E, F)] == [0] * 6
    assert [table[seat].aboard for seat in (A, B, C, D, E, F)] == [""] * 6
    assert [table[seat].laid for seat in (A, B, C, D, E, F)] == [""] * 6


def kinds() -> list[str]:
    return sorted({face.kind for face in edition().faces})
