"""The picture of Loire: nothing hidden shows, everything offered is drawn, and it stays readable."""

from __future__ import annotations

import gzip
import itertools
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from board_stage import ENGLISH, Action, Position, actions, english, four, people, setup, six, waiting

from ludotheque import drawing
from ludotheque.drawing import draw, live, mat, panel, plate
from ludotheque.games.loire.scene import scene, sizes
from ludotheque.games.loire.scene_boats import lying
from ludotheque.games.loire.scene_cards import KINDS
from ludotheque.games.loire.scene_shapes import SHAPES

STARTS = ("ancenis", "angers", "saumur", "tours", "amboise", "blois", "orleans")
EVERYBODY_WAITS = waiting(
    " ".join(f"{o}>{d}" for o, d in itertools.permutations(range(8), 2)), [2, 2, 3, 3, 2, 2, 4]
)
PREPARATION = actions(
    *("lay coal-1", "lay coal-2", "lay mariner", "lay fishing", "explode", "explode seat-1 coal-3"),
    *("explode seat-3 coal-2", "explode seat-4 coal-1", "bribe seat-2", "bribe seat-3", "stop"),
)
CASES: dict[str, tuple[Position, list[Action]]] = {
    "setup": (setup(), actions(*(f"place {t}" for t in STARTS))),
    "draft": (
        four().but(phase=1, draft=[2, 1, 3, 1, 1, 2]),
        actions(*(f"take {kind}" for kind in KINDS)),
    ),
    "preparation": (four(), PREPARATION),
    "waiting for fish": (
        four().but(laid=[[0, 0, 1, 0, 0, 1], *four().laid[1:]]),
        actions("pass", "stop", "lay coal-1"),
    ),
    "arrival": (
        six().but(town=[0, 0, 6, 2, 2, 0], berth=[-1, 1, -1, -1, 0, 0]),
        actions("dock nantes-1", "dock nantes-2"),
    ),
    "sale": (
        four().but(phase=3, town=[0, 0, 6, 2], berth=[1, 0, -1, -1]),
        actions("sell 0", "sell 1", "sell 2"),
    ),
    "crowd": (six().but(town=[3] * 6, berth=[0] + [-1] * 5, waiting=EVERYBODY_WAITS), actions("stop")),
    "spectator": (six().but(seat=-2, hand=[5, 4, 3, 6, 5, 2]), []),
    "end": (six().but(asked=-3, winners=[1], phase=3), []),
    "two": (four().but(seats=2), []),
}
GILDED = {".d-coin", ".d-lit", ".d-litin", ".d-glow", ".d-notch"}
each_case = pytest.mark.parametrize("case", CASES)
each_shape = pytest.mark.parametrize("shape", ["wide", "tall"])


def picture(position: Position, shape: str = "wide", options: Any = (), **how: Any) -> ElementTree.Element:
    return ElementTree.fromstring(draw(position, shape, options=options, words=english, **how))


def ids(root: ElementTree.Element) -> list[str]:
    return [element.attrib["id"] for element in root.iter() if "id" in element.attrib]


def find(root: ElementTree.Element, id: str) -> ElementTree.Element:
    return next(element for element in root.iter() if element.get("id") == id)


def offers(element: ElementTree.Element, option: Action, name: str) -> bool:
    return element.get("data-id", "") == name and option.verb in element.get("data-verb", option.verb).split()


def ringed(root: ElementTree.Element) -> set[str]:
    """Ids of the things that wear the ring themselves."""
    return {e.get("id", "") for e in root.iter() if any("d-ring" in child.get("class", "") for child in e)}


@each_case
@each_shape
def test_ids_are_unique_in_a_well_formed_picture(case: str, shape: str) -> None:
    position, options = CASES[case]
    for standalone in (True, False):
        found = ids(picture(position, shape, options, standalone=standalone))
        assert len(found) == len(set(found))


@each_case
@each_shape
def test_everything_an_option_names_is_drawn_and_lit(case: str, shape: str) -> None:
    position, options = CASES[case]
    root = picture(position, shape, options)
    lit = ringed(root)
    for option in options:
        names = [arg for arg in option.args if not arg.isdigit()] or [""]
        for name in names:
            drawn = [e for e in root.iter() if e.get("data-verb") and offers(e, option, name)]
            assert drawn, f"{option}: {name} is not drawn"
            assert any(ringed(e) | ({e.get("id", "")} & lit) for e in drawn), f"{option}: {name} is not lit"


@each_shape
def test_only_what_is_offered_is_lit(shape: str) -> None:
    assert ringed(picture(four(), shape)) == set()
    root = picture(four(), shape, actions("lay coal-2"))
    assert ringed(root) == {"hand-coal-2"}
    root = picture(four(), shape, actions("explode seat-3 coal-2"))
    assert ringed(root) >= {"boat-3", "panel-3", "panel-3-laid-coal-2"}
    assert "panel-4-laid-coal-1" not in ringed(root)


