"""T-4.4, T-4.6, T-4.8, T-4.10, T-6: carrying out benefits, whatever they are made of.

A benefit is a phrase of the notation. This file knows how parts are joined; what single words do, `words.py` knows.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.notation import ANY_ORDER, CHOICE, FOR_EACH, OPTIONAL, PAY, SEQUENCE, TERM, Phrase
from ludotheque.core.sheet import Sheet
from ludotheque.core.state import Effect, Question
from ludotheque.games.tapestry.benefits.costs import can_pay, charge
from ludotheque.games.tapestry.benefits.measures import measure
from ludotheque.games.tapestry.benefits.orders import is_still
from ludotheque.games.tapestry.benefits.word import WORDS
from ludotheque.games.tapestry.components import NONE
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.victory import score


class Gain(Effect[Tapestry]):
    """T-4.4, T-6.4: a benefit, mandatory as far as possible; what it brings about is carried out completely at once."""

    def __init__(self, seat: i64, phrase: i64, source: i64) -> None:
        super().__init__(seat)
        self.phrase = phrase
        self.source = source

    def run(self, state: Tapestry) -> None:
        gain(state, self.seat, self.phrase, self.source)


def gain(state: Tapestry, seat: i64, number: i64, source: i64) -> None:
    """T-4.4, T-4.6, T-18.2, T-18.5: in order, in any order, one of, for each, or an offer; not once finished."""
    if number == NONE or state.finished[seat] == 1:
        return
    phrase = state.edition.phrases[number]
    kind = phrase.kind
    if kind == TERM:
        WORDS[phrase.word].carry_out(state, seat, phrase.count, source)
    elif kind == FOR_EACH:
        score(state, seat, phrase.parts[0].count * measure(state, seat, phrase.word), source, "T-3.7")
    elif kind == SEQUENCE:
        for part in reversed(phrase.parts):
            state.stack.append(Gain(seat, part.number, source))
    elif kind == ANY_ORDER:
        if state.edition.settled[number] == 1:
            gain_settled(state, seat, phrase, source)
        else:
            state.stack.append(ChooseOrder(seat, number, 0, source))
    elif kind == CHOICE:
        state.stack.append(ChooseBenefit(seat, number, source))
    elif kind == OPTIONAL:
        state.stack.append(ChooseOrder(seat, number, 0, source))
    else:
        state.stack.append(Exchange(seat, number, 0, source))


def gain_settled(state: Tapestry, seat: i64, phrase: Phrase, source: i64) -> None:
    """T-4.6: parts whose order cannot matter: what is still at once, then what asks something."""
    for part in phrase.parts:
        if is_still(part):
            gain(state, seat, part.number, source)
        else:
            state.stack.append(Gain(seat, part.number, source))


def is_possible(state: Tapestry, seat: i64, phrase: Phrase) -> bool:
    """T-4.10, T-4.11: a benefit that can be carried out at least in part."""
    kind = phrase.kind
    if kind == TERM:
        return WORDS[phrase.word].possible(state, seat)
    if kind == FOR_EACH:
        return True
    if kind == PAY:
        return can_pay(state, seat, phrase.parts[0]) and is_possible(state, seat, phrase.parts[1])
    return any(is_possible(state, seat, part) for part in phrase.parts)


class OfPhrase(Question[Tapestry]):
    """T-4.4: a question about a benefit, and where that came from."""

    def __init__(self, seat: i64, phrase: i64, source: i64) -> None:
        super().__init__(seat)
        self.phrase = phrase
        self.source = source


class ChooseBenefit(OfPhrase):
    """T-4.10: one of these, among those that can be carried out; nothing if none can."""

    CLAUSE: ClassVar[str] = "T-4.10"

    def plain(self) -> bool:
        return True

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        for part in state.edition.phrases[self.phrase].parts:
            if is_possible(state, self.seat, part):
                add_gain(state, part, options)
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        gain(state, self.seat, action.value, self.source)


def add_gain(state: Tapestry, part: Phrase, options: list[Action]) -> None:
    action = state.edition.verbs.gain[part.number]
    if action is not None:
        options.append(action)


class ChooseOrder(OfPhrase):
    """T-4.4, T-4.6, T-4.8, R-43: all of these, in the order one likes; only what may be declined can be left out."""

    CLAUSE: ClassVar[str] = "T-4.6"

    def __init__(self, seat: i64, phrase: i64, done: i64, source: i64) -> None:
        super().__init__(seat, phrase, source)
        self.done = done  # bits of the parts already taken

    def plain(self) -> bool:
        return True

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        must = False
        phrase = state.edition.phrases[self.phrase]
        for at, part in enumerate(phrase.parts):
            if self.done >> at & 1 == 0 and is_possible(state, self.seat, part):
                add_gain(state, part, options)
                if part.kind != OPTIONAL and phrase.kind != OPTIONAL:
                    must = True
        if options and not must:
            options.append(state.edition.verbs.decline)
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        if action is state.edition.verbs.decline:
            return
        for at, part in enumerate(state.edition.phrases[self.phrase].parts):
            if self.done >> at & 1 == 0 and state.edition.verbs.gain[part.number] is action:
                state.then(ChooseOrder(self.seat, self.phrase, self.done | (1 << at), self.source))
                inner = part.parts[0] if part.kind == OPTIONAL else part
                gain(state, self.seat, inner.number, self.source)
                return


class Exchange(OfPhrase):
    """T-4.5, T-4.8, T-4.11, R-37: a bonus may be paid for, once; it is not offered where it would bring nothing."""

    CLAUSE: ClassVar[str] = "T-4.5"

    def __init__(self, seat: i64, phrase: i64, free: i64, source: i64) -> None:
        super().__init__(seat, phrase, source)
        self.free = free

    def matter(self, sheet: Sheet, names: tuple[str, ...]) -> None:
        sheet.three(self.phrase, self.free, self.source)

    def choices(self, state: Tapestry) -> list[Action]:
        phrase = state.edition.phrases[self.phrase]
        if state.finished[self.seat] == 1 or not is_possible(state, self.seat, phrase.parts[1]):
            return []
        if self.free == 0 and not can_pay(state, self.seat, phrase.parts[0]):
            return []
        return [state.edition.verbs.accept, state.edition.verbs.decline]

    def answer(self, state: Tapestry, action: Action) -> None:
        if action is state.edition.verbs.accept:
            phrase = state.edition.phrases[self.phrase]
            state.then(Gain(self.seat, phrase.parts[1].number, self.source))
            if self.free == 0:
                charge(state, self.seat, phrase.parts[0])
