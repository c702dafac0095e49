"""What must hold in every match of 1680, whoever plays it and however: random walks."""

from __future__ import annotations

from typing import cast

from hypothesis import given
from hypothesis import strategies as some

from ludotheque.core.rng import Rng
from ludotheque.core.sight import guess
from ludotheque.core.state import CHANCE
from ludotheque.games.lin1680.components import MARKET, MARKETS, OPEN_HANDS, PORT, WORKS
from ludotheque.games.lin1680.state import Lin1680
from tests.games.lin1680.position import LIN
from tests.games.walking import begun, quickly, walk
from tests.rule import rule

walks = given(seats=some.integers(2, 6), seed=some.integers(0, 2**32))


def position(seats: int, open_hands: bool = True) -> Lin1680:
    return begun(LIN, Lin1680, seats, {"resource_hands_public": open_hands})


@rule("F-1.4", "F-6.7", "F-7.2")
@quickly
@walks
def test_cards_are_always_somewhere_and_nothing_is_negative(seats: int, seed: int) -> None:
    def look(state: Lin1680) -> None:
        found = state.inventory()
        assert [found[kind] for kind in ("land", "seed", "labour", "skein", "loom")] == [25] * 5
        assert sum(list(found.values())[5:13]) == 15
        for name in ("hand", "reserve", "market", "privileges", "bought", "pile", "used", "bales", "works", "jokers"):
            assert min(getattr(state, name)) >= 0, name
        assert max(state.bales) <= 5 and max(state.built) <= 8

    walk(position(seats), seed, 600, look)


@rule("F-2.9", "F-6.5", "F-3.5", "R-2")
@quickly
@walks
def test_no_house_in_a_port_and_no_two_pawns_on_one_place(seats: int, seed: int) -> None:
    def look(state: Lin1680) -> None:
        standing = [place for place in state.pawn if place >= 0]
        assert len(set(standing)) == len(standing)
        assert not [port for port in state.edition.ports if state.house[port] >= 0]

    walk(position(seats), seed, 600, look)


@rule("F-1.5")
@quickly
@walks
def test_houses_are_counted_as_they_stand(seats: int, seed: int) -> None:
    def look(state: Lin1680) -> None:
        works = [0] * (WORKS * seats)
        for place, owner in enumerate(state.house):
            if owner >= 0:
                works[WORKS * owner + state.edition.yields[place]] += 1
                works[WORKS * owner + MARKETS] += state.edition.types[place] == MARKET
        assert works == list(state.works)
        assert [sum(owner == seat for owner in state.house) for seat in range(seats)] == list(state.built)

    walk(position(seats), seed, 600, look)


@rule("R-14")
@quickly
@given(seats=some.integers(2, 6), seed=some.integers(0, 2**32), open_hands=some.booleans())
def test_what_is_known_of_a_hand_is_all_or_only_what_it_offers(seats: int, seed: int, open_hands: bool) -> None:
    def look(state: Lin1680) -> None:
        assert bool(state.agreed[OPEN_HANDS]) == open_hands
        if open_hands:
            assert list(state.known) == list(state.hand)
        else:
            assert state.goods > 0 or not any(state.known)
            assert all(known <= held for known, held in zip(state.known, state.hand))

    walk(position(seats, open_hands), seed, 600, look)


@rule("F-5.8")
@quickly
@walks
def test_the_market_never_keeps_three_alike(seats: int, seed: int) -> None:
    def look(state: Lin1680) -> None:
        assert max(state.market) < 3 and sum(state.market) <= 5

    walk(position(seats), seed, 1500, look)


@rule("F-8.1", "F-8.3", "F-8.6")
@quickly
@walks
def test_every_match_ends_with_a_winner_who_has_all_that_is_needed(seats: int, seed: int) -> None:
    state = walk(position(seats), seed, 200_000, lambda state: None)
    assert state.over
    if state.won >= 0:
        assert state.winners() == [state.won]
        assert state.bales[state.won] >= 4 and state.built[state.won] >= 4
        assert state.edition.types[state.pawn[state.won]] == PORT
    else:
        assert state.round == state.edition.round_limit


@rule("R-14")
@quickly
@walks
def test_a_guess_at_hidden_hands_is_never_negative_nor_is_what_comes_of_it(seats: int, seed: int) -> None:
    """R-14: whoever guesses, and whatever is answered in the guess."""
    rng = Rng(seed)
    number = 0

    def look(state: Lin1680) -> None:
        nonlocal number
        number += 1
        if number % 7 or state.over:
            return
        for seat in range(seats):
            assert min(cast(Lin1680, guess(state, seat, rng)).hand) >= 0
        twin = cast(Lin1680, guess(state, max(state.seat, 0), rng))
        for _ in range(12 if state.seat >= 0 else 0):
            assert min(twin.hand) >= 0 and min(twin.reserve) >= 0
            assert twin.inventory() == state.inventory()
            if twin.over:
                break
            options = twin.options
            twin.apply(twin.stack[-1].sample(twin, rng) if twin.seat == CHANCE else options[rng.below(len(options))])

    walk(position(seats, open_hands=False), seed, 400, look)
