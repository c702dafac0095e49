"""T-5, T-8, T-16: tokens, landmarks, research, the AI Singularity."""

import pytest

from tests.games.tapestry.position import A, B, C, Table
from tests.rule import rule

PHYSICS = "advance-military / advance-technology / advance-exploration"


@rule("T-5.2", "T-5.3")
@pytest.mark.parametrize("how", ["advance-technology", "advance-technology-x", PHYSICS])
def test_the_first_into_a_tier_gains_its_landmark_for_any_reason(how: str) -> None:
    table = Table()
    table.put(A, at="technology-6")
    table.gain(A, how)
    if "/" in how:
        table.play(A, "gain advance-technology")
    assert table[A].landmarks == "rubber-works"
    table = Table()
    table.put(A, at="technology-6")
    table.put(B, landmarks="rubber-works")
    table.gain(A, how)
    if "/" in how:
        table.play(A, "gain advance-technology")
    assert table[A].landmarks == ""


@rule("T-5.4")
def test_several_spaces_gain_every_landmark_on_the_way() -> None:
    table = Table()
    table.put(A, at="science-3 military-5")
    table.put(B, at="science-7")
    table.lay(A, "socialism")
    table.play(A, "move herbalism", "move academic-research")
    assert table[A].landmarks == "apothecary academy"
    assert table.question == "PlaceLandmark"


@rule("T-5.4", "T-16.4")
def test_going_back_gains_no_landmark() -> None:
    table = Table()
    table.put(A, at="military-5")
    table.gain(A, "regress-military / regress-technology")
    assert (table[A].at, table[A].landmarks) == ("military-4", "")
    assert table[A].resources == "1 worker"


@rule("T-8.1", "T-8.2", "T-8.3", "T-8.5")
def test_research_with_an_x_moves_without_benefit() -> None:
    table = Table()
    table.put(A, at="military-3", resources="1 coin")
    table.gain(A, "research-x")
    table.chance("science military")
    assert table.options == ["accept", "decline"]
    table.play(A, "accept")
    assert (table[A].at, table[A].landmarks) == ("military-4", "barracks")
    table.play(A, "build plot-d6")
    assert (table[A].resources, table.question) == ("1 coin", "")


@rule("T-8.5", "T-8.6")
def test_research_without_an_x_brings_benefit_and_bonus() -> None:
    table = Table()
    table.put(A, at="military-1", resources="1 coin")
    table.gain(A, "research")
    table.chance("science military")
    table.play(A, "accept")
    table.chance("draw trap")
    assert table.question == "Exchange"
    table.play(A, "accept", "build plot-d4")
    assert table[A].buildings == "1 armory"


@rule("T-8.2")
def test_research_may_be_declined() -> None:
    table = Table()
    table.gain(A, "research-x")
    table.chance("science military")
    table.play(A, "decline")
    assert table[A].at == ""


@rule("T-8.4", "T-8.8", "R-35")
def test_research_on_a_complete_track_is_nothing_unless_points_are_given() -> None:
    table = Table()
    table.put(A, at="military-12")
    table.gain(A, "research-x")
    table.chance("science military")
    assert (table.question, table[A].points) == ("", 0)
    table.gain(A, "4 research-alien")
    table.chance("science military", "science military", "science science", "science exploration")
    assert table.options == ["pick exploration", "pick science", "pick military", "decline"]
    table.play(A, "pick military", "pick science", "decline")
    assert (table[A].points, table[A].at) == (5, "science-1 military-12")


@rule("T-8.7", "T-16.2")
def test_of_several_tokens_on_a_track_one_is_chosen() -> None:
    table = Table()
    table.put(A, at="military-5")
    table.state.token_track[4 * A + 3] = 2
    table.gain(A, "advance-military-x")
    assert table.options == ["move cavalry", "move military-start"]
    table.play(A, "move military-start")
    assert table[A].at == "military-5 military-1"


@rule("T-8.7", "T-8.9")
def test_with_a_token_at_the_end_points_may_be_taken_instead_of_moving_another() -> None:
    table = Table()
    table.put(A, at="military-12")
    table.state.token_track[4 * A + 3] = 2
    table.gain(A, "4 research-alien")
    table.chance("science military", "science military", "science science", "science science")
    table.play(A, "pick military")
    assert (table.options, table.match.view(A).clause) == (["accept", "points"], "T-8.9")
    table.play(A, "accept", "pick military", "points", "decline")
    assert (table[A].at, table[A].points) == ("military-12 military-1", 5)


