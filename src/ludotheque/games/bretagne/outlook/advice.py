"""What a step that waits promises its seat, in points."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.outlook import Advice
from ludotheque.core.state import Step
from ludotheque.games.bretagne.building import LeaveWorkers, PlaceTile
from ludotheque.games.bretagne.components import DECKS, EXCHANGES, KINDS
from ludotheque.games.bretagne.effects import GainResource, GiveCard, GiveResource
from ludotheque.games.bretagne.equipment import PlayCards
from ludotheque.games.bretagne.holdings import workers_on
from ludotheque.games.bretagne.loading import LoadBarge
from ludotheque.games.bretagne.outlook.planning import LOAD, best_place
from ludotheque.games.bretagne.outlook.valuation import (
    CARD_LATER,
    best_port,
    gain_worth,
    good_worth,
    hand_on,
    tower_worth,
)
from ludotheque.games.bretagne.outlook.worth import home_now
from ludotheque.games.bretagne.ports import SendWorker
from ludotheque.games.bretagne.state import Bretagne
from ludotheque.games.bretagne.trading import Obtain, Trade, is_possible


class Loading(Advice[Bretagne, LoadBarge]):
    def promise(self, state: Bretagne, step: LoadBarge) -> float:
        """A full barge, most likely."""
        return LOAD * float(state.edition.hold[DECKS * state.barge[step.seat] + step.deck])


class Placing(Advice[Bretagne, PlaceTile]):
    def promise(self, state: Bretagne, step: PlaceTile) -> float:
        """The best place for the tile, which the goods still in the warehouse will pay for."""
        return best_place(state, step.seat, state.bought)


class Leaving(Advice[Bretagne, LeaveWorkers]):
    def promise(self, state: Bretagne, step: LeaveWorkers) -> float:
        """They may all come home for points, if that is more than what they are hoped to do here."""
        crew = state.floor_crew[step.floor(state)]
        now = float(crew) * (float(state.edition.points_recovered) + home_now(state, step.seat, step.at))
        here = tower_worth(state, step.seat, step.at, workers_on(state, step.seat, step.at), 0.5)
        return max(0.0, now - here)


class Trading(Advice[Bretagne, Trade]):
    def promise(self, state: Bretagne, step: Trade) -> float:
        """The best exchange here, which one may make, or must."""
        best = 0.0 if step.made else -9.0
        for number in range(EXCHANGES):
            here = state.edition.exchange_town[number] == step.town and state.exchanged[number] == 0
            if here and is_possible(state, step.seat, number):
                parts = state.edition.exchange[number].parts
                best = max(best, gain_worth(state, step.seat, parts[1]) - gain_worth(state, step.seat, parts[0]))
        return best


class Obtaining(Advice[Bretagne, Obtain]):
    def promise(self, state: Bretagne, step: Obtain) -> float:
        return gain_worth(state, step.seat, state.edition.exchange[step.number].parts[1])


class Gaining(Advice[Bretagne, GainResource]):
    def promise(self, state: Bretagne, step: GainResource) -> float:
        return good_worth(state, step.seat)


class Giving(Advice[Bretagne, GiveResource]):
    def promise(self, state: Bretagne, step: GiveResource) -> float:
        return -good_worth(state, step.seat)


class Discarding(Advice[Bretagne, GiveCard]):
    def promise(self, state: Bretagne, step: GiveCard) -> float:
        return -CARD_LATER


class Playing(Advice[Bretagne, PlayCards]):
    def promise(self, state: Bretagne, step: PlayCards) -> float:
        """The best that the hand can do here."""
        return hand_on(state, step.seat, state.tower, workers_on(state, step.seat, state.tower), [0] * KINDS)


class Sending(Advice[Bretagne, SendWorker]):
    def promise(self, state: Bretagne, step: SendWorker) -> float:
        """The best port, instead of the point here."""
        coast = state.edition.slot_coast[state.slot[state.tower]]
        return max(0.0, best_port(state, step.seat, coast) - float(state.edition.points_worker))


ADVICE: Final[dict[type[Step[Any]], Advice[Any, Any]]] = {
    LoadBarge: Loading(),
    PlaceTile: Placing(),
    LeaveWorkers: Leaving(),
    Trade: Trading(),
    Obtain: Obtaining(),
    GainResource: Gaining(),
    GiveResource: Giving(),
    GiveCard: Discarding(),
    PlayCards: Playing(),
    SendWorker: Sending(),
}
