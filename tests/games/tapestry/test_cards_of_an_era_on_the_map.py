"""T-3.5, T-13.1: tapestry cards that change rules for an era: the map and the capital."""

import pytest

from tests.games.tapestry.position import A, B, C, Table
from tests.rule import rule

HIT = "roll red-5-vp black-coin"


@rule("T-7.10", "R-47")
def test_age_of_sail_draws_three_tiles_and_may_give_one_away() -> None:
    table = Table()
    table.put(A, laid="age-of-sail")
    table.state.finished[C] = 1
    table.gain(A, "explore")
    table.chance("find tile-5", "find tile-6", "find tile-7")
    assert table.options == ["give tile-5", "give tile-6", "give tile-7", "decline"]
    table.play(A, "give tile-7")
    assert (table[A].points, table[B].tiles, table.options) == (3, "tile-7", ["carry tile-5", "carry tile-6"])


@rule("T-7.10", "T-7.9")
def test_age_of_sail_draws_even_in_vain_but_not_for_space() -> None:
    table = Table()
    table.put(A, laid="age-of-sail", space="space-13")
    table.gain(A, "explore-space")
    assert (table[A].points, table.question) == (13, "")
    for at in range(61):
        if table.state.tile[at] == -1:
            table.state.tile[at] = -3
    table.gain(A, "explore")
    table.chance("find tile-5", "find tile-6", "find tile-7")
    table.play(A, "decline")
    assert (table[A].tiles, table.question) == ("tile-5 tile-6 tile-7", "")


@rule("T-10.1", "T-6.5", "R-47")
def test_alliance_forbids_conquest_both_ways_and_copies_upgrades() -> None:
    table = Table()
    table.tile("tile-5", "hex-e4")
    table.put(B, outposts="hex-e4", techs="calendar")
    table.put(A, outposts="hex-f3")
    table.lay(A, "alliance")
    table.play(A, "name seat-1")
    table.gain(A, "conquer-anywhere")
    assert "hex-e4" not in table.offered("conquer")
    table.gain(B, "conquer-anywhere")
    assert "hex-f3" not in table.offered("conquer")
    table.gain(C, "conquer-anywhere")
    assert {"hex-e4", "hex-f3"} <= set(table.offered("conquer"))
    table.gain(B, "upgrade")
    table.play(B, "upgrade calendar")
    assert (table[B].resources, table[A].resources) == ("1 culture", "1 culture")


@rule("T-7.10")
def test_exploitation_takes_the_benefit_twice_instead_of_points() -> None:
    table = Table()
    table.put(A, laid="exploitation", tiles="tile-5 tile-7")
    table.gain(A, "explore")
    table.play(A, "carry tile-5", "explore hex-e4", "accept")
    assert (table[A].points, table[A].resources) == (0, "2 food")
    table.gain(A, "explore")
    table.play(A, "explore hex-f2", "decline")
    assert (table[A].points > 0, table[A].resources) == (True, "1 coin 2 food")


@rule("R-15", "T-7.10")
def test_militarism_needs_an_outpost() -> None:
    table = Table()
    table.put(A, tiles="tile-5", laid="militarism")
    table.state.outposts[A] = 0
    table.inventory = {}
    table.gain(A, "explore")
    table.play(A, "explore hex-e4")
    assert table.question == ""


@rule("T-12.7")
def test_monarchy_pays_for_income_buildings_only() -> None:
    table = Table()
    table.put(A, laid="monarchy")
    table.gain(A, "farm")
    table.play(A, "build plot-d4")
    table.gain(A, "landmark-bakery")
    table.play(A, "build plot-d6")
    assert table[A].points == 3


@rule("R-11", "T-10.13")
def test_pillage_and_plunder_gains_both_dice_and_fears_no_trap() -> None:
    table = Table()
    table.put(A, laid="pillage-and-plunder")
    table.put(B, outposts="hex-f3", hand="trap")
    table.gain(A, "conquer")
    table.play(A, "conquer hex-f3")
    table.chance(HIT)
    table.play(A, "die black")
    assert (table[A].resources, table[A].points, table.question) == ("1 coin", 5, "")


@rule("R-11")
def test_pillage_and_plunder_gains_one_die_on_nobodys_land() -> None:
    table = Table()
    table.put(A, laid="pillage-and-plunder")
    table.outpost(B, "hex-f3", toppled=True)
    table.gain(A, "conquer")
    table.play(A, "conquer hex-f3")
    table.chance(HIT)
    table.play(A, "die black")
    assert (table[A].resources, table[A].points) == ("1 coin", 0)


@rule("R-46", "T-10.14")
@pytest.mark.parametrize("trap", [True, False])
def test_pirate_rule_adds_the_benefit_of_a_conquered_tile(trap: bool) -> None:
    table = Table()
    table.tile("tile-5", "hex-e4")
    table.put(A, laid="pirate-rule")
    table.put(B, outposts="hex-e4", hand="trap")
    table.gain(A, "conquer")
    table.play(A, "conquer hex-e4")
    table.play(B, *(["trap", "take coin"] if trap else ["decline"]))
    table.chance("roll red-4-vp black-territory")
    table.play(A, "die black")
    assert table[A].resources == ("1 food" if trap else "2 food")


@rule("T-4.9", "T-5.3")
def test_revisionism_rewards_landmark_spaces_taken_or_not() -> None:
    table = Table()
    table.put(A, laid="revisionism", at="military-3 science-3")
    table.put(B, landmarks="apothecary")
    table.gain(A, "advance-military-x")
    table.play(A, "build plot-d6", "take coin")
    assert (table[A].landmarks, table[A].resources) == ("barracks", "1 coin")
    table.gain(A, "advance-science-x")
    table.play(A, "build plot-d4")
    assert table[A].buildings == "1 armory"


@rule("R-8", "T-12.7")
def test_terraforming_lets_landmarks_cover_rock() -> None:
    table = Table()
    table.put(A, laid="terraforming")
    table.gain(A, "landmark-bakery")
    table.play(A, "build plot-d4")
    assert (table[A].points, table.question) == (5, "")
