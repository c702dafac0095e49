"""The engine can be chosen, and says which one it is."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.resources import files

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
