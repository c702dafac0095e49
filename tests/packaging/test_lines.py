"""Style sheets and templates can be read without scrolling sideways."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
LONGEST = 160


def test_no_line_of_a_style_sheet_or_template_is_longer_than_160_characters() -> None:
    sheets = [file for folder in ("src", "web/src", "examples") for file in sorted((ROOT / folder).rglob("*"))]
    read = [file for file in sheets if file.suffix in (".css", ".jinja", ".html") and "static" not in file.parts]
    assert read
    long = {
        str(file.relative_to(ROOT)): numbers
        for file in read
        if (numbers := [n for n, line in enumerate(file.read_text("utf-8").splitlines(), 1) if len(line) > LONGEST])
    }
    assert not long, "\n".join(f"{file}: lines {', '.join(map(str, numbers))}" for file, numbers in long.items())
