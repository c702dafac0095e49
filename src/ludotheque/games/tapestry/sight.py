"""T-1.14: who sees what, and where cards that a seat does not see may be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.core.sight import ALL, COUNT, EACH, OWNER, together
from ludotheque.core.state import Pool
from ludotheque.games.tapestry.components import CIVILIZATIONS, FACES, NONE

if TYPE_CHECKING:
    from ludotheque.games.tapestry.state import Tapestry

SEEN_BY: Final = together(
    ("rules adjusted large leader turn science_die capital", ALL),
    ("capital_offer", EACH),
    ("capital_pick", OWNER),
    ("capital_rest", COUNT),
    ("civilization_owner", ALL),
    ("civilization_pile", COUNT),
    ("dealt chosen", OWNER),
    ("first_civilization mat era finished", ALL),
    ("resource score token_track token_space", EACH),
    ("singular", ALL),
    ("used", EACH),
    ("repeated", ALL),
    ("locked objective", EACH),
    ("toppled", ALL),
    ("buildings placed plots filled", EACH),
    ("landmark_owner landmark_site landmark_turn tile turned piece controller territories outposts", ALL),
    ("tile_place space_place tech_place tech_tokens", ALL),
    ("hand", OWNER),
    ("deck buried", COUNT),
    ("discard", ALL),
    ("laid", EACH),
    ("face_down", ALL),
    ("top heralded active ally pact", EACH),
    ("level automa decision", ALL),
)


def pools(state: Tapestry) -> list[Pool]:
    """T-1.14, T-6.6: hands come from one deck; while setting up, choices come from what was dealt."""
    nothing = state.edition.nothing_known
    found = [Pool(state.deck, state.hand, nothing, FACES)]
    for face in range(FACES):
        if state.buried[face] > 0:
            found.append(Pool(state.buried, state.hand, nothing, FACES))
            break
    if state.turn == NONE:
        found.append(Pool(state.civilization_pile, state.dealt, nothing, CIVILIZATIONS))
        found.append(Pool(state.civilization_pile, state.chosen, nothing, CIVILIZATIONS))
        mats: i64 = len(state.capital_rest)
        for first in range(0, mats, 2):
            found.append(Pool(state.capital_rest, state.capital_pick, nothing, 2, first, mats))
    return found
