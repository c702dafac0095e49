"""Which engine runs: the compiled one where it was built, or the same source interpreted.

LUDOTHEQUE_PURE=1 reads the source even where compiled modules lie beside it (for differential tests, profilers and
coverage); LUDOTHEQUE_NATIVE=1 refuses to run interpreted.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

PACKAGE = str(Path(__file__).parent)


def _source_only(path: str) -> FileFinder:
    if path != PACKAGE and not path.startswith(PACKAGE + os.sep):
        raise ImportError("not a folder of this package")
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


def engine() -> str:
    """ "compiled" or "interpreted"."""
    from ludotheque.core import state

    return "interpreted" if str(state.__file__).endswith(".py") else "compiled"


if os.environ.get("LUDOTHEQUE_PURE") == "1":
    sys.path_hooks.insert(0, _source_only)
    sys.path_importer_cache.pop(PACKAGE, None)
elif os.environ.get("LUDOTHEQUE_NATIVE") == "1" and engine() != "compiled":
    raise ImportError(
        "LUDOTHEQUE_NATIVE=1 demands the compiled engine, but it has not been built here: "
        "install a C compiler and run `make setup`, or unset the variable."
    )
