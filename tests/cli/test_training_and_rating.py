"""`ludotheque train` and `ludotheque ladder`."""

from __future__ import annotations

from pathlib import Path

from ludotheque.cli import parser
from ludotheque.core.judgement import FILE
from tests.cli.conftest import Run


def test_train_says_what_was_learnt_and_writes_it(run: Run, tmp_path: Path) -> None:
    code, out, _ = run(f"train loire --matches 10 --rounds 1 --duels 0 --processes 1 --out {tmp_path}")
    assert code == 0 and "Learnt from 200 positions" in out
    assert (tmp_path / "calibration.svg").is_file() and (tmp_path / FILE).is_file()
    code, out, _ = run(f"train loire --matches 10 --rounds 1 --duels 0 --processes 1 --out {tmp_path} --keep")
    assert code == 0 and "were not put into the folder of loire" in out
    assert run(f"train pig --out {tmp_path}")[0] == 2


def test_training_counts_from_nothing_up(run: Run, tmp_path: Path) -> None:
    options = ["--hidden", "--steps", "--practice", "--seats", "--duels"]
    for option in options:
        for given in ("-2", "few", "1.5"):
            code, out, complaint = run(f"train loire {option} {given} --out {tmp_path}")
            assert code == 2 and out == "" and f"{option}: '{given}' is not a whole number from 0 up" in complaint
    assert not list(tmp_path.iterdir())
    assert "n’est pas un nombre entier à partir de 0" in run("train loire --lang fr --steps -1")[2]
    nothing = parser("en").parse_args(["train", "loire", *(f"{option}=0" for option in options)])
    assert [getattr(nothing, option[2:]) for option in options] == [0] * len(options)


def test_ladder_prints_its_tables_and_writes_them(run: Run, tmp_path: Path) -> None:
    code, out, _ = run(f"ladder loire --agents greedy,random --matches 2 --processes 1 --out {tmp_path}")
    assert code == 0
    assert "ludotheque ladder loire --agents greedy,random --seats 2 --matches 2 --seed 1" in out
    assert {"results.jsonl", "ladder.md", "ladder.json", "ladder.svg"} <= {file.name for file in tmp_path.iterdir()}
    code, _, err = run("ladder loire --agents greedy,greedy")
    assert code == 2 and "Two different agents" in err
