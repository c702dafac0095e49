"""B-3.2: trading in Brest and Lorient."""

from __future__ import annotations

from tests.games.bretagne.position import A, B, Table
from tests.rule import rule


def trader(goods: str = "", francs: int = 0, hand: str = "", workers: int | None = None) -> Table:
    table = Table(2)
    table.put(A, goods=goods, francs=francs, hand=hand, workers=workers, barge=1)
    table.put(B, barge=2)
    table.supply("wood wood stone", singles=2, pairs=1)
    return table


@rule("B-3.2.1", "B-3.2.2", "B-3.2.7")
def test_a_visit_takes_a_worker_and_each_exchange_can_be_made_once() -> None:
    table = trader(francs=12)
    table.act(A)
    table.play(A, "visit brest")
    assert table[A].in_town == (1, 0) and table[A].workers == (7, 6)
    assert table.offered("exchange") == ["brest-engineer", "brest-resources", "brest-pair"]
    table.play(A, "exchange brest-engineer")
    assert table.offered("exchange") == ["brest-resources", "brest-pair"]
    assert table.refusal(A, "exchange brest-engineer").clause == "B-3.2.2"
    table.play(A, "leave")
    table.play(B, "pass")
    table.play(A, "visit brest")
    assert "brest-engineer" in table.offered("exchange"), "another action, with another worker"
    assert table[A].in_town == (2, 0)


@rule("R-13", "B-3.2.1")
def test_one_cannot_leave_without_an_exchange_nor_visit_a_town_twice() -> None:
    table = trader(goods="wood wood", francs=12)
    table.act(A)
    table.play(A, "visit brest")
    assert "leave" not in table.options and table.refusal(A, "leave").clause == "R-13"
    assert table.refusal(A, "visit lorient").clause == "B-3.2.2"
    table.play(A, "exchange brest-engineer", "visit lorient", "exchange lorient-worker")
    assert table.offered("visit") == [] and "leave" in table.options


@rule("B-3.2.1")
def test_both_towns_may_be_visited_in_one_action_one_after_the_other() -> None:
    table = trader(francs=12)
    table.act(A)
    table.play(A, "visit lorient", "exchange lorient-worker", "visit brest")
    assert table[A].in_town == (1, 1)
    assert all(name.startswith("brest") for name in table.offered("exchange"))
    table.play(A, "exchange brest-engineer", "leave")
    assert table.asked == B


@rule("R-23", "B-3.2.3")
def test_a_worker_just_hired_may_go_on_to_the_other_town() -> None:
    table = trader(francs=7, workers=1)
    table.act(A)
    table.play(A, "visit lorient", "exchange lorient-worker")
    assert table[A].workers == (1, 12)
    table.play(A, "visit brest", "exchange brest-pair")
    assert (table[A].workers, table[A].engineers, table[A].francs) == ((0, 12), 2, 0)


@rule("B-3.2.1")
def test_without_a_worker_at_home_there_is_no_trade() -> None:
    table = trader(francs=9, workers=0)
    table.act(A)
    assert table.options == ["pass"]


@rule("B-3.2.4", "R-10")
def test_three_francs_buy_two_resources_in_lorient_even_from_an_empty_bank() -> None:
    table = trader(francs=3)
    table.put(B, goods=" ".join(["clay"] * 15))
    table.act(A)
    table.play(A, "visit lorient", "exchange lorient-resources")
    assert table.options == ["gain wood", "gain stone", "gain sand", "gain clay"]
    table.play(A, "gain clay", "gain clay")
    assert (table[A].goods, table[A].francs, table.state.bank[3]) == ("clay clay", 0, -2)


@rule("B-3.2.4")
def test_three_francs_buy_two_equipment_cards() -> None:
    table = trader(francs=3)
    table.act(A)
    table.play(A, "visit lorient", "exchange lorient-cards")
    table.chance("draw siren", "draw cable")
    assert (table[A].hand, table[A].francs) == ("siren cable", 0)


@rule("B-3.2.4")
def test_two_cards_bring_three_francs_and_lie_openly_discarded() -> None:
    table = trader(hand="siren siren cable")
    table.act(A)
    table.play(A, "visit lorient", "exchange lorient-sale", "discard cable", "discard siren")
    assert (table[A].hand, table[A].francs, list(table.state.discard)) == ("siren", 3, [0, 0, 1, 1])
    assert table.told("discarded")[0].seen_by(B)


@rule("B-3.2.4")
def test_one_card_brings_a_resource_and_a_franc() -> None:
    table = trader(hand="dock", francs=2)
    table.act(A)
    table.play(A, "visit lorient", "discard dock", "gain stone")
    assert (table[A].goods, table[A].francs, table[A].hand) == ("stone", 3, "")


