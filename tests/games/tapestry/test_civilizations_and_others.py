"""T-14: civilizations that deal with cards and with what the others do."""

from ludotheque.games.tapestry.civilizations.mystics import Mystics
from ludotheque.games.tapestry.components import CELLS, HERALDS, HISTORIANS, INVENTORS
from tests.games.tapestry.position import A, B, C, Table, edition
from tests.rule import rule


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


@rule("R-55")
def test_a_token_on_a_discarded_card_is_lost_to_the_mat() -> None:
    table = Table(civilizations={A: "inventors"})
    table.put(B, techs="calendar radio:middle paper:middle", at="technology-11")
    table.activate(A, "inventors")
    table.play(A, "upgrade calendar", "decline")
    table.gain(B, "3 tech-card > 10 vp")
    table.play(B, "accept", "discard calendar", "discard radio")
    assert (table[B].points, cells(table, INVENTORS, 1), sum(table.state.tech_tokens)) == (10, [3], 0)


@rule("T-14.5", "R-50")
def test_mystics_predict_and_gain_a_resource_the_first_time() -> None:
    table = Table(civilizations={A: "mystics"})
    table.lay_out()
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
