"""The picture of Bretagne: prices, lights, ports and goods as the rules have them, and nothing hidden shows."""

from __future__ import annotations

import pytest

from ludotheque import drawing
from ludotheque.drawing import HALF, draw, mat, panel, plate
from ludotheque.games.bretagne.components import FLOORS
from ludotheque.games.bretagne.scene.goods import signs
from ludotheque.games.bretagne.scene.shapes import SHAPES
from ludotheque.games.bretagne.scene.towers import harbour_of
from tests.games.bretagne.board_cases import BRETAGNE, BUILDERS, NAMES, match_of, view_of, walk
from tests.games.bretagne.box import edition
from tests.games.bretagne.position import A, B, Table
from tests.games.picture import classes, each_shape, find, ids, parse, said


@each_shape
def test_another_hand_leaves_no_trace_but_its_number(shape: str) -> None:
    pictures, mats = set(), set()
    for held in ("supply supply", "siren cable"):
        table = Table(3)
        table.put(B, hand=held)
        table.act(A)
        view = table.match.view(A)
        pictures.add(draw(view, shape, options=view.options))
        mats.add(mat(view, B, shape) + panel(view, B, shape))
        assert "hand-" not in mat(view, B, shape)
    assert len(pictures) == len(mats) == 1


@each_shape
def test_the_price_of_a_floor_is_what_the_rules_take(shape: str) -> None:
    match = match_of("place")
    view, seat = match.view(match.seat), match.seat
    root = parse(draw(view, shape, options=view.options))
    for option in view.options:
        tag = next(e for e in find(root, f"tower-{option.args[0]}") if "b-price" in e.get("class", ""))
        shown = [said(text) for text in tag.iter() if text.get("class") == "d-num"]
        discs = [e.get("href") for e in tag if str(e.get("href")).startswith("#disc-")]
        after = match_of("place")
        after.play(option)
        then = after.view(seat)
        tower = edition().towers.index(option.args[0])
        floor = FLOORS * tower + then.height[tower] - 1
        assert shown[0] == str(view.engineers[seat] - then.engineers[seat])
        assert len(discs) == sum(view.goods[seat]) - sum(then.goods[seat])
        assert shown[1] == f"×{then.floor_crew[floor]}"


@each_shape
@pytest.mark.parametrize("hurt", ["tile", "warehouse"])
@pytest.mark.parametrize("workers", [3, 5])
def test_in_a_storm_the_price_tells_who_will_stand_there_by_either_reading(shape: str, hurt: str, workers: int) -> None:
    table = Table(injured_from=hurt)
    table.put(A, goods="wood stone clay", engineers=4, barge=1, workers=workers)
    table.weather("stormy")
    table.show("tile-wood")
    table.act(A)
    table.play(A, "build tile-wood")
    view = table.match.view(A)
    tag = next(
        e
        for e in find(parse(draw(view, shape, options=view.options)), "tower-ar-men")
        if "b-price" in e.get("class", "")
    )
    table.play(A, "place ar-men")
    assert f"×{table.floors('ar-men')[1:]}" in [text.text for text in tag.iter()]


@pytest.mark.parametrize("case", NAMES)
@each_shape
def test_what_is_only_a_picture_has_a_note(case: str, shape: str) -> None:
    view = view_of(case)
    root = parse(draw(view, shape, options=view.options))
    noted = {e.get("id", "") for e in root.iter() if e.get("data-note")}
    drawn = {
        id for id in ids(root) if id.startswith(("port-", "tower-", "row-", "worth-")) or id in edition().exchanges
    }
    drawn |= {id for id in ids(root) if id in ("pontivy", "market", "majority", *edition().barges)}
    drawn |= {"sky-0"} if view.weather >= 0 else set()
    assert drawn and drawn <= noted, drawn - noted


@each_shape
def test_what_a_port_asks_for_lies_over_its_ring(shape: str) -> None:
    table = Table(2)
    table.put(B, ports="quiberon")
    table.put(A, francs=1)
    table.raise_tower("eckmuhl", "A1 A0 A0")
    table.evaluate()
    view = table.match.view(A)
    parts = list(find(parse(draw(view, shape, options=view.options)), "port-quiberon").iter())
    rings = [at for at, e in enumerate(parts) if "d-ring" in e.get("class", "")]
    coins = [at for at, e in enumerate(parts) if "d-coin" in e.get("class", "")]
    assert rings and coins and max(rings) < min(coins)


