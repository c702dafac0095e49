"""An outlook that foresees chance has only learnt what positions right after an answer are worth."""

from __future__ import annotations

from typing import Any

from ludotheque.agents.prospects import HOPE, known, prospects
from ludotheque.analysis.judging import TRIALS, chances_known, tried
from ludotheque.arena.measuring import Gauge
from ludotheque.core.match import Match
from ludotheque.core.outlook import Outlook
from ludotheque.core.rng import Rng
from ludotheque.core.state import CHANCE, State
from ludotheque.games import games
from ludotheque.table.shown.swaying import GUESSES, sways


class Foreseeing(Outlook[Any]):
    """Notes the positions that it is asked about, and promises the second seat something else each time."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[State] = []

    def foresees(self) -> bool:
        return True

    def horizon(self, state: State) -> int:
        return 0

    def chances(self, state: State) -> list[float]:
        self.asked.append(state)
        return [0.4, (7 * len(self.asked) % 11) / 11]


def before_cards() -> Match:
    """In Loire the last boat is placed, then all cards are dealt."""
    match = games["loire"].new(seats=2, seed="foreseeing", leader=0)
    while match.seat != 1:
        match.play(match.options[0])
    return match


def test_what_comes_of_an_answer_is_asked_before_chance_has_spoken() -> None:
    match = before_cards()
    eyes, outlook = match.eyes(), Foreseeing()
    eyes.outlook = outlook
    tried(eyes, match.options[0], 1)
    assert [state.seat for state in outlook.asked] == [CHANCE] * TRIALS
    outlook.asked.clear()
    sways(eyes, match.options[0], match.options[1], Rng(1))
    assert [state.seat for state in outlook.asked] == [CHANCE] * 2 * GUESSES


def test_a_question_is_worth_what_the_best_answer_to_it_is() -> None:
    match = before_cards()
    outlook = Foreseeing()
    found = known(match.state, outlook, Rng(1))
    assert len(outlook.asked) == len(match.options) and match.state not in outlook.asked
    hopes = [(7 * number % 11) / 11 for number in range(1, len(outlook.asked) + 1)]
    assert found[1] == HOPE + (1 - 2 * HOPE) * max(hopes) and max(hopes) > hopes[0]
    outlook.asked.clear()
    chances_known(match.state, outlook, 100)
    assert len(outlook.asked) == TRIALS * len(match.options)
    assert {state.seat for state in outlook.asked} == {CHANCE}


def test_after_a_throw_the_gauge_looks_at_what_may_be_answered() -> None:
    match = before_cards()
    outlook = Foreseeing()
    gauge = Gauge(outlook, match.state)
    outlook.asked.clear()
    gauge.note(match.state, CHANCE, 1, None)
    assert len(outlook.asked) == len(match.options)
    outlook.asked.clear()
    gauge.note(match.state, match.seat, 3, None)
    assert outlook.asked == [match.state]


def test_an_outlook_that_foresees_nothing_is_asked_as_it_stands() -> None:
    match = before_cards()
    by_hand = match.game.outlook.handmade()
    assert known(match.state, by_hand, Rng(1)) == prospects(match.state, by_hand)
