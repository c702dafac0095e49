"""Positions of 1680 for tests: say what stands where, begin somewhere in a turn, answer in notation.

    table = Table(seats=3)
    table.put(A, pawn="guer", houses="bain mur", hand="T1 L1", bales=2, cards="joker")
    table.build(A)
    table.play(A, "build house")
    assert table[A].hand == ""

Letters are those of the French cards: T land, G seed, M labour, E skein, L loom. Pieces that are not put somewhere are
in stock, cards that nobody holds in the reserve or the pile; chance is answered by the test (`table.throw(4)`).
"""

from __future__ import annotations

import re
from typing import Any, Final

from ludotheque import games
from ludotheque.core.game import Value
from ludotheque.core.match import Match
from ludotheque.core.state import CHANCE, Step
from ludotheque.games.lin1680.building import OpenBuilding
from ludotheque.games.lin1680.components import CARD_IDS, CARDS, KINDS, OPEN_HANDS
from ludotheque.games.lin1680.edition import LinEdition
from ludotheque.games.lin1680.holdings import put_house
from ludotheque.games.lin1680.movement import MovePawn, ThrowMovement
from ludotheque.games.lin1680.resources import BeforeDice
from ludotheque.games.lin1680.state import Lin1680
from ludotheque.games.lin1680.trade import OpenTrade
from ludotheque.games.lin1680.turn import BeginTurn, EndTurn
from tests.games.table import PlayerOf, TableOf, another_box

LIN: Final = games["lin1680"]
A, B, C, D = range(4)
LETTERS: Final = "TGMEL"
PORTS: Final = ["nantes", "le-croisic", "port-louis", "saint-malo", "pouldavid", "landerneau"]


def edition() -> LinEdition:
    """The edition that comes with the game."""
    found = LIN.edition
    assert isinstance(found, LinEdition)
    return found


def box(**tables: Any) -> LinEdition:
    """Another box: the edition of the game, with some of its tables replaced."""
    return another_box(LIN, edition(), tables)


def counts(text: str) -> list[int]:
    """`T2 L1` as numbers by kind."""
    found = [0] * KINDS
    for letter, number in re.findall(r"([TGMEL])(\d+)", text):
        found[LETTERS.index(letter)] = int(number)
    return found


def letters(numbers: list[int]) -> str:
    return " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, numbers) if count)


class Player(PlayerOf[Lin1680]):
    @property
    def hand(self) -> str:
        return letters(self.mine(self.state.hand, KINDS))

    @property
    def pawn(self) -> str:
        return self.state.edition.places[self.state.pawn[self.seat]]

    @property
    def houses(self) -> str:
        owners = enumerate(self.state.house)
        return " ".join(self.state.edition.places[place] for place, owner in owners if owner == self.seat)

    @property
    def bales(self) -> int:
        return int(self.state.bales[self.seat])

    @property
    def cards(self) -> str:
        """Privilege cards, those bought in this turn in brackets."""
        mine = CARDS * self.seat
        old = [id for card, id in enumerate(CARD_IDS) for _ in range(self.state.privileges[mine + card])]
        new = [f"({id})" for card, id in enumerate(CARD_IDS) for _ in range(self.state.bought[mine + card])]
        return " ".join(old + new)


class Table(TableOf[Lin1680]):
    def __init__(
        self, seats: int = 2, edition: LinEdition | None = None, rules: int | None = None, **settings: Value
    ) -> None:
        self.match = Match(LIN, seats, 0, edition, ask_chance=True, settings=settings, rules=rules)
        for seat in range(seats):
            self.state.pawn[seat] = self.edition.places.index(PORTS[seat])
            self._hold(seat, "")

    @property
    def edition(self) -> LinEdition:
        return self.state.edition

    def __getitem__(self, seat: int) -> Player:
        return Player(self.state, seat)

    @property
    def reserve(self) -> str:
        return letters(list(self.state.reserve))

    @property
    def market(self) -> str:
        return letters(list(self.state.market))

    # setting up

    def put(self, seat: int, pawn: str = "", houses: str = "", hand: str = "", bales: int = 0, cards: str = "") -> None:
        """Give a player a place, houses, resources, bales on the ship and privilege cards from earlier turns."""
        assert not self.begun, "the position is being played already"
        state = self.state
        if pawn:
            state.pawn[seat] = self.edition.places.index(pawn)
        for place in houses.split():
            put_house(state, seat, self.edition.places.index(place))
        self._hold(seat, hand)
        state.bales[seat] = bales
        for name in cards.split():
            card = CARD_IDS.index(name)
            assert state.pile[card] > 0, f"the box has no {name} left"
            state.pile[card] -= 1
            state.privileges[CARDS * seat + card] += 1

    def _hold(self, seat: int, hand: str) -> None:
        state = self.state
        for kind, count in enumerate(counts(hand)):
            at = KINDS * seat + kind
            state.reserve[kind] += state.hand[at] - count
            state.hand[at] = count
            state.known[at] = count * int(state.agreed[OPEN_HANDS])

    def lay_market(self, market: str) -> None:
        for kind, count in enumerate(counts(market)):
            self.state.reserve[kind] += self.state.market[kind] - count
            self.state.market[kind] = count

    # where to begin

    def turn(self, seat: int, round: int = 2) -> None:
        """Begin with the turn of a player, before the movement die."""
        early = [OpenBuilding(seat), OpenTrade(seat), BeforeDice(seat), MovePawn(seat), ThrowMovement(seat)]
        self._begin(seat, round, 1, EndTurn(seat), *early, BeginTurn(seat))

    def dice(self, seat: int, round: int = 2) -> None:
        """Begin before the resource dice: the pawn has moved."""
        self._begin(seat, round, 1, EndTurn(seat), OpenBuilding(seat), OpenTrade(seat), BeforeDice(seat))

    def trade(self, seat: int, round: int = 2) -> None:
        """Begin with the second phase."""
        self._begin(seat, round, 2, EndTurn(seat), OpenBuilding(seat), OpenTrade(seat))

    def build(self, seat: int, round: int = 2) -> None:
        """Begin with the third phase."""
        self._begin(seat, round, 3, EndTurn(seat), OpenBuilding(seat))

    def _begin(self, seat: int, round: int, phase: int, *steps: Step[Any]) -> None:
        self.state.round = round
        self.state.phase = phase
        self.state.active = seat
        self.begin(*steps)

    # playing

    def throw(self, pips: int) -> None:
        self.play(CHANCE, f"throw {pips}")

    def diced(self, first: str, second: str) -> None:
        """Throw the resource dice."""
        if self.question == "BeforeDice":
            self.play(self.asked, "gather")
        self.play(CHANCE, f"dice {first} {second}")

    def move(self, seat: int, pips: int) -> list[str]:
        """Throw the movement die; where the pawn may go."""
        self.play(seat, "roll")
        self.throw(pips)
        return sorted(self.offered("move"))
