"""S-7.2, S-7.3.2, S-7.5, S-7.6.2: drawing cards, and turning complete sets into money."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.rng import Rng
from ludotheque.core.state import ChanceTo
from ludotheque.games.siecle_dor import components as c
from ludotheque.games.siecle_dor.colonies import look_for_voyage
from ludotheque.games.siecle_dor.holdings import spend
from ludotheque.games.siecle_dor.state import SiecleDor


def draw(state: SiecleDor, seat: i64, deck: i64) -> None:
    """S-7.0.2, R-19: the top card; an empty deck is first made anew of its discards."""
    if state.deck[deck] == 0:
        reshuffle(state, deck)
    state.then(Draw(seat, deck))


def reshuffle(state: SiecleDor, deck: i64) -> None:
    """R-19: the discards of a deck are shuffled into a new one; mills, governors and art never come back."""
    for face in range(state.edition.hidden):
        if state.edition.face_deck[face] == deck:
            state.draw[face] += state.discard[face]
            state.discard[face] = 0
    state.changed |= c.CARD_PART
    state.deck[deck] = state.heap[deck]
    state.heap[deck] = 0
    state.tell("reshuffled", "R-19", deck, state.deck[deck])


class Draw(ChanceTo[SiecleDor]):
    """S-7.0.2: one card of a deck; undrawn cards have no order."""

    CLAUSE: ClassVar[str] = "S-7.0.2"

    def __init__(self, to: i64, deck: i64) -> None:
        super().__init__(to)
        self.deck = deck

    def choices(self, state: SiecleDor) -> list[Action]:
        return [state.edition.draw[face] for face in self._faces(state)]

    def weights(self, state: SiecleDor) -> list[int]:
        return [state.draw[face] for face in self._faces(state)]

    def _faces(self, state: SiecleDor) -> list[int]:
        """The faces left in the deck."""
        edition = state.edition
        return [
            face for face in range(len(edition.faces)) if edition.face_deck[face] == self.deck and state.draw[face] > 0
        ]

    def sample(self, state: SiecleDor, rng: Rng) -> Action:
        edition = state.edition
        draw = state.draw
        point = rng.below(state.deck[self.deck])
        for face in range(edition.first_hidden[self.deck], edition.last_hidden[self.deck]):
            point -= draw[face]
            if point < 0:
                return edition.draw[face]
        face = edition.first_open[self.deck]
        point -= draw[face]
        while point >= 0:
            face += 1
            point -= draw[face]
        return edition.draw[face]

    def answer(self, state: SiecleDor, action: Action) -> None:
        face = action.value
        state.changed |= c.CARD_PART
        state.draw[face] -= 1
        state.deck[self.deck] -= 1
        kind = state.edition.face_kind[face]
        if kind < c.HIDDEN_KINDS:
            receive(state, self.to, face)
        else:
            lay_open(state, self.to, face)
        if c.SHIP <= kind <= c.JOKER:
            look_for_voyage(state, self.to)


def receive(state: SiecleDor, seat: i64, face: i64) -> None:
    """S-7.2.1, S-7.4.1, S-7.5.1, S-7.5.5, S-7.6.1, R-20, R-26: into a hand without limit; only the back shows."""
    deck = state.edition.face_deck[face]
    state.changed |= c.CARD_PART
    state.hand[state.edition.hidden * seat + face] += 1
    state.backs[c.COLOURS * seat + deck] += 1
    if state.news is not None:
        clause = {c.YELLOW: "S-7.2.1", c.BLUE: "S-7.4.1", c.GREY: "S-7.5.1", c.ORANGE: "S-7.6.1"}[int(deck)]
        state.tell("drew", clause, seat, deck)
        state.whisper(seat, "drew-card", clause, face)


def lay_open(state: SiecleDor, seat: i64, face: i64) -> None:
    """S-7.3.2, S-7.5.2, S-7.5.3: mills, governors and commissioned paintings lie face up at once."""
    edition = state.edition
    kind = edition.face_kind[face]
    number = edition.face_number[face]
    state.changed |= c.ART_PART
    if kind == c.MILL:
        state.mills[seat] += 1
        state.tell("laid-open", "S-7.5.2", seat, face)
    elif kind == c.GOVERNOR:
        state.governors[c.PROVINCES * seat + number] += 1
        state.tell("laid-open", "S-7.5.3", seat, face)
    else:
        state.easel[edition.art_slots * seat + edition.art_slot[number]] += 1
        state.tell("laid-open", "S-7.3.2", seat, face)


def add_cash(state: SiecleDor, seat: i64, options: list[Action]) -> None:
    """S-7.2.2, S-7.6.2, R-7: every kind of which a complete set is held; sets of different kinds do not mix."""
    if (
        state.backs[c.COLOURS * seat + c.YELLOW]
        + state.backs[c.COLOURS * seat + c.ORANGE]
        + state.backs[c.COLOURS * seat + c.GREY]
    ):
        for kind in range(c.CASHABLE):
            if state.held(seat, kind) >= state.edition.set_size[kind]:
                options.append(state.edition.cash[kind])


def cash(state: SiecleDor, seat: i64, kind: i64) -> None:
    """S-7.2.2, S-7.2.3, S-7.6.2: a whole set is discarded and the bank pays for it at once."""
    for _each in range(state.edition.set_size[kind]):
        spend(state, seat, kind)
    money = state.edition.set_pays[kind]
    state.purse[seat] += money
    state.tell("cashed", "S-7.2.3" if kind < c.CASHABLE // 2 else "S-7.6.2", seat, kind, money)


def cashable(state: SiecleDor, seat: i64) -> i64:
    """R-25: what all complete sets of a player together would pay."""
    worth: i64 = 0
    for kind in range(c.CASHABLE):
        worth += state.held(seat, kind) // state.edition.set_size[kind] * state.edition.set_pays[kind]
    return worth


def most_cashable(state: SiecleDor, seat: i64) -> i64:
    """R-25: what so many cards could pay at the very most."""
    cards: i64 = 0
    for colour in range(c.COLOURS):
        cards += state.backs[c.COLOURS * seat + colour]
    most: i64 = 0
    for kind in range(c.CASHABLE):
        size = state.edition.set_size[kind]
        most = max(most, (cards * state.edition.set_pays[kind] + size - 1) // size)
    return most
