"""T-1.2 to T-1.8: every card, tile and piece is always somewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.map.pieces import kind_of, owner_of

if TYPE_CHECKING:
    from ludotheque.games.tapestry.state import Tapestry


def inventory(state: Tapestry) -> dict[str, int]:
    """T-1.3, T-1.7, T-1.11: what can be neither made nor lost; tiles and technologies are each in one place anyway."""
    count: dict[str, int] = {}
    for face, id in enumerate(c.CARD_IDS):
        count[id] = int(state.deck[face] + state.buried[face] + state.discard[face])
        for seat in range(state.seats):
            count[id] += int(state.hand[c.FACES * seat + face] + state.laid[c.FACES * seat + face])
    for at, id in enumerate(c.CIVILIZATION_IDS):
        count[id] = int(state.civilization_pile[at])
        if state.civilization_owner[at] >= 0 or state.civilization_owner[at] == c.OUT:
            count[id] += 1
        for seat in range(state.seats):
            count[id] += int(state.dealt[c.CIVILIZATIONS * seat + at] + state.chosen[c.CIVILIZATIONS * seat + at])
    for seat in range(state.seats):
        on_map = sum(
            1 for piece in state.piece if piece > 0 and owner_of(piece) == seat and kind_of(piece) == c.OUTPOST
        )
        start = 0 if state.capital[seat] != c.NONE else int(state.edition.start_outposts)
        count[f"outposts of seat {seat}"] = int(state.outposts[seat]) + on_map + start
        for kind, id in enumerate(c.BUILDING_IDS):
            at = c.BUILDINGS * seat + kind
            count[f"{id} of seat {seat}"] = int(state.buildings[at] >= state.placed[at])
    return count
