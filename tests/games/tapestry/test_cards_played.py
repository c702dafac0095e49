"""T-13.7: tapestry cards with an effect of the moment: goods and points."""

import pytest

from tests.games.tapestry.position import A, B, C, Table
from tests.rule import rule


@rule("T-13.7")
@pytest.mark.parametrize(
    ("mine", "others", "answers", "resources", "points"),
    [
        ("", ("forge", "barn"), ["take coin", "take coin"], "2 coin", 0),
        ("forge barn", ("bakery", ""), [], "", 12),
        ("forge", ("bakery", ""), ["take food"], "1 food", 6),
        ("", ("", ""), ["take food"], "1 food", 6),
    ],
)
def test_age_of_wonders(mine: str, others: tuple[str, str], answers: list[str], resources: str, points: int) -> None:
    table = Table()
    table.put(A, landmarks=mine)
    table.put(B, landmarks=others[0])
    table.put(C, landmarks=others[1])
    table.lay(A, "age-of-wonders")
    table.play(A, *answers)
    assert (table[A].resources, table[A].points, table.question) == (resources, points, "")


@rule("T-13.7", "R-39", "T-16.3")
def test_boast_of_superiority_counts_tracks_on_which_nobody_is_ahead() -> None:
    table = Table()
    table.put(A, at="science-3 military-2")
    table.put(B, at="science-3 military-4 exploration-1")
    table.state.singular[A] = 1
    table.put(C, at="technology-12")
    table.lay(A, "boast-of-superiority")
    assert table[A].points == 8


@rule("T-13.7")
def test_democracy_draws_three_and_sells_any_number() -> None:
    table = Table()
    table.put(A, hand="guilds")
    table.lay(A, "democracy")
    table.chance("draw trap", "draw trap", "draw academia")
    assert table.options == ["discard academia", "discard guilds", "discard trap", "stop"]
    table.play(A, "discard trap", "discard guilds", "stop")
    assert (table[A].points, table[A].hand) == (4, "academia trap")


@rule("T-13.7", "R-40")
def test_diplomacy_gives_everybody_a_resource_and_oneself_a_building() -> None:
    table = Table()
    table.lay(A, "diplomacy")
    table.play(A, "take coin")
    table.play(B, "take food")
    table.play(C, "take worker")
    table.play(A, "gain armory", "build plot-d4")
    assert [table[seat].resources for seat in (A, B, C)] == ["1 coin", "1 food", "1 worker"]
    assert table[A].buildings == "1 armory"


@rule("T-13.7")
def test_feudalism() -> None:
    table = Table()
    table.put(A, landmarks="forge bakery")
    table.lay(A, "feudalism")
    assert table.options == ["gain any", "gain 3-vp-per-landmarks"]
    table.play(A, "gain 3-vp-per-landmarks")
    assert table[A].points == 6


@rule("R-49")
def test_guilds_buy_or_sell_up_to_three_resources_or_not() -> None:
    table = Table()
    table.put(A, points=11, resources="2 coin")
    table.lay(A, "guilds")
    assert table.options == ["buy 1", "buy 2", "sell 1", "sell 2", "decline"]
    table.play(A, "buy 2", "take food", "take food")
    assert (table[A].points, table[A].resources) == (1, "2 coin 2 food")
    table = Table()
    table.put(A, resources="2 coin 1 food")
    table.lay(A, "guilds")
    table.play(A, "sell 3")
    assert (table[A].points, table[A].resources) == (15, "")


@rule("T-13.7")
def test_meritocracy_invents_before_it_counts() -> None:
    table = Table()
    table.put(A, techs="radio paper")
    table.lay(A, "meritocracy")
    table.play(A, "invent ammonia")
    table.chance("reveal clocks")
    assert table[A].points == 6


@rule("T-13.7", "R-36", "T-18.5")
@pytest.mark.parametrize("opponent", [True, False])
def test_olympic_host(opponent: bool) -> None:
    table = Table()
    for seat in (A, B, C):
        table.put(seat, resources="1 worker")
    table.state.finished[C] = 1
    table.lay(A, "olympic-host")
    table.play(A, "accept")
    table.play(B, "accept" if opponent else "decline")
    assert (table[A].points, table[B].points, table[C].points) == (10, 10 if opponent else 0, 0)
    if opponent:
        table.play(A, "gain market", "build plot-d4")
    assert (table[A].buildings, table[A].resources) == (("1 market", "") if opponent else ("", "1 coin"))


@rule("T-13.7", "T-16.3")
def test_plea_for_aid_helps_where_everybody_is_ahead() -> None:
    table = Table()
    table.put(A, at="science-2")
    table.put(B, at="science-3 military-1 exploration-1")
    table.put(C, at="science-4 military-5")
    table.lay(A, "plea-for-aid")
    table.play(A, "take coin", "take food")
    assert (table[A].points, table[A].resources, table.question) == (4, "1 coin 1 food", "")


@rule("T-16.3")
def test_plea_for_aid_sees_every_token_of_an_opponent() -> None:
    table = Table(2)
    table.put(B, at="military-5 technology-1")
    table.state.token_track[4 * B + 3] = 2
    table.state.token_space[4 * B + 3] = 0
    table.state.singular[B] = 1
    table.lay(A, "plea-for-aid")
    table.play(A, "take coin")
    # military: the second token of B is not ahead; technology: B stands at the end
    assert (table[A].points, table.question) == (2, "")
