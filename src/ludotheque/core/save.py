"""Saving positions: a state as plain data and back, and a fingerprint of it."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.edition import Edition
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import State

if TYPE_CHECKING:
    from ludotheque.core.game import Game, Value


def save(state: State) -> dict[str, Any]:
    """All of a position as JSON data: its fields, and the stack as `["ChooseDock", 2]`."""
    fields = {name: plain(getattr(state, name)) for name in type(state).SEEN_BY}
    stack = [[type(step).__name__, *(getattr(step, name) for name in type(step).FIELDS)] for step in state.stack]
    return {"seats": state.seats, **fields, "stack": stack}


def plain(value: object) -> Any:
    """An array of the state as a list; numbers, texts and lists as they are."""
    return list(value) if isinstance(value, vec) else value


def load(game: Game, edition: Edition, settings: dict[str, Value], data: dict[str, Any]) -> State:
    """The position that was saved."""
    try:
        state = game.start(edition, int(data["seats"]), settings)
        for name in type(state).SEEN_BY:
            value = data[name]
            setattr(state, name, vec[i64](value) if isinstance(getattr(state, name), vec) else value)
        state.stack[:] = [game.steps[name](*facts) for name, *facts in data["stack"]]
    except (KeyError, TypeError, ValueError) as problem:
        raise Refusal("position-broken", why=f"{type(problem).__name__}: {problem}") from None
    state.go_on()
    return state


def fingerprint(state: State) -> str:
    """The same for equal positions, compiled or not."""
    return hashlib.sha256(json.dumps(save(state), sort_keys=True).encode()).hexdigest()[:16]
