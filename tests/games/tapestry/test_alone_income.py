"""T-20.51 to T-20.69: the income turns of the bots, their levels and civilizations."""

import pytest

from ludotheque.games.tapestry.automa.civilizations import UseCards
from ludotheque.games.tapestry.automa.decisions import deck_size, progress_size
from ludotheque.games.tapestry.automa.income import ChartStep
from ludotheque.games.tapestry.automa.parties import (
    CHART_IDS,
    CHECK_FAVOURITES,
    LAY,
    POINTS,
    SECOND_CARD,
    TIEBREAKER,
    TRACK_CARD,
    UNSEEN,
)
from ludotheque.games.tapestry.components import ERAS, FACE_DOWN
from tests.games.tapestry.alone import AUTOMA, SHADOW, YOU, Alone
from tests.games.tapestry.position import edition
from tests.rule import rule

ALL = "favourites advance civilization points"
STEPS = {  # by level: the steps of income turns 1 to 5
    1: ["", *["favourites points progress lay shuffle"] * 3, "favourites points"],
    2: ["take", *["favourites civilization points progress lay take shuffle"] * 3, "favourites civilization points"],
    3: ["take", f"{ALL} lay take shuffle", *[f"{ALL} more lay take shuffle"] * 2, ALL],
    4: ["take", f"{ALL} progress lay take shuffle", *[f"{ALL} progress more lay take shuffle"] * 2, ALL],
}
STEPS |= {5: STEPS[4], 6: STEPS[4]}


@rule("T-20.51", "T-20.69", "T-20.63", "T-20.62")
@pytest.mark.parametrize("level", STEPS)
def test_the_chart_of_a_level_says_which_steps_each_income_turn_has(level: int) -> None:
    box = edition().automa
    charts = [" ".join(CHART_IDS[step] for step in box.chart[(ERAS + 1) * level + turn]) for turn in range(1, 6)]
    assert charts == STEPS[level]
    assert box.mat[level] == int(level > 4)


@rule("T-20.57", "T-20.60", "T-20.69", "T-20.23")
@pytest.mark.parametrize(
    ("level", "sizes"),
    [(1, [10, 12, 14]), (2, [10, 12, 14]), (3, [8, 10, 12]), (4, [10, 14, 18]), (5, [10, 16, 22]), (6, [10, 16, 22])],
)
def test_the_decision_deck_grows_from_era_to_era(level: int, sizes: list[int]) -> None:
    table = Alone(level=level, pair="1 2", civilizations="automa-engineers automa-engineers")
    table.deck("")
    table.state.automa[SECOND_CARD] = -1
    table.state.decision[7] = 2  # the one progress card of the first deck
    found = []
    for era in (1, 2, 3):
        table.eras(era, era)
        table.begin_bots()
        while table.asked != YOU:
            table.chance(table.options[0])
        found.append(int(deck_size(table.state)))
        table.deck("", joined=0)
        for card in list(range(8, 22))[: deck_size(table.state) + found[-1] - 8]:
            table.state.decision[card] = 2  # all of them came up in the era
        table.show("1 2")
        table.match.state.stack.clear()
    assert found == sizes
    assert progress_size(table.state) == 22 - sizes[-1]


def scored(level: int, turn: int, yours: int) -> Alone:
    table = Alone(level=level, pair="6 7")
    table.put(AUTOMA, at="military-5 science-3 technology-2 exploration-6", landmarks="barracks forge academy")
    table.bots("hex-e2 hex-c4 hex-d6")
    table.eras(yours, turn)
    table.do_bots(ChartStep(POINTS))
    return table


@rule("T-20.56", "T-20.61", "R-74")
def test_points_of_income_turn_3_with_the_multipliers_of_both_sides() -> None:
    assert scored(2, 3, 2)[AUTOMA].points == 33
    assert scored(5, 3, 2)[AUTOMA].points == 41
    assert scored(2, 3, 3)[AUTOMA].points == 30  # you have begun this era
    assert scored(2, 3, 2).told("bot-points")[0].facts == {"lands": 14, "arms": 8, "crafts": 8, "first": 3}


