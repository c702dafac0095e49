"""S-7: what an active marker may do: a new pawn, a card, a painter's pay."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Plain, Question
from ludotheque.games.siecle_dor.cards import draw
from ludotheque.games.siecle_dor.components import ART_PART, BROWN, GREEN, NONE, PAINTER_PAID, PLACES
from ludotheque.games.siecle_dor.free_actions import can_convert, create
from ludotheque.games.siecle_dor.pieces import add_pawn, is_active, turn_over
from ludotheque.games.siecle_dor.state import SiecleDor


def add_uses(state: SiecleDor, seat: i64, options: list[Action]) -> None:
    """S-7.0.1: one special action for every own active marker that can be paid for and has something to get."""
    for place in range(PLACES):
        if is_active(state, seat, place) and can_use(state, seat, place):
            options.append(state.edition.use[place])


def can_use(state: SiecleDor, seat: i64, place: i64) -> bool:
    """S-7.0.2, S-7.1.1, S-7.2.1, S-7.3.1, S-7.4.1, S-7.5.1, S-7.6.1, R-6, R-8: the money, and a pawn or a card."""
    colour = state.edition.colour[place]
    price = state.edition.price[place]
    if colour == BROWN:
        return can_commission(state, seat, price) or can_pay(state, seat, state.edition.painter)
    return state.purse[seat] >= price and is_useful(state, seat, colour)


def is_useful(state: SiecleDor, seat: i64, colour: i64) -> bool:
    """S-7.1.2, R-15b, R-19: a pawn in reserve for green; else a card, or for brown an unfinished painting."""
    if colour == GREEN:
        return state.spare_pawns[seat] > 0
    return state.has_cards(colour) or (colour == BROWN and can_pay(state, seat, 0))


def can_commission(state: SiecleDor, seat: i64, price: i64) -> bool:
    """S-7.3.1: an art card is left, and the money is there."""
    return state.purse[seat] >= price and state.has_cards(BROWN)


def can_pay(state: SiecleDor, seat: i64, price: i64) -> bool:
    """S-7.3.1, S-7.3.3: a painting of one's own is unfinished, and the money is there."""
    if state.purse[seat] < price:
        return False
    slots = state.edition.art_slots
    for slot in range(slots):
        if state.easel[slots * seat + slot] > 0:
            return True
    return False


def use(state: SiecleDor, seat: i64, place: i64) -> None:
    """S-7.0.4, S-7.0.2, S-7.6.1: pay the bank, turn the marker over, carry the action out."""
    colour = state.edition.colour[place]
    turn_over(state, seat, place)
    if colour == BROWN:
        state.tell("used", "S-7.3.1", seat, place, 0)
        state.then(Paint(seat, state.edition.price[place], state.edition.painter))
        return
    price = state.edition.price[place]
    state.purse[seat] -= price
    state.tell("used", "S-7.0.1", seat, place, price)
    perform(state, seat, colour)


def perform(state: SiecleDor, seat: i64, colour: i64) -> None:
    """S-7.0.1, S-8.4, R-15: the action of a colour, nothing (more) to pay, but a painter where that is agreed."""
    if colour == GREEN:
        state.then(PlaceNewPawn(seat))
    elif colour == BROWN:
        state.then(Paint(seat, 0, state.edition.painter if state.agreed[PAINTER_PAID] > 0 else 0))
    else:
        draw(state, seat, colour)


class PlaceNewPawn(Question[SiecleDor]):
    """S-7.1.1, S-7.1.3, R-15, R-22: a pawn from the reserve into any province, whatever stands there."""

    CLAUSE: ClassVar[str] = "S-7.1.1"

    def choices(self, state: SiecleDor) -> list[Action]:
        return state.edition.settle if state.spare_pawns[self.seat] > 0 else []

    def answer(self, state: SiecleDor, action: Action) -> None:
        add_pawn(state, self.seat, action.value)
        state.tell("settled", "S-7.1.1", self.seat, action.value)
        if can_convert(state, self.seat, action.value) and state.spare_markers[self.seat] > 0:
            state.then(ConvertAtOnce(self.seat, action.value))


class ConvertAtOnce(Question[SiecleDor]):
    """S-7.1.3, R-15c: replace three pawns at once by a marker from the reserve, never by a lifted one, or keep them."""

    CLAUSE: ClassVar[str] = "S-7.1.3"

    def __init__(self, seat: i64, province: i64) -> None:
        super().__init__(seat)
        self.province = province

    def choices(self, state: SiecleDor) -> list[Action]:
        return [state.edition.create[self.province], state.edition.keep]

    def answer(self, state: SiecleDor, action: Action) -> None:
        if action.verb == "create":
            create(state, self.seat, self.province)


class Paint(Plain[SiecleDor]):
    """S-7.3.1, S-7.3.3, S-7.3.5, R-9, R-15: either a new art card or one payment on an own painting, never both."""

    CLAUSE: ClassVar[str] = "S-7.3.1"

    def __init__(self, seat: i64, price: i64, wage: i64) -> None:
        super().__init__(seat)
        self.price = price
        self.wage = wage

    def choices(self, state: SiecleDor) -> list[Action]:
        edition = state.edition
        options: list[Action] = []
        if can_commission(state, self.seat, self.price):
            options.append(edition.commission)
        if state.purse[self.seat] >= self.wage:
            for art in range(len(edition.art_points)):
                if furthest(state, self.seat, art) != NONE:
                    options.append(edition.pay[art])
        return options

    def answer(self, state: SiecleDor, action: Action) -> None:
        if action.verb == "commission":
            state.purse[self.seat] -= self.price
            state.tell("commissioned", "S-7.3.1", self.seat, self.price)
            draw(state, self.seat, BROWN)
        else:
            state.purse[self.seat] -= self.wage
            pay_painter(state, self.seat, action.value)


def furthest(state: SiecleDor, seat: i64, art: i64) -> i64:
    """S-7.3.3: of a player's unfinished paintings of one value, the payments on the one nearest completion; or NONE."""
    edition = state.edition
    first = edition.art_slots * seat + edition.art_slot[art]
    made = edition.art_payments[art] - 1
    while made >= 0 and state.easel[first + made] == 0:
        made -= 1
    return made


def pay_painter(state: SiecleDor, seat: i64, art: i64) -> None:
    """S-7.3.3, S-7.3.4: one florin on the painting; with the last it is finished and its florins go to the bank."""
    edition = state.edition
    made = furthest(state, seat, art)
    slot = edition.art_slots * seat + edition.art_slot[art] + made
    state.changed |= ART_PART
    state.easel[slot] -= 1
    if made + 1 < edition.art_payments[art]:
        state.easel[slot + 1] += 1
        state.tell("painter", "S-7.3.3", seat, art, edition.art_payments[art] - made - 1)
    else:
        state.finished[len(edition.art_points) * seat + art] += 1
        state.tell("finished", "S-7.3.3", seat, art, edition.art_points[art])
