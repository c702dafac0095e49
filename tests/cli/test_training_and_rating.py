"""`ludotheque train` and `ludotheque ladder`."""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.judgement import FILE
from tests.cli.conftest import Run


def test_train_says_what_was_learnt_and_writes_it(run: Run, tmp_path: Path) -> None:
    code, out, _ = run(f"train loire --matches 10 --rounds 1 --duels 0 --processes 1 --out {tmp_path}")
    assert code == 0 and "Learnt from 200 positions" in out
    assert (tmp_path / "calibration.svg").is_file() and (tmp_path / FILE).is_file()
    code, out, _ = run(f"train loire --matches 10 --rounds 1 --duels 0 --processes 1 --out {tmp_path} --keep")
    assert code == 0 and "were not put into the folder of loire" in out
    assert run(f"train pig --out {tmp_path}")[0] == 2


def test_ladder_prints_its_tables_and_writes_them(run: Run, tmp_path: Path) -> None:
    code, out, _ = run(f"ladder loire --agents greedy,random --matches 2 --processes 1 --out {tmp_path}")
    assert code == 0
    assert "ludotheque ladder loire --agents greedy,random --seats 2 --matches 2 --seed 1" in out
    assert {"results.jsonl", "ladder.md", "ladder.json", "ladder.svg"} <= {file.name for file in tmp_path.iterdir()}
    code, _, err = run("ladder loire --agents greedy,greedy")
    assert code == 2 and "Two different agents" in err
