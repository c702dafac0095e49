"""The picture of Loire: nothing hidden shows, and only what is offered is lit."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ludotheque import drawing
from ludotheque.core.refusal import Refusal
from ludotheque.drawing import draw, mat, panel
from ludotheque.games.loire import GAME
from ludotheque.games.loire.scene import scene
from tests.games.loire.board_cases import picture, view_of
from tests.games.loire.board_stage import Position, actions, four, setup
from tests.games.picture import each_shape, find, ids, ringed


@each_shape
def test_only_what_is_offered_is_lit(shape: str) -> None:
    assert ringed(picture(four(), shape)) == set()
    root = picture(four(), shape, actions("lay coal-2"))
    assert ringed(root) == {"hand-coal-2"}
    root = picture(four(), shape, actions("explode seat-2 coal-2"))
    assert ringed(root) >= {"boat-2", "panel-2", "panel-2-laid-coal-2"}
    assert "panel-3-laid-coal-1" not in ringed(root)


def seen_by(seat: int, truth: Position) -> Position:
    return truth.but(seat=seat, hand=[hand if owner == seat else sum(hand) for owner, hand in enumerate(truth.hand)])


@each_shape
def test_another_hand_leaves_no_trace(shape: str) -> None:
    known = [[0] * 6, [0, 0, 1, 0, 0, 0], [0] * 6, [0] * 6]
    one = four().but(hand=[[1, 1, 0, 0, 1, 1], [0, 0, 1, 3, 0, 0], [0, 0, 0, 0, 2, 0], [1, 0, 0, 0, 0, 0]], known=known)
    other = one.but(hand=[[1, 1, 0, 0, 1, 1], [2, 0, 1, 0, 1, 0], [1, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]])
    for whole in (draw, lambda view, shape: drawing.picture(view, shape).live):
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
    found = ids(picture(view_of("spectator").but(known=[[0] * 6] * 6), shape))
    assert not [id for id in found if id.startswith(("hand-", "known-", "mat-"))]
    assert {f"panel-{seat}" for seat in range(6)} <= set(found)


@each_shape
def test_there_is_no_boat_before_setting_out(shape: str) -> None:
    assert not [id for id in ids(picture(setup(), shape)) if id.startswith("boat-")]


def test_the_world_is_as_large_as_it_says() -> None:
    assert 'viewBox="0 0 960 540"' in draw(four(), standalone=False)
    assert drawing.size(GAME, "wide", "world") == (960, 540)
    assert drawing.size(GAME, "tall", "world") == (390, 456)


def test_an_unknown_shape_is_refused_with_a_sentence() -> None:
    with pytest.raises(Refusal, match="wide, tall; not “round”"):
        draw(four(), "round")


def test_the_scene_seats_the_viewer_first() -> None:
    assert scene(four().but(seat=2), "wide", GAME.words("en"), (), "ABCD")["seating"] == [2, 3, 0, 1]
