"""Compiles the engine with mypyc, group by group; one that cannot be compiled runs interpreted.

LUDOTHEQUE_PURE=1 compiles nothing; LUDOTHEQUE_NATIVE=1 fails where a group cannot be compiled.
"""

import os
import re
import sys
import time
from contextlib import redirect_stderr, redirect_stdout
from glob import glob
from io import StringIO
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.modified import newer_group

from tools.docstrings import documented
from tools.moving import forget, of_source
from tools.toolchain import build_client, c_compiler, why_interpreted

PURE = os.environ.get("LUDOTHEQUE_PURE") == "1"
NATIVE = os.environ.get("LUDOTHEQUE_NATIVE") == "1"
DESCRIBING = {"dist_info", "egg_info", "sdist"}  # what compiles nothing
SOURCE = "src/ludotheque"
ENGINE = [
    "action",
    "batch",
    "beginning",
    "edition",
    "judgement",
    "notation",
    "outlook",
    "playout",
    "rng",
    "sheet",
    "sight",
    "state",
    "step",
    "weights",
]
CORE = "ludotheque.engine"
OPTIONS = [
    # mypyc 2.4.1 stops at a class with i64 fields that it reads back from its own cache
    *("--cache-dir", os.devnull),
    # where pip builds in an environment of its own, libraries needed only at run time are not there to be checked
    *("--follow-imports", "silent", "--ignore-missing-imports"),
]

C_OPTIONS = [
    "-fno-semantic-interposition",
    "-ffp-contract=off",  # sums of products come out as they do interpreted, also where a machine could fuse them
    # gcc looks for misleading indentation in C that mypyc indents by hundreds of columns: half the time of Tapestry
    "-Wno-misleading-indentation",
]

Group = tuple[list[str], str | None]  # source files, and the library that is made of them


def groups() -> list[Group]:
    """What is compiled: the engine with the agents as one group, each game as its own, so that a change in one game
    compiles only that game."""
    core = [f"{SOURCE}/core/{name}.py" for name in ENGINE] + rules_in(f"{SOURCE}/agents")
    found: list[Group] = [([name for name in core if os.path.exists(name)], CORE)]
    for folder in sorted(glob(f"{SOURCE}/games/*/")):
        if rules := rules_in(folder):
            found.append((rules, f"ludotheque.games.{os.path.basename(folder.rstrip('/'))}"))
    return found


def rules_in(folder: str) -> list[str]:
    """The modules of a folder and of its packages that are compiled: all but those that only write or draw."""
    folder = folder.rstrip("/")
    names = sorted(os.path.basename(file) for file in glob(f"{folder}/*.py"))
    found = [f"{folder}/{name}" for name in names if not name.startswith(("__init__", "text"))]
    for package in sorted(os.path.dirname(file) for file in glob(f"{folder}/*/__init__.py")):
        if os.path.basename(package) != "scene":
            found += rules_in(package)
    return found


def extensions() -> list[Extension]:
    """The C sources made from the Python ones; a group that mypyc refuses is left out."""
    if PURE:
        return []
    if why := why_interpreted():
        say_interpreted(CORE, why)
        return []
    if "CC" not in os.environ:
        os.environ["CC"] = c_compiler() or "cc"
    from mypyc.build import mypycify

    wanted = groups()
    while wanted:
        files = [file for group, _ in wanted for file in group]
        said = StringIO()
        try:
            with redirect_stdout(said), redirect_stderr(said):
                made: list[Any] = mypycify([*OPTIONS, *files], opt_level="3", debug_level="0", separate=wanted)
        except (Exception, SystemExit) as problem:  # mypyc exits where the source has a type error
            refused = refusals(said.getvalue())
            if not refused or CORE in refused:
                refused = {CORE: refused.get(CORE) or said.getvalue().strip().split("\n")[-1] or repr(problem)}
                wanted = []
            for name, why in refused.items():
                say_interpreted(name, why)
            wanted = [group for group in wanted if group[1] not in refused]
        else:
            print(said.getvalue(), end="")
            for extension in made:
                extension.sources = documented(extension.sources, files)
            return [tuned(extension) for extension in sorted(made, key=size, reverse=True)]
    return []


def refusals(said: str) -> dict[str, str]:
    """Which groups mypyc found fault with, each with its first complaint."""
    found: dict[str, str] = {}
    for line in said.splitlines():
        complaint = re.match(rf"({SOURCE}/(core|agents|games/\w+)/\S*\.py):\d+: (?!note:|warning:)", line)
        if complaint:
            game = complaint[2].removeprefix("games/")
            found.setdefault(f"ludotheque.games.{game}" if complaint[2].startswith("games/") else CORE, line)
    return found


def size(extension: Extension) -> int:
    return sum(map(os.path.getsize, extension.sources))


def tuned(extension: Extension) -> Extension:
    """A list of options of its own: mypyc gives all of them the same one."""
    extension.extra_compile_args = [*extension.extra_compile_args, *C_OPTIONS]
    return extension


class Compile(build_ext):
    """Compiles each group by itself, and keeps those that compiled."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = os.cpu_count()
        self.refused: dict[str, str] = {}

    def run(self) -> None:
        if self.extensions:
            super().run()
        made = {self.get_ext_filename(self.get_ext_fullname(ext.name)) for ext in self.extensions}  # type: ignore[no-untyped-call]
        forget(self.build_lib, made)
        if self.inplace:
            forget("src", made)
            for file in glob(f"{SOURCE}/**/*__mypyc.*", recursive=True):
                os.utime(file)  # a library that needed no new compiling is as young as its source all the same

    def build_extensions(self) -> None:
        self.begun = time.monotonic()
        super().build_extensions()
        for name, why in self.refused.items():
            say_interpreted(name, why)
        kept = [ext for ext in self.extensions if group_of(ext.name) not in self.refused]
        self.extensions = [] if CORE in self.refused else kept

    def build_extension(self, ext: Extension) -> None:
        library = ext.name.endswith("__mypyc")
        outdated = newer_group([*ext.sources, *ext.depends], self.get_ext_fullpath(ext.name), "newer")
        try:
            super().build_extension(ext)
        except Exception as problem:
            if NATIVE:
                raise
            self.refused.setdefault(group_of(ext.name), str(problem))
        else:
            if library and outdated:
                print(f"      {short(group_of(ext.name))}: compiled, {time.monotonic() - self.begun:.0f} s", flush=True)


class Pages(build_py):
    """Puts the built pages into a wheel, and nothing that an earlier build left behind."""

    def run(self) -> None:
        if not self.editable_mode:
            build_client()
        super().run()
        if not self.editable_mode:
            forget(self.build_lib, {os.path.relpath(file, self.build_lib) for file in self.get_outputs()}, of_source)
            if not self.distribution.has_ext_modules():
                forget(self.build_lib, set())


def group_of(module: str) -> str:
    """The group of a compiled module or of a library."""
    parts = module.removesuffix("__mypyc").split(".")
    return ".".join(parts[:3]) if parts[1] == "games" else CORE


def short(group: str) -> str:
    return "the engine itself" if group == CORE else group.rpartition(".")[2]


def say_interpreted(group: str, why: str) -> None:
    if NATIVE:
        raise SystemExit(f"{short(group)} cannot be compiled, as LUDOTHEQUE_NATIVE=1 demands: {why}")
    who = "All games run" if group == CORE else f"{short(group)} runs"
    print(f"{who} interpreted, about fifteen times slower: {why}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    only_described = DESCRIBING.intersection(sys.argv)
    setup(ext_modules=[] if only_described else extensions(), cmdclass={"build_ext": Compile, "build_py": Pages})
