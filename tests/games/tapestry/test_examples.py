"""The worked examples: a position, what is done, what comes of it. The first ones stand in the rulebook."""

from ludotheque.games.tapestry.benefits.measures import lines
from tests.games.tapestry.position import A, B, C, Table
from tests.rule import rule


@rule("T-3.4", "R-1")
def test_first_of_the_neighbours_in_the_second_era_gains_one_resource_before_the_card() -> None:
    table = Table()
    table.put(A, hand="guilds")
    table.income(A, 2)
    table.play(A, "take food")
    assert (table[A].resources, table.question, table[A].current) == ("1 food", "PlayTapestry", "-1")


@rule("T-4.1", "T-4.5")
def test_rafts_explore_then_sell_a_tapestry_card_once() -> None:
    table = Table()
    table.put(A, at="exploration-1", resources="2 coin", tiles="tile-5")
    table.turn(A)
    table.play(A, "advance exploration", "explore hex-e4")
    assert (table[A].at, table.options) == ("exploration-2", ["accept", "decline"])
    table.play(A, "accept", "pay coin")
    table.chance("draw trap")
    assert (table[A].hand, table[A].resources, table.asked) == ("trap", "1 food", B)


@rule("T-7.2", "T-7.5")
def test_a_tile_with_two_sides_lined_up_scores_two_and_gives_its_culture() -> None:
    table = Table()
    table.put(A, tiles="tile-4")
    table.gain(A, "explore")
    table.play(A, "explore hex-d2", "turn south")
    assert (table[A].points, table[A].resources) == (2, "1 culture")


@rule("T-9.5")
def test_zeppelins_go_up_because_the_left_neighbour_is_far_enough() -> None:
    table = Table()
    table.put(A, techs="zeppelins:middle", at="exploration-2")
    table.put(B, at="exploration-4")
    table.gain(A, "upgrade")
    table.play(A, "upgrade zeppelins")
    assert table[A].points == 2


@rule("T-12.5")
def test_three_complete_lines_score_three() -> None:
    table = Table()
    names = [f"plot-{x}4" for x in "defghijkl"] + [f"plot-{x}{y}" for x in "dl" for y in range(4, 13)]
    table.put(A, plots=" ".join(dict.fromkeys(names)))
    assert lines(table.state, A) == 3
    table.gain(A, "vp * lines")
    assert table[A].points == 3


@rule("T-17.5")
def test_a_trap_on_the_middle_island_denies_the_objective() -> None:
    table = Table()
    table.put(B, outposts="hex-e5", hand="trap")
    table.gain(A, "conquer-anywhere")
    table.play(A, "conquer hex-e5")
    table.play(B, "trap", "take coin")
    assert (table[A].objectives, table[B].lands) == ([0, 0, 0], "hex-e5 hex-g5")


@rule("T-3.10")
def test_income_turn_one_pays_one_of_each_a_tile_and_a_card() -> None:
    table = Table()
    table.income(A, 1)
    table.chance("find tile-9", "draw trap")
    assert (table[A].resources, table[A].tiles) == ("1 coin 1 worker 1 food 1 culture", "tile-9")
    assert (table[A].hand, table[A].points, table[A].current) == ("trap", 0, "-1")


@rule("T-8.4", "T-8.9")
def test_research_at_the_end_of_a_track_is_nothing_or_five() -> None:
    table = Table()
    table.put(A, at="science-12")
    table.gain(A, "research-x")
    table.chance("science science")
    assert (table[A].points, table.question) == (0, "")
    table.gain(A, "research-alien")
    table.chance("science science")
    table.play(A, "pick science")
    assert table[A].points == 5


@rule("T-12.4")
def test_the_ninth_plot_of_a_district_gives_a_resource() -> None:
    table = Table()
    table.put(A, plots="plot-d4 plot-e4 plot-f4 plot-f5 plot-d6 plot-e6")
    table.gain(A, "house")
    table.play(A, "build plot-f6", "take coin")
    assert table[A].resources == "1 coin"


@rule("T-10.6")
def test_a_conquered_opponent_is_toppled_for_good() -> None:
    table = Table()
    table.put(B, outposts="hex-f3")
    table.gain(A, "conquer")
    table.play(A, "conquer hex-f3")
    table.play(B, "decline")
    table.chance("roll red-6-vp black-coin")
    table.play(A, "die red")
    assert (table[A].lands, table[A].points) == ("hex-e3 hex-f3", 6)
    table.gain(C, "conquer-anywhere")
    assert "hex-f3" not in table.offered("conquer")


@rule("T-10.7", "T-17.4")
def test_a_trap_costs_the_attacker_the_outpost_but_not_the_die() -> None:
    table = Table()
    table.put(B, outposts="hex-f3", hand="trap")
    table.gain(A, "conquer")
    table.play(A, "conquer hex-f3")
    table.play(B, "trap", "take worker")
    table.chance("roll red-6-vp black-coin")
    table.play(A, "die red")
    assert (table[A].lands, table[A].points, table.state.outposts[A]) == ("hex-e3", 6, 7)
    assert (table[B].resources, table.state.toppled[B]) == ("1 worker", 1)


@rule("T-3.9")
def test_seven_food_and_three_more_are_eight() -> None:
    table = Table()
    table.put(A, resources="7 food")
    for _ in range(3):
        table.gain(A, "food")
    assert table[A].resources == "8 food"


@rule("T-3.11", "T-18.1")
def test_the_fifth_income_turn_is_the_end() -> None:
    table = Table(civilizations={A: "merrymakers"})
    table.put(A, hand="trap", techs="calendar")
    table.income(A, 5)
    table.play(A, "climb column-3", "upgrade calendar")
    assert (table[A].points, table[A].hand, table[A].resources) == (5 + 1, "trap", "1 culture")
    assert table.state.finished[A] == 1


@rule("T-18.3")
def test_with_equal_points_the_five_resources_win() -> None:
    table = Table(2)
    table.put(A, points=50, resources="3 coin")
    table.put(B, points=50, resources="5 food")
    table.state.finished[B] = 1
    table.income(A, 5)
    assert table.match.winners == [B]
