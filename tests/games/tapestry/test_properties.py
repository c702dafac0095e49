"""What must hold in every match of Tapestry, whoever plays it and however."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludotheque.games.tapestry.benefits.measures import plot_of
from ludotheque.games.tapestry.components import (
    BUILDINGS,
    CELLS,
    CRAFTSMEN,
    FIRST_BUILDING,
    FIRST_LANDMARK,
    PLOTS,
    TILE_ON_MAP,
)
from ludotheque.games.tapestry.map.pieces import kind_of, owner_of, stands
from ludotheque.games.tapestry.map.territories import settle_control
from ludotheque.games.tapestry.state import Tapestry
from tests.games.tapestry.position import GAME
from tests.games.walking import begun, walk
from tests.rule import rule

SLOW = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))


def played(seats: int, seed: int, answers: int) -> Tapestry:
    """A position in the middle of a match: income turns are seldom taken, so that players come far."""
    state = begun(GAME, Tapestry, seats, {"adjustments": "official"} if seed % 2 else {})
    return walk(state, seed, answers, lambda state: None, unloved=("income", "decline"))


matches = st.tuples(st.integers(2, 5), st.integers(0, 10_000), st.integers(0, 1500))


@rule("T-3.9", "T-10.2", "T-12.1", "T-5.3")
@SLOW
@given(matches)
def test_the_position_never_contradicts_itself(match: tuple[int, int, int]) -> None:
    state = played(*match)
    assert all(0 <= count <= 8 for count in state.resource)
    assert all(0 <= space <= 12 for space in state.token_space)
    before = list(state.controller), list(state.territories)
    for hex in range(61):
        settle_control(state, hex)
        owners = {owner_of(piece) for piece in list(state.piece)[2 * hex : 2 * hex + 2] if stands(piece)}
        assert state.controller[hex] == (owners.pop() if len(owners) == 1 else -1)
    assert before == (list(state.controller), list(state.territories))
    for seat in range(state.seats):
        assert state.territories[seat] == sum(1 for who in state.controller if who == seat)
        if state.capital[seat] >= 0:
            for line in range(27):
                count = sum(1 for at in range(9) if state.plots[PLOTS * seat + plot_of(line, at)] != 0)
                assert state.filled[27 * seat + line] == count


@rule("T-11.1", "T-7.1", "R-53")
@SLOW
@given(matches)
def test_buildings_landmarks_and_tiles_are_where_they_are_said_to_be(match: tuple[int, int, int]) -> None:
    state = played(*match)
    crafted = list(state.mat)[CELLS * CRAFTSMEN : CELLS * CRAFTSMEN + CELLS]
    standing = [piece for piece in state.piece if piece > 0]
    for seat in range(state.seats):
        plots = list(state.plots)[PLOTS * seat : PLOTS * (seat + 1)]
        for kind in range(BUILDINGS):
            count = plots.count(FIRST_BUILDING + kind)
            count += crafted.count(1 + kind) if state.holds(seat, CRAFTSMEN) else 0
            count += sum(1 for one in standing if owner_of(one) == seat and kind_of(one) == FIRST_BUILDING + kind)
            assert state.placed[BUILDINGS * seat + kind] == count <= state.buildings[BUILDINGS * seat + kind]
    for landmark, owner in enumerate(state.landmark_owner):
        spots = [at // PLOTS for at, what in enumerate(state.plots) if what == FIRST_LANDMARK + landmark]
        assert set(spots) <= {owner}
    placed = sorted(int(tile) for tile in state.tile if tile >= 0)
    assert placed == [tile for tile, place in enumerate(state.tile_place) if place == TILE_ON_MAP]


@rule("T-2.3", "T-18.3", "R-56")
@SLOW
@given(st.integers(2, 5), st.integers(0, 10_000))
def test_every_match_ends_after_five_income_turns_each(seats: int, seed: int) -> None:
    state = played(seats, seed, 100_000)
    assert state.over and set(state.era) == {5} and state.winners()
