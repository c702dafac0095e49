"""T-7: exploring, T-6: drawing tiles."""

import pytest

from ludotheque.games.tapestry.components import TILE_DISCARDED, UNEXPLORED
from ludotheque.games.tapestry.map.territories import alignment_of
from tests.games.tapestry.position import HEX_IDS, A, B, Table
from tests.rule import rule


@rule("T-7.1", "T-7.2", "T-7.5", "T-7.7")
def test_a_tile_is_placed_scores_its_sides_and_gives_its_benefit() -> None:
    table = Table()
    table.put(A, tiles="tile-4 tile-1")
    table.gain(A, "explore")
    assert table.options == ["carry tile-1", "carry tile-4"]
    table.play(A, "carry tile-4")
    assert table.question == "ChooseHex"
    table.play(A, "explore hex-e4")
    assert table.options == [
        *("turn north", "turn northeast", "turn southeast", "turn south", "turn southwest", "turn northwest"),
    ]
    table.play(A, "turn south")
    # turned half round, sea meets the sea of e3 in the north, of f3 in the northeast and of e5 in the south
    assert table[A].points == 3
    assert (table[A].resources, table[A].tiles) == ("1 culture", "tile-1")
    assert table[A].lands == "hex-e3"


@rule("T-7.2", "T-7.3", "T-7.4")
def test_a_side_lines_up_where_the_same_terrain_meets_at_one_end() -> None:
    table = Table()
    here, north = HEX_IDS.index("hex-e4"), HEX_IDS.index("hex-e3")
    for other in around(table, "hex-e4"):
        if other != north:
            table.state.tile[other] = UNEXPLORED
    # e3 (FSSSFF) meets e4 with forest at the left end of their side and sea at the right end;
    # tile 13 (SFSSSS) has its forest at the right end unturned, at the left end when turned five sixths
    assert [alignment_of(table.state, here, 12, turn) for turn in range(6)] == [0, 1, 1, 1, 1, 1]
    # tile 8 (SMMMDD) has no forest, and sea at the right end of its top side only when turned one sixth
    assert [alignment_of(table.state, here, 7, turn) for turn in range(6)] == [0, 1, 0, 0, 0, 0]


def around(table: Table, name: str) -> list[int]:
    here = HEX_IDS.index(name)
    return [int(other) for other in list(table.state.atlas().neighbours)[6 * here : 6 * here + 6] if other >= 0]


@rule("T-7.2")
def test_at_most_six_points_and_none_towards_unexplored_hexes() -> None:
    table = Table()
    here = HEX_IDS.index("hex-e4")
    for count, other in enumerate(around(table, "hex-e4")):
        table.tile(f"tile-{[5, 7, 16, 17, 26, 28][count]}", HEX_IDS[other])
    assert alignment_of(table.state, here, 39, 0) == 6
    for other in around(table, "hex-e4"):
        table.state.tile[other] = UNEXPLORED
    assert alignment_of(table.state, here, 39, 0) == 0


@rule("T-7.1", "T-7.8")
def test_only_hexes_next_to_a_controlled_territory_are_open() -> None:
    table = Table()
    table.put(A, tiles="tile-5")
    table.gain(A, "explore")
    assert table.offered("explore") == ["hex-d2", "hex-e4", "hex-f2"]
    table = Table()
    table.put(A, tiles="tile-5")
    table.gain(A, "explore-anywhere")
    assert "hex-b3" in table.offered("explore")


@rule("T-7.6")
def test_without_a_tile_or_a_hex_exploring_is_void() -> None:
    table = Table()
    table.gain(A, "explore")
    assert table.question == ""
    table = Table()
    table.put(A, tiles="tile-5")
    for at in range(61):
        if table.state.tile[at] == -1:
            table.state.tile[at] = 0
    table.gain(A, "explore")
    assert (table.question, table[A].tiles) == ("", "tile-5")


@rule("T-7.1")
def test_a_tile_that_looks_alike_from_all_sides_is_not_turned() -> None:
    table = Table()
    table.put(A, tiles="tile-5")
    table.gain(A, "explore")
    table.play(A, "explore hex-e4")
    assert (table.question, table[A].resources) == ("", "1 food")


@rule("T-7.9")
def test_a_space_tile_is_laid_aside_and_everything_on_it_gained() -> None:
    table = Table()
    table.put(A, space="space-5 space-13")
    table.gain(A, "explore-space")
    assert table.options == ["visit space-5", "visit space-13"]
    table.play(A, "visit space-13")
    assert (table[A].points, table.state.space_place[12]) == (13, 6 + A)


@rule("T-6.1", "T-6.2")
def test_space_tiles_run_out() -> None:
    table = Table()
    for at in range(2, 15):
        table.state.space_place[at] = 6 + B
    table.gain(A, "3 space-tile, explore-space")
    table.chance("spot space-1", "spot space-2")
    assert table.question == "Visit"


@rule("T-6.1", "T-6.7")
def test_discarded_tiles_are_shuffled_again_when_the_stack_is_empty() -> None:
    table = Table()
    for at in range(48):
        table.state.tile_place[at] = TILE_DISCARDED if at < 2 else 3 + B
    table.gain(A, "2 tile")
    assert table.options == ["find tile-1", "find tile-2"]
    table.chance("find tile-2", "find tile-1")
    assert table[A].tiles == "tile-1 tile-2"
    table.gain(A, "2 tile")
    assert table.question == ""


@rule("T-6.1", "T-6.2", "T-6.7")
def test_discarded_tapestry_cards_are_shuffled_again_when_the_deck_is_empty() -> None:
    table = Table()
    for face in range(44):
        table.state.discard[face] = table.state.deck[face] if face == 41 else 0
        table.state.hand[44 * B + face] += table.state.deck[face] - table.state.discard[face]
        table.state.deck[face] = 0
    table.gain(A, "tapestry")
    assert table.options == ["draw trap"]
    table.chance("draw trap")
    assert table[A].hand == "trap"


@rule("T-6.3")
def test_hands_and_supplies_have_no_limit() -> None:
    table = Table()
    for number in range(1, 11):
        table.gain(A, "tile")
        table.chance(f"find tile-{number}")
    for _ in range(7):
        table.gain(A, "tapestry")
        table.chance("draw trap")
    assert (len(table[A].tiles.split()), len(table[A].hand.split())) == (10, 7)


@rule("T-6.4")
def test_a_benefit_gained_within_another_is_carried_out_completely_first() -> None:
    table = Table()
    table.put(A, tiles="tile-8")
    table.gain(A, "explore + research")
    table.play(A, "gain explore", "explore hex-e4", "turn north")
    assert table.question == "PlaceBuilding"
    table.play(A, "build plot-d4")
    assert table.question == "RollScience"


@rule("T-7.10")
@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_militarism_comes_before_points_and_benefit(answer: str) -> None:
    table = Table()
    table.put(A, tiles="tile-4", laid="militarism")
    table.gain(A, "explore")
    table.play(A, "explore hex-e4", "turn south")
    assert (table.question, table[A].points, table[A].resources) == ("Garrison", 0, "")
    table.play(A, answer)
    assert table[A].lands == ("hex-e3 hex-e4" if answer == "accept" else "hex-e3")
    assert table.state.outposts[A] == (7 if answer == "accept" else 8)
    assert table[A].resources == "1 culture"
