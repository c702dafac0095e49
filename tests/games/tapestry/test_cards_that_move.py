"""T-13.7: tapestry cards that move tokens on the tracks."""

from ludotheque.games.tapestry.cards.socialism import PickComrade
from tests.games.tapestry.position import A, B, C, Table
from tests.rule import rule


@rule("R-16", "R-17", "T-13.7")
def test_age_of_discovery_moves_everybody_and_only_the_discoverer_gains() -> None:
    table = Table()
    table.put(A, at="military-1", resources="1 coin")
    table.put(B, at="military-3")
    table.put(C, at="military-12")
    table.lay(A, "age-of-discovery")
    table.chance("science military", "draw trap")
    table.play(A, "decline")
    assert (table[A].at, table[B].at, table[C].at) == ("military-2", "military-4", "military-12")
    assert (table.asked, table[B].landmarks, table[B].resources) == (B, "barracks", "")


@rule("R-17", "T-18.5")
def test_age_of_discovery_passes_over_the_banned_and_the_finished() -> None:
    table = Table()
    table.put(B, laid="broker-of-peace")
    table.state.finished[C] = 1
    table.lay(A, "age-of-discovery")
    table.chance("science military")
    table.play(A, "conquer hex-f3")
    table.chance("roll red-4-vp black-coin")
    table.play(A, "die black")
    assert (table[A].at, table[B].at, table[C].at, table[B].points) == ("military-1", "", "", 3)


@rule("R-20", "T-5.4", "T-13.7")
def test_dark_ages_go_back_on_three_tracks_and_forward_on_the_fourth() -> None:
    table = Table()
    table.put(A, at="exploration-2 science-3 technology-1")
    table.lay(A, "dark-ages")
    assert table.options == ["pick exploration", "pick science", "pick military", "pick technology"]
    table.play(A, "pick science")
    assert (table[A].at, table[A].landmarks) == ("exploration-1 science-6", "apothecary")
    assert table.question == "PlaceLandmark"


@rule("R-20")
def test_dark_ages_lose_what_goes_past_the_end() -> None:
    table = Table()
    table.put(A, at="science-11 military-4")
    table.lay(A, "dark-ages")
    table.play(A, "pick science")
    assert (table[A].at, table[A].points) == ("science-12 military-3", 10)


@rule("R-17", "T-13.6", "T-13.7")
def test_dictatorship_locks_a_track_to_the_end_of_the_next_turn() -> None:
    table = Table(2)
    table.put(A, resources="2 coin", hand="dictatorship", era=1)
    table.put(B, resources="8 coin", era=2)
    table.income(A, 2)
    table.play(A, "play dictatorship", "pick technology", "invent ammonia")
    table.chance("reveal clocks")
    table.play(A, "decline")
    table.chance("find tile-1", "draw trap")
    assert table.offered("advance") == ["exploration", "science", "military"]
    table.play(B, "advance military", "conquer hex-f6")
    table.chance("roll red-4-vp black-coin")
    table.play(B, "die red")
    table.play(A, "advance military", "pay coin", "conquer hex-f3")
    table.chance("roll red-4-vp black-coin")
    table.play(A, "die red")
    assert table.offered("advance") == ["exploration", "science", "military", "technology"]


@rule("R-17")
def test_a_lock_ends_with_the_game_of_its_owner() -> None:
    table = Table(2)
    table.state.locked[4 * A + 3] = 2
    table.put(B, resources="1 coin")
    table.income(A, 5)
    assert "technology" in table.offered("advance")


@rule("R-16", "T-15.1")
def test_oil_magnate_lets_oneself_and_the_neighbours_advance() -> None:
    table = Table(4)
    table.lay(A, "oil-magnate")
    table.play(A, "pick science", "accept")
    table.chance("science military")
    table.play(A, "decline")
    assert table.asked == B
    table.play(B, "accept")
    table.play(3, "decline")
    assert [table[seat].at for seat in range(4)] == ["science-1", "science-1", "", ""]
    assert table.question == ""


@rule("T-13.7", "T-4.6")
def test_renaissance_advances_everywhere_with_free_bonuses_and_no_benefits() -> None:
    table = Table()
    table.put(A, at="exploration-1 science-12 military-3 technology-1")
    table.lay(A, "renaissance")
    assert table.options == ["pick exploration", "pick military", "pick technology"]
    table.play(A, "pick exploration", "accept")
    table.chance("draw trap")
    table.play(A, "pick technology", "accept", "build plot-d4")
    assert (table[A].landmarks, table[A].at) == (*("barracks", "exploration-2 science-12 military-4 technology-2"),)
    assert (table[A].hand, table[A].buildings, table[A].resources) == ("trap", "1 market", "")


@rule("T-13.7")
def test_renaissance_gives_bonuses_paid_with_tiles_for_nothing() -> None:
    table = Table()
    table.put(A, at="exploration-7 science-12 military-12 technology-12")
    table.lay(A, "renaissance")
    table.play(A, "accept")
    assert (table[A].at.split()[0], table[A].points) == ("exploration-8", 5)


@rule("R-21", "R-47")
def test_socialism_goes_to_the_nearest_opponent_in_either_direction() -> None:
    table = Table()
    table.put(A, at="science-5")
    table.put(B, at="science-2")
    table.put(C, at="science-9 military-3")
    table.state.finished[C] = 1
    table.lay(A, "socialism")
    assert table.options == ["move chemistry", "move military-start"]
    table.play(A, "move chemistry")
    assert table.options == ["move mathematics", "move physics"]
    table.play(A, "move mathematics")
    assert (table[A].at, table[A].hand) == ("science-2", "")


@rule("R-21", "T-16.3")
def test_socialism_sees_a_completed_technology_and_respects_bans() -> None:
    table = Table(2)
    table.put(A, at="technology-9 science-1", laid="theocracy")
    table.put(B, at="science-3")
    table.state.token_track[4 * B + 3] = 2
    table.state.singular[B] = 1
    table.do(A, PickComrade(A))
    assert table.options == ["move electronics"]
    table.play(A, "move electronics")
    assert (table[A].landmarks, table.state.position(A, 3)) == ("tech-hub", 12)
