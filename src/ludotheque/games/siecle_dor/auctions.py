"""S-8: the special action of a marker in a province goes to the highest bidder."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action, Blank, Part
from ludotheque.core.state import Effect, Question
from ludotheque.games.siecle_dor import components as c
from ludotheque.games.siecle_dor.cards import add_cash, cash
from ludotheque.games.siecle_dor.special_actions import is_useful, perform
from ludotheque.games.siecle_dor.state import SiecleDor


def add_auctions(state: SiecleDor, seat: i64, options: list[Action]) -> None:
    """S-8.1, S-7.0.3, R-15b, R-16: own active markers in provinces, not offered in vain before, with a bidder to be."""
    for province in range(c.PROVINCES):
        if (
            state.holder[province] == seat
            and state.face[province] == c.ACTIVE
            and has_bidder(state, seat, state.edition.colour[province])
        ):
            options.append(state.edition.auction[province])


def has_bidder(state: SiecleDor, seller: i64, colour: i64) -> bool:
    """R-15b: somebody else could use the action."""
    for seat in range(state.seats):
        if seat != seller and is_useful(state, seat, colour):
            return True
    return False


def open_auction(state: SiecleDor, seat: i64, province: i64) -> None:
    """S-8.2, R-14, R-15b: from the seller's left; neither the seller bids nor who could not use the action."""
    state.lot = province
    state.bid = 0
    state.bidder = c.NONE
    for other in range(state.seats):
        state.bids[other] = c.SELLING if other == seat else 0
    state.tell("offered", "S-8.1", seat, province)
    for offset in range(1, state.seats):
        other = (seat + offset) % state.seats
        if not is_useful(state, other, state.edition.colour[province]):
            state.bids[other] = c.PASSED
            state.tell("left-out", "R-15b", other)
    state.then(Bidding(seat, state.left_of(seat)))


class Bidding(Effect[SiecleDor]):
    """S-8.2, S-8.3, S-8.6: the next one still in is asked, until only the highest bidder is left, or nobody."""

    def __init__(self, seat: i64, first: i64) -> None:
        super().__init__(seat)
        self.first = first

    def run(self, state: SiecleDor) -> None:
        seat = self.first
        for _each in range(state.seats):
            if state.bids[seat] >= 0:
                if seat == state.bidder:
                    break
                if may_outbid(state, seat):
                    state.then(Bid(seat), Bidding(self.seat, state.left_of(seat)))
                    return
                state.bids[seat] = c.PASSED
                state.tell("left-out", "R-14", seat)
            seat = state.left_of(seat)
        if state.bidder != c.NONE:
            sell(state, self.seat)
        else:
            keep(state, self.seat)


def may_outbid(state: SiecleDor, seat: i64) -> bool:
    """R-14: as far as everybody can see: enough cash, or hidden cards that might turn into some."""
    mine = c.COLOURS * seat
    cards = state.backs[mine + c.YELLOW] + state.backs[mine + c.ORANGE] + state.backs[mine + c.GREY]
    return cards > 0 or state.purse[seat] >= state.bid + state.edition.raises[0]


class Bid(Question[SiecleDor]):
    """S-8.2, R-7, R-14: raise by half a florin or more, up to one's cash; cash cards first; or pass and be out.

    The options are raises as people like them; any other bid may be composed.
    """

    CLAUSE: ClassVar[str] = "S-8.2"

    def choices(self, state: SiecleDor) -> list[Action]:
        edition = state.edition
        options: list[Action] = []
        for at in range(len(edition.raises)):
            if state.bid + edition.raises[at] <= state.purse[self.seat]:
                options.append(edition.step[at])
        add_cash(state, self.seat, options)
        options.append(edition.passing)
        return options

    def allows(self, state: SiecleDor, action: Action) -> bool:
        least = state.bid + state.edition.raises[0]
        free = state.agreed[c.RULES] >= c.FREE_BIDS and action.verb == "bid"
        return free and least <= action.value <= state.purse[self.seat]

    def blanks(self, state: SiecleDor) -> list[Blank]:
        least = state.bid + state.edition.raises[0]
        if state.agreed[c.RULES] < c.FREE_BIDS or state.purse[self.seat] < least:
            return []
        return [Blank("bid", [Part(least=least, most=state.purse[self.seat])])]

    def answer(self, state: SiecleDor, action: Action) -> None:
        if action.verb in ("raise", "bid"):
            state.bid = action.value if action.verb == "bid" else state.bid + state.edition.raises[action.value]
            state.bidder = self.seat
            state.bids[self.seat] = state.bid
            state.tell("bid", "S-8.2", self.seat, state.bid)
        elif action.verb == "pass":
            state.bids[self.seat] = c.PASSED
            state.tell("passed", "S-8.2", self.seat)
        else:
            state.then(self)
            cash(state, self.seat, action.value)

    def why_not(self, state: SiecleDor, action: Action) -> str:
        too_low = action.verb == "bid" and action.value < state.bid + state.edition.raises[0]
        return "R-14" if action.verb in ("raise", "bid") and not too_low else self.CLAUSE

    def lacks(self, state: SiecleDor, action: Action) -> dict[str, int]:
        if action.verb == "bid":
            due = action.value - state.purse[self.seat]
        elif action.verb == "raise":
            due = state.bid + state.edition.raises[action.value] - state.purse[self.seat]
        else:
            return {}
        return {"money": due} if due > 0 else {}

    def because(self, state: SiecleDor, action: Action) -> str:
        return "no-set" if action.verb == "cash" else "bid-low" if action.verb == "bid" else ""


def sell(state: SiecleDor, seller: i64) -> None:
    """S-8.3, S-8.4, S-8.5, R-15: the winner pays the seller, whose marker turns; then he acts, free of charge."""
    province = state.lot
    winner = state.bidder
    state.purse[winner] -= state.bid
    state.purse[seller] += state.bid
    state.changed |= c.PLACE_PART
    state.face[province] = c.USED
    state.tell("sold", "S-8.3", winner, seller, province, state.bid)
    close(state)
    perform(state, winner, state.edition.colour[province])


def keep(state: SiecleDor, seller: i64) -> None:
    """S-8.6, R-16: no sale; the marker stays active, but is not offered again this turn."""
    state.changed |= c.PLACE_PART
    state.face[state.lot] = c.UNSOLD
    state.tell("unsold", "S-8.6", seller, state.lot)
    close(state)


def close(state: SiecleDor) -> None:
    state.lot = c.NONE
    state.bid = 0
    state.bidder = c.NONE
    for seat in range(state.seats):
        state.bids[seat] = 0
