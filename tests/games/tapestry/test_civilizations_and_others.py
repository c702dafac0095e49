"""T-14: civilizations that deal with the map, with cards, and with what the others do."""

import pytest

from ludotheque.games.tapestry.civilizations.isolationists import largest_area
from ludotheque.games.tapestry.civilizations.mystics import Mystics
from ludotheque.games.tapestry.components import CELLS, HERALDS, HISTORIANS, INVENTORS, ISOLATIONISTS, MILITANTS
from tests.games.tapestry.position import HEX_IDS, A, B, C, Table, edition
from tests.rule import rule

HIT = "roll red-5-vp black-coin"


def cells(table: Table, civilization: int, count: int) -> list[int]:
    return [int(one) for one in list(table.state.mat)[CELLS * civilization : CELLS * civilization + count]]


@rule("T-14.5", "R-51")
def test_heralds_repeat_an_effect_of_any_income_mat_once_per_card() -> None:
    table = Table(civilizations={A: "heralds"})
    table.put(B, laid="feudalism", era=2)
    table.put(C, laid="monarchy", era=2)
    table.activate(A, "heralds", 3)
    assert table.options == ["show feudalism", "decline"]
    table.play(A, "show feudalism", "gain any", "take coin")
    assert (table[A].resources, cells(table, HERALDS, 1)) == ("1 coin", [3])
    table.activate(A, "heralds", 4)
    assert table.question == ""


@rule("R-51")
def test_covered_cards_take_no_token_and_each_trap_takes_its_own() -> None:
    table = Table(civilizations={A: "heralds"})
    table.put(B, laid="trap", era=2, hand="guilds")
    table.put(C, laid="trap", era=2)
    table.activate(A, "heralds", 2)
    table.play(A, "show trap")
    table.activate(A, "heralds", 3)
    table.play(A, "show trap")
    table.activate(A, "heralds", 4)
    assert (table.question, table[A].points) == ("", 20)
    table.put(B, era=2)
    table.gain(B, "play-over")
    table.play(B, "play guilds")
    table.activate(A, "heralds", 4)
    assert table.options == ["show guilds", "decline"]


@rule("R-51", "R-18", "T-3.1")
def test_an_ability_copied_by_heralds_through_espionage_is_active_beside_ones_own() -> None:
    table = Table(civilizations={A: "heralds"})
    table.put(B, laid="espionage", era=2)
    table.put(C, laid="monarchy", era=2)
    table.put(A, hand="academia")
    table.income(A, 2)
    table.play(A, "show espionage", "show monarchy", "play academia")
    assert table.state.enjoys(A, 26) and table.state.enjoys(A, 0)


@rule("T-14.5", "T-13.5")
def test_heralds_may_play_over_maker_of_fire_after_their_first_income_turn() -> None:
    table = Table(civilizations={A: "heralds"})
    table.income(A, 1)
    table.chance("find tile-1", "draw monarchy")
    assert table.options == ["play monarchy", "decline"]
    table.play(A, "play monarchy")
    assert (table[A].current, table.state.enjoys(A, 26)) == ("monarchy", True)


@rule("T-14.5", "R-27")
def test_historians_give_a_token_for_a_tile_and_gain_with_each_landmark_of_its_holder() -> None:
    table = Table(civilizations={A: "historians"})
    table.put(A, tiles="tile-1 tile-2")
    table.activate(A, "historians")
    assert table.options == ["discard tile-1", "discard tile-2", "decline"]
    table.play(A, "discard tile-1", "expose square-1", "name seat-1")
    table.activate(A, "historians", 3)
    table.play(A, "discard tile-2", "expose square-2", "name seat-1")
    assert cells(table, HISTORIANS, 4) == [1, 1, 0, 0]
    table.gain(B, "landmark-bakery")
    assert (table[A].points, table[A].resources) == (3, "1 food")
    table.gain(C, "landmark-barn")
    assert (table[A].points, table[A].resources) == (3, "1 food")


@rule("T-14.5", "T-18.5", "R-47")
def test_finished_historians_gain_points_only_and_finished_players_may_hold_tokens() -> None:
    table = Table(civilizations={A: "historians"})
    table.state.finished[C] = 1
    table.put(A, tiles="tile-1")
    table.activate(A, "historians")
    table.play(A, "discard tile-1", "expose square-2")
    assert table.options == ["name seat-1", "name seat-2"]
    table.play(A, "name seat-1")
    table.state.mat[CELLS * HISTORIANS] = 1
    table.state.finished[A] = 1
    table.gain(B, "landmark-bakery")
    assert (table[A].points, table[A].resources) == (3, "")


@rule("T-14.3")
def test_historians_gained_later_give_all_tokens_at_once() -> None:
    table = Table()
    table.join(A, "historians")
    table.play(A, "name seat-1", "name seat-1", "name seat-2", "name seat-1")
    assert cells(table, HISTORIANS, 9) == [1, 1, 1, 1, 0, 3, 1, 0, 0]
    table.gain(B, "landmark-bakery")
    assert (table[A].points, table[A].resources) == (6, "1 worker 1 food")


