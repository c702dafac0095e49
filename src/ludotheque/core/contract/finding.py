"""What the contract found."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

TITLES: Final = {
    1: "Matches end, with points for every seat; options are never empty before",
    2: "The same seed and answers give the same record and position",
    3: "Clones keep their fingerprint whatever happens to the original",
    4: "A saved position loads again as it was",
    5: "Options are unique, read back, and are drawn on the board",
    6: "A seat gets all that it may know, and nothing that it cannot see",
    7: "Nothing is made or lost",
    8: "Recorded matches replay to their recorded result",
    9: "Every clause has code and a test; every word is said in every language",
}
MOST_PROBLEMS: Final = 20


@dataclass
class Finding:
    """One point of the contract: how often it was checked and what was wrong."""

    point: int
    title: str
    count: int = 0
    problems: list[str] = field(default_factory=list)
    excused: bool = False  # what it is checked with is not installed here


class Findings:
    """Collects what the checks see."""

    def __init__(self, titles: Mapping[int, str] = TITLES) -> None:
        self.points = {point: Finding(point, title) for point, title in titles.items()}

    def see(self, point: int, holds: bool, problem: str) -> bool:
        """Count one check; keep the problem if it does not hold."""
        finding = self.points[point]
        finding.count += 1
        if not holds and len(finding.problems) <= MOST_PROBLEMS and problem not in finding.problems:
            finding.problems.append(problem if len(finding.problems) < MOST_PROBLEMS else "… and more")
        return holds

    def excuse(self, point: int) -> None:
        self.points[point].excused = True

    @contextmanager
    def failures(self, point: int, where: str) -> Iterator[None]:
        """What the code of a game stumbles over while it is looked at is a problem of the game, told with its place."""
        try:
            yield
        except Exception as problem:
            last = traceback.extract_tb(problem.__traceback__)[-1]
            place = f"{Path(last.filename).name}:{last.lineno}"
            self.see(point, False, f"{where}: {type(problem).__name__}: {problem} ({place})")

    def all(self) -> list[Finding]:
        for finding in self.points.values():
            if finding.count == 0 and not finding.excused:
                finding.problems.append("nothing was checked")
        return list(self.points.values())
