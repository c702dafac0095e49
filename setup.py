"""Compiles the engine with mypyc where a C compiler is at hand; otherwise the same source runs interpreted.

LUDOTHEQUE_PURE=1 builds nothing; LUDOTHEQUE_NATIVE=1 fails where compiling fails.
"""

import os
from glob import glob

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PURE = os.environ.get("LUDOTHEQUE_PURE") == "1"
NATIVE = os.environ.get("LUDOTHEQUE_NATIVE") == "1"
SOURCE = "src/ludotheque"
ENGINE = ["action", "edition", "playout", "rng", "sight", "state"]


def groups() -> list[tuple[list[str], str]]:
    """What is compiled: the engine with the agents as one group, each game as its own, so that a change in one game
    compiles only that game."""
    core = [f"{SOURCE}/core/{name}.py" for name in ENGINE] + rules_in(f"{SOURCE}/agents")
    found = [([name for name in core if os.path.exists(name)], "engine")]
    for folder in sorted(glob(f"{SOURCE}/games/*/")):
        if rules_in(folder):
            found.append((rules_in(folder), os.path.basename(folder.rstrip("/"))))
    return found


def rules_in(folder: str) -> list[str]:
    """The modules of a folder that are compiled: all but those that only draw or write."""
    found = sorted(os.path.basename(file) for file in glob(f"{folder.rstrip('/')}/*.py"))
    return [f"{folder.rstrip('/')}/{name}" for name in found if not name.startswith(("__init__", "scene", "text"))]


def extensions() -> list[Extension]:
    if PURE:
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        if NATIVE:
            raise
        return []
    files = [file for group, _ in groups() for file in group]
    made: list[Extension] = mypycify(files, opt_level="3", debug_level="0", separate=groups())
    for extension in made:
        extension.extra_compile_args.append("-fno-semantic-interposition")
    return made


class Compile(build_ext):
    """Falls back to the interpreted source when compiling fails, unless native is demanded."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            if NATIVE:
                raise
            print(f"The engine could not be compiled ({problem}); it will run interpreted, about ten times slower.")
            self.extensions = []


setup(ext_modules=extensions(), cmdclass={"build_ext": Compile})
