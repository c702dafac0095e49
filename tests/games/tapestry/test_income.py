"""T-3: income turns, T-11.3: what exposed slots pay, T-13.5: playing over."""

from ludotheque.games.tapestry.components import FACE_DOWN
from tests.games.tapestry.position import A, B, C, Table
from tests.rule import rule


@rule("T-3.10", "T-1.13", "T-2.2", "T-2.4")
def test_the_first_income_turn_pays_one_of_each_and_nothing_else() -> None:
    table = Table()
    table.income(A, 1)
    table.chance("find tile-5", "draw guilds")
    assert table[A].resources == "1 coin 1 worker 1 food 1 culture"
    assert (table[A].tiles, table[A].hand, table[A].points) == ("tile-5", "guilds", 0)
    assert table.asked == B


@rule("T-3.3", "T-3.4", "R-1", "T-15.1")
def test_the_first_of_the_neighbours_gains_the_resources_of_the_slot_before_the_card_is_played() -> None:
    for era, count in [(2, 1), (3, 2), (4, 3)]:
        table = Table()
        table.put(A, hand="feudalism")
        table.income(A, era)
        for _ in range(count):
            assert table.question == "ChooseResource"
            table.play(A, "take culture")
        assert (table.question, table[A].resources) == ("PlayTapestry", f"{count} culture")


@rule("T-3.4", "R-1", "T-15.2", "R-38")
def test_no_bonus_when_a_neighbour_was_there_before() -> None:
    table = Table(4)
    table.put(A, hand="feudalism")
    table.put(B, era=2)
    table.income(A, 2)
    assert table.question == "PlayTapestry"
    table = Table(4)
    table.put(A, hand="feudalism")
    table.put(C, era=4)
    table.income(A, 2)
    assert table.question == "ChooseResource"


@rule("T-3.3")
def test_a_card_must_be_played_if_one_is_held() -> None:
    table = Table()
    table.put(A, hand="feudalism trap")
    table.put(B, era=2)
    table.income(A, 2)
    assert table.options == ["play feudalism", "play trap"]
    table.play(A, "play trap")
    assert (table[A].current, table[A].points) == ("trap", 10)


@rule("T-3.3", "T-6.6")
def test_without_a_card_the_top_of_the_deck_is_laid_face_down_and_does_nothing() -> None:
    table = Table()
    table.put(B, era=2)
    table.income(A, 2)
    assert table.state.top[5 * A + 2] == FACE_DOWN
    assert (table.state.face_down[A], table[A].current, table[A].points) == (1, "-2", 0)


@rule("T-3.4")
def test_the_slot_pays_even_when_only_a_face_down_card_is_laid() -> None:
    table = Table()
    table.income(A, 2)
    assert table.question == "ChooseResource"


@rule("T-3.1", "T-3.5")
def test_an_ability_of_an_era_lasts_until_the_next_income_turn_begins() -> None:
    table = Table()
    table.put(A, hand="monarchy", laid="academia", era=2)
    table.put(B, era=3)
    assert table.state.enjoys(A, 0)
    table.income(A, 3)
    assert not table.state.enjoys(A, 0)
    table.play(A, "play monarchy")
    assert table.state.enjoys(A, 26)


@rule("T-3.6", "T-9.7")
def test_one_technology_may_be_upgraded_on_an_income_turn() -> None:
    table = Table()
    table.put(A, techs="calendar radio:middle", hand="trap")
    table.put(B, era=2)
    table.income(A, 2)
    table.play(A, "play trap")
    assert table.options == ["upgrade calendar", "decline"]
    table.play(A, "upgrade calendar")
    table.chance("find tile-1", "draw guilds")
    assert (table[A].techs, table[A].resources) == ("calendar:middle radio:middle", "1 coin 1 worker 1 food 2 culture")


@rule("T-3.7", "T-11.3")
def test_every_exposed_icon_scores_for_itself() -> None:
    table = Table()
    table.put(A, techs="calendar:top radio:top", buildings="4 market 2 farm 2 armory", outposts="hex-e2 hex-f3")
    table.income(A, 5)
    # technology three times 2, farms 4, territories once 3, the capital has no complete line
    assert table[A].points == 3 * 2 + 4 + 3


