"""Two who prepare the same checkout do it one after the other."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.test_words import PROJECT
from tools.alone import WAITING

STEP = "import sys; print('begun', flush=True); sys.stdin.read(); print('done', flush=True)"


def begun(file: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tools.alone", str(file), sys.executable, "-c", STEP]
    return subprocess.Popen(command, cwd=PROJECT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def test_the_second_waits_for_the_first_however_that_one_ends(tmp_path: Path) -> None:
    file = tmp_path / "Makefile"
    file.touch()
    with begun(file) as first:
        assert first.stdout and first.stdout.readline() == "begun\n"
        with begun(file) as second:
            assert second.stdout and second.stdout.readline().strip() == WAITING
            first.kill()
            assert second.stdout.readline() == "begun\n"
            out, _ = second.communicate("")
            assert out == "done\n" and second.returncode == 0
