"""What must hold in every match of Bretagne, whoever plays it and however: random walks."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from ludotheque.core.match import Match
from ludotheque.core.record import read, replay
from ludotheque.core.rng import Rng
from ludotheque.core.save import fingerprint
from ludotheque.core.state import CHANCE
from ludotheque.games.bretagne.components import FLOORS, TOWERS
from ludotheque.games.bretagne.prices import can_place, goods_of
from ludotheque.games.bretagne.state import Bretagne
from tests.games.bretagne.box import BRETAGNE
from tests.rule import rule

walks = given(seats=some.integers(2, 4), seed=some.integers(0, 2**32), other=some.booleans())
quickly = settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def walk(seats: int, seed: int, other: bool, look: Callable[[Bretagne], None]) -> Bretagne:
    """Play at random, chance included, and look at the position before every answer."""
    wishes = {"action_order": "pontivy", "injured_from": "warehouse"} if other else {}
    state = BRETAGNE.position(BRETAGNE.edition, seats, BRETAGNE.agreed(seats, {**wishes}))
    assert isinstance(state, Bretagne)
    rng = Rng(seed)
    while not state.over:
        look(state)
        if state.seat == CHANCE:
            state.apply(state.stack[-1].sample(state, rng))
        else:
            busy = [option for option in state.options if option.verb != "pass"]
            options = busy if busy and rng.below(3) else state.options
            state.apply(options[rng.below(len(options))])
    return state


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

    walk(seats, seed, other, look)


@rule("B-3.3.3", "B-1.1", "B-5.1")
@quickly
@walks
def test_when_barges_are_chosen_no_engineer_is_away(seats: int, seed: int, other: bool) -> None:
    def look(state: Bretagne) -> None:
        if type(state.stack[-1]).__name__ == "ChooseBarge" and max(state.barge) < 0:
            assert sum(state.engineers) == sum(state.engineers_on) == 0
            assert state.spare_engineers >= 9

    walk(seats, seed, other, look)


@rule("B-3.1.3.2", "R-31")
@quickly
@walks
def test_a_tile_that_was_bought_can_always_be_placed(seats: int, seed: int, other: bool) -> None:
    def look(state: Bretagne) -> None:
        assert (state.bought >= 0) == any(type(step).__name__ == "PlaceTile" for step in state.stack)
        if type(state.stack[-1]).__name__ == "PlaceTile":
            assert any(can_place(state, state.seat, tower, goods_of(state, state.seat)) for tower in range(TOWERS))

    walk(seats, seed, other, look)


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

    walk(seats, seed, other, look)


@rule("B-0.15", "B-5.4", "B-6.3")
@quickly
@walks
def test_every_match_ends_within_five_rounds_with_one_winner_of_the_highest_score(
    seats: int, seed: int, other: bool
) -> None:
    state = walk(seats, seed, other, lambda state: None)
    assert state.round <= 5 and (state.round == 5 or min(state.built) == 1)
    [winner] = state.winners()
    assert state.points(winner) == max(state.points(seat) for seat in range(seats))
    assert all(sum(state.sources(seat).values()) == state.points(seat) for seat in range(seats))


@quickly
@walks
def test_a_record_replays_and_answers_can_be_taken_back(seats: int, seed: int, other: bool) -> None:
    match = Match(BRETAGNE, seats, seed)
    rng = Rng(seed)
    for _ in range(80):
        seat, before = match.seat, fingerprint(match.state)
        match.play(match.options[rng.below(len(match.options))])
        if not match.undoable(seat) and rng.below(4) == 0:
            match.undo(seat)
            assert fingerprint(match.state) == before
    again = replay(read(match.record.text()), BRETAGNE)
    assert fingerprint(again.state) == fingerprint(match.state)
