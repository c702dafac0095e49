"""T-10: conquest, T-17: the objectives on the map."""

import pytest

from tests.games.tapestry.position import A, B, C, Table
from tests.rule import rule

ROLL = "roll red-5-vp black-worker"


def war(hand: str = "") -> Table:
    """A at its start on e3, next to e4, which is B's."""
    table = Table()
    table.tile("tile-5", "hex-e4")
    table.put(B, outposts="hex-e4", hand=hand)
    return table


@rule("T-10.1", "T-10.3", "T-10.4")
def test_an_outpost_goes_to_a_territory_next_to_ones_own_and_one_die_is_gained() -> None:
    table = Table()
    table.gain(A, "conquer")
    assert table.offered("conquer") == ["hex-d3", "hex-e2", "hex-f3"]
    table.play(A, "conquer hex-f3")
    table.chance(ROLL)
    assert table.options == ["die red", "die black"]
    table.play(A, "die red")
    assert (table[A].points, table[A].lands, table.state.outposts[A]) == (5, "hex-e3 hex-f3", 7)


@rule("T-10.4", "T-10.5")
@pytest.mark.parametrize(
    ("die", "red", "black", "points", "resources"),
    [
        ("red", "4-vp", "coin", 4, ""),
        ("red", "6-vp", "coin", 6, ""),
        ("red", "7-vp", "coin", 7, ""),
        ("red", "vp-per-territories", "coin", 2, ""),
        ("black", "4-vp", "coin", 0, "1 coin"),
        ("black", "4-vp", "worker", 0, "1 worker"),
        ("black", "4-vp", "food", 0, "1 food"),
        ("black", "4-vp", "culture", 0, "1 culture"),
        ("black", "4-vp", "territory", 0, ""),
    ],
)
def test_the_faces_of_the_dice(die: str, red: str, black: str, points: int, resources: str) -> None:
    table = Table()
    table.gain(A, "conquer")
    table.play(A, "conquer hex-f3")
    table.chance(f"roll red-{red} black-{black}")
    table.play(A, f"die {die}")
    assert (table[A].points, table[A].resources) == (points, resources)


@rule("T-10.5")
def test_the_black_die_may_give_the_benefit_of_the_tile() -> None:
    table = Table()
    table.tile("tile-5", "hex-e4")
    table.gain(A, "conquer")
    table.play(A, "conquer hex-e4")
    table.chance("roll red-4-vp black-territory")
    table.play(A, "die black")
    assert table[A].resources == "1 food"


@rule("T-10.2", "T-10.6", "T-10.11", "R-31")
def test_an_opponents_outpost_is_toppled_and_the_territory_locked() -> None:
    table = war()
    table.gain(A, "conquer")
    table.play(A, "conquer hex-e4")
    table.play(B, "decline")
    assert (table[A].lands, table[B].lands, table.state.toppled[A]) == ("hex-e3 hex-e4", "hex-g5", 1)
    table.chance("roll red-vp-per-territories black-coin")
    table.play(A, "die red")
    assert table[A].points == 2
    table.put(C, outposts="hex-f5")
    table.gain(C, "conquer-anywhere")
    assert "hex-e4" not in table.offered("conquer")


@rule("T-10.7", "T-10.11", "R-9", "R-46")
def test_a_trap_keeps_the_territory_and_topples_the_attacker() -> None:
    table = war(hand="trap")
    table.gain(A, "conquer")
    table.play(A, "conquer hex-e4")
    assert (table.asked, table.options) == (B, ["trap", "decline"])
    table.play(B, "trap", "take culture")
    assert (table[A].lands, table[B].lands, table[B].resources) == ("hex-e3", "hex-e4 hex-g5", "1 culture")
    assert (table[B].hand, table.state.toppled[B], table.state.toppled[A]) == ("", 1, 0)
    table.chance(ROLL)
    table.play(A, "die black")
    assert (table[A].resources, table.state.outposts[A]) == ("1 worker", 7)


@rule("T-10.13")
def test_the_defender_is_asked_with_or_without_a_trap() -> None:
    table = war()
    table.gain(A, "conquer")
    table.play(A, "conquer hex-e4")
    assert (table.asked, table.question, table.options) == (B, "Defend", ["decline"])


@rule("T-10.13", "T-18.5")
def test_who_has_finished_is_not_asked() -> None:
    table = war(hand="trap")
    table.state.finished[B] = 1
    table.gain(A, "conquer")
    table.play(A, "conquer hex-e4")
    assert table.question == "RollDice"
    assert table[A].lands == "hex-e3 hex-e4"


@rule("T-10.1", "R-41")
def test_ones_own_territory_is_no_target() -> None:
    table = Table()
    table.put(A, outposts="hex-f3")
    table.gain(A, "conquer")
    assert "hex-f3" not in table.offered("conquer")


