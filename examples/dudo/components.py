"""What is in the box of Dudo: dice of six faces, the ones of which are aces."""

from __future__ import annotations

from typing import Final

FACES: Final = 6
ACES: Final = 0  # a face is numbered from 0
FACE_IDS: Final = ["aces", "twos", "threes", "fours", "fives", "sixes"]
NO_BID: Final = 0
NOBODY_YET: Final = -1
