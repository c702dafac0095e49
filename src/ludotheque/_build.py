"""Which engine runs: the compiled one where it was built, or the same source interpreted.

LUDOTHEQUE_PURE=1 reads the source even where compiled modules lie beside it (for differential tests, profilers and
coverage); LUDOTHEQUE_NATIVE=1 refuses to run interpreted.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

HERE = Path(__file__).parent
PACKAGE = str(HERE)
MOVING = HERE / ".moving"  # lies here while compiled modules are moved in: see tools/moving.py


def _source_only(path: str) -> FileFinder:
    if path != PACKAGE and not path.startswith(PACKAGE + os.sep):
        raise ImportError("not a folder of this package")
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


def read_sources() -> None:
    """From here on this process imports no compiled module of ours, whatever is built while it runs."""
    if _source_only not in sys.path_hooks:
        sys.path_hooks.insert(0, _source_only)
        for path in [path for path in sys.path_importer_cache if path.startswith(PACKAGE)]:
            del sys.path_importer_cache[path]


def is_built() -> bool:
    """Whether the engine itself is compiled here, whole: games that could not be are interpreted on top of it."""
    return not MOVING.exists() and any((HERE / f"core/state{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def engine() -> str:
    """ "compiled" or "interpreted"."""
    from ludotheque.core import state

    return "interpreted" if str(state.__file__).endswith(".py") else "compiled"


def outdated(package: Path = HERE) -> list[str]:
    """The sources, as paths in the package, that are newer than the library they were compiled into."""
    found = []
    for module in package.rglob("*"):
        suffix = next((end for end in EXTENSION_SUFFIXES if module.name.endswith(end)), None)
        name = module.name.removesuffix(suffix or "")
        source = module.with_name(f"{name}.py")
        if suffix is None or name.endswith("__mypyc") or not source.exists():
            continue
        parts = source.relative_to(package).parts
        home = f"games/{parts[1]}" if parts[0] == "games" else "engine"
        library = package / f"{home}__mypyc{suffix}"
        if library.exists() and source.stat().st_mtime > library.stat().st_mtime:
            found.append("/".join(parts))
    return sorted(found)


def warn_of_outdated() -> None:
    """In a checkout, and once: the processes that this one starts say nothing."""
    if multiprocessing.parent_process() is not None or not (HERE.parents[1] / "pyproject.toml").exists():
        return
    if old := outdated():
        others = f" and {len(old) - 1} more" if len(old) > 1 else ""
        print(
            f"{old[0]}{others} changed since the engine was compiled, and what was compiled runs: "
            "`make setup` compiles again, LUDOTHEQUE_PURE=1 reads the source.",
            file=sys.stderr,
        )


if os.environ.get("LUDOTHEQUE_PURE") == "1":
    read_sources()
elif is_built():
    warn_of_outdated()
elif os.environ.get("LUDOTHEQUE_NATIVE") == "1":
    raise ImportError(
        "LUDOTHEQUE_NATIVE=1 demands the compiled engine, but it has not been built here: "
        "run `make setup`, or unset the variable."
    )
else:
    read_sources()
