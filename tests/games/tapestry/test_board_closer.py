"""The picture of Tapestry, closer: what lies where it covers nothing, and what one may look up."""

from __future__ import annotations

import re
from math import sqrt
from typing import Any
from xml.etree.ElementTree import Element

import pytest

from ludotheque import drawing
from ludotheque.core.state import SPECTATOR
from ludotheque.drawing import mat, panel
from ludotheque.games.tapestry.benefits.measures import income_points
from ludotheque.games.tapestry.scene.civilizations import civilizations
from ludotheque.games.tapestry.scene.hexmap import hexes
from ludotheque.games.tapestry.scene.income import prospect
from ludotheque.games.tapestry.scene.shapes import SHAPES
from ludotheque.games.tapestry.scene.tracks import Ahead, Track
from ludotheque.games.tapestry.scene.tray import tray
from ludotheque.table.shown.preview import effects
from tests.games.picture import each_shape, find, ids, parse
from tests.games.tapestry.board_cases import middle, view_of
from tests.games.tapestry.position import GAME, A, B, Table, edition
from tests.rule import rule


@each_shape
def test_of_an_opponent_everything_but_the_hand_is_seen(shape: str) -> None:
    table = middle()
    table.put(B, plots="plot-d4", laid="monarchy")
    shown = mat(table.match.view(A), B, shape)
    root = parse(f"<svg>{shown}</svg>")
    assert {"income-1", "laid-1-2", "mat-1-militants", "own-paper", "own-ammonia", "built-1-0"} <= set(ids(root))
    notes = [e.get("data-note") for e in root.iter() if e.get("data-note")]
    assert GAME.words("en")("text-monarchy") in notes and GAME.words("en")("text-militants") in notes
    assert "hand-guilds" not in shown


@rule("T-7.10")
@pytest.mark.parametrize("card", ["militarism", "exploitation"])
def test_an_orientation_tells_its_points_also_where_another_question_comes_before_them(card: str) -> None:
    table = middle()
    table.put(A, laid=card)
    table.gain(A, "explore-anywhere")
    table.play(A, "carry tile-12", "explore hex-e4")
    assert [one["effect"] for one in effects(table.match, A, "en")][:3] == ["1 VP", "1 VP", "0 VP"]


@pytest.mark.parametrize("large", [False, True])
@each_shape
def test_what_is_chosen_about_a_hex_covers_no_hex(shape: str, large: bool) -> None:
    drawn = SHAPES[shape]
    table = middle(4 if large else 3)
    table.gain(A, "explore-anywhere")
    table.play(A, "carry tile-12", "explore hex-e4")
    view: Any = table.match.view(A)
    lowest = max(one.field.at(drawn)[1] for one in hexes(view))
    chosen = tray(view, drawn, GAME.words("en"), view.options)
    assert chosen and view.large == large
    assert lowest + sqrt(3) / 2 * drawn.side(large) <= chosen.box[1]
    assert chosen.box[1] + chosen.box[3] <= drawn.map[1] + drawn.map[3]


@rule("T-12.5", "T-3.7")
@pytest.mark.parametrize(("civilization", "points"), [("architects", 2), ("leaders", 1)])
def test_the_next_income_counts_lines_as_the_rules_do(civilization: str, points: int) -> None:
    table = Table(2, {A: civilization})
    row = [at for at in range(9) if not table.state.plots[at]]
    table.put(A, plots=" ".join(f"plot-{chr(ord('d') + at)}4" for at in row))
    view: Any = table.match.view(A)
    assert (prospect(view, A).points, prospect(view, B).points) == (income_points(table.state, A), 0) == (points, 0)


def test_the_heading_tells_the_era_and_whose_turn_it_is() -> None:
    table = Table(3)
    table.put(A, era=3)
    table.put(B, era=2)
    table.turn(B)
    told = [drawing.heading(table.match.view(viewer), "en") for viewer in (A, B, SPECTATOR)]
    name = table.match.names[B]
    assert told == [f"Era 3 of 5 · {name}’s turn", "Era 2 of 5 · your turn", f"Era 2 of 5 · {name}’s turn"]
    assert drawing.heading(view_of("setup"), "fr") == "Mise en place"


def lit_ids(table: Table, shape: str) -> list[str]:
    view = table.match.view(A)
    return [
        id for id in ids(parse(drawing.draw(view, shape, options=view.options))) if id.startswith(("offer-", "tray-"))
    ]


@rule("T-8.2", "T-4.5")
@each_shape
def test_a_yes_about_a_space_is_lit_on_that_space_and_on_a_phone_nowhere_else(shape: str) -> None:
    table = Table()
    table.put(A, at="military-1", resources="1 coin")
    table.gain(A, "research")
    table.chance("science military")
    tray_too = ["tray-accept", "tray-decline"] if shape == "wide" else []
    assert lit_ids(table, shape) == ["offer-bladed-weapons", *tray_too]
    assert [one["effect"] for one in effects(table.match, A, "en")] == ["Military: Bladed Weapons", ""]
    table.play(A, "accept")
    table.chance("draw trap")
    assert table.question == "Exchange"
    assert lit_ids(table, shape) == ["offer-bladed-weapons", *tray_too]


