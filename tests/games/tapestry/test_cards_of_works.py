"""T-13.7: tapestry cards with an effect of the moment: the map, works, and copies of others."""

from tests.games.tapestry.position import A, B, C, Table
from tests.rule import rule


@rule("T-13.7")
def test_coal_baron_explores_with_the_tile_drawn_and_gives_the_neighbours_one() -> None:
    table = Table()
    table.put(A, tiles="tile-1")
    table.lay(A, "coal-baron")
    table.chance("find tile-5")
    table.play(A, "explore hex-e4")
    table.chance("find tile-2", "find tile-3")
    assert (table[A].tiles, table[B].tiles, table[C].tiles) == ("tile-1", "tile-2", "tile-3")
    assert table[A].resources == "1 food"


@rule("T-13.7")
def test_coal_baron_keeps_a_tile_that_cannot_be_placed() -> None:
    table = Table(2)
    for at in range(61):
        if table.state.tile[at] == -1:
            table.state.tile[at] = -3
    table.lay(A, "coal-baron")
    table.chance("find tile-5", "find tile-2")
    assert (table[A].tiles, table[B].tiles, table.question) == ("tile-5", "tile-2", "")


@rule("T-13.7")
def test_colonialism_pays_for_each_kind_of_land_on_a_tile() -> None:
    table = Table()
    table.tile("tile-8", "hex-e4")
    table.tile("tile-26", "hex-f4")
    table.put(A, outposts="hex-e4 hex-f4 hex-f3")
    table.lay(A, "colonialism")
    assert table.options == ["levy hex-e4", "levy hex-f4"]
    table.play(A, "levy hex-e4")
    assert table[A].resources == "1 coin 1 worker"
    table = Table()
    table.tile("tile-26", "hex-f4")
    table.put(A, outposts="hex-f4")
    table.lay(A, "colonialism")
    assert table[A].resources == "1 culture"
    table = Table()
    table.lay(A, "colonialism")
    assert table.question == ""


@rule("T-13.7", "T-1.5")
def test_dystopia_builds_a_landmark_still_on_its_board() -> None:
    table = Table()
    table.put(B, landmarks="forge barracks lighthouse")
    table.lay(A, "dystopia")
    assert len(table.options) == 9 and "erect landmark-bakery" not in table.options
    table.play(A, "erect landmark-apothecary", "build plot-d6")
    assert table[A].landmarks == "apothecary"


@rule("R-18", "T-13.1")
def test_espionage_copies_an_open_card_with_choices_of_ones_own() -> None:
    table = Table()
    table.put(B, laid="marriage-of-state", era=2)
    table.put(C, laid="feudalism", era=2)
    table.put(A, era=2)
    table.lay(A, "espionage")
    assert table.options == ["show marriage-of-state", "show feudalism"]
    table.play(A, "show marriage-of-state", "name seat-2", "pick science")
    assert table.state.enjoys(A, 22)
    assert (table.state.ally[2 * A], table.state.pact[2 * A], table[A].current) == (C, 1, "espionage")


@rule("R-18")
def test_espionage_of_a_trap_scores_and_without_a_target_is_void() -> None:
    table = Table()
    table.put(B, laid="trap", era=2)
    table.lay(A, "espionage")
    table.play(A, "show trap")
    assert table[A].points == 10
    table = Table()
    table.lay(A, "espionage")
    assert table.question == ""


@rule("R-14", "R-15", "R-53")
def test_revolution_raises_the_fallen_and_counts_as_toppling() -> None:
    table = Table()
    table.outpost(A, "hex-f3", toppled=True)
    table.outpost(B, "hex-f3")
    table.outpost(A, "hex-e5", toppled=True)
    table.outpost(C, "hex-e5")
    table.lay(A, "revolution")
    assert table.options == ["take coin", "take worker", "take food", "take culture", "rally hex-e5", "rally hex-f3"]
    table.play(A, "rally hex-f3")
    assert (table[A].lands, table[B].lands, table.options) == ("hex-e3 hex-f3", "hex-g5", ["rally hex-e5", "stop"])
    table.play(A, "rally hex-e5")
    assert (table[A].objectives, table[A].points, table.question) == ([0, 1, 0], 10, "")


@rule("T-13.7")
def test_revolution_may_be_a_resource_instead() -> None:
    table = Table()
    table.lay(A, "revolution")
    table.play(A, "take culture")
    assert (table[A].resources, table.question) == ("1 culture", "")


@rule("T-13.7", "T-15.1")
def test_steam_tycoon_invents_and_upgrades_then_offers_the_neighbours_the_deck() -> None:
    table = Table()
    table.display("radio", "paper")
    table.lay(A, "steam-tycoon")
    assert table.options == ["invent paper", "invent radio"]
    table.play(A, "invent radio")
    table.chance("reveal clocks")
    assert (table[A].techs, table[A].points, table.asked) == ("radio:middle", 3, C)
    table.play(C, "accept")
    table.chance("reveal barn")
    table.play(B, "decline")
    assert (table[C].techs, table[B].techs, table.question) == ("barn:bottom", "", "")


@rule("R-19")
def test_technocracy_invents_for_the_first_of_all_players_in_an_era() -> None:
    table = Table(4)
    table.put(A, era=2)
    table.display("radio")
    table.lay(A, "technocracy")
    table.play(A, "invent radio")
    table.chance("reveal clocks")
    assert (table[A].techs, table[A].points) == ("radio:middle", 3)
    table = Table(4)
    table.put(A, era=2)
    table.put(C, era=2)
    table.lay(A, "technocracy")
    assert (table[A].points, table.question) == (9, "")


@rule("R-4", "R-22", "R-47", "T-16.4")
def test_trade_economy_gives_the_benefit_to_one_and_the_bonus_to_the_other() -> None:
    table = Table()
    table.put(B, at="military-2 technology-12")
    table.state.token_track[4 * B + 3] = 0
    table.state.token_space[4 * B + 3] = 0
    table.state.singular[B] = 1
    table.lay(A, "trade-economy")
    assert table.options == ["copy seat-1 bladed-weapons"]
    table.play(A, "copy seat-1 bladed-weapons")
    table.chance("draw trap")
    assert (table.asked, table.question) == (B, "Exchange")
    table.play(B, "accept", "build plot-f4")
    assert (table[A].hand, table[B].buildings) == ("trap", "1 armory")


@rule("R-47")
def test_a_finished_opponent_may_be_copied_but_takes_no_bonus() -> None:
    table = Table()
    table.put(B, at="military-2")
    table.state.finished[B] = 1
    table.lay(A, "trade-economy")
    table.play(A, "copy seat-1 bladed-weapons")
    table.chance("draw trap")
    assert table.question == ""


@rule("T-10.7", "T-13.7")
def test_a_trap_on_the_income_mat_is_worth_ten() -> None:
    table = Table()
    table.lay(A, "trap")
    assert table[A].points == 10