@rule("T-10.8")
def test_without_outposts_nothing_can_be_conquered() -> None:
    table = Table()
    table.state.outposts[A] = 0
    table.gain(A, "conquer")
    assert table.question == ""


@rule("T-10.9", "T-10.10")
def test_two_pieces_of_any_kind_block_a_territory() -> None:
    table = Table()
    table.tile("tile-5", "hex-e4")
    table.token(B, "hex-e4")
    table.gain(A, "conquer-anywhere")
    assert "hex-e4" in table.offered("conquer")
    assert not {"hex-g5", "hex-c5", "hex-e3"} & set(table.offered("conquer"))
    table.token(C, "hex-e4")
    table.gain(A, "conquer-anywhere")
    assert "hex-e4" not in table.offered("conquer")


@rule("T-10.3")
def test_unexplored_hexes_cannot_be_conquered() -> None:
    table = Table()
    table.gain(A, "conquer")
    assert "hex-e4" not in table.offered("conquer")


@rule("R-12", "R-13", "T-10.2")
def test_a_toppled_outpost_controls_nothing_and_does_not_protect() -> None:
    table = Table()
    table.outpost(B, "hex-f3", toppled=True)
    assert table[B].lands == "hex-g5"
    table.gain(A, "conquer")
    table.play(A, "conquer hex-f3")
    assert (table.question, table[A].lands) == ("RollDice", "hex-e3 hex-f3")
    assert table.state.toppled[A] == 0


@rule("R-11")
@pytest.mark.parametrize(("effect", "both"), [("conquer-double-rival", True), ("conquer", False)])
def test_tanks_gain_both_dice_against_an_opponent_even_when_trapped(effect: str, both: bool) -> None:
    table = war(hand="trap")
    table.gain(A, effect)
    table.play(A, "conquer hex-e4")
    table.play(B, "trap", "take coin")
    table.chance(ROLL)
    table.play(A, "die black")
    assert (table[A].resources, table[A].points) == ("1 worker", 5 if both else 0)


@rule("R-11")
def test_tanks_gain_one_die_elsewhere() -> None:
    table = Table()
    table.gain(A, "conquer-double-rival")
    table.play(A, "conquer hex-f3")
    table.chance(ROLL)
    table.play(A, "die black")
    assert (table[A].resources, table[A].points) == ("1 worker", 0)


@rule("T-10.14")
def test_with_both_dice_their_order_is_free() -> None:
    table = Table()
    table.tile("tile-8", "hex-e4")
    table.gain(A, "conquer-double + civilization")
    table.play(A, "gain conquer-double", "conquer hex-e4")
    table.chance("roll red-4-vp black-territory")
    table.play(A, "die black")
    assert (table.question, table[A].points) == ("PlaceBuilding", 0)
    table.play(A, "build plot-d4")
    assert table[A].points == 4


@rule("R-10")
def test_a_trapped_attacker_may_still_gain_the_benefit_of_the_tile() -> None:
    table = war(hand="trap")
    table.gain(A, "conquer")
    table.play(A, "conquer hex-e4")
    table.play(B, "trap", "take coin")
    table.chance("roll red-4-vp black-territory")
    table.play(A, "die black")
    assert table[A].resources == "1 food"


@rule("T-17.1", "T-17.4", "R-14")
def test_two_toppled_outposts_are_an_objective() -> None:
    table = war()
    table.tile("tile-7", "hex-f4")
    table.put(C, outposts="hex-f4")
    for hex, victim in [("hex-e4", B), ("hex-f4", C)]:
        assert table[A].objectives == [0, 0, 0]
        table.gain(A, "conquer")
        table.play(A, f"conquer {hex}")
        table.play(victim, "decline")
        table.chance("roll red-4-vp black-coin")
        table.play(A, "die black")
    assert (table[A].objectives, table[A].points) == ([0, 1, 0], 10)


@rule("T-17.1", "T-17.5")
@pytest.mark.parametrize("trap", [True, False])
def test_the_middle_island_counts_unless_a_trap_is_played(trap: bool) -> None:
    table = Table()
    table.put(B, outposts="hex-e5", hand="trap")
    table.gain(A, "conquer-anywhere")
    table.play(A, "conquer hex-e5")
    table.play(B, *(["trap", "take coin"] if trap else ["decline"]))
    assert table[A].objectives == [0, 0, 0 if trap else 1]


@rule("R-15")
def test_militarism_on_a_new_tile_is_no_conquest() -> None:
    table = Table()
    table.put(A, tiles="tile-5", laid="militarism")
    table.gain(A, "explore")
    table.play(A, "explore hex-e4", "accept")
    assert (table[A].objectives, table.question, table[A].lands) == ([0, 0, 0], "", "hex-e3 hex-e4")


@rule("T-10.12")
def test_nothing_can_be_traded() -> None:
    table = Table()
    table.turn(A)
    assert {option.split()[0] for option in table.options} <= {"advance", "income"}
