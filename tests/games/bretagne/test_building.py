"""B-3.1: building."""

from __future__ import annotations

import pytest

from tests.games.bretagne.box import box, edition
from tests.games.bretagne.position import A, B, Table
from tests.rule import rule


def george(barge: int = 1, workers: int = 8) -> Table:
    """The rulebook's example: a Purgatoire that asks for stone, two floors high, with a franc on it."""
    table = Table()
    table.put(A, goods="sand stone stone wood", engineers=1, barge=barge, workers=workers)
    table.raise_tower("pen-men", "B2 B1", francs=1)
    table.show("tile-stone-sand")
    table.act(A)
    return table


@rule("B-3.1.1", "B-3.1.2", "B-0.14")
def test_george_buys_sand_and_stone_for_a_secret_card_and_a_franc() -> None:
    table = george()
    bank = list(table.state.bank)
    table.play(A, "build tile-stone-sand")
    table.chance("draw siren")
    assert [now - before for now, before in zip(table.state.bank, bank)] == [0, 1, 1, 0]
    assert (table[A].hand, table[A].francs) == ("siren", 1)
    assert [table.told("drew-card")[0].seen_by(seat) for seat in (A, B)] == [True, False]


@rule("B-3.1.3", "B-3.1.4", "B-3.1.6")
@pytest.mark.parametrize("barge", [1, 3])
def test_george_builds_the_second_floor_of_a_purgatoire_in_the_sun(barge: int) -> None:
    table = george(barge)
    table.play(A, "build tile-stone-sand")
    table.chance("draw siren")
    table.play(A, "place pen-men")
    assert (table[A].goods, table[A].francs, table[A].engineers) == ("", 2, 0)
    assert table.state.engineers_on[0] == 1
    assert table.floors("pen-men") == "B2 B1 A4"
    assert [report.facts["tower"] for report in table.told("finished")] == ["pen-men"]
    assert table.told("placed")[0].facts == {"seat": "seat-0", "tower": "pen-men", "count": 4, "engineers": 1}


@rule("B-3.1.4")
def test_who_has_too_few_workers_puts_all_of_them() -> None:
    table = george(workers=3)
    table.play(A, "build tile-stone-sand")
    table.chance("draw siren")
    table.play(A, "place pen-men")
    assert table.floors("pen-men") == "B2 B1 A3"
    assert table[A].workers == (0, 11)


@rule("B-3.1.5")
@pytest.mark.parametrize(("stay", "points"), [(0, 8), (4, 0), (1, 6), (3, 2)])
def test_each_worker_taken_back_scores_two(stay: int, points: int) -> None:
    table = george()
    table.play(A, "build tile-stone-sand")
    table.chance("draw siren")
    table.play(A, "place pen-men")
    assert table.options == ["stay 0", "stay 1", "stay 2", "stay 3", "stay 4"]
    table.play(A, f"stay {stay}")
    assert (table[A].points, table.floors("pen-men")) == (points, f"B2 B1 A{stay}")
    assert table[A].workers == (8 - stay, 6)
    assert table.state.sources(A)["at-once"] == points


@rule("B-3.1.2", "B-3.0.2")
@pytest.mark.parametrize(
    ("tile", "francs", "cards"), [("tile-wood", 1, 0), ("tile-wood-clay", 1, 1), ("tile-wood-sand-clay", 2, 1)]
)
def test_the_row_of_the_tile_rewards_the_builder_and_the_gap_stays(tile: str, francs: int, cards: int) -> None:
    table = Table()
    table.put(A, goods="wood sand clay", engineers=1, barge=1)
    table.show(tile)
    table.act(A)
    table.play(A, f"build {tile}")
    for _ in range(cards):
        table.chance("draw dock")
    assert (table[A].francs, table[A].hand) == (francs, " ".join(["dock"] * cards))
    assert sum(table.state.shown) == 0
    table.play(A, "place eckmuhl")
    assert table[A].engineers == 0 and table.floors("eckmuhl") == f"A{len(tile.split('-')) - 1}"


@rule("B-3.1.3", "R-5", "R-22")
def test_the_ground_floor_takes_no_wood_and_the_next_floor_does() -> None:
    table = Table(2)
    table.put(A, goods="sand sand wood", engineers=2, barge=1)
    table.put(B, barge=2)
    table.show("tile-sand", "tile-sand")
    table.act(A)
    table.play(A, "build tile-sand", "place cap-frehel", "stay 1")
    assert table[A].goods == "wood sand"
    table.play(B, "pass")
    table.play(A, "build tile-sand", "place cap-frehel", "stay 2")
    assert (table[A].goods, table.floors("cap-frehel")) == ("", "A1 A2")


