"""The position of Le Siècle d’Or as numbers, for programs that learn: field by field, and within what bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import extend, vec
from mypy_extensions import i64

from ludotheque.core.layout import MANY, Span
from ludotheque.core.sheet import Sheet
from ludotheque.core.sight import together
from ludotheque.games.siecle_dor.components import ART_PART, CARD_PART, COLOUR_IDS, NONE, PLACE_PART, SELLING

if TYPE_CHECKING:
    from ludotheque.games.siecle_dor.edition import SiecleDorEdition
    from ludotheque.games.siecle_dor.state import SiecleDor


def show(state: SiecleDor, sheet: Sheet, row: vec[i64]) -> vec[i64]:
    """The fields as SEEN_BY says who sees them: its order holds among arrays, and among all others."""
    cards = sheet.changed & CARD_PART != 0
    row = extend(row, state.agreed)
    row = extend(row, state.purse)
    row = extend(row, state.pawns)
    row = extend(row, state.spare_pawns)
    row = extend(row, state.spare_markers)
    if sheet.changed & PLACE_PART:
        row = extend(row, state.holder)
        row = extend(row, state.face)
        row = extend(row, state.antilles)
        row = extend(row, state.rung)
    else:
        row = sheet.past(PLACE_PART)
    sheet.three(state.turn, state.phase, state.leader)
    sheet.three(state.active, state.space, state.first_die)
    sheet.number(state.second_die)
    sheet.owner(state.hand, cards)
    if sheet.changed & ART_PART:
        row = extend(row, state.easel)
        row = extend(row, state.finished)
        row = extend(row, state.mills)
        row = extend(row, state.governors)
    else:
        row = sheet.past(ART_PART)
    sheet.count(state.draw, cards)
    if cards:
        row = extend(row, state.backs)
        row = extend(row, state.deck)
        row = extend(row, state.discard)
        row = extend(row, state.heap)
    else:
        row = sheet.past(CARD_PART)
    row = extend(row, state.waiting)
    row = extend(row, state.bids)
    sheet.three(state.lot, state.bid, state.bidder)
    return row


def spans(edition: SiecleDorEdition, seats: int) -> dict[str, Span]:
    """How small and how large the numbers of each field get, and what they are called."""
    cards = sum(face.count for face in edition.faces)
    faces = tuple(face.id for face in edition.faces)
    return together(
        ("agreed turn purse easel bid", Span(0, MANY)),
        ("leader active holder bidder", Span(NONE, seats - 1)),
        ("pawns spare_pawns spare_markers antilles", Span(0, max(int(edition.pawns), int(edition.markers)))),
        ("finished mills governors draw", Span(0, cards)),
        ("backs deck heap", Span(0, cards, tuple(COLOUR_IDS))),
        ("hand", Span(0, cards, faces[: int(edition.hidden)])),
        ("discard", Span(0, cards, faces)),
        ("first_die second_die", Span(0, 6)),
        ("phase", Span(0, 3)),
        ("space", Span(NONE, int(edition.spaces) - 1)),
        ("face", Span(0, 2)),
        ("rung", Span(NONE, 20)),
        ("waiting", Span(0, 1)),
        ("lot", Span(NONE, 9)),
        ("bids", Span(SELLING, MANY)),
    )
