"""The picture of Loire stays readable and calm."""

from __future__ import annotations

import itertools
import re

import pytest

from ludotheque.drawing import CROWD, HALF, plate
from ludotheque.games.loire import GAME
from ludotheque.games.loire.scene import sizes
from ludotheque.games.loire.scene.boats import lying
from ludotheque.games.loire.scene.shapes import SHAPES
from tests.games.loire.board_cases import picture
from tests.games.loire.board_stage import four, people, waiting
from tests.games.picture import each_shape, find, ids


@each_shape
def test_a_long_name_stays_in_its_panel(shape: str) -> None:
    root = picture(four().but(names=("Maximilienne-Sophie de la Tour d'Auvergne", "B", "C", "D")), shape)
    written = [e.text or "" for e in find(root, "panel-0").iter() if e.get("class") == "d-who"]
    assert written[0].endswith("…") and len(written[0]) < 33


@each_shape
def test_the_plate_is_quiet_and_drawn_once(shape: str) -> None:
    engraved = plate(GAME, shape)
    assert engraved is plate(GAME, shape)
    drawn = re.sub(r"<(style|defs)>.*?</\1>", "", engraved, flags=re.DOTALL)
    assert not re.search(r"d-s\d|d-coin|d-lit|data-id|gradient|filter", drawn)


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
    assert not [id for id in ids(picture(four().but(seat=-2, hand=[6, 4, 3, 6]), shape)) if id.startswith("pays-")]


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
        boat = find(picture(four().but(heading=[heading] * 4), shape), "boat-0")
        assert any("scale(-1 1)" in e.get("transform", "") for e in boat.iter()) == mirrored


@each_shape
def test_a_hand_is_one_slot_for_each_kind(shape: str) -> None:
    root = picture(four(), shape)
    hand = [id for id in ids(root) if id.startswith("hand-")]
    assert hand == ["hand-coal-1", "hand-coal-2", "hand-mariner", "hand-explosion", "hand-fishing"]
    assert "×2" in "".join(find(root, "hand-coal-2").itertext())


@each_shape
def test_a_panel_fits_the_rail_for_any_number_of_seats(shape: str) -> None:
    for seats in range(2, 7):
        measures = sizes(shape, seats)
        if shape == "wide":
            rows = seats if measures["panel"][0] > HALF else (seats + 1) // 2
            assert rows * (measures["panel"][1] + 8) <= (380 if seats < CROWD else 300)
        else:
            assert 2 * measures["panel"][0] <= measures["world"][0]
