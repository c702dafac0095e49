"""What others do to a seat of Le Siècle d'Or, as numbers for a learner: the auction, the rivals, the order of play."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.siecle_dor import components as c
from ludotheque.games.siecle_dor.cards import Draw
from ludotheque.games.siecle_dor.outlook import traits as t
from ludotheque.games.siecle_dor.outlook.standing import within
from ludotheque.games.siecle_dor.outlook.worth import action_worth
from ludotheque.games.siecle_dor.state import SiecleDor
from ludotheque.games.siecle_dor.victory import points


def fill_auction(state: SiecleDor, seat: i64, row: vec[float]) -> None:
    """S-8.2, S-8.3: what is sold, for how much, and whether another may still bid more."""
    if state.lot == c.NONE:
        return
    colour = state.edition.colour[state.lot]
    if state.bidder == seat:
        row[t.BIDDING] = action_worth(state, seat, colour) - 0.05 * float(state.bid)
        row[t.LEADS + colour] = 1.0
        fill_bid(state, row, t.LEADS_AT)
    elif state.active == seat:
        row[t.SELLING] = 0.5 + 0.5 * float(state.bid)
        row[t.SELLS + colour] = 1.0
        fill_bid(state, row, t.SELLS_AT)
    elif state.bids[seat] == c.PASSED:
        row[t.OUT] = 1.0
    else:
        row[t.STILL_IN] = 1.0
    for other in range(state.seats):
        if other != seat and other != state.bidder and state.bids[other] >= 0 and state.purse[other] > state.bid:
            row[t.OUTBIDDERS] += 1.0


def fill_bid(state: SiecleDor, row: vec[float], first: i64) -> None:
    for at in range(len(t.BIDS)):
        if state.bid >= 2 * t.BIDS[at]:
            row[first + at] = 1.0


def fill_rivals(state: SiecleDor, seat: i64, score: i64, row: vec[float]) -> None:
    """How near the others are to the target, clockwise, and what they have that everybody sees."""
    edition = state.edition
    turn_in = turns_until(state, seat)
    best: i64 = 0
    earlier: i64 = 0
    ahead: i64 = 0
    for offset in range(1, state.seats):
        other = (seat + offset) % state.seats
        has = points(state, other)
        best = max(best, has)
        if has > score:
            row[t.AHEAD + ahead] = 1.0
            ahead += 1
        if turns_until(state, other) < turn_in:
            earlier = max(earlier, has)
        money = 0.05 * float(state.purse[other])
        row[t.THEIR_POINTS + offset - 1] = 0.1 * float(has)
        row[t.THEIR_MONEY + offset - 1] = money
        row[t.RICHEST] = max(row[t.RICHEST], money)
        fill_rival(state, other, row)
    row[t.LEAD] = 0.1 * float(score - best)
    within(row, t.RIVAL, t.RIVAL_SHORT, edition.target - best)
    if turn_in > 0:
        within(row, t.EARLIER, t.EARLIER_SHORT, edition.target - earlier)


def turns_until(state: SiecleDor, seat: i64) -> i64:
    """How many turns end before that of a seat, the present one among them."""
    after = seat - state.active
    return after if after >= 0 else after + state.seats


def fill_rival(state: SiecleDor, other: i64, row: vec[float]) -> None:
    """The most that some rival has of each."""
    edition = state.edition
    backs = c.COLOURS * other
    cards = state.backs[backs + c.YELLOW] + state.backs[backs + c.ORANGE] + state.backs[backs + c.GREY]
    row[t.CARDS] = max(row[t.CARDS], 0.2 * float(cards))
    row[t.SPREAD] = max(row[t.SPREAD], float(edition.markers - state.spare_markers[other]) / 3.0)
    colonies = state.markers_in_antilles(other)
    for place in range(c.FIRST_COLONY, c.ANTILLES):
        if state.holder[place] == other:
            colonies += 1
    row[t.COLONISTS] = max(row[t.COLONISTS], float(colonies))
    slots = edition.art_slots * other
    for art in range(len(edition.art_points)):
        if state.easel[slots + edition.art_slot[art] + edition.art_payments[art] - 1] > 0:
            row[t.PAINTER] = max(row[t.PAINTER], 0.2 * float(edition.art_points[art]))
    if state.waiting[other] > 0:
        row[t.SAILORS] += 1.0
    for province in range(c.PROVINCES):
        if state.holder[province] == c.NONE:
            row[t.GROUP] = max(row[t.GROUP], float(state.pawns[c.PROVINCES * other + province]) / 3.0)


def fill_order(state: SiecleDor, seat: i64, row: vec[float]) -> None:
    """How many play, how long already, when one's turn comes, and which card."""
    after = turns_until(state, seat)
    row[t.ORDER] = float(after) / float(state.seats)
    if after == 0:
        row[t.ACTING] = 1.0
    else:
        row[t.TURN_IN + after - 1] = 1.0
    later = seat - state.leader
    if later != 0:
        row[t.BEGAN + (later if later > 0 else later + state.seats) - 1] = 1.0
    if state.seats >= t.LEAST_SEATS:
        row[t.PLAYERS + state.seats - t.LEAST_SEATS] = 1.0
    for at in range(len(t.ROUNDS)):
        if state.turn > state.seats * t.ROUNDS[at]:
            row[t.ROUND + at] = 1.0
    row[t.ART_LEFT] = 0.1 * float(state.deck[c.BROWN])
    row[t.CULTURE_LEFT] = 0.1 * float(state.deck[c.GREY])
    if state.stack:
        step = state.stack[len(state.stack) - 1]
        if isinstance(step, Draw) and step.to == seat:
            row[t.DRAWS + step.deck - 1] = 1.0
