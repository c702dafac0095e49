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

from copy import deepcopy
from typing import Any, Final

import pytest

from ludotheque import games
from ludotheque.core.game import Value
from ludotheque.core.news import Report
from ludotheque.core.refusal import Refusal
from ludotheque.core.save import fingerprint
from ludotheque.core.state import CHANCE, Step
from ludotheque.games.loire.cargo import Quays
from ludotheque.games.loire.edition import (
    DOWNSTREAM,
    FARES,
    HOLD,
    KINDS,
    MIDRIVER,
    MOST_SEATS,
    UPSTREAM,
    WINE,
    LoireEdition,
)
from ludotheque.games.loire.new_cards import NewCards, TakeCard
from ludotheque.games.loire.preparation import NextTurn, Preparation
from ludotheque.games.loire.round import EndRound
from ludotheque.games.loire.setup import DealHands
from ludotheque.games.loire.state import Loire

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
    made = LOIRE.make_edition(deepcopy(edition().data) | tables, "another box")
    assert isinstance(made, LoireEdition)
    return made


class Player:
    """What lies in front of one player, to be read."""

    def __init__(self, state: Loire, seat: int) -> None:
        self.state = state
        self.seat = seat

    @property
    def town(self) -> str:
        return self.state.edition.towns[self.state.town[self.seat]].id

    @property
    def heading(self) -> str:
        return "upstream" if self.state.heading[self.seat] == UPSTREAM else "downstream"

    @property
    def dock(self) -> int:
        """The number of the dock the boat lies at; 0 mid-river."""
        return int(self.state.berth[self.seat]) - MIDRIVER

    @property
    def moved(self) -> bool:
        return bool(self.state.moved[self.seat])

    @property
    def hand(self) -> str:
        return written(self.state.edition, list(self.state.hand)[KINDS * self.seat : KINDS * (self.seat + 1)])

    @property
    def known(self) -> str:
        """The hand cards that everybody knows of."""
        return written(self.state.edition, list(self.state.known)[KINDS * self.seat : KINDS * (self.seat + 1)])

    @property
    def laid(self) -> str:
        return written(self.state.edition, list(self.state.laid)[KINDS * self.seat : KINDS * (self.seat + 1)])

    @property
    def aboard(self) -> str:
        """Wine in the order of loading, then passengers."""
        edition = self.state.edition
        wine = [f"wine-{edition.towns[entry % HOLD].id}" for entry in self.state.hold if entry // HOLD == self.seat]
        mine = int(edition.passengers) * self.seat
        passengers = list(self.state.aboard)[mine : mine + int(edition.passengers)]
        return " ".join([*wine, *written(edition, passengers, edition.first_passenger).split()])

    @property
    def louis(self) -> int:
        return int(self.state.points(self.seat))


class Table:
    """A table at which a test sets up a position and then plays on."""

    def __init__(self, seats: int = 2, leader: int = A, edition: LoireEdition | None = None, **settings: Value) -> None:
        self.match = LOIRE.new(seats, seed=0, edition=edition, names=None, ask_chance=True, leader=leader, **settings)
        self.begun = False
        for seat in range(seats):
            self.put(seat, at="tours")

    @property
    def state(self) -> Loire:
        state = self.match.state
        assert isinstance(state, Loire)
        return state

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
        """What is still to be done, the last step first."""
        assert not self.begun, "the position is being played already"
        self.begun = True
        self.state.round = 1 if phase else 0
        self.state.phase = phase
        self.state.stack[:] = list(steps)
        self.state.news = []
        self.state.go_on()
        self.match._collect()
        self.check_box()

    # playing

    def play(self, seat: int, *answers: str) -> None:
        """Let a player answer, once or several times; it must be that player's turn."""
        for answer in answers:
            self.match.play(answer, seat)
            self.check_box()

    def turn(self, cards: str) -> None:
        """Turn these cards over, one after another."""
        self.play(CHANCE, *(f"turn {card}" for card in cards.split()))

    def refusal(self, seat: int, answer: str) -> Refusal:
        """What is said to a player who may not do this; nothing changes."""
        before = fingerprint(self.state)
        with pytest.raises(Refusal) as refused:
            self.match.play(answer, seat)
        assert fingerprint(self.state) == before, "a refused answer changed the position"
        return refused.value

    @property
    def asked(self) -> int:
        return self.match.seat

    @property
    def options(self) -> list[str]:
        return [str(option) for option in self.match.options]

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

    def told(self, event: str) -> list[Report]:
        """The news of one kind since the beginning."""
        return [report for report in self.match.news if report.event == event]

    @property
    def events(self) -> list[str]:
        return [report.event for report in self.match.news]

    def check_box(self) -> None:
        """T-51: every card is somewhere, at every moment."""
        assert self.state.inventory() == {face.id: face.count for face in self.edition.faces}
        assert self.state.draw_count == sum(self.state.draw)


def written(edition: LoireEdition, counts: list[int], first: int = 0) -> str:
    """Counted cards as their faces, with blanks between."""
    return " ".join(edition.faces[first + at].id for at, count in enumerate(counts) for _ in range(count))
