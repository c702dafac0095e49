"""F-7: privilege cards, the moments at which they are used, and what they do."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Plain, Question
from ludotheque.games.lin1680 import components as c
from ludotheque.games.lin1680.holdings import add, cards_in_hand, may_use_cards, take_house
from ludotheque.games.lin1680.state import Lin1680


def add_cards(state: Lin1680, seat: i64, options: list[Action]) -> None:
    """F-3.2, F-7.3: the cards for any moment that can do something now."""
    if may_use_cards(state, seat):
        for card in range(c.ANY_MOMENT):
            if state.privileges[c.CARDS * seat + card] > 0 and has_effect(state, seat, card):
                options.append(state.edition.play[card])


def or_cards(state: Lin1680, seat: i64, action: Action) -> list[Action]:
    """F-3.2, F-7.3: go on with this, or use a card first."""
    options = [action]
    add_cards(state, seat, options)
    return options


class OpenPhase(Question[Lin1680]):
    """F-3.2: a phase in which one does as much as one likes, in any order, until one ends it."""

    def proceed(self, state: Lin1680) -> bool:
        """F-3.1, R-37: a phase that one can only end is over, where everybody sees that nothing else could be done."""
        options = self.choices(state)
        state.legal = options
        alone = len(options) == 1 and options[0] is self.end(state)
        if alone and state.agreed[c.OPEN_HANDS] > 0 and not may_use_cards(state, self.seat):
            state.stack.pop()
            return True
        return False

    def end(self, state: Lin1680) -> Action:
        """What ends it."""
        raise NotImplementedError


def has_effect(state: Lin1680, seat: i64, card: i64) -> bool:
    """F-7.4, R-14, R-18, R-31: somebody else has a house, a bale, a seed; a skein lies within reach. What hidden hands
    hold does not decide it."""
    if card in (c.STORM, c.THEFT) and is_shrouded(state):
        return True
    for other in range(state.seats):
        if other != seat:
            if card == c.FIRE and state.built[other] > 0:
                return True
            if card == c.CONTROL and state.bales[other] > 0:
                return True
            if card == c.STORM and state.hand[c.KINDS * other + c.SEED] > 0:
                return True
            if card == c.THEFT and state.hand[c.KINDS * other + c.SKEIN] > 0:
                return True
    return card == c.THEFT and state.reserve[c.SKEIN] > 0


def is_shrouded(state: Lin1680) -> bool:
    """R-14: hands are hidden, and by the second rules nothing may be seen of them before it is shown."""
    return state.agreed[c.OPEN_HANDS] == 0 and state.agreed[c.RULES] >= c.SHROUDED


def use_up(state: Lin1680, seat: i64, card: i64) -> None:
    """F-7.2, R-9: a used card is out of the game, and everybody sees which it was."""
    state.changed |= c.CARD_PART
    state.privileges[c.CARDS * seat + card] -= 1
    state.used[card] += 1
    state.played += 1
    state.tell("played", "F-7.2", seat, card)


def use_card(state: Lin1680, seat: i64, card: i64) -> None:
    """F-7.3: a card for any moment."""
    use_up(state, seat, card)
    if card == c.FIRE:
        state.then(BurnHouse(seat))
    elif card == c.THEFT:
        steal(state, seat)
    elif card == c.CONTROL:
        state.then(SeizeBale(seat))
    else:
        storm(state, seat)


def steal(state: Lin1680, seat: i64) -> None:
    """F-7.5, R-18: from a player, or from the reserve where nobody can be robbed."""
    if not state.agreed[c.OPEN_HANDS] and not is_shrouded(state):
        state.uncover()
    if victims(state, seat):
        state.then(RobSkein(seat))
    else:
        fetch(state, seat)


def victims(state: Lin1680, seat: i64) -> list[Action]:
    """F-7.5, R-14, R-18: players who have a skein; with hidden hands those who have cards: what they are is seen
    afterwards."""
    rob = state.edition.rob
    others = [other for other in range(state.seats) if other != seat]
    if is_shrouded(state):
        return [rob[other] for other in others if cards_in_hand(state, other) > 0]
    return [rob[other] for other in others if state.hand[c.KINDS * other + c.SKEIN] > 0]


def fetch(state: Lin1680, seat: i64) -> None:
    """F-7.5, R-18: from the reserve, as far as it has any."""
    if state.reserve[c.SKEIN] > 0:
        state.changed |= c.HAND_PART
        state.reserve[c.SKEIN] -= 1
        add(state, seat, c.SKEIN, 1)
        state.tell("fetched", "F-7.5", seat)


def storm(state: Lin1680, seat: i64) -> None:
    """F-7.3, R-31: one seed from everybody else who has one."""
    if not state.agreed[c.OPEN_HANDS]:
        state.uncover()
    for other in range(state.seats):
        if other != seat and state.hand[c.KINDS * other + c.SEED] > 0:
            add(state, other, c.SEED, -1)
            add(state, seat, c.SEED, 1)
            state.tell("stormed", "F-7.3", seat, other)


class BurnHouse(Question[Lin1680]):
    """F-7.3, F-6.7: a house of another player goes back to its owner's stock."""

    CLAUSE: ClassVar[str] = "F-7.3"

    def choices(self, state: Lin1680) -> list[Action]:
        burn, house = state.edition.burn, state.house
        return [burn[at] for at in range(len(house)) if house[at] != c.NONE and house[at] != self.seat]

    def answer(self, state: Lin1680, action: Action) -> None:
        owner = take_house(state, action.value)
        state.tell("burnt", "F-7.3", self.seat, owner, action.value)


class RobSkein(Plain[Lin1680]):
    """F-7.5, R-14, R-18: whose skein is taken; who shows that there is none is spared, and the reserve gives it."""

    CLAUSE: ClassVar[str] = "F-7.5"

    def choices(self, state: Lin1680) -> list[Action]:
        return victims(state, self.seat)

    def answer(self, state: Lin1680, action: Action) -> None:
        if is_shrouded(state):
            state.uncover()
        if state.hand[c.KINDS * action.value + c.SKEIN] > 0:
            add(state, action.value, c.SKEIN, -1)
            add(state, self.seat, c.SKEIN, 1)
            state.tell("robbed", "F-7.5", self.seat, action.value)
        else:  # hidden hands, or a guess at them
            state.tell("spared", "R-18", self.seat, action.value)
            fetch(state, self.seat)


class SeizeBale(Plain[Lin1680]):
    """F-7.3, F-6.7: a bale leaves the ship of another player and goes back to the stock."""

    CLAUSE: ClassVar[str] = "F-7.3"

    def choices(self, state: Lin1680) -> list[Action]:
        seize = state.edition.seize
        return [seize[other] for other in range(state.seats) if other != self.seat and state.bales[other] > 0]

    def answer(self, state: Lin1680, action: Action) -> None:
        state.changed |= c.BOARD_PART
        state.bales[action.value] -= 1
        state.tell("seized", "F-7.3", self.seat, action.value)
