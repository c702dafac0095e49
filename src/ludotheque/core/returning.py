"""Coming back to where one was: answers that cost something and lead nowhere."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.outlook import Outlook
from ludotheque.core.sight import COUNT, OWNER
from ludotheque.core.state import State

REMEMBERED: Final = 30  # so many of its last answers a seat has in mind
FEW: Final = 6  # options of a question that follows: where there are more, one of them leads on


def leading_on(
    guess: State, seat: i64, options: list[Action], earlier: list[State], outlook: Outlook[Any]
) -> list[Action]:
    """The options that do not lead back to an earlier position of the same turn, nor any piece to where one was left;
    all of them where all do."""
    spent, received = outlook.paid_with()
    if not spent or not earlier:
        return options
    found: list[Action] = []
    for action in options:
        trial = guess.clone()
        trial.apply(action)
        if outlook.retraces(earlier, guess, trial, seat):
            continue
        if not leads_back(trial, seat, earlier, spent, received):
            found.append(action)
    return found if found else options


def leads_back(
    trial: State, seat: i64, earlier: list[State], spent: tuple[str, ...], received: tuple[str, ...]
) -> bool:
    """Whether an answer leads back at once, or to a question that can only be answered so that it does."""
    if has_returned(trial, seat, earlier, spent, received):
        return True
    if not trial.stack or trial.stack[-1].seat != seat or len(trial.legal) > FEW:
        return False
    for action in trial.legal:
        then = trial.clone()
        then.apply(action)
        if not has_returned(then, seat, earlier, spent, received):
            return False
    return True


def has_returned(
    now: State, seat: i64, earlier: list[State], spent: tuple[str, ...], received: tuple[str, ...]
) -> bool:
    """Whether everything is as it was when the seat was asked before, but for what it has paid since."""
    for before in earlier:
        if same_question(before, now) and no_better(before, now, seat, spent, received):
            return True
    return False


def same_question(before: State, now: State) -> bool:
    if len(before.stack) != len(now.stack):
        return False
    for one, other in zip(before.stack, now.stack):
        if one is other:
            continue
        if type(one) is not type(other):
            return False
        for name in type(one).FIELDS:
            if getattr(one, name) != getattr(other, name):
                return False
    return True


def no_better(before: State, now: State, seat: i64, spent: tuple[str, ...], received: tuple[str, ...]) -> bool:
    """As the seat may know it: of other hands and of decks only how many there are."""
    for name, seen in type(now).SEEN_BY.items():
        if name in received:
            continue
        old = parts(getattr(before, name))
        new = parts(getattr(now, name))
        if old == new:
            continue
        if seen == COUNT:
            if sum(old) != sum(new):
                return False
            continue
        width = len(new) // int(now.seats)
        own = slice(width * seat, width * (seat + 1))
        if name in spent:
            for then, after in zip(old[own], new[own]):
                if after > then:
                    return False
        elif seen != OWNER or old[own] != new[own]:
            return False
    return True


def parts(value: Any) -> list[int]:
    return [value] if isinstance(value, int) else list(value)
