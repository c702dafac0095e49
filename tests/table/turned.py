"""A server whose clock can be turned: `python -m tests.table.turned serve …` with LUDOTHEQUE_TURNED naming a file. Its
matches can be foreseen.

What stands in the file is by how many seconds it is later than it seems; nothing else of the server knows of it.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

FILE = Path(os.environ.get("LUDOTHEQUE_TURNED", ""))
real = time.time


def turned() -> float:
    try:
        return real() + float(FILE.read_text("utf-8"))
    except (OSError, ValueError):
        return real()


if __name__ == "__main__":
    time.time = turned
    from ludotheque.cli import main
    from tests.table.foreseen import foresee

    foresee()
    raise SystemExit(main())
