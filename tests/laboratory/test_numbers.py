"""Positions as numbers: what a program that learns is given, and that it stays where it is."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import games
from ludotheque.core.contract import numbers
from ludotheque.core.contract.finding import Findings
from ludotheque.core.playout import play_on, settle
from ludotheque.core.refusal import Refusal
from ludotheque.core.rng import Rng
from ludotheque.core.sight import guess
from ludotheque.core.state import SPECTATOR, State


def rows(grid: memoryview) -> list[list[Any]]:
    found: Any = grid.tolist()
    return list(found)


def midway(id: str, seats: int, answers: int = 40) -> State:
    game = games[id]
    state = game.position(game.edition, seats, game.agreed(seats, {}))
    rng = Rng(seats)
    play_on(state, rng, answers)
    settle(state, rng)
    return state


@pytest.mark.parametrize("id", list(games))
def test_a_sheet_says_what_a_view_says_and_keeps_its_bounds(id: str) -> None:
    for seats in range(games[id].least, games[id].most + 1):
        for answers in (0, 25, 60):
            state = midway(id, seats, answers)
            for viewer in (0, int(state.seats) - 1, SPECTATOR):
                findings = Findings()
                numbers.check(findings, games[id], state, viewer, "here")
                assert findings.points[6].problems == [] and findings.points[6].count > 3


def test_whoever_looks_at_a_sheet_sees_the_next_row_without_a_copy() -> None:
    state = midway("loire", 4)
    layout = games["loire"].layout(4)
    sheet = layout.sheet()
    seen = memoryview(sheet.numbers)
    state.observe(0, sheet)
    first = seen.tolist()
    state.apply(state.options[0])
    state.observe(0, sheet)
    assert seen.tolist() == list(sheet.numbers) != first
    assert first[layout["viewer"].start] == 0 and len(first) == layout.width == len(layout.names)


@pytest.mark.parametrize("id", list(games))
def test_what_a_seat_cannot_see_changes_none_of_its_numbers(id: str) -> None:
    state = midway(id, games[id].most)
    sheet = games[id].layout(games[id].most).sheet()
    rng = Rng(5)
    for seat in range(games[id].most):
        state.observe(seat, sheet)
        known = list(sheet.numbers)
        guess(state, seat, rng).observe(seat, sheet)
        assert list(sheet.numbers) == known


def test_a_mask_marks_the_options_and_wipes_those_before() -> None:
    state = midway("loire", 3)
    marks = games["loire"].layout(3).marks()
    for _ in range(4):
        state.mask(marks)
        assert [at for at, mark in enumerate(marks.bytes) if mark] == sorted(int(each.index) for each in state.options)
        state.apply(state.options[-1])
        settle(state, Rng(1))


def test_a_sheet_of_another_game_or_with_too_few_rows_is_refused() -> None:
    sheet = games["loire"].layout(2).sheet()
    with pytest.raises(ValueError, match="no step of the game"):
        midway("lin1680", 2).observe(0, sheet)
    midway("loire", 2).observe(0, sheet)
    with pytest.raises(ValueError, match="room for 1 rows only"):
        midway("loire", 2).observe(1, sheet, 1)


@pytest.mark.parametrize("id", list(games))
def test_a_batch_plays_many_matches_at_once_and_repeats_them_by_seed(id: str) -> None:
    seats = games[id].most
    batch = games[id].batch(3, seats=seats, seed=4)
    again = games[id].batch(3, seats=seats, seed=4)
    for _ in range(60):
        answers = batch.at_random()
        batch.step(answers)
        again.step(list(answers))
    assert rows(batch.observation) == rows(again.observation)
    assert rows(batch.mask) == rows(again.mask) and batch.seat.tolist() == again.seat.tolist()
    other = games[id].batch(3, seats=seats, seed=5)
    for _ in range(60):
        other.step(other.at_random())
    assert rows(other.observation) != rows(again.observation)


@pytest.mark.parametrize("id", list(games))
def test_what_a_batch_leaves_as_it_stood_has_not_changed(id: str) -> None:
    for seats in range(games[id].least, games[id].most + 1):
        batch = games[id].batch(2, seats=seats, seed=seats)
        sheet = games[id].layout(seats).sheet()
        while batch.matches < 2:
            batch.step(batch.at_random())
            for at, (state, seat) in enumerate(zip(batch.states, batch.seat.tolist(), strict=True)):
                state.observe(seat, sheet)
                assert rows(batch.observation)[at] == list(sheet.numbers)


def test_a_match_that_ends_is_rewarded_and_begins_anew() -> None:
    batch = games["loire"].batch(2, seats=2, seed=1)
    while batch.matches == 0:
        batch.step(batch.at_random())
    at = batch.done.tolist().index(1)
    assert sum(rows(batch.reward)[at]) == 1.0 and max(rows(batch.points)[at]) > 0
    layout = games["loire"].layout(2)
    assert rows(batch.observation)[at][layout["round"].start] == 0
    batch.step(batch.at_random())
    assert batch.done.tolist()[at] == 0 and sum(rows(batch.reward)[at]) == 0.0


def test_one_answer_that_is_not_allowed_stops_all_before_anything_happens() -> None:
    batch = games["loire"].batch(3, seats=2)
    before = rows(batch.observation)
    answers = list(batch.at_random())
    wrong = rows(batch.mask)[2].index(0)
    with pytest.raises(Refusal, match="Not allowed in match 2: action"):
        batch.step([*answers[:2], wrong])
    with pytest.raises(Refusal, match="2 answers were given for 3 matches"):
        batch.step(answers[:2])
    with pytest.raises(Refusal, match="at least one match"):
        games["loire"].batch(0)
    assert rows(batch.observation) == before


def test_the_options_of_a_batch_are_told_as_a_list_too() -> None:
    batch = games["siecle_dor"].batch(4, seats=3)
    found, starts = batch.options()
    for row, marks in enumerate(rows(batch.mask)):
        own = found[starts[row] : starts[row + 1]].tolist()
        assert sorted(own) == [at for at, mark in enumerate(marks) if mark]


def test_chance_tells_its_outcomes_with_their_probabilities() -> None:
    match = games["loire"].new(seats=2, seed=3, ask_chance=True, leader="random")
    outcomes = match.state.chance_outcomes()
    assert [(str(action), share) for action, share in outcomes] == [("lead seat-0", 0.5), ("lead seat-1", 0.5)]
    match.play("lead seat-0")
    assert match.state.chance_outcomes() == []
    layout = games["loire"].layout(2)
    assert {action.verb for action in layout.chances} == {"deal", "lead", "turn"}
    assert set(layout.actions).isdisjoint(layout.chances) and layout.max_chance_outcomes == len(layout.chances)


def test_a_match_returns_shares_points_or_margins() -> None:
    state = midway("loire", 3, 1 << 40)
    assert sum(state.returns()) == pytest.approx(1.0)
    points = state.returns("points")
    assert points == [state.points(seat) for seat in range(3)]
    assert max(state.returns("margin")) == sorted(points)[-1] - sorted(points)[-2]
    with pytest.raises(ValueError, match="share, points or margin"):
        state.returns("fame")


def test_layouts_are_kept_with_their_edition_and_name_every_number() -> None:
    game = games["loire"]
    assert game.layout(4) is game.layout(4)
    twin = game.make_edition(game.edition.data, "twin")
    assert game.layout(4, twin) is not game.layout(4) and game.layout(4, twin).edition is twin
    names = game.layout(4).names
    assert "hand[coal-2]" in names and "louis[3][wine]" in names and len(set(names)) == len(names)
    with pytest.raises(Refusal):
        game.layout(9)
