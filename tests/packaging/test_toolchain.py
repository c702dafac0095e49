"""What is on the machine is used; what it lacks comes from PyPI."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import toolchain


def pretend(folder: Path, name: str, says: str) -> None:
    (folder / name).write_text(f"#!/bin/sh\necho {says}\n")
    (folder / name).chmod(0o755)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine on which only what a test puts there can be found."""
    monkeypatch.setenv("PATH", str(tmp_path))
    for name in ("CC", "LUDOTHEQUE_PURE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr(toolchain, "headers_are_here", lambda: True)
    return tmp_path


@pytest.mark.parametrize(("version", "needed"), [("v20.1.0", []), ("v24.0.0", []), ("v18.20.4", [toolchain.NODE])])
def test_a_node_that_is_too_old_is_none(machine: Path, version: str, needed: list[str]) -> None:
    assert toolchain.needed_for_pages() == [toolchain.NODE]
    pretend(machine, "node", version)
    assert toolchain.needed_for_pages() == [toolchain.NODE], "without npm it is of no use"
    pretend(machine, "npm", "10")
    assert toolchain.needed_for_pages() == needed


def test_the_npm_that_pip_brought_runs_where_the_machine_has_none(
    machine: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    beside = machine / "venv"
    beside.mkdir()
    monkeypatch.setattr(sys, "executable", str(beside / "python"))
    with pytest.raises(SystemExit, match="Node 20 or later"):
        toolchain.npm("--version")
    pretend(beside, "npm", "from-pypi")
    assert toolchain.npm("--version") == 0
    assert capfd.readouterr().out == "from-pypi\n"


def test_a_compiler_comes_from_pypi_only_where_there_is_none(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert toolchain.c_compiler() is None and toolchain.ZIG in toolchain.needed_for_engine()
    assert toolchain.why_interpreted() == "there is no C compiler"
    monkeypatch.setattr("importlib.util.find_spec", lambda name: name == "ziglang")
    assert str(toolchain.c_compiler()).endswith("-m ziglang cc")
    pretend(machine, "clang", "a compiler")
    assert toolchain.c_compiler() == "clang"
    monkeypatch.setenv("CC", "mine")
    assert toolchain.c_compiler() == "mine"
    assert [need.split("=")[0] for need in toolchain.needed_for_engine()] == ["librt", "mypy_extensions", "mypy[mypyc]"]


def test_without_headers_or_where_the_source_is_wanted_nothing_that_compiles_is_fetched(
    machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_PURE", "1")
    assert toolchain.needed_for_engine() == []
    monkeypatch.delenv("LUDOTHEQUE_PURE")
    monkeypatch.setattr(toolchain, "headers_are_here", lambda: False)
    assert toolchain.needed_for_engine() == []
    assert "headers of Python are missing" in str(toolchain.why_interpreted())
