"""Where the names of the places stand, where below the sign would be too close to something else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Label:
    """From the middle of the sign; `side` is the end of the name that stands there."""

    x: float
    y: float
    side: str = "middle"


BELOW: Final = {"port": Label(0, 28.5), "market": Label(0, 25.5), "plain": Label(0, 25)}

BOTH: Final[dict[str, Label]] = {
    "le-legue": Label(8, 28.5), "morlaix": Label(14, 28.5), "paimpol": Label(21, 4, "start"),
    "port-louis": Label(21, 4, "start"), "pouldavid": Label(14, 28.5), "roscoff": Label(-15, -16, "end"),
    "chateaubriant": Label(18, 4, "start"), "dinan": Label(-8, 25.5), "landivisiau": Label(-18, 4, "end"),
    "locronan": Label(18, 4, "start"), "quintin": Label(-18, 4, "end"), "moncontour": Label(17.5, 4, "start"),
    "saint-thegonnec": Label(17.5, 4, "start"), "guerande": Label(8, 25), "malestroit": Label(-17.5, 4, "end"),
    "plouescat": Label(-17.5, 4, "end"), "dol": Label(14, 25), "hennebont": Label(17.5, 4, "start"),
    "lesneven": Label(-17.5, 4, "end"), "saint-pol": Label(8, 25), "callac": Label(-17.5, 4, "end"),
    "chateaulin": Label(17.5, 4, "start"), "lamballe": Label(14, 25), "carhaix": Label(24, 25), "mur": Label(-8, 25),
    "quimper": Label(8, 25), "belle-isle": Label(-11.5, 20.5, "end"),
}  # fmt: skip
WIDE: Final[dict[str, Label]] = {
    "guingamp": Label(-14, 25.5), "merdrignac": Label(-14, 25), "uzel": Label(-8, 25),
    "lanvollon": Label(17.5, 4, "start"), "pont-croix": Label(-8, 25), "treguier": Label(-6, 25),
    "machecoul": Label(-17.5, 4, "end"), "saint-renan": Label(17.5, 4, "start"), "josselin": Label(-8, 25),
    "pouldavid": Label(11, 28.5), "landivisiau": Label(-17, 5, "end"), "rosporden": Label(4, 25),
    "quimper": Label(6, 25),
}  # fmt: skip
TALL: Final[dict[str, Label]] = {
    "guingamp": Label(-12, 21, "end"), "merdrignac": Label(-8, 25), "pontrieux": Label(-11.5, 20.5, "end"),
    "saint-renan": Label(-14, 25), "chatelaudren": Label(-8, 25),
}  # fmt: skip
LABELS: Final = {"wide": {**BOTH, **WIDE}, "tall": {**BOTH, **TALL}}
REGIONS: Final = {
    "leon": (196, 120), "tregor": (376, 117), "penthievre": (662, 228), "cornouaille": (270, 314),
    "vannetais": (558, 410), "pays-malouin": (658, 142), "pays-de-rennes": (754, 418), "pays-nantais": (686, 498),
}  # fmt: skip