@each_case
@each_shape
def test_everything_to_choose_has_a_title(case: str, shape: str) -> None:
    position, options = CASES[case]
    for element in picture(position, shape, options).iter():
        if element.get("data-verb") and not element.get("id", "").startswith("laid-"):
            assert element[0].tag.endswith("title") and element[0].text, element.get("id")


def seen_by(seat: int, truth: Position) -> Position:
    return truth.but(
        seat=seat, hand=[hand if owner == seat else sum(hand) for owner, hand in enumerate(truth.hand)]
    )


@each_shape
def test_another_hand_leaves_no_trace(shape: str) -> None:
    known = [[0] * 6, [0, 0, 1, 0, 0, 0], [0] * 6, [0] * 6]
    one = four().but(
        hand=[[1, 1, 0, 0, 1, 1], [0, 0, 1, 3, 0, 0], [0, 0, 0, 0, 2, 0], [1, 0, 0, 0, 0, 0]], known=known
    )
    other = one.but(hand=[[1, 1, 0, 0, 1, 1], [2, 0, 1, 0, 1, 0], [1, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1]])
    for whole in (draw, live):
        assert len({whole(seen_by(0, truth), shape, words=english) for truth in (one, other)}) == 1
    for part in (mat, panel):
        assert len({part(seen_by(0, truth), 1, shape, words=english) for truth in (one, other)}) == 1
    assert mat(seen_by(1, one), 1, shape, words=english) != mat(seen_by(1, other), 1, shape, words=english)


@each_shape
def test_a_hidden_hand_shows_what_everybody_saw_and_backs(shape: str) -> None:
    root = ElementTree.fromstring(mat(four(), 1, shape, words=english))
    cards = [id for id in ids(root) if id.startswith(("hand-", "known-"))]
    assert cards == ["known-2-coal-3", "known-2-mariner"]
    assert "2" in [text.text for text in find(root, "backs-2").iter() if text.text]


@each_shape
def test_a_spectator_sees_only_backs(shape: str) -> None:
    position, _ = CASES["spectator"]
    found = ids(picture(position.but(known=[[0] * 6] * 6), shape))
    assert not [id for id in found if id.startswith(("hand-", "known-", "mat-"))]
    assert {f"panel-{seat}" for seat in range(1, 7)} <= set(found)


@each_shape
def test_names_are_text_never_markup(shape: str) -> None:
    rogue = "<script>\"&'</script>"
    svg = draw(four(), shape, names=[rogue, "Yann", "Aïcha", "Zoé"], words=english)
    root = ElementTree.fromstring(svg)
    assert "<script" not in svg
    assert rogue in (find(root, "panel-1")[0].text or "")


@each_shape
def test_a_long_name_stays_in_its_panel(shape: str) -> None:
    root = picture(four(), shape, names=["Maximilienne-Sophie de la Tour d'Auvergne", "B", "C", "D"])
    written = [e.text or "" for e in find(root, "panel-1").iter() if e.get("class") == "d-who"]
    assert written[0].endswith("…") and len(written[0]) < 33


def test_no_letter_is_smaller_than_ten_and_a_half() -> None:
    for (position, options), shape in itertools.product(CASES.values(), ("wide", "tall")):
        svg = draw(position, shape, options=options, words=english)
        sizes_of_type = re.findall(r"font(?:-size)?:[^;}\"]*?([\d.]+)px", svg)
        assert len(sizes_of_type) > 20 and min(map(float, sizes_of_type)) >= 10.5


def test_gold_is_for_coins_and_for_what_may_be_chosen() -> None:
    folders = (Path(drawing.__file__).parent, Path(drawing.GAMES) / "loire")
    for path in itertools.chain.from_iterable(folder.iterdir() for folder in folders):
        if path.suffix == ".jinja":
            assert "gilt" not in path.read_text(encoding="utf-8"), path
        if path.suffix == ".css" and path.name != "tokens.css":
            for selector, rule in re.findall(r"([^{}]+)\{([^{}]*)\}", path.read_text(encoding="utf-8")):
                assert "gilt" not in rule or selector.strip() in GILDED, selector


@each_shape
def test_the_plate_is_quiet_and_drawn_once(shape: str) -> None:
    engraved = plate("loire", shape)
    assert engraved is plate("loire", shape)
    drawn = re.sub(r"<(style|defs)>.*?</\1>", "", engraved, flags=re.DOTALL)
    assert not re.search(r"d-s\d|d-coin|d-lit|data-id|gradient|filter", drawn)


@each_case
@each_shape
def test_the_world_is_light(case: str, shape: str) -> None:
    position, options = CASES[case]
    world = draw(position, shape, options=options, standalone=False, words=english).encode()
    assert len(world) < 120_000
    assert len(gzip.compress(world)) < 20_000


@each_case
def test_both_shapes_offer_the_same_things(case: str) -> None:
    position, options = CASES[case]
    wide, tall = (
        {(e.get("data-id"), e.get("data-verb")) for e in picture(position, shape, options).iter()}
        for shape in SHAPES
    )
    assert wide == tall


