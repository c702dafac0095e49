"""The picture of Le Siècle d’Or: markers, auctions, the ring and the map; nothing hidden shows."""

from __future__ import annotations

import itertools
import re
from math import dist

from ludotheque import drawing
from ludotheque.drawing import HALF, draw, mat, panel, panes
from ludotheque.games.siecle_dor.scene.shapes import COLOUR_OF, OUTLINES, SHAPES, ring
from ludotheque.games.siecle_dor.scene.shapes import NAMES as ANCHORS
from ludotheque.games.siecle_dor.scene.ways import roads
from ludotheque.table.protocol.position import Shape
from ludotheque.table.shown.preview import moved
from tests.games.picture import each_shape, find, ids, parse, ringed
from tests.games.siecle_dor.board_cases import view_of
from tests.games.siecle_dor.position import SIECLE, A, B, Table, edition


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
    used, active = find(root, "marker-brabant-0"), find(root, "marker-zeeland-0")
    classes = [[e.get("class", "") for e in piece.iter()] for piece in (used, active)]
    assert "o-used" in classes[0] and "o-strike" in classes[0]
    assert "o-used" not in classes[1] and "o-pawn" in classes[1]


@each_shape
def test_an_auction_shows_the_standing_bid_who_is_in_and_who_has_passed(shape: str) -> None:
    root = parse(draw(view_of("bid"), shape, options=view_of("bid").options))
    assert find(root, "standing-bid").text == "standing bid: ½"
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
    marked = [id for id in ids(root) if id.startswith("reach-")]
    assert marked == [f"reach-{index}" for index in range(7, 18)]
    shown = [id for id in ids(parse(draw(view_of("roll"), "tall"))) if id.startswith("space-")]
    assert shown == [f"space-{index}" for index in range(6, 18)]


def test_provinces_are_neighbours_on_the_map_exactly_where_the_rules_have_a_border() -> None:
    corners = {id: text.split() for id, text in OUTLINES.items()}
    borders = {frozenset(row["between"]) for row in edition().data["border"]}
    for one, other in itertools.combinations(corners, 2):
        edges = [{frozenset(pair) for pair in zip(c, [*c[1:], c[0]])} for c in (corners[one], corners[other])]
        assert bool(edges[0] & edges[1]) == (frozenset((one, other)) in borders), (one, other)
    assert set(corners) == set(ANCHORS) == set(edition().provinces)
    assert [COLOUR_OF[id] for id in edition().provinces] == list(edition().colour)[:10]


@each_shape
def test_pieces_stand_clear_of_the_name_of_their_province(shape: str) -> None:
    drawn = SHAPES[shape]
    letters = 15 if shape == "wide" else 13
    assert drawn.above - 9.6 * drawn.piece > 0.7 * letters, "below the pieces the name begins"
    assert drawn.sign[0] - drawn.sign[1] > drawn.above + 9.6 * drawn.piece, "above them lies the icon of the colour"
    assert 19 * drawn.piece >= 18, "and a piece can be seen"


@each_shape
def test_stacks_show_their_number_and_nothing_covers_it(shape: str) -> None:
    table = Table(4)
    table.put(A, pawns="brabant brabant", markers="brabant")
    table.put(B, pawns="brabant")
    table.act(A)
    root = parse(draw(table.match.view(A), shape))
    stood = [id for id in ids(root) if "brabant" in id and id.startswith(("pawn", "marker"))]
    assert stood == ["pawn-1-brabant-0", "pawn-0-brabant-0", "pawn-0-brabant-1", "marker-brabant-0"]
    numbers = {id: find(root, id).findall(".//{*}circle[@class='o-many']") for id in stood}
    assert [id for id, discs in numbers.items() if discs] == ["pawn-0-brabant-1"]


@each_shape
def test_roads_lead_over_every_border_and_over_nothing_else(shape: str) -> None:
    stands = {id: SHAPES[shape].standing(id) for id in OUTLINES}
    found = set()
    for _, path in roads(SHAPES[shape]):
        x, y, *steps = (float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", path))
        ends = [(x, y), (x + steps[4] + steps[8], y + steps[5] + steps[9])]  # a bend to the border, and one from there
        joined = frozenset(id for id, at in stands.items() if min(dist(at, end) for end in ends) < 2)
        assert len(joined) == 2
        found.add(joined)
    assert found == {frozenset(row["between"]) for row in edition().data["border"]}


@each_shape
def test_a_pawn_that_would_move_is_the_one_that_would_stand_elsewhere(shape: Shape) -> None:
    table = Table(3)
    table.put(A, 5, pawns="zeeland zeeland holland")
    table.act(A)
    before = drawing.picture(table.match.view(A), shape)
    table.play(A, "move zeeland holland")
    after = drawing.picture(table.match.view(A), shape)
    pieces = {piece["id"]: piece for piece in moved(before, after)}
    x, y = SHAPES[shape].standing("holland")
    assert pieces["pawn-0-zeeland-1"]["y"] == round(y, 1)
    assert abs(pieces["pawn-0-zeeland-1"]["x"] - x) <= SHAPES[shape].gap


def test_the_sizes_of_the_world_its_panes_and_panels() -> None:
    assert drawing.size(SIECLE, "wide", "world") == (1000, 612)
    assert [pane["box"] for pane in panes(view_of("act"), "tall")] == [(0, 0, 390, 470), (0, 480, 390, 470)]
    assert drawing.size(SIECLE, "wide", "panel", 3) == (286, 92)
    width, height = drawing.size(SIECLE, "wide", "panel", 4)
    assert width == HALF and 2 * height + 8 <= 220, "two rows of two leave the log eight lines"


@each_shape
def test_florins_agree_with_their_number_in_both_languages(shape: str) -> None:
    told: dict[str, list[str]] = {}
    for florins in (0, 0.5, 1, 1.5, 2):
        table = Table(3)
        table.put(A, florins=florins)
        table.act(A)
        for language in ("en", "fr"):
            purse = re.search(r">([\d½]+) <tspan[^>]*>(\w+)<", mat(table.match.view(A), A, shape, language=language))
            assert purse
            told.setdefault(language, []).append(" ".join(purse.groups()))
    assert told["en"] == ["0 florins", "½ florin", "1 florin", "1½ florins", "2 florins"]
    assert told["fr"] == ["0 florin", "½ florin", "1 florin", "1½ florin", "2 florins"]
