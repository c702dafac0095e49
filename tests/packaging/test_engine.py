"""The engine can be chosen, and says which one it is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.resources import files
from pathlib import Path
from runpy import run_path

import pytest

from ludotheque import _build
from tools import moving

ROOT = Path(__file__).parents[2]
SUFFIX = EXTENSION_SUFFIXES[0]


def engine(**environment: str) -> subprocess.CompletedProcess[str]:
    own = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTHEQUE_")}
    ask = "from ludotheque import _build; print(_build.engine())"
    return subprocess.run(
        [sys.executable, "-c", ask], env={**own, **environment}, capture_output=True, text=True, check=False
    )


def test_the_interpreted_engine_can_be_asked_for() -> None:
    assert engine(LUDOTHEQUE_PURE="1").stdout.strip() == "interpreted"


@pytest.mark.skipif(os.environ.get("LUDOTHEQUE_PURE") == "1", reason="the interpreted engine alone is asked for")
def test_the_compiled_engine_is_built_here_and_runs_unasked() -> None:
    assert engine().stdout.strip() == "compiled", "run `make setup`, or set LUDOTHEQUE_PURE=1 to do without"
    assert engine(LUDOTHEQUE_NATIVE="1").stdout.strip() == "compiled"


def test_where_both_are_asked_for_the_source_is_read() -> None:
    assert engine(LUDOTHEQUE_PURE="1", LUDOTHEQUE_NATIVE="1").stdout.strip() == "interpreted"


def test_this_process_knows_its_engine() -> None:
    assert _build.engine() in ("compiled", "interpreted")


def test_the_package_is_typed() -> None:
    assert files("ludotheque").joinpath("py.typed").is_file()


def test_everything_that_is_to_be_compiled_is_compiled_where_native_is_demanded() -> None:
    if os.environ.get("LUDOTHEQUE_NATIVE") != "1":
        pytest.skip("nothing is demanded")
    wanted = [ROOT / file for group, _ in run_path(str(ROOT / "setup.py"))["groups"]() for file in group]
    assert [file.name for file in wanted if not list(file.parent.glob(f"{file.stem}.*.so"))] == []


def test_a_source_that_is_newer_than_its_library_is_named(tmp_path: Path) -> None:
    for name in ("engine__mypyc", "games/dudo__mypyc", "games/dudo/bids", "games/dudo/cups/dice", "core/state"):
        (tmp_path / f"{name}{SUFFIX}").parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / f"{name}{SUFFIX}").touch()
        (tmp_path / f"{name}.py").touch()
        for file in (tmp_path / f"{name}{SUFFIX}", tmp_path / f"{name}.py"):
            os.utime(file, (1000, 1000))
    assert _build.outdated(tmp_path) == []
    os.utime(tmp_path / "games/dudo/cups/dice.py", (2000, 2000))
    assert _build.outdated(tmp_path) == ["games/dudo/cups/dice.py"]
    os.utime(tmp_path / f"games/dudo__mypyc{SUFFIX}", (3000, 3000))
    assert _build.outdated(tmp_path) == []


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The package in a folder of its own, with a compiled module that nobody could load."""
    source = tmp_path / "src/ludotheque"
    kept = shutil.ignore_patterns("games", "static", "*.so", "__pycache__")
    shutil.copytree(ROOT / "src/ludotheque", source, ignore=kept)
    (source / "games").mkdir()
    shutil.copy(ROOT / "src/ludotheque/games/__init__.py", source / "games")
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "made/ludotheque/core").mkdir(parents=True)
    (tmp_path / f"made/ludotheque/core/state{SUFFIX}").write_text("no library at all")
    return tmp_path


def test_while_compiled_modules_are_moved_in_the_source_is_read(checkout: Path) -> None:
    moving.move_in(checkout / "made", checkout / "src")
    environment = {"PYTHONPATH": str(checkout / "src")}
    assert engine(**environment).returncode != 0, "the compiled module is found first, and it is none"
    (checkout / "src" / moving.MARK).touch()
    assert engine(**environment).stdout.strip() == "interpreted"


def test_a_process_that_began_with_the_source_never_mixes_in_what_is_compiled_later(checkout: Path) -> None:
    ask = (
        "import sys; from ludotheque import _build; del sys.modules['ludotheque.core.state']; "
        "from tools import moving; from pathlib import Path; "
        "moving.move_in(Path('made'), Path('src')); print(_build.engine())"
    )
    paths = os.pathsep.join([str(checkout / "src"), str(ROOT)])
    own = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTHEQUE_")}
    done = subprocess.run(
        [sys.executable, "-c", ask], cwd=checkout, env={**own, "PYTHONPATH": paths}, capture_output=True, text=True
    )
    assert done.stdout.strip() == "interpreted", done.stderr


def test_what_was_made_replaces_what_lay_beside_the_sources(tmp_path: Path) -> None:
    made, source = tmp_path / "made", tmp_path / "src"
    for folder, names in ((made, ["engine__mypyc", "core/state"]), (source, ["core/removed", "core/state"])):
        for name in names:
            (folder / f"ludotheque/{name}{SUFFIX}").parent.mkdir(parents=True, exist_ok=True)
            (folder / f"ludotheque/{name}{SUFFIX}").write_text(folder.name)
    (source / "ludotheque/core/state.py").touch()
    moving.move_in(made, source, as_of=1000)
    assert moving.made_in(source) == [f"ludotheque/{name}{SUFFIX}" for name in ("engine__mypyc", "core/state")]
    assert (source / f"ludotheque/core/state{SUFFIX}").read_text() == "made"
    assert (source / f"ludotheque/core/state{SUFFIX}").stat().st_mtime == 1000
    assert (source / "ludotheque/core/state.py").exists() and not (source / moving.MARK).exists()
