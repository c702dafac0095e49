"""A board in parts: each is drawn once for its values, has a name of its own, and a simple board may be one piece."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path

import pytest

from ludotheque.drawing import parts
from ludotheque.drawing.parts import Laying, Sheet
from tests.test_catalogue import bare, python

DRAWN: list[Hashable] = []


@pytest.fixture(autouse=True)
def afresh() -> None:
    DRAWN.clear()


def pawn(sheet: dict[str, str], seat: int) -> str:
    DRAWN.append(seat)
    return f'\n<g id="pawn-{seat}" class="{sheet["colour"]}"/>\n'


def test_a_part_is_drawn_once_for_its_values() -> None:
    sheet = Sheet({"colour": "red"})
    pictures = []
    for _ in range(2):
        laying = Laying(sheet)
        assert laying(pawn, 3) == laying.each(pawn, (1, 2)) == "", "a part is laid down, not written"
        pictures.append(laying.things)
    assert DRAWN == [3, 1, 2]
    assert list(pictures[0]) == ["pawn-3", "pawn-1", "pawn-2"]
    assert all(pictures[0][id] is pictures[1][id] for id in pictures[0])
    assert pictures[0]["pawn-3"] == '<g id="pawn-3" class="red"/>'


def test_two_parts_never_have_one_name_and_none_has_no_name() -> None:
    laying = Laying(Sheet({"colour": "red"}))
    laying(pawn, 1)
    with pytest.raises(ValueError, match="pawn-1"):
        laying(pawn, 1)
    with pytest.raises(ValueError, match="needs an id"):
        laying(lambda sheet: '<g data-id="tours"/>')


def test_what_was_drawn_first_is_forgotten_when_there_is_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "KEPT", 60)
    sheet = Sheet({"colour": "red"})
    for seat in (1, 2, 3, 3, 2, 1):
        sheet.part(pawn, seat)
    assert DRAWN == [1, 2, 3, 1]


SCENE = """
def plate(shape): return {}
def sizes(shape, seats): return {"world": (90, 90), "panel": (90, 40), "mat": (90, 40)}
def scene(view, shape, words, options, names):
    mats = [{"seat": seat, "mine": False} for seat in range(view.seats)]
    return {"seating": [0, 1], "mats": mats, "pot": view.pot, "title": "", "subtitle": "", "description": ""}
"""
BOARD = """
{% macro plate(scene) %}<g id="plate"/>{% endmacro %}
{% macro live(scene) %}<text id="pot">{{ scene.pot }} {{ scene.shape }}</text>{% endmacro %}
{% macro mat(scene, mat) %}<g id="mat-{{ mat.seat }}"/>{% endmacro %}
{% macro panel(scene, mat) %}<g id="panel-{{ mat.seat }}">{{ scene.pot }}</g>{% endmacro %}
"""
SHOW = """
from ludotheque import drawing, games
match = games["simple"].new(2, ask_chance=True)
for answer in ("", "roll", "die 4"):
    if answer: match.play(answer)
    drawn = drawing.picture(match.view())
print(drawn.things, drawn.panels, "4 wide" in drawing.draw(match.view()))
"""


def test_a_scene_without_fixed_is_drawn_anew_and_a_board_without_parts_is_one_thing(tmp_path: Path) -> None:
    folder = bare(tmp_path, "simple")
    (folder / "scene.py").write_text(SCENE, "utf-8")
    (folder / "board.svg.jinja").write_text(BOARD, "utf-8")
    things = {"all": '<g id="all"><text id="pot">4 wide</text></g>'}
    panels = tuple(f'<g id="panel-{seat}">4</g>' for seat in range(2))
    assert python(SHOW, LUDOTHEQUE_GAMES=str(tmp_path)) == f"{things} {panels} True"
