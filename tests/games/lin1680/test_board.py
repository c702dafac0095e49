"""The picture of 1680: everything offered is drawn and lit, nothing hidden shows, and it stays light."""

from __future__ import annotations

import gzip
import itertools
import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludotheque import drawing
from ludotheque.core.words import LANGUAGES, Words
from ludotheque.drawing import compare, draw, mat, panel, panes, plate
from ludotheque.games.lin1680.scene.country import country
from ludotheque.games.lin1680.scene.labels import LABELS, REGIONS
from ludotheque.games.lin1680.scene.shapes import SHAPES
from tests.games.lin1680.board_cases import NAMES, each_case, each_shape, find, ids, parse, view_of
from tests.games.lin1680.position import LIN, A, B, Table, edition

SHARED = Path(drawing.__file__).parent / "icons.json"


def ringed(root: ElementTree.Element) -> set[str]:
    """Ids of the things that wear the ring themselves."""
    return {e.get("id", "") for e in root.iter() if any("d-ring" in child.get("class", "") for child in e)}


def said(element: ElementTree.Element) -> str:
    return " ".join("".join(element.itertext()).split())


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
            seat = name.startswith("seat-")
            drawn = [
                e
                for e in root.iter()
                if (seat or option.verb in e.get("data-verb", "").split()) and (not name or e.get("data-id") == name)
            ]
            assert drawn, f"{option}: {name} is not drawn"
            assert any(e.get("id") in lit for e in drawn), f"{option}: {name} is not lit"


@each_shape
def test_nothing_is_lit_without_options(shape: str) -> None:
    for case in ("begin", "move", "answer", "build"):
        assert ringed(parse(draw(view_of(case), shape))) == set()


@each_case
@each_shape
def test_everything_to_choose_has_a_name(case: str, shape: str) -> None:
    view = view_of(case)
    for element in parse(draw(view, shape, options=view.options)).iter():
        if element.get("data-verb"):
            titled = len(element) and element[0].tag.endswith("title") and element[0].text
            assert titled or element.get("data-title"), element.get("id")


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
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_has_its_name_and_its_history(shape: str, language: str) -> None:
    words = LIN.words(language)
    root = parse(draw(view_of("begin"), shape, language=language))
    for row in country()["place"]:
        place = find(root, f"at-{row['id']}")
        name = words(f"thing-{row['id']}")
        assert said(place) == name
        assert place.get("data-title", "").startswith(f"{name} · {words('type-' + row['type'])}")
        assert place.get("data-note") == words(f"note-{row['id']}") != f"note-{row['id']}"


@each_shape
def test_a_place_says_whose_house_and_pawn_are_there(shape: str) -> None:
    view = view_of("begin")
    root = parse(draw(view, shape))
    assert find(root, "at-uzel").get("data-title", "").endswith(f"house of {view.names[A]}")
    assert find(root, "at-brest").get("data-title", "").endswith(f"pawn of {view.names[B]}")
    assert "d-s1" in find(root, "house-uzel").get("class", "") and "d-s2" in find(root, "pawn-1").get("class", "")


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
    assert "You get 2 × seed" in text and "You give 1 × skein" in text and "You have 2" in text
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


@each_case
@each_shape
def test_a_board_is_light(case: str, shape: str) -> None:
    view = view_of(case)
    world = draw(view, shape, language="fr", options=view.options, standalone=False).encode()
    assert len(world) < 100_000 and len(gzip.compress(world)) < 21_500  # an eighth of it the history of 80 places


@each_shape
def test_gold_is_kept_for_coins_and_for_what_may_be_chosen(shape: str) -> None:
    style = plate(LIN, shape)
    gilded = {rule.split("{")[0] for rule in re.findall(r"[^{}]+\{[^{}]*var\(--gilt[^{}]*\}", style)}
    assert {name.strip() for name in gilded} == {".d-coin", ".d-lit", ".d-litin", ".d-glow", ".d-notch"}


@each_shape
def test_no_letter_is_smaller_than_ten_and_a_half(shape: str) -> None:
    for size in re.findall(r"(?:font-size:|font:[^;}]*?)(\d+(?:\.\d+)?)px", plate(LIN, shape)):
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
        compare(view)
    for language in LANGUAGES:
        text = (LIN.folder / f"words.{language}.ftl").read_text("utf-8")
        known = set(re.findall(r"^(board-[\w-]+)", text, re.MULTILINE))
        assert {key for key in asked if key.startswith("board-")} == known


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


def test_sizes_and_both_themes() -> None:
    alone = draw(view_of("begin"))
    assert "--paper:#F4EDDD" in alone and "prefers-color-scheme:dark" in alone
    assert drawing.size(LIN, "wide", "world") == (1240, 700)
    assert drawing.size(LIN, "tall", "world") == (1000, 1340)
    assert 3 * drawing.size(LIN, "wide", "panel", 6)[1] + 20 <= 250, "three rows of two leave the log eight lines"
    assert drawing.size(LIN, "wide", "panel", 4) == drawing.size(LIN, "wide", "panel", 6)


@each_shape
def test_names_are_text_never_markup(shape: str) -> None:
    rogue = "<script>\"&'</script>"
    match = LIN.new(2, seed=1, names=[rogue, "Yann"])
    match.play(str(match.options[0]))
    svg = match.view(0).picture(shape)
    assert "<script" not in svg and rogue in (find(parse(svg), "panel-0")[0].text or "")


def test_winners_wear_laurels() -> None:
    assert [id for id in ids(parse(draw(view_of("end")))) if id.startswith("winner-")] == ["winner-3"]


def test_every_option_has_an_icon_that_is_known() -> None:
    known = {name for file in (SHARED, LIN.folder / "icons.json") for name in json.loads(file.read_text("utf-8"))}
    for case in NAMES:
        for option in view_of(case).options:
            name = drawing.icon(LIN, option)
            assert name is None or name in known, option
