"""T-14: civilizations that gain or build something of their own."""

import pytest

from ludotheque.games.tapestry.benefits.measures import lines
from tests.games.tapestry.position import A, B, Table, edition
from tests.rule import rule


@rule("T-14.5", "T-8.9")
def test_alchemists_roll_as_long_as_they_dare_and_advance_on_what_they_marked() -> None:
    table = Table(civilizations={A: "alchemists"})
    table.put(A, at="military-3 science-12")
    table.activate(A, "alchemists")
    table.chance("science military")
    assert table.options == ["accept", "stop"]
    table.play(A, "accept")
    table.chance("science science")
    table.play(A, "stop")
    assert table.options == ["pick science", "pick military", "decline"]
    table.play(A, "pick science")
    assert table[A].points == 5
    table.play(A, "pick military", "build plot-d6")
    assert (table[A].at, table[A].landmarks, table[A].resources) == ("science-12 military-4", "barracks", "")
    assert sum(list(table.state.mat)[:4]) == 0


@rule("T-14.5")
def test_alchemists_bust_on_a_track_rolled_twice() -> None:
    table = Table(civilizations={A: "alchemists"})
    table.activate(A, "alchemists")
    table.chance("science military")
    table.play(A, "accept")
    table.chance("science military")
    table.play(A, "take coin")
    assert (table[A].at, table[A].resources, table.question) == ("", "1 coin", "")
    assert sum(list(table.state.mat)[:4]) == 0


@rule("T-14.5")
def test_alchemists_may_leave_marks_unused() -> None:
    table = Table(civilizations={A: "alchemists"})
    table.activate(A, "alchemists")
    table.chance("science military")
    table.play(A, "stop", "decline")
    assert (table[A].at, table.question, sum(list(table.state.mat)[:4])) == ("", "", 0)


@rule("T-8.9")
def test_alchemists_choose_between_points_and_another_token() -> None:
    table = Table(civilizations={A: "alchemists"})
    table.put(A, at="military-12")
    table.state.token_track[4 * A + 3] = 2
    table.activate(A, "alchemists")
    table.chance("science military")
    table.play(A, "stop", "pick military")
    assert table.options == ["accept", "points"]
    table.play(A, "accept")
    assert table[A].at == "military-12 military-1"


@rule("T-14.5", "T-12.5", "T-12.4")
def test_architects_gain_more_for_streets_and_districts_of_one_kind() -> None:
    table = Table(civilizations={A: "architects"})
    table.put(A, plots=" ".join(f"plot-{x}4" for x in "defghijkl"))
    assert lines(table.state, A) == 2
    table.put(A, plots="plot-f5 plot-d6 plot-e6")
    table.gain(A, "farm")
    table.play(A, "build plot-f6", "take coin", "take coin")
    assert (table[A].resources, table.question) == ("2 coin", "")


@rule("T-14.5")
def test_architects_gain_nothing_more_for_mixed_streets() -> None:
    table = Table(civilizations={A: "architects"})
    table.put(A, plots=" ".join(f"plot-{x}4" for x in "defghijk"))
    table.gain(A, "house")
    table.play(A, "build plot-l4")
    assert lines(table.state, A) == 1


@rule("T-14.3")
def test_architects_gained_later_may_swap_three_pairs() -> None:
    table = Table()
    table.put(A, plots="plot-d4 plot-e4")
    table.gain(A, "house")
    table.play(A, "build plot-f4")
    table.join(A, "architects")
    assert table.offered("swap") == ["plot-d4", "plot-e4", "plot-f4"]
    table.play(A, "swap plot-f4")
    assert table.options == ["swap plot-d4", "swap plot-e4"]
    table.play(A, "swap plot-d4")
    assert [int(one) for one in list(table.state.plots)[:3]] == [3, 4, 4]
    table.play(A, "decline")
    assert table.question == ""


@rule("T-14.5", "R-44")
def test_craftsmen_put_buildings_on_their_mat_and_gain_what_they_cover() -> None:
    table = Table(civilizations={A: "craftsmen"})
    table.put(A, laid="monarchy", era=2)
    table.gain(A, "house, vp * houses")
    assert table.offered("craft") == ["column-1", "column-2", "column-3"]
    table.play(A, "craft column-2")
    assert (table[A].resources, table[A].points, table[A].buildings) == ("1 coin", 3 + 1, "1 house")
    table.display()
    table.gain(A, "house")
    table.play(A, "craft column-2", "invent tech-deck")
    table.chance("reveal radio")
    table.gain(A, "landmark-bakery")
    assert table.offered("craft") == []


@rule("T-14.5")
def test_every_cell_of_the_craftsmen_is_gained_from_the_bottom_up() -> None:
    columns = [["worker", "tile", "5 vp"], ["coin", "invent", "upgrade", "10 vp"]]
    columns.append(["food", "tapestry", "culture", "research", "15 vp"])
    found = [[edition().phrases[one].text for one in column] for column in edition().mats.craftsmen]
    assert found == columns
    table = Table(civilizations={A: "craftsmen"})
    for _ in range(3):
        table.gain(A, "farm")
        table.play(A, "craft column-1")
        if table.question == "DrawTile":
            table.chance("find tile-1")
    table.gain(A, "farm")
    assert table.offered("craft") == ["column-2", "column-3"]
    assert (table[A].resources, table[A].tiles, table[A].points) == ("1 worker", "tile-1", 5)


