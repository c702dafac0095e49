"""What a learner is told of the map of Tapestry: what a player holds, what lies around it, and the objectives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.tapestry.components import (
    NONE,
    OBJECTIVE_IDS,
    OBJECTIVES,
    PRINTED,
    UNEXPLORED,
)
from ludotheque.games.tapestry.map.atlas import HEXES, all_hexes
from ludotheque.games.tapestry.outlook.holdings import climb
from ludotheque.games.tapestry.outlook.mats import END as FIRST

if TYPE_CHECKING:
    from ludotheque.games.tapestry.state import Tapestry

LAND_STEPS: Final[list[i64]] = [3, 4, 5, 7, 9]
_lands: Final = 5  # how many steps these are
RINGS: Final = 3  # hexes from the middle island that are told apart
BIT: Final = vec[i64]([1 << hex for hex in range(HEXES)])  # by hex; compiled, a shifted 1 would have but 32 bits
AWAY: Final = vec[i64]([max(abs(u), abs(v), abs(u - v)) for u, v in all_hexes()])  # by hex, from the middle of the map

LANDS: Final = FIRST  # by step
OUTPOSTS: Final = LANDS + _lands
NO_OUTPOST: Final = OUTPOSTS + 1
OPEN: Final = NO_OUTPOST + 1
EMPTY: Final = OPEN + 1
PREY: Final = EMPTY + 1
EXPOSED: Final = PREY + 1
SAFE: Final = EXPOSED + 1
MIDDLE: Final = SAFE + 1
RING: Final = MIDDLE + 1  # by hexes, less one
TAKEN: Final = RING + RINGS  # by objective
VALUE: Final = TAKEN + OBJECTIVES  # by objective
LAST_ONE: Final = VALUE + OBJECTIVES
END: Final = LAST_ONE + 1

NAMES: Final = {
    **{f"{count} territories": "whether one controls so many" for count in LAND_STEPS},
    "outposts": "outposts in supply, in tens",
    "no outpost": "whether there is none",
    "unexplored": "unexplored hexes next to one's territories, in fives",
    "empty lands": "territories there that can be conquered and are nobody's, in threes",
    "prey": "… that a rival controls, in pairs",
    "exposed": "one's territories that a rival could conquer, in pairs",
    "safe": "those that have no room for another piece, in threes",
    "middle": "whether one controls the middle island",
    **{
        f"middle in {hexes + 1}": "whether one's nearest territory is so many hexes from it, while it can be conquered"
        for hexes in range(RINGS)
    },
    **{f"{id} objective": "whether one has reached it" for id in OBJECTIVE_IDS},
    **{f"{id} objective left": "what it would bring, in tens of points" for id in OBJECTIVE_IDS},
    "one to topple": "whether one more outpost toppled brings its objective",
}


def fill_realm(state: Tapestry, seat: i64, row: vec[float]) -> None:
    """T-7.1, T-10: territories, and what touches them; sets of hexes are bits."""
    climb(row, LANDS, LAND_STEPS, state.territories[seat])
    outposts = state.outposts[seat]
    row[OUTPOSTS] = 0.1 * float(outposts)
    row[NO_OUTPOST] = 1.0 if outposts == 0 else 0.0
    beside = state.atlas().around
    controller = state.controller
    own: i64 = 0
    around: i64 = 0
    theirs: i64 = 0  # what touches a territory of rivals who may conquer
    nearest: i64 = HEXES
    for hex in range(HEXES):
        holder = controller[hex]
        if holder == NONE:
            continue
        if holder == seat:
            own |= BIT[hex]
            if AWAY[hex] < nearest:
                nearest = AWAY[hex]
            around |= beside[hex]
        elif state.finished[holder] == 0 and state.outposts[holder] > 0:
            theirs |= beside[hex]
    near = own | around
    for hex in range(HEXES):
        if near >> hex & 1 == 0:
            continue
        if own >> hex & 1 == 1:
            if state.piece[2 * hex + 1] != 0:
                row[SAFE] += 0.33
            elif theirs >> hex & 1 == 1:
                row[EXPOSED] += 0.5
        else:
            tile = state.tile[hex]
            if tile == UNEXPLORED:
                row[OPEN] += 0.2
            elif (tile >= 0 or tile == PRINTED) and state.piece[2 * hex + 1] == 0:
                if controller[hex] == NONE:
                    row[EMPTY] += 0.33
                else:
                    row[PREY] += 0.5
    fill_objectives(state, seat, nearest, row)


def fill_objectives(state: Tapestry, seat: i64, nearest: i64, row: vec[float]) -> None:
    """T-17: those that are reached, what the others are worth, and how far away the middle island is."""
    for objective in range(OBJECTIVES):
        if state.objective[OBJECTIVES * seat + objective] == 1:
            row[TAKEN + objective] = 1.0
            continue
        before: i64 = 0
        for other in range(state.seats):
            before += state.objective[OBJECTIVES * other + objective]
        values = state.edition.objective_points[OBJECTIVES * state.large + objective]
        if before < len(values):
            row[VALUE + objective] = 0.1 * float(values[before])
    if row[VALUE + 1] > 0.0 and state.toppled[seat] == state.edition.toppled_for_objective - 1:
        row[LAST_ONE] = 1.0
    middle = state.atlas().middle
    if state.controller[middle] == seat:
        row[MIDDLE] = 1.0
    elif row[VALUE + 2] > 0.0 and state.piece[2 * middle + 1] == 0 and nearest >= 1 and nearest <= RINGS:
        row[RING + nearest - 1] = 1.0
