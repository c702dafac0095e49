"""The engine can be chosen, and says which one it is."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from runpy import run_path

import pytest

from ludotheque import _build


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


@pytest.mark.parametrize(("only_orphans", "left"), [(True, ["engine__mypyc.so", "state.abi3.so"]), (False, [])])
def test_a_compiled_module_goes_with_its_source_and_all_go_where_none_can_be_made(
    tmp_path: Path, only_orphans: bool, left: list[str]
) -> None:
    core = tmp_path / "core.d"
    core.mkdir()
    for name in ("engine__mypyc.so", "state.abi3.so", "removed.abi3.so", "state.py"):
        (core / name).touch()
    run_path(str(Path(__file__).parents[1] / "setup.py"))["forget_compiled"](str(tmp_path), only_orphans)
    assert sorted(file.name for file in core.glob("*.so")) == left
    assert (core / "state.py").exists()
