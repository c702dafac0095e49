"""The position of Bretagne as numbers, for programs that learn: field by field, and within what bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import extend, vec
from mypy_extensions import i64

from ludotheque.core.layout import MANY, Span
from ludotheque.core.sheet import Sheet
from ludotheque.core.sight import together
from ludotheque.games.bretagne import components as c

if TYPE_CHECKING:
    from ludotheque.games.bretagne.edition import BretagneEdition
    from ludotheque.games.bretagne.state import Bretagne


def show(state: Bretagne, sheet: Sheet, row: vec[i64]) -> vec[i64]:
    """The fields as SEEN_BY says who sees them: its order holds among arrays, and among all others."""
    hands = sheet.changed & c.HAND_PART != 0
    if sheet.changed & c.ROUND_PART:
        row = extend(row, state.skies)
        row = extend(row, state.harvests)
        row = extend(row, state.order)
        row = extend(row, state.passed)
    else:
        row = sheet.past(c.ROUND_PART)
    if sheet.changed & c.TOWER_PART:
        row = extend(row, state.slot)
        row = extend(row, state.built)
        row = extend(row, state.height)
        row = extend(row, state.engineers_on)
        row = extend(row, state.francs_on)
        row = extend(row, state.floor_tile)
        row = extend(row, state.floor_owner)
        row = extend(row, state.floor_crew)
        row = extend(row, state.rent)
        row = extend(row, state.improved)
        row = extend(row, state.in_port)
    else:
        row = sheet.past(c.TOWER_PART)
    row = extend(row, state.workers)
    row = extend(row, state.aside)
    row = extend(row, state.purse)
    row = extend(row, state.engineers)
    row = extend(row, state.barge)
    row = extend(row, state.goods)
    sheet.three(state.round, state.phase, state.active)
    sheet.three(state.by_pontivy, state.hurt_at_home, state.weather)
    sheet.number(state.forecast)
    sheet.number(state.production)
    sheet.owner(state.hand, hands)
    row = extend(row, state.in_town)
    row = extend(row, state.tally)
    row = extend(row, state.bank)
    row = extend(row, state.quimper)
    row = extend(row, state.market)
    sheet.three(state.spare_engineers, state.singles, state.pairs)
    sheet.number(state.bought)
    sheet.count(state.draw, hands)
    if sheet.changed & c.TILE_PART:
        row = extend(row, state.pile)
        row = extend(row, state.shown)
    else:
        row = sheet.past(c.TILE_PART)
    row = extend(row, state.discard)
    row = extend(row, state.exchanged)
    row = extend(row, state.played)
    sheet.number(state.tower)
    sheet.number(state.stage)
    return row


def spans(edition: BretagneEdition, seats: int) -> dict[str, Span]:
    """How small and how large the numbers of each field get, and what they are called."""
    cards = sum(int(count) for count in edition.card_count)
    return together(
        ("by_pontivy hurt_at_home harvests built in_port exchanged", Span(0, 1)),
        ("skies height engineers_on francs_on purse engineers singles pairs", Span(0, MANY)),
        ("active order passed floor_owner", Span(c.NONE, seats - 1)),
        ("goods quimper market", Span(0, MANY, tuple(c.RESOURCE_IDS))),
        ("hand draw discard played", Span(0, cards)),
        ("pile shown", Span(0, sum(int(count) for count in edition.tile_count))),
        ("floor_tile bought", Span(c.NONE, len(edition.tile_size) - 1)),
        ("floor_crew workers aside", Span(0, int(edition.workers + edition.side_workers))),
        ("weather forecast", Span(c.NONE, len(edition.sky_cards) - 1)),
        ("round", Span(0, int(edition.rounds) + 1)),
        ("phase", Span(0, c.GAME_END)),
        ("production", Span(c.NONE, MANY)),
        ("slot", Span(c.NONE, len(edition.slot_coast) - 1)),
        ("rent", Span(c.NONE, len(edition.rent_coast) - 1)),
        ("improved", Span(0, 1, tuple(c.COAST_IDS))),
        ("barge", Span(c.NONE, len(edition.saves) - 1)),
        ("in_town", Span(0, MANY, tuple(c.TOWN_IDS))),
        ("tally", Span(-MANY, MANY, tuple(c.SOURCE_IDS))),
        ("bank", Span(-MANY, MANY, tuple(c.RESOURCE_IDS))),
        ("spare_engineers", Span(-MANY, MANY)),
        ("tower", Span(c.NONE, len(edition.category) - 1)),
        ("stage", Span(0, 3)),
    )
