"""How each game learns what the traits of its positions are worth, for bench/weights.py."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

from weights_of import lin1680, tapestry

Sample = Any  # what a game notes at its moment
GAMES: Final[dict[str, ModuleType]] = {"lin1680": lin1680, "tapestry": tapestry}
