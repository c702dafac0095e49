"""What must hold in every match of every game: random walks over seats and settings."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from ludotheque import games
from ludotheque.core.contract import combinations
from ludotheque.core.match import Match
from ludotheque.core.record import read, replay
from ludotheque.core.refusal import Refusal
from ludotheque.core.rng import Rng
from ludotheque.core.save import fingerprint
from ludotheque.core.state import CHANCE, State
from tests.games.every import each_game
from tests.games.walking import begun, quickly, walk


@each_game
@quickly
@given(data=some.data(), seed=some.integers(0, 2**32))
def test_every_option_can_be_played(id: str, data: some.DataObject, seed: int) -> None:
    seats, wishes = data.draw(some.sampled_from(combinations(games[id])))

    def look(state: State) -> None:
        for option in state.options:
            twin = state.clone()
            twin.apply(option)
            assert twin.over or twin.options

    walk(begun(games[id], State, seats, wishes), seed, 60, look)


@each_game
@quickly
@given(data=some.data(), seed=some.integers(0, 2**32))
def test_undo_restores_the_position_or_is_refused_for_a_reason(id: str, data: some.DataObject, seed: int) -> None:
    seats, wishes = data.draw(some.sampled_from(combinations(games[id])))
    match = Match(games[id], seats, seed, settings=wishes)
    rng = Rng(seed)
    for _ in range(120):
        if match.over:
            break
        before, actor, lines = fingerprint(match.state), match.seat, len(match.lines)
        match.play(match.options[rng.below(len(match.options))])
        if any(line.seat == CHANCE for line in match.lines[lines:]):
            assert refused(match, actor) == "undo-chance"
            continue
        if seats > 1:
            assert refused(match, (actor + 1) % seats) == "undo-others"
        if match.undoable(actor) == "undo-uncovered":
            assert refused(match, actor) == "undo-uncovered", "something hidden showed itself"
            continue
        answer = match.lines[-1].notation
        match.undo(actor)
        assert (fingerprint(match.state), match.seat) == (before, actor)
        match.play(answer)
    again = replay(read(match.record.text()), games[id])
    assert fingerprint(again.state) == fingerprint(match.state)
    assert again.record.text() == match.record.text()
    assert [report.data() for report in again.news] == [report.data() for report in match.news]


def refused(match: Match, seat: int) -> str:
    with pytest.raises(Refusal) as refused:
        match.undo(seat)
    return refused.value.key
