"""What holds of every picture of every game, in the moments of its `board_cases`."""

from __future__ import annotations

import gzip
import itertools
import json
import re
from collections.abc import Iterator
from copy import copy
from functools import cache
from pathlib import Path
from xml.etree.ElementTree import Element

import pytest

from ludotheque import drawing, games
from ludotheque.core.game import words_of
from ludotheque.core.words import LANGUAGES, Words
from ludotheque.drawing import draw, mat, plate
from tests.games.every import cases_of, each_game, each_moment, some_seats, style_of, view_of
from tests.games.picture import each_shape, find, ids, parse, ringed, things

SHARED = Path(drawing.__file__).parent
GILDED = {".d-coin", ".d-lit", ".d-litin", ".d-glow", ".d-notch"}  # gold is for coins and for what may be chosen


@cache
def picture(id: str, case: str, shape: str) -> Element:
    """With everything lit that may be chosen."""
    view = view_of(id, case)
    return parse(draw(view, shape, options=view.options))


@each_moment
@each_shape
def test_ids_are_unique_in_a_well_formed_picture(id: str, case: str, shape: str) -> None:
    view = view_of(id, case)
    for root in (picture(id, case, shape), parse(draw(view, shape, options=view.options, standalone=False))):
        found = ids(root)
        assert len(found) == len(set(found)), [id for id in found if found.count(id) > 1]


@each_moment
@each_shape
def test_everything_an_option_names_is_drawn_and_lit(id: str, case: str, shape: str) -> None:
    root = picture(id, case, shape)
    lit = ringed(root)
    for option in view_of(id, case).options:
        for name in [arg for arg in option.args if not arg.isdigit()] or [""]:
            drawn = things(root, option, name)
            assert drawn, f"{option}: {name} is not drawn"
            assert any(e.get("id") in lit for e in drawn), f"{option}: {name} is not lit"


@each_moment
@each_shape
def test_nothing_is_lit_but_what_an_option_names(id: str, case: str, shape: str) -> None:
    view = view_of(id, case)
    assert ringed(parse(draw(view, shape))) == set()
    root = picture(id, case, shape)
    for lit in ringed(root):
        thing = find(root, lit)
        verbs, name = thing.get("data-verb", "").split(), thing.get("data-id")
        assert any((o.verb in verbs or not verbs) and (not name or name in o.args) for o in view.options), lit


@each_moment
@each_shape
def test_everything_to_choose_or_to_ask_about_has_a_name(id: str, case: str, shape: str) -> None:
    for element in picture(id, case, shape).iter():
        asked = element.get("data-verb") or element.get("data-id") or element.get("data-note")
        if asked and not element.get("id", "").startswith(style_of(id).untitled):
            titled = len(element) and element[0].tag.endswith("title") and element[0].text
            assert titled or element.get("data-title"), element.get("id")


@each_moment
def test_both_shapes_offer_the_same_things(id: str, case: str) -> None:
    named, far = {arg for option in view_of(id, case).options for arg in option.args}, style_of(id).far
    wide, tall = (
        {(e.get("data-id", ""), e.get("data-verb")) for e in picture(id, case, shape).iter()}
        for shape in drawing.SHAPES
    )
    assert {thing for thing, _ in wide ^ tall if thing in named or not thing.startswith(far)} == set()


@each_moment
@each_shape
def test_the_edge_of_the_table_the_board_or_the_drawer_hold_every_option(id: str, case: str, shape: str) -> None:
    view = view_of(id, case)
    drawn = drawing.picture(view, shape, options=view.options)
    drawer = mat(view, view.seat, shape, options=view.options) if view.seat >= 0 else ""
    at_hand = parse(f"<svg>{drawn.live}{''.join(drawn.panels)}{drawn.edge}{drawer}</svg>")
    for option in view.options:
        names = [arg for arg in option.args if not arg.isdigit()]
        assert things(at_hand, option, names[0] if names else ""), option


@each_moment
@each_shape
def test_a_board_is_light(id: str, case: str, shape: str) -> None:
    view = view_of(id, case)
    world = draw(view, shape, language="fr", options=view.options, standalone=False).encode()
    whole, packed = style_of(id).light
    assert len(world) < whole and len(gzip.compress(world)) < packed


