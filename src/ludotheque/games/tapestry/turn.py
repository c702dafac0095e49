"""T-2, T-18: turns: income or an advance, and what comes after the last one."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Effect, Question, Stage
from ludotheque.games.tapestry.automa.parties import AUTOMA, SHADOW
from ludotheque.games.tapestry.automa.setup import BeginAhead
from ludotheque.games.tapestry.automa.turn import BotTurn
from ludotheque.games.tapestry.components import CARD_PART, NONE, TRACKS
from ludotheque.games.tapestry.income.era import begin_era
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.tracks.advance import ChoosePaid, add_tokens, short_of
from ludotheque.games.tapestry.tracks.movement import can_advance, is_forbidden, is_on
from ludotheque.games.tapestry.victory import winners


class BeginTurn(Effect[Tapestry]):
    """T-1.13, T-2.2, T-20.19, T-20.20, R-58: a player's turn, the first one is income turn 1; or that of both bots, who
    have one place in the order."""

    def run(self, state: Tapestry) -> None:
        state.turn = self.seat
        if state.is_bot(self.seat):
            state.turn = AUTOMA
            state.then(BotTurn(), EndBotTurn())
        elif state.era[self.seat] == 0:
            state.then(EndTurn(self.seat))
            begin_era(state, self.seat)
            if state.level > 0:
                state.then(BeginAhead(self.seat, state.edition.automa.yours[state.level]))
        else:
            state.then(Turn(self.seat), EndTurn(self.seat))


class Turn(Question[Tapestry]):
    """T-2.1 to T-2.3, T-2.5, T-10.12: an income turn, or an advance that one can pay; nothing else, and no trading."""

    CLAUSE: ClassVar[str] = "T-2.1"

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        for track in range(TRACKS):
            if not is_forbidden(state, self.seat, track):
                movable: list[Action] = []
                add_tokens(state, self.seat, track, movable)
                if movable:
                    options.append(state.edition.verbs.advance[track])
        options.append(state.edition.verbs.income)
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        if action is state.edition.verbs.income:
            begin_era(state, self.seat)
        else:
            state.then(ChoosePaid(self.seat, action.value))

    def why_not(self, state: Tapestry, action: Action) -> str:
        if action.verb != "advance":
            return self.CLAUSE
        if is_forbidden(state, self.seat, action.value):
            return "T-8.8"
        if not is_on(state, self.seat, action.value):
            return "T-16.4"
        return "T-4.1" if can_advance(state, self.seat, action.value) else "T-4.7"

    def lacks(self, state: Tapestry, action: Action) -> dict[str, int]:
        payable = action.verb == "advance" and can_advance(state, self.seat, action.value)
        return short_of(state, self.seat, action.value) if payable else {}

    def because(self, state: Tapestry, action: Action) -> str:
        if action.verb != "advance":
            return ""
        if is_forbidden(state, self.seat, action.value):
            return "forbidden"
        return "track-end" if is_on(state, self.seat, action.value) else "no-token"


class EndTurn(Effect[Tapestry]):
    """T-2.3, T-18.1, T-18.6, R-4: spaces can be gained again, locks run out; who has had five income turns is done."""

    def run(self, state: Tapestry) -> None:
        seat = self.seat
        for at in range(TRACKS * state.seats):
            state.used[at] = 0
        for other in range(state.seats):
            state.repeated[other] = 0
        finished = state.era[seat] == state.edition.eras
        for at in range(TRACKS * seat, TRACKS * seat + TRACKS):
            if finished:
                state.locked[at] = 0
            elif state.locked[at] > 0:
                state.locked[at] -= 1
        if finished:
            state.finished[seat] = 1
            state.changed |= CARD_PART
            state.active[2 * seat] = NONE
            state.active[2 * seat + 1] = NONE
            state.tell("finished", "T-18.1", seat, state.points(seat))
        pass_on(state, seat)


class EndBotTurn(Stage[Tapestry]):
    """T-20.19, T-20.63, T-20.72, R-71, R-85: after their fifth income turn the bots have finished; then it is your
    turn, or theirs again if you have finished."""

    def run(self, state: Tapestry) -> None:
        for at in range(TRACKS * state.seats):
            state.used[at] = 0
        if state.era[AUTOMA] == state.edition.eras:
            state.finished[AUTOMA] = 1
            state.finished[SHADOW] = 1
            state.tell("finished", "T-20.72", AUTOMA, state.points(AUTOMA))
        pass_on(state, SHADOW)


def pass_on(state: Tapestry, seat: i64) -> None:
    """T-18.3, T-18.6: clockwise to the next player still in the game; when there is none, it is over."""
    other = state.left_of(seat)
    for _each in range(state.seats):
        if state.finished[other] == 0:
            state.then(BeginTurn(other))
            return
        other = state.left_of(other)
    for winner in winners(state):
        state.tell("won", "T-18.3", winner, state.points(winner))