@rule("T-3.7")
def test_a_full_income_track_scores_ten_and_what_is_before_it() -> None:
    table = Table()
    table.put(A, buildings="5 farm")
    table.income(A, 5)
    assert table[A].points == 4 + 7 + 10


@rule("T-3.8", "T-3.12")
def test_every_exposed_resource_tile_and_card_is_earned() -> None:
    table = Table()
    table.put(A, buildings="5 market 3 house 1 armory", hand="trap")
    table.put(B, era=2)
    table.income(A, 2)
    table.play(A, "play trap")
    table.chance("find tile-1", "draw guilds")
    assert table[A].resources == "4 coin 3 worker 1 food 2 culture"


@rule("T-3.9")
def test_at_most_eight_of_each_resource() -> None:
    table = Table()
    table.put(A, resources="7 food")
    table.gain(A, "food")
    table.gain(A, "food")
    assert table[A].resources == "8 food"


@rule("T-3.9")
def test_a_resource_of_ones_choice_may_be_any() -> None:
    table = Table()
    table.put(A, resources="8 food")
    table.gain(A, "2 any")
    assert table.options == ["take coin", "take worker", "take food", "take culture"]
    table.play(A, "take food", "take coin")
    assert table[A].resources == "1 coin 8 food"


@rule("T-3.11", "T-18.1")
def test_the_last_income_turn_has_no_card_and_no_income() -> None:
    table = Table()
    table.put(A, hand="trap", techs="calendar", resources="2 coin")
    table.income(A, 5)
    assert table.options == ["upgrade calendar", "decline"]
    table.play(A, "decline")
    assert (table[A].hand, table[A].resources, table[A].points) == ("trap", "2 coin", 1)
    assert table.state.finished[A] == 1
    assert table.asked == B


@rule("T-3.2")
def test_several_civilizations_are_used_in_any_order() -> None:
    table = Table(civilizations={A: "leaders merrymakers"})
    table.income(A, 2)
    assert table.options == ["activate leaders", "activate merrymakers"]
    table.play(A, "activate merrymakers", "climb column-3")
    assert (table[A].points, table.question) == (5, "Lead")


@rule("R-23")
def test_a_civilization_gained_in_step_one_is_used_in_it() -> None:
    table = Table(civilizations={A: "leaders"})
    table.put(A, at="military-11", outposts="hex-e2 hex-f3")
    table.income(A, 5)
    table.play(A, "pick military", "gain civilization")
    table.chance("summon merrymakers")
    assert table.options == ["conquer hex-d3"]
    table.play(A, "conquer hex-d3")
    table.chance("roll red-4-vp black-coin")
    table.play(A, "die red")
    assert table.question == "Climb"


@rule("T-11.3")
def test_a_building_gained_in_an_earlier_step_pays_in_the_same_turn() -> None:
    table = Table()
    table.put(A, techs="paper", hand="trap")
    table.put(B, era=2)
    table.income(A, 2)
    table.play(A, "play trap", "upgrade paper", "build plot-d4")
    table.chance("find tile-1", "draw guilds")
    assert table[A].resources == "1 coin 2 worker 1 food 1 culture"


@rule("T-13.5", "T-13.3")
def test_before_the_card_of_an_era_is_played_nothing_can_be_played_over() -> None:
    table = Table()
    table.put(A, hand="trap", era=2)
    table.gain(A, "play-over")
    assert table.question == ""
    table = Table()
    table.put(A, hand="trap", era=1)
    table.gain(A, "play-over")
    table.play(A, "play trap")
    assert (table[A].current, table[A].points) == ("trap", 10)


@rule("T-13.3")
def test_playing_over_is_void_in_the_last_era_and_without_a_card() -> None:
    table = Table()
    table.put(A, hand="trap", era=5)
    table.gain(A, "play-over")
    assert table.question == ""
    table = Table()
    table.gain(A, "play-over")
    assert table.question == ""


@rule("T-13.1", "T-13.2", "T-13.4", "T-13.6")
def test_a_covered_card_is_no_longer_active_but_still_counts() -> None:
    table = Table()
    table.put(A, hand="trap", laid="monarchy", era=2)
    table.gain(A, "play-over")
    table.play(A, "play trap")
    assert not table.state.enjoys(A, 26)
    assert table[A].points == 10
    table.gain(A, "vp * tapestry-cards")
    assert table[A].points == 12
    assert table[A].resources == ""
