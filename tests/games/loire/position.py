"""Positions of Loire for tests: say what lies where, begin a phase, answer in notation.

    table = Table(seats=2)
    table.put(A, at="saumur", laid="coal-3")
    table.ashore("wine-tours wine-tours")
    table.preparation()
    table.play(A, "stop")
    assert table[A].town == "nantes"

Cards are written by their faces, with blanks between. Every card that is not put somewhere lies in the draw pile, so
the box is always complete; chance is answered by the test (`table.turn("sun", "coal-1")`).
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque import games
from ludotheque.core.game import Value
from ludotheque.core.state import CHANCE, Step
from ludotheque.games.loire.cargo import Quays
from ludotheque.games.loire.components import DOWNSTREAM, FARES, HOLD, KINDS, MIDRIVER, MOST_SEATS, UPSTREAM, WINE
from ludotheque.games.loire.edition import LoireEdition
from ludotheque.games.loire.new_cards import NewCards, TakeCard
from ludotheque.games.loire.preparation import NextTurn, Preparation
from ludotheque.games.loire.round import EndRound
from ludotheque.games.loire.setup import DealHands
from ludotheque.games.loire.state import Loire
from tests.games.loire.player import Player, written
from tests.games.table import TableOf, another_box

LOIRE: Final = games["loire"]
A, B, C, D, E, F = range(MOST_SEATS)
HEADINGS: Final = {"downstream": DOWNSTREAM, "upstream": UPSTREAM}


def edition() -> LoireEdition:
    """The edition that comes with the game."""
    found = LOIRE.edition
    assert isinstance(found, LoireEdition)
    return found


def box(**tables: Any) -> LoireEdition:
    """Another box: the edition of the game, with some of its tables replaced."""
    return another_box(LOIRE, edition(), tables)


class Table(TableOf[Loire]):
    def __init__(self, seats: int = 2, leader: int = A, edition: LoireEdition | None = None, **settings: Value) -> None:
        self.match = LOIRE.new(seats, seed=0, edition=edition, names=None, ask_chance=True, leader=leader, **settings)
        for seat in range(seats):
            self.put(seat, at="tours")

    @property
    def edition(self) -> LoireEdition:
        return self.state.edition

    def __getitem__(self, seat: int) -> Player:
        return Player(self.state, seat)

    # setting up

    def put(
        self,
        seat: int,
        at: str = "",
        heading: str = "",
        dock: int = 0,
        moved: bool = False,
        hand: str = "",
        laid: str = "",
        aboard: str = "",
        fares: int = 0,
        wine_money: int = 0,
    ) -> None:
        """Give a player a place on the river, cards and louis. A docked boat has moved."""
        state = self.state
        if at:
            state.town[seat] = self._town(at)
        if heading:
            state.heading[seat] = HEADINGS[heading]
        if dock:
            state.berth[seat] = dock + MIDRIVER
        if dock or moved:
            state.moved[seat] = 1
        for face in self._draw(hand):
            state.hand[KINDS * seat + face] += 1
        for face in self._draw(laid):
            state.laid[KINDS * seat + face] += 1
        for face in self._draw(aboard):
            card = self.edition.faces[face]
            if card.kind == "wine":
                state.hold = type(state.hold)([*state.hold, HOLD * seat + card.origin])
            else:
                state.aboard[self.edition.passengers * seat + face - self.edition.first_passenger] += 1
        state.louis[2 * seat + FARES] += fares
        state.louis[2 * seat + WINE] += wine_money

    def ashore(self, cards: str) -> None:
        """Cargo waiting on the board since earlier rounds, each at the town of its origin."""
        for face in self._draw(cards):
            self.state.waiting[face] += 1

    def row(self, cards: str) -> None:
        """Cards in the draft row."""
        for face in self._draw(cards):
            self.state.draft[face] += 1

    def discarded(self, cards: str) -> None:
        """Cards in the discard pile."""
        for face in self._draw(cards):
            self.state.discard[face] += 1

    def only(self, cards: str, rest_to: int | None = None) -> None:
        """Leave only these cards in the draw pile; all others go to a player, or else to the discard pile."""
        kept = cards.split()
        for face, card in enumerate(self.edition.faces):
            for _ in range(int(self.state.draw[face]) - kept.count(card.id)):
                if rest_to is None or card.kind == "sun":
                    self.discarded(card.id)
                elif face < KINDS:
                    self.put(rest_to, hand=card.id)
                else:
                    self.put(rest_to, aboard=card.id)

    def _draw(self, cards: str) -> list[int]:
        """Take cards out of the draw pile, by face."""
        assert not self.begun, "the position is being played already"
        names = [face.id for face in self.edition.faces]
        faces = [names.index(name) for name in cards.split()]
        for face in faces:
            assert self.state.draw[face] > 0, f"the box has no {names[face]} left"
            self.state.draw[face] -= 1
            self.state.draw_count -= 1
        return faces

    def _town(self, name: str) -> int:
        return [town.id for town in self.edition.towns].index(name)

    # where to begin

    def deal(self) -> None:
        """Begin with the deal: the boats are placed."""
        self._begin(0, DealHands())

    def new_cards(self) -> None:
        """Begin a round with phase 1."""
        self._begin(1, EndRound(), Quays(), Preparation(), NewCards())

    def draft(self) -> None:
        """Begin when all cards of phase 1 are turned."""
        self._begin(1, EndRound(), Quays(), Preparation(), TakeCard(self.state.leader))

    def preparation(self, turn: int | None = None) -> None:
        """Begin in phase 2, with the turn of the leader or of another player."""
        self._begin(2, EndRound(), Quays(), NextTurn(self.state.leader if turn is None else turn))

    def quays(self) -> None:
        """Begin with phase 3: everybody has moved."""
        for seat in range(self.match.seats):
            self.state.moved[seat] = 1
        self._begin(3, EndRound(), Quays())

    def end_of_round(self) -> None:
        """Begin when phase 3 is over."""
        self._begin(3, EndRound())

    def _begin(self, phase: int, *steps: Step[Any]) -> None:
        self.state.round = 1 if phase else 0
        self.state.phase = phase
        self.begin(*steps)

    # playing

    def turn(self, cards: str) -> None:
        """Turn these cards over, one after another."""
        self.play(CHANCE, *(f"turn {card}" for card in cards.split()))

    # looking

    def waiting(self, town: str) -> str:
        """The cargo that waits in a town."""
        here = self._town(town)
        origin = [face.origin for face in self.edition.faces]
        return written(self.edition, [int(n) * (origin[at] == here) for at, n in enumerate(self.state.waiting)])

    @property
    def draft_row(self) -> str:
        return written(self.edition, list(self.state.draft))

    @property
    def discard(self) -> str:
        return written(self.edition, list(self.state.discard))

    @property
    def draw_pile(self) -> str:
        return written(self.edition, list(self.state.draw))

    @property
    def leader(self) -> int:
        return int(self.state.leader)

    @property
    def events(self) -> list[str]:
        return [report.event for report in self.match.news]

    def check_box(self) -> None:
        """L-1.2: every card is somewhere, at every moment."""
        assert self.state.inventory() == {face.id: face.count for face in self.edition.faces}
        assert self.state.draw_count == sum(self.state.draw)
