"""B-1, B-2: the beginning of a round, and loading the barges."""

from __future__ import annotations

import pytest

from tests.games.bretagne.box import edition
from tests.games.bretagne.position import A, B, C, D, Table
from tests.rule import rule


@rule("B-1.1")
def test_barges_are_chosen_in_the_order_of_pontivy_and_pay_at_once() -> None:
    table = Table(3)
    for place, seat in enumerate((C, A, B)):
        table.state.order[place] = seat
    table.new_round()
    assert (table.asked, table.question, len(table.options)) == (C, "ChooseBarge", 4)
    table.play(C, "choose barge-4")
    assert (table[C].engineers, table[C].francs) == (4, 3)
    assert table.refusal(A, "choose barge-4").clause == "B-1.1"
    assert table.told("chose")[0].data() == {
        "event": "chose", "clause": "B-1.1", "seat": "seat-2", "barge": "barge-4", "engineers": 4, "francs": 3,
    }  # fmt: skip
    table.play(A, "choose barge-1")
    table.play(B, "choose barge-2")
    assert (table[A].engineers, table[A].francs, table[B].engineers, table[B].francs) == (1, 0, 2, 1)
    assert table.state.spare_engineers == 16 - 7 - 7, "seven with players, seven in Brest"


@rule("R-3", "B-0.15")
def test_a_round_is_set_up_in_the_printed_order() -> None:
    table = Table(2)
    table.state.round = 2
    table.put(A, ports="quiberon")
    table.new_round()
    assert table.question == "ChooseBarge" and sum(table.state.market) == 0 and table[A].goods == ""
    table.play(A, "choose barge-1")
    table.play(B, "choose barge-2")
    assert table[A].goods == "clay" and sum(table.state.market) == 12
    questions = []
    while table.asked == -1:
        questions.append(table.question)
        table.chance(table.options[0])
    assert questions == ["Produce", *["RevealTile"] * 12, "TurnWeather"]
    assert (table.question, table.state.phase) == ("LoadBarge", 2)


@rule("B-1.2")
def test_the_clay_port_pays_one_clay_and_two_once_it_is_improved() -> None:
    for improved, goods in ((0, "clay"), (1, "clay clay")):
        table = Table(2)
        table.put(A, ports="quiberon")
        table.state.improved[0] = improved
        table.set_up_round()
        assert table[A].goods == goods
        assert [report.facts["port"] for report in table.told("rent")] == ["quiberon"]


@rule("B-1.2", "R-30")
def test_every_kind_of_rent_is_paid_to_everybody_in_the_port() -> None:
    table = Table(2)
    table.put(A, ports="concarneau camaret le-conquet paimpol")
    table.put(B, ports="camaret paimpol")
    table.set_up_round()
    table.chance("draw cable")
    assert (table[A].points, table[A].engineers, table[A].workers) == (2, 1, (5, 5))
    table.chance("draw dock")
    assert (table[A].hand, table[B].hand, table[B].engineers) == ("cable", "dock", 1)
    assert table.state.sources(A)["rents"] == 2
    paid = [(report.facts["seat"], report.facts["port"]) for report in table.told("rent")]
    assert paid == [("seat-0", "concarneau"), ("seat-0", "camaret"), ("seat-0", "le-conquet"), ("seat-0", "paimpol"),
                    ("seat-1", "camaret"), ("seat-1", "paimpol")]  # fmt: skip


@rule("R-30", "R-9")
def test_a_rent_that_cannot_be_paid_is_lost() -> None:
    table = Table(2)
    table.put(A, ports="le-conquet camaret", workers=13)
    table.put(B, ports="camaret", engineers=15)
    table.state.aside[A] = 0
    table.state.workers[A] = 12
    table.set_up_round()
    assert table[A].workers == (12, 0) and (table[A].engineers, table[B].engineers) == (1, 15)
    assert [(report.clause, report.facts["good"]) for report in table.told("short")] == [
        ("R-30", "worker"), ("R-9", "engineer"),
    ]  # fmt: skip


@rule("R-9", "R-30")
@pytest.mark.parametrize(("order", "engineers"), [((A, B), (1, 15)), ((B, A), (0, 16))])
def test_the_last_engineer_goes_to_whoever_is_first_in_pontivy(
    order: tuple[int, int], engineers: tuple[int, int]
) -> None:
    table = Table(2)
    table.put(A, ports="camaret")
    table.put(B, ports="camaret", engineers=15)
    for place, seat in enumerate(order):
        table.state.order[place] = seat
    table.set_up_round()
    assert (table[A].engineers, table[B].engineers) == engineers


@rule("R-10")
def test_a_rent_is_paid_even_from_an_empty_bank() -> None:
    table = Table(2)
    table.put(A, ports="quiberon")
    table.put(B, goods=" ".join(["clay"] * 15))
    table.set_up_round()
    assert table[A].goods == "clay" and table.state.bank[3] == -1
    assert table.state.market[3] == 0, "Brest gets nothing of it"
    table.chance("produce production-1")
    assert table.state.quimper[3] == 0, "nor does Quimper"


@rule("B-1.3", "B-3.2.6")
def test_only_the_empty_spaces_of_brest_are_filled() -> None:
    table = Table(2)
    table.supply("wood wood sand", singles=1, pairs=1)
    table.set_up_round()
    assert (list(table.state.market), table.state.singles, table.state.pairs) == ([3, 3, 3, 3], 3, 2)
    assert (list(table.state.bank), table.state.spare_engineers) == ([12] * 4, 9)


