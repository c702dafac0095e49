"""How a player of Le Siècle d'Or stands, as numbers for a learner; `weights.json` says what they are worth."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.judgement import Features
from ludotheque.games.siecle_dor.components import (
    ANTILLES,
    CASHABLE,
    DIE,
    FIRST_COLONY,
    FIRST_GUILD,
    NONE,
    PROVINCES,
)
from ludotheque.games.siecle_dor.outlook.worth import LAST_TURN, action_worth, easel_worth, elements, gathering
from ludotheque.games.siecle_dor.state import SiecleDor
from ludotheque.games.siecle_dor.victory import points

OUTLOOK: Final = 0
POINTS: Final = 1
NEAR: Final = 2
MONEY: Final = 3
SETS: Final = 4
BEGUN: Final = 5
VOYAGE: Final = 6
READY: Final = 7
SPARE_ELEMENT: Final = 8
DICE: Final = 9
EASEL: Final = 10
GUILD: Final = 11  # by colour, from green to orange
PROVINCE: Final = 17
ASLEEP: Final = 18
COLONY: Final = 19
PAWNS: Final = 20
GOVERNORS: Final = 21
GATHERED: Final = 22
RESERVE: Final = 23
WAITING: Final = 24
BIDDING: Final = 25
SELLING: Final = 26
ORDER: Final = 27
ACTING: Final = 28


class SiecleDorFeatures(Features[SiecleDor]):
    """Points and what may become points, by kind; money and markers apart, for they are worth less every turn."""

    NAMES: ClassVar[dict[str, str]] = {
        "outlook": "what the outlook made by hand says, in tens of points",
        "points": "points on the table, money apart, in tens",
        "near": "how near to the target: the square of the part of it that is reached",
        "money": "florins, in tens",
        "sets": "what complete sets in hand would bring, in tens of florins",
        "begun": "the part of a set that cards of begun sets make up",
        "voyage": "elements of a voyage held, at most three",
        "ready": "whether a voyage is complete",
        "spare element": "further elements",
        "dice": "die cards",
        "easel": "paintings begun, by what they promise",
        "green": "markers on places of this colour, from which actions are taken",
        "yellow": "…",
        "brown": "…",
        "blue": "…",
        "grey": "…",
        "orange": "…",
        "provinces": "markers in provinces",
        "asleep": "markers used in this turn",
        "colonies": "markers in the Indies",
        "pawns": "pawns on the board",
        "governors": "governors, which earn like pawns",
        "gathered": "how near three pawns are to each other where a marker could be made",
        "reserve": "markers in reserve, at most two",
        "waiting": "what steps still to be done promise",
        "bidding": "what the action that one has bid for is worth, less the bid",
        "selling": "the bid for what one sells, in florins",
        "order": "how long until the next turn, as a part of a round",
        "acting": "whether it is one's turn",
    }
    HANDWORK: ClassVar[dict[str, float]] = {"outlook": 1.8}

    def progress(self, state: SiecleDor) -> float:
        return float(min(state.turn, LAST_TURN)) / float(LAST_TURN)

    def fill(self, state: SiecleDor, seat: i64, row: vec[float]) -> None:
        edition = state.edition
        purse = state.purse[seat]
        made = float(points(state, seat) - purse // edition.points_money)
        row[OUTLOOK] = 0.1 * self.outlook.worth(state, seat)
        row[POINTS] = 0.1 * made
        reached = min(1.0, float(points(state, seat)) / float(edition.target))
        row[NEAR] = reached * reached
        row[MONEY] = 0.05 * float(purse)
        fill_hand(state, seat, row)
        row[EASEL] = easel_worth(state, seat, 1.0)
        fill_places(state, seat, row)
        row[PAWNS] = float(edition.pawns - state.spare_pawns[seat])
        row[GATHERED] = gathering(state, seat)
        row[RESERVE] = float(min(2, state.spare_markers[seat]))
        row[WAITING] = self.outlook.with_promises(state, seat, 0.0)
        if state.bidder == seat:
            row[BIDDING] = action_worth(state, seat, edition.colour[state.lot]) - 0.05 * float(state.bid)
        elif state.lot != NONE and state.active == seat:
            row[SELLING] = 0.5 + 0.5 * float(state.bid)
        after = seat - state.active
        row[ORDER] = float(after if after >= 0 else after + state.seats) / float(state.seats)
        row[ACTING] = 1.0 if after == 0 else 0.0


def fill_hand(state: SiecleDor, seat: i64, row: vec[float]) -> None:
    """Sets at what the bank pays, begun ones by the part that is there, a voyage by its elements."""
    edition = state.edition
    for kind in range(CASHABLE):
        count = state.held(seat, kind)
        if count > 0:
            size = edition.set_size[kind]
            row[SETS] += 0.05 * float(edition.set_pays[kind]) * float(count // size)
            row[BEGUN] += float(count % size) / float(size)
    have, spare = elements(state, seat)
    row[VOYAGE] = float(have)
    row[READY] = 1.0 if have == 3 else 0.0
    row[SPARE_ELEMENT] = float(spare)
    row[DICE] = float(state.held(seat, DIE))


def fill_places(state: SiecleDor, seat: i64, row: vec[float]) -> None:
    """Markers by what can be done from them."""
    edition = state.edition
    for place in range(ANTILLES):
        if state.holder[place] == seat:
            if place >= FIRST_COLONY:
                row[COLONY] += 1.0
                continue
            row[GUILD + edition.colour[place]] += 1.0
            if state.face[place] != 0:
                row[ASLEEP] += 1.0
            if place < FIRST_GUILD:
                row[PROVINCE] += 1.0
    for province in range(PROVINCES):
        row[GOVERNORS] += float(state.governors[PROVINCES * seat + province])