@each_shape
def test_a_light_grows_floor_by_floor_with_its_workers_and_shines_when_built(shape: str) -> None:
    table = Table(4)
    table.raise_tower("ar-men", "A3 B2 A5", francs=2, engineers=3)
    table.finish("eckmuhl")
    table.act(A)
    root = parse(draw(table.match.view(A), shape))
    floors = [e.get("class") for e in find(root, "light-ar-men").iter() if str(e.get("href")).startswith("#floor-")]
    assert floors == ["b-laid", "b-laid", "b-laid", "b-due"]
    crews = {level: find(root, f"crew-ar-men-{level}") for level in range(3)}
    assert [len([e for e in crew.iter() if e.get("href") == "#cube"]) for crew in crews.values()] == [3, 2, 1]
    assert "×5" in "".join(crews[2].itertext()) and "d-s2" in classes(crews[1])
    assert "#beams" in [e.get("href") for e in find(root, "light-eckmuhl").iter()]
    assert "#beams" not in [e.get("href") for e in find(root, "light-ar-men").iter()]


@each_shape
def test_a_port_shows_its_rent_and_what_three_lights_will_make_of_it(shape: str) -> None:
    table = Table(4)
    table.put(B, ports="vannes")
    table.state.improved[2] = 1
    table.act(A)
    root = parse(draw(table.match.view(A), shape))
    poor, rich = find(root, "port-vannes"), find(root, "port-saint-malo")
    assert "b-port" in classes(poor) and "b-rich" not in classes(poor)
    assert "b-rich" in classes(rich) and "4" in "".join(rich.itertext())
    assert "1 sand" in poor.get("data-note", "") and "2 sand" in poor.get("data-note", "")
    assert "d-s2" in find(root, "in-vannes-1").get("class", "")


def test_the_pictures_of_goods_come_from_the_notation() -> None:
    swap = edition().exchange[edition().exchanges.index("lorient-swap")]
    assert str(swap) == "card > resource + franc"
    assert [(one.joint, one.count, one.good) for one in signs(swap)] == [
        ("", 1, "card"),
        ("→", 1, "resource"),
        ("+", 1, "franc"),
    ]


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


def test_four_panels_stand_two_by_two_so_that_the_log_has_room() -> None:
    assert drawing.size(BRETAGNE, "wide", "panel", 3) == (286, 96)
    width, height = drawing.size(BRETAGNE, "wide", "panel", 4)
    assert width == HALF and 2 * height + 8 <= 220
    drawn = panel(BRETAGNE.new(4, seed=1).view(0), 1)
    assert all(f"#disc-{good}" in drawn for good in ("wood", "stone", "sand", "clay"))
    assert all(f"#i-{name}" in drawn for name in ("gear-hammer", "poker-hand"))


def test_a_tile_is_called_by_its_price_and_leads_to_the_lights_it_could_be_laid_on() -> None:
    match = match_of("act")
    view = match.view(match.seat)
    tiles = [option for option in view.options if option.verb == "build"]
    for tile in tiles:
        after = match_of("act")
        cost = sum(int(edition().tile_cost[4 * tile.value + good]) for good in range(4))
        assert len(drawing.name(view, tile).split(", ")) <= cost, tile
        after.play(tile)
        placed = [option.args[0] for option in after.options if option.verb == "place"]
        assert sorted(drawing.leads_to(view, tile)) == sorted(placed), tile
    assert tiles


@each_shape
def test_weather_is_called_by_its_round_also_while_barges_are_chosen(shape: str) -> None:
    for round, told in ((1, [("round 1", False), ("round 2", False)]), (2, [("round 1", True), ("round 2", False)])):
        match = walk("ChooseBarge", 0, 2, BUILDERS)
        while match.view().round < round or match.view().question != "ChooseBarge":
            match.play(match.options[0])
        root = parse(draw(match.view(0), shape))
        skies = [find(root, f"sky-{when}") for when in range(2)]
        assert [
            (said(next(e for e in sky.iter() if "b-when" in e.get("class", ""))), "b-past" in classes(sky))
            for sky in skies
        ] == told


@each_shape
def test_what_equipment_and_the_majority_are_worth_is_told_on_every_board(shape: str) -> None:
    rows = [e for e in find(parse(draw(view_of("act"), shape)), "values") if e.get("data-note")]
    assert [said(row) for row in rows] == ["456", "567", "–78", "––9", "357"]


@each_shape
def test_workers_leave_the_board_by_the_harbour_of_their_light(shape: str) -> None:
    table = Table(2)
    table.put(B, towns="brest")
    table.raise_tower("ar-men", "A3")
    table.act(A)
    root, drawn = parse(draw(table.match.view(A), shape)), SHAPES[shape]
    view = table.match.view(A)
    harbour = harbour_of(drawn, edition(), view.slot[edition().towers.index("ar-men")])
    for place in range(3):
        x, y = map(float, find(root, f"crew-ar-men-0-{place}").get("data-exit", "").split())
        assert abs(x - harbour[0]) < 0.1 and abs(y - harbour[1]) < 0.1
    assert float(find(root, "at-brest-1").get("data-exit", "").split()[0]) > drawn.world[0]
