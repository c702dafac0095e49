"""The picture of Le Siècle d'Or: everything offered is drawn and lit, nothing hidden shows, and it stays light."""

from __future__ import annotations

import gzip
import itertools
import re
from xml.etree import ElementTree

import pytest

from ludotheque import drawing
from ludotheque.core.words import LANGUAGES, Words
from ludotheque.drawing import HALF, draw, mat, panel, panes, plate
from ludotheque.games.siecle_dor.scene import COLOURS
from ludotheque.games.siecle_dor.scene.shapes import NAMES as ANCHORS
from ludotheque.games.siecle_dor.scene.shapes import OUTLINES, SHAPES, ring
from tests.games.siecle_dor.board_cases import NAMES, each_case, each_shape, find, ids, parse, view_of
from tests.games.siecle_dor.position import SIECLE, A, B, Table, edition


def ringed(root: ElementTree.Element) -> set[str]:
    """Ids of the things that wear the ring themselves."""
    return {e.get("id", "") for e in root.iter() if any("d-ring" in child.get("class", "") for child in e)}


@each_case
@each_shape
def test_ids_are_unique_in_a_well_formed_picture(case: str, shape: str) -> None:
    view = view_of(case)
    for standalone in (True, False):
        found = ids(parse(draw(view, shape, options=view.options, standalone=standalone)))
        assert len(found) == len(set(found))


@each_case
@each_shape
def test_everything_an_option_names_is_drawn_and_lit(case: str, shape: str) -> None:
    view = view_of(case)
    root = parse(draw(view, shape, options=view.options))
    lit = ringed(root)
    for option in view.options:
        for name in [arg for arg in option.args if not arg.isdigit()] or [""]:
            drawn = [
                e
                for e in root.iter()
                if option.verb in e.get("data-verb", "").split() and (not name or e.get("data-id") == name)
            ]
            assert drawn, f"{option}: {name} is not drawn"
            assert any(e.get("id") in lit for e in drawn), f"{option}: {name} is not lit"


@each_shape
def test_nothing_is_lit_without_options(shape: str) -> None:
    assert ringed(parse(draw(view_of("act"), shape))) == set()


@each_case
@each_shape
def test_everything_to_choose_has_a_title(case: str, shape: str) -> None:
    view = view_of(case)
    for element in parse(draw(view, shape, options=view.options)).iter():
        if element.get("data-verb"):
            assert element[0].tag.endswith("title") and element[0].text, element.get("id")


@each_case
def test_both_shapes_offer_the_same_things(case: str) -> None:
    view = view_of(case)
    wide, tall = (
        {
            (e.get("data-id"), e.get("data-verb"))
            for e in parse(draw(view, shape, options=view.options)).iter()
            if e.get("data-id") in {arg for option in view.options for arg in option.args}
        }
        for shape in SHAPES
    )
    assert wide == tall


@each_shape
def test_another_hand_leaves_no_trace_but_its_backs(shape: str) -> None:
    pictures, mats = set(), set()
    for held in ("ship culture-joker", "cannon culture-die"):
        table = Table(3)
        table.put(B, hand=held)
        table.act(A)
        view = table.match.view(A)
        pictures.add(draw(view, shape))
        mats.add(mat(view, B, shape) + panel(view, B, shape))
        assert {"backs-1-blue", "backs-1-grey"} <= set(ids(parse(mat(view, B, shape))))
        assert "hand-" not in mat(view, B, shape)
    assert len(pictures) == len(mats) == 1


@each_shape
def test_a_used_marker_is_hollow_and_struck_through(shape: str) -> None:
    root = parse(draw(view_of("act"), shape))
    used, active = find(root, "marker-brabant"), find(root, "marker-zeeland")
    classes = [[e.get("class", "") for e in piece.iter()] for piece in (used, active)]
    assert "o-used" in classes[0] and "o-strike" in classes[0]
    assert "o-used" not in classes[1] and "o-pawn" in classes[1]


@each_shape
def test_an_auction_shows_the_standing_bid_who_is_in_and_who_has_passed(shape: str) -> None:
    root = parse(draw(view_of("bid"), shape, options=view_of("bid").options))
    sheet = find(root, "auction")
    assert "standing bid: ½" in "".join(sheet.itertext())
    assert "passed" in "".join(find(root, "bid-2").itertext()) and "½" in "".join(find(root, "bid-1").itertext())
    assert {"raise-half", "raise-one", "raise-two", "raise-five", "raise-pass"} <= ringed(root)
    assert "auction" not in ids(parse(draw(view_of("act"), shape)))


