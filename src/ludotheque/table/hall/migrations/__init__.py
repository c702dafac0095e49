"""How a database of an earlier release becomes one of this: one revision after the other, each a file in `versions/`.

A file is called `r002_what_it_brings.py`: the numbers give the order, and the highest is what this release needs.
"""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
BASELINE: Final = "r001"  # 0.1.0, which did not write down its revision


def revisions() -> list[str]:
    """All that this release knows, the newest last: told by the files' names, so that nothing else need be read."""
    return sorted(file.name.partition("_")[0] for file in (FOLDER / "versions").glob("r*.py"))
