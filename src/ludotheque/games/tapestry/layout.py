"""T-1: the box is opened."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.tapestry.components import (
    BUILDINGS,
    CELLS,
    CIVILIZATIONS,
    ERAS,
    FACES,
    LINES,
    NONE,
    OBJECTIVES,
    PLOTS,
    RESOURCES,
    SOURCES,
    TRACKS,
)
from ludotheque.games.tapestry.edition import TapestryEdition
from ludotheque.games.tapestry.map.atlas import HEXES
from ludotheque.games.tapestry.state import Tapestry


def lay_out(edition: TapestryEdition, seats: i64, large: i64, adjusted: i64, rules: i64) -> Tapestry:
    """T-1.1 to T-1.5, T-1.7, T-1.10, T-1.12: a position in which nobody has a capital or a civilization yet."""
    state = Tapestry()
    state.prepare()
    mats = len(edition.capital_numbers)
    state.edition = edition
    state.seats = seats
    state.rules = rules
    state.adjusted = adjusted
    state.large = large
    state.leader = 0
    state.turn = NONE
    state.science_die = NONE
    state.capital = vec[i64]([NONE] * seats)
    state.capital_offer = vec[i64]([0] * (mats * seats))
    state.capital_pick = vec[i64]([0] * (mats * seats))
    state.capital_rest = vec[i64]([0] * mats)
    state.civilization_owner = vec[i64]([NONE] * CIVILIZATIONS)
    state.civilization_pile = vec[i64]([1] * CIVILIZATIONS)
    state.dealt = vec[i64]([0] * (CIVILIZATIONS * seats))
    state.chosen = vec[i64]([0] * (CIVILIZATIONS * seats))
    state.first_civilization = vec[i64]([NONE] * seats)
    state.mat = vec[i64]([0] * (CELLS * CIVILIZATIONS))
    state.era = vec[i64]([0] * seats)
    state.finished = vec[i64]([0] * seats)
    state.resource = vec[i64]([0] * (RESOURCES * seats))
    state.score = vec[i64]([0] * (SOURCES * seats))
    state.token_track = vec[i64]([track for _ in range(seats) for track in range(TRACKS)])
    state.token_space = vec[i64]([0] * (TRACKS * seats))
    state.singular = vec[i64]([0] * seats)
    state.used = vec[i64]([0] * (TRACKS * seats))
    state.repeated = vec[i64]([0] * seats)
    state.locked = vec[i64]([0] * (TRACKS * seats))
    state.objective = vec[i64]([0] * (OBJECTIVES * seats))
    state.toppled = vec[i64]([0] * seats)
    state.buildings = vec[i64]([0] * (BUILDINGS * seats))
    state.placed = vec[i64]([0] * (BUILDINGS * seats))
    state.plots = vec[i64]([0] * (PLOTS * seats))
    state.filled = vec[i64]([0] * (LINES * seats))
    state.landmark_owner = vec[i64]([NONE] * len(edition.landmarks))
    state.landmark_site = vec[i64]([NONE] * len(edition.landmarks))
    state.landmark_turn = vec[i64]([0] * len(edition.landmarks))
    state.tile = state.atlas().ground[:]
    state.turned = vec[i64]([0] * HEXES)
    state.piece = vec[i64]([0] * (2 * HEXES))
    state.controller = vec[i64]([NONE] * HEXES)
    state.territories = vec[i64]([0] * seats)
    state.outposts = vec[i64]([int(edition.outposts)] * seats)
    state.tile_place = vec[i64]([0] * edition.tiles)
    state.space_place = vec[i64]([0] * len(edition.space_benefit))
    state.tech_place = vec[i64]([0] * len(edition.techs))
    state.tech_tokens = vec[i64]([0] * len(edition.techs))
    state.hand = vec[i64]([0] * (FACES * seats))
    state.deck = edition.copies[:]
    state.buried = vec[i64]([0] * FACES)
    state.discard = vec[i64]([0] * FACES)
    state.laid = vec[i64]([0] * (FACES * seats))
    state.face_down = vec[i64]([0] * seats)
    state.top = vec[i64]([NONE] * (ERAS * seats))
    state.heralded = vec[i64]([0] * (ERAS * seats))
    state.active = vec[i64]([NONE] * (2 * seats))
    state.ally = vec[i64]([NONE] * (2 * seats))
    state.pact = vec[i64]([NONE] * (2 * seats))
    state.level = 0
    state.automa = vec[i64]([])
    state.decision = vec[i64]([])
    return state
