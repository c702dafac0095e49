"""One random match of every game as OpenSpiel writes it down, kept short: `python -m tests.laboratory.playthrough`.

The generator is OpenSpiel's own. What it tells of the game and of the first positions is kept as it is, but for very
long lines; of every later position a fingerprint of all that is told, and the answer. So the files stay small, and the
first position that differs is named.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Final

from open_spiel.python.algorithms.generate_playthrough import playthrough

from ludotheque.games import HERE, games
from ludotheque.research import openspiel

FOLDER: Final = Path(__file__).parent / "playthroughs"
SEED: Final = 7
WHOLE: Final = 3  # positions that are kept whole
LONGEST: Final = 160
APPLIED: Final = re.compile(r"\n# Apply action (.*)\naction: \d+\n?$")


def of_game(id: str) -> str:
    """The playthrough of a game of as few players as OpenSpiel takes, shortened."""
    told = playthrough(str(openspiel.load(id)), None, seed=SEED)
    about, *positions = re.split(r"\n\n(?=# State \d+\n)", told)
    whole = [shortened(part) for part in (about, *positions[:WHOLE])]
    rest = [f"{WHOLE + at} {fingerprint(part)} {answer(part)}" for at, part in enumerate(positions[WHOLE:])]
    return "\n\n".join([*whole, "# Later states: a fingerprint of all that is told, and the answer", "\n".join(rest)])


def shortened(part: str) -> str:
    lines = [line if len(line) <= LONGEST else f"{line[:LONGEST]}… {fingerprint(line)}" for line in part.splitlines()]
    return "\n".join(lines)


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def answer(part: str) -> str:
    found = APPLIED.search(part)
    returns = re.search(r"^Returns\(\) = (.*)$", part, re.MULTILINE)
    return found[1] if found else f"over: {returns[1] if returns else '?'}"


def house() -> list[str]:
    return [id for id in games if games[id].folder.parent == HERE]


if __name__ == "__main__":
    for id in house():
        (FOLDER / f"{id}.txt").write_text(of_game(id) + "\n", "utf-8")
