"""The same position with every seat moved on by one, to see whether something depends on the number of a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from ludotheque.core.game import Game
from ludotheque.core.playout import play_on, settle
from ludotheque.core.rng import Rng
from ludotheque.core.save import load, save
from ludotheque.core.sight import EACH, OWNER
from ludotheque.core.state import State

WHOSE = ("seat", "to")  # fields of steps that are a seat: who is asked, and whom chance falls to
Coded = Mapping[str, tuple[int, int]]  # fields in which a seat is the number first + width * seat, and what first is


def rotated(game: Game, state: State, by_seat: Sequence[str], coded: Coded) -> State:
    """`by_seat` are fields with one entry for each seat, beside those whose sight says so."""
    seats = state.seats
    data = save(state)
    for name, seen in type(state).SEEN_BY.items():
        if name in coded:
            first, width = coded[name]
            data[name] = moved(data[name], first, width, seats)
        if name in by_seat or seen in (EACH, OWNER):
            width = len(data[name]) // seats
            data[name] = data[name][-width:] + data[name][:-width]
    data["stack"] = [
        [name, *(moved(fact, 0, 1, seats) if field in WHOSE else fact for field, fact in facts(game, name, rest))]
        for name, *rest in data["stack"]
    ]
    return load(game, state.edition, game.agreed(seats, {}), data)  # type: ignore[attr-defined]


def facts(game: Game, name: str, rest: list[Any]) -> list[tuple[str, Any]]:
    return list(zip(game.steps[name].FIELDS, rest, strict=True))


def moved(value: Any, first: int, width: int, seats: int) -> Any:
    if isinstance(value, list):
        return [moved(each, first, width, seats) for each in value]
    at = value - first
    return first + (at + width) % (width * seats) if 0 <= at < width * seats else value


def check(game: Game, by_seat: Sequence[str], coded: Coded) -> None:
    """In positions of random matches, the features of a seat are those of the next one after all have moved on."""
    assert game.features is not None
    compared = 0
    for seed in range(3):
        seats = max(2, game.least) + seed % 2
        state = game.position(game.edition, seats, game.agreed(seats, {}))
        rng = Rng(seed)
        for _ in range(12):
            play_on(state, rng, 9)
            settle(state, rng)
            if state.over:
                break
            twin = rotated(game, state, by_seat, coded)
            here, there = game.features.rows(state), game.features.rows(twin)
            assert game.features.progress(state) == game.features.progress(twin)
            for seat in range(seats):
                assert here[seat] == pytest.approx(there[(seat + 1) % seats]), (seed, type(state.stack[-1]).__name__)
            compared += 1
    assert compared > 20
