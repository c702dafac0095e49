"""F-6.1 to F-6.5, F-7.6: what can be built, what is lacking for it, and how it is paid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.games.lin1680 import components as c
from ludotheque.games.lin1680.holdings import add
from ludotheque.games.lin1680.state import Lin1680

WASTED: Final = -1


def has_room(state: Lin1680, seat: i64, item: i64) -> bool:
    """F-6.5, F-6.7, R-4, R-10, R-29: a piece in stock and a place for it, or a card in the pile."""
    if item in (c.HOUSE, c.LOOM_HOUSE):
        place = state.pawn[seat]
        if state.edition.types[place] == c.PORT and state.agreed[c.PORT_HOUSES] == 0:
            return False
        return state.house[place] == c.NONE and state.built[seat] < state.edition.houses
    if item == c.BALE:
        return state.bales[seat] < state.edition.bales
    for card in range(c.CARDS):
        if state.pile[card] > 0 or (state.agreed[c.RESHUFFLE] > 0 and state.used[card] > 0):
            return True
    return False


def missing(state: Lin1680, seat: i64, item: i64, extra: i64 = c.NONE) -> i64:
    """F-6.1, F-7.6: cards of the price that neither the hand nor the jokers laid cover; WASTED for a joker too many.

    `extra` is a kind for which one more joker is thought to lie there.
    """
    lacking: i64 = 0
    for kind in range(c.KINDS):
        due = state.edition.price[c.KINDS * item + kind] - state.jokers[kind]
        if kind == extra:
            due -= 1
        if due < 0:
            return WASTED
        held = state.hand[c.KINDS * seat + kind]
        if due > held:
            lacking += due - held
    return lacking


def short_of(state: Lin1680, seat: i64, item: i64) -> dict[str, int]:
    """F-6.1: which cards of the price are missing, and how many of each."""
    found: dict[str, int] = {}
    for kind in range(c.KINDS):
        due = state.edition.price[c.KINDS * item + kind] - state.jokers[kind] - state.hand[c.KINDS * seat + kind]
        if due > 0:
            found[c.KIND_IDS[kind]] = due
    return found


def no_room(state: Lin1680, seat: i64, item: i64) -> str:
    """F-6.5, F-6.7, R-4, R-10: why there is no place for it."""
    if item == c.BALE:
        return "ship-full"
    if item != c.HOUSE:
        return "no-cards"
    if state.built[seat] >= state.edition.houses:
        return "no-houses"
    return "house-there" if state.house[state.pawn[seat]] != c.NONE else "port-house"


def can_build(state: Lin1680, seat: i64, item: i64) -> bool:
    return missing(state, seat, item) == 0 and has_room(state, seat, item)


def cards_left(state: Lin1680) -> i64:
    """R-9: how many privilege cards may still be used in this turn."""
    limit = state.agreed[c.CARD_LIMIT]
    if limit > 0:
        return limit - state.played
    return 99


def add_constructions(state: Lin1680, seat: i64, options: list[Action]) -> None:
    """F-6.1, F-7.3, F-7.6: what can be paid now, also by the privilege cards that are part of a construction."""
    edition = state.edition
    mine = c.CARDS * seat
    for item in range(c.ITEMS):
        if can_build(state, seat, item):
            options.append(edition.build[item])
    left = cards_left(state)
    if left <= 0:
        return
    if state.privileges[mine + c.LOOM_ONLY] > 0 and can_build(state, seat, c.LOOM_HOUSE):
        options.append(edition.play[c.LOOM_ONLY])
    if state.privileges[mine + c.TWO_BALES] > 0 and can_build(state, seat, c.BALE):
        options.append(edition.play[c.TWO_BALES])
    jokers = min(state.privileges[mine + c.JOKER], left)
    if jokers > 0:
        for kind in range(c.KINDS):
            if joker_helps(state, seat, kind, jokers, left):
                options.append(edition.joker[kind])


def joker_helps(state: Lin1680, seat: i64, kind: i64, jokers: i64, left: i64) -> bool:
    """F-7.6, R-19: with a joker for this kind, and others if need be, something can be built."""
    for item in range(c.ITEMS):
        lacking = missing(state, seat, item, kind)
        if 0 <= lacking < jokers and has_room(state, seat, item):
            return True
    if state.privileges[c.CARDS * seat + c.LOOM_ONLY] > 0:
        lacking = missing(state, seat, c.LOOM_HOUSE, kind)
        return 0 <= lacking < jokers and lacking + 2 <= left and has_room(state, seat, c.LOOM_HOUSE)
    return False


def pay(state: Lin1680, seat: i64, item: i64) -> None:
    """F-6.1: the cards go back to the reserve; jokers stand for those they were laid for."""
    state.changed |= c.HAND_PART | c.CARD_PART
    for kind in range(c.KINDS):
        due = state.edition.price[c.KINDS * item + kind] - state.jokers[kind]
        state.jokers[kind] = 0
        if due > 0:
            add(state, seat, kind, -due)
            state.reserve[kind] += due
