from collections import Counter
from typing import Any

from ludotheque import games
from ludotheque.core.rng import Rng
from ludotheque.core.sight import guess
from tests.rule import rule

from .table import A, B, Table


@rule("D-1.1")
def test_everybody_begins_with_five_dice() -> None:
    assert [games["dudo"].new(seats, 1).view().held for seats in (2, 6)] == [[5] * 2, [5] * 6]


@rule("D-1.2")
def test_a_lot_or_the_players_decide_who_starts() -> None:
    match = games["dudo"].new(3, ask_chance=True)
    assert [str(option) for option in match.options] == ["lead seat-0", "lead seat-1", "lead seat-2"]
    match.play("lead seat-2")
    assert match.view().leader == 2
    assert games["dudo"].new(3, 1, leader=1).seat == 1


@rule("D-2.1")
def test_each_sees_their_own_dice_and_how_many_the_others_have() -> None:
    table = Table("114", "46", "23")
    assert table.match.view(A).dice == [[2, 0, 0, 1, 0, 0], 2, 2]
    assert table.match.view().dice == [3, 2, 2]


@rule("D-2.1")
def test_guesses_let_the_dice_of_the_others_fall_anew_each_face_as_likely() -> None:
    table = Table("114", "46666")
    rng = Rng(5)
    fallen: Counter[int] = Counter()
    for _ in range(1200):
        twin: Any = guess(table.state, A, rng)
        assert list(twin.dice)[:6] == [2, 0, 0, 1, 0, 0] and sum(list(twin.dice)[6:]) == 5
        fallen.update(dict(enumerate(list(twin.dice)[6:])))
    assert all(900 < fallen[face] < 1100 for face in range(6)), fallen
    own: Any = guess(table.state, B, rng)
    assert list(own.dice)[6:] == [0, 0, 0, 1, 0, 4]


@rule("D-2.1")
def test_two_dice_fall_differently_twice_as_often_as_alike() -> None:
    table = Table("12", "34")
    table.play(A, "bid 1 twos")
    table.play(B, "dudo")
    step = table.state.stack[-1]
    ways = dict(zip(map(str, step.choices(table.state)), step.weights(table.state)))
    assert (ways["fall 11"], ways["fall 12"]) == (1, 2) and sum(ways.values()) == 36
