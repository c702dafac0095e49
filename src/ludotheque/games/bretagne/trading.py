"""B-3.2: trading in Brest, in Lorient, or in both."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.notation import TERM, Phrase
from ludotheque.core.sheet import Sheet
from ludotheque.core.state import Effect, Plain
from ludotheque.games.bretagne import components as c
from ludotheque.games.bretagne.effects import GiveCard, GiveResource, deck_size, grant
from ludotheque.games.bretagne.holdings import cards_in_hand, resources_of
from ludotheque.games.bretagne.state import Bretagne


def can_trade_in(state: Bretagne, seat: i64, town: i64) -> bool:
    """B-3.2.1, R-13: nobody goes to a town without exchanging something there."""
    for number in range(c.EXCHANGES):
        if state.edition.exchange_town[number] == town and is_possible(state, seat, number):
            return True
    return False


def is_possible(state: Bretagne, seat: i64, number: i64) -> bool:
    """B-3.2.2: what is asked for can be paid, what is offered is there."""
    parts = state.edition.exchange[number].parts
    if not can_pay(state, seat, parts[0].word, parts[0].count):
        return False
    supply = state.edition.exchange_supply[number]
    gain = parts[1]
    if gain.kind == TERM:
        return can_get(state, seat, gain, supply)
    return all(can_get(state, seat, term, supply) for term in gain.parts)


def can_pay(state: Bretagne, seat: i64, good: i64, count: i64) -> bool:
    """B-3.2.4, B-3.2.5: the price of an exchange."""
    if good == c.FRANC:
        return state.purse[seat] >= count
    if good == c.CARD:
        return cards_in_hand(state, seat) >= count
    return resources_of(state, seat) >= count


def can_get(state: Bretagne, seat: i64, term: Phrase, supply: i64) -> bool:
    """B-3.2.4, B-3.2.5, R-12: Brest has what lies there, Lorient everything; a worker must still be aside."""
    if term.word == c.ENGINEER:
        if supply == c.SINGLES:
            return state.singles >= term.count
        return 2 * state.pairs >= term.count if supply == c.PAIRS else state.spare_engineers >= term.count
    if term.word == c.RESOURCE and supply == c.MARKET:
        discs: i64 = 0
        for good in range(c.RESOURCES):
            discs += state.market[good]
        return discs >= term.count
    if term.word == c.WORKER:
        return state.aside[seat] >= term.count
    if term.word == c.CARD:
        discards: i64 = 0
        for kind in range(c.KINDS):
            discards += state.discard[kind]
        return deck_size(state) + discards > 0
    return True


def visit(state: Bretagne, seat: i64, town: i64, first: bool) -> None:
    """B-3.2.1, B-3.2.7: a fresh worker goes to the town and stays there until its owner passes."""
    if first:
        forget_exchanges(state)
    state.workers[seat] -= 1
    state.in_town[c.TOWNS * seat + town] += 1
    state.tell("visited", "B-3.2.1", seat, town)
    state.then(Trade(seat, town, 1 if first else 0, 0))


def forget_exchanges(state: Bretagne) -> None:
    """B-3.2.2: another action may make them all anew."""
    for number in range(c.EXCHANGES):
        state.exchanged[number] = 0


class Trade(Plain[Bretagne]):
    """B-3.2.1, B-3.2.2, B-3.2.6, R-13, R-23: each exchange once an action; after one of them one may leave, or go
    on to the other town."""

    CLAUSE: ClassVar[str] = "B-3.2.2"

    def __init__(self, seat: i64, town: i64, first: i64, made: i64) -> None:
        self.seat = seat
        self.town = town
        self.first = first  # 1 in the first town of the action
        self.made = made  # 1 once something has been exchanged here

    def matter(self, sheet: Sheet, names: tuple[str, ...]) -> None:
        sheet.three(self.town, self.first, self.made)

    def choices(self, state: Bretagne) -> list[Action]:
        edition = state.edition
        options: list[Action] = []
        for number in range(c.EXCHANGES):
            here = edition.exchange_town[number] == self.town and state.exchanged[number] == 0
            if here and is_possible(state, self.seat, number):
                options.append(edition.trade[number])
        if self.made:
            other = 1 - self.town
            if self.first and state.workers[self.seat] > 0 and can_trade_in(state, self.seat, other):
                options.append(edition.visit[other])
            options.append(edition.leave)
        return options

    def answer(self, state: Bretagne, action: Action) -> None:
        if action.verb == "exchange":
            state.then(Trade(self.seat, self.town, self.first, 1))
            exchange(state, self.seat, action.value)
        elif action.verb == "visit":
            visit(state, self.seat, action.value, False)
        else:
            forget_exchanges(state)

    def why_not(self, state: Bretagne, action: Action) -> str:
        if action.verb == "leave":
            return "R-13"
        if action.verb == "exchange" and not state.exchanged[action.value]:
            return "B-3.2.5" if state.edition.exchange_town[action.value] == 0 else "B-3.2.4"
        return self.CLAUSE

    def lacks(self, state: Bretagne, action: Action) -> dict[str, int]:
        if action.verb != "exchange" or state.exchanged[action.value]:
            return {}
        price = state.edition.exchange[action.value].parts[0]
        if can_pay(state, self.seat, price.word, price.count):
            return {}
        if price.word == c.FRANC:
            return {"franc": price.count - state.purse[self.seat]}
        if price.word == c.CARD:
            return {"card": price.count - cards_in_hand(state, self.seat)}
        return {"resource": price.count - resources_of(state, self.seat)}

    def because(self, state: Bretagne, action: Action) -> str:
        if action.verb == "exchange":
            if state.exchanged[action.value]:
                return "exchanged"
            here = state.edition.exchange_town[action.value] == self.town
            return "sold-out" if here else "elsewhere"
        return "not-yet" if action.verb == "leave" else ""


def exchange(state: Bretagne, seat: i64, number: i64) -> None:
    """B-3.2.2, B-3.2.4, B-3.2.5: the price is paid, then the goods are taken."""
    state.exchanged[number] = 1
    price = state.edition.exchange[number].parts[0]
    if price.word == c.FRANC:
        state.purse[seat] -= price.count
    state.tell("exchanged", "B-3.2.2", seat, number)
    state.then(Obtain(seat, number))
    if price.word == c.FRANC:
        return
    for _each in range(price.count):
        if price.word == c.CARD:
            state.then(GiveCard(seat))
        else:
            state.then(GiveResource(seat))


class Obtain(Effect[Bretagne]):
    """B-3.2.3: what an exchange gives is usable at once."""

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat = seat
        self.number = number

    def run(self, state: Bretagne) -> None:
        edition = state.edition
        gain = edition.exchange[self.number].parts[1]
        grant(state, self.seat, gain, edition.exchange_supply[self.number], "B-3.2.3")
