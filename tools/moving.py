"""Compiled modules are made apart from the sources and moved in beside them all at once.

A process that finds half of them would mix two engines: while they are moved a mark lies beside them, and whoever
starts meanwhile reads the source alone (`ludotheque/_build.py`).
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

MARK = "ludotheque/.moving"


def of_compiler(file: str) -> bool:
    return file.endswith((".so", ".pyd"))


def of_source(file: str) -> bool:
    return not of_compiler(file)


def forget(folder: str | Path, keep: Iterable[str], of_kind: Callable[[str], bool] = of_compiler) -> None:
    """Remove from a folder what an earlier build left: a compiled module without its source would be found first."""
    kept = set(keep)
    for place, _, names in os.walk(folder):
        for name in names:
            file = os.path.join(place, name)
            if of_kind(name) and os.path.relpath(file, folder) not in kept:
                os.remove(file)


def made_in(folder: str | Path) -> list[str]:
    """The compiled modules below a folder, the libraries before the modules that ask for them."""
    files = [str(file.relative_to(folder)) for file in Path(folder).rglob("*") if of_compiler(file.name)]
    return sorted(files, key=lambda file: ("__mypyc." not in file, file))


def move_in(made: Path, source: Path, as_of: float | None = None) -> None:
    """Put what was made beside the sources, as young as the sources it was made from, and nothing else."""
    files = made_in(made)
    mark = source / MARK
    mark.touch()
    forget(source, files)
    for file in files:
        new = source / f"{file}.new"
        shutil.copyfile(made / file, new)
        if as_of is not None:
            os.utime(new, (as_of, as_of))
        os.replace(new, source / file)
    mark.unlink()


if __name__ == "__main__":
    begun = Path(sys.argv[3])
    move_in(Path(sys.argv[1]), Path(sys.argv[2]), begun.stat().st_mtime)
