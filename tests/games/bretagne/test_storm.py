"""B-3.1.4.1: building in a storm."""

from __future__ import annotations

from tests.games.bretagne.box import box, edition
from tests.games.bretagne.position import A, B, Table
from tests.rule import rule


def stormy(tower: str, workers: int, injured_from: str = "tile") -> Table:
    table = Table(injured_from=injured_from)
    table.put(A, goods="wood stone clay", engineers=4, barge=1, workers=workers)
    table.weather("stormy")
    table.show("tile-wood")
    table.act(A)
    table.play(A, "build tile-wood", f"place {tower}")
    return table


@rule("B-3.1.4.1", "R-6")
def test_a_storm_hurts_one_of_the_builders_before_they_go_home() -> None:
    table = stormy("ar-men", 5)
    assert (table.floors("ar-men"), table[A].workers) == ("A2", (2, 10))
    assert table.options == ["stay 0", "stay 1", "stay 2"]
    assert table.told("injured")[0].clause == "B-3.1.4.1"


@rule("B-3.1.4.1", "R-6")
def test_a_single_builder_is_hurt_and_nobody_is_left_to_stay() -> None:
    table = stormy("pen-men", 1)
    assert (table.floors("pen-men"), table[A].workers) == ("A0", (0, 14))
    assert table.question != "LeaveWorkers"


@rule("R-6")
def test_by_the_other_reading_one_left_at_home_is_hurt_or_else_one_from_the_tile() -> None:
    home = stormy("ar-men", 5, injured_from="warehouse")
    assert (home.floors("ar-men"), home[A].workers) == ("A3", (1, 10))
    nobody_home = stormy("ar-men", 3, injured_from="warehouse")
    assert (nobody_home.floors("ar-men"), nobody_home[A].workers) == ("A2", (0, 12))


@rule("B-3.1.4.1")
def test_no_more_workers_are_hurt_than_there_are() -> None:
    numbers = edition().data["numbers"]
    table = Table(edition=box(numbers=numbers | {"injured": numbers["injured"] | {"value": 3}}))
    table.put(A, goods="wood stone clay", engineers=4, barge=1, workers=2)
    table.weather("stormy")
    table.show("tile-wood")
    table.act(A)
    table.play(A, "build tile-wood", "place ar-men")
    assert (table.floors("ar-men"), table[A].workers) == ("A0", (0, 14))
    assert table.told("injured")[0].facts["count"] == 2


@rule("B-3.1.4.1", "B-0.3")
def test_a_paradis_is_safe_in_a_storm() -> None:
    table = stormy("eckmuhl", 5)
    assert (table.floors("eckmuhl"), table[A].workers) == ("A1", (4, 9))


@rule("B-3.1.4.1", "R-7")
def test_without_workers_one_builds_anywhere_but_not_on_the_rocks_in_a_storm() -> None:
    for weather, safe in (("sunny", True), ("stormy", False)):
        table = Table()
        table.put(A, goods="wood stone clay", engineers=4, barge=1, workers=0)
        table.weather(weather)
        table.show("tile-wood")
        table.act(A)
        table.play(A, "build tile-wood")
        assert ("pen-men" in table.offered("place")) == safe and ("ar-men" in table.offered("place")) == safe
        if not safe:
            assert table.refusal(A, "place pen-men").clause == "B-3.1.4.1"
        table.play(A, "place eckmuhl")
        assert table.floors("eckmuhl") == "A0" and table.question != "LeaveWorkers"


@rule("R-24")
def test_a_hurt_worker_can_be_hired_again() -> None:
    table = Table(2)
    table.put(A, goods="wood stone", engineers=3, barge=1, francs=3, workers=14)
    table.put(B, barge=2)
    table.weather("stormy")
    table.show("tile-wood")
    table.act(A)
    table.play(A, "build tile-wood", "place pen-men", "stay 1")
    table.play(B, "pass")
    assert table[A].workers == (12, 1)
    table.play(A, "visit lorient", "exchange lorient-worker")
    assert table[A].workers == (12, 0), "one went to Lorient, one came back"
