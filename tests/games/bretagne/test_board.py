"""The picture of Bretagne: everything offered is drawn and lit, and nothing hidden shows."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ludotheque import drawing
from ludotheque.drawing import draw, mat, panel
from ludotheque.games.bretagne.components import FLOORS
from ludotheque.games.bretagne.scene.goods import signs
from ludotheque.games.bretagne.scene.shapes import SHAPES
from tests.games.bretagne.board_cases import (
    BRETAGNE,
    NAMES,
    classes,
    each_case,
    each_shape,
    find,
    ids,
    match_of,
    parse,
    view_of,
)
from tests.games.bretagne.box import edition
from tests.games.bretagne.position import A, B, Table


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


@each_case
@each_shape
def test_nothing_is_lit_but_what_an_option_names(case: str, shape: str) -> None:
    view = view_of(case)
    assert ringed(parse(draw(view, shape))) == set()
    root = parse(draw(view, shape, options=view.options))
    for id in ringed(root):
        thing = find(root, id)
        verbs, name = thing.get("data-verb", "").split(), thing.get("data-id")
        assert any(o.verb in verbs and (not o.args or o.args[0] in (name, *"0123456")) for o in view.options), id


@each_case
@each_shape
def test_everything_to_choose_has_a_title(case: str, shape: str) -> None:
    view = view_of(case)
    for element in parse(draw(view, shape, options=view.options)).iter():
        if element.get("data-verb") or element.get("data-note"):
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
        tag = next(e for e in find(root, f"tower-{option.args[0]}") if e.get("class") == "b-price")
        shown = [text.text for text in tag.iter() if text.get("class") == "d-num"]
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
        e for e in find(parse(draw(view, shape, options=view.options)), "tower-ar-men") if e.get("class") == "b-price"
    )
    table.play(A, "place ar-men")
    assert f"×{table.floors('ar-men')[1:]}" in [text.text for text in tag.iter()]


@each_case
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
    floors = [e.get("class") for e in find(root, "tower-ar-men").iter() if str(e.get("href")).startswith("#floor-")]
    assert floors == ["b-laid", "b-laid", "b-laid", "b-due"]
    crews = {level: find(root, f"crew-ar-men-{level}") for level in range(3)}
    assert [len([e for e in crew.iter() if e.get("href") == "#cube"]) for crew in crews.values()] == [3, 2, 1]
    assert "×5" in "".join(crews[2].itertext()) and "d-s2" in classes(crews[1])
    assert "#beams" in [e.get("href") for e in find(root, "tower-eckmuhl").iter()]
    assert "#beams" not in [e.get("href") for e in find(root, "tower-ar-men").iter()]


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
    assert "1 sand" in poor.get("data-note", "") and "2 × sand" in poor.get("data-note", "")
    assert "d-s2" in find(root, "in-vannes-1").get("class", "")


def test_the_pictures_of_goods_come_from_the_notation() -> None:
    swap = edition().exchange[edition().exchanges.index("lorient-swap")]
    assert str(swap) == "card > resource + franc"
    assert [(one.joint, one.count, one.good) for one in signs(swap)] == [
        ("", 1, "card"),
        ("→", 1, "resource"),
        ("+", 1, "franc"),
    ]


def test_every_option_has_an_icon() -> None:
    for case in NAMES:
        for option in view_of(case).options:
            assert drawing.icon(BRETAGNE, option), option


def test_winners_wear_laurels() -> None:
    view = view_of("end")
    wreaths = [id for id in ids(parse(draw(view))) if id.startswith("winner-")]
    assert wreaths == [f"winner-{seat}" for seat in view.winners]