@each_shape
def test_cargo_that_does_not_fit_is_counted(shape: str) -> None:
    root = picture(four().but(waiting=waiting("2>4 2>5 2>6 2>7", [0, 2, 0, 0, 0, 0, 0])), shape)
    shown = [id for id in ids(root) if id.startswith("waiting-angers")]
    rest = "".join(find(root, "rest-angers").itertext())
    assert len(shown) == 2 and "+2" in rest
    assert "×2" in "".join(find(root, "wine-angers").itertext())


@each_shape
def test_pennants_fly_where_my_cargo_pays(shape: str) -> None:
    aboard = [people("7>3 0>3 5>0"), *four().aboard[1:]]
    root = picture(four().but(aboard=aboard), shape)
    assert {id for id in ids(root) if id.startswith("pays-")} == {"pays-saumur", "pays-nantes"}
    assert "+4" in "".join(find(root, "pays-saumur").itertext())
    assert not [
        id for id in ids(picture(four().but(seat=-2, hand=[6, 4, 3, 6]), shape)) if id.startswith("pays-")
    ]


@each_shape
@pytest.mark.parametrize("town", range(8))
def test_boats_in_one_town_keep_apart_and_on_the_board(shape: str, town: int) -> None:
    drawn = SHAPES[shape]
    place = drawn.places[town]
    docks = len(place.quays)
    for moored, seats in itertools.product(range(docks + 1), range(1, 7)):
        afloat = range(moored, max(moored, seats))
        boats = lying(drawn, place, [(dock, dock) for dock in range(moored)], afloat)
        assert len(boats) == max(moored, seats)
        for boat in boats:
            assert 20 < boat.at[0] < drawn.world[0] - 20 and 12 < boat.at[1] < drawn.world[1] - 12
        for one, other in itertools.combinations(boats, 2):
            apart = max(abs(one.at[0] - other.at[0]), abs(one.at[1] - other.at[1]))
            assert apart >= 15, (moored, seats, one, other)


@each_shape
def test_a_boat_points_where_it_goes(shape: str) -> None:
    for heading, mirrored in ((1, False), (-1, True)):
        boat = find(picture(four().but(heading=[heading] * 4), shape), "boat-1")
        assert any("scale(-1 1)" in e.get("transform", "") for e in boat.iter()) == mirrored


@each_shape
def test_no_boat_before_setting_out_and_laurels_at_the_end(shape: str) -> None:
    assert not [id for id in ids(picture(setup(), shape)) if id.startswith("boat-")]
    position, _ = CASES["end"]
    assert [id for id in ids(picture(position, shape)) if id.startswith("winner-")] == ["winner-2"]


@each_shape
def test_a_hand_is_one_slot_for_each_kind(shape: str) -> None:
    root = picture(four(), shape)
    hand = [id for id in ids(root) if id.startswith("hand-")]
    assert hand == ["hand-coal-1", "hand-coal-2", "hand-mariner", "hand-explosion", "hand-fishing"]
    assert "×2" in "".join(find(root, "hand-coal-2").itertext())


def test_every_word_asked_for_is_known_and_every_known_word_is_used() -> None:
    asked: set[str] = set()

    def words(key: str, **args: object) -> str:
        asked.add(key)
        return english(key, **args)

    for (position, options), shape in itertools.product(CASES.values(), ("wide", "tall")):
        draw(position, shape, options=options, words=words)
        mat(position, 1, shape, words=words)
    assert asked == set(ENGLISH)


@each_shape
def test_a_panel_fits_the_rail_for_any_number_of_seats(shape: str) -> None:
    for seats in range(2, 7):
        measures = sizes(shape, seats)
        if shape == "wide":
            assert seats * measures["panel"][1] + 8 * (seats - 1) <= measures["world"][1]
        else:
            assert 2 * measures["panel"][0] <= measures["world"][0]


def test_a_standalone_picture_carries_both_themes_and_the_world_alone_none() -> None:
    alone, within = (draw(four(), standalone=standalone, words=english) for standalone in (True, False))
    assert (
        "--paper:#F4EDDD" in alone
        and "prefers-color-scheme:dark" in alone
        and ":root[data-theme=dark]" in alone
    )
    assert "--paper:" not in within and 'id="seats"' not in within
    assert 'role="img"' in within and 'viewBox="0 0 960 540"' in within


def test_an_unknown_shape_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="wide or tall, not round"):
        draw(four(), "round", words=english)


def test_words_come_from_the_fluent_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("fluent.runtime")
    (tmp_path / "loire").mkdir()
    text = "\n".join(
        f"{key} = {value.replace('{', '{ $').replace('}', ' }')}" for key, value in ENGLISH.items()
    )
    (tmp_path / "loire" / "words.nl.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(drawing, "GAMES", tmp_path)
    assert draw(four(), language="nl").replace('lang="nl"', 'lang="en"') == draw(four(), words=english)


def test_the_scene_seats_the_viewer_first() -> None:
    assert scene(four().but(seat=2), "wide", english, (), "ABCD")["seating"] == [2, 3, 0, 1]
