"""T-11, T-12: buildings, landmarks and the capital."""

import pytest

from ludotheque.games.tapestry.benefits.measures import districts, lines
from ludotheque.games.tapestry.components import BESIDE, PLOTS
from tests.games.tapestry.position import A, Table, edition, plot
from tests.rule import rule

# Capital 1, with which seat A begins:   d e f  g h i  j k l
#   4  ... ... ...                       5  ##. ..# ##.
#   6  ... ### ...                       7  ... ### ##.


@rule("T-11.1", "T-12.2")
def test_a_building_comes_from_the_income_mat_onto_a_free_plot() -> None:
    table = Table()
    table.gain(A, "house")
    assert "plot-d5" not in table.offered("build")
    assert len(table.offered("build")) == PLOTS - 22
    table.play(A, "build plot-d4")
    assert (table[A].buildings, table.state.plots[plot("plot-d4")]) == ("1 house", 3)
    table.gain(A, "house")
    assert "plot-d4" not in table.offered("build")


@rule("T-11.2")
def test_the_sixth_building_of_a_kind_is_void() -> None:
    table = Table()
    table.put(A, buildings="5 house")
    table.gain(A, "house")
    assert (table.question, table[A].buildings) == ("", "5 house")


@rule("T-11.2")
def test_a_building_of_ones_choice_is_one_that_is_left() -> None:
    table = Table()
    table.put(A, buildings="5 house")
    table.lay(A, "diplomacy")
    table.play(A, "take coin")
    table.play(1, "take coin")
    table.play(2, "take coin")
    assert table.options == ["gain market", "gain farm", "gain armory"]


@rule("T-12.1", "T-12.4")
def test_the_last_plot_of_a_district_gives_a_resource_at_once() -> None:
    table = Table()
    table.put(A, plots="plot-d4 plot-e4 plot-f4 plot-f5 plot-d6 plot-e6")
    table.gain(A, "farm")
    table.play(A, "build plot-f6")
    assert table.question == "ChooseResource"
    table.play(A, "take worker")
    assert (table[A].resources, districts(table.state, A)) == ("1 worker", 1)


@rule("T-12.4")
def test_one_building_may_complete_several_districts() -> None:
    table = Table()
    every = [f"plot-{x}{y}" for x in "def" for y in range(4, 10)]
    table.put(A, plots=" ".join(name for name in every if name not in ("plot-d6", "plot-e6", "plot-d7", "plot-e7")))
    table.put(A, at="military-3")
    table.gain(A, "advance-military-x")
    table.play(A, "build plot-d6")
    assert districts(table.state, A) == 2
    table.play(A, "take coin", "take food")
    assert (table[A].resources, table.question) == ("1 coin 1 food", "")


@rule("T-12.5", "T-12.1")
def test_the_capital_scores_complete_rows_and_columns() -> None:
    table = Table()
    row = [f"plot-{x}4" for x in "defghijkl"]
    column = [f"plot-d{y}" for y in range(4, 13)]
    table.put(A, plots=" ".join(dict.fromkeys(row + column)))
    assert lines(table.state, A) == 2
    table.gain(A, "vp * lines")
    assert table[A].points == 2


@rule("T-12.2")
@pytest.mark.parametrize("landmark", edition().landmarks)
def test_every_landmark_covers_its_footprint_and_nothing_else(landmark: str) -> None:
    table = Table()
    before = list(table.state.plots)[:PLOTS]
    table.gain(A, f"landmark-{landmark}")
    if table.question == "TurnLandmark":
        table.play(A, table.options[0])
    inside = [name for name in table.offered("build") if fits_inside(landmark, name)]
    table.play(A, f"build {inside[0]}")
    after = list(table.state.plots)[:PLOTS]
    rows = [row for row in edition().data["landmarks"]["shapes"] if row["id"] == landmark][0]["plots"]
    size = sum(row.count("1") for row in rows)
    changed = [at for at in range(PLOTS) if before[at] != after[at]]
    assert len(changed) == size
    assert all(before[at] == 0 and after[at] == 6 + edition().landmarks.index(landmark) for at in changed)
    assert table[A].landmarks == landmark


def fits_inside(landmark: str, name: str) -> bool:
    """Whether the landmark, unturned, lies wholly in the grid."""
    shape = edition().footprints[edition().landmarks.index(landmark)]
    column, row = "abcdefghijkl".index(name[5]), int(name[6:]) - 1
    return column >= 3 and row >= 3 and column + shape.width[0] <= 12 and row + shape.height[0] <= 12


@rule("T-12.2")
def test_landmarks_turn_by_quarters_that_look_different() -> None:
    turns = {id: int(edition().footprints[at].turns) for at, id in enumerate(edition().landmarks)}
    assert turns == {
        **dict.fromkeys(["forge", "barracks", "lighthouse", "apothecary", "bakery", "stock-market", "treasury"], 1),
        **dict.fromkeys(["tank-factory", "train-station", "barn"], 1),
        **dict.fromkeys(["tech-hub", "launch-pad", "academy", "laboratory", "com-tower", "library"], 2),
        **dict.fromkeys(["rubber-works", "fusion-reactor"], 4),
    }


@rule("T-12.3", "R-7")
def test_a_landmark_may_overhang_but_not_lie_wholly_outside() -> None:
    table = Table()
    table.gain(A, "landmark-bakery")
    offered = table.offered("build")
    assert {"plot-c3", "plot-d3", "plot-c6"} <= set(offered)
    assert not {"plot-b3", "plot-c2", "plot-a12"} & set(offered)
    table.play(A, "build plot-c3")
    assert [at for at in range(PLOTS) if table.state.plots[at] > 5] == [plot("plot-d4")]


@rule("T-12.6", "R-6")
@pytest.mark.parametrize(("rules", "points"), [(2, 1), (1, 0)])
def test_what_finds_no_room_stands_beside_and_counts_as_a_building(rules: int, points: int) -> None:
    table = Table(rules=rules)
    every = [f"plot-{x}{y}" for x in "defghijkl" for y in range(4, 13)]
    table.put(A, plots=" ".join(every), laid="monarchy")
    table.gain(A, "house, vp * houses")
    assert (table.question, table[A].buildings, table[A].points) == ("", "1 house", points)
    table.gain(A, "landmark-bakery")
    assert (table.question, table[A].landmarks) == ("", "bakery")
    assert table.state.landmark_site[edition().landmarks.index("bakery")] == BESIDE
    table.put(A, era=5)
    table.income(A, 5)
    assert table[A].points == 18 + points


@rule("T-12.7", "R-8")
def test_terraforming_builds_on_rock_for_points_but_completes_nothing_again() -> None:
    table = Table()
    table.put(A, plots="plot-d4 plot-e4 plot-f4 plot-f5 plot-d6 plot-e6 plot-f6", laid="terraforming")
    table.gain(A, "farm")
    table.play(A, "build plot-d5")
    assert (table[A].points, table.question) == (5, "")


@rule("T-12.7")
def test_points_of_monarchy_come_before_the_district() -> None:
    table = Table()
    table.put(A, plots="plot-d4 plot-e4 plot-f4 plot-f5 plot-d6 plot-e6", laid="monarchy")
    table.gain(A, "farm")
    table.play(A, "build plot-f6")
    assert (table[A].points, table.question) == (3, "ChooseResource")
