"""T-10.2, T-10.3: pieces on the map, who controls what, and what touches what; a territory has room for two pieces."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Question
from ludotheque.games.tapestry.components import MAP_PART, NONE, OUTPOST, PRINTED, SIDES
from ludotheque.games.tapestry.map.pieces import TOPPLED, owner_of, piece_of, stands
from ludotheque.games.tapestry.state import Tapestry


class AtHex(Question[Tapestry]):
    """T-10.3: a question about one territory; unless it says otherwise, whether one will."""

    def __init__(self, seat: i64, hex: i64) -> None:
        super().__init__(seat)
        self.hex = hex

    def choices(self, state: Tapestry) -> list[Action]:
        return [state.edition.verbs.accept, state.edition.verbs.decline]


def pieces(state: Tapestry, hex: i64) -> i64:
    """T-10.10: tokens of any kind on a territory."""
    if state.piece[2 * hex] == 0:
        return 0
    return 1 if state.piece[2 * hex + 1] == 0 else 2


def put(state: Tapestry, hex: i64, piece: i64) -> None:
    """A piece comes onto a territory with room for it."""
    at = 2 * hex if state.piece[2 * hex] == 0 else 2 * hex + 1
    state.changed |= MAP_PART
    state.piece[at] = piece
    settle_control(state, hex)


def put_outpost(state: Tapestry, seat: i64, hex: i64) -> None:
    """T-10.8: from the supply onto the map."""
    state.changed |= MAP_PART
    state.outposts[seat] -= 1
    put(state, hex, piece_of(seat, OUTPOST))


def topple_at(state: Tapestry, at: i64) -> None:
    """T-10.6: a piece is laid on its side; at is its place, two for each hex."""
    state.changed |= MAP_PART
    state.piece[at] += TOPPLED
    settle_control(state, at // 2)


def settle_control(state: Tapestry, hex: i64) -> None:
    """T-10.2, R-13, R-31: every standing piece is yours, and there is one; tokens and toppled pieces do not count."""
    holder: i64 = NONE
    for at in range(2 * hex, 2 * hex + 2):
        piece = state.piece[at]
        if stands(piece):
            owner = owner_of(piece)
            if holder != NONE and holder != owner:
                holder = NONE
                break
            holder = owner
    before = state.controller[hex]
    if before != holder:
        state.changed |= MAP_PART
        if before != NONE:
            state.territories[before] -= 1
        if holder != NONE:
            state.territories[holder] += 1
        state.controller[hex] = holder


def is_territory(state: Tapestry, hex: i64) -> bool:
    """T-10.3: a placed tile or a printed hex."""
    return state.tile[hex] >= 0 or state.tile[hex] == PRINTED


def touches(state: Tapestry, seat: i64, hex: i64) -> bool:
    """T-7.1, T-7.8, T-10.1: next to a territory one controls."""
    neighbours = state.atlas().neighbours
    for side in range(SIDES * hex, SIDES * hex + SIDES):
        other = neighbours[side]
        if other != NONE and state.controller[other] == seat:
            return True
    return False


def corner(state: Tapestry, hex: i64, at: i64) -> i64:
    """T-7.4: the terrain of a territory at one of its corners as the tile lies."""
    tile = state.tile[hex]
    if tile >= 0:
        return state.edition.tile_corners[SIDES * tile + (at + SIDES - state.turned[hex]) % SIDES]
    return state.atlas().corners[SIDES * hex + at]


def meets(state: Tapestry, hex: i64, side: i64, other: i64) -> bool:
    """T-7.2 to T-7.4: at one end of their common side both territories show the same terrain."""
    return corner(state, hex, side) == corner(state, other, (side + 4) % SIDES) or corner(
        state, hex, (side + 1) % SIDES
    ) == corner(state, other, (side + 3) % SIDES)


def alignment(state: Tapestry, hex: i64) -> i64:
    """T-7.2: one point for each side that lines up with a neighbouring territory."""
    neighbours = state.atlas().neighbours
    count: i64 = 0
    for side in range(SIDES):
        other = neighbours[SIDES * hex + side]
        if other != NONE and is_territory(state, other) and meets(state, hex, side, other):
            count += 1
    return count


def alignment_of(state: Tapestry, hex: i64, tile: i64, turn: i64) -> i64:
    """T-7.2: what a tile would score, laid there and turned so."""
    before = state.tile[hex]
    state.tile[hex] = tile
    state.turned[hex] = turn
    count = alignment(state, hex)
    state.tile[hex] = before
    state.turned[hex] = 0
    return count


def best_fit(state: Tapestry, hex: i64, tile: i64) -> i64:
    """T-7.2: the most that a tile could score there."""
    best: i64 = 0
    for turn in range(SIDES):
        count = alignment_of(state, hex, tile, turn)
        if count > best:
            best = count
    return best
