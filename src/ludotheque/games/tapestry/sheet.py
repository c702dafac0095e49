"""The position of Tapestry as numbers, for programs that learn: field by field, and within what bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.core.layout import Span
from ludotheque.core.sheet import Sheet
from ludotheque.games.tapestry.components import (
    BUILDING_IDS,
    CARD_IDS,
    CIVILIZATION_IDS,
    ERAS,
    LAST,
    NONE,
    OBJECTIVE_IDS,
    ON_MAP,
    OUT,
    RESOURCE_IDS,
    SOURCE_IDS,
    TRACK_IDS,
)

if TYPE_CHECKING:
    from ludotheque.games.tapestry.edition import TapestryEdition
    from ludotheque.games.tapestry.state import Tapestry

MANY: Final = 1000  # of what has no bound in the rules; no match comes near it


def show(state: Tapestry, sheet: Sheet) -> None:
    """The fields in the order of SEEN_BY, which says who sees them."""
    sheet.number(state.rules)
    sheet.number(state.adjusted)
    sheet.number(state.large)
    sheet.number(state.leader)
    sheet.number(state.turn)
    sheet.number(state.science_die)
    sheet.all(state.capital)
    sheet.all(state.capital_offer)
    sheet.owner(state.capital_pick)
    sheet.count(state.capital_rest)
    sheet.all(state.civilization_owner)
    sheet.count(state.civilization_pile)
    sheet.owner(state.dealt)
    sheet.owner(state.chosen)
    sheet.all(state.first_civilization)
    sheet.all(state.mat)
    sheet.all(state.era)
    sheet.all(state.finished)
    sheet.all(state.resource)
    sheet.all(state.score)
    sheet.all(state.token_track)
    sheet.all(state.token_space)
    sheet.all(state.singular)
    sheet.all(state.used)
    sheet.all(state.repeated)
    sheet.all(state.locked)
    sheet.all(state.objective)
    sheet.all(state.toppled)
    sheet.all(state.buildings)
    sheet.all(state.placed)
    sheet.all(state.plots)
    sheet.all(state.filled)
    sheet.all(state.landmark_owner)
    sheet.all(state.landmark_site)
    sheet.all(state.landmark_turn)
    sheet.all(state.tile)
    sheet.all(state.turned)
    sheet.all(state.piece)
    sheet.all(state.controller)
    sheet.all(state.territories)
    sheet.all(state.outposts)
    sheet.all(state.tile_place)
    sheet.all(state.space_place)
    sheet.all(state.tech_place)
    sheet.all(state.tech_tokens)
    sheet.owner(state.hand)
    sheet.count(state.deck)
    sheet.count(state.buried)
    sheet.all(state.discard)
    sheet.all(state.laid)
    sheet.all(state.face_down)
    sheet.all(state.top)
    sheet.all(state.heralded)
    sheet.all(state.active)
    sheet.all(state.ally)
    sheet.all(state.pact)
    sheet.number(state.level)
    sheet.all(state.automa)
    sheet.all(state.decision)


def spans(edition: TapestryEdition, seats: int) -> dict[str, Span]:
    """How small and how large the numbers of each field get, and what they are called."""
    mats = CIVILIZATION_IDS
    seat, flag, some = Span(NONE, seats - 1), Span(0, 1), Span(0, MANY)
    tracks, cards = tuple(TRACK_IDS), tuple(CARD_IDS)
    buildings = Span(0, MANY, tuple(BUILDING_IDS))
    civilizations = Span(0, 1, tuple(mats))
    card, faces = Span(-2, len(cards) - 1), Span(0, MANY, cards)
    return {
        "rules": some,
        "buried": some,
        "level": Span(NONE, MANY),
        "automa": Span(-MANY, MANY),
        "decision": Span(-MANY, MANY),
        "adjusted": flag,
        "large": flag,
        "leader": seat,
        "turn": seat,
        "science_die": Span(NONE, len(tracks) - 1),
        "capital": Span(NONE, MANY),
        "capital_offer": flag,
        "capital_pick": flag,
        "capital_rest": flag,
        "civilization_owner": Span(OUT, seats - 1, tuple(mats)),
        "civilization_pile": civilizations,
        "dealt": civilizations,
        "chosen": civilizations,
        "first_civilization": Span(NONE, len(mats) - 1),
        "mat": Span(-MANY, MANY),
        "era": Span(0, ERAS),
        "finished": flag,
        "resource": Span(0, MANY, tuple(RESOURCE_IDS)),
        "score": Span(-MANY, MANY, tuple(SOURCE_IDS)),
        "token_track": Span(0, len(tracks) - 1),
        "token_space": Span(0, LAST),
        "singular": flag,
        "used": Span(0, 1 << (LAST + 1), tracks),
        "repeated": flag,
        "locked": Span(0, MANY, tracks),
        "objective": Span(0, 1, tuple(OBJECTIVE_IDS)),
        "toppled": some,
        "buildings": buildings,
        "placed": buildings,
        "plots": some,
        "filled": some,
        "landmark_owner": seat,
        "landmark_site": Span(ON_MAP, MANY),
        "landmark_turn": Span(0, 3),
        "tile": Span(-3, MANY),
        "turned": some,
        "piece": some,
        "controller": seat,
        "territories": some,
        "outposts": some,
        "tile_place": some,
        "space_place": some,
        "tech_place": some,
        "tech_tokens": Span(-MANY, MANY),
        "hand": faces,
        "deck": faces,
        "discard": faces,
        "laid": faces,
        "face_down": some,
        "top": card,
        "heralded": flag,
        "active": card,
        "ally": seat,
        "pact": Span(NONE, len(tracks) - 1),
    }
