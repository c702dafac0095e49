"""Rulings that were revised hold since version 2 of the rules; matches that began by version 1 go on as they began."""

from __future__ import annotations

import pytest

from ludotheque.core.rng import Rng
from ludotheque.core.sight import guess
from ludotheque.core.state import CHANCE, SPECTATOR
from ludotheque.games.tapestry.components import CARD_IDS, FACES, TRACKS
from ludotheque.games.tapestry.state import Tapestry
from tests.games.tapestry.position import GAME, A, B, C, Table
from tests.rule import rule

TECHNOLOGY = 3
each_version = pytest.mark.parametrize("rules", [1, 2])


@rule("R-35")
def test_four_results_lie_open_before_the_first_is_used() -> None:
    table = Table()
    table.put(A, at="science-12 technology-3")
    table.gain(A, "4 research-alien")
    table.chance("science technology", "science exploration", "science technology", "science science")
    assert table.options == ["pick exploration", "pick science", "pick technology", "decline"]
    table.play(A, "pick technology", "build plot-f4")
    assert (table[A].landmarks, table.question) == ("forge", "UseResult")
    table.play(A, "pick science", "pick technology")
    assert table.options == ["pick exploration", "decline"]
    table.play(A, "pick exploration")
    assert (table[A].at, table[A].points, table.question) == ("exploration-1 science-12 technology-5", 5, "")


@rule("R-35")
def test_all_that_is_left_of_the_results_can_be_declined() -> None:
    table = Table()
    table.gain(A, "4 research-alien")
    table.chance("science technology", "science exploration", "science military", "science science")
    table.play(A, "decline")
    assert (table[A].at, table.question) == ("", "")


@rule("R-35", "T-8.8")
def test_results_that_move_nothing_are_not_asked_for() -> None:
    table = Table()
    table.put(A, laid="theocracy")
    table.gain(A, "2 research-alien")
    table.chance("science science", "science science")
    assert table.question == ""


@rule("R-35", "T-8.1")
def test_empiricism_keeps_one_of_two_rolls_for_each_result() -> None:
    table = Table()
    table.put(A, laid="empiricism")
    table.gain(A, "2 research-alien")
    table.chance("science science", "science military")
    table.play(A, "pick science")
    table.chance("science technology", "science technology")
    assert table.options == ["pick science", "pick technology", "decline"]


@rule("R-35")
def test_by_the_first_rules_each_roll_was_used_before_the_next() -> None:
    table = Table(rules=1)
    table.gain(A, "4 research-alien")
    table.chance("science science")
    assert (table.question, table.options) == ("AcceptResearch", ["accept", "decline"])


@rule("T-6.7")
@each_version
def test_what_lies_face_down_is_not_shuffled_into_the_new_deck(rules: int) -> None:
    table = Table(rules=rules)
    table.put(B, era=2)
    table.income(A, 2)
    state = table.state
    state.stack.clear()
    for face in range(FACES):  # all is discarded but Guilds, which must be the card on the mat
        if CARD_IDS[face] != "guilds":
            state.discard[face], state.deck[face] = state.deck[face], 0
    table.inventory = {}
    table.gain(C, "tapestry")
    assert ("draw guilds" in table.options) == (rules == 1)
    for viewer in (A, B, C, SPECTATOR):
        assert table.match.view(viewer).fields["buried"] == (rules == 2), "everybody knows how many, nobody which"
    table.chance("draw trap")
    assert state.inventory()["guilds"] == 1 and sum(state.hand) == 1


@rule("T-6.6", "T-6.7")
def test_a_guess_may_find_the_card_laid_face_down_in_a_hand() -> None:
    table = Table()
    table.put(B, hand="socialism", era=2)
    table.income(A, 2)
    state = table.state
    state.stack.clear()
    state.buried[CARD_IDS.index("guilds")] = 1
    state.deck[CARD_IDS.index("guilds")] = 0
    held = set()
    for seed in range(60):
        twin = guess(state, A, Rng(seed))
        assert isinstance(twin, Tapestry)
        assert (sum(twin.buried), sum(twin.hand), sum(twin.deck)) == (1, 1, sum(state.deck))
        held |= {CARD_IDS[face] for face in range(FACES) if twin.hand[FACES * B + face]}
    assert "guilds" in held


@rule("R-88", "T-6.5")
@pytest.mark.parametrize(("rules", "owner", "copier"), [(2, "2 culture", ""), (1, "1 culture", "")])
def test_alliance_sees_what_the_ally_upgrades_for_its_own_holder(rules: int, owner: str, copier: str) -> None:
    table = Table(civilizations={B: "inventors"}, rules=rules)
    table.put(A, techs="calendar")
    table.lay(A, "alliance")
    table.play(A, "name seat-1")
    table.activate(B, "inventors")
    table.play(B, "upgrade calendar", "decline")
    assert (table[A].resources, table[B].resources) == (owner, copier)


@rule("R-88", "T-6.5")
@each_version
def test_alliance_sees_what_the_ally_upgrades_for_a_third(rules: int) -> None:
    table = Table(civilizations={B: "inventors"}, rules=rules)
    table.put(C, techs="calendar")
    table.lay(A, "alliance")
    table.play(A, "name seat-1")
    table.activate(B, "inventors")
    table.play(B, "upgrade calendar", "accept")
    assert [table[seat].resources for seat in (A, B, C)] == ["1 culture" if rules == 2 else "", *["1 culture"] * 2]