def test_the_ring_is_54_squares_clockwise_from_the_lower_left() -> None:
    places = [ring(index) for index in range(54)]
    assert len(set(places)) == 54
    side = (1000 / 18, 612 / 11)
    for here, there in zip(places, [*places[1:], places[0]]):
        steps = (abs(here[0] - there[0]) / side[0], abs(here[1] - there[1]) / side[1])
        assert round(sum(steps), 6) == 1
    assert places[0] == (0, 10 * side[1]) and places[1][1] < places[0][1]


def test_the_spaces_the_dice_can_reach_are_marked() -> None:
    root = parse(draw(view_of("roll"), "wide"))
    marked = [e.get("id") for e in root.iter() if any(c.get("class") == "o-reach" for c in e)]
    assert marked == [f"space-{index}" for index in range(7, 18)]
    shown = [id for id in ids(parse(draw(view_of("roll"), "tall"))) if id.startswith("space-")]
    assert shown == [f"space-{index}" for index in range(6, 18)]


def test_provinces_are_neighbours_on_the_map_exactly_where_the_rules_have_a_border() -> None:
    corners = {id: text.split() for id, text in OUTLINES.items()}
    borders = {frozenset(row["between"]) for row in edition().data["border"]}
    for one, other in itertools.combinations(corners, 2):
        edges = [{frozenset(pair) for pair in zip(c, [*c[1:], c[0]])} for c in (corners[one], corners[other])]
        assert bool(edges[0] & edges[1]) == (frozenset((one, other)) in borders), (one, other)
    assert set(corners) == set(ANCHORS) == set(edition().provinces)
    assert [COLOURS[id] for id in edition().provinces] == list(edition().colour)[:10]


@each_case
@each_shape
def test_a_board_is_light(case: str, shape: str) -> None:
    view = view_of(case)
    world = draw(view, shape, language="fr", options=view.options, standalone=False).encode()
    assert len(world) < 120_000 and len(gzip.compress(world)) < 15_000


@each_shape
def test_gold_is_kept_for_coins_for_what_may_be_chosen_and_for_the_reach_of_the_dice(shape: str) -> None:
    style = plate(SIECLE, shape)
    gilded = {rule.split("{")[0] for rule in re.findall(r"[^{}]+\{[^{}]*var\(--gilt[^{}]*\}", style)}
    assert {name.strip() for name in gilded} == {".d-coin", ".d-lit", ".d-litin", ".d-glow", ".d-notch", ".o-reach"}


@each_shape
def test_no_letter_is_smaller_than_ten_and_a_half(shape: str) -> None:
    for size in re.findall(r"(?:font-size:|font:[^;}]*?)(\d+(?:\.\d+)?)px", plate(SIECLE, shape)):
        assert float(size) >= 10.5


def test_every_word_asked_for_is_known_and_every_known_word_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()
    say = Words.__call__

    def noted(self: Words, key: str, **facts: str | int) -> str:
        asked.add(key)
        return say(self, key, **facts)

    monkeypatch.setattr(Words, "__call__", noted)
    views = [view_of(case) for case in NAMES]
    for view, shape in itertools.product(views, SHAPES):
        draw(view, shape, options=view.options)
        mat(view, 1, shape)
        panes(view, shape)
    for language in LANGUAGES:
        text = (SIECLE.folder / f"words.{language}.ftl").read_text("utf-8")
        known = set(re.findall(r"^(board-[\w-]+)", text, re.MULTILINE))
        assert {key for key in asked if key.startswith("board-")} == known


def test_sizes_and_both_themes() -> None:
    alone = draw(view_of("act"))
    assert "--paper:#F4EDDD" in alone and "prefers-color-scheme:dark" in alone
    assert drawing.size(SIECLE, "wide", "world") == (1000, 612)
    assert [pane["box"] for pane in panes(view_of("act"), "tall")] == [(0, 0, 390, 470), (0, 480, 390, 470)]
    assert drawing.size(SIECLE, "wide", "panel", 3) == (286, 92)
    width, height = drawing.size(SIECLE, "wide", "panel", 4)
    assert width == HALF and 2 * height + 8 <= 220, "two rows of two leave the log eight lines"


@each_shape
def test_names_are_text_never_markup(shape: str) -> None:
    rogue = "<script>\"&'</script>"
    match = SIECLE.new(3, seed=1, names=[rogue, "Yann", "Aïcha"])
    svg = match.view(0).picture(shape)
    assert "<script" not in svg and rogue in (find(parse(svg), "panel-0")[0].text or "")


def test_winners_wear_laurels() -> None:
    assert [id for id in ids(parse(draw(view_of("end")))) if id.startswith("winner-")] == ["winner-2"]
