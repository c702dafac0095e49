"""B-4.2: workers leave a finished lighthouse for a port."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Question
from ludotheque.games.bretagne.components import PORTS, TOWER_PART
from ludotheque.games.bretagne.equipment import take_highest
from ludotheque.games.bretagne.holdings import visitors
from ludotheque.games.bretagne.state import Bretagne


class SendWorker(Question[Bretagne]):
    """B-4.2.2, B-4.2.5: one's highest worker may go to a port of this coast, to stay there to the end."""

    CLAUSE: ClassVar[str] = "B-4.2.2"

    def choices(self, state: Bretagne) -> list[Action]:
        options = [state.edition.send[port] for port in range(PORTS) if may_enter(state, self.seat, port)]
        if options:
            options.append(state.edition.decline)
        return options

    def answer(self, state: Bretagne, action: Action) -> None:
        if action.verb != "send":
            return
        port = action.value
        price = fee(state, port)
        state.purse[self.seat] -= price
        take_highest(state, self.seat, state.tower)
        state.changed |= TOWER_PART
        state.in_port[PORTS * self.seat + port] += 1
        state.tell("sent", "B-4.2.2", self.seat, port, price, state.rent[port])

    def why_not(self, state: Bretagne, action: Action) -> str:
        if action.verb != "send" or not is_near(state, action.value):
            return self.CLAUSE
        return "B-4.2.4" if state.in_port[PORTS * self.seat + action.value] > 0 else "B-4.2.3"

    def lacks(self, state: Bretagne, action: Action) -> dict[str, int]:
        clause = self.why_not(state, action)
        return {"franc": fee(state, action.value) - state.purse[self.seat]} if clause == "B-4.2.3" else {}

    def because(self, state: Bretagne, action: Action) -> str:
        if action.verb != "send":
            return ""
        return "in-port" if is_near(state, action.value) else "other-coast"


def may_enter(state: Bretagne, seat: i64, port: i64) -> bool:
    """B-4.2.2 to B-4.2.4: on the coast of the lighthouse, without a worker of one's own, and the fee can be paid."""
    if not is_near(state, port) or state.in_port[PORTS * seat + port] > 0:
        return False
    return fee(state, port) <= state.purse[seat]


def is_near(state: Bretagne, port: i64) -> bool:
    """B-4.2.2: the port lies on the coast of the lighthouse."""
    return state.edition.port_coast[port] == state.edition.slot_coast[state.slot[state.tower]]


def fee(state: Bretagne, port: i64) -> i64:
    """B-4.2.3, R-17, R-18: a franc to the bank for every worker already there; none of them is one's own."""
    return state.edition.port_fee * visitors(state, port)
