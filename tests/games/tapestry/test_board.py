"""The picture of Tapestry: tiles, orientations, income and capital as the rules have them; nothing hidden shows."""

from __future__ import annotations

import itertools
import re

from ludotheque import drawing
from ludotheque.drawing import draw, mat, panel, panes, plate
from ludotheque.games.tapestry.scene.effects import COUNTED_BY, sign_of
from ludotheque.games.tapestry.scene.effects import draw as laid_out
from ludotheque.games.tapestry.scene.hexagon import corner, middle_of
from ludotheque.table.shown.preview import effects
from tests.games.picture import each_shape, find, parse
from tests.games.tapestry.board_cases import middle, view_of
from tests.games.tapestry.position import GAME, A, B, Table, edition
from tests.rule import rule


@each_shape
def test_another_hand_leaves_no_trace_but_its_number(shape: str) -> None:
    pictures, mats = set(), set()
    for held in ("trap guilds", "monarchy democracy"):
        table = Table(3)
        table.put(B, hand=held)
        table.turn(A)
        view = table.match.view(A)
        pictures.add(draw(view, shape))
        mats.add(mat(view, B, shape) + panel(view, B, shape))
        assert "hand-" not in mat(view, B, shape)
    assert len(pictures) == len(mats) == 1


@each_shape
def test_what_others_were_dealt_to_choose_from_is_not_shown(shape: str) -> None:
    match = GAME.new(3, seed=3)
    asked, other = match.seat, (match.seat + 1) % 3
    assert 'data-verb="adopt"' not in mat(match.view(other), asked, shape)
    assert 'data-verb="adopt"' in mat(match.view(asked), asked, shape)


@rule("T-7.1", "T-7.4")
@each_shape
def test_a_tile_shows_its_land_at_the_corners_where_it_would_lie(shape: str) -> None:
    root = parse(draw(view_of("orient"), shape, options=view_of("orient").options))
    turned = {}
    for name in ("north", "northeast", "south"):
        uses = [e.get("href", "") for e in find(root, f"tray-turn-{name}").iter()]
        turned[name] = sorted(use for use in uses if re.fullmatch(r"#c\d[DFGM]", use))
    assert turned["north"] == ["#c1M", "#c2M", "#c3M", "#c4D", "#c5D"]
    assert turned["northeast"] == ["#c0D", "#c2M", "#c3M", "#c4M", "#c5D"]
    assert turned["south"] == ["#c0M", "#c1D", "#c2D", "#c4M", "#c5M"]


@rule("T-7.2")
@each_shape
def test_each_orientation_tells_the_points_that_the_rules_give(shape: str) -> None:
    view = view_of("orient")
    root = parse(draw(view, shape, options=view.options))
    for option in view.options:
        shown = "".join(find(root, f"tray-turn-{option.args[0]}").itertext()).split()[-1]
        table = middle()
        table.gain(A, "explore-anywhere")
        before = table[A].points
        table.play(A, "carry tile-12", "explore hex-e4", str(option))
        assert int(shown) == table[A].points - before, option


def test_an_option_tells_its_points_and_not_what_its_name_says() -> None:
    table = middle()
    table.gain(A, "explore-anywhere")
    table.play(A, "carry tile-12", "explore hex-e4")
    told = [one["effect"] for one in effects(table.match, A, "en")]
    assert told == ["1 VP", "1 VP", "0 VP", "1 VP", "1 VP", "0 VP"]
    table = middle()
    table.gain(A, "farm")
    assert {one["effect"] for one in effects(table.match, A, "en")} == {""}


def test_a_corner_lies_between_two_sides() -> None:
    for number in range(6):
        ends = [middle_of(number), middle_of((number + 5) % 6)]
        x, y = corner(number)
        for dx, dy in ends:
            assert round((x - dx) ** 2 + (y - dy) ** 2, 3) == 15.0**2


@each_shape
def test_outposts_stand_or_lie_and_ground_is_explored_or_blank(shape: str) -> None:
    root = parse(draw(view_of("turn"), shape))
    assert find(root, "piece-hex-e6-0").find(".//*[@href='#o2']") is not None
    assert find(root, "piece-hex-d5-0").find(".//*[@href='#t1']") is not None
    assert "y-blank" in [e.get("class") for e in find(root, "hex-e4")]
    assert "y-blank" not in [e.get("class") for e in find(root, "hex-e6")]


@rule("T-11.1")
@each_shape
def test_the_income_mat_shows_what_is_open_and_what_it_will_pay(shape: str) -> None:
    svg = mat(view_of("turn"), A, shape)
    assert svg.count('class="y-shut"') == 20 - 8
    assert svg.count('class="y-slot" x=') == 24 - 12
    assert "food · 4 (+2)" in svg and "worker · 2 (+4)" in svg


@rule("T-12.2", "T-12.3")
def test_the_ghost_of_a_landmark_lies_on_its_plots_within_the_grid() -> None:
    view = view_of("landmark")
    spots = {e.get("data-id"): e for e in parse(f"<svg>{mat(view, A, options=view.options)}</svg>").iter()}
    ghost = next(e for e in spots["plot-l7"] if e.get("class") == "y-ghost").get("d", "")
    assert ghost == "M272 102h34v34h-34zM272 136h34v34h-34z"


def test_every_word_of_the_notation_has_an_icon_and_every_phrase_fits_its_box() -> None:
    known = set(re.findall(r'id="i-([\w-]+)"', plate(GAME, "wide")))
    for word in edition().grammar.words:
        drawn, mark, moved = sign_of(word)
        assert drawn in known and (not mark or f'id="m-{mark}"' in plate(GAME, "wide")), word
        assert not moved or f'id="m-{moved}"' in plate(GAME, "wide")
    assert {COUNTED_BY[measure] for measure in edition().grammar.measures} <= known
    for phrase in edition().phrases:
        for one in laid_out(phrase, 51).glyphs:
            assert -0.5 <= one.x <= 51, phrase


@each_shape
def test_every_place_tells_what_it_is_when_pointed_at(shape: str) -> None:
    root = parse(draw(view_of("turn"), shape))
    notes = {e.get("data-id"): e.get("data-note", "") for e in root.iter() if e.get("data-note")}
    for name in (*edition().spaces, "landmark-forge", "hex-e6", "air-conditioning", "monarchy", "tile-1"):
        assert notes[name], name
    assert notes["rafts"] == "Explore. Bonus: pay any 1 resource for 1 tapestry card."


def test_the_sizes_of_the_world_its_panes_and_panels() -> None:
    assert drawing.size(GAME, "wide", "world") == (1240, 646)
    assert [pane["id"] for pane in panes(view_of("turn"), "tall")] == ["tracks", "map", "shelf", "capital"]
    assert drawing.docked(GAME, "wide") and not drawing.docked(GAME, "tall")
    assert 3 * drawing.size(GAME, "wide", "panel", 5)[1] + 20 <= 270, "three rows of two leave the log eight lines"


@each_shape
def test_without_colour_terrains_and_seats_are_told_apart_by_their_signs(shape: str) -> None:
    root = parse(f"<svg>{plate(GAME, shape)}</svg>")
    signs = {letter: find(root, f"sign-{letter}").get("d") for letter in "MFGD"}
    assert len(set(signs.values())) == 4
    for number, letter in itertools.product(range(6), signs):
        assert find(root, f"c{number}{letter}").find(f".//*[@href='#sign-{letter}']") is not None
    for seat in range(1, 6):
        for piece in ("o", "t", "k"):
            assert find(root, f"{piece}{seat}").find(f".//*[@href='#charge-{seat}']") is not None
