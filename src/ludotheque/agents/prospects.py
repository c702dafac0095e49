"""What a position is worth to each seat, for agents that look ahead."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.action import Action
from ludotheque.core.outlook import Outlook
from ludotheque.core.playout import settle
from ludotheque.core.rng import Rng
from ludotheque.core.state import CHANCE, State

HOPE: Final = 0.01


def prospects(state: State, outlook: Outlook[Any]) -> list[float]:
    """For each seat a number from 0 (lost) to 1 (won): the result, or before the end what the outlook says.

    However great a lead, it is worth less than a win, and however hopeless, more than a loss.
    """
    if not state.stack:
        return state.shares()
    return [HOPE + (1.0 - 2.0 * HOPE) * chance for chance in outlook.chances(state)]


def after(state: State, action: Action, outlook: Outlook[Any], rng: Rng) -> State:
    """A twin in which an answer was given, and chance has answered what the outlook does not foresee."""
    trial = state.clone()
    trial.apply(action)
    if not outlook.foresees():
        settle(trial, rng)
    return trial


def known(state: State, outlook: Outlook[Any], rng: Rng) -> list[float]:
    """The prospects where chance has just answered. An outlook that foresees chance has only learnt what positions are
    worth right after an answer: it is asked about those that may come next, and the best for whose turn it is counts.
    """
    if not outlook.foresees() or not state.stack or state.stack[-1].seat == CHANCE:
        return prospects(state, outlook)
    seat = state.stack[-1].seat
    best: list[float] = []
    for action in outlook.advised(state):
        found = prospects(after(state, action, outlook, rng), outlook)
        if not best or found[seat] > best[seat]:
            best = found
    return best
