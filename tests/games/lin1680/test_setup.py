"""F-1, F-2: what is in the box, and how a match is set up."""

from __future__ import annotations

import pytest

from ludotheque.core.state import CHANCE
from ludotheque.games.lin1680.components import LOOM, MARKET, PORT, TYPE_IDS
from tests.games.lin1680.position import LIN, Player, Table, edition, letters
from tests.rule import rule


def fresh(seats: int, leader: int | str = 0, **settings: int | str) -> Table:
    """A match at its very beginning."""
    table = Table(seats)
    table.match = LIN.new(seats, 1, edition=None, names=None, ask_chance=True, leader=leader, **settings)
    return table


def hands(table: Table) -> list[str]:
    return [Player(table.state, seat).hand for seat in range(int(table.state.seats))]


def ports(table: Table, names: str) -> None:
    for name in names.split():
        table.play(table.asked, f"start {name}")


@rule("F-1.1", "F-1.2", "R-35")
def test_the_map_has_eighty_places_of_seven_types_and_every_market_town_has_looms() -> None:
    rows = edition().data["place"]
    count = {type: sum(row["type"] == type for row in rows) for type in TYPE_IDS}
    assert count == {"port": 12, "market": 12, "loom": 8, "land": 12, "seed": 12, "labour": 12, "skein": 12}
    assert {row["yields"] for row in rows if row["type"] == "market"} == {"loom"}
    assert all("yields" not in row for row in rows if row["type"] == "port")
    plain = [row for row in rows if row["type"] not in ("port", "market")]
    assert all(row["yields"] == row["type"] for row in plain)


@rule("F-1.3", "F-6.7", "R-1")
def test_two_to_six_have_eight_houses_and_five_bales_each() -> None:
    assert (LIN.least, LIN.most) == (2, 6)
    assert (int(edition().houses), int(edition().bales)) == (8, 5)


@rule("F-1.4", "R-26", "F-2.1", "F-2.2")
def test_there_are_twenty_five_cards_of_each_kind_all_of_them_open() -> None:
    assert list(edition().cards) == [25] * 5
    view = fresh(3).match.view()
    assert view.reserve == [21, 21, 24, 24, 24] and view.market == [1] * 5


@rule("F-2.2", "F-2.4", "F-2.5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_reserve_lacks_the_market_and_the_first_hands(seats: int) -> None:
    """F-2.2, F-2.4, F-2.5: with n players land and seed stand at 24 - n."""
    state = fresh(seats).state
    assert letters(list(state.reserve)) == f"T{24 - seats} G{24 - seats} M24 E24 L24"
    assert letters(list(state.market)) == "T1 G1 M1 E1 L1"
    assert [Player(state, seat).hand for seat in range(seats)] == ["T1 G1"] * seats


@rule("F-2.3", "F-7.3")
def test_the_pile_has_fifteen_privilege_cards_of_eight_kinds() -> None:
    state = fresh(2).state
    assert list(state.pile) == [2, 1, 2, 1, 2, 3, 2, 2] and sum(state.pile) == 15
    assert fresh(2).match.view(0).pile == 15, "nobody sees which"


@rule("F-2.6")
@pytest.mark.parametrize("bales", [3, 4, 5])
def test_players_agree_on_three_four_or_five_bales(bales: int) -> None:
    assert fresh(2, bales=bales).state.agreed[0] == bales
    assert fresh(2).state.agreed[0] == 4


@rule("F-2.7", "R-30")
def test_the_first_player_is_named_or_drawn_and_play_goes_round() -> None:
    table = fresh(3, leader=1)
    ports(table, "brest nantes roscoff")
    assert [report.facts["seat"] for report in table.told("started")] == ["seat-1", "seat-2", "seat-0"]
    table.match = LIN.new(3, 1, ask_chance=True)
    assert table.asked == CHANCE and table.offered("lead") == ["seat-0", "seat-1", "seat-2"]
    table.play(CHANCE, "lead seat-2")
    assert table.asked == 2


@rule("F-2.5", "R-36", "R-38")
def test_who_does_not_begin_has_a_loom_more_where_that_is_agreed() -> None:
    table = fresh(3, leader=1, loom_for_later=True)
    assert hands(table) == ["T1 G1 L1", "T1 G1", "T1 G1 L1"]
    assert table.state.reserve[LOOM] == fresh(3).state.reserve[LOOM] - 2
    assert hands(fresh(3)) == ["T1 G1"] * 3


@rule("F-2.8", "R-2")
def test_pawns_go_to_different_ports() -> None:
    table = fresh(2)
    assert len(table.offered("start")) == 12
    table.play(0, "start brest")
    assert "brest" not in table.offered("start") and len(table.offered("start")) == 11
    assert table.refusal(1, "start brest").clause == "F-2.8"


@rule("R-2", "R-36")
def test_ports_are_shared_where_that_is_agreed() -> None:
    table = fresh(2, pawns_share_space=True)
    ports(table, "brest brest")
    assert [Player(table.state, seat).pawn for seat in (0, 1)] == ["brest", "brest"]


@rule("F-2.8")
def test_houses_are_placed_in_snake_order() -> None:
    """F-2.8: 1, 2, 3, 3, 2, 1; then the first turn."""
    table = fresh(3)
    ports(table, "brest nantes roscoff")
    asked = []
    for place in ("guer", "bain", "mur", "dol", "uzel", "sizun"):
        asked.append(table.asked)
        table.play(table.asked, f"settle {place}")
    assert asked == [0, 1, 2, 2, 1, 0]
    assert (table.asked, table.question, int(table.state.round)) == (0, "BeginTurn", 1)
    assert Player(table.state, 2).houses == "dol mur"
    assert Player(table.state, 0).hand == "T1 G1", "setup houses are free"


@rule("F-2.9")
def test_no_setup_house_stands_in_a_port_or_on_another_house() -> None:
    table = fresh(2)
    ports(table, "brest nantes")
    places = table.offered("settle")
    assert len(places) == 68
    assert all(edition().types[edition().places.index(place)] != PORT for place in places)
    table.play(0, "settle guer")
    assert "guer" not in table.offered("settle")
    assert table.refusal(1, "settle guer").clause == "F-2.9"


@rule("F-2.9", "R-4")
def test_ports_stay_closed_to_setup_houses_whatever_is_agreed() -> None:
    table = fresh(2, houses_on_ports=True)
    ports(table, "brest nantes")
    assert len(table.offered("settle")) == 68


@rule("F-2.10", "R-23")
def test_only_one_of_the_two_may_stand_on_a_market_town() -> None:
    table = fresh(2)
    ports(table, "brest nantes")
    table.play(0, "settle quintin")
    table.play(1, "settle guer")
    assert "rennes" in table.offered("settle"), "seat 1 has none yet"
    table.play(1, "settle rennes")
    markets = [id for id, type in zip(edition().places, edition().types) if type == MARKET]
    assert not set(markets) & set(table.offered("settle"))
    assert table.refusal(0, "settle rennes").clause == "F-2.9"
    assert table.refusal(0, "settle dinan").clause == "F-2.10"
