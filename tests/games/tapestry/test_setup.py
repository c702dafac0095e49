"""T-1: setting up, T-14.1: civilizations gained later."""

import pytest

from ludotheque.core.match import Match
from ludotheque.core.state import CHANCE
from ludotheque.games.tapestry.components import CIVILIZATION_IDS, DISPLAY
from ludotheque.games.tapestry.state import Tapestry
from tests.games.tapestry.position import GAME, HEX_IDS, A, B, C, Table, edition
from tests.rule import rule


def fresh(seats: int) -> Match:
    return GAME.new(seats, seed=1, ask_chance=True, leader=0)


def state_of(match: Match) -> Tapestry:
    assert isinstance(match.state, Tapestry)
    return match.state


@rule("T-1.1", "T-1.9")
@pytest.mark.parametrize(("seats", "hexes"), [(2, 34), (3, 34), (4, 61), (5, 61)])
def test_the_map_fits_the_number_of_players(seats: int, hexes: int) -> None:
    state = state_of(fresh(seats))
    assert sum(1 for tile in state.tile if tile != -3) == hexes
    assert sum(1 for tile in state.tile if tile == -2) == (13 if hexes == 34 else 25)


@rule("T-1.3", "T-1.4", "T-1.5", "T-1.6", "T-1.7")
def test_what_is_in_the_box() -> None:
    made = edition()
    assert (len(made.techs), sum(made.copies), made.tiles, len(made.space_benefit)) == (33, 50, 48, 15)
    assert (len(made.landmarks), sum(1 for one in made.space_landmark if one >= 0)) == (18, 12)
    assert (sum(made.science_faces), sum(made.red_weight), sum(made.black_weight)) == (12, 6, 6)
    assert (int(made.outposts), int(made.buildings), int(made.start_outposts)) == (8, 5, 2)


@rule("T-1.8", "T-1.11", "T-1.14", "T-1.9", "T-1.2")
def test_capital_and_civilization_are_chosen_in_secret_and_shown_together() -> None:
    match = fresh(2)
    state = state_of(match)
    match.play("chart capital-1", CHANCE)
    for civilization in ("leaders", "traders"):
        match.play(f"summon {civilization}", CHANCE)
    match.play("chart capital-2", CHANCE)
    for civilization in ("heralds", "futurists"):
        match.play(f"summon {civilization}", CHANCE)
    assert (match.seat, [str(option) for option in match.options]) == (A, ["found capital-1", "found capital-6"])
    match.play("found capital-6", A)
    assert [str(option) for option in match.options] == ["adopt leaders", "adopt traders"]
    match.play("adopt leaders", A)
    assert match.view(B).fields["capital"] == [-1, -1]
    assert match.view(B).fields["chosen"][A] == 1
    assert match.news == []
    match.play("found capital-2", B)
    match.play("adopt heralds", B)
    for tech in ("radio", "paper", "barn"):
        match.play(f"reveal {tech}", CHANCE)
    state = state_of(match)
    assert [edition().capital_numbers[mat] for mat in state.capital] == [6, 2]
    assert [CIVILIZATION_IDS[at] for at in state.first_civilization] == ["leaders", "heralds"]
    assert sum(state.civilization_pile) == 14
    assert sum(1 for place in state.tech_place if place == DISPLAY) == 3
    here = HEX_IDS.index("hex-e3")
    assert (state.controller[here], state.piece[2 * here], state.piece[2 * here + 1]) == (A, 1, 1)


@rule("T-1.8")
def test_four_or_five_players_get_a_capital_at_random() -> None:
    match = fresh(4)
    assert len(match.options) == 6
    match.play("chart capital-4", CHANCE)
    match.play("summon leaders", CHANCE)
    match.play("summon traders", CHANCE)
    assert "chart capital-4" not in [str(option) for option in match.options]


@rule("T-1.10", "T-1.12", "T-1.7")
def test_everybody_begins_with_nothing_and_full_income_tracks() -> None:
    state = state_of(fresh(3))
    assert sum(state.resource) == sum(state.buildings) == sum(state.token_space) == 0
    assert [int(state.points(seat)) for seat in range(3)] == [0, 0, 0]
    assert list(state.token_track) == [0, 1, 2, 3] * 3


@rule("T-1.13")
def test_chance_says_who_begins_and_the_first_turn_is_income() -> None:
    match = GAME.new(3, seed=5, ask_chance=True)
    assert [str(option) for option in match.options] == ["lead seat-0", "lead seat-1", "lead seat-2"]
    match.play("lead seat-2", CHANCE)
    while match.seat == CHANCE:
        match.play(match.options[0], CHANCE)
    assert match.seat == C


@rule("T-14.1", "T-14.3", "T-14.4")
def test_further_civilizations_come_from_the_pile_and_mystics_are_passed_over() -> None:
    table = Table(civilizations={A: "leaders"})
    table.gain(A, "civilization")
    assert len(table.options) == 15
    table.chance("summon mystics", "summon merrymakers")
    assert table[A].civilizations == "leaders merrymakers"
    assert table.state.civilization_owner[CIVILIZATION_IDS.index("mystics")] == -2


@rule("T-14.4", "T-14.2")
def test_an_empty_pile_gives_none() -> None:
    table = Table()
    for at in range(16):
        table.state.civilization_pile[at] = 0
        table.state.civilization_owner[at] = B
    table.gain(A, "civilization")
    assert table.question == ""


@rule("R-32")
def test_seats_are_a_circle_and_each_has_two_neighbours() -> None:
    state = Table(4).state
    assert [int(state.left_of(seat)) for seat in range(4)] == [1, 2, 3, 0]
    assert [int(state.right_of(seat)) for seat in range(4)] == [3, 0, 1, 2]


@rule("T-15.1")
def test_with_two_players_the_opponent_is_both_neighbours_once() -> None:
    table = Table(2)
    table.lay(A, "oil-magnate")
    table.play(A, "pick science", "decline")
    table.play(B, "accept")
    assert (table[B].at, table.question) == ("science-1", "")


@rule("R-34")
def test_the_space_tiles_are_those_of_the_corrected_printing_as_far_as_known() -> None:
    assert [edition().phrases[one].text for one in edition().space_benefit][12] == "13 vp"
