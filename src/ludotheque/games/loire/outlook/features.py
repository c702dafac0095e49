"""How a player of Loire stands, as numbers for a learner: sums by the outlook, then all that can be seen, unweighed."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.judgement import Features, waiting
from ludotheque.games.loire.components import DOWNSTREAM, EXPLOSION, FISHING, KINDS, MARINER, MIDRIVER, NANTES
from ludotheque.games.loire.movement import coal_in
from ludotheque.games.loire.outlook import holdings, rivals, surroundings
from ludotheque.games.loire.outlook.holdings import fill_holdings
from ludotheque.games.loire.outlook.rivals import fill_rivals
from ludotheque.games.loire.outlook.surroundings import fill_surroundings
from ludotheque.games.loire.outlook.worth import away, best_landing, fade, landing
from ludotheque.games.loire.state import Loire

OUTLOOK: Final = 0
LOUIS: Final = 1
NEAR: Final = 2
CARGO: Final = 3
FARES: Final = 4
WINE: Final = 5
LANDING: Final = 6
FUEL: Final = 7
LAID: Final = 8
MARINERS: Final = 9
CREW: Final = 10
EXPLOSIONS: Final = 11
FISHINGS: Final = 12
DOCKED: Final = 13
MOVED: Final = 14
DOWN: Final = 15
ORDER: Final = 16

_steps: Final = (
    "PlaceBoat", "TakeCard", "LayCard", "NextTurn", "Move", "Arrive", "ChooseDock", "ServeBoat", "SellWine", "DealCard",
)  # fmt: skip


class LoireFeatures(Features[Loire]):
    """Louis, what is aboard and how near it is to being paid, and the cards that bring the boat there."""

    NAMES: ClassVar[dict[str, str]] = {
        "outlook": "what the outlook made by hand says, in tens of louis",
        "louis": "louis owned, in tens",
        "near": "how near to the target: the square of the part of it that is reached",
        "cargo": "what is aboard, less for every space to its goal, in tens of louis",
        "fares": "the fares of passengers aboard, in tens of louis",
        "wine": "wine aboard",
        "landing": "the best place that coal laid and in hand can bring the boat to, in tens of louis",
        "fuel": "spaces of coal in hand, at most nine",
        "laid": "spaces of coal laid",
        "mariners": "mariners in hand, at most two",
        "crew": "mariners laid",
        "explosions": "explosions in hand, at most two",
        "fishings": "fishing cards in hand, at most two",
        "docked": "whether the boat lies at a dock",
        "moved": "whether it has moved in this round",
        "downstream": "spaces to Nantes that it has to run",
        "order": "how long after the first player, as a part of a round",
        **holdings.NAMES,
        **surroundings.NAMES,
        **rivals.NAMES,
        **waiting(_steps),
    }
    APART: ClassVar[float] = 4.5
    STEPS: ClassVar[tuple[str, ...]] = _steps
    HANDWORK: ClassVar[dict[str, float]] = {"outlook": 2.2}

    def progress(self, state: Loire) -> float:
        """By whoever is nearest to the target."""
        most: i64 = 0
        for seat in range(state.seats):
            most = max(most, state.points(seat))
        return min(1.0, float(most) / float(state.edition.target))

    def fill(self, state: Loire, seat: i64, row: vec[float]) -> None:
        edition = state.edition
        mine = KINDS * seat
        louis = float(state.points(seat))
        row[OUTLOOK] = 0.1 * self.outlook.worth(state, seat)
        row[LOUIS] = 0.1 * louis
        reached = min(1.0, louis / float(edition.target))
        row[NEAR] = reached * reached
        fuel = coal_in(edition, state.hand, mine)
        row[FUEL] = 0.1 * float(min(fuel, 9))
        row[LAID] = 0.1 * float(coal_in(edition, state.laid, mine))
        row[MARINERS] = float(min(2, state.hand[mine + MARINER]))
        row[CREW] = float(state.laid[mine + MARINER])
        row[EXPLOSIONS] = float(min(2, state.hand[mine + EXPLOSION]))
        row[FISHINGS] = float(min(2, state.hand[mine + FISHING]))
        after = seat - state.leader
        row[ORDER] = float(after if after >= 0 else after + state.seats) / float(state.seats)
        fill_holdings(state, seat, row)
        fill_rivals(state, seat, row)
        if state.town[seat] < 0:
            return
        fill_surroundings(state, seat, row)
        town = state.town[seat]
        heading = state.heading[seat]
        row[CARGO] = 0.1 * landing(state, seat, town, heading, 0.0)
        start = edition.first_passenger
        for passenger in range(edition.passengers):
            count = state.aboard[edition.passengers * seat + passenger]
            if count > 0:
                row[FARES] += 0.1 * float(count * edition.fare[start + passenger])
        row[WINE] = float(state.wines(seat))
        if not state.moved[seat]:
            row[LANDING] = 0.1 * best_landing(state, seat, fuel)
        row[DOCKED] = 1.0 if state.berth[seat] != MIDRIVER else 0.0
        row[MOVED] = 1.0 if state.moved[seat] else 0.0
        if heading == DOWNSTREAM:
            row[DOWN] = fade(away(town, heading, NANTES, edition.last_town))
