"""`ludotheque simulate` and `ludotheque replay`: matches are written, read and checked."""

from __future__ import annotations

import json
from pathlib import Path

from ludotheque.core.record import read
from tests.cli.conftest import Run


def test_a_simulation_shows_agents_and_seats_with_intervals(run: Run) -> None:
    code, out, _ = run("simulate loire --matches 6 --agents easy,random --seed 1 --processes 1")
    assert code == 0
    assert "By player" in out and "By seat" in out
    assert "seat 0" in out and "easy" in out and "random" in out
    assert "Win share (95 %)" in out and "±" in out
    assert "6 matches, " in out


def test_a_simulation_writes_its_summary_as_json_and_its_records(run: Run, tmp_path: Path) -> None:
    line = f"simulate loire --matches 3 --seats 3 --agents random --processes 1 --json --out {tmp_path}"
    code, out, _ = run(line)
    assert code == 0
    data = json.loads(out)
    assert data["matches"] == 3
    assert [row["who"] for row in data["seats"]] == ["0", "1", "2"]
    assert data["agents"][0]["played"] == 9
    assert json.loads((tmp_path / "summary.json").read_text()) == data
    assert len(list(tmp_path.glob("*.match"))) == 3
    assert run(f"replay {tmp_path / 'loire-1-000002.match'} --quiet")[0] == 0


def test_a_replay_tells_everything_and_checks_the_result(run: Run, evening: Path) -> None:
    code, out, _ = run(f"replay {evening}")
    assert code == 0
    assert "chance: deal" in out and "easy 1: place" in out
    assert "everything in it is legal and comes out as recorded" in out


def test_a_replay_for_a_seat_hides_what_the_seat_could_not_know(run: Run, evening: Path) -> None:
    _, out, _ = run(f"replay {evening} --seat 1")
    assert "chance: " not in out and "easy 1: " not in out
    assert out.count("You are dealt") == 5
    assert run(f"replay {evening} --seat 5")[0] == 2


def test_a_replay_waits_for_enter_and_may_be_left(run: Run, evening: Path) -> None:
    code, out, _ = run(f"replay {evening} --step", "\n\n")
    assert code == 0
    assert out.count("Enter: next") == 3


def test_a_replay_draws_the_last_position_or_all(run: Run, evening: Path, tmp_path: Path) -> None:
    assert run(f"replay {evening} --quiet --svg {tmp_path / 'last.svg'}")[0] == 0
    assert (tmp_path / "last.svg").read_text().lstrip().startswith("<svg")
    lines = evening.read_text().splitlines(keepends=True)
    seed = [line for line in lines if line.startswith("seed")]
    evening.write_text("".join([*lines[:14], *seed]))
    code, out, _ = run(f"replay {evening} --quiet --svg {tmp_path / 'all'} --shape tall")
    assert code == 0 and "not over yet" in out
    assert len(list((tmp_path / "all").glob("*.svg"))) == len(read(evening.read_text()).lines) + 1


def test_a_replay_of_a_bent_record_is_refused(run: Run, evening: Path) -> None:
    text = evening.read_text()
    evening.write_text(text.replace("end points", "end points 9", 1))
    code, _, err = run(f"replay {evening} --quiet")
    assert code == 2 and "but playing it again gives" in err


def test_seats_that_the_rules_drive_are_counted_by_their_names(run: Run, tmp_path: Path) -> None:
    code, out, _ = run(
        f"simulate tapestry --seats 1 --matches 2 --set automa=4 --agents random --out {tmp_path} --processes 1"
    )
    assert code == 0
    assert "seat 0" in out and "Automa" in out and "Shadow Empire" in out
    assert run(f"replay {tmp_path}/tapestry-1-000000.match")[0] == 0
