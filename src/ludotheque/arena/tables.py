"""Matches as rows: what each was like in numbers, and files that other programs read."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from ludotheque.arena.playing import Outcome
from ludotheque.arena.study import Meeting
from ludotheque.core.refusal import Refusal

Row = dict[str, Any]
KINDS: Final = ("csv", "jsonl", "parquet")


def measures(outcome: Outcome) -> dict[str, float]:
    """All that can be compared between matches, each a single number of the whole match."""
    best, *others = sorted(outcome.points, reverse=True)
    found = {
        "decisions": float(outcome.decisions),
        "points": sum(outcome.points) / len(outcome.points),
        "margin": float(best - max(others)) if others else float(best),
        **outcome.figures,
    }
    found |= {f"seat-{seat}": outcome.share(seat) for seat in range(len(outcome.points))}
    if len(set(outcome.agents)) > 1:
        for agent in sorted(set(outcome.agents)):
            found[agent] = sum(outcome.share(seat) for seat, name in enumerate(outcome.agents) if name == agent)
    return found


def rows(meetings: Sequence[Meeting]) -> list[Row]:
    """One row a match; seats stand side by side."""
    found = []
    for meeting in meetings:
        outcome = meeting.outcome
        row: Row = {"arm": " ".join(meeting.arm)} if meeting.arm else {}
        row |= {"match": outcome.number, "decisions": outcome.decisions, "forfeited": outcome.forfeited}
        for seat, points in enumerate(outcome.points):
            agent = outcome.agents[seat] if seat < len(outcome.agents) else ""
            row |= {f"agent_{seat}": agent, f"points_{seat}": points, f"share_{seat}": outcome.share(seat)}
        found.append(row | outcome.figures)
    return found


def write(file: Path, kind: str, found: Sequence[Row]) -> None:
    """Rows as a file of one of the kinds."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if kind == "parquet":
            parquet(file, found)
        else:
            file.write_text(as_csv(found) if kind == "csv" else as_jsonl(found), "utf-8")
    except OSError as problem:
        raise Refusal("file-unwritten", file=str(file), why=str(problem.strerror or problem)) from None


def as_csv(found: Sequence[Row]) -> str:
    columns = list(dict.fromkeys(name for row in found for name in row))
    text = io.StringIO()
    writer = csv.DictWriter(text, columns, restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows(found)
    return text.getvalue()


def as_jsonl(found: Sequence[Row]) -> str:
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in found)


def needs_arrow() -> None:
    if find_spec("pyarrow") is None:
        raise Refusal("extra-missing", library="pyarrow", extra="data")


def parquet(file: Path, found: Sequence[Row]) -> None:
    needs_arrow()
    import pyarrow
    from pyarrow.parquet import write_table

    columns = list(dict.fromkeys(name for row in found for name in row))
    table = pyarrow.table({name: [row.get(name) for row in found] for name in columns})
    write_table(table, file, compression="zstd")
