"""T-14: civilizations that deal with the map."""

import pytest

from ludotheque.games.tapestry.civilizations.isolationists import largest_area
from ludotheque.games.tapestry.components import CELLS, ISOLATIONISTS, MILITANTS
from tests.games.tapestry.position import HEX_IDS, A, B, C, Table
from tests.rule import rule

HIT = "roll red-5-vp black-coin"


def cells(table: Table, civilization: int, count: int) -> list[int]:
    return [int(one) for one in list(table.state.mat)[CELLS * civilization : CELLS * civilization + count]]


@rule("T-14.5", "T-10.14", "T-10.10")
def test_isolationists_close_off_an_empty_territory_before_the_dice() -> None:
    table = Table(civilizations={A: "isolationists"})
    table.gain(A, "conquer")
    table.play(A, "conquer hex-f3")
    assert table.question == "CloseOff"
    table.play(A, "accept", "take coin")
    assert (table.question, table[A].lands, cells(table, ISOLATIONISTS, 1)) == ("RollDice", "hex-e3 hex-f3", [3])
    table.gain(B, "conquer-anywhere")
    assert "hex-f3" not in table.offered("conquer")


@rule("T-14.5")
def test_isolationists_have_no_token_for_a_territory_that_was_not_empty() -> None:
    table = Table(civilizations={A: "isolationists"})
    table.outpost(B, "hex-f3", toppled=True)
    table.gain(A, "conquer")
    table.play(A, "conquer hex-f3")
    assert table.question == "RollDice"


@rule("T-3.13", "R-45", "R-28")
def test_isolationists_score_their_largest_land_at_the_end() -> None:
    table = Table(civilizations={A: "isolationists"})
    # e3 (FSSSFF) and d3 (MFFFSM) share forest; d3 and e3 touch in the northwest of e3
    table.put(A, outposts="hex-d3")
    assert largest_area(table.state, A) == 2
    table.income(A, 5)
    assert table[A].points == 10


@rule("R-45")
def test_land_inside_a_tile_is_an_area_of_one_and_sea_is_none() -> None:
    table = Table(civilizations={B: "isolationists"})
    for at in range(61):
        if table.state.controller[at] == B:
            table.state.controller[at] = -1
    table.put(B, outposts="hex-e5")
    assert largest_area(table.state, B) == 1
    table.state.controller[HEX_IDS.index("hex-e5")] = -1
    assert largest_area(table.state, B) == 0


@rule("R-28")
def test_isolationists_without_any_land_score_nothing() -> None:
    table = Table(civilizations={A: "isolationists"})
    for at in range(61):
        table.state.controller[at] = -1
    table.income(A, 5)
    assert table[A].points == 0


@rule("T-14.5", "T-10.8")
def test_militants_choose_the_row_of_each_outpost_and_gain_what_is_exposed() -> None:
    table = Table(civilizations={A: "militants"})
    for row, hex in [("row-1", "hex-f3"), ("row-1", "hex-e2"), ("row-2", "hex-d3")]:
        table.gain(A, "conquer")
        table.play(A, f"conquer {hex}", f"row {row}")
        table.chance("roll red-4-vp black-territory")
        table.play(A, "die black")
    assert cells(table, MILITANTS, 2) == [2, 3]
    table.activate(A, "militants", 3)
    assert (table[A].resources, table[A].points) == ("1 coin", 2 + 1)


@rule("T-14.5")
def test_militarism_takes_from_the_militants_mat_too() -> None:
    table = Table(civilizations={A: "militants"})
    table.put(A, tiles="tile-5", laid="militarism")
    table.gain(A, "explore")
    table.play(A, "explore hex-e4", "accept")
    assert table.options == ["row row-1", "row row-2"]


@rule("T-14.3")
def test_militants_gained_later_cover_their_mat_with_what_is_left() -> None:
    table = Table()
    table.put(A, outposts="hex-f3 hex-e2 hex-d3 hex-e5 hex-b5")
    table.join(A, "militants")
    table.play(A, "row row-1", "row row-1", "row row-2")
    assert cells(table, MILITANTS, 2) == [2, 1]
    table.activate(A, "militants", 3)
    assert (table[A].resources, table[A].points) == ("1 coin 1 worker", 2 + 1 + 3)