@rule("T-14.5", "R-25", "R-52")
def test_inventors_upgrade_an_opponents_card_without_prerequisite_and_share_its_benefit() -> None:
    table = Table(civilizations={A: "inventors"})
    table.put(B, techs="calendar radio:top")
    table.put(C, techs="transistors:middle")
    table.activate(A, "inventors")
    assert table.options == ["upgrade calendar", "upgrade transistors", "decline"]
    table.play(A, "upgrade calendar")
    assert table[B].resources == "1 culture"
    table.play(A, "accept")
    assert (table[A].resources, table[B].techs, cells(table, INVENTORS, 1)) == (
        *("1 culture", "calendar:middle radio:top", [3]),
    )
    table.activate(A, "inventors", 3)
    table.play(A, "upgrade transistors", "decline")
    assert (table[C].points, table[A].techs, table[C].techs) == (4, "transistors:bottom", "")


@rule("R-52")
def test_a_card_with_a_token_comes_over_when_its_owner_raises_it_to_the_top() -> None:
    table = Table(civilizations={A: "inventors"})
    table.put(B, techs="calendar", at="exploration-4")
    table.activate(A, "inventors")
    table.play(A, "upgrade calendar", "decline")
    table.gain(B, "upgrade")
    table.play(B, "upgrade calendar")
    assert (table[B].points, table[A].techs, table[B].techs) == (7, "calendar:bottom", "")
    assert table.state.tech_tokens[edition().techs.index("calendar")] == 1


@rule("R-52")
def test_on_their_own_card_it_is_a_normal_upgrade_and_it_stays() -> None:
    table = Table(civilizations={A: "inventors"})
    table.put(A, techs="transistors:middle", laid="golden-age", era=2)
    table.activate(A, "inventors", 3)
    table.play(A, "upgrade transistors")
    assert (table[A].techs, table[A].points) == ("transistors:top", 3 + 4)


@rule("R-52", "T-18.5")
def test_a_finished_owner_gains_nothing_and_a_landmark_is_gone() -> None:
    table = Table(civilizations={A: "inventors"})
    table.put(B, techs="bakery:middle calendar")
    table.activate(A, "inventors")
    table.play(A, "upgrade bakery")
    assert (table.asked, table.question) == (B, "PlaceLandmark")
    table.play(B, "build plot-f4")
    assert (table[A].techs, table.question) == ("bakery:bottom", "")
    table.state.finished[B] = 1
    table.activate(A, "inventors", 3)
    table.play(A, "upgrade calendar", "accept")
    assert (table[A].resources, table[B].resources) == ("1 culture", "")


@rule("R-55")
def test_a_token_on_a_discarded_card_is_lost_to_the_mat() -> None:
    table = Table(civilizations={A: "inventors"})
    table.put(B, techs="calendar radio:middle paper:middle", at="technology-11")
    table.activate(A, "inventors")
    table.play(A, "upgrade calendar", "decline")
    table.gain(B, "3 tech-card > 10 vp")
    table.play(B, "accept", "discard calendar", "discard radio")
    assert (table[B].points, cells(table, INVENTORS, 1), sum(table.state.tech_tokens)) == (10, [3], 0)


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


@rule("R-45", "R-28")
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


@rule("T-14.5", "R-50")
def test_mystics_predict_and_gain_a_resource_the_first_time() -> None:
    table = Table(civilizations={A: "mystics"})
    table.begin(A)
    Mystics().set_up(table.state, A)
    table.go_on()
    assert table.options == [f"predict tech-cards {number}" for number in range(1, 10)]
    table.play(A, "predict tech-cards 2", "predict districts 1", "predict territories 1")
    table.play(A, "take coin")
    assert table.options == [f"predict tracks {number}" for number in range(1, 5)]
    table.play(A, "predict tracks 1")
    table.put(A, techs="radio")
    table.gain(A, "invent")
    table.play(A, "invent ammonia")
    table.chance("reveal clocks")
    table.play(A, "take food")
    assert table[A].resources == "1 coin 1 food"
    table.put(A, plots="plot-d4 plot-e4 plot-f4 plot-f5 plot-d6 plot-e6")
    table.gain(A, "farm")
    table.play(A, "build plot-f6", "take worker", "take worker")
    table.put(A, at="military-11")
    table.gain(A, "advance-military-x")
    table.play(A, "take culture")
    assert table[A].resources == "1 coin 2 worker 1 food 1 culture"
    table.put(A, outposts="hex-f3")
    table.income(A, 5)
    table.play(A, "decline")
    # three of four are exactly right: two technologies, one district, one track; territories are two
    assert table[A].points == 10 + 30 + 2


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
