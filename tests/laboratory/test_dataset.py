"""A dataset: what ships with the tests is what its card says, and comes out the same when it is made again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque import games
from ludotheque.arena import dataset
from ludotheque.cli import main
from ludotheque.core.record import open_file, replay

parquet = pytest.importorskip("pyarrow.parquet")
SHIPPED = Path(__file__).parent / "dataset"


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(folder / table).to_pylist()
    return found


def command() -> list[str]:
    """What the card says the dataset was made by."""
    [line] = [line for line in (SHIPPED / dataset.CARD).read_text("utf-8").splitlines() if line.startswith("    ludo")]
    return line.split()[1:]


def test_made_again_by_the_command_of_its_card_it_is_the_same(tmp_path: Path) -> None:
    assert main([*command(), "--processes", "1", "--out", str(tmp_path)]) == 0
    records = sorted((SHIPPED / dataset.RECORDS).iterdir())
    assert len(records) == 6
    for file in records:
        assert (tmp_path / dataset.RECORDS / file.name).read_bytes() == file.read_bytes()
    for table in (dataset.MATCHES, dataset.DECISIONS):
        assert rows(tmp_path, table) == rows(SHIPPED, table)
    assert f"fingerprint of all `{dataset.fingerprint(SHIPPED)}`" in (SHIPPED / dataset.CARD).read_text("utf-8")


def test_its_tables_say_what_its_records_say() -> None:
    found = rows(SHIPPED, dataset.DECISIONS)
    assert set(found[0]) == set(dataset.COLUMNS)
    assert all(row["answer"] in row["options"] for row in found)
    for match in rows(SHIPPED, dataset.MATCHES):
        again = replay(
            open_file(SHIPPED / dataset.RECORDS / f"loire-shipped-{match['match']:06}.match"), games["loire"]
        )
        own = [row for row in found if row["match"] == match["match"]]
        assert len(own) == match["decisions"] == sum(line.seat >= 0 for line in again.lines)
        assert [match["points_0"], match["points_1"]] == again.points
        assert {(row["seat"], row["share"]) for row in own} == {(seat, match[f"share_{seat}"]) for seat in (0, 1)}


def test_observations_are_what_the_seat_could_know(tmp_path: Path) -> None:
    line = ["dataset", "loire", "--agents", "random", "--matches", "1", "--processes", "1", "--observations"]
    assert main([*line, "--out", str(tmp_path)]) == 0
    layout = games["loire"].layout(2)
    for row in rows(tmp_path, dataset.DECISIONS):
        assert len(row["observation"]) == len(layout.names)
        assert row["observation"][layout["viewer"].start] == row["seat"]