@rule("R-11")
@pytest.mark.parametrize(("bank", "singles", "pairs", "left"), [(7, 3, 2, 0), (6, 3, 1, 1), (4, 3, 0, 1), (2, 2, 0, 0)])
def test_brest_takes_single_engineers_first_then_whole_pairs(bank: int, singles: int, pairs: int, left: int) -> None:
    table = Table(2)
    table.put(A, engineers=16 - bank)
    table.set_up_round()
    assert (table.state.singles, table.state.pairs, table.state.spare_engineers) == (singles, pairs, left)


@rule("B-1.4", "B-0.13", "R-10")
def test_the_production_card_supplies_quimper_as_far_as_the_bank_can() -> None:
    table = Table(4)
    table.put(A, goods=" ".join(["wood"] * 5))
    table.set_up_round()
    assert len(table.options) == 6
    table.chance("produce production-2")
    assert list(table.state.quimper) == [7, 4, 6, 6], "ten wood are printed, but three are in Brest and five with A"
    assert table.state.harvests[1] == 0 and table.state.production == 1


@rule("B-1.5", "R-20")
def test_open_rows_are_filled_up_from_the_second_round_on_as_far_as_stacks_last() -> None:
    table = Table(2)
    table.state.round = 2
    table.show("tile-wood", "tile-wood", "tile-stone-sand", *["tile-stone-sand-clay"] * 2)
    threes = [tile for tile in range(14) if edition().tile_size[tile] == 3]
    for tile in threes:
        table.state.pile[tile] = 0
    table.state.pile[threes[0]] = 1
    table.set_up_round()
    table.chance("produce production-1")
    revealed = []
    while table.question == "RevealTile":
        revealed.append(table.options[0])
        table.chance(table.options[0])
    assert len(revealed) == 2 + 3 + 1, "the stack of threes had a single tile left"
    sizes, shown = edition().tile_size, table.state.shown
    counts = [sum(shown[tile] for tile in range(14) if sizes[tile] == size) for size in (1, 2, 3)]
    assert counts == [4, 4, 3]


@rule("B-1.6", "B-0.10")
def test_the_forecast_comes_true_and_the_next_card_is_turned() -> None:
    table = Table(2)
    table.state.round = 2
    for tile, count in ((0, 3), (1, 1), (4, 2), (5, 2), (10, 3), (11, 1)):
        table.show(*[edition().tiles[tile]] * count)
    table.set_up_round()
    table.chance("produce production-1")
    assert table.question == "TurnWeather" and edition().weathers[table.state.weather] == "variable"
    assert table.options == ["weather sunny", "weather variable", "weather stormy"]
    table.chance("weather stormy")
    assert edition().weathers[table.state.forecast] == "stormy"


@rule("B-1.6")
def test_the_last_round_has_no_forecast() -> None:
    table = Table(2)
    table.state.round = 5
    for tile, count in ((0, 3), (1, 1), (4, 2), (5, 2), (10, 3), (11, 1)):
        table.show(*[edition().tiles[tile]] * count)
    table.set_up_round()
    table.chance("produce production-1")
    assert table.state.over, "no card is turned, and without barges nothing is loaded"
    assert table.state.forecast == -1


@rule("B-1.5", "B-1.6")
def test_the_first_round_begins_with_the_tiles_and_the_weather_of_the_setup() -> None:
    table = Table(2)
    table.put(A, barge=1)
    table.put(B, barge=2)
    table.set_up_round()
    table.chance("produce production-1")
    assert table.question == "LoadBarge" and edition().weathers[table.state.weather] == "sunny"


def loading(quimper: str = "") -> Table:
    table = Table(4)
    for seat, barge in ((A, 1), (B, 2), (C, 3), (D, 4)):
        table.put(seat, barge=barge)
    table.supply(quimper=quimper or " ".join(["wood"] * 8 + ["stone", "sand", "clay"] * 6))
    table.load()
    return table


@rule("B-2.1", "B-2.2", "B-2.4")
def test_the_example_of_the_rulebook_paul_john_george_and_ringo_load_their_barges() -> None:
    table = loading()
    for seat, load in ((A, "wood"), (B, "sand"), (C, "stone"), (D, "clay"), (A, "wood"), (B, "clay")):
        table.play(seat, f"load {load}")
    assert [report.facts["count"] for report in table.told("loaded")] == [3, 2, 2, 2, 2, 2]
    assert table[A].goods == "wood wood wood wood wood"
    assert list(table.state.quimper) == [3, 4, 4, 2]
    assert (table.asked, table.question) == (C, "LoadBarge")


@rule("B-2.1")
def test_the_lowest_barge_card_loads_first_whoever_has_it() -> None:
    table = Table(3)
    for seat, barge in ((A, 4), (B, 3), (C, 1)):
        table.put(seat, barge=barge)
    table.supply(quimper=" ".join(["wood", "stone", "sand", "clay"] * 6))
    table.load()
    order = []
    while table.question == "LoadBarge":
        order.append(table.asked)
        table.play(table.asked, table.options[0])
        if table.state.over:
            break
    assert order[:6] == [C, B, A, C, B, A]


@rule("B-2.3", "R-19")
def test_a_type_that_cannot_fill_the_barge_may_be_chosen_all_the_same() -> None:
    table = loading("wood stone stone stone sand")
    table.play(A, "load wood")
    assert table[A].goods == "wood" and list(table.state.quimper) == [0, 3, 1, 0]


@rule("B-2.2")
def test_loading_ends_when_quimper_is_empty() -> None:
    table = loading("wood wood wood sand")
    table.play(A, "load wood")
    assert table[B].goods == "sand", "the last type is loaded without asking"
    assert table.state.over, "nothing is left to load"
