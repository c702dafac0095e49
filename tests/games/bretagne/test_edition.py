"""B-0: the components of the edition that comes with the game."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from ludotheque.games.bretagne.components import CATEGORY_IDS, COAST_IDS
from tests.games.bretagne.box import BRETAGNE, edition
from tests.games.table import why_refused
from tests.rule import rule


@rule("B-0.1", "B-0.6")
def test_five_slots_a_coast_in_the_colours_of_the_rulebook() -> None:
    found = Counter(
        (COAST_IDS[coast], CATEGORY_IDS[category])
        for coast, category in zip(edition().slot_coast, edition().slot_category)
    )
    for coast, counts in (("north", (3, 1, 1)), ("south", (1, 3, 1)), ("west", (1, 1, 3))):
        assert tuple(found[coast, category] for category in CATEGORY_IDS) == counts
    assert list(edition().slot_coast) == [0] * 5 + [1] * 5 + [2] * 5
    assert list(edition().port_coast) == [0] * 3 + [1] * 3 + [2] * 3


@rule("B-0.3")
def test_the_category_decides_extras_majority_and_engineers() -> None:
    for tower in range(15):
        category = edition().category[tower]
        assert edition().extras[tower] == category
        assert sum(list(edition().extra)[4 * tower : 4 * tower + 4]) == category
        assert edition().extra[4 * tower] == 0, "wood is never an extra"
        assert edition().floors[tower] == (4 if category == 2 else 3)
    assert list(edition().majority) == [3, 5, 7]
    assert list(edition().needed) == [1, 1, 2, 1, 2, 3, 1, 3, 4]
    extras = Counter(good for row in edition().data["lighthouse"] for good in row["extras"])
    assert extras == {"stone": 5, "sand": 5, "clay": 5}


@rule("B-0.11")
def test_36_construction_tiles_show_every_combination_equally_often() -> None:
    sizes = Counter[int]()
    for size, count in zip(edition().tile_size, edition().tile_count):
        sizes[int(size)] += int(count)
    assert sizes == {1: 12, 2: 12, 3: 12}
    counts = edition().tile_count
    symbols = [sum(edition().tile_cost[4 * at + good] * counts[at] for at in range(14)) for good in range(4)]
    assert symbols == [18] * 4


@rule("B-0.12", "B-4.1.3", "B-4.1.4")
def test_30_equipment_cards_and_what_they_score() -> None:
    counts = dict(zip(edition().equipment, edition().card_count))
    assert counts == {"supply": 9, "dock": 8, "siren": 7, "cable": 6}
    assert list(edition().card_points) == [4, 5, 6, 5, 6, 7, -1, 7, 8, -1, -1, 9]


@rule("B-0.13", "B-1.4")
def test_production_grows_with_the_players_and_serves_the_example_of_the_rulebook() -> None:
    rows = [list(edition().yields)[4 * at : 4 * at + 4] for at in range(18)]
    assert [sum(row) for row in rows] == [14] * 6 + [20] * 6 + [26] * 6
    assert all(wood >= 5 and stone >= 2 and sand >= 2 and clay >= 4 for wood, stone, sand, clay in rows[12:])


@rule("B-1.1", "B-1.3")
def test_the_bank_can_always_pay_the_engineers_of_the_barges() -> None:
    assert [str(bonus) for bonus in edition().bonus] == [
        "engineer", "2 engineer + franc", "2 engineer + 2 franc", "4 engineer + 3 franc",
    ]  # fmt: skip
    assert edition().brest_singles + 2 * edition().brest_pairs == 7
    assert edition().engineers == 1 + 2 + 2 + 4 + 7


@rule("B-1.2", "B-0.9")
def test_rents_are_effects_and_twice_as_good_when_improved() -> None:
    rents = {id: (str(normal), str(better)) for id, normal, better in zip(
        edition().rents, edition().rent_normal, edition().rent_improved
    )}  # fmt: skip
    assert rents["south-clay"] == ("clay", "2 clay") and rents["north-point"] == ("2 point", "4 point")
    assert Counter(str(edition().rent_coast[at]) for at in range(12)) == {"0": 4, "1": 4, "2": 4}
    assert not any("franc" in normal for normal, _ in rents.values())


@rule("B-3.2.4", "B-3.2.5")
def test_exchanges_are_effects_that_print_back_as_they_were_written() -> None:
    written = {row["id"]: row["does"] for row in edition().data["exchange"]}
    assert {id: str(phrase) for id, phrase in zip(edition().exchanges, edition().exchange)} == written
    assert written["lorient-swap"] == "card > resource + franc" and written["brest-pair"] == "3 franc > 2 engineer"


def test_what_is_reconstructed_says_so() -> None:
    assert {row["provenance"] for row in edition().data["exchange"]} == {"rulebook"}
    assert {row["provenance"] for row in edition().data["lighthouse"]} == {"reconstructed"}


def test_the_vocabulary_is_small() -> None:
    assert len(edition().vocabulary.actions) < 200


@pytest.mark.parametrize(
    ("table", "row", "change", "complaint"),
    [
        ("equipment", 0, {"cards": 8}, "The equipment cards add up to 29, but [numbers.cards] says 30."),
        ("tile", 0, {"count": 4}, "The construction tiles add up to 37, but [numbers.tiles] says 36."),
        ("weather", 0, {"cards": 3}, "7 weather cards less 1 do not last for 5 rounds."),
        ("lighthouse", 0, {"floors": 6}, "The lighthouse pen-men must have 1 to 5 floors."),
        ("lighthouse", 0, {"extras": []}, "A floor of pen-men must cost 1 extra resources, as in every purgatoire."),
        ("slot", 0, {"category": "enfer"}, "There are 4 slots for purgatoire, but 5 lighthouses."),
        ("slot", 0, {"coast": "east"}, "there is no 'east' among south, west, north"),
        ("port", 0, {"coast": "north"}, "The south needs 3 ports"),
        ("exchange", 0, {"does": "3 franc"}, "The exchange 3 franc should pay goods for goods."),
        ("exchange", 0, {"does": "worker > 3 franc"}, "should be paid in francs, cards or resources"),
        ("exchange", 0, {"does": "3 guilder > card"}, "'guilder' is no effect here"),
        ("rent", 0, {"normal": "sand / clay"}, "sand / clay should only name goods."),
        ("resource", 0, {"id": "iron"}, "[[resource]] must list wood, stone, sand, clay, in this order."),
    ],
)
def test_an_edition_that_does_not_add_up_is_refused(
    table: str, row: int, change: dict[str, Any], complaint: str
) -> None:
    data = deepcopy(edition().data)
    data[table][row] |= change
    assert complaint in why_refused(BRETAGNE, data)


def test_too_few_production_cards_or_barges_are_noticed() -> None:
    data = deepcopy(edition().data)
    del data["production"][4:]
    del data["barge"][3]
    said = why_refused(BRETAGNE, data)
    assert "4 production cards do not last for 5 rounds." in said
    assert "There must be 4 of [[barge]]." in said
