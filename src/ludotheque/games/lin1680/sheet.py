"""The position of 1680 as numbers, for programs that learn: field by field, and within what bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from ludotheque.core.layout import MANY, Span
from ludotheque.core.sheet import Sheet
from ludotheque.core.sight import together
from ludotheque.games.lin1680.components import BOARD_PART, CARD_IDS, CARD_PART, HAND_PART, KIND_IDS, NONE

if TYPE_CHECKING:
    from ludotheque.games.lin1680.edition import LinEdition
    from ludotheque.games.lin1680.state import Lin1680

HUGE: Final = 9007199254740992  # bundles and offers, written as one number


def show(state: Lin1680, sheet: Sheet, row: vec[i64]) -> vec[i64]:
    """The fields as SEEN_BY says who sees them: its order holds among arrays, and among all others."""
    hands = sheet.changed & HAND_PART != 0
    cards = sheet.changed & CARD_PART != 0
    sheet.three(state.round, state.phase, state.leader)
    sheet.three(state.active, state.won, state.pips)
    sheet.owner(state.hand, hands)
    if sheet.changed & BOARD_PART:
        row = extend(row, state.agreed)
        row = extend(row, state.dice)
        row = extend(row, state.pawn)
        row = extend(row, state.house)
        row = extend(row, state.works)
        row = extend(row, state.built)
        row = extend(row, state.bales)
        row = extend(row, state.sealed)
    else:
        row = sheet.past(BOARD_PART)
    sheet.owner(state.privileges, cards)
    sheet.owner(state.bought, cards)
    sheet.count(state.pile, cards)
    if hands:
        row = extend(row, state.known)
        row = extend(row, state.reserve)
        row = extend(row, state.market)
    else:
        row = sheet.past(HAND_PART)
    sheet.three(state.played, state.swaps, state.offered)
    sheet.three(state.partner, state.giving, state.asking)
    sheet.three(state.goods, state.price, state.bargains)
    if cards:
        row = extend(row, state.used)
        row = extend(row, state.jokers)
        row = extend(row, state.offers)
    else:
        row = sheet.past(CARD_PART)
    return row


def spans(edition: LinEdition, seats: int) -> dict[str, Span]:
    """How small and how large the numbers of each field get, and what they are called."""
    privileges = sum(int(count) for count in edition.privileges)
    kinds = tuple(KIND_IDS)
    return together(
        ("hand known reserve market", Span(0, sum(int(count) for count in edition.cards), kinds)),
        ("privileges bought pile used", Span(0, privileges, tuple(CARD_IDS))),
        ("leader active won house partner", Span(NONE, seats - 1)),
        ("dice giving asking", Span(NONE, len(kinds))),
        ("agreed swaps bargains", Span(0, MANY)),
        ("offers goods price", Span(NONE, HUGE)),
        ("round", Span(0, int(edition.round_limit) + 1)),
        ("phase", Span(0, 3)),
        ("pips", Span(0, int(edition.pips))),
        ("pawn", Span(NONE, int(edition.place_count) - 1)),
        ("works", Span(0, int(edition.houses), (*kinds, "market"))),
        ("built", Span(0, int(edition.houses))),
        ("bales", Span(0, int(edition.bales))),
        ("sealed", Span(0, 1)),
        ("played", Span(0, privileges)),
        ("jokers", Span(0, privileges, kinds)),
        ("offered", Span(0, int(edition.offers))),
    )
