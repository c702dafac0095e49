"""`ludotheque stats`, `compare`, `sweep`, `tournament` and `dataset`: in both languages, and interrupted."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludotheque import games
from ludotheque.arena.study import RESULTS
from tests.cli.conftest import Run

FEW = "--agents random --processes 1"


def edition(file: Path, target: int) -> Path:
    text = (games["loire"].folder / "edition.toml").read_text("utf-8")
    file.write_text(text.replace("value = 20", f"value = {target}", 1), "utf-8")
    return file


def test_stats_tell_what_matches_are_like(run: Run, tmp_path: Path) -> None:
    code, out, _ = run(f"stats loire --matches 3 {FEW} --svg {tmp_path / 'plots'} --csv {tmp_path / 'a.csv'}")
    assert code == 0
    for said in ("What 3 matches were like", "options of a decision", "forced decisions", "luck", "seat 1", "±"):
        assert said in out
    assert "entropy" not in out, "random players have no thoughts"
    assert {"decisions.svg", "luck.svg", "seats.svg"} <= {file.name for file in (tmp_path / "plots").iterdir()}
    assert len((tmp_path / "a.csv").read_text("utf-8").splitlines()) == 4
    assert "décisions forcées" in run(f"stats loire --matches 1 {FEW} --lang fr")[1]


def test_two_editions_are_compared_until_it_is_known(run: Run, tmp_path: Path) -> None:
    other = edition(tmp_path / "short.toml", 5)
    line = f"compare loire --edition own --edition {other} --by decisions {FEW} --out {tmp_path / 'study'}"
    code, out, _ = run(line)
    assert code == 0 and "50 pairs of matches" in out
    assert "short has less than own of this: decisions in a match" in out
    assert len((tmp_path / "study" / RESULTS).read_text("utf-8").splitlines()) == 100
    again = run(line)
    assert again[1] == out, "nothing is played again, and the same is said"
    code, _, complaint = run(f"compare loire --edition own --edition own {FEW}")
    assert code == 2 and "Two different editions" in complaint


def test_a_number_is_swept_and_drawn(run: Run, tmp_path: Path) -> None:
    line = (
        f"sweep loire --number target --values 5,20 --matches 3 {FEW} --svg {tmp_path} --jsonl {tmp_path / 'a.jsonl'}"
    )
    code, out, _ = run(line)
    assert code == 0 and "In the edition target is 20." in out and "victories of seat 0" in out
    assert (tmp_path / "decisions.svg").is_file() and (tmp_path / "seat-0.svg").is_file()
    assert len((tmp_path / "a.jsonl").read_text("utf-8").splitlines()) == 6
    assert run(f"sweep loire --number target --values 5 {FEW}")[0] == 2
    assert run(f"sweep loire --number targets --values 5,6 {FEW}")[0] == 2


def test_a_tournament_has_a_cross_table(run: Run, tmp_path: Path) -> None:
    code, out, _ = run(f"tournament loire --agents greedy,random --matches 4 --processes 1 --out {tmp_path}")
    assert code == 0
    [greedy] = [line for line in out.splitlines() if line.strip().startswith("greedy ") and "%" in line]
    [random] = [line for line in out.splitlines() if line.strip().startswith("random ") and "%" in line]
    assert "100% (51% – 100%)" in greedy and "0% (0% – 49%)" in random and "against all" in out
    assert run("tournament loire --agents greedy,greedy")[0] == 2


@pytest.mark.parametrize("processes", [1, 2])
def test_ctrl_c_ends_with_a_sentence_and_with_what_is_done(processes: int, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ludotheque", "simulate", "loire", "--matches", "1000000", "--agents", "random"]
    started = subprocess.Popen(
        [*command, "--processes", str(processes), "--out", str(tmp_path), "--lang", "en"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    try:
        while not (tmp_path / RESULTS).is_file() and started.poll() is None:
            time.sleep(0.1)
        os.killpg(started.pid, signal.SIGINT)  # as a terminal does: everybody hears it
        out, err = started.communicate(timeout=120)
    finally:
        started.kill()
    assert started.returncode == 130
    assert "By player" in out and "Interrupted; matches played: " in err
    assert "the same command goes on from there" in err.replace("\n", " ") and "Traceback" not in err
    lines = (tmp_path / RESULTS).read_text("utf-8").splitlines()
    assert 0 <= len(list(tmp_path.glob("*.match"))) - len(lines) <= 1, "a record is written before its result"
