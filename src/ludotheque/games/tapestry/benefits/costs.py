"""T-4.5, T-6.7: what bonuses cost: resources, tiles from supply, cards from hand, technology cards."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.notation import TERM, Phrase
from ludotheque.core.state import Plain
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.benefits.word import WORDS
from ludotheque.games.tapestry.state import Tapestry


def hand_size(state: Tapestry, seat: i64) -> i64:
    """T-6.6: how many tapestry cards a player holds is open."""
    count: i64 = 0
    for at in range(c.FACES * seat, c.FACES * seat + c.FACES):
        count += state.hand[at]
    return count


def held(state: Tapestry, seat: i64, verb: list[Action]) -> list[Action]:
    """T-6.3: what may be done with each kind of card in hand."""
    return [verb[face] for face in range(c.FACES) if state.hand[c.FACES * seat + face] > 0]


def can_pay(state: Tapestry, seat: i64, cost: Phrase) -> bool:
    """T-4.5: the whole price is at hand; of several parts, all are resources."""
    if cost.kind == TERM:
        return WORDS[cost.word].can_pay(state, seat, cost.count)
    total: i64 = 0
    for part in cost.parts:
        total += part.count
        if not WORDS[part.word].can_pay(state, seat, part.count):
            return False
    return state.wealth(seat) >= total


def charge(state: Tapestry, seat: i64, cost: Phrase) -> None:
    """T-4.5: the price is paid before anything is gained."""
    if cost.kind == TERM:
        WORDS[cost.word].charge(state, seat, cost.count)
        return
    for part in reversed(cost.parts):
        charge(state, seat, part)


class DiscardTile(Plain[Tapestry]):
    """T-6.7: a territory tile from supply."""

    CLAUSE: ClassVar[str] = "T-6.7"

    def choices(self, state: Tapestry) -> list[Action]:
        return supply(state, self.seat, state.edition.verbs.discard_tile)

    def answer(self, state: Tapestry, action: Action) -> None:
        discard_tile(state, self.seat, action.value, "T-6.7")


def supply(state: Tapestry, seat: i64, verb: list[Action]) -> list[Action]:
    """T-6.3: what may be done with each of one's territory tiles."""
    return [verb[tile] for tile in range(len(state.tile_place)) if state.tile_place[tile] == c.FIRST_SUPPLY + seat]


def discard_tile(state: Tapestry, seat: i64, tile: i64, clause: str) -> None:
    """T-6.7: onto the open pile."""
    state.changed |= c.SUPPLY_PART
    state.tile_place[tile] = c.TILE_DISCARDED
    state.tell("discarded-tile", clause, seat, tile)


class DiscardCard(Plain[Tapestry]):
    """T-6.7: a tapestry card from hand, face up."""

    CLAUSE: ClassVar[str] = "T-6.7"

    def choices(self, state: Tapestry) -> list[Action]:
        return held(state, self.seat, state.edition.verbs.discard_card)

    def answer(self, state: Tapestry, action: Action) -> None:
        discard_card(state, self.seat, action.value)


def discard_card(state: Tapestry, seat: i64, face: i64) -> None:
    """T-6.7: onto the open pile."""
    state.changed |= c.CARD_PART
    state.hand[c.FACES * seat + face] -= 1
    state.discard[face] += 1
    state.tell("discarded-card", "T-6.7", seat, face)


class DiscardTech(Plain[Tapestry]):
    """T-6.7, R-33, R-55: a technology card of any row; tokens of the Inventors on it go back to their supply."""

    CLAUSE: ClassVar[str] = "R-33"

    def choices(self, state: Tapestry) -> list[Action]:
        first = c.FIRST_ROW + c.ROWS * self.seat
        discard, places = state.edition.verbs.discard_tech, state.tech_place
        return [discard[tech] for tech in range(len(places)) if first <= places[tech] < first + c.ROWS]

    def answer(self, state: Tapestry, action: Action) -> None:
        state.changed |= c.SUPPLY_PART
        state.tech_place[action.value] = c.DISCARDED
        state.tech_tokens[action.value] = 0
        state.tell("discarded-tech", "R-33", self.seat, action.value)
