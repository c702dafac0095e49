"""F-3.3 to F-3.9, F-8.2: the movement die and the pawn's way along roads and sea routes."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.rng import Rng
from ludotheque.core.state import ChanceTo, Question
from ludotheque.games.lin1680.components import BALES, BOARD_PART, MARKET, NONE, OWN_HOUSES, PORT, REPEATS
from ludotheque.games.lin1680.holdings import may_use_cards
from ludotheque.games.lin1680.privileges import add_cards, use_card
from ludotheque.games.lin1680.state import Lin1680
from ludotheque.games.lin1680.victory import is_ready, wins_by_move


class ThrowMovement(ChanceTo[Lin1680]):
    """F-3.3: an ordinary die."""

    CLAUSE: ClassVar[str] = "F-3.3"

    def choices(self, state: Lin1680) -> list[Action]:
        return state.edition.throw

    def sample(self, state: Lin1680, rng: Rng) -> Action:
        return state.edition.throw[rng.below(state.edition.pips)]

    def answer(self, state: Lin1680, action: Action) -> None:
        state.pips = action.value
        state.tell("thrown", "F-3.3", self.to, action.value)


class MovePawn(Question[Lin1680]):
    """F-3.3 to F-3.9, F-8.2: exactly as far as the die says, or into a port to win; a card may be used before.

    A pawn without a place to go is blocked and stays; that is asked only of those who could use a card.
    """

    CLAUSE: ClassVar[str] = "F-3.3"

    def choices(self, state: Lin1680) -> list[Action]:
        options: list[Action] = []
        add_moves(state, self.seat, options)
        if not options:
            options.append(state.edition.stay)
        add_cards(state, self.seat, options)
        return options

    def proceed(self, state: Lin1680) -> bool:
        options = self.choices(state)
        if options[0] is state.edition.stay and not may_use_cards(state, self.seat):
            state.stack.pop()
            self.answer(state, options[0])
            return True
        state.legal = options
        return False

    def answer(self, state: Lin1680, action: Action) -> None:
        if action.verb == "play":
            state.then(self)
            use_card(state, self.seat, action.value)
        elif action.verb == "stay":
            state.tell("blocked", "F-3.8", self.seat, state.pawn[self.seat])
        else:
            arrive(state, self.seat, action)

    def why_not(self, state: Lin1680, action: Action) -> str:
        if action.verb == "move" and not is_free(state, self.seat, action.value):
            return "F-3.5"
        return "F-8.2" if action.verb == "sail" else self.CLAUSE

    def lacks(self, state: Lin1680, action: Action) -> dict[str, int]:
        """F-8.1: what a ship still needs to sail."""
        if action.verb != "sail":
            return {}
        bales = state.agreed[BALES] - state.bales[self.seat]
        houses = state.edition.houses_to_win - state.built[self.seat]
        return {thing: count for thing, count in (("bale", bales), ("house", houses)) if count > 0}

    def because(self, state: Lin1680, action: Action) -> str:
        if action.verb != "move":
            return ""
        return "distance" if is_free(state, self.seat, action.value) else "taken"


def arrive(state: Lin1680, seat: i64, action: Action) -> None:
    """F-3.3, F-8.3, R-16: the pawn is there; a market town seals the bales; in a port the match may be over."""
    place = action.value
    state.changed |= BOARD_PART
    state.pawn[seat] = place
    if state.edition.types[place] == MARKET:
        state.sealed[seat] = 1
    state.tell("sailed" if action.verb == "sail" else "moved", action.clause, seat, place)
    wins_by_move(state, seat)


def add_moves(state: Lin1680, seat: i64, options: list[Action]) -> None:
    """F-3.3, F-3.5, F-3.6, F-3.7: free places that the throw reaches exactly; ports to sail to for who is ready."""
    edition = state.edition
    here = state.pawn[seat]
    at = edition.pips * here + state.pips - 1
    ends = edition.loose_ends[at] if state.agreed[REPEATS] > 0 else edition.ends[at]
    ready = is_ready(state, seat)
    if ready:
        add_voyages(state, seat, options)
    for action in ends:
        place = action.value
        if ready and edition.types[place] == PORT and place != here:
            continue  # the same as to sail there
        if is_free(state, seat, place):
            options.append(action)


def add_voyages(state: Lin1680, seat: i64, options: list[Action]) -> None:
    """F-8.2, R-28, R-33: free ports no farther than the throw; who stands in one must go to another."""
    edition = state.edition
    here = state.pawn[seat]
    for action in edition.sail:
        port = action.value
        steps = edition.distance[edition.place_count * here + port]
        if 0 < steps <= state.pips and is_free(state, seat, port):
            options.append(action)


def is_free(state: Lin1680, seat: i64, place: i64) -> bool:
    """F-3.5, R-2, R-3: no other pawn and no house, unless one's own is agreed not to count."""
    owner = state.house[place]
    if owner != NONE and (owner != seat or state.agreed[OWN_HOUSES] == 0):
        return False
    for other in range(state.seats):
        if state.pawn[other] == place and other != seat:
            return False
    return True
