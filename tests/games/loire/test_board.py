"""The picture of Loire: nothing hidden shows, and everything offered is drawn."""

from __future__ import annotations

import itertools
import re
from xml.etree import ElementTree

import pytest

from ludotheque import drawing
from ludotheque.core.action import Action
from ludotheque.core.refusal import Refusal
from ludotheque.core.words import Words
from ludotheque.drawing import draw, live, mat, panel
from ludotheque.games.loire import GAME
from ludotheque.games.loire.scene import scene
from ludotheque.games.loire.scene.shapes import SHAPES
from tests.games.loire.board_cases import CASES, each_case, each_shape, find, ids, picture
from tests.games.loire.board_stage import Position, actions, four, setup


def offers(element: ElementTree.Element, option: Action, name: str) -> bool:
    return element.get("data-id", "") == name and option.verb in element.get("data-verb", option.verb).split()


def ringed(root: ElementTree.Element) -> set[str]:
    """Ids of the things that wear the ring themselves."""
    return {e.get("id", "") for e in root.iter() if any("d-ring" in child.get("class", "") for child in e)}


@each_case
@each_shape
def test_ids_are_unique_in_a_well_formed_picture(case: str, shape: str) -> None:
    position, options = CASES[case]
    for standalone in (True, False):
        found = ids(picture(position, shape, options, standalone=standalone))
        assert len(found) == len(set(found))


@each_case
@each_shape
def test_everything_an_option_names_is_drawn_and_lit(case: str, shape: str) -> None:
    position, options = CASES[case]
    root = picture(position, shape, options)
    lit = ringed(root)
    for option in options:
        names = [arg for arg in option.args if not arg.isdigit()] or [""]
        for name in names:
            drawn = [e for e in root.iter() if e.get("data-verb") and offers(e, option, name)]
            assert drawn, f"{option}: {name} is not drawn"
            assert any(ringed(e) | ({e.get("id", "")} & lit) for e in drawn), f"{option}: {name} is not lit"


@each_shape
def test_only_what_is_offered_is_lit(shape: str) -> None:
    assert ringed(picture(four(), shape)) == set()
    root = picture(four(), shape, actions("lay coal-2"))
    assert ringed(root) == {"hand-coal-2"}
    root = picture(four(), shape, actions("explode seat-2 coal-2"))
    assert ringed(root) >= {"boat-2", "panel-2", "panel-2-laid-coal-2"}
    assert "panel-3-laid-coal-1" not in ringed(root)


@each_case
@each_shape
def test_everything_to_choose_has_a_title(case: str, shape: str) -> None:
    position, options = CASES[case]
    for element in picture(position, shape, options).iter():
        if element.get("data-verb") and not element.get("id", "").startswith("laid-"):
            assert element[0].tag.endswith("title") and element[0].text, element.get("id")


def seen_by(seat: int, truth: Position) -> Position:
    return truth.but(
        seat=seat, hand=[hand if owner == seat else sum(hand) for owner, hand in enumerate(truth.hand)]
    )


@each_shape
def test_another_hand_leaves_no_trace(shape: str) -> None:
    known = [[0] * 6, [0, 0, 1, 0, 0, 0], [0] * 6, [0] * 6]
    one = four().but(
        hand=[[1, 1, 0, 0, 1, 1], [0, 0, 1, 3, 0, 0], [0, 0, 0, 0, 2, 0], [1, 0, 0, 0, 0, 0]], known=known
    )
    other = one.but(hand=[[1, 1, 0, 0, 1, 1], [2, 0, 1, 0, 1, 0], [1, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]])
    for whole in (draw, live):
        assert len({whole(seen_by(0, truth), shape) for truth in (one, other)}) == 1
    for part in (mat, panel):
        assert len({part(seen_by(0, truth), 1, shape) for truth in (one, other)}) == 1
    assert mat(seen_by(1, one), 1, shape) != mat(seen_by(1, other), 1, shape)


@each_shape
def test_a_hidden_hand_shows_what_everybody_saw_and_backs(shape: str) -> None:
    root = ElementTree.fromstring(mat(four(), 1, shape))
    cards = [id for id in ids(root) if id.startswith(("hand-", "known-"))]
    assert cards == ["known-1-coal-3", "known-1-mariner"]
    assert "2" in [text.text for text in find(root, "backs-1").iter() if text.text]


@each_shape
def test_a_spectator_sees_only_backs(shape: str) -> None:
    position, _ = CASES["spectator"]
    found = ids(picture(position.but(known=[[0] * 6] * 6), shape))
    assert not [id for id in found if id.startswith(("hand-", "known-", "mat-"))]
    assert {f"panel-{seat}" for seat in range(6)} <= set(found)


@each_shape
def test_names_are_text_never_markup(shape: str) -> None:
    rogue = "<script>\"&'</script>"
    svg = draw(four().but(names=(rogue, "Yann", "Aïcha", "Zoé")), shape)
    root = ElementTree.fromstring(svg)
    assert "<script" not in svg
    assert rogue in (find(root, "panel-0")[0].text or "")


@each_case
def test_both_shapes_offer_the_same_things(case: str) -> None:
    position, options = CASES[case]
    wide, tall = (
        {(e.get("data-id"), e.get("data-verb")) for e in picture(position, shape, options).iter()}
        for shape in SHAPES
    )
    assert wide == tall


@each_shape
def test_no_boat_before_setting_out_and_laurels_at_the_end(shape: str) -> None:
    assert not [id for id in ids(picture(setup(), shape)) if id.startswith("boat-")]
    position, _ = CASES["end"]
    assert [id for id in ids(picture(position, shape)) if id.startswith("winner-")] == ["winner-1"]


def test_every_word_asked_for_is_known_and_every_known_word_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()
    say = Words.__call__

    def noted(self: Words, key: str, **facts: str | int) -> str:
        asked.add(key)
        return say(self, key, **facts)

    monkeypatch.setattr(Words, "__call__", noted)
    for (position, options), shape in itertools.product(CASES.values(), ("wide", "tall")):
        draw(position, shape, options=options)
        mat(position, 1, shape)
    for language in ("en", "fr"):
        text = (GAME.folder / f"words.{language}.ftl").read_text("utf-8")
        assert asked == set(re.findall(r"^(board-[\w-]+)", text, re.MULTILINE))


def test_a_standalone_picture_carries_both_themes_and_the_world_alone_none() -> None:
    alone, within = (draw(four(), standalone=standalone) for standalone in (True, False))
    assert (
        "--paper:#F4EDDD" in alone
        and "prefers-color-scheme:dark" in alone
        and ":root[data-theme=dark]" in alone
    )
    assert "--paper:" not in within and 'id="seats"' not in within
    assert 'role="img"' in within and 'viewBox="0 0 960 540"' in within
    assert drawing.size(GAME, "wide", "world") == (960, 540)
    assert drawing.size(GAME, "tall", "world") == (390, 456)


def test_an_unknown_shape_is_refused_with_a_sentence() -> None:
    with pytest.raises(Refusal, match="wide, tall; not “round”"):
        draw(four(), "round")


def test_the_scene_seats_the_viewer_first() -> None:
    assert scene(four().but(seat=2), "wide", GAME.words("en"), (), "ABCD")["seating"] == [2, 3, 0, 1]
