"""Positions of Le Siècle d'Or for tests: say what stands where, begin somewhere in a turn, answer in notation.

    table = Table(seats=3)
    table.put(A, florins=10, pawns="gelderland utrecht", markers="zeeland guild-blue@4 indies-3:used", hand="ship")
    table.act(A)
    table.play(A, "move utrecht holland")
    assert table[A].florins == 9.5

Pieces that are not put somewhere are in the reserves, cards that nobody holds are in the decks, so the box is always
complete; chance is answered by the test (`table.draw("ship")`, `table.throw(3, 4)`).
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque import games
from ludotheque.core.game import Value
from ludotheque.core.match import Match
from ludotheque.core.state import CHANCE, Step
from ludotheque.games.siecle_dor.components import (
    ACTIVE,
    ANTILLES,
    COLOUR_IDS,
    COLOURS,
    FACES,
    FIRST_COLONY,
    FIRST_GUILD,
    HIDDEN_KINDS,
    PROVINCES,
    UNSOLD,
    USED,
)
from ludotheque.games.siecle_dor.edition import SiecleDorEdition
from ludotheque.games.siecle_dor.pieces import put
from ludotheque.games.siecle_dor.stadtholder import Roll
from ludotheque.games.siecle_dor.state import SiecleDor
from ludotheque.games.siecle_dor.turn import Act, EndTurn
from tests.games.table import PlayerOf, TableOf, another_box

SIECLE: Final = games["siecle_dor"]
A, B, C, D = range(4)
TURNED: Final = {"": ACTIVE, "unsold": UNSOLD, "used": USED}


def edition() -> SiecleDorEdition:
    """The edition that comes with the game."""
    found = SIECLE.edition
    assert isinstance(found, SiecleDorEdition)
    return found


def box(**tables: Any) -> SiecleDorEdition:
    """Another box: the edition of the game, with some of its tables replaced."""
    return another_box(SIECLE, edition(), tables)


class Player(PlayerOf[SiecleDor]):
    @property
    def florins(self) -> float:
        return int(self.state.purse[self.seat]) / 2

    @property
    def points(self) -> int:
        return int(self.state.points(self.seat))

    @property
    def reserve(self) -> tuple[int, int]:
        """Pawns and markers in reserve."""
        return int(self.state.spare_pawns[self.seat]), int(self.state.spare_markers[self.seat])

    @property
    def pawns(self) -> str:
        mine = self.mine(self.state.pawns, PROVINCES)
        return " ".join(id for id, count in zip(self.state.edition.provinces, mine) for _ in range(count))

    @property
    def markers(self) -> str:
        """As they are put: `zeeland guild-blue@4 indies-3:used`."""
        state, found = self.state, []
        for place in range(ANTILLES):
            if state.holder[place] == self.seat:
                name = state.edition.places[place]
                if FIRST_GUILD <= place < FIRST_COLONY:
                    name += f"@{state.edition.guild_prices[state.rung[place - FIRST_GUILD]] // 2}"
                found.append(name + turned(state.face[place]))
        for face in range(FACES):
            found += [f"antilles-7{turned(face)}"] * state.antilles[FACES * self.seat + face]
        return " ".join(found)

    @property
    def hand(self) -> str:
        mine = self.mine(self.state.hand, self.state.edition.hidden)
        return " ".join(face.id for face, count in zip(self.state.edition.faces, mine) for _ in range(count))

    @property
    def easel(self) -> str:
        """Unfinished paintings with the payments made: `art-6:3`."""
        made, found = self.state.edition, []
        for at, art in enumerate(made.arts):
            for paid in range(made.art_payments[at]):
                slot = made.art_slots * self.seat + made.art_slot[at] + paid
                found += [f"{art}:{paid}"] * self.state.easel[slot]
        return " ".join(found)

    @property
    def finished(self) -> str:
        arts = self.state.edition.arts
        mine = self.mine(self.state.finished, len(arts))
        return " ".join(art for art, count in zip(arts, mine) for _ in range(count))


def turned(face: int) -> str:
    return {ACTIVE: "", UNSOLD: ":unsold", USED: ":used"}[int(face)]


class Table(TableOf[SiecleDor]):
    def __init__(
        self, seats: int = 3, edition: SiecleDorEdition | None = None, rules: int | None = None, **settings: Value
    ) -> None:
        self.match = Match(SIECLE, seats, 0, edition, ask_chance=True, settings=settings, rules=rules)
        self.state.space = 5

    @property
    def edition(self) -> SiecleDorEdition:
        return self.state.edition

    def __getitem__(self, seat: int) -> Player:
        return Player(self.state, seat)

    # setting up

    def put(
        self,
        seat: int,
        florins: float | None = None,
        pawns: str = "",
        markers: str = "",
        hand: str = "",
        easel: str = "",
        laid: str = "",
    ) -> None:
        """Give a player money, pieces on the board, cards in hand, paintings begun, and cards laid open."""
        state = self.state
        if florins is not None:
            state.purse[seat] = int(2 * florins)
        for name in pawns.split():
            state.pawns[PROVINCES * seat + self.edition.provinces.index(name)] += 1
            state.spare_pawns[seat] -= 1
        for text in markers.split():
            self._put_marker(seat, text)
        for name in hand.split():
            face = self._take(name)
            state.hand[self.edition.hidden * seat + face] += 1
            state.backs[COLOURS * seat + self.edition.faces[face].deck] += 1
        for text in easel.split():
            art, _, paid = text.partition(":")
            self._take(art)
            slot = self.edition.art_slot[self.edition.arts.index(art)] + int(paid or 0)
            state.easel[self.edition.art_slots * seat + slot] += 1
        for name in laid.split():
            self._lay(seat, name)

    def _put_marker(self, seat: int, text: str) -> None:
        text, _, face = text.partition(":")
        name, _, price = text.partition("@")
        place = self.edition.places.index(name)
        self.state.spare_markers[seat] -= 1
        put(self.state, seat, place, TURNED[face])
        if FIRST_GUILD <= place < FIRST_COLONY:
            prices = [amount // 2 for amount in self.edition.guild_prices]
            self.state.rung[place - FIRST_GUILD] = prices.index(int(price or 3))

    def _lay(self, seat: int, name: str) -> None:
        """A mill, a governor, or a finished painting."""
        at = self._take(name if name.startswith("art") else f"culture-{name}")
        face = self.edition.faces[at]
        if name == "mill":
            self.state.mills[seat] += 1
        elif name.startswith("governor"):
            self.state.governors[PROVINCES * seat + face.number] += 1
        else:
            self.state.finished[len(self.edition.arts) * seat + face.number] += 1

    def _take(self, name: str) -> int:
        """Take a card out of its deck."""
        assert not self.begun, "the position is being played already"
        at = [face.id for face in self.edition.faces].index(name)
        assert self.state.draw[at] > 0, f"the box has no {name} left"
        self.state.draw[at] -= 1
        self.state.deck[self.edition.faces[at].deck] -= 1
        return at

    def empty(self, deck: str, discards: bool = False) -> None:
        """Leave nothing in a deck; what may be discarded goes to the discards, the rest out of sight to seat 0."""
        colour = COLOUR_IDS.index(deck)
        for at, face in enumerate(self.edition.faces):
            while face.deck == colour and self.state.draw[at] > 0:
                if face.kind >= HIDDEN_KINDS:
                    self._lay(A, face.shows)
                elif discards:
                    self._take(face.id)
                    self.state.discard[at] += 1
                    self.state.heap[colour] += 1
                else:
                    self.put(D if self.match.seats > 3 else C, hand=face.id)

    # where to begin

    def act(self, seat: int) -> None:
        """Begin with the actions of a player: the Stadtholder has moved."""
        self._begin(seat, 2, EndTurn(seat), Act(seat))

    def roll(self, seat: int) -> None:
        """Begin with the roll of a player."""
        self._begin(seat, 1, EndTurn(seat), Act(seat), Roll(seat))

    def end(self, seat: int) -> None:
        """Begin when a player has ended the turn."""
        self._begin(seat, 2, EndTurn(seat))

    def _begin(self, seat: int, phase: int, *steps: Step[Any]) -> None:
        self.state.turn = 1
        self.state.phase = phase
        self.state.active = seat
        self.begin(*steps)

    # playing

    def draw(self, *cards: str) -> None:
        """Let chance draw these cards, one for each question."""
        self.play(CHANCE, *(f"draw {card}" for card in cards))

    def throw(self, first: int, second: int) -> None:
        self.play(CHANCE, f"throw {first} {second}")
