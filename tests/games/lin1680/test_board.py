"""The picture of 1680: places, offers, dice and cards; nothing hidden shows."""

from __future__ import annotations

import itertools
import re

import pytest

from ludotheque import drawing
from ludotheque.core.words import LANGUAGES
from ludotheque.drawing import draw, mat, panel, panes, plate
from ludotheque.games.lin1680.scene.country import country
from ludotheque.games.lin1680.scene.labels import LABELS, REGIONS
from ludotheque.games.lin1680.scene.shapes import SHAPES
from tests.games.lin1680.board_cases import view_of
from tests.games.lin1680.position import LIN, A, B, Table, edition
from tests.games.picture import each_shape, find, ids, parse, ringed, said


@each_shape
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_has_its_name_and_its_history(shape: str, language: str) -> None:
    words = LIN.words(language)
    root = parse(draw(view_of("begin"), shape, language=language))
    for row in country()["place"]:
        place = find(root, f"at-{row['id']}")
        name = words(f"thing-{row['id']}")
        assert said(place) == name
        whole = words(f"full-{row['id']}") if f"full-{row['id']}" in words else name
        assert place.get("data-title", "").startswith(f"{whole} · {words('type-' + row['type'])}")
        told = (words(f"yields-{row['type']}"), words(f"note-{row['id']}"))
        assert place.get("data-note") == " ".join(told) and all("-" + row["id"] not in each for each in told)
    assert find(root, "at-dol").get("data-title", "").startswith("Dol-de-Bretagne"), "whole when asked"


@each_shape
def test_a_place_says_whose_house_and_pawn_are_there(shape: str) -> None:
    view = view_of("begin")
    root = parse(draw(view, shape))
    assert find(root, "at-uzel").get("data-title", "").endswith(f"house of {view.names[A]}")
    assert find(root, "at-brest").get("data-title", "").endswith(f"pawn of {view.names[B]}")
    assert "d-s1" in find(root, "house-uzel").get("class", "") and "d-s2" in find(root, "pawn-1").get("class", "")


def test_a_wide_board_that_is_drawn_at_three_quarters_can_still_be_read() -> None:
    small = re.findall(r"font-size: max\(([\d.]+)px", (LIN.folder / "scene" / "wide.css").read_text("utf-8"))
    assert small and min(map(float, small)) >= 14
    for case in ("begin", "closed", "joker"):
        assert 'class="d-pilln"' not in draw(view_of(case), "wide"), "the count of the kit is too small here"


@each_shape
def test_types_differ_by_form_and_icon_not_by_colour_alone(shape: str) -> None:
    root = parse(f'<svg xmlns="http://www.w3.org/2000/svg">{plate(LIN, shape)}</svg>')
    forms, icons = {}, {}
    for type in ("port", "market", "loom", "land", "seed", "labour", "skein"):
        sign = find(root, f"t-{type}")
        forms[type] = sign[0].tag.rpartition("}")[2]
        icons[type] = [e.get("href") for e in sign if e.get("href")]
    assert (forms["port"], forms["market"]) == ("path", "rect")
    assert {forms[type] for type in forms if type not in ("port", "market")} == {"circle"}
    assert len({str(icon) for icon in icons.values()}) == len(icons)


@each_shape
def test_another_hand_that_is_hidden_leaves_no_trace_but_its_size(shape: str) -> None:
    shown = set()
    for held, cards in (("T2 G1", "fire"), ("M1 E2", "joker")):
        table = Table(3, resource_hands_public=False)
        table.put(B, hand=held, cards=cards)
        table.build(A)
        view = table.match.view(A)
        shown.add(mat(view, B, shape) + panel(view, B, shape))
        assert "3 cards" in panel(view, B, shape) and "pile-1-land" not in mat(view, B, shape)
    assert len(shown) == 1


@each_shape
def test_open_hands_are_seen_by_all_but_privilege_cards_are_not(shape: str) -> None:
    view = view_of("begin")
    shown = mat(view, B, shape)
    assert "pile-1-skein" in shown and "secret-1-0" in shown and "two-bales" not in shown
    assert "data-id" not in shown


@each_shape
def test_a_card_bought_in_this_turn_waits(shape: str) -> None:
    root = parse(draw(view_of("closed"), shape, options=view_of("closed").options))
    waiting = find(root, "privilege-0-control-1")
    assert waiting.get("data-id") is None and any("l-wait" in e.get("class", "") for e in waiting)
    assert find(root, "privilege-0-control-0").get("data-id") == "control"


