"""What a learner is told of Tapestry: the same for every seat, and nothing that a player could not see."""

from __future__ import annotations

import pytest

from ludotheque import games
from ludotheque.core.rng import Rng
from ludotheque.core.sight import guess
from ludotheque.games.tapestry.components import FIRST_ROW, FIRST_SPACE, FIRST_SUPPLY, ROWS
from ludotheque.games.tapestry.outlook import holdings, mats, realm, rivalry, tokens
from ludotheque.games.tapestry.outlook.features import TapestryFeatures
from ludotheque.games.tapestry.state import Tapestry
from tests.games import rotating
from tests.games.tapestry.position import A, B, C, Table, edition

BY_SEAT = (
    *("capital", "first_civilization", "era", "finished", "singular", "repeated", "toppled", "territories", "outposts"),
    "face_down",
)
CODED = {
    "leader": (0, 1),
    "turn": (0, 1),
    "civilization_owner": (0, 1),
    "landmark_owner": (0, 1),
    "controller": (0, 1),
    "ally": (0, 1),
    "tile_place": (FIRST_SUPPLY, 1),
    "space_place": (FIRST_SPACE, 1),
    "tech_place": (FIRST_ROW, ROWS),
}


def told(state: Tapestry, seat: int) -> dict[str, float]:
    """What is said of a seat, without what is nought."""
    features = games["tapestry"].features
    assert features is not None
    row = features.rows(state)[seat]
    return {name: value for name, value in zip(TapestryFeatures.NAMES, row, strict=True) if value != 0}


def test_the_features_of_a_seat_move_with_it() -> None:
    rotating.check(games["tapestry"], BY_SEAT, CODED)


def test_every_part_has_its_own_stretch_of_the_row() -> None:
    names = list(TapestryFeatures.NAMES)
    at = tokens.FIRST
    for part in (tokens, holdings, mats, realm, rivalry):
        assert at == part.FIRST and names[at : part.END] == list(part.NAMES)
        at = part.END
    assert len(names) == at + len(TapestryFeatures.STEPS)


def test_technologies_and_landmarks_are_told_by_the_names_of_the_box() -> None:
    assert edition().techs == holdings.TECH_IDS and len(holdings.TECH_IDS) == holdings.TECHS
    assert edition().landmarks == holdings.LANDMARK_IDS and len(holdings.LANDMARK_IDS) == holdings.LANDMARKS
    lasting = [face >= 0 for face in holdings.BY_FACE]
    assert lasting == [kind == 1 for kind in edition().card_kind_era] and sum(lasting) == holdings.LASTING


def test_a_technology_is_told_by_its_row_while_it_can_be_upgraded() -> None:
    table = Table()
    table.put(A, techs="radio clocks:middle paper:top", at="technology-4")
    table.turn(A)
    seen = told(table.state, A)
    assert seen["radio in lower row"] == seen["clocks in middle row"] == 1
    assert seen["ready"] == 0.5
    assert not any(name.startswith("paper in ") and name != "paper in hand" for name in seen)
    assert "radio in lower row" not in told(table.state, B)


def test_being_near_to_a_landmark_that_nobody_has_is_told() -> None:
    table = Table()
    table.put(A, resources="2 worker", at="science-2 military-3")
    table.put(B, resources="3 worker", at="science-3 military-7", landmarks="barracks tank-factory")
    table.turn(A)
    here, there = told(table.state, A), told(table.state, B)
    assert here["science landmark in 2"] == here["science race"] == 1 and "science landmark payable" not in here
    assert there["science landmark in 1"] == there["science landmark payable"] == there["science ahead"] == 1
    assert "science race" not in there and not any(name.startswith("military landmark in") for name in here)
    assert there["landmark barracks"] == 1 and there["military margin"] == 1 == -here["military margin"]
    table.put(C, landmarks="apothecary")
    assert not any(name.startswith("science landmark") for name in told(table.state, B))


def test_what_can_be_paid_is_told_by_track() -> None:
    table = Table()
    table.put(A, resources="1 coin 1 food", at="exploration-4 science-4 military-9 technology-12")
    table.turn(A)
    seen = told(table.state, A)
    assert seen["exploration payable"] == 1 and "stuck" not in seen
    assert not any(f"{track} payable" in seen for track in ("science", "military", "technology"))
    assert seen["2 resources"] == seen["1 food"] == 1 and "2 food" not in seen
    assert told(table.state, B)["stuck"] == 1


def test_of_cards_in_the_hands_of_others_only_the_number_is_told() -> None:
    rows = []
    for card in ("trap", "olympic-host"):
        table = Table()
        table.put(A, hand="guilds")
        table.put(B, hand=card)
        table.turn(A)
        rows.append(told(table.state, A))
        assert told(table.state, B)[f"{card} in hand"] == 1
    assert rows[0] == rows[1]
    assert rows[0]["guilds in hand"] == 1 and rows[0]["rival cards"] == pytest.approx(0.2)


def test_nothing_hidden_is_told_of_ones_own_seat() -> None:
    table = Table()
    table.put(A, hand="guilds trap")
    table.put(B, hand="democracy", techs="radio")
    table.turn(A)
    for seed in range(5):
        imagined = guess(table.state, A, Rng(seed))
        assert isinstance(imagined, Tapestry) and told(imagined, A) == told(table.state, A)


def test_the_ability_of_an_era_and_what_a_mat_keeps_are_told() -> None:
    table = Table(civilizations={A: "heralds"})
    table.put(A, laid="monarchy", era=2)
    table.turn(A)
    seen = told(table.state, A)
    assert seen["monarchy active"] == seen["era 2"] == seen["heralds"] == seen["heralds' tokens"] == 1


def test_income_is_told_by_what_it_counts() -> None:
    table = Table()
    table.put(A, techs="radio clocks", buildings="2 market")
    table.turn(A)
    seen = told(table.state, A)
    assert seen["technology income"] == pytest.approx(0.4)
    assert seen["market 1"] == seen["market 2"] == 1 and "market 3" not in seen


def test_territories_that_can_be_lost_or_won_are_told() -> None:
    table = Table(seats=2)
    table.put(A, outposts="hex-e5")
    table.turn(A)
    before = told(table.state, A)
    assert before["middle"] == 1 and "exposed" not in before and "prey" not in before
    table.tile("tile-1", "hex-e4")
    table.put(B, outposts="hex-e4")
    here, there = told(table.state, A), told(table.state, B)
    assert here["exposed"] == here["prey"] == 0.5 == there["exposed"] == there["prey"]
    assert there["middle in 1"] == there["island objective left"] == 1


def test_being_first_in_an_era_is_told_while_no_neighbour_is() -> None:
    table = Table()
    table.put(B, era=2)
    table.turn(A)
    assert "era reward" not in told(table.state, A)
    assert told(table.state, B)["era reward"] == pytest.approx(0.66)
    assert told(table.state, A)["later"] == 0.5 and told(table.state, B)["earlier"] == 1
