"""S-3: setting up. Markers, then pawns, then the Stadtholder."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core import beginning
from ludotheque.core.action import Action
from ludotheque.core.state import Question, Stage
from ludotheque.games.siecle_dor.components import NONE, PROVINCES
from ludotheque.games.siecle_dor.edition import SiecleDorEdition
from ludotheque.games.siecle_dor.pieces import add_pawn, put_new
from ludotheque.games.siecle_dor.state import SiecleDor
from ludotheque.games.siecle_dor.turn import Turn

AGREEMENTS: Final = ["rules", "guild_lift", "lift_used", "painter_paid"]


def start(edition: SiecleDorEdition, seats: int, settings: dict[str, str | int]) -> SiecleDor:
    """S-3.1 to S-3.5: a fresh match, up to its first question."""
    state = SiecleDor()
    state.lay_out(edition, seats, [int(settings[name]) for name in AGREEMENTS])
    state.begin(settings, ChooseFirst(), SetUp())
    return state


class ChooseFirst(beginning.ChooseFirst[SiecleDor]):
    """S-3.2: where the match leaves it open, chance makes somebody the oldest."""

    CLAUSE: ClassVar[str] = "S-3.2"


class SetUp(Stage[SiecleDor]):
    """S-3.3 to S-3.5: everybody a marker, then everybody two pawns, then the last one the Stadtholder."""

    def run(self, state: SiecleDor) -> None:
        seats = state.seats
        state.active = state.leader
        last = (state.leader + seats - 1) % seats
        state.then(PlaceStadtholder(last), Turn(state.leader))
        for offset in range(seats - 1, -1, -1):
            for _each in range(state.edition.placed_pawns):
                state.then(PlacePawn((state.leader + offset) % seats))
        for offset in range(seats - 1, -1, -1):
            state.then(PlaceMarker((state.leader + offset) % seats))


class PlaceMarker(Question[SiecleDor]):
    """S-3.3: one marker in a province that has none."""

    CLAUSE: ClassVar[str] = "S-3.3"

    def choices(self, state: SiecleDor) -> list[Action]:
        return [state.edition.place[at] for at in range(PROVINCES) if state.holder[at] == NONE]

    def answer(self, state: SiecleDor, action: Action) -> None:
        put_new(state, self.seat, action.value)
        state.tell("placed", "S-3.3", self.seat, action.value)


class PlacePawn(Question[SiecleDor]):
    """S-3.4: one of two pawns, where no marker stands and fewer than two pawns, whoever owns them."""

    CLAUSE: ClassVar[str] = "S-3.4"

    def choices(self, state: SiecleDor) -> list[Action]:
        return [state.edition.settle[at] for at in range(PROVINCES) if takes_pawn(state, at)]

    def answer(self, state: SiecleDor, action: Action) -> None:
        add_pawn(state, self.seat, action.value)
        state.tell("settled", "S-3.4", self.seat, action.value)


def takes_pawn(state: SiecleDor, province: i64) -> bool:
    """S-3.4: room for a pawn while setting up."""
    crowd: i64 = 0
    for seat in range(state.seats):
        crowd += state.pawns[PROVINCES * seat + province]
    return state.holder[province] == NONE and crowd < state.edition.crowd


class PlaceStadtholder(Question[SiecleDor]):
    """S-3.5: the last to have placed puts the Stadtholder on a merchant space; nobody is paid."""

    CLAUSE: ClassVar[str] = "S-3.5"

    def choices(self, state: SiecleDor) -> list[Action]:
        return state.edition.start_at

    def answer(self, state: SiecleDor, action: Action) -> None:
        state.space = state.edition.merchants[action.value]
        state.tell("started", "S-3.5", self.seat, action.value + 1)
