"""B-1, B-0.15: the round from beginning to end, and its first phase."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.rng import Rng
from ludotheque.core.state import Chance, Effect, Question, Stage
from ludotheque.games.bretagne import components as c
from ludotheque.games.bretagne.actions import Turns
from ludotheque.games.bretagne.effects import amount, grant
from ludotheque.games.bretagne.end_of_round import EndRound
from ludotheque.games.bretagne.evaluation import Evaluate
from ludotheque.games.bretagne.loading import LoadBarges
from ludotheque.games.bretagne.state import Bretagne
from ludotheque.games.bretagne.victory import FinalScore, is_over
from ludotheque.games.bretagne.weather import NextWeather


class Round(Stage[Bretagne]):
    """B-0.15, B-1.1, R-3: the five phases in their printed order, until the game is over."""

    def run(self, state: Bretagne) -> None:
        if state.round > 0 and is_over(state):
            state.then(FinalScore())
            return
        state.round += 1
        state.phase = c.BARGE_CHOICE
        state.tell("round", "B-0.15", state.round)
        state.then(Evaluate(), EndRound(), self)
        state.then(LoadBarges(), Turns(c.NONE))
        state.then(SetUpRound())
        for place in range(state.seats - 1, -1, -1):
            state.then(ChooseBarge(state.order[place]))


class ChooseBarge(Question[Bretagne]):
    """B-1.1: a barge card that nobody has, with its engineers and francs at once."""

    CLAUSE: ClassVar[str] = "B-1.1"

    def choices(self, state: Bretagne) -> list[Action]:
        taken = [False] * c.BARGES
        for barge in state.barge:
            if barge >= 0:
                taken[barge] = True
        return [state.edition.choose[barge] for barge in range(c.BARGES) if not taken[barge]]

    def answer(self, state: Bretagne, action: Action) -> None:
        state.barge[self.seat] = action.value
        bonus = state.edition.bonus[action.value]
        state.tell("chose", "B-1.1", self.seat, action.value, amount(bonus, c.ENGINEER), amount(bonus, c.FRANC))
        grant(state, self.seat, bonus, c.BANK, "B-1.1")


class SetUpRound(Stage[Bretagne]):
    """B-1.2 to B-1.6: rents, Brest, Quimper; from the second round on new tiles and the next weather."""

    def run(self, state: Bretagne) -> None:
        if state.round > 1:
            state.then(NextWeather())
            refill_rows(state)
        state.then(SupplyBrest(), Produce())
        pay_rents(state)


def pay_rents(state: Bretagne) -> None:
    """B-1.2, R-30: in the order of Pontivy, each player port by port."""
    for place in range(state.seats - 1, -1, -1):
        seat = state.order[place]
        for port in range(c.PORTS - 1, -1, -1):
            if state.in_port[c.PORTS * seat + port] > 0:
                state.then(PayRent(seat, port))


class PayRent(Effect[Bretagne]):
    """B-1.2: the rent of one port, normal or improved by the face of its tile."""

    def __init__(self, seat: i64, port: i64) -> None:
        self.seat = seat
        self.port = port

    def run(self, state: Bretagne) -> None:
        edition = state.edition
        rents = edition.rent_improved if state.improved[edition.port_coast[self.port]] else edition.rent_normal
        state.tell("rent", "B-1.2", self.seat, self.port)
        grant(state, self.seat, rents[state.rent[self.port]], c.BANK, "B-1.2")


class SupplyBrest(Stage[Bretagne]):
    """B-1.3, R-10, R-11: empty spaces are filled as far as the bank can: single engineers, whole pairs, resources."""

    def run(self, state: Bretagne) -> None:
        edition = state.edition
        singles = min(edition.brest_singles - state.singles, state.spare_engineers)
        state.singles += singles
        state.spare_engineers -= singles
        pairs = min(edition.brest_pairs - state.pairs, state.spare_engineers // 2)
        state.pairs += pairs
        state.spare_engineers -= 2 * pairs
        for good in range(c.RESOURCES):
            discs = available(state, good, edition.brest_discs - state.market[good])
            state.market[good] += discs
            state.bank[good] -= discs


def available(state: Bretagne, good: i64, wanted: i64) -> i64:
    """R-10: what the bank has of a resource, which may be less than nothing."""
    return max(min(wanted, state.bank[good]), 0)


class Produce(Chance[Bretagne]):
    """B-0.13, B-1.4: a production card for Quimper, by the number of players; what the bank lacks is missing."""

    CLAUSE: ClassVar[str] = "B-1.4"

    def choices(self, state: Bretagne) -> list[Action]:
        harvests = state.harvests
        return [state.edition.produce[card] for card in range(len(harvests)) if harvests[card] > 0]

    def answer(self, state: Bretagne, action: Action) -> None:
        cards: i64 = len(state.harvests)
        row = c.RESOURCES * ((state.seats - 2) * cards + action.value)
        state.changed |= c.ROUND_PART
        state.harvests[action.value] = 0
        state.production = action.value
        for good in range(c.RESOURCES):
            discs = available(state, good, state.edition.yields[row + good])
            state.quimper[good] += discs
            state.bank[good] -= discs
        quimper = state.quimper
        state.tell("produced", "B-1.4", quimper[0], quimper[1], quimper[2], quimper[3])


def refill_rows(state: Bretagne) -> None:
    """B-1.5: each row up to four again."""
    edition = state.edition
    for size in range(3, 0, -1):
        shown: i64 = 0
        for tile in range(len(state.shown)):
            if edition.tile_size[tile] == size:
                shown += state.shown[tile]
        for _each in range(edition.open_tiles - shown):
            state.then(RevealTile(size))


class RevealTile(Chance[Bretagne]):
    """B-0.11, B-1.5, R-20: the next tile of a stack; nothing where the stack is empty."""

    CLAUSE: ClassVar[str] = "B-1.5"

    def __init__(self, size: i64) -> None:
        super().__init__()
        self.size = size

    def proceed(self, state: Bretagne) -> bool:
        if self._left(state) > 0:
            return super().proceed(state)
        state.stack.pop()
        return True

    def _left(self, state: Bretagne) -> i64:
        left: i64 = 0
        for tile in range(len(state.pile)):
            if state.edition.tile_size[tile] == self.size:
                left += state.pile[tile]
        return left

    def choices(self, state: Bretagne) -> list[Action]:
        edition = state.edition
        tiles = range(len(edition.tiles))
        return [edition.reveal[at] for at in tiles if edition.tile_size[at] == self.size and state.pile[at] > 0]

    def weights(self, state: Bretagne) -> list[int]:
        return [state.pile[action.value] for action in self.choices(state)]

    def sample(self, state: Bretagne, rng: Rng) -> Action:
        point = rng.below(self._left(state))
        tile: i64 = 0
        while True:
            if state.edition.tile_size[tile] == self.size:
                point -= state.pile[tile]
                if point < 0:
                    return state.edition.reveal[tile]
            tile += 1

    def answer(self, state: Bretagne, action: Action) -> None:
        state.changed |= c.TILE_PART
        state.pile[action.value] -= 1
        state.shown[action.value] += 1
