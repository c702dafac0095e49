"""The picture of Bretagne keeps to the house's style: colours, letters, words, weight."""

from __future__ import annotations

import gzip
import itertools
import re

import pytest

from ludotheque import drawing
from ludotheque.core.words import LANGUAGES, Words
from ludotheque.drawing import HALF, draw, mat, plate
from ludotheque.games.bretagne.scene.shapes import SHAPES
from tests.games.bretagne.board_cases import (
    BRETAGNE,
    NAMES,
    each_case,
    each_shape,
    find,
    parse,
    view_of,
)


@each_shape
def test_seats_categories_and_resources_are_told_apart_without_colour(shape: str) -> None:
    root = parse(f"<svg>{plate(BRETAGNE, shape)}</svg>")
    shapes = {find(root, id).tag.rpartition("}")[2] for id in ("paradis", "purgatoire", "enfer")}
    assert shapes == {"circle", "rect", "path"}
    goods = {find(root, f"disc-{id}")[1].get("href") for id in ("wood", "stone", "sand", "clay")}
    assert len(goods) == 4
    assert len({find(root, f"charge-{seat}").get("d") for seat in range(1, 5)}) == 4


def test_on_a_phone_every_thing_lies_in_exactly_one_pane() -> None:
    boxes = [pane["box"] for pane in drawing.panes(view_of("act"), "tall", "fr")]
    assert [box[3] for box in boxes] == [452] * 4 and drawing.size(BRETAGNE, "tall", "world") == (390, 4 * 452)
    shape = SHAPES["tall"]
    assert {int(y // 452) for _, y in shape.towers} == {1} and {int(y // 452) for _, y in shape.ports.values()} == {0}
    assert len(set(shape.towers)) == len(set(SHAPES["wide"].towers)) == 15
    assert len(drawing.panes(view_of("act"), "wide", "fr")) == 1


@each_case
@each_shape
def test_a_board_is_light(case: str, shape: str) -> None:
    view = view_of(case)
    world = draw(view, shape, language="fr", options=view.options, standalone=False).encode()
    assert len(world) < 120_000 and len(gzip.compress(world)) < 21_000


@each_shape
def test_gold_is_kept_for_coins_and_for_what_may_be_chosen(shape: str) -> None:
    style = plate(BRETAGNE, shape)
    gilded = {rule.split("{")[0] for rule in re.findall(r"[^{}]+\{[^{}]*var\(--gilt[^{}]*\}", style)}
    assert {name.strip() for name in gilded} == {".d-coin", ".d-lit", ".d-litin", ".d-glow", ".d-notch"}


def test_four_panels_stand_two_by_two_so_that_the_log_has_room() -> None:
    assert drawing.size(BRETAGNE, "wide", "panel", 3) == (286, 96)
    width, height = drawing.size(BRETAGNE, "wide", "panel", 4)
    assert width == HALF and 2 * height + 8 <= 220
    panel = drawing.panel(BRETAGNE.new(4, seed=1).view(0), 1)
    assert all(f"#disc-{good}" in panel for good in ("wood", "stone", "sand", "clay"))
    assert all(f"#i-{name}" in panel for name in ("gear-hammer", "poker-hand"))


@each_shape
def test_no_letter_is_smaller_than_ten_and_a_half(shape: str) -> None:
    view = view_of("cards")
    text = plate(BRETAGNE, shape) + draw(view, shape, options=view.options, standalone=False)
    for size in re.findall(r"(?:font-size:|font:[^;}]*?)(\d+(?:\.\d+)?)px", text):
        assert float(size) >= 10.5


def test_every_word_asked_for_is_known_and_every_known_word_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()
    say = Words.__call__

    def noted(self: Words, key: str, **facts: str | int) -> str:
        asked.add(key)
        return say(self, key, **facts)

    monkeypatch.setattr(Words, "__call__", noted)
    for case, shape in itertools.product(NAMES, SHAPES):
        view = view_of(case)
        draw(view, shape, options=view.options)
        mat(view, 1, shape)
        drawing.panes(view, shape)
        drawing.compare(view)
    for language in LANGUAGES:
        text = (BRETAGNE.folder / f"words.{language}.ftl").read_text("utf-8")
        known = set(re.findall(r"^((?:board|compare)-[\w-]+)", text, re.MULTILINE))
        assert {key for key in asked if key.startswith(("board-", "compare-"))} == known


@each_shape
def test_names_are_text_never_markup(shape: str) -> None:
    rogue = "<script>\"&'</script>"
    match = BRETAGNE.new(3, seed=1, names=[rogue, "Yann", "Aïcha"])
    svg = match.view(0).picture(shape)
    assert "<script" not in svg and rogue in (find(parse(svg), "panel-0")[0].text or "")
