"""The position of Tapestry as numbers, for programs that learn: field by field, and within what bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import extend, vec
from mypy_extensions import i64

from ludotheque.core.layout import MANY, Span
from ludotheque.core.sheet import Sheet
from ludotheque.core.sight import together
from ludotheque.games.tapestry import components as c

if TYPE_CHECKING:
    from ludotheque.games.tapestry.edition import TapestryEdition
    from ludotheque.games.tapestry.state import Tapestry


def show(state: Tapestry, sheet: Sheet, row: vec[i64]) -> vec[i64]:
    """The fields as SEEN_BY says who sees them: its order holds among arrays, and among all others."""
    mats = sheet.changed & c.MATS_PART != 0
    cards = sheet.changed & c.CARD_PART != 0
    sheet.three(state.rules, state.adjusted, state.large)
    sheet.three(state.leader, state.turn, state.science_die)
    sheet.owner(state.capital_pick, mats)
    sheet.count(state.capital_rest, mats)
    sheet.count(state.civilization_pile, mats)
    sheet.owner(state.dealt, mats)
    sheet.owner(state.chosen, mats)
    if mats:
        row = extend(row, state.capital)
        row = extend(row, state.capital_offer)
        row = extend(row, state.civilization_owner)
        row = extend(row, state.first_civilization)
        row = extend(row, state.mat)
    else:
        row = sheet.past(c.MATS_PART)
    row = extend(row, state.era)
    row = extend(row, state.finished)
    row = extend(row, state.resource)
    row = extend(row, state.score)
    row = extend(row, state.token_track)
    row = extend(row, state.token_space)
    row = extend(row, state.singular)
    row = extend(row, state.used)
    row = extend(row, state.repeated)
    row = extend(row, state.locked)
    if sheet.changed & c.CAPITAL_PART:
        row = extend(row, state.objective)
        row = extend(row, state.toppled)
        row = extend(row, state.buildings)
        row = extend(row, state.placed)
        row = extend(row, state.plots)
        row = extend(row, state.filled)
        row = extend(row, state.landmark_owner)
        row = extend(row, state.landmark_site)
        row = extend(row, state.landmark_turn)
    else:
        row = sheet.past(c.CAPITAL_PART)
    if sheet.changed & c.MAP_PART:
        row = extend(row, state.tile)
        row = extend(row, state.turned)
        row = extend(row, state.piece)
        row = extend(row, state.controller)
        row = extend(row, state.territories)
        row = extend(row, state.outposts)
    else:
        row = sheet.past(c.MAP_PART)
    sheet.owner(state.hand, cards)
    sheet.count(state.deck, cards)
    sheet.count(state.buried, cards)
    if sheet.changed & c.SUPPLY_PART:
        row = extend(row, state.tile_place)
        row = extend(row, state.space_place)
        row = extend(row, state.tech_place)
        row = extend(row, state.tech_tokens)
    else:
        row = sheet.past(c.SUPPLY_PART)
    if cards:
        row = extend(row, state.discard)
        row = extend(row, state.laid)
        row = extend(row, state.face_down)
        row = extend(row, state.top)
        row = extend(row, state.heralded)
        row = extend(row, state.active)
        row = extend(row, state.ally)
        row = extend(row, state.pact)
    else:
        row = sheet.past(c.CARD_PART)
    row = extend(row, state.automa)
    row = extend(row, state.decision)
    sheet.number(state.level)
    return row


def spans(edition: TapestryEdition, seats: int) -> dict[str, Span]:
    """How small and how large the numbers of each field get, and what they are called."""
    tracks, cards, civilizations = tuple(c.TRACK_IDS), tuple(c.CARD_IDS), tuple(c.CIVILIZATION_IDS)
    return together(
        ("rules buried toppled plots filled turned piece territories outposts", Span(0, MANY)),
        ("tile_place space_place tech_place face_down", Span(0, MANY)),
        ("adjusted large capital_offer capital_pick capital_rest finished singular repeated heralded", Span(0, 1)),
        ("leader turn landmark_owner controller ally", Span(c.NONE, seats - 1)),
        ("automa decision mat tech_tokens", Span(-MANY, MANY)),
        ("hand deck discard laid", Span(0, MANY, cards)),
        ("civilization_pile dealt chosen", Span(0, 1, civilizations)),
        ("buildings placed", Span(0, MANY, tuple(c.BUILDING_IDS))),
        ("top active", Span(-2, len(cards) - 1)),
        ("science_die pact", Span(c.NONE, len(tracks) - 1)),
        ("level capital", Span(c.NONE, MANY)),
        ("civilization_owner", Span(c.OUT, seats - 1, civilizations)),
        ("first_civilization", Span(c.NONE, len(civilizations) - 1)),
        ("era", Span(0, c.ERAS)),
        ("resource", Span(0, MANY, tuple(c.RESOURCE_IDS))),
        ("score", Span(-MANY, MANY, tuple(c.SOURCE_IDS))),
        ("token_track", Span(0, len(tracks) - 1)),
        ("token_space", Span(0, c.LAST)),
        ("used", Span(0, 1 << (c.LAST + 1), tracks)),
        ("locked", Span(0, MANY, tracks)),
        ("objective", Span(0, 1, tuple(c.OBJECTIVE_IDS))),
        ("landmark_site", Span(c.ON_MAP, MANY)),
        ("landmark_turn", Span(0, 3)),
        ("tile", Span(-3, MANY)),
    )
