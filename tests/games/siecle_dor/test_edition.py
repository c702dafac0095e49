"""S-2: the components of the edition that comes with the game."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from itertools import combinations
from typing import Any

import pytest

from ludotheque.games.siecle_dor.components import ANTILLES, BROWN, FIRST_COLONY, FIRST_GUILD, MERCHANT, STADTHOLDER
from tests.games.siecle_dor.position import SIECLE, edition
from tests.games.table import why_refused
from tests.rule import rule


@rule("S-2.1", "R-8")
def test_ten_provinces_in_five_colours_five_guilds_and_six_colonies() -> None:
    colours = list(edition().colour)
    assert sorted(colours[:FIRST_GUILD]) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert colours[FIRST_GUILD:FIRST_COLONY] == [0, 1, 2, 3, 4] and colours[12] == BROWN
    assert set(colours[FIRST_COLONY:]) == {5}
    assert edition().places[FIRST_COLONY:] == ["indies-2", "indies-3", "indies-4", "indies-5", "indies-6", "antilles-7"]


@rule("S-2.2")
def test_the_track_has_one_william_six_merchants_and_every_pair_of_provinces() -> None:
    kinds = list(edition().space_kind)
    assert (len(kinds), kinds.count(STADTHOLDER), kinds.count(MERCHANT)) == (54, 1, 6)
    pairs = Counter(
        frozenset((first, second)) for first, second in zip(edition().space_first, edition().space_second) if first >= 0
    )
    assert set(pairs) == {frozenset(pair) for pair in combinations(range(10), 2)}
    assert sum(pairs.values()) == 47


@rule("S-2.3")
def test_five_decks_of_110_cards() -> None:
    decks = Counter[int]()
    for face in edition().faces:
        decks[face.deck] += face.count
    assert decks == {1: 21, 2: 22, 3: 19, 4: 27, 5: 21}
    shown = {face.id: face.count for face in edition().faces}
    assert [shown[name] for name in ("ship", "captain", "cannon", "joker", "culture-joker")] == [5, 5, 5, 4, 2]
    assert [shown[f"art-{value}"] for value in range(3, 9)] == [3, 4, 4, 4, 4, 3]
    assert [shown[f"culture-{name}"] for name in ("mill", "die", "art-4", "art-5")] == [7, 2, 1, 1]
    assert sum(count for name, count in shown.items() if "governor" in name) == 10


@rule("S-2.4", "S-2.5", "S-6.2.1", "S-7.6.1")
def test_prices_and_pieces() -> None:
    here = edition()
    assert (here.pawns, here.markers, here.purse, here.move_price) == (5, 6, 20, 1)
    assert list(here.guild_prices) == [6, 8, 10, 12, 14, 16, 18, 20]
    assert list(here.price)[:FIRST_GUILD] == [10, 10, 6, 6, 6, 6, 6, 6, 6, 6]
    assert list(here.price)[FIRST_COLONY:] == [4, 6, 8, 10, 12, 14]
    assert list(here.worth)[FIRST_GUILD:] == [0] * 5 + [5] * 5 + [6]
    assert here.worth[ANTILLES] == 6
    assert (list(here.set_size), list(here.set_pays)) == ([1, 2, 3, 1, 2, 3], [10, 24, 40, 16, 36, 60])
    assert (list(here.art_points), list(here.art_payments)) == ([3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6])


@rule("S-6.1.1")
def test_fourteen_borders_join_the_provinces_and_gelderland_does_not_touch_holland() -> None:
    moves = [str(action) for steps in edition().moves for action in steps]
    assert len(moves) == 28
    assert "move utrecht holland" in moves and "move gelderland utrecht" in moves
    assert "move gelderland holland" not in moves and "move utrecht brabant" not in moves


def test_what_is_reconstructed_says_so() -> None:
    sets = {row["id"]: row["provenance"] for row in edition().data["set"]}
    assert (sets["investment-pair"], sets["spice-pair"]) == ("rulebook", "reconstructed")
    arts = {row["id"]: row["provenance"] for row in edition().data["art"]}
    assert [id for id, source in arts.items() if source == "rulebook"] == ["art-6"]


def test_the_vocabulary_is_small() -> None:
    assert len(edition().vocabulary.actions) < 300


@pytest.mark.parametrize(
    ("table", "row", "change", "complaint"),
    [
        ("card", 0, {"count": 8}, "The cards add up to 111, but [numbers.cards] says 110."),
        ("card", 0, {"shows": "turnip"}, "no card of this game shows 'turnip'"),
        ("deck", 0, {"cards": 20}, "The investment cards add up to 21, but [[deck]] says 20."),
        ("card", 1, {"shows": "investment-single"}, "two actions written 'draw investment-single'"),
        ("colony", 5, {"room": 2}, "Every [[colony]] has room 1, except the last"),
        ("art", 0, {"payments": 0}, "Every [[art]] needs at least one payment."),
        ("province", 0, {"id": "atlantis"}, "there is no 'holland'"),
    ],
)
def test_an_edition_that_does_not_add_up_is_refused(
    table: str, row: int, change: dict[str, Any], complaint: str
) -> None:
    data = deepcopy(edition().data)
    data[table][row] |= change
    assert complaint in why_refused(SIECLE, data)


def test_a_track_of_the_wrong_length_or_without_merchants_is_refused() -> None:
    data = deepcopy(edition().data)
    data["track"]["spaces"] = [space for space in data["track"]["spaces"] if space != "merchant"]
    said = why_refused(SIECLE, data)
    assert "[track] has 48 spaces" in said and "needs a merchant" in said


def test_provinces_that_no_border_reaches_are_noticed() -> None:
    data = deepcopy(edition().data)
    data["border"] = [row for row in data["border"] if "limburg" not in row["between"]]
    assert "do not join all provinces" in why_refused(SIECLE, data)
