"""The picture of Tapestry: everything offered is drawn and lit, nothing hidden shows, every icon can be asked about."""

from __future__ import annotations

import gzip
import itertools
import re
from xml.etree import ElementTree

import pytest

from ludotheque import drawing
from ludotheque.core.words import LANGUAGES, Words
from ludotheque.drawing import compare, draw, icon, mat, panel, panes, parts, plate
from ludotheque.games.tapestry.scene.effects import MEASURES, sign_of
from ludotheque.games.tapestry.scene.effects import draw as laid_out
from ludotheque.games.tapestry.scene.hexmap import corner, middle_of
from ludotheque.games.tapestry.scene.shapes import SHAPES
from ludotheque.table.preview import effects
from tests.games.tapestry.board_cases import NAMES, each_case, each_shape, find, ids, middle, parse, view_of
from tests.games.tapestry.position import GAME, A, B, Table, edition
from tests.rule import rule


def ringed(root: ElementTree.Element) -> set[str]:
    """Ids of the things that wear the ring themselves."""
    return {e.get("id", "") for e in root.iter() if any("d-ring" in one.get("class", "") for one in (e, *e))}


def things(root: ElementTree.Element, verb: str, name: str) -> list[ElementTree.Element]:
    """What an option with this verb may mean by this name."""
    found = []
    for element in root.iter():
        verbs = element.get("data-verb", "").split()
        meant = verb in verbs if verbs else bool(name)
        if meant and (not name or element.get("data-id") == name):
            found.append(element)
    return found


@each_case
@each_shape
def test_ids_are_unique_in_a_well_formed_picture(case: str, shape: str) -> None:
    view = view_of(case)
    for standalone in (True, False):
        found = ids(parse(draw(view, shape, options=view.options, standalone=standalone)))
        assert len(found) == len(set(found)), [id for id in found if found.count(id) > 1]


@each_case
@each_shape
def test_everything_an_option_names_is_drawn_and_lit(case: str, shape: str) -> None:
    view = view_of(case)
    root = parse(draw(view, shape, options=view.options))
    lit = ringed(root)
    for option in view.options:
        for name in [arg for arg in option.args if not arg.isdigit()] or [""]:
            drawn = things(root, option.verb, name)
            assert drawn, f"{option}: {name} is not drawn"
            assert any(e.get("id") in lit for e in drawn), f"{option}: {name} is not lit"


@each_shape
def test_nothing_is_lit_without_options(shape: str) -> None:
    assert ringed(parse(draw(view_of("turn"), shape))) == set()


@each_case
@each_shape
def test_everything_to_choose_has_a_name(case: str, shape: str) -> None:
    view = view_of(case)
    for element in parse(draw(view, shape, options=view.options)).iter():
        if element.get("data-verb") or element.get("data-id"):
            titled = len(element) and element[0].tag.endswith("title") and element[0].text
            assert titled or element.get("data-title"), element.get("id")


@each_case
def test_both_shapes_offer_the_same_things(case: str) -> None:
    view = view_of(case)
    named = {arg for option in view.options for arg in option.args}
    wide, tall = (
        {e.get("data-id") for e in parse(draw(view, shape, options=view.options)).iter()} & named for shape in SHAPES
    )
    assert wide == tall


@each_case
def test_the_dock_and_the_board_or_the_drawer_hold_every_option(case: str) -> None:
    view = view_of(case)
    if view.seat < 0:
        return
    live, panels, dock = parts(view, options=view.options)
    at_hand = parse(f"<svg>{live}{''.join(panels)}{dock}{mat(view, view.seat, options=view.options)}</svg>")
    for option in view.options:
        assert things(at_hand, option.verb, str(option.args[0]) if option.args else ""), option


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
    assert "food: 4 (+2)" in svg and "worker: 2 (+4)" in svg


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
        assert drawn in known and f'id="m-{mark}"' in plate(GAME, "wide") or not mark, word
        assert not moved or f'id="m-{moved}"' in plate(GAME, "wide")
    assert {MEASURES[measure] for measure in edition().grammar.measures} <= known
    for phrase in edition().phrases:
        for one in laid_out(phrase, 51).glyphs:
            assert -0.5 <= one.x <= 51, phrase