@each_shape
def test_a_joker_lies_on_the_kind_it_stands_for_and_a_sealed_ship_shows_its_seal(shape: str) -> None:
    root = parse(draw(view_of("joker"), shape))
    jokers = [id for id in ids(root) if any(e.get("href") == "#i-card-joker" for e in find(root, id).iter())]
    assert "pile-0-skein" in jokers and "pile-0-seed" not in jokers
    assert "sealed at a cloth office" in said(find(root, "ship-0"))


@each_shape
def test_an_offer_is_a_sentence_with_two_slots_for_the_one_who_is_asked(shape: str) -> None:
    view = view_of("answer")
    root = parse(draw(view, shape, options=view.options))
    text = said(find(root, "offer"))
    assert f"{view.names[A]} offers you a trade" in text
    assert "You get 2 seeds" in text and "You give 1 skein" in text and "You have 2" in text
    assert {"offer-accept", "offer-refuse"} <= ringed(root)


@each_shape
def test_the_others_see_an_offer_but_cannot_answer_it(shape: str) -> None:
    view = view_of("bystander")
    root = parse(draw(view, shape, options=view.options))
    text = said(find(root, "offer"))
    assert f"{view.names[A]} offers {view.names[B]} a trade" in text and f"{view.names[B]} is thinking" in text
    assert "offer-accept" not in ids(root) and "offer" not in ids(parse(draw(view_of("build"), shape)))


@each_shape
def test_an_offer_is_made_word_by_word(shape: str) -> None:
    steps = {"give": "offer-hand-seed", "ask": "offer-skein", "rate": "offer-rate"}
    for case, chip in steps.items():
        view = view_of(case)
        assert chip in ringed(parse(draw(view, shape, options=view.options)))


@each_shape
def test_dice_lie_as_they_fell(shape: str) -> None:
    root = parse(draw(view_of("move"), shape))
    assert sum(e.get("class") == "l-pip" for e in find(root, "dice").iter()) == 4
    named = parse(draw(view_of("name"), shape))
    faces = [e.get("href") for e in find(named, "dice").iter() if e.get("href")]
    assert faces == ["#wild", "#i-loom", "#wild"]


@each_shape
def test_the_market_shows_five_cards_and_the_reserve_five_piles(shape: str) -> None:
    table = Table(2)
    table.lay_market("T2 G1 M2")
    root = parse(draw(table.match.view(A), shape))
    cards = [e.get("data-id") for e in root.iter() if (e.get("data-id") or "").startswith("market-")]
    assert sorted(cards, key=str) == ["market-labour"] * 2 + ["market-land"] * 2 + ["market-seed"]
    assert len([id for id in ids(root) if id.startswith("reserve-")]) == 5


def test_the_map_is_that_of_the_edition() -> None:
    places = set(edition().places)
    assert {id for labels in LABELS.values() for id in labels} <= places
    assert set(REGIONS) == {row["id"] for row in edition().data["region"]}
    for shape in SHAPES.values():
        spots = [shape.at((row["at"][0], row["at"][1])) for row in country()["place"]]
        near = min(
            (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 for a, b in itertools.combinations(spots, 2)
        )  # a sign is 33 across at most
        assert near > 40**2


def test_a_phone_begins_around_its_own_pawn() -> None:
    world, market = panes(view_of("begin"), "tall")
    x, y, w, h = world["home"] or (0, 0, 0, 0)
    place = next(row for row in country()["place"] if row["id"] == "quintin")
    assert (x + w / 2, y + h / 2) == SHAPES["tall"].at(tuple(place["at"])) and (w, h) == (390, 420)
    assert market["box"][3] <= 420 and len(panes(view_of("begin"), "wide")) == 1


def test_the_sizes_of_the_world_and_its_panels() -> None:
    assert drawing.size(LIN, "wide", "world") == (1240, 700)
    assert drawing.size(LIN, "tall", "world") == (1000, 1340)
    assert 3 * drawing.size(LIN, "wide", "panel", 6)[1] + 20 <= 250, "three rows of two leave the log eight lines"
    assert drawing.size(LIN, "wide", "panel", 4) == drawing.size(LIN, "wide", "panel", 6)
