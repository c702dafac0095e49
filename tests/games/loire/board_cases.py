"""What the tests of all games ask of this one: moments to look at, the style of its pictures, samples of its things."""

from __future__ import annotations

import itertools
from typing import Any
from xml.etree import ElementTree

from ludotheque.drawing import draw
from ludotheque.games.loire.components import KIND_IDS
from tests.games.loire.board_stage import Position, actions, four, setup, six, waiting
from tests.games.picture import Style

STARTS = ("ancenis", "angers", "saumur", "tours", "amboise", "blois", "orleans")
EVERYBODY_WAITS = waiting(" ".join(f"{o}>{d}" for o, d in itertools.permutations(range(8), 2)), [2, 2, 3, 3, 2, 2, 4])
PREPARATION = actions(
    *("lay coal-1", "lay coal-2", "lay mariner", "lay fishing", "explode", "explode seat-0 coal-3"),
    *("explode seat-2 coal-2", "explode seat-3 coal-1", "bribe seat-1", "bribe seat-2", "stop"),
)
CASES = {
    "setup": setup().but(options=actions(*(f"place {t}" for t in STARTS))),
    "draft": four().but(phase=1, draft=[2, 1, 3, 1, 1, 2], options=actions(*(f"take {kind}" for kind in KIND_IDS))),
    "preparation": four().but(options=PREPARATION),
    "waiting for fish": four().but(
        laid=[[0, 0, 1, 0, 0, 1], *four().laid[1:]], options=actions("pass", "stop", "lay coal-1")
    ),
    "arrival": six().but(
        town=[0, 0, 6, 2, 2, 0], berth=[-1, 1, -1, -1, 0, 0], options=actions("dock nantes-1", "dock nantes-2")
    ),
    "sale": four().but(phase=3, town=[0, 0, 6, 2], berth=[1, 0, -1, -1], options=actions("sell 0", "sell 1", "sell 2")),
    "crowd": six().but(town=[3] * 6, berth=[0] + [-1] * 5, waiting=EVERYBODY_WAITS, options=actions("stop")),
    "spectator": six().but(seat=-2, hand=[5, 4, 3, 6, 5, 2]),
    "end": six().but(asked=-3, winners=[1], phase=3),
    "two": four().but(seats=2),
}
NAMES = list(CASES)
SAMPLES: dict[str, str | int] = {
    "seat": "seat-0", "victim": "seat-1", "town": "tours", "kind": "coal-1", "face": "wine-tours", "dock": "nantes-2"
}  # fmt: skip
STYLE = Style((120_000, 15_000), plain="dock lead pass place turn", seldom=("compare-points",), untitled=("laid-",))


def view_of(case: str) -> Position:
    return CASES[case]


def picture(position: Position, shape: str = "wide", options: Any = (), **how: Any) -> ElementTree.Element:
    return ElementTree.fromstring(draw(position, shape, options=options, **how))