def test_the_text_of_a_civilization_is_as_large_as_its_room_allows() -> None:
    table = middle(4, {A: "inventors", B: "militants"})
    view: Any = table.match.view(A)
    one = civilizations(view, A)[0]
    roomy, tight, cut = (one.text(GAME.words("fr"), 364, room) for room in (300, 110, 20))
    assert roomy.size > tight.size >= 13 and "".join(roomy.lines)[-1] == "."
    assert roomy.leading * len(roomy.lines) <= 300 and tight.leading * len(tight.lines) <= 110
    assert len(cut.lines) == 1 and cut.lines[0].endswith("…")


@rule("T-14.3")
def test_a_mat_tells_its_official_adjustment_where_the_players_agreed_on_them() -> None:
    for adjustments, told in (("none", False), ("official", True)):
        table = Table(2, {A: "alchemists"}, adjustments=adjustments)
        view: Any = table.match.view(A)
        one = civilizations(view, A)[0]
        assert ("gain any 2 resources and 10 VP" in one.note(GAME.words("en"))) == told


def test_no_line_on_a_mat_breaks_where_french_must_not() -> None:
    table = Table(2, {A: "heralds"})
    view: Any = table.match.view(A)
    [heralds] = civilizations(view, A)
    words = GAME.words("fr")
    assert "«\xa0Pose\xa0»" in heralds.note(words)
    for width in range(150, 420, 10):
        for line in heralds.text(words, float(width), 400.0).lines:
            assert not line.endswith(("«", "«\xa0Pose")) and not line.startswith(("»", ":", ";")), (width, line)


@pytest.mark.parametrize(("shape", "least"), [("wide", 19), ("tall", 16)])
def test_icons_of_the_tracks_are_large_enough_on_the_smallest_desktop_and_on_a_phone(shape: str, least: float) -> None:
    drawn, words = SHAPES[shape], GAME.words("fr")
    for number in range(4):
        if shape == "wide":
            cells = Track(edition(), number).cells(drawn, words)
        else:
            cells = [cell for first in (1, 4, 7, 10) for cell in Ahead(edition(), number, first).cells(drawn, words)]
        assert len(cells) == 12
        for cell in cells:
            effects = [effect for effect in (cell.benefit, cell.bonus) if effect]
            sides = [(glyph.side, glyph.x, glyph.x + glyph.side) for effect in effects for glyph in effect.glyphs]
            assert effects and min(side for side, _, _ in sides) >= least, cell.id


@rule("T-11.1")
def test_no_building_hides_the_benefit_that_it_will_uncover() -> None:
    root = parse(f"<svg>{mat(Table(2).match.view(A), A)}</svg>")
    slots = [e for e in root.iter() if any(one.get("class") == "y-shut" for one in e)]
    assert len(slots) == 20
    for slot in slots:
        effect, building = (e for e in slot if e.get("transform"))
        left, top = place_of(building)
        for icon in effect:
            x, y = (a + float(icon.get(b, 0)) for a, b in zip(place_of(effect), "xy"))
            if icon.tag.endswith("use") and icon.get("width"):
                clear = x + float(icon.get("width", 0)) <= left + 1 or y >= top + 14
                assert clear, slot.get("data-note")


def place_of(element: Element) -> tuple[float, float]:
    x, y = re.findall(r"-?[\d.]+", element.get("transform", ""))[:2]
    return float(x), float(y)


@each_shape
def test_hexes_and_plots_are_called_on_the_board_what_the_options_call_them(shape: str) -> None:
    table = middle(3)
    table.gain(A, "explore-anywhere")
    table.play(A, "carry tile-12")
    root = parse(f"<svg>{drawing.picture(table.match.view(A), shape).live}</svg>")
    for option in table.match.options:
        assert str(option.args[0]).removeprefix("hex-") in "".join(find(root, str(option.args[0])).itertext()).split()
    grid = next(
        e for e in parse(f"<svg>{mat(table.match.view(A), A, shape)}</svg>").iter() if e.get("class") == "y-grid"
    )
    assert [one.text for one in grid[1:]] == ["defghijkl", *map(str, range(4, 13))]


def test_the_panel_says_in_short_what_there_is_to_pay_with() -> None:
    table = Table(3)
    table.put(A, "2 coin 1 food")
    table.turn(A)
    view = table.match.view(A)
    label = find(parse(panel(view, A, "tall")), "panel-0")[0].text or ""
    assert label.endswith(" · 2 coins, 1 food"), label
    assert "·" not in (find(parse(panel(view, B, "tall")), "panel-1")[0].text or ""), "what one has not is not named"


@rule("T-20.1")
@each_shape
def test_the_rivals_of_a_solo_game_say_what_they_are(shape: str) -> None:
    view = view_of("alone")
    for seat, does in ((1, "It can win."), (2, "never scores, and cannot win.")):
        note = find(parse(panel(view, seat, shape)), f"panel-{seat}").get("data-note") or ""
        assert note.endswith(does), note
    assert find(parse(panel(view, 2, shape)), "panel-2")[0].text == view.names[2], "no points that it never gets"
    told = " ".join(parse(mat(view, 2, shape)).itertext())
    assert "cannot win" in told and "Conquerors" not in told, "it has no civilization of its own"
