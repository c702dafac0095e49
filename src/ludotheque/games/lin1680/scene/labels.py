"""Where the names of the places stand, where below the sign would be too close to something else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Label:
    """From the middle of the sign; `side` is the end of the name that stands there."""

    x: float = 0
    y: float = 26
    side: str = "middle"


LEFT: Final = Label(-19, 4, "end")
RIGHT: Final = Label(19, 4, "start")
ABOVE: Final = Label(0, -18)

BOTH: Final[dict[str, Label]] = {}
LABELS: Final[dict[str, dict[str, Label]]] = {"wide": {**BOTH}, "tall": {**BOTH}}
