"""What the static plate of a shape needs."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ludotheque.drawing.lettering import number
from ludotheque.games.lin1680.scene import country
from ludotheque.games.lin1680.scene.shapes import SHAPES

KIND_ICONS: Final = {"land": "field", "seed": "plant-seed", "labour": "farmer", "skein": "yarn", "loom": "loom"}
TYPES: Final = (
    ("port", "anchor", 17), ("market", "scales", 19), ("loom", "loom", 14), ("land", "field", 17),
    ("seed", "plant-seed", 15), ("labour", "farmer", 18), ("skein", "yarn", 18),
)  # fmt: skip
SYMBOLS: Final = (
    "anchor", "burning-embers", "cancel", "card-joker", "check-mark", "family-house", "farmer", "field", "hourglass",
    "laurels", "lightning-storm", "loom", "plant-seed", "robber-hand", "rolled-cloth", "rolling-dices", "scales",
    "stack", "stamper", "trade", "wax-seal", "yarn",
)  # fmt: skip
TYPE_ICONS: Final = {type: icon for type, icon, _ in TYPES}
RADIUS: Final = 13


def plate(shape: str) -> dict[str, object]:
    """What the static plate needs."""
    drawn = SHAPES[shape]
    return {
        "shape": drawn,
        "symbols": SYMBOLS,
        "types": TYPES,
        "wedges": wedges(),
        "coast": country.coast(drawn),
        "islands": country.islands(drawn),
        "border": country.border(drawn),
        "beyond": country.beyond(drawn),
        "roads": country.roads(drawn),
        "sea_routes": country.sea_routes(drawn),
        "relief": country.relief(drawn),
        "signs": country.signs(drawn),
    }


def wedges() -> list[tuple[str, str]]:
    """The multicolour face of a die: a wedge for each kind."""
    share = 2 * pi / len(KIND_ICONS)
    corners = [(RADIUS * sin(share * turn), -RADIUS * cos(share * turn)) for turn in range(len(KIND_ICONS) + 1)]
    paths = [
        f"M0 0L{number(a)} {number(b)}A{RADIUS} {RADIUS} 0 0 1 {number(c)} {number(d)}z"
        for (a, b), (c, d) in zip(corners, corners[1:])
    ]
    return list(zip(KIND_ICONS, paths))