@rule("T-20.56", "T-20.61", "T-20.69")
@pytest.mark.parametrize(
    ("turn", "normal", "hard"), [(2, 7 + 8 + 2, 17), (4, 14 + 8 + 16 + 4, 14 + 16 + 16 + 4), (5, 61, 77)]
)
def test_points_of_the_other_income_turns(turn: int, normal: int, hard: int) -> None:
    assert (scored(4, turn, 1)[AUTOMA].points, scored(6, turn, 1)[AUTOMA].points) == (normal, hard)


@rule("T-20.53", "R-62")
def test_a_bot_that_was_overtaken_on_its_favourite_track_chooses_anew() -> None:
    table = Alone(favourites="technology military", pair="6 1")
    table.put(AUTOMA, at="technology-5 science-3")
    table.put(YOU, at="technology-6")
    table.eras(1, 2)
    table.do_bots(ChartStep(CHECK_FAVOURITES))
    assert table.favourites == "science military"
    assert len(table.told("bot-overtaken")) == 1


@rule("T-20.53", "R-62")
def test_a_favourite_is_kept_while_nobody_is_strictly_ahead_and_left_when_it_is_complete() -> None:
    table = Alone(favourites="technology military", pair="6 1")
    table.put(AUTOMA, at="technology-5 science-3")
    table.put(YOU, at="technology-5")
    table.do_bots(ChartStep(CHECK_FAVOURITES))
    assert table.favourites == "technology military"
    table = Alone(favourites="technology military", pair="6 1")
    table.put(AUTOMA, at="technology-12 exploration-3")
    table.do_bots(ChartStep(CHECK_FAVOURITES))
    assert (table.favourites, len(table.told("bot-completed"))) == ("exploration military", 1)


@rule("T-20.53", "R-62")
def test_the_other_bot_counts_too_the_new_favourite_may_be_the_same_and_with_all_complete_the_marker_stays() -> None:
    table = Alone(favourites="science science", pair="6 1")
    table.put(AUTOMA, at="science-3")
    table.put(SHADOW, at="science-2")
    table.do_bots(ChartStep(CHECK_FAVOURITES))
    assert (table.favourites, len(table.told("bot-overtaken"))) == ("science science", 1)
    table = Alone(favourites="science technology", pair="6 1")
    table.put(AUTOMA, at="exploration-12 science-12 military-12 technology-12")
    table.do_bots(ChartStep(CHECK_FAVOURITES))
    assert table.favourites.startswith("science")


@rule("T-20.58", "R-83")
def test_a_card_is_laid_unseen_and_the_multipliers_move_on_even_without_one() -> None:
    table = Alone(pair="6 7")
    table.eras(2, 2)
    table.do_bots(ChartStep(LAY))
    assert (table.state.top[ERAS * AUTOMA + 2], table.state.face_down[AUTOMA]) == (FACE_DOWN, 1)
    assert table.state.automa[UNSEEN] == 0
    table = Alone(pair="6 7")
    table.eras(2, 2)
    for face in range(len(table.state.deck)):
        table.state.deck[face] = 0
    table.do_bots(ChartStep(LAY), ChartStep(POINTS))
    assert len(table.told("bot-points")) == 1


@rule("T-20.60", "T-20.58", "T-20.59", "T-20.55", "T-20.52")
def test_a_whole_income_turn_ends_with_a_new_deck_and_no_pair() -> None:
    table = Alone(level=2, pair="1 2", civilizations="automa-engineers")
    table.deck("")
    table.state.decision[7] = 2
    table.put(AUTOMA, landmarks="forge")
    table.begin_bots()
    assert (table.state.automa[TRACK_CARD], table.state.automa[TIEBREAKER]) == (-1, -1)
    assert (deck_size(table.state), progress_size(table.state)) == (10, 12)
    assert (table.state.face_down[AUTOMA], table.state.automa[UNSEEN]) == (2, 1)
    assert table.asked == YOU


