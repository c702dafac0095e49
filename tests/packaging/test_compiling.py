"""Compiling fails small: what cannot be compiled runs interpreted, on what was."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest

from tools import toolchain

ROOT = Path(__file__).parents[2]
SETUP = run_path(str(ROOT / "setup.py"))

STATE = """
from mypy_extensions import mypyc_attr

@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    def worth(self) -> int:
        return 1

    def total(self) -> int:
        return 10 * self.worth()
"""
GAME = """
from ludotheque.core.state import State

class Position(State):
    def worth(self) -> int:
        return {worth}
"""


def written(folder: Path, **files: str) -> Path:
    """A project with an engine of one module and these games, and the set-up of ours."""
    for name in ("setup.py", "pyproject.toml"):
        shutil.copy(ROOT / name, folder / name)
    shutil.copytree(ROOT / "tools", folder / "tools")
    for name in ("README.md", "LICENSE"):
        (folder / name).touch()
    files = {"__init__": '__version__ = "0"', "core/state": STATE, "games/__init__": "", **files}
    for name, text in files.items():
        file = folder / f"src/ludotheque/{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        (file.parent / "__init__.py").touch()
        file.write_text(text)
    return folder


def compiled(project: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    own = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTHEQUE_")}
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    return subprocess.run(command, cwd=project, env={**own, **environment}, capture_output=True, text=True, check=False)


def test_the_rules_of_a_game_are_compiled_at_any_depth_but_not_what_draws_or_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("rules", "texts", "map/hexes", "map/far/away", "scene/board", "scene/inner/part", "notes/loose"):
        file = tmp_path / "src/ludotheque/games/dudo" / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
        if "notes" not in name:
            (file.parent / "__init__.py").touch()
    monkeypatch.chdir(tmp_path)
    files, library = SETUP["groups"]()[1]
    assert library == "ludotheque.games.dudo"
    assert [file.partition("dudo/")[2] for file in files] == ["rules.py", "map/hexes.py", "map/far/away.py"]


def test_a_complaint_is_laid_at_the_door_of_its_group() -> None:
    said = (
        "src/ludotheque/games/pig/rules.py:3: warning: Treating generator comprehension as list\n"
        "src/ludotheque/games/dudo/cups/dice.py:7: error: Name 'x' is not defined\n"
        "src/ludotheque/games/dudo/cups/dice.py:9: error: another\n"
        "src/ludotheque/agents/search.py:1: AssertionError: mypyc itself stumbled\n"
    )
    found = SETUP["refusals"](said)
    assert list(found) == ["ludotheque.games.dudo", "ludotheque.engine"]
    assert "dice.py:7" in found["ludotheque.games.dudo"]


@pytest.fixture(scope="module")
def fallen_back(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """Three games: mypyc refuses one, the C compiler another."""
    if toolchain.why_interpreted() or os.environ.get("LUDOTHEQUE_PURE") == "1":
        pytest.skip("nothing is compiled here")
    project = written(
        tmp_path_factory.mktemp("project"),
        **{
            "games/good/rules": GAME.format(worth=2),
            "games/typo/rules": GAME.format(worth="'three'"),
            "games/rough/rules": GAME.format(worth=4),
        },
    )
    compiler = project / "picky"
    compiler.write_text(
        f'#!/bin/sh\ncase "$*" in *documented_rough*) exit 1;; esac\nexec {toolchain.c_compiler()} "$@"\n'
    )
    compiler.chmod(0o755)
    done = compiled(project, CC=str(compiler))
    assert done.returncode == 0, done.stderr
    return project, done.stderr


def test_only_what_cannot_be_compiled_is_interpreted_and_a_sentence_says_why(fallen_back: tuple[Path, str]) -> None:
    project, said = fallen_back
    made = sorted(file.name.split(".")[0] for file in (project / "src").rglob("*.so"))
    assert made == ["engine__mypyc", "good__mypyc", "rules", "state"]
    assert list((project / "src/ludotheque/games/good").glob("rules.*.so"))
    sentences = [line for line in said.splitlines() if "interpreted" in line]
    assert len(sentences) == 2
    assert sentences[0].startswith("typo runs interpreted") and "rules.py:6: error" in sentences[0]
    assert sentences[1].startswith("rough runs interpreted") and "picky" in sentences[1]


def test_an_interpreted_game_plays_on_the_compiled_engine(fallen_back: tuple[Path, str]) -> None:
    project, _ = fallen_back
    for game in ("good", "rough", "typo"):
        ask = f"from ludotheque.games.{game}.rules import Position; print(Position().total())"
        done = subprocess.run([sys.executable, "-c", ask], cwd=project / "src", capture_output=True, text=True)
        if game == "typo":
            assert "TypeError" in done.stderr, "the compiled engine finds the wrong type that the game hands it"
        else:
            assert done.stdout.strip() == {"good": "20", "rough": "40"}[game], done.stderr


def test_where_native_is_demanded_one_game_that_is_refused_stops_everything(fallen_back: tuple[Path, str]) -> None:
    done = compiled(fallen_back[0], LUDOTHEQUE_NATIVE="1")
    assert done.returncode != 0 and "typo cannot be compiled" in done.stderr