@rule("R-88")
def test_an_upgrade_of_the_ally_is_copied_once() -> None:
    table = Table()
    table.put(B, techs="calendar")
    table.lay(A, "alliance")
    table.play(A, "name seat-1")
    table.gain(B, "upgrade")
    table.play(B, "upgrade calendar")
    assert (table[A].resources, table[B].resources) == ("1 culture", "1 culture")


@rule("T-3.12", "R-29")
def test_with_mercantilism_the_cards_may_be_seen_before_food_is_turned() -> None:
    table = Table()
    table.put(A, hand="mercantilism", era=1)
    table.put(B, era=2)
    table.income(A, 2)
    table.play(A, "play mercantilism")
    table.chance("find tile-1")
    assert (table.question, table.options) == ("CardsFirst", ["accept", "decline"])
    table.play(A, "accept")
    table.chance("draw capitalism")
    assert (table.question, table[A].hand) == ("ConvertFood", "capitalism")
    table.play(A, "take coin")
    assert (table[A].resources, table[A].points) == ("2 coin 1 worker 1 culture", 2)


@rule("R-89", "T-4.9")
@pytest.mark.parametrize(("rules", "points"), [(2, 3 * 3), (1, 3)])
def test_dark_ages_advance_three_times(rules: int, points: int) -> None:
    table = Table(rules=rules)
    table.put(B, laid="broker-of-peace")
    table.lay(A, "dark-ages")
    table.play(A, "pick military")
    assert (table[A].at, table[B].points) == ("military-3", points)


@rule("R-89", "T-4.9")
def test_only_the_spaces_really_gone_are_advances() -> None:
    table = Table()
    table.put(A, at="military-11")
    table.put(B, laid="broker-of-peace")
    table.lay(A, "dark-ages")
    table.play(A, "pick military")
    assert (table[A].at, table[B].points) == ("military-12", 3)


@rule("R-89", "R-21")
def test_socialism_is_one_advance_however_far() -> None:
    table = Table()
    table.put(B, at="military-3", laid="broker-of-peace")
    table.lay(A, "socialism")
    table.play(A, "move archery" if "move archery" in table.options else "move military-start")
    assert (table[A].at, table[B].points) == ("military-3", 3)


def without_technology(rules: int) -> Table:
    """A has two tokens on exploration and none on technology, which was never completed."""
    table = Table(rules=rules)
    table.state.token_track[TRACKS * A + TECHNOLOGY] = 0
    return table


@rule("R-20", "T-16.4")
@each_version
def test_dark_ages_need_a_token_on_the_track_to_move_up_on(rules: int) -> None:
    table = without_technology(rules)
    table.lay(A, "dark-ages")
    assert ("pick technology" in table.options) == (rules == 1)
    assert {"pick exploration", "pick science", "pick military"} <= set(table.options)


@rule("R-20", "T-8.7")
def test_dark_ages_take_a_token_that_can_move_back() -> None:
    table = without_technology(2)
    table.put(A, at="exploration-2")
    table.lay(A, "dark-ages")
    table.play(A, "pick science")
    assert table[A].at == "exploration-1 science-3"


@rule("R-90", "T-16.3")
@each_version
def test_plea_for_aid_pays_nothing_where_one_has_no_token(rules: int) -> None:
    table = without_technology(rules)
    table.put(B, at="technology-1")
    table.put(C, at="technology-1")
    table.lay(A, "plea-for-aid")
    assert (table.question == "ChooseResource", table[A].points) == ((True, 2) if rules == 1 else (False, 0))


@rule("R-32")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_seats_may_follow_the_capitals_round_the_map(seats: int) -> None:
    edition = GAME.edition
    for seed in range(12):
        match = GAME.new(seats, seed=seed, seats_by_capital=True)
        state = match.state
        assert isinstance(state, Tapestry)
        mats = len(state.capital_rest)
        numbers = state.edition.capital_numbers
        places = []
        for seat in range(seats):
            dealt = [mat for mat in range(mats) if state.capital_offer[mats * seat + mat]]
            places.append(numbers[dealt[0]] - 1 if seats > 3 else dealt[0] // 2)
        turned = sum(one > other for one, other in zip(places, [*places[1:], places[0]]))
        assert len({*places}) == seats and turned == 1, f"{edition.id}: once round the map, not {places}"


@rule("R-32")
def test_every_choice_of_start_places_is_equally_likely() -> None:
    match = GAME.new(4, seed=1, ask_chance=True, leader=0, seats_by_capital=True)
    match.play("chart capital-2", CHANCE)
    for _ in range(2):
        match.play(match.options[0], CHANCE)
    step = match.state.stack[-1]
    found = dict(zip(map(str, match.options), step.weights(match.state)))  # type: ignore[attr-defined]
    assert found == {"chart capital-3": 6, "chart capital-4": 3, "chart capital-5": 1}


@rule("R-32")
def test_seats_are_free_unless_the_players_want_them_by_the_map() -> None:
    assert GAME.new(3, seed=1).settings["seats_by_capital"] is False
    match = GAME.new(3, seed=1, ask_chance=True, leader=0)
    match.play("chart capital-3", CHANCE)
    while match.state.stack[-1].__class__.__name__ != "DealCapital":
        match.play(match.options[0], CHANCE)
    assert [str(option) for option in match.options] == ["chart capital-1", "chart capital-2"]