@rule("T-8.8", "T-16.4")
def test_on_a_track_without_a_token_nothing_moves() -> None:
    table = Table()
    table.state.token_track[4 * A + 3] = 2
    table.gain(A, "advance-technology-x")
    table.gain(A, "research-x")
    table.chance("science technology")
    assert (table[A].at, table.question) == ("", "")


@rule("R-3")
def test_a_free_move_as_a_plain_benefit_must_be_made() -> None:
    table = Table()
    table.gain(A, "advance-science-x")
    assert table[A].at == "science-1"


@rule("T-16.1", "T-16.3")
def test_the_singularity_restarts_the_token_and_technology_stays_complete() -> None:
    table = Table()
    table.put(A, resources="2 coin", at="technology-11 science-3")
    table.turn(A)
    table.play(A, "advance technology")
    assert table.options == ["pick exploration", "pick science", "pick military", "pick technology"]
    table.play(A, "pick science")
    assert table[A].resources == "1 coin 1 worker 1 food 1 culture"
    assert table[A].at == "science-3"
    assert [table.state.position(A, track) for track in range(4)] == [0, 3, 0, 12]


@rule("T-16.1")
def test_the_token_may_start_on_technology_again() -> None:
    table = Table()
    table.put(A, at="technology-12")
    table.gain(A, "restart + coin + worker + food + culture")
    table.play(A, "pick technology")
    table.gain(A, "advance-technology-x")
    assert (table[A].at, table.state.position(A, 3)) == ("technology-1", 12)


@rule("R-48")
def test_a_copied_singularity_takes_the_token_from_wherever_it_stands() -> None:
    table = Table()
    table.put(A, at="technology-7")
    table.gain(A, "restart + coin + worker + food + culture")
    table.play(A, "pick military")
    assert (table.state.position(A, 3), table.state.singular[A]) == (0, 0)
    table.gain(A, "restart + coin + worker + food + culture")
    assert (table.question, table[A].resources) == ("", "2 coin 2 worker 2 food 2 culture")


@rule("R-4", "R-5")
def test_a_space_is_gained_once_a_turn() -> None:
    table = Table()
    table.put(A, resources="1 worker 2 coin", at="science-6 military-2 technology-5")
    table.turn(A)
    table.play(A, "advance science", "face north", "build plot-a12")
    assert table[A].landmarks == "academy"
    assert table.options == ["repeat bladed-weapons", "repeat glass"]
    table.play(A, "repeat bladed-weapons")
    table.chance("draw trap")
    assert table.asked == B


@rule("R-4")
def test_the_battery_repeats_once_a_turn_for_each_player() -> None:
    table = Table()
    table.put(A, at="military-2 science-2", techs="lithium-ion-battery:top")
    table.gain(A, "repeat-once")
    table.play(A, "repeat mathematics")
    table.chance("draw trap")
    table.gain(A, "repeat-once")
    assert table.question == ""


@rule("R-4")
def test_a_turn_later_a_space_can_be_gained_again() -> None:
    table = Table(2)
    table.put(A, resources="2 coin", at="military-1")
    table.put(B, resources="1 coin")
    table.turn(A)
    table.play(A, "advance military")
    table.chance("draw trap")
    table.play(A, "decline")
    assert table.state.used[4 * A + 2] == 0


@rule("T-17.1", "T-17.2", "T-17.3", "R-42")
def test_completing_a_track_is_an_objective_for_the_first_ones_only() -> None:
    table = Table(3)
    for seat, points in [(A, 10), (B, 5), (C, 0)]:
        table.put(seat, at="exploration-11")
        table.gain(seat, "advance-exploration-x")
        assert table[seat].points == points
    assert [table[seat].objectives for seat in (A, B, C)] == [[1, 0, 0], [1, 0, 0], [0, 0, 0]]
    table.put(A, at="military-11")
    table.gain(A, "advance-military-x")
    assert table[A].points == 10


@rule("T-17.3")
def test_objectives_are_worth_more_on_the_large_map() -> None:
    table = Table(5)
    for seat, points in [(A, 15), (B, 10), (C, 5)]:
        table.put(seat, at="exploration-11")
        table.gain(seat, "advance-exploration-x")
        assert table[seat].points == points


@rule("T-4.9")
def test_objective_then_landmarks_then_benefit() -> None:
    table = Table()
    table.put(A, resources="2 worker", at="science-11")
    table.turn(A)
    table.play(A, "advance science")
    assert table[A].points == 10
    assert table.question == "RollScience"
