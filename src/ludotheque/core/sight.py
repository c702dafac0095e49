"""Sight: who sees what. From one table per game come the view of a seat and a guess at what it cannot see."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.outlook import Outlook
from ludotheque.core.rng import Rng
from ludotheque.core.sheet import Mask, Sheet
from ludotheque.core.state import Cup, Pool, State

ALL: Final = "all"  # everybody sees it
EACH: Final = "each"  # everybody sees it; one equal part per seat
OWNER: Final = "owner"  # one equal part per seat; the others see how many cards it holds
COUNT: Final = "count"  # nobody sees it, everybody knows how many
DEALS: Final = 12  # how often a guess is dealt anew before one that cannot be true is taken all the same

T = TypeVar("T")


def together(*groups: tuple[str, T]) -> dict[str, T]:
    """A table of fields, in which those of which the same holds are named together: `("hand laid", OWNER)`."""
    return {name: told for names, told in groups for name in names.split()}


def guess(state: State, seat: i64, rng: Rng) -> State:
    """A silent twin that agrees with all that the seat knows; what it cannot see is dealt anew."""
    twin = state.clone()
    twin.news = None
    pools = twin.pools()
    cups = twin.cups()
    for _each in range(DEALS):
        for pool in pools:
            _deal_again(pool, twin.seats, seat, rng)
        for cup in cups:
            _shake_again(cup, twin.seats, seat, rng)
        if twin.credible():
            break
    return twin


def _deal_again(pool: Pool, seats: i64, seat: i64, rng: Rng) -> None:
    """Put the unknown cards of the other hands back into the bag and draw as many for each hand."""
    bag = pool.bag
    hand = pool.hand
    known = pool.known
    first = pool.first
    last = first + pool.kinds
    width = pool.width
    unknown: i64 = 0
    lacking = vec[i64]([0] * seats)
    for owner in range(seats):
        if owner != seat:
            for kind in range(first, last):
                at = owner * width + kind
                extra = hand[at] - known[at]
                if extra > 0:
                    bag[kind] += extra
                    hand[at] = known[at]
                    lacking[owner] += extra
    for kind in range(first, last):
        unknown += bag[kind]
    for owner in range(seats):
        while lacking[owner] > 0:
            point = rng.below(unknown)
            kind = first
            while point >= bag[kind]:
                point -= bag[kind]
                kind += 1
            bag[kind] -= 1
            unknown -= 1
            hand[owner * width + kind] += 1
            lacking[owner] -= 1


def _shake_again(cup: Cup, seats: i64, seat: i64, rng: Rng) -> None:
    """Let every unknown thing under the cups of the others fall anew."""
    hand = cup.hand
    known = cup.known
    weights = cup.weights
    faces = len(weights)
    total: i64 = 0
    for face in range(faces):
        total += weights[face]
    for owner in range(seats):
        if owner != seat:
            unknown: i64 = 0
            for at in range(owner * faces, (owner + 1) * faces):
                unknown += hand[at] - known[at]
                hand[at] = known[at]
            while unknown > 0:
                point = rng.below(total)
                at = owner * faces
                while point >= weights[at - owner * faces]:
                    point -= weights[at - owner * faces]
                    at += 1
                hand[at] += 1
                unknown -= 1


class Eyes:
    """All that an agent is given: its seat, its options, guesses at the rest, and what is believed of the game; never
    the position itself."""

    seat: i64
    seats: i64
    options: list[Action]
    outlook: Outlook[Any]
    game: Any  # which game it is; nothing where nobody said so
    earlier: list[State]  # the positions in which this seat answered last, as it may know them
    _state: State

    def __init__(self, state: State, seat: i64, outlook: Outlook[Any], earlier: list[State] | None = None) -> None:
        self.seat = seat
        self.seats = state.seats
        self.options = state.options
        self.outlook = outlook
        self.game = None
        self.earlier = [] if earlier is None else earlier
        self._state = state

    def __repr__(self) -> str:
        return f"<the eyes of seat {self.seat}: {len(self.options)} options>"

    def guess(self, rng: Rng) -> State:
        """A position as it may be for all that this seat knows: what it cannot see is dealt anew."""
        return guess(self._state, self.seat, rng)

    def view(self) -> Any:
        """What a person in this seat would see."""
        from ludotheque.core.view import View

        state: Any = self._state
        return View(self.game, state.edition, state, self.seat, tuple(self.game.seat_names(self.seats, [])))

    def layout(self) -> Any:
        """What the numbers of an observation mean."""
        state: Any = self._state
        return self.game.layout(state.players(), state.edition)

    def observe(self, out: Sheet) -> None:
        """The view as a row of numbers, into a sheet of the layout."""
        self._state.observe(self.seat, out)

    def mask(self, out: Mask) -> None:
        """The options as a row of the vocabulary."""
        self._state.mask(out)
