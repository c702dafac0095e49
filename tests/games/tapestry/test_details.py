"""Details of the rules that only one situation shows."""

from ludotheque.games.tapestry.civilizations.mystics import watch_predictions
from ludotheque.games.tapestry.components import CELLS, FIRST_BUILDING, MYSTICS, NONE
from ludotheque.games.tapestry.map.pieces import TOPPLED, piece_of
from ludotheque.games.tapestry.map.territories import put
from tests.games.tapestry.position import HEX_IDS, A, B, C, D, Table
from tests.rule import rule


@rule("T-9.3", "R-52")
def test_golden_age_pays_nothing_for_an_upgrade_that_inventors_make() -> None:
    table = Table(civilizations={B: "inventors"})
    table.put(A, laid="golden-age", techs="calendar")
    table.activate(B, "inventors")
    table.play(B, "upgrade calendar", "decline")
    assert (table[A].techs, table[A].resources, table[A].points) == ("calendar:middle", "1 culture", 0)


@rule("T-6.1", "T-6.2", "T-6.6")
def test_a_card_laid_face_down_is_no_longer_drawn() -> None:
    table = Table()
    table.put(B, era=2)
    for face in range(len(table.state.deck)):
        table.state.deck[face] = 0
    table.state.deck[0] = 1
    table.income(A, 2)
    assert table.state.face_down[A] == 1
    table.gain(A, "tapestry")
    assert (table.question, table[A].hand) == ("", ""), "the only card left lies on the mat"


@rule("T-3.4", "R-1", "T-15.1")
def test_the_right_neighbour_too_may_have_been_there_before() -> None:
    table = Table(4)
    table.put(A, hand="feudalism")
    table.put(D, era=2)
    table.income(A, 2)
    assert table.question == "PlayTapestry"


@rule("T-7.10", "T-4.10")
def test_with_age_of_sail_one_may_choose_to_explore_without_a_tile() -> None:
    table = Table()
    table.gain(A, "explore / farm")
    assert table.question == "PlaceBuilding", "without a tile only the farm is possible"
    table = Table()
    table.put(A, laid="age-of-sail")
    table.gain(A, "explore / farm")
    assert table.options == ["gain explore", "gain farm"]


@rule("R-50")
def test_a_prediction_is_paid_for_when_its_number_is_passed() -> None:
    table = Table(civilizations={A: "mystics"})
    table.state.mat[CELLS * MYSTICS] = 1
    table.put(A, techs="radio compass")
    table.lay_out()
    watch_predictions(table.state, A)
    table.go_on()
    assert table.question == "ChooseResource"


@rule("T-10.2", "T-10.11", "T-10.13")
def test_while_a_trap_may_be_played_nobody_controls_the_territory() -> None:
    table = Table()
    table.outpost(B, "hex-f3")
    table.gain(A, "conquer-anywhere")
    table.play(A, "conquer hex-f3")
    assert (table.question, table.asked) == ("Defend", B)
    assert table.state.controller[HEX_IDS.index("hex-f3")] == NONE


@rule("R-53", "R-14")
def test_revolution_raises_no_building_of_the_nomads() -> None:
    table = Table(civilizations={A: "nomads"})
    put(table.state, HEX_IDS.index("hex-f3"), piece_of(A, FIRST_BUILDING) + TOPPLED)
    table.outpost(C, "hex-f3")
    table.lay(A, "revolution")
    assert table.offered("rally") == []


@rule("R-8", "T-12.4")
def test_a_building_on_rock_fills_nothing_that_was_not_filled_before() -> None:
    table = Table()
    table.put(A, plots="plot-d4 plot-e4 plot-f4 plot-f5 plot-d6 plot-e6", laid="terraforming")
    table.gain(A, "farm")
    table.play(A, "build plot-d5")
    assert (table[A].points, table.question) == (5, ""), "one plot of the district is still empty"