@rule("T-14.5", "R-31", "R-53", "R-44")
def test_nomads_put_buildings_on_the_map_and_control_what_was_empty() -> None:
    table = Table(civilizations={A: "nomads"})
    table.gain(A, "house, vp * houses")
    assert table.offered("settle") == ["hex-d3", "hex-e2", "hex-f3"]
    table.play(A, "settle hex-f3")
    assert (table[A].lands, table[A].points, table[A].resources) == ("hex-e3 hex-f3", 1, "")
    assert table.state.outposts[A] == 8
    table.put(B, outposts="hex-f5")
    table.gain(B, "conquer-anywhere")
    table.play(B, "conquer hex-f3")
    table.play(A, "decline")
    assert (table[B].lands, table.state.toppled[B]) == ("hex-f3 hex-f5 hex-g5", 1)
    table.gain(A, "vp * houses")
    assert table[A].points == 2


@rule("R-53")
def test_nomads_lock_a_territory_of_their_own_for_a_resource() -> None:
    table = Table(civilizations={A: "nomads"})
    table.put(A, outposts="hex-f3", laid="monarchy", era=2)
    table.gain(A, "landmark-bakery")
    assert "hex-f3" in table.offered("settle") and "hex-e3" not in table.offered("settle")
    table.play(A, "settle hex-f3", "take coin")
    assert (table[A].landmarks, table[A].resources, table[A].points) == ("bakery", "1 coin", 0)
    table.gain(B, "conquer-anywhere")
    assert "hex-f3" not in table.offered("conquer")


@rule("R-6", "R-44")
def test_nomads_and_craftsmen_may_leave_a_building_beside_a_full_capital() -> None:
    table = Table(civilizations={A: "nomads"})
    table.put(A, plots=" ".join(f"plot-{x}{y}" for x in "defghijkl" for y in range(4, 13)))
    table.gain(A, "house")
    assert table.options == ["settle hex-d3", "settle hex-e2", "settle hex-f3", "aside"]
    table.play(A, "aside")
    assert table[A].buildings == "1 house"


@rule("T-14.5")
def test_traders_score_the_lands_of_others_around_an_empty_one() -> None:
    table = Table(civilizations={A: "traders"})
    table.put(B, outposts="hex-f3")
    table.put(C, outposts="hex-d3")
    table.activate(A, "traders")
    assert "hex-f3" in table.offered("place") and "hex-g5" not in table.offered("place")
    table.tile("tile-5", "hex-e4")
    table.activate(A, "traders")
    table.play(A, "place hex-e4")
    assert (table[A].points, table[A].lands) == (2, "hex-e3")


@rule("T-14.5", "T-10.10")
def test_traders_gain_the_benefit_of_an_opponents_land_and_lock_it() -> None:
    table = Table(civilizations={A: "traders"})
    table.tile("tile-5", "hex-e4")
    table.put(B, outposts="hex-e4")
    table.activate(A, "traders")
    table.play(A, "place hex-e4")
    assert (table[A].resources, table[B].lands) == ("1 food", "hex-e4 hex-g5")
    table.gain(C, "conquer-anywhere")
    assert "hex-e4" not in table.offered("conquer")


@rule("R-54", "T-10.14")
@pytest.mark.parametrize(("chosen", "points", "resources"), [("red", 0, "1 coin"), ("black", 5, "")])
def test_traders_may_take_the_die_an_opponent_left(chosen: str, points: int, resources: str) -> None:
    table = Table(civilizations={A: "traders"})
    table.token(A, "hex-f3")
    table.gain(B, "conquer-anywhere")
    table.play(B, "conquer hex-f3")
    table.chance(HIT)
    table.play(B, f"die {chosen}")
    assert table.asked == A
    table.play(A, "accept")
    assert (table[A].points, table[A].resources) == (points, resources)


@rule("R-54")
def test_traders_get_nothing_from_both_dice_or_their_own_conquest() -> None:
    table = Table(civilizations={A: "traders"})
    table.token(A, "hex-f3")
    table.tile("tile-7", "hex-f4")
    table.put(B, outposts="hex-f4")
    table.gain(B, "conquer-double + civilization")
    table.play(B, "gain conquer-double", "conquer hex-f3")
    table.chance(HIT)
    table.play(B, "die red")
    assert table.asked != A
    table = Table(civilizations={A: "traders"})
    table.token(A, "hex-f3")
    table.gain(A, "conquer")
    table.play(A, "conquer hex-f3")
    table.chance(HIT)
    table.play(A, "die red")
    assert table.question == ""


@rule("T-18.5", "R-54")
@pytest.mark.parametrize(("chosen", "points"), [("red", 0), ("black", 5)])
def test_finished_traders_gain_only_the_red_die(chosen: str, points: int) -> None:
    table = Table(civilizations={A: "traders"})
    table.token(A, "hex-f3")
    table.state.finished[A] = 1
    table.gain(B, "conquer-anywhere")
    table.play(B, "conquer hex-f3")
    table.chance(HIT)
    table.play(B, f"die {chosen}")
    assert (table[A].points, table[A].resources, table.question) == (points, "", "")
