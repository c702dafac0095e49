"""Compiles the engine with mypyc where a C compiler is at hand; otherwise the same source runs interpreted.

LUDOTHEQUE_PURE=1 builds nothing; LUDOTHEQUE_NATIVE=1 fails where compiling fails.
"""

import os
from glob import glob
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.modified import newer_group

PURE = os.environ.get("LUDOTHEQUE_PURE") == "1"
NATIVE = os.environ.get("LUDOTHEQUE_NATIVE") == "1"
SOURCE = "src/ludotheque"
ENGINE = ["action", "beginning", "edition", "notation", "outlook", "playout", "rng", "sight", "state", "step"]
# bytes of C beyond which the C compiler takes minutes at -O3; a game of that size is a tenth slower at -O1
LARGE = 20_000_000
OPTIONS = [
    # mypyc 2.4.1 stops at a class with i64 fields that it reads back from its own cache
    *("--cache-dir", os.devnull),
    # where pip builds in an environment of its own, libraries needed only at run time are not there to be checked
    *("--follow-imports", "silent", "--ignore-missing-imports"),
]


def groups() -> list[tuple[list[str], str | None]]:
    """What is compiled: the engine with the agents as one group, each game as its own, so that a change in one game
    compiles only that game."""
    core = [f"{SOURCE}/core/{name}.py" for name in ENGINE] + rules_in(f"{SOURCE}/agents")
    found: list[tuple[list[str], str | None]] = [([name for name in core if os.path.exists(name)], "ludotheque.engine")]
    for folder in sorted(glob(f"{SOURCE}/games/*/")):
        rules = rules_in(folder) + [file for chapter in chapters_in(folder) for file in rules_in(chapter)]
        if rules:
            found.append((rules, f"ludotheque.games.{os.path.basename(folder.rstrip('/'))}"))
    return found


def chapters_in(folder: str) -> list[str]:
    """The packages inside a game that hold rules: all but the one that draws."""
    inner = sorted(os.path.dirname(file) for file in glob(f"{folder.rstrip('/')}/*/__init__.py"))
    return [package for package in inner if os.path.basename(package) != "scene"]


def rules_in(folder: str) -> list[str]:
    """The modules of a folder that are compiled: all but the one that only writes."""
    found = sorted(os.path.basename(file) for file in glob(f"{folder.rstrip('/')}/*.py"))
    return [f"{folder.rstrip('/')}/{name}" for name in found if not name.startswith(("__init__", "text"))]


def extensions() -> list[Extension]:
    """The C sources made from the Python ones; none where that is not wanted or not possible."""
    if PURE:
        return []
    try:
        from mypyc.build import mypycify

        files = [file for group, _ in groups() for file in group]
        made: list[Any] = mypycify([*OPTIONS, *files], opt_level="3", debug_level="0", separate=groups())
    except (Exception, SystemExit) as problem:  # mypyc exits where the source has a type error
        if NATIVE:
            raise
        say_interpreted(problem)
        return []
    for extension in made:
        large = sum(map(os.path.getsize, extension.sources)) > LARGE
        # a list of its own: mypyc gives all of them the same one
        extension.extra_compile_args = [
            *extension.extra_compile_args,
            "-fno-semantic-interposition",
            "-O1" if large else "-O3",
        ]
    return made


class Compile(build_ext):
    """Falls back to the interpreted source when compiling fails, unless native is demanded."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            if NATIVE:
                raise
            say_interpreted(problem)
            self.extensions = []
        if self.inplace:
            forget_compiled(SOURCE, only_orphans=bool(self.extensions))

    def build_extension(self, ext: Extension) -> None:
        outdated = newer_group([*ext.sources, *ext.depends], self.get_ext_fullpath(ext.name), "newer")
        if ext.name.endswith("__mypyc") and outdated:
            print(f"compiling {ext.name.removesuffix('__mypyc')} ...", flush=True)
        super().build_extension(ext)


def say_interpreted(problem: BaseException) -> None:
    why = "mypyc found errors, see above" if isinstance(problem, SystemExit) else problem
    print(f"The engine could not be compiled ({why}); it will run interpreted, about ten times slower.", flush=True)


def forget_compiled(folder: str, only_orphans: bool) -> None:
    """Compiled modules of an earlier build would hide the newer source, or call for one that is gone: the orphans."""
    for suffix in ("so", "pyd"):
        for file in glob(f"{folder}/**/*.{suffix}", recursive=True):
            module = os.path.join(os.path.dirname(file), os.path.basename(file).split(".")[0])
            if not only_orphans or not (module.endswith("__mypyc") or os.path.exists(f"{module}.py")):
                os.remove(file)


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": Compile})
