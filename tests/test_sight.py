"""Guesses: what a seat cannot see is dealt anew, deck by deck, and never against what everybody knows."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.rng import Rng
from ludotheque.core.sight import guess
from ludotheque.core.state import Cup, Pool, State
from ludotheque.core.words import halves


class TwoDecks(State):
    """Two seats, two decks of two faces each; seat 1 is known not to hold face 3."""

    def __init__(self, bag: list[int], hand: list[int]) -> None:
        self.prepare()
        self.seats = 2
        self.bag = vec[i64](bag)
        self.hand = vec[i64](hand)

    def clone(self) -> TwoDecks:
        return TwoDecks(list(self.bag), list(self.hand))

    def pools(self) -> list[Pool]:
        known = vec[i64]([0] * 8)
        return [Pool(self.bag, self.hand, known, 2, first, 4) for first in (0, 2)]

    def credible(self) -> bool:
        return self.hand[7] == 0


def test_each_deck_is_dealt_from_itself_and_what_cannot_be_is_dealt_again() -> None:
    truth = TwoDecks([2, 2, 1, 1], [1, 0, 0, 1, 1, 1, 1, 0])
    seen = set()
    rng = Rng(7)
    for _ in range(60):
        twin = cast(TwoDecks, guess(truth, 0, rng))
        assert list(twin.hand)[:4] == [1, 0, 0, 1], "one's own cards are as they are"
        assert (sum(list(twin.hand)[4:6]), list(twin.hand)[6:]) == (2, [1, 0])
        assert [a + b for a, b in zip(twin.bag, list(twin.hand)[4:])] == [3, 3, 2, 1]
        seen.add(tuple(twin.hand))
    assert len(seen) == 3


def test_a_guess_that_can_never_be_credible_is_taken_all_the_same() -> None:
    truth = TwoDecks([0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 1])
    assert list(cast(TwoDecks, guess(truth, 0, Rng(1))).hand) == [0, 0, 0, 0, 0, 0, 0, 1]


class TwoCups(State):
    """Two seats with three things each, which fall on face 0 three times as often as on face 1, and never on face 2;
    one of seat 1 is known to lie on face 2."""

    def __init__(self, hand: list[int]) -> None:
        self.prepare()
        self.seats = 2
        self.hand = vec[i64](hand)

    def clone(self) -> TwoCups:
        return TwoCups(list(self.hand))

    def cups(self) -> list[Cup]:
        return [Cup(self.hand, vec[i64]([0, 0, 0, 0, 0, 1]), vec[i64]([3, 1, 0]))]


def test_what_lies_under_a_cup_falls_anew_by_its_weights_but_for_what_is_known() -> None:
    truth = TwoCups([1, 1, 1, 0, 2, 1])
    rng = Rng(3)
    fallen = [0, 0]
    for _ in range(800):
        twin = cast(TwoCups, guess(truth, 0, rng))
        assert list(twin.hand)[:3] == [1, 1, 1], "one's own are as they are"
        assert (sum(list(twin.hand)[3:5]), twin.hand[5]) == (2, 1)
        fallen = [fallen[0] + int(twin.hand[3]), fallen[1] + int(twin.hand[4])]
    assert 2.6 < fallen[0] / fallen[1] < 3.4
    assert list(truth.hand) == [1, 1, 1, 0, 2, 1]


def test_halves_are_written_as_people_write_them() -> None:
    assert [halves(count) for count in (0, 1, 2, 3, 20)] == ["0", "½", "1", "1½", "10"]
