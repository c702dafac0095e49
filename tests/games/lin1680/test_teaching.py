"""The teacher's sheets: they show a board that the game drew itself, and say how."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.lin1680.position import LIN, edition
from tests.games.picture import find, parse

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_sheet_shows_the_board_and_the_command_that_drew_it(language: str) -> None:
    sheet = ROOT / "docs" / "teaching" / f"lin1680.{language}.html"
    text = sheet.read_text("utf-8")
    picture = re.search(r'src="([^"]+)"', text)
    command = re.search(r"replay (\S+) --svg (\S+) --lang (\w+)", text)
    assert picture and command
    assert (ROOT / command[1]).exists() and command[3] == language
    assert (sheet.parent / picture[1]).resolve() == (ROOT / command[2]).resolve()
    drawn = parse((ROOT / command[2]).read_text("utf-8"))
    words = LIN.words(language)
    for place in edition().places:
        assert find(drawn, f"at-{place}").get("data-note") == words(f"note-{place}")
