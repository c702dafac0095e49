"""No computer pays to come back to where it was."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.agents import make
from ludotheque.arena.seeds import seed_of
from ludotheque.core.fate import Fate
from ludotheque.core.match import Match
from ludotheque.core.returning import REMEMBERED, has_returned
from ludotheque.core.state import CHANCE, State
from ludotheque.games import games


def returns(id: str, seats: int, spec: str, seed: str) -> tuple[int, int]:
    """How many answers a match takes, and how many of them led back to an earlier position of the same turn."""
    game = games[id]
    spent, received = game.outlook.paid_with()
    agents = [make(spec, seed_of(seed, seat)) for seat in range(seats)]
    state = game.position(game.edition, seats, game.agreed(seats, {}))
    earlier: list[list[State]] = [[] for _ in agents]
    answers = back = fates = 0
    while not state.over:
        seat = int(state.seat)
        if seat == CHANCE:
            state.apply(state.stack[-1].sample(state, Fate(seed, fates)))
            fates += 1
            continue
        action = agents[seat].choose(game.eyes(state, seat, earlier[seat]))
        earlier[seat] = [*earlier[seat][1 - REMEMBERED :], state.clone()]
        state.apply(action)
        answers += 1
        if state.seat == seat:
            back += has_returned(state, seat, earlier[seat], spent, received)
    return answers, back


@pytest.mark.parametrize(
    ("id", "spec", "matches"),
    [("siecle_dor", "easy", 3), ("siecle_dor", "greedy", 6), ("siecle_dor", "search:3", 4), ("lin1680", "casual", 8)],
)
def test_no_level_ever_pays_to_come_back_within_a_turn(id: str, spec: str, matches: int) -> None:
    found = [returns(id, 3, spec, f"{spec}-{number}") for number in range(matches)]
    assert sum(answers for answers, _ in found) > 150 * matches
    assert [back for _, back in found] == [0] * matches


def pawns() -> Match:
    """Somebody in the middle of a turn who may move a pawn, and has moved one already."""
    match = games["siecle_dor"].new(3, "to and fro", names=["Ada", "Yann", "Rose"])
    helper = make("greedy", 1)
    while not any(option.verb == "move" for option in match.options):
        match.play(helper.choose(match.eyes()))
    return match


def test_a_pawn_does_not_go_back_where_it_came_from() -> None:
    match = pawns()
    seat = match.seat
    there = next(option for option in match.options if option.verb == "move")
    back = f"move {there.args[1]} {there.args[0]}"
    match.play(there)
    assert match.seat == seat and back in map(str, match.options), "the rules allow it"
    spent, received = games["siecle_dor"].outlook.paid_with()
    trial = match.state.clone()
    trial.apply(next(option for option in match.options if str(option) == back))
    assert has_returned(trial, seat, match.earlier(seat), spent, received)
    assert not has_returned(match.state, seat, match.earlier(seat), spent, received)
    for seed in range(20):
        assert str(make("easy", seed).choose(match.eyes())) != back


def entered_again(spec: str, seed: str) -> tuple[int, int]:
    """How many moves a match of Le Siècle d'Or had, and how many entered a province left in the same turn."""
    match = games["siecle_dor"].new(3, seed)
    agents = [make(spec, seed_of(seed, seat)) for seat in range(3)]
    left: set[str] = set()
    turn, moves, again = -1, 0, 0
    while not match.over:
        now: Any = match.state
        if now.turn != turn:
            turn, left = now.turn, set()
        action = agents[match.seat].choose(match.eyes())
        if action.verb == "move":
            origin, goal = map(str, action.args)
            moves, again = moves + 1, again + (goal in left)
            left.add(origin)
        match.play(action)
    return moves, again


@pytest.mark.parametrize("spec", ["easy", "greedy", "search:6"])
def test_no_pawn_enters_a_province_that_another_left_in_the_same_turn(spec: str) -> None:
    watched = [entered_again(spec, f"about-{spec}-{number}") for number in range(3)]
    assert sum(moves for moves, _ in watched) > 20 and not any(again for _, again in watched)
