"""F-2: setting up. Pawns go to ports, then houses in snake order."""

from __future__ import annotations

from typing import ClassVar, Final

from ludotheque.core import beginning
from ludotheque.core.action import Action
from ludotheque.core.state import Question, Stage
from ludotheque.games.lin1680 import components as c
from ludotheque.games.lin1680.edition import LinEdition
from ludotheque.games.lin1680.holdings import add, put_house
from ludotheque.games.lin1680.state import Lin1680
from ludotheque.games.lin1680.turn import Turn

AGREEMENTS: Final = [
    "bales",
    "stop_on_own_house",
    "path_may_repeat_space",
    "houses_on_ports",
    "pawns_share_space",
    "win_in_place",
    "privilege_cards_per_turn",
    "privilege_discard_reshuffled",
    "resource_hands_public",
    "control_office_required",
    "rules",
    "loom_for_later",
]


def start(edition: LinEdition, seats: int, settings: dict[str, str | int]) -> Lin1680:
    """F-2.1 to F-2.8, R-1, R-30, R-36: a fresh match, up to its first question."""
    state = Lin1680()
    state.lay_out(edition, seats, [int(settings[name]) for name in AGREEMENTS])
    state.begin(settings, ChooseFirst(), SetUp())
    return state


class ChooseFirst(beginning.ChooseFirst[Lin1680]):
    """F-2.7, R-30: where the match leaves it open, chance decides who wears linen."""

    CLAUSE: ClassVar[str] = "F-2.7"


class SetUp(Stage[Lin1680]):
    """F-2.8: pawns in turn order; a first house in turn order, a second in reverse; then the first turn."""

    def run(self, state: Lin1680) -> None:
        seats = state.seats
        state.active = state.leader
        if state.agreed[c.LATER_LOOM] > 0:
            give_looms(state)
        state.then(Turn(state.leader))
        for number in range(state.edition.setup_houses - 1, -1, -1):
            for offset in range(seats):
                back = offset if number % 2 == 1 else seats - 1 - offset
                state.then(PlaceHouse((state.leader + back) % seats))
        for offset in range(seats - 1, -1, -1):
            state.then(ChoosePort((state.leader + offset) % seats))


def give_looms(state: Lin1680) -> None:
    """R-38: where that is agreed, everybody but the first player takes a loom, as far as the reserve has any."""
    for seat in range(state.seats):
        if seat != state.leader and state.reserve[c.LOOM] > 0:
            state.changed |= c.HAND_PART
            state.reserve[c.LOOM] -= 1
            add(state, seat, c.LOOM, 1)


class ChoosePort(Question[Lin1680]):
    """F-2.8, R-2: a port without another pawn, unless sharing is agreed."""

    CLAUSE: ClassVar[str] = "F-2.8"

    def choices(self, state: Lin1680) -> list[Action]:
        ports, taken = state.edition.start_in, list(state.pawn)
        return [action for action in ports if action.value not in taken or state.agreed[c.SHARED_PORTS] > 0]

    def answer(self, state: Lin1680, action: Action) -> None:
        state.changed |= c.BOARD_PART
        state.pawn[self.seat] = action.value
        state.tell("started", "F-2.8", self.seat, action.value)


class PlaceHouse(Question[Lin1680]):
    """F-2.8, F-2.9, F-2.10, R-23: free, in no port, where no house stands, and only one on a market town."""

    CLAUSE: ClassVar[str] = "F-2.9"

    def choices(self, state: Lin1680) -> list[Action]:
        edition = state.edition
        full = state.works[c.WORKS * self.seat + c.MARKETS] >= edition.setup_markets
        free = [action for action in edition.settle if state.house[action.value] == c.NONE]
        return [action for action in free if not (full and edition.types[action.value] == c.MARKET)]

    def answer(self, state: Lin1680, action: Action) -> None:
        put_house(state, self.seat, action.value)
        state.tell("settled", "F-2.8", self.seat, action.value)

    def why_not(self, state: Lin1680, action: Action) -> str:
        if action.verb == "settle" and state.house[action.value] == c.NONE:
            return "F-2.10"
        return self.CLAUSE

    def because(self, state: Lin1680, action: Action) -> str:
        if action.verb != "settle":
            return ""
        return "one-market" if state.house[action.value] == c.NONE else "taken"