@each_moment
@each_shape
def test_no_letter_is_smaller_than_ten_and_a_half(id: str, case: str, shape: str) -> None:
    view = view_of(id, case)
    sizes = re.findall(r"font(?:-size)?:[^;}\"]*?([\d.]+)px", draw(view, shape, options=view.options))
    assert sizes and min(map(float, sizes)) >= 10.5


@each_game
@each_shape
def test_gold_is_kept_for_coins_and_for_what_may_be_chosen(id: str, shape: str) -> None:
    style = "".join(re.findall(r"<style>(.*?)</style>", plate(games[id], shape), re.DOTALL))
    gilded = {rule.split("{")[0].strip() for rule in re.findall(r"[^{}]+\{[^{}]*var\(--gilt[^{}]*\}", style)}
    assert gilded == {*GILDED, *style_of(id).gilded}
    for folder in (SHARED, games[id].folder):
        assert [file for file in folder.rglob("*.jinja") if "gilt" in file.read_text("utf-8")] == []


@each_game
def test_every_word_asked_for_is_known_and_every_known_word_is_used(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()
    say = Words.__call__

    def noted(self: Words, key: str, **facts: str | int) -> str:
        asked.add(key)
        return say(self, key, **facts)

    monkeypatch.setattr(Words, "__call__", noted)
    drawing.sheet_of.cache_clear()  # nothing that was drawn or computed before may hide what is asked for
    words_of.cache_clear()
    for case, shape in itertools.product(cases_of(id).NAMES, drawing.SHAPES):
        view = view_of(id, case)
        draw(view, shape, options=view.options)
        drawing.picture(view, shape)
        for seat in range(view.seats):
            mat(view, seat, shape)
        drawing.panes(view, shape)
        drawing.compare(view)
    drawn = {key for key in asked if key.startswith(("board-", "compare-"))}
    for language in LANGUAGES:
        known = set(drawing_words(id, language))
        assert drawn <= known and known - drawn <= {*style_of(id).seldom}


def drawing_words(id: str, language: str) -> Iterator[str]:
    """The words of a game that only its drawing says."""
    for file in games[id].folder.rglob(f"*.{language}.ftl"):
        yield from re.findall(r"^((?:board|compare)-[\w-]+)", file.read_text("utf-8"), re.MULTILINE)


@each_game
def test_a_standalone_picture_carries_both_themes_and_the_world_alone_none(id: str) -> None:
    view = view_of(id, cases_of(id).NAMES[0])
    alone, within = (draw(view, standalone=standalone) for standalone in (True, False))
    assert "--paper:light-dark(#" in alone and "color-scheme:light dark" in alone and "color-scheme:dark" in alone
    assert "--paper:" not in within and 'id="seats"' not in within and 'role="img"' in within


@each_game
@each_shape
def test_names_are_text_never_markup(id: str, shape: str) -> None:
    rogue = "<script>\"&'</script>"
    match = games[id].new(some_seats(id), seed=1, names=[rogue, "Yann"])
    svg = match.view(0).picture(shape)
    assert "<script" not in svg and rogue in (find(parse(svg), "panel-0")[0].text or "")


@each_moment
def test_winners_wear_laurels(id: str, case: str) -> None:
    wreaths = [name for name in ids(picture(id, case, "wide")) if name.startswith("winner-")]
    assert wreaths == [f"winner-{seat}" for seat in view_of(id, case).winners]


@each_game
def test_every_option_has_an_icon_that_is_known(id: str) -> None:
    files = [file for folder in (SHARED, games[id].folder) for file in folder.glob("icons.json")]
    known = {name for file in files for name in json.loads(file.read_text("utf-8"))}
    icons = [(action.verb, drawing.icon(games[id], action)) for action in games[id].edition.vocabulary.actions]
    assert {icon for _, icon in icons if icon} <= known
    plain = style_of(id).plain
    assert plain is None or {verb for verb, icon in icons if not icon} == set(plain.split())


@each_game
def test_whose_turn_it_is_changes_no_panel(id: str) -> None:
    """It passes with every answer: were it drawn, two panels would be drawn and sent again each time."""
    view = copy(view_of(id, cases_of(id).NAMES[0]))
    panels = []
    for seat in range(view.seats):
        view.asked = seat
        panels.append(drawing.picture(view).panels)
        turns = [one.get("data-asked") for one in find(parse(draw(view)), "seats")]
        assert turns.count("") == 1, "the picture shows it all the same"
    assert all(each == panels[0] for each in panels)