@rule("T-14.5")
def test_entertainers_follow_the_lines_of_their_mat() -> None:
    table = Table(civilizations={A: "entertainers"})
    table.activate(A, "entertainers")
    assert table.options == ["step stage-1", "step stage-2", "step stage-3", "step stage-4"]
    table.play(A, "step stage-2")
    assert table[A].resources == "1 culture"
    table.activate(A, "entertainers", 3)
    assert table.options == ["step stage-6", "step stage-7"]
    table.play(A, "step stage-7", "build plot-d4")
    table.activate(A, "entertainers", 4)
    assert table.options == ["step stage-11", "step stage-12"]
    table.play(A, "step stage-12")
    table.activate(A, "entertainers", 5)
    table.play(A, "step stage-15", "conquer hex-f3")
    assert table[A].at == "military-1"


@rule("T-14.3", "T-14.5")
def test_entertainers_gained_later_begin_anywhere_and_end_in_the_last_column() -> None:
    table = Table()
    table.join(A, "entertainers")
    assert len(table.options) == 16
    table.play(A, "step stage-16")
    table.chance("science military")
    table.play(A, "decline")
    assert table[A].at == "science-1"
    table.activate(A, "entertainers", 3)
    assert table.question == ""


@rule("T-14.5", "T-5.4", "R-24", "R-42", "T-1.14")
def test_futurists_jump_without_benefit_landmark_or_advance() -> None:
    table = Table()
    table.put(B, laid="broker-of-peace")
    table.put(A, at="military-9 science-2")
    table.join(A, "futurists")
    assert table[A].at == "exploration-4 science-6 military-12 technology-4"
    assert table[A].resources == "1 coin 1 worker 1 food 1 culture"
    assert (table[A].landmarks, table[B].points, table[A].points) == ("", 0, 10)


@rule("T-5.4")
def test_a_landmark_skipped_by_a_jump_waits_for_the_next_token() -> None:
    table = Table()
    table.join(A, "futurists")
    table.put(B, at="military-3")
    table.gain(B, "advance-military-x")
    assert table[B].landmarks == "barracks"


@rule("T-14.5")
@pytest.mark.parametrize("era", [2, 3, 4, 5])
def test_leaders_advance_on_each_track_once_with_benefit_but_no_bonus(era: int) -> None:
    table = Table(civilizations={A: "leaders"})
    table.put(A, at="military-1", resources="2 coin")
    table.activate(A, "leaders", era)
    assert table.options == ["pick exploration", "pick science", "pick military", "pick technology", "decline"]
    table.play(A, "pick military")
    table.chance("draw trap")
    assert (table[A].hand, table.question) == ("trap", "")
    table.activate(A, "leaders", era)
    assert table.offered("pick") == ["exploration", "science", "technology"]


@rule("T-14.5")
def test_leaders_cannot_cover_a_track_on_which_they_cannot_advance() -> None:
    table = Table(civilizations={A: "leaders"})
    table.put(A, at="military-12")
    table.activate(A, "leaders")
    assert table.offered("pick") == ["exploration", "science", "technology"]


@rule("T-14.5")
def test_merrymakers_move_one_token_up_and_gain_everything_there() -> None:
    table = Table(civilizations={A: "merrymakers"})
    table.activate(A, "merrymakers")
    assert table.options == ["climb column-1", "climb column-2", "climb column-3"]
    table.play(A, "climb column-1")
    table.activate(A, "merrymakers", 3)
    table.play(A, "climb column-1")
    assert table[A].resources == "1 coin 1 worker 1 food"
    table.activate(A, "merrymakers", 4)
    table.play(A, "climb column-1", "build plot-d4")
    assert (table[A].resources, table[A].buildings) == ("1 coin 1 worker 1 food 1 culture", "1 armory")
    table.activate(A, "merrymakers", 5)
    assert table.options == ["climb column-2", "climb column-3"]
    table.play(A, "climb column-3")
    assert table[A].points == 5


@rule("T-14.5", "R-26", "R-39")
def test_the_chosen_score_for_tracks_they_lead_and_gain_for_objectives() -> None:
    table = Table(civilizations={A: "chosen"})
    table.put(A, at="military-5 science-2")
    table.put(B, at="military-5 science-3 exploration-1")
    table.state.objective[3 * A] = 1
    table.activate(A, "chosen")
    table.play(A, "take food")
    assert (table[A].points, table[A].resources) == (2 * 2, "1 food")
    table.activate(A, "chosen", 5)
    assert (table[A].points, table.question) == (4 + 4 + 5, "")


@rule("R-26")
def test_a_completed_track_counts_for_the_chosen_as_led() -> None:
    table = Table(2, civilizations={A: "chosen"})
    table.put(A, at="military-12")
    table.put(B, at="military-12 science-1 exploration-1 technology-1")
    table.activate(A, "chosen")
    assert table[A].points == 1