def used(cards: str, turn: int, **put: str) -> Alone:
    table = Alone(level=6 if " " in cards else 2, pair="6 13", civilizations=cards)
    table.put(AUTOMA, **put)  # type: ignore[arg-type]
    table.eras(turn, turn)
    return table


@rule("T-20.64", "T-20.55")
def test_scientists_research_from_income_turn_3_on() -> None:
    table = used("automa-scientists", 2)
    table.do_bots(UseCards())
    assert table.asked == -3
    table = used("automa-scientists", 3, at="military-1")
    table.do_bots(UseCards())
    table.chance("science military")
    assert (table[AUTOMA].at, table.state.automa[UNSEEN]) == ("military-2", 1)


@rule("T-20.65", "R-61")
def test_explorers_advance_on_exploration_and_on_military_by_turns() -> None:
    for turn, where in (
        (2, "exploration-7 military-1"),
        (3, "exploration-6 military-2"),
        (4, "exploration-7 military-1"),
    ):
        table = used("automa-explorers", turn, at="exploration-6 military-1", landmarks="train-station")
        table.do_bots(UseCards())
        assert table[AUTOMA].at == where
    table = used("automa-explorers", 5, at="military-12")
    table.do_bots(UseCards())
    assert table[AUTOMA].at == "military-12"


@rule("T-20.66", "R-74")
def test_engineers_score_for_landmarks() -> None:
    table = used("automa-engineers", 4, landmarks="forge barracks")
    table.do_bots(UseCards())
    assert table[AUTOMA].points == 2


@rule("T-20.67", "R-74")
def test_conquerors_conquer_with_too_few_territories_then_score_for_each() -> None:
    table = used("automa-conquerors", 2)
    table.do_bots(UseCards())
    table.chance("find tile-1", "turn north")
    assert (table[AUTOMA].lands, table[AUTOMA].points) == ("hex-c5 hex-d5", 2)
    table = used("automa-conquerors", 2, outposts="hex-c4")
    table.do_bots(UseCards())
    assert (table.asked, table[AUTOMA].points) == (-3, 2)


@rule("T-20.67", "R-87", "T-20.6")
def test_conquerors_close_one_of_more_than_two_territories_the_middle_island_too() -> None:
    table = used("automa-conquerors", 2, outposts="hex-e5 hex-b5 hex-d6")
    table.show("6 11")  # its arrows meet b5 first
    table.do_bots(UseCards())
    assert (len(table.pieces("hex-b5")), table[AUTOMA].points) == (2, 4)
    table = used("automa-conquerors", 2, outposts="hex-e5 hex-e3 hex-f3")
    table.show("6 12")  # and those of this one e5
    table.do_bots(UseCards())
    assert len(table.pieces("hex-e5")) == 2
    table = used("automa-conquerors", 2, outposts="hex-e5 hex-b5")
    table.do_bots(UseCards())
    assert table.state.outposts[SHADOW] == 9


@rule("T-20.68", "R-74")
def test_of_two_civilizations_the_first_is_used_completely_before_the_second() -> None:
    table = used("automa-scientists automa-engineers", 3, at="military-3")
    table.do_bots(UseCards())
    table.chance("science military")
    assert (table[AUTOMA].landmarks, table[AUTOMA].points) == ("barracks", 1)


@rule("T-20.4", "T-20.51")
def test_an_income_turn_counts_for_both_bots_and_you_are_first_only_before_it() -> None:
    for theirs, resource in ((1, True), (2, False)):
        table = Alone()
        table.eras(1, theirs)
        table.put(YOU, hand="guilds")
        table.income(YOU, 2)
        assert (table.question == "ChooseResource") is resource
