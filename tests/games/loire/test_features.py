"""What a learner is told of Loire: the same for every seat, and nothing that a player could not see."""

from __future__ import annotations

from ludotheque import games
from ludotheque.core.rng import Rng
from ludotheque.core.sight import guess
from ludotheque.core.state import State
from ludotheque.games.loire.components import HOLD
from ludotheque.games.loire.outlook import holdings, rivals, surroundings
from ludotheque.games.loire.outlook.features import LoireFeatures
from tests.games import rotating
from tests.games.loire.position import A, B, C, Table

BY_SEAT = ("town", "heading", "berth", "moved")
CODED = {"leader": (0, 1), "hold": (0, HOLD)}


def told(state: State, seat: int) -> dict[str, float]:
    """What is said of a seat, without what is nought."""
    features = games["loire"].features
    assert features is not None
    row = features.rows(state)[seat]
    return {name: value for name, value in zip(LoireFeatures.NAMES, row, strict=True) if value != 0}


def test_the_features_of_a_seat_move_with_it() -> None:
    rotating.check(games["loire"], BY_SEAT, CODED)


def test_every_part_has_its_own_stretch_of_the_row() -> None:
    names = list(LoireFeatures.NAMES)
    assert names[holdings.FIRST : holdings.END] == list(holdings.NAMES)
    assert names[holdings.END : surroundings.END] == list(surroundings.NAMES)
    assert names[surroundings.END : rivals.END] == list(rivals.NAMES)
    assert len(names) == rivals.END + len(LoireFeatures.STEPS)


def test_a_boat_is_told_by_its_place_and_its_heading() -> None:
    table = Table()
    table.put(A, at="blois", heading="upstream")
    table.put(B, at="blois", heading="downstream")
    table.preparation()
    here, there = told(table.state, A), told(table.state, B)
    assert here["at blois, upstream"] == 1 and "at blois, downstream" not in here
    assert there["at blois, downstream"] == 1 and "at blois, upstream" not in there


def test_cards_in_hand_are_told_one_by_one() -> None:
    table = Table()
    table.put(A, hand="mariner mariner coal-3")
    table.preparation()
    seen = told(table.state, A)
    assert seen["mariner 1"] == seen["mariner 2"] == seen["coal-3 1"] == 1
    assert "mariner 3" not in seen and "coal-3 2" not in seen
    assert told(table.state, B)["no cards"] == 1


def test_only_spaces_that_coal_adds_up_to_are_in_reach() -> None:
    table = Table()
    table.put(A, at="tours", hand="coal-2", laid="coal-1")
    table.preparation()
    seen = told(table.state, A)
    assert [spaces for spaces in range(8) if f"reach {spaces}" in seen] == [1, 3]


def test_a_dock_that_cannot_be_won_is_out_of_reach() -> None:
    table = Table()
    table.put(A, at="tours", hand="coal-1 mariner", laid="coal-1")
    table.put(B, at="saumur", dock=1, laid="mariner")
    table.preparation(A)
    seen = told(table.state, A)
    assert "reach 1" not in seen and "now docks" not in seen
    assert seen["reach 2"] == 1


def test_what_a_landing_pays_counts_where_coal_leads_to_it() -> None:
    table = Table()
    table.put(A, at="angers", hand="coal-2", aboard="tours-nantes wine-tours", fares=16)
    table.put(B, at="angers", hand="coal-1", aboard="blois-nantes wine-tours", fares=16)
    table.ashore("nantes-orleans")
    table.preparation()
    near, far = told(table.state, A), told(table.state, B)
    assert near["fares 2"] == 0.5 and near["gain"] == 0.2 * 4 and near["wins"] == 1 and near["take"] > 0
    assert far["fares 2"] == 0.75 and "gain" not in far and "wins" not in far
    assert near["waits 2"] == far["waits 2"] == 1, "who cannot reach it sees it all the same"


def test_a_docked_boat_knows_what_is_due() -> None:
    table = Table()
    table.put(A, at="nantes", heading="upstream", dock=2, aboard="tours-nantes wine-tours", fares=16)
    table.put(B, fares=11)
    table.preparation(B)
    seen = told(table.state, A)
    assert seen["second dock"] == seen["finishes"] == 1 and seen["due"] == 0.2 * 4
    assert seen["lacks 4"] == 1 and "lacks 2" not in seen
    assert told(table.state, B)["they finish"] == 1


def test_rivals_who_can_still_come_are_counted() -> None:
    table = Table(seats=3)
    table.put(A, at="tours", laid="coal-1")
    table.put(B, at="amboise", hand="fishing", laid="coal-2 mariner")
    table.put(C, at="nantes", heading="upstream", hand="fishing")
    table.preparation()
    seen = told(table.state, A)
    assert seen["bound here"] == 1
    assert seen["may come"] == 2, "three spaces need but one card"
    assert seen["their crew"] == 0.5 and seen["they move"] == 1 and "alone" not in seen


def test_the_draft_tells_how_many_cards_will_be_ones_own() -> None:
    table = Table(seats=2)
    table.row("coal-1 coal-1 mariner")
    table.draft()
    assert told(table.state, A)["picks"] == 1 and told(table.state, B)["picks"] == 0.5
    assert told(table.state, A)["TakeCard waits"] == 1
    table.play(A, "take mariner")
    assert told(table.state, A)["picks"] == told(table.state, B)["picks"] == 0.5


def test_what_is_told_of_oneself_does_not_depend_on_the_hands_of_others() -> None:
    table = Table(seats=3)
    table.put(A, hand="coal-1 mariner")
    table.put(B, hand="coal-3 explosion mariner mariner")
    table.put(C, hand="fishing coal-2", laid="coal-1")
    table.preparation()
    for seed in range(5):
        assert told(guess(table.state, A, Rng(seed)), A) == told(table.state, A)
