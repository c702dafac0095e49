"""The figures of `bench/load.py` as a table in Markdown.

Run: python bench/load_table.py figures.json … [docs/hosting.md]

What was measured in pieces (`bench/load.py --processes 1 --json one.json`) is put together. Without a page it is
printed, else it is put where the last one stood.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

BEGIN, END = "<!-- made by bench/load.py -->", "<!-- until here -->"
# What the first release was once measured to bear, in one process on an idle machine.
FIRST = {(300, "people"): "p95 99 ms", (1000, "people"): "48 a second, p95 9500 ms"}
NUMBERS = {1: "one process", 2: "two processes"}


def as_markdown(measured: list[dict[str, Any]]) -> str:
    """A row for each number of tables with people and with computers, a column for each way of serving them."""
    ways = list(dict.fromkeys((each["processes"], each["database"]) for each in measured))
    rows = list(dict.fromkeys((each["tables"], each["company"]) for each in measured))
    found = {(each["tables"], each["company"], each["processes"], each["database"]): each for each in measured}
    served = [f"{way_named(many)}, {database}" for many, database in ways]
    head = ["tables", "in the other seats", *served, "first release, one process"]
    lines = [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    for tables, company in sorted(rows, key=lambda row: (row[1] != "people", row[0])):
        cells = [told(found[key]) if (key := (tables, company, *way)) in found else "" for way in ways]
        seated = "the same person" if company == "people" else company
        lines.append(f"| {' | '.join([f'{tables:,}', seated, *cells, FIRST.get((tables, company), '')])} |")
    return "\n".join([*lines, "", conditions(measured)])


def way_named(many: int) -> str:
    return NUMBERS.get(many, f"{many} processes")


def told(figures: dict[str, Any]) -> str:
    return (
        f"{figures['answers_per_second']:.0f} a second, median {figures['median_ms']:.0f} ms, "
        f"p95 {figures['p95_ms']:.0f} ms"
    )


def conditions(measured: list[dict[str, Any]]) -> str:
    """What the figures are worth: on a busy machine most of the time goes by before anything is done."""
    most = max(each["tables"] for each in measured)  # the more answers, the less what a server does besides counts
    costs = [each["cpu_ms_per_answer"] for each in measured if each["tables"] == most]
    waited = max(each["waited_for_a_core"] for each in measured)
    return (
        f"An answer took {min(costs):.1f} to {max(costs):.1f} ms of processor time. While this was measured the\n"
        f"serving processes waited for a core, which something else used, for at most {waited:.0%} of the time."
    )


def put_into(page: Path, measured: list[dict[str, Any]]) -> None:
    before, _, rest = page.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n{as_markdown(measured)}\n{END}{after}", "utf-8")


if __name__ == "__main__":
    files = [Path(name) for name in sys.argv[1:]]
    figures = [each for file in files if file.suffix == ".json" for each in json.loads(file.read_text("utf-8"))]
    pages = [file for file in files if file.suffix != ".json"]
    for page in pages:
        put_into(page, figures)
    if not pages:
        print(as_markdown(figures))