@rule("B-3.1.3", "B-0.3")
@pytest.mark.parametrize(("weather", "needed"), [("sunny", [1, 1, 2]), ("variable", [1, 2, 3]), ("stormy", [1, 3, 4])])
def test_weather_and_category_decide_how_many_engineers_are_placed(weather: str, needed: list[int]) -> None:
    for tower, count in zip(("eckmuhl", "pen-men", "ar-men"), needed):
        for engineers in (count - 1, count):
            table = Table()
            table.put(A, goods="wood stone clay", engineers=engineers, barge=1)
            table.weather(weather)
            table.show("tile-wood")
            others = [name for name in edition().towers if name != tower]
            table.finish(*others)
            table.act(A)
            assert ("build tile-wood" in table.options) == (engineers == count)
            if engineers == count:
                table.play(A, "build tile-wood", f"place {tower}")
                assert table[A].engineers == 0


@rule("B-3.1.3")
def test_where_a_box_asks_for_no_engineer_one_builds_without_any() -> None:
    sunny, *others = edition().data["weather"]
    table = Table(edition=box(weather=[sunny | {"engineers": [0, 1, 2]}, *others]))
    table.put(A, goods="wood stone", barge=1)
    table.show("tile-wood")
    table.act(A)
    table.play(A, "build tile-wood")
    assert (
        table.told("placed") == [] and "eckmuhl" in table.offered("place") and "pen-men" not in table.offered("place")
    )


@rule("B-3.1.3.1", "R-8")
@pytest.mark.parametrize(("weather", "tower", "placed"), [
    ("sunny", "eckmuhl", 1), ("sunny", "pen-men", 1), ("sunny", "ar-men", 1), ("variable", "pen-men", 1),
    ("variable", "ar-men", 2), ("stormy", "pen-men", 2), ("stormy", "ar-men", 3),
])  # fmt: skip
def test_barge_three_saves_one_engineer_but_never_the_last(weather: str, tower: str, placed: int) -> None:
    table = Table()
    table.put(A, goods="wood stone clay", engineers=4, barge=3)
    table.weather(weather)
    table.show("tile-wood")
    table.act(A)
    table.play(A, "build tile-wood", f"place {tower}")
    assert table[A].engineers == 4 - placed


@rule("B-3.1.3.2")
def test_tile_and_lighthouse_must_be_payable_together() -> None:
    table = Table()
    table.put(A, goods="stone", engineers=1, barge=1)
    table.show("tile-stone")
    table.finish(*[name for name in edition().towers if name != "pen-men"])
    table.act(A)
    assert table.options == ["pass"], "the only stone cannot pay for the tile and for Pen-Men"
    assert table.refusal(A, "build tile-stone").clause == "B-3.1.3.2"
    assert table.refusal(A, "build tile-wood").clause == "B-3.1.1"


@rule("B-3.1.3.2")
def test_only_lighthouses_that_can_still_be_paid_are_offered() -> None:
    table = Table()
    table.put(A, goods="stone stone clay", engineers=2, barge=1)
    table.raise_tower("eckmuhl", "B1")
    table.show("tile-stone")
    table.act(A)
    table.play(A, "build tile-stone")
    offered = table.offered("place")
    assert "ar-men" in offered and "pen-men" in offered, "stone and clay are left"
    assert "eckmuhl" not in offered, "its first floor needs wood"
    assert "goulphar" not in offered, "it asks for sand"
    assert table.refusal(A, "place goulphar").clause == "B-3.1.3.2"


@rule("R-31", "R-32")
def test_the_reward_is_seen_before_the_place_is_chosen_and_the_tile_cannot_be_handed_back() -> None:
    table = george()
    table.play(A, "build tile-stone-sand")
    table.chance("draw cable")
    assert (table.question, table[A].hand, table[A].francs) == ("PlaceTile", "cable", 1)
    assert {option.split()[0] for option in table.options} == {"place"}
    assert table.match.undoable(A) == "undo-chance"


@rule("B-3.1.3", "B-3.1.6")
def test_finished_and_built_lighthouses_take_no_more_floors() -> None:
    table = Table()
    table.put(A, goods="wood wood", engineers=2, barge=1)
    table.raise_tower("eckmuhl", "A1 A1 A1")
    table.finish("saint-mathieu")
    table.show("tile-wood")
    table.act(A)
    table.play(A, "build tile-wood")
    assert "eckmuhl" not in table.offered("place") and "saint-mathieu" not in table.offered("place")
    assert "cap-frehel" in table.offered("place")
    for name in ("eckmuhl", "saint-mathieu"):
        assert table.refusal(A, f"place {name}").clause == "B-3.1.3", "not for want of means"