def test_every_option_has_an_icon() -> None:
    for action in edition().vocabulary.actions:
        if action.verb not in ("lead", "chart", "summon", "reveal", "draw", "find", "spot", "science", "roll"):
            assert icon(GAME, action), action


@each_shape
def test_every_place_tells_what_it_is_when_pointed_at(shape: str) -> None:
    root = parse(draw(view_of("turn"), shape))
    notes = {e.get("data-id"): e.get("data-note", "") for e in root.iter() if e.get("data-note")}
    for name in (*edition().spaces, "landmark-forge", "hex-e6", "air-conditioning", "monarchy", "tile-1"):
        assert notes[name], name
    assert notes["rafts"] == "Explore. Bonus: pay any 1 resource for 1 tapestry card."


@each_case
@each_shape
def test_a_board_is_light(case: str, shape: str) -> None:
    view = view_of(case)
    world = draw(view, shape, language="fr", options=view.options, standalone=False).encode()
    assert len(world) < 122_500 and len(gzip.compress(world)) < 22_500


@each_shape
def test_gold_is_kept_for_what_may_be_chosen(shape: str) -> None:
    gilded = {rule.split("{")[0] for rule in re.findall(r"[^{}]+\{[^{}]*var\(--gilt[^{}]*\}", plate(GAME, shape))}
    assert {name.strip() for name in gilded} == {".d-coin", ".d-lit", ".d-litin", ".d-glow", ".d-notch", ".y-dot"}


@each_shape
def test_no_letter_is_smaller_than_ten_and_a_half(shape: str) -> None:
    for size in re.findall(r"(?:font-size:|font:[^;}]*?)(\d+(?:\.\d+)?)px", plate(GAME, shape)):
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
        for seat in range(view.seats):
            mat(view, seat, shape)
        panes(view, shape)
        compare(view)
    for view in (view_of("turn"), Table(2).match.view(A)):
        parts(view)
    for language in LANGUAGES:
        text = (GAME.folder / "words" / f"drawing.{language}.ftl").read_text("utf-8")
        known = set(re.findall(r"^((?:board|compare)-[\w-]+)", text, re.MULTILINE))
        assert {key for key in asked if key.startswith(("board-", "compare-"))} <= known
        assert known - asked <= SELDOM


SELDOM = {"board-alchemists-square",   # said in moments that no case shows
    "board-accept", "board-decline", "board-points", "board-stop", "board-trap", "board-aside", "board-over",
    "board-buy", "board-sell",
    "board-winner", "board-face-down", "board-finished", "board-built-0", "board-built-1", "board-built-3",
    *(f"board-{kind}{state}" for kind in ("token", "building", "landmark") for state in ("", "-toppled")),
}  # fmt: skip


def test_sizes_panes_and_both_themes() -> None:
    alone = draw(view_of("turn"))
    assert "--paper:#F4EDDD" in alone and "prefers-color-scheme:dark" in alone
    assert drawing.size(GAME, "wide", "world") == (1240, 672)
    assert [pane["id"] for pane in panes(view_of("turn"), "tall")] == ["tracks", "map", "shelf", "capital"]
    assert drawing.docked(GAME, "wide") and not drawing.docked(GAME, "tall")
    assert 5 * drawing.size(GAME, "wide", "panel", 5)[1] + 40 <= 400


@each_shape
def test_names_are_text_never_markup(shape: str) -> None:
    rogue = "<script>\"&'</script>"
    match = GAME.new(3, seed=1, names=[rogue, "Yann", "Aïcha"])
    svg = match.view(0).picture(shape)
    assert "<script" not in svg and rogue in (find(parse(svg), "panel-0")[0].text or "")


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
