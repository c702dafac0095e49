"""What must hold in every match of Bretagne, whoever plays it and however: random walks."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as some

from ludotheque.games.bretagne.components import FLOORS, TOWERS
from ludotheque.games.bretagne.prices import can_place, goods_of
from ludotheque.games.bretagne.state import Bretagne
from tests.games.bretagne.box import BRETAGNE
from tests.games.walking import begun, quickly, walk
from tests.rule import rule

walks = given(seats=some.integers(2, 4), seed=some.integers(0, 2**32), other=some.booleans())


def position(seats: int, other: bool) -> Bretagne:
    wishes = {"action_order": "pontivy", "injured_from": "warehouse"} if other else {}
    return begun(BRETAGNE, Bretagne, seats, {**wishes})


@rule("B-0.4", "B-0.11", "B-0.12", "R-10")
@quickly
@walks
def test_everything_is_always_somewhere_and_only_the_bank_of_resources_may_fall_below_zero(
    seats: int, seed: int, other: bool
) -> None:
    box: dict[str, int] = {}

    def look(state: Bretagne) -> None:
        found = state.inventory()
        assert found == (box or found)
        box.update(found)
        assert found["engineers"] == 16 and found["workers of seat 0"] == 14 and found["wood"] == 15
        for name in (
            "workers", "aside", "purse", "engineers", "goods", "hand", "in_town", "market", "quimper", "pile", "shown",
            "draw", "discard", "floor_crew", "engineers_on", "francs_on", "skies",
        ):  # fmt: skip
            assert min(getattr(state, name)) >= 0, name
        assert min(state.spare_engineers, state.singles, state.pairs) >= 0
        assert max(state.in_port) <= 1

    walk(position(seats, other), seed, -1, look, unloved=("pass",))


@rule("B-3.3.3", "B-1.1", "B-5.1")
@quickly
@walks
def test_when_barges_are_chosen_no_engineer_is_away(seats: int, seed: int, other: bool) -> None:
    def look(state: Bretagne) -> None:
        if type(state.stack[-1]).__name__ == "ChooseBarge" and max(state.barge) < 0:
            assert sum(state.engineers) == sum(state.engineers_on) == 0
            assert state.spare_engineers >= 9

    walk(position(seats, other), seed, -1, look, unloved=("pass",))


@rule("B-3.1.3.2", "R-31")
@quickly
@walks
def test_a_tile_that_was_bought_can_always_be_placed(seats: int, seed: int, other: bool) -> None:
    def look(state: Bretagne) -> None:
        assert (state.bought >= 0) == any(type(step).__name__ == "PlaceTile" for step in state.stack)
        if type(state.stack[-1]).__name__ == "PlaceTile":
            assert any(can_place(state, state.seat, tower, goods_of(state, state.seat)) for tower in range(TOWERS))

    walk(position(seats, other), seed, -1, look, unloved=("pass",))


@rule("R-4", "B-4.4", "B-3.1.6")
@quickly
@walks
def test_floors_have_tiles_up_to_their_height_and_built_towers_are_empty(seats: int, seed: int, other: bool) -> None:
    def look(state: Bretagne) -> None:
        for tower in range(TOWERS):
            laid = [state.floor_tile[FLOORS * tower + floor] >= 0 for floor in range(FLOORS)]
            assert laid == [floor < state.height[tower] for floor in range(FLOORS)]
            assert state.height[tower] <= state.edition.floors[tower]
            assert not (state.built[tower] and state.height[tower])

    walk(position(seats, other), seed, -1, look, unloved=("pass",))


@rule("B-0.15", "B-5.4", "B-6.3")
@quickly
@walks
def test_every_match_ends_within_five_rounds_with_one_winner_of_the_highest_score(
    seats: int, seed: int, other: bool
) -> None:
    state = walk(position(seats, other), seed, -1, lambda state: None, unloved=("pass",))
    assert state.round <= 5 and (state.round == 5 or min(state.built) == 1)
    [winner] = state.winners()
    assert state.points(winner) == max(state.points(seat) for seat in range(seats))
    assert all(sum(state.sources(seat).values()) == state.points(seat) for seat in range(seats))
