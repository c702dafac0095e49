"""How well a player stands, in points."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.outlook import Outlook
from ludotheque.core.state import State
from ludotheque.games.siecle_dor.components import (
    ANTILLES,
    BROWN,
    CANNON,
    CASHABLE,
    DIE,
    FIRST_COLONY,
    FIRST_GUILD,
    GREEN,
    JOKER,
    NONE,
    PROVINCES,
    SHIP,
)
from ludotheque.games.siecle_dor.state import SiecleDor
from ludotheque.games.siecle_dor.victory import points, winner

WON: Final = 100.0
LAST_TURN: Final = 36  # about when matches end
ROLLS: Final = 0.17  # florins a pawn earns a roll
ACTIONS: Final = [1.0, 0.9, 1.0, 1.4, 1.2, 1.1]  # points of an action that is free, by colour
MARKER: Final = 1.4  # points of having such an action every turn, at the beginning
FADE: Final = 0.72  # every further marker helps so much less, for there is not the money to use it
VOYAGE: Final = [0.0, 1.2, 3.0, 6.0]  # elements held
SET_BEGUN: Final = [0.0, 0.45, 0.7]  # what a card of an unfinished set is worth of its share
GATHERED: Final = 0.9  # three pawns in one province without a marker
SPARE_MARKER: Final = 0.35
SALES: Final = 1.2  # points of auctioning the action of a province now and then, at the beginning
SPICES: Final = 1.9  # points of buying spices every turn, at the beginning ...
DEARER: Final = 0.13  # ... less for every half florin they cost there


class SiecleDorOutlook(Outlook[SiecleDor]):
    """What computers believe of Le Siècle d'Or."""

    LEVELS: ClassVar[dict[str, tuple[float, int]]] = {
        "easy": (0.15, 0),
        "casual": (0.1, 0),
        "medium": (0.06, 0),
        "hard": (0.0, 2),
        "master": (0.0, 48),
    }

    def worth(self, state: SiecleDor, seat: i64) -> float:
        """Points now, what money, cards and places will bring, and what is about to happen."""
        if not state.stack:
            return WON if winner(state) == seat else float(points(state, seat))
        edition = state.edition
        left = float(max(4, LAST_TURN - state.turn))
        ahead = left / float(LAST_TURN)
        florin = 0.1 + 0.11 * ahead  # of the points a florin may become, every full ten are points already
        purse = state.purse[seat]
        worth = float(points(state, seat)) - float(purse // edition.points_money)
        worth += florin * 0.5 * float(purse)
        worth += hand_worth(state, seat, florin)
        worth += easel_worth(state, seat, ahead)
        worth += places_worth(state, seat, ahead, florin * ROLLS * left)
        worth += gathering(state, seat, steps_to_gather(state, seat))
        worth += SPARE_MARKER * float(min(2, state.spare_markers[seat]))
        worth = self.with_promises(state, seat, worth)
        if state.bidder == seat:
            worth += action_worth(state, seat, edition.colour[state.lot]) - florin * 0.5 * float(state.bid)
        elif state.lot != NONE and state.active == seat:
            worth += 0.25 + florin * 0.5 * float(state.bid)
        return worth

    def horizon(self, state: SiecleDor) -> i64:
        return 0  # playing on was no stronger here, and slower

    def spread(self, state: SiecleDor) -> float:
        return 6.0

    def paid_with(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """S-6.1.1: a pawn goes to and fro for half a florin a step."""
        return ("purse",), ()

    def retraces(self, earlier: list[State], before: SiecleDor, now: SiecleDor, seat: i64) -> bool:
        """S-6.1.1: a pawn enters a province that one left in this turn; in another order it costs less."""
        if now.spare_pawns[seat] != before.spare_pawns[seat] or now.purse[seat] >= before.purse[seat]:
            return False
        for at in range(PROVINCES * seat, PROVINCES * seat + PROVINCES):
            if now.pawns[at] <= before.pawns[at]:
                continue
            for then in earlier:
                if isinstance(then, SiecleDor) and then.turn == now.turn and then.pawns[at] >= now.pawns[at]:
                    return True
        return False


def action_worth(state: SiecleDor, seat: i64, colour: i64) -> float:
    """What a player would give, in points, for an action with nothing to pay."""
    if colour == GREEN:
        return 1.9
    if colour == BROWN:
        return 1.4
    return ACTIONS[colour] + 0.2


def hand_worth(state: SiecleDor, seat: i64, florin: float) -> float:
    """Sets at what the bank pays, begun ones at less; a voyage by its elements."""
    edition = state.edition
    worth = 0.0
    for kind in range(CASHABLE):
        count = state.held(seat, kind)
        if count > 0:
            size = edition.set_size[kind]
            pays = 0.5 * florin * float(edition.set_pays[kind])
            worth += 0.97 * pays * float(count // size)
            over = count % size
            worth += pays * float(over) / float(size) * SET_BEGUN[min(over, 2)]
    have, spare = elements(state, seat)
    worth += VOYAGE[have] + 0.5 * float(spare)
    return worth + 0.5 * float(state.held(seat, DIE))


def elements(state: SiecleDor, seat: i64) -> tuple[i64, i64]:
    """How many elements of a voyage are held, jokers for those missing, and how many cards beyond them."""
    have = state.held(seat, JOKER)
    spare: i64 = 0
    for element in range(SHIP, CANNON + 1):
        count = state.held(seat, element)
        if count > 0:
            have += 1
            spare += count - 1
    if have > 3:
        spare += have - 3
        have = 3
    return have, spare


def easel_worth(state: SiecleDor, seat: i64, ahead: float) -> float:
    """Unfinished paintings: their points, less what is still to be paid, if a painter can be paid at all."""
    edition = state.edition
    brown: i64 = 0
    for place in range(FIRST_GUILD + 5):
        if state.holder[place] == seat and edition.colour[place] == BROWN:
            brown += 1
    worth = 0.0
    for art in range(len(edition.art_points)):
        payments = edition.art_payments[art]
        for made in range(payments):
            count = state.easel[edition.art_slots * seat + edition.art_slot[art] + made]
            if count > 0:
                due = float(payments - made)
                pace = due / float(brown) if brown > 0 else 3.0 * due
                hope = max(0.08, 0.95 - 0.1 * pace)
                worth += float(count) * max(0.25, hope * float(edition.art_points[art]) - 0.45 * due)
    return worth


def places_worth(state: SiecleDor, seat: i64, ahead: float, income: float) -> float:
    """What markers will do and pieces will earn; each further marker helps less."""
    edition = state.edition
    worth = 0.0
    share = MARKER * ahead
    for place in range(FIRST_COLONY):
        if state.holder[place] == seat:
            worth += share * ACTIONS[edition.colour[place]]
            share *= FADE
            if place < PROVINCES:
                worth += 2.0 * income + SALES * ahead
    for place in range(FIRST_COLONY, ANTILLES):
        if state.holder[place] == seat:
            worth += ahead * (SPICES - DEARER * float(edition.price[place]))
    earning = edition.pawns - state.spare_pawns[seat]
    for province in range(PROVINCES):
        earning += state.governors[PROVINCES * seat + province]
    return worth + income * float(earning)


def gathering(state: SiecleDor, seat: i64, steps: i64) -> float:
    """Three pawns on the way to one province without a marker, which they reach in so many steps."""
    if steps == NONE:
        return 0.12 * float(state.edition.pawns - state.spare_pawns[seat])
    return max(0.0, GATHERED - 0.14 * float(steps))


def steps_to_gather(state: SiecleDor, seat: i64) -> i64:
    """S-6.1.1, S-6.3.1: the fewest steps to three pawns where a marker can be made; NONE with fewer on the board."""
    edition = state.edition
    mine = PROVINCES * seat
    if edition.pawns - state.spare_pawns[seat] < edition.conversion:
        return NONE
    best: i64 = 99
    for goal in range(PROVINCES):
        if state.holder[goal] == NONE:
            wanted = edition.conversion
            steps: i64 = 0
            for away in range(5):
                for province in range(PROVINCES):
                    if wanted > 0 and edition.distance[PROVINCES * province + goal] == away:
                        here = min(wanted, state.pawns[mine + province])
                        steps += here * away
                        wanted -= here
            best = min(best, steps)
    return best
