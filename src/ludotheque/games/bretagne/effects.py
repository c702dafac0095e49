"""What effects give: goods from the bank, from Brest or from the deck, and what is paid for them."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.notation import TERM, Phrase
from ludotheque.core.rng import Rng, pick
from ludotheque.core.sheet import Sheet
from ludotheque.core.state import ChanceTo, Effect, Plain, Question
from ludotheque.games.bretagne import components as c
from ludotheque.games.bretagne.state import Bretagne
from ludotheque.games.bretagne.victory import score


def grant(state: Bretagne, seat: i64, phrase: Phrase, supply: i64, clause: str) -> None:
    """B-1.1, B-1.2, B-3.1.2, B-3.2.3: everything an effect names, in reading order, usable at once."""
    if phrase.kind == TERM:
        receive(state, seat, phrase.word, phrase.count, supply, clause)
        return
    parts = phrase.parts
    for at in range(len(parts) - 1, -1, -1):
        receive(state, seat, parts[at].word, parts[at].count, supply, clause)


def amount(phrase: Phrase, good: i64) -> i64:
    """How much of one good an effect names."""
    if phrase.kind == TERM:
        if phrase.word == good:
            return phrase.count
        return 0
    total: i64 = 0
    for part in phrase.parts:
        total += amount(part, good)
    return total


def receive(state: Bretagne, seat: i64, good: i64, count: i64, supply: i64, clause: str) -> None:
    """B-1.2, R-9, R-10, R-30: engineers and workers as far as there are any; discs and francs never run out."""
    given = count
    if good == c.FRANC:
        state.purse[seat] += count
    elif good == c.CARD:
        for _each in range(count):
            state.then(DrawCard(seat))
        return
    elif good == c.RESOURCE:
        for _each in range(count):
            state.then(GainResource(seat, supply))
        return
    elif good < c.RESOURCES:
        state.bank[good] -= count
        state.goods[c.RESOURCES * seat + good] += count
    elif good == c.ENGINEER:
        given = take_engineers(state, count, supply)
        state.engineers[seat] += given
    elif good == c.WORKER:
        given = min(count, state.aside[seat])
        state.aside[seat] -= given
        state.workers[seat] += given
    else:
        score(state, seat, c.RENTS, count)
    if given > 0:
        state.tell("gained", clause, seat, good, given)
    if given < count:
        state.tell("short", "R-9" if good == c.ENGINEER else "R-30", seat, good)


def take_engineers(state: Bretagne, count: i64, supply: i64) -> i64:
    """B-3.2.5, R-9: from the spaces of Brest, or as many as the bank still has."""
    if supply == c.SINGLES:
        state.singles -= count
        return count
    if supply == c.PAIRS:
        state.pairs -= count // 2
        return count
    given = min(count, state.spare_engineers)
    state.spare_engineers -= given
    return given


class GainResource(Plain[Bretagne]):
    """B-3.2.4, B-3.2.5: one resource of one's choice; at Brest one that lies on the market."""

    CLAUSE: ClassVar[str] = "B-3.2.5"

    def __init__(self, seat: i64, supply: i64) -> None:
        self.seat = seat
        self.supply = supply

    def matter(self, sheet: Sheet, names: tuple[str, ...]) -> None:
        sheet.number(self.supply)

    def choices(self, state: Bretagne) -> list[Action]:
        gain = state.edition.gain
        if self.supply != c.MARKET:
            return gain
        return [gain[good] for good in range(c.RESOURCES) if state.market[good] > 0]

    def answer(self, state: Bretagne, action: Action) -> None:
        good = action.value
        if self.supply == c.MARKET:
            state.market[good] -= 1
        else:
            state.bank[good] -= 1
        state.goods[c.RESOURCES * self.seat + good] += 1
        state.tell("gained", "B-3.2.5" if self.supply == c.MARKET else "B-3.2.4", self.seat, good, 1)


class GiveResource(Plain[Bretagne]):
    """B-3.2.5: one resource of one's choice goes to the bank, not to the market."""

    CLAUSE: ClassVar[str] = "B-3.2.5"

    def choices(self, state: Bretagne) -> list[Action]:
        give = state.edition.give
        return [give[good] for good in range(c.RESOURCES) if state.goods[c.RESOURCES * self.seat + good] > 0]

    def answer(self, state: Bretagne, action: Action) -> None:
        state.goods[c.RESOURCES * self.seat + action.value] -= 1
        state.bank[action.value] += 1
        state.tell("gave", "B-3.2.5", self.seat, action.value)


class GiveCard(Question[Bretagne]):
    """B-3.2.4: one equipment card of one's choice, discarded openly. Asked even of who has one kind: it is a secret."""

    CLAUSE: ClassVar[str] = "B-3.2.4"

    def choices(self, state: Bretagne) -> list[Action]:
        discard = state.edition.discard
        return [discard[kind] for kind in range(c.KINDS) if state.hand[c.KINDS * self.seat + kind] > 0]

    def answer(self, state: Bretagne, action: Action) -> None:
        state.changed |= c.HAND_PART
        state.hand[c.KINDS * self.seat + action.value] -= 1
        state.discard[action.value] += 1
        state.tell("discarded", "B-3.2.4", self.seat, action.value)


class DrawCard(Effect[Bretagne]):
    """B-0.12, R-14: a card from the deck, which is made anew of the discards; none where there are none."""

    def run(self, state: Bretagne) -> None:
        if deck_size(state) == 0:
            reshuffle(state)
        if deck_size(state) > 0:
            state.then(Deal(self.seat))
        else:
            state.tell("short", "R-14", self.seat, c.CARD)


def deck_size(state: Bretagne) -> i64:
    draw = state.draw
    return draw[0] + draw[1] + draw[2] + draw[3]


def reshuffle(state: Bretagne) -> None:
    """R-14: the discard pile becomes the deck."""
    state.changed |= c.HAND_PART
    for kind in range(c.KINDS):
        state.draw[kind] += state.discard[kind]
        state.discard[kind] = 0
    if deck_size(state) > 0:
        state.tell("reshuffled", "R-14", deck_size(state))


class Deal(ChanceTo[Bretagne]):
    """B-0.12, B-0.14: any card of the deck, seen by its new owner alone."""

    CLAUSE: ClassVar[str] = "B-0.12"

    def choices(self, state: Bretagne) -> list[Action]:
        return [state.edition.draw[kind] for kind in range(c.KINDS) if state.draw[kind] > 0]

    def weights(self, state: Bretagne) -> list[int]:
        return [state.draw[kind] for kind in range(c.KINDS) if state.draw[kind] > 0]

    def sample(self, state: Bretagne, rng: Rng) -> Action:
        return state.edition.draw[pick(state.draw, rng.below(deck_size(state)))]

    def answer(self, state: Bretagne, action: Action) -> None:
        state.changed |= c.HAND_PART
        state.draw[action.value] -= 1
        state.hand[c.KINDS * self.to + action.value] += 1
        state.tell("drew", "B-0.12", self.to)
        state.whisper(self.to, "drew-card", "B-0.14", action.value)
