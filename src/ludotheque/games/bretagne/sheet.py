"""The position of Bretagne as numbers, for programs that learn: field by field, and within what bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.core.layout import Span
from ludotheque.core.sheet import Sheet
from ludotheque.games.bretagne.components import COAST_IDS, GAME_END, NONE, RESOURCE_IDS, SOURCE_IDS, TOWN_IDS

if TYPE_CHECKING:
    from ludotheque.games.bretagne.edition import BretagneEdition
    from ludotheque.games.bretagne.state import Bretagne

MANY: Final = 1000  # of what has no bound in the rules; no match comes near it


def show(state: Bretagne, sheet: Sheet) -> None:
    """The fields in the order of SEEN_BY, which says who sees them."""
    sheet.number(state.round)
    sheet.number(state.phase)
    sheet.number(state.active)
    sheet.number(state.by_pontivy)
    sheet.number(state.hurt_at_home)
    sheet.number(state.weather)
    sheet.number(state.forecast)
    sheet.all(state.skies)
    sheet.number(state.production)
    sheet.all(state.harvests)
    sheet.all(state.order)
    sheet.all(state.passed)
    sheet.all(state.slot)
    sheet.all(state.built)
    sheet.all(state.height)
    sheet.all(state.engineers_on)
    sheet.all(state.francs_on)
    sheet.all(state.floor_tile)
    sheet.all(state.floor_owner)
    sheet.all(state.floor_crew)
    sheet.all(state.rent)
    sheet.all(state.improved)
    sheet.all(state.in_port)
    sheet.all(state.workers)
    sheet.all(state.aside)
    sheet.all(state.purse)
    sheet.all(state.engineers)
    sheet.all(state.barge)
    sheet.all(state.goods)
    sheet.owner(state.hand)
    sheet.all(state.in_town)
    sheet.all(state.tally)
    sheet.all(state.bank)
    sheet.number(state.spare_engineers)
    sheet.all(state.quimper)
    sheet.all(state.market)
    sheet.number(state.singles)
    sheet.number(state.pairs)
    sheet.all(state.pile)
    sheet.all(state.shown)
    sheet.number(state.bought)
    sheet.count(state.draw)
    sheet.all(state.discard)
    sheet.all(state.exchanged)
    sheet.number(state.tower)
    sheet.number(state.stage)
    sheet.all(state.played)


def spans(edition: BretagneEdition, seats: int) -> dict[str, Span]:
    """How small and how large the numbers of each field get, and what they are called."""
    seat, flag, some = Span(NONE, seats - 1), Span(0, 1), Span(0, MANY)
    tile, tower = Span(NONE, len(edition.tile_size) - 1), Span(NONE, len(edition.category) - 1)
    goods = Span(0, MANY, tuple(RESOURCE_IDS))
    cards = Span(0, sum(int(count) for count in edition.card_count))
    tiles = Span(0, sum(int(count) for count in edition.tile_count))
    crews = Span(0, int(edition.workers + edition.side_workers))
    return {
        "round": Span(0, int(edition.rounds) + 1),
        "phase": Span(0, GAME_END),
        "active": seat,
        "by_pontivy": flag,
        "hurt_at_home": flag,
        "weather": Span(NONE, len(edition.sky_cards) - 1),
        "forecast": Span(NONE, len(edition.sky_cards) - 1),
        "skies": some,
        "production": Span(NONE, MANY),
        "harvests": flag,
        "order": seat,
        "passed": seat,
        "slot": Span(NONE, len(edition.slot_coast) - 1),
        "built": flag,
        "height": some,
        "engineers_on": some,
        "francs_on": some,
        "floor_tile": tile,
        "floor_owner": seat,
        "floor_crew": crews,
        "rent": Span(NONE, len(edition.rent_coast) - 1),
        "improved": Span(0, 1, tuple(COAST_IDS)),
        "in_port": flag,
        "workers": crews,
        "aside": crews,
        "purse": some,
        "engineers": some,
        "barge": Span(NONE, len(edition.saves) - 1),
        "goods": goods,
        "hand": cards,
        "in_town": Span(0, MANY, tuple(TOWN_IDS)),
        "tally": Span(-MANY, MANY, tuple(SOURCE_IDS)),
        "bank": Span(-MANY, MANY, tuple(RESOURCE_IDS)),
        "spare_engineers": Span(-MANY, MANY),
        "quimper": goods,
        "market": goods,
        "singles": some,
        "pairs": some,
        "pile": tiles,
        "shown": tiles,
        "bought": tile,
        "draw": cards,
        "discard": cards,
        "exchanged": flag,
        "tower": tower,
        "stage": Span(0, 3),
        "played": cards,
    }
