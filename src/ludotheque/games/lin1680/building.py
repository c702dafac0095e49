"""F-6: houses, bales and privilege cards, as many as one can pay."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import ChanceTo, Effect
from ludotheque.games.lin1680 import components as c
from ludotheque.games.lin1680.holdings import put_house
from ludotheque.games.lin1680.payment import add_constructions, has_room, no_room, pay, short_of
from ludotheque.games.lin1680.privileges import OpenPhase, add_cards, use_card, use_up
from ludotheque.games.lin1680.state import Lin1680
from ludotheque.games.lin1680.victory import wins_by_building


class OpenBuilding(Effect[Lin1680]):
    """F-3.1: the third phase."""

    def run(self, state: Lin1680) -> None:
        state.phase = 3
        state.then(Build(self.seat))


class Build(OpenPhase):
    """F-6.1, F-3.2, F-7.6: any number of constructions; a joker laid must go into the next one."""

    CLAUSE: ClassVar[str] = "F-6.1"

    def end(self, state: Lin1680) -> Action:
        return state.edition.end

    def choices(self, state: Lin1680) -> list[Action]:
        options: list[Action] = []
        add_constructions(state, self.seat, options)
        for kind in range(c.KINDS):
            if state.jokers[kind] > 0:
                return options
        add_cards(state, self.seat, options)
        options.append(state.edition.end)
        return options

    def answer(self, state: Lin1680, action: Action) -> None:
        verb = action.verb
        seat = self.seat
        if verb == "end":
            return
        state.then(self)
        if verb == "build":
            construct(state, seat, action.value)
        elif verb == "joker":
            use_up(state, seat, c.JOKER)
            state.changed |= c.CARD_PART
            state.jokers[action.value] += 1
            state.tell("joker", "F-7.6", seat, action.value)
        elif action.value == c.LOOM_ONLY:
            use_up(state, seat, c.LOOM_ONLY)
            construct(state, seat, c.LOOM_HOUSE)
        elif action.value == c.TWO_BALES:
            use_up(state, seat, c.TWO_BALES)
            pay(state, seat, c.BALE)
            load(state, seat, 2)
        else:
            use_card(state, seat, action.value)

    def why_not(self, state: Lin1680, action: Action) -> str:
        if action.verb == "build":
            return "F-6.5" if action.value == c.HOUSE else "F-6.1"
        return "F-7.6" if action.verb == "joker" else self.CLAUSE

    def lacks(self, state: Lin1680, action: Action) -> dict[str, int]:
        if action.verb != "build" or not has_room(state, self.seat, action.value):
            return {}
        return short_of(state, self.seat, action.value)

    def because(self, state: Lin1680, action: Action) -> str:
        if action.verb == "build":
            return no_room(state, self.seat, action.value)
        return "no-joker" if action.verb == "joker" else "card-later" if action.verb == "play" else ""


def construct(state: Lin1680, seat: i64, item: i64) -> None:
    """F-6.2, F-6.3, F-6.4, F-8.4: pay, then put the house where the pawn stands, load the bale or draw the card."""
    pay(state, seat, item)
    if item == c.BALE:
        load(state, seat, 1)
    elif item == c.PRIVILEGE:
        reshuffle(state)
        state.tell("bought", "F-6.4", seat)
        state.then(DrawPrivilege(seat))
    else:
        put_house(state, seat, state.pawn[seat])
        state.tell("built", "F-6.5", seat, state.pawn[seat])
        wins_by_building(state, seat)


def load(state: Lin1680, seat: i64, count: i64) -> None:
    """F-6.3, F-6.7, R-17: onto the ship, no more than the stock has; new bales are not sealed yet."""
    loaded = min(count, state.edition.bales - state.bales[seat])
    state.changed |= c.BOARD_PART
    state.bales[seat] += loaded
    state.sealed[seat] = 0
    state.tell("loaded", "F-6.3", seat, loaded)
    wins_by_building(state, seat)


def reshuffle(state: Lin1680) -> None:
    """R-10: where that is agreed, used cards make a new pile when the old one is empty."""
    count: i64 = 0
    for card in range(c.CARDS):
        if state.pile[card] > 0:
            return
        count += state.used[card]
    state.changed |= c.CARD_PART
    for card in range(c.CARDS):
        state.pile[card] = state.used[card]
        state.used[card] = 0
    state.tell("reshuffled", "R-10", count)


class DrawPrivilege(ChanceTo[Lin1680]):
    """F-6.4, F-7.1, F-2.3: the top card of the shuffled pile, seen by its buyer alone."""

    CLAUSE: ClassVar[str] = "F-6.4"

    def choices(self, state: Lin1680) -> list[Action]:
        return [state.edition.draw[card] for card in range(c.CARDS) if state.pile[card] > 0]

    def weights(self, state: Lin1680) -> list[int]:
        return [count for count in state.pile if count > 0]

    def answer(self, state: Lin1680, action: Action) -> None:
        state.changed |= c.CARD_PART
        state.pile[action.value] -= 1
        state.bought[c.CARDS * self.to + action.value] += 1
        state.whisper(self.to, "bought-card", "F-6.4", action.value)
