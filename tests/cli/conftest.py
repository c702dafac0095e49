"""Commands are run in this process, and what they write is caught."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.cli import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in a wide English terminal; its exit code and what it wrote to both streams."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LC_ALL", "C")

    def command(line: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            code = main(line.split())
        except SystemExit as leaving:
            code = int(str(leaving.code or 0))
        written = capsys.readouterr()
        return code, written.out, written.err

    return command


@pytest.fixture
def evening(run: Run, tmp_path: Path) -> Path:
    """The record of a whole match between two agents."""
    assert run(f"simulate loire --seats 2 --matches 1 --agents easy --seed evening --out {tmp_path}")[0] == 0
    return tmp_path / "loire-evening-000000.match"
