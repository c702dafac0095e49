"""T-14.6: the official adjustments of civilizations."""

import pytest

from tests.games.tapestry.position import A, B, Table
from tests.rule import rule


@rule("T-14.6")
@pytest.mark.parametrize(
    ("civilization", "answers", "resources", "points"),
    [
        ("alchemists", ["take coin", "take coin"], "3 coin 1 worker 1 food 1 culture", 10),
        ("architects", [], "1 coin 1 worker 1 food 1 culture", 20),
        ("craftsmen", ["pay food"], "1 coin 1 worker 1 culture", 0),
        ("entertainers", ["take food"], "1 coin 1 worker 2 food 1 culture", 0),
        ("futurists", ["pay coin"], "1 coin 2 worker 2 food 1 culture", 0),
        ("heralds", ["decline"], "1 coin 1 worker 1 food 1 culture", 0),
        ("historians", [], "1 coin 1 worker 1 food 1 culture", 0),
        ("merrymakers", ["take food"], "1 coin 1 worker 2 food 1 culture", 0),
        ("mystics", ["take food"], "1 coin 1 worker 2 food 1 culture", 0),
        ("chosen", [], "1 coin 1 worker 1 food 1 culture", 30),
        ("traders", ["take coin", "take food"], "2 coin 1 worker 2 food 1 culture", 10),
    ],
)
def test_official_adjustments_come_after_the_first_income_turn(
    civilization: str, answers: list[str], resources: str, points: int
) -> None:
    table = Table(3, civilizations={A: civilization}, adjustments="official")
    table.income(A, 1)
    table.chance("find tile-1", "draw trap")
    table.play(A, *answers)
    assert (table[A].resources, table[A].points, table.asked) == (resources, points, B)


@rule("T-14.6")
def test_architects_are_not_adjusted_with_two_players_and_nobody_without_the_option() -> None:
    for seats, adjustments in [(2, "official"), (3, "none")]:
        table = Table(seats, civilizations={A: "architects"}, adjustments=adjustments)
        table.income(A, 1)
        table.chance("find tile-1", "draw trap")
        assert (table[A].points, table.asked) == (0, B)
