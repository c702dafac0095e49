"""The position of Loire as numbers, for programs that learn: field by field, and within what bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import extend, vec
from mypy_extensions import i64

from ludotheque.core.layout import MANY, Span
from ludotheque.core.sheet import Sheet
from ludotheque.core.sight import together
from ludotheque.games.loire.components import BOAT_PART, CARD_PART, HOLD, KIND_IDS, MIDRIVER

if TYPE_CHECKING:
    from ludotheque.games.loire.edition import LoireEdition
    from ludotheque.games.loire.state import Loire


def show(state: Loire, sheet: Sheet, row: vec[i64]) -> vec[i64]:
    """The fields as SEEN_BY says who sees them: its order holds among arrays, and among all others."""
    cards = sheet.changed & CARD_PART != 0
    sheet.three(state.self_target, state.round, state.phase)
    sheet.number(state.leader)
    sheet.owner(state.hand)
    if sheet.changed & BOAT_PART:
        row = extend(row, state.town)
        row = extend(row, state.heading)
        row = extend(row, state.berth)
        row = extend(row, state.moved)
    else:
        row = sheet.past(BOAT_PART)
    row = extend(row, state.known)
    row = extend(row, state.laid)
    row = extend(row, state.draft)
    sheet.count(state.draw, cards)
    sheet.number(state.draw_count)
    sheet.ragged(state.hold, state.edition.wines, cards)
    if cards:
        row = extend(row, state.discard)
        row = extend(row, state.waiting)
        row = extend(row, state.old_wine)
        row = extend(row, state.aboard)
        row = extend(row, state.louis)
    else:
        row = sheet.past(CARD_PART)
    return row


def spans(edition: LoireEdition, seats: int) -> dict[str, Span]:
    """How small and how large the numbers of each field get, and what they are called."""
    cards = sum(face.count for face in edition.faces)
    faces = tuple(face.id for face in edition.faces)
    towns = tuple(town.id for town in edition.towns)
    return together(
        ("hand known laid draft", Span(0, cards, tuple(KIND_IDS))),
        ("discard waiting", Span(0, cards, faces)),
        ("draw draw_count", Span(0, cards)),
        ("self_target moved", Span(0, 1)),
        ("round", Span(0, int(edition.round_limit) + 1)),
        ("phase", Span(0, 3)),
        ("leader", Span(-1, seats - 1)),
        ("town", Span(-1, len(towns) - 1)),
        ("heading", Span(-1, 1)),
        ("berth", Span(MIDRIVER, max(len(town.docks) for town in edition.towns) - 1)),
        ("old_wine", Span(0, cards, towns)),
        ("aboard", Span(0, cards, faces[int(edition.first_passenger) :])),
        ("hold", Span(0, HOLD * seats - 1, (), int(edition.wines))),
        ("louis", Span(0, MANY, ("fares", "wine"))),
    )
