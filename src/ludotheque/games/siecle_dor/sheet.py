"""The position of Le Siècle d’Or as numbers, for programs that learn: field by field, and within what bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.core.layout import Span
from ludotheque.core.sheet import Sheet
from ludotheque.games.siecle_dor.components import COLOUR_IDS, NONE, SELLING

if TYPE_CHECKING:
    from ludotheque.games.siecle_dor.edition import SiecleDorEdition
    from ludotheque.games.siecle_dor.state import SiecleDor

MANY: Final = 1000  # of what has no bound in the rules; no match comes near it


def show(state: SiecleDor, sheet: Sheet) -> None:
    """The fields in the order of SEEN_BY, which says who sees them."""
    sheet.all(state.agreed)
    sheet.number(state.turn)
    sheet.number(state.phase)
    sheet.number(state.leader)
    sheet.number(state.active)
    sheet.number(state.space)
    sheet.number(state.first_die)
    sheet.number(state.second_die)
    sheet.all(state.purse)
    sheet.all(state.pawns)
    sheet.all(state.spare_pawns)
    sheet.all(state.spare_markers)
    sheet.all(state.holder)
    sheet.all(state.face)
    sheet.all(state.antilles)
    sheet.all(state.rung)
    sheet.all(state.easel)
    sheet.all(state.finished)
    sheet.all(state.mills)
    sheet.all(state.governors)
    sheet.owner(state.hand)
    sheet.all(state.backs)
    sheet.count(state.draw)
    sheet.all(state.deck)
    sheet.all(state.discard)
    sheet.all(state.heap)
    sheet.all(state.waiting)
    sheet.number(state.lot)
    sheet.number(state.bid)
    sheet.number(state.bidder)
    sheet.all(state.bids)


def spans(edition: SiecleDorEdition, seats: int) -> dict[str, Span]:
    """How small and how large the numbers of each field get, and what they are called."""
    cards = sum(face.count for face in edition.faces)
    faces = tuple(face.id for face in edition.faces)
    colours = tuple(COLOUR_IDS)
    seat, flag, some = Span(NONE, seats - 1), Span(0, 1), Span(0, cards)
    money = Span(0, MANY)
    pieces = Span(0, max(int(edition.pawns), int(edition.markers)))
    return {
        "agreed": Span(0, MANY),
        "turn": money,
        "phase": Span(0, 3),
        "leader": seat,
        "active": seat,
        "space": Span(NONE, int(edition.spaces) - 1),
        "first_die": Span(0, 6),
        "second_die": Span(0, 6),
        "purse": money,
        "pawns": pieces,
        "spare_pawns": pieces,
        "spare_markers": pieces,
        "holder": seat,
        "face": Span(0, 2),
        "antilles": pieces,
        "rung": Span(NONE, 20),
        "easel": Span(0, MANY),
        "finished": some,
        "mills": some,
        "governors": some,
        "hand": Span(0, cards, faces[: int(edition.hidden)]),
        "backs": Span(0, cards, colours),
        "draw": some,
        "deck": Span(0, cards, colours),
        "discard": Span(0, cards, faces),
        "heap": Span(0, cards, colours),
        "waiting": flag,
        "lot": Span(NONE, 9),
        "bid": money,
        "bidder": seat,
        "bids": Span(SELLING, MANY),
    }
