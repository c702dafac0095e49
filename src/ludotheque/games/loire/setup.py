"""L-2: setting up. Boats are placed, then the opening hands are dealt."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.beginning import ChooseFirst
from ludotheque.core.rng import Rng, pick
from ludotheque.core.state import ChanceTo, Question, Stage
from ludotheque.games.loire.components import BOAT_PART, CARD_PART, DOWNSTREAM, KINDS
from ludotheque.games.loire.edition import LoireEdition
from ludotheque.games.loire.round import Round
from ludotheque.games.loire.state import Loire


def start(edition: LoireEdition, seats: int, settings: dict[str, str | int]) -> Loire:
    """L-2.1 to L-2.4: a fresh match, up to its first question."""
    state = Loire()
    state.lay_out(edition, seats)
    state.self_target = int(settings["explosion_self_target"])
    state.begin(settings, ChooseLeader(), PlaceBoats())
    return state


class ChooseLeader(ChooseFirst[Loire]):
    """L-2.1, R-1: chance makes somebody the youngest."""

    CLAUSE: ClassVar[str] = "L-2.1"


class PlaceBoats(Stage[Loire]):
    """L-2.2: the leader places first, then clockwise; then the hands are dealt."""

    def run(self, state: Loire) -> None:
        state.then(DealHands())
        for offset in range(state.seats - 1, -1, -1):
            state.then(PlaceBoat((state.leader + offset) % state.seats))


class PlaceBoat(Question[Loire]):
    """L-2.2, R-2: on any space except Nantes, mid-river, heading for Nantes; spaces may be shared."""

    CLAUSE: ClassVar[str] = "L-2.2"

    def choices(self, state: Loire) -> list[Action]:
        towns = state.edition.towns
        return [state.edition.place[at] for at in range(len(towns)) if towns[at].start]

    def answer(self, state: Loire, action: Action) -> None:
        town = action.value
        state.changed |= BOAT_PART
        state.town[self.seat] = town
        state.heading[self.seat] = DOWNSTREAM
        state.tell("placed", "L-2.2", self.seat, town)


class DealHands(Stage[Loire]):
    """L-2.3: passengers, wine and suns are set aside; each player gets the opening hand, face down."""

    def run(self, state: Loire) -> None:
        state.then(Round())
        for offset in range(state.seats - 1, -1, -1):
            seat = (state.leader + offset) % state.seats
            for _each in range(state.edition.opening_hand):
                state.then(DealCard(seat))
        for offset in range(state.seats):
            state.tell("dealt", "L-2.3", (state.leader + offset) % state.seats, state.edition.opening_hand)


class DealCard(ChanceTo[Loire]):
    """L-2.3, L-2.4: one hand card, at random, to one player; what is left stays in the draw pile."""

    CLAUSE: ClassVar[str] = "L-2.3"

    def choices(self, state: Loire) -> list[Action]:
        return [state.edition.deal[kind] for kind in range(KINDS) if state.draw[kind] > 0]

    def weights(self, state: Loire) -> list[int]:
        return [state.draw[kind] for kind in range(KINDS) if state.draw[kind] > 0]

    def sample(self, state: Loire, rng: Rng) -> Action:
        total: i64 = 0
        for kind in range(KINDS):
            total += state.draw[kind]
        return state.edition.deal[pick(state.draw, rng.below(total))]

    def answer(self, state: Loire, action: Action) -> None:
        kind = action.value
        state.changed |= CARD_PART
        state.draw[kind] -= 1
        state.draw_count -= 1
        state.hand[KINDS * self.to + kind] += 1
        state.whisper(self.to, "dealt-card", "L-2.3", kind)
