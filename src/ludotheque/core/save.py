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
    return {"seats": state.players(), **fields, "stack": stack}


def plain(value: object) -> Any:
    """An array of the state as a list; numbers, texts and lists as they are."""
    return list(value) if isinstance(value, vec) else value


def load(
    game: Game, edition: Edition, settings: dict[str, Value], data: dict[str, Any], rules: int | None = None
) -> State:
    """The position that was saved, of a match by that version of the rules."""
    try:
        seats = int(data["seats"])
        state = game.start(edition, seats, game.terms(game.agreed(seats, settings, rules), rules))
        for name in type(state).SEEN_BY:
            setattr(state, name, like(getattr(state, name), data[name], name))
        state.stack[:] = [game.steps[name](*facts) for name, *facts in data["stack"]]
        state.go_on()
    except Refusal as problem:
        raise Refusal("position-broken", why=problem) from None
    except (KeyError, IndexError, TypeError, ValueError) as problem:
        raise Refusal("position-broken", why=f"{type(problem).__name__}: {problem}") from None
    return state


def like(fresh: object, value: Any, name: str) -> Any:
    """A saved value in the shape it has in a fresh position; an array that begins empty may have any length."""
    if isinstance(fresh, vec):
        if len(fresh) not in (0, len(value)):
            raise ValueError(f"{name} has {len(value)} entries, not {len(fresh)}")
        return vec[i64](value)
    if isinstance(fresh, int) and not isinstance(value, int):
        raise TypeError(f"{name} is no number")
    return value


def fingerprint(state: State) -> str:
    """The same for equal positions, compiled or not."""
    return hashlib.sha256(json.dumps(save(state), sort_keys=True).encode()).hexdigest()[:16]
