"""Pictures for mail: the same board without style sheets that few readers know, and nothing on it that is secret."""

from __future__ import annotations

import re

import pytest

from ludotheque import drawing
from ludotheque.drawing import raster
from ludotheque.games import games

WIDE = 300


@pytest.mark.parametrize("game", [game.id for game in games.sound()])
def test_every_board_is_drawn_without_variables(game: str) -> None:
    match = games[game].new(max(2, games[game].least), "picture")
    svg = drawing.draw(match.view(), "wide", "en")
    picture, sheet = raster.flattened(svg)
    assert not re.search(r"var\(|light-dark|color-mix|<style", picture + sheet)
    assert "#c63d1e" in sheet  # the first seat has its colour
    painted = raster.png(svg, WIDE)
    assert painted.startswith(b"\x89PNG") and int.from_bytes(painted[16:20], "big") == WIDE


def test_a_variable_is_what_the_class_around_it_says() -> None:
    svg = "<svg><style>:root{--a:light-dark(#111111,#eeeeee)}.s1{--seat:#c63d1e}.s2{--seat:var(--a)}</style>"
    svg += "<style>.x{fill:var(--seat);stroke:var(--a)}.p>.y{fill:color-mix(in srgb,var(--a) 30%,transparent)}</style>"
    _, sheet = raster.flattened(svg + '<g class="s1"><path class="x"/></g></svg>')
    assert sheet.splitlines() == [
        ".x{stroke:#111111}", ".s1 .x,.x.s1{fill:#c63d1e}", ".s2 .x,.x.s2{fill:#111111}",
        ".p>.y{fill:rgba(17,17,17,0.3)}",
    ]  # fmt: skip