@rule("B-3.2.4", "R-12")
def test_four_francs_hire_a_worker_while_there_is_one_aside() -> None:
    table = trader(francs=4, workers=13)
    table.act(A)
    table.play(A, "visit lorient", "exchange lorient-worker")
    assert (table[A].workers, table[A].francs) == ((13, 0), 0)
    full = trader(francs=4, workers=14)
    full.act(A)
    full.play(A, "visit lorient")
    assert "lorient-worker" not in full.offered("exchange")
    assert full.refusal(A, "exchange lorient-worker").clause == "B-3.2.4"


@rule("B-3.2.5")
def test_two_francs_hire_a_single_engineer_of_brest() -> None:
    table = trader(francs=2)
    table.act(A)
    table.play(A, "visit brest", "exchange brest-engineer")
    assert (table[A].engineers, table[A].francs, table.state.singles, table.state.pairs) == (1, 0, 1, 1)


@rule("B-3.2.5")
def test_a_pair_is_hired_from_its_own_space_and_never_two_singles() -> None:
    table = trader(francs=6)
    table.state.pairs = 0
    table.state.spare_engineers += 2
    table.act(A)
    table.play(A, "visit brest")
    assert table.state.singles == 2 and "brest-pair" not in table.offered("exchange")
    assert table.refusal(A, "exchange brest-pair").clause == "B-3.2.5"


@rule("B-3.2.5", "B-3.2.6")
def test_two_francs_buy_two_resources_that_lie_on_the_market() -> None:
    table = trader(francs=4)
    table.act(A)
    table.play(A, "visit brest", "exchange brest-resources")
    assert table.options == ["gain wood", "gain stone"]
    table.play(A, "gain stone")
    assert table[A].goods == "wood stone", "only wood was left to take"
    assert list(table.state.market) == [1, 0, 0, 0]


@rule("R-12")
def test_a_single_resource_on_the_market_cannot_be_bought() -> None:
    table = Table(2)
    table.put(A, francs=4, barge=1)
    table.supply("wood", singles=1)
    table.act(A)
    table.play(A, "visit brest")
    assert table[A].francs == 2 and table[A].engineers == 1, "the engineer was the only exchange"
    assert table.told("exchanged")[0].facts["exchange"] == "brest-engineer"


@rule("B-3.2.5")
def test_two_resources_sold_in_brest_go_to_the_bank_and_not_to_the_market() -> None:
    table = trader(goods="clay sand sand")
    bank = list(table.state.bank)
    table.act(A)
    table.play(A, "visit brest", "give sand", "give clay")
    assert (table[A].goods, table[A].francs) == ("sand", 2)
    assert [now - before for now, before in zip(table.state.bank, bank)] == [0, 0, 1, 1]
    assert list(table.state.market) == [2, 1, 0, 0]


@rule("B-3.2.3")
def test_francs_just_earned_pay_for_the_next_exchange() -> None:
    table = trader(goods="clay clay")
    table.act(A)
    table.play(A, "visit brest", "exchange brest-engineer")
    assert (table[A].engineers, table[A].francs) == (1, 0)


@rule("R-12", "R-14")
def test_the_discards_are_shuffled_when_the_deck_runs_out_and_with_no_card_at_all_none_is_sold() -> None:
    table = trader(francs=6)
    deck = [id for id, count in zip(table.edition.equipment, table.edition.card_count) for _ in range(count)]
    table.put(B, hand=" ".join(deck[:28]))
    table.state.draw[3] -= 1
    table.state.discard[3] += 1
    table.act(A)
    table.play(A, "visit lorient", "exchange lorient-cards")
    table.chance("draw cable")
    assert table.told("reshuffled")[0].facts == {"count": 1}
    table.chance("draw cable")
    assert table[A].hand == "cable cable" and "lorient-cards" not in table.offered("exchange")


@rule("R-12")
def test_of_two_cards_paid_for_one_gets_the_only_one_there_is() -> None:
    table = trader(francs=3)
    deck = [id for id, count in zip(table.edition.equipment, table.edition.card_count) for _ in range(count)]
    table.put(B, hand=" ".join(deck[:29]))
    table.act(A)
    table.play(A, "visit lorient", "exchange lorient-cards")
    table.chance("draw cable")
    assert (table[A].hand, table[A].francs) == ("cable", 0)
    assert table.told("short")[0].facts == {"seat": "seat-0", "good": "card"}


@rule("R-14")
def test_where_there_is_neither_deck_nor_discard_no_card_is_drawn() -> None:
    table = trader(goods="wood wood", francs=0)
    deck = [id for id, count in zip(table.edition.equipment, table.edition.card_count) for _ in range(count)]
    table.put(B, hand=" ".join(deck))
    table.put(A, goods="stone", engineers=1)
    table.show("tile-wood-stone")
    table.act(A)
    table.play(A, "build tile-wood-stone")
    assert table.question == "PlaceTile" and table.told("short")[0].facts == {"seat": "seat-0", "good": "card"}
