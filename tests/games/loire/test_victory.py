"""L-11: twenty louis, counted when everybody has finished phase 3."""

from __future__ import annotations

import pytest

from ludotheque.core.state import NOBODY
from tests.games.loire.position import A, B, C, Table, box, edition
from tests.rule import rule


def finish(*louis: int) -> Table:
    """The end of a round in which the players have so many louis."""
    table = Table(len(louis))
    for seat, money in enumerate(louis):
        table.put(seat, fares=money // 2, wine_money=money - money // 2)
    table.end_of_round()
    return table


@rule("L-11.1")
def test_twenty_louis_win() -> None:
    """L-11.1: A 20, B 19: A wins."""
    table = finish(20, 19)
    assert (table.match.over, table.match.winners, table.match.points) == (True, [A], [20, 19])
    [news] = table.told("won")
    assert (news.clause, news.facts) == ("L-11.1", {"seat": "seat-0", "count": 20})


@rule("L-11.1")
def test_nineteen_louis_do_not_end_the_game() -> None:
    table = finish(19, 19)
    assert not table.match.over
    assert table.match.winners == []
    assert table.state.round == 2


@rule("L-11.1", "R-17")
def test_the_game_does_not_end_before_the_whole_of_phase_3() -> None:
    table = Table(3)
    table.put(A, at="orleans", dock=1, aboard="amboise-orleans", fares=19)
    table.put(B, at="nantes", heading="upstream", dock=2, aboard="wine-tours wine-tours", fares=18)
    table.quays()
    assert table[A].louis == 20
    assert table.asked == B, "B may still sell"
    table.play(B, "sell 2")
    assert table.match.over
    assert table.match.winners == [B]


@rule("L-11.2")
def test_of_several_past_twenty_the_richest_wins() -> None:
    """L-11.2: A 21, B 23: B wins."""
    table = finish(21, 23, 5)
    assert table.match.winners == [B]
    [news] = table.told("won")
    assert (news.clause, news.facts) == ("L-11.2", {"seat": "seat-1", "count": 23})


@rule("L-11.3", "R-18")
def test_the_level_richest_share_the_victory() -> None:
    """L-11.3, R-18: A 22, B 22: shared."""
    table = finish(22, 22, 21)
    assert table.match.winners == [A, B]
    assert [(news.clause, news.facts) for news in table.told("shared")] == [
        ("L-11.3", {"seat": "seat-0", "count": 22}),
        ("L-11.3", {"seat": "seat-1", "count": 22}),
    ]


@rule("L-11.1")
def test_nothing_can_be_played_after_the_end() -> None:
    table = finish(20, 0)
    assert (table.asked, table.options) == (NOBODY, [])
    assert table.refusal(A, "stop").key == "over"


@rule("L-11.1", "L-10.7")
def test_crews_are_discarded_before_the_end_is_announced() -> None:
    table = Table(2)
    table.put(A, fares=20, laid="mariner")
    table.end_of_round()
    assert table.events == ["crew-left", "won"]
    assert table[A].laid == ""


@rule("R-23")
@pytest.mark.parametrize(("louis", "winners"), [((3, 7, 1), [B]), ((7, 2, 7), [A, C]), ((0, 0, 0), [A, B, C])])
def test_an_endless_game_is_stopped_and_the_richest_win(louis: tuple[int, ...], winners: list[int]) -> None:
    numbers = edition().data["numbers"]
    table = Table(3, edition=box(numbers=numbers | {"round_limit": numbers["round_limit"] | {"value": 1}}))
    for seat, money in enumerate(louis):
        table.put(seat, fares=money)
    table.end_of_round()
    assert table.match.over
    assert table.match.winners == winners
    assert [news.clause for news in table.told("limit")] == ["R-23"]


@rule("R-23")
def test_the_limit_is_two_hundred_rounds_and_silent_where_somebody_wins_in_the_last() -> None:
    assert edition().round_limit == 200
    numbers = edition().data["numbers"]
    table = Table(2, edition=box(numbers=numbers | {"round_limit": numbers["round_limit"] | {"value": 1}}))
    table.put(B, fares=20)
    table.end_of_round()
    assert table.match.winners == [B]
    assert table.told("limit") == []
