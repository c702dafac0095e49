"""What matters about a player's standing for the race to the port; `weights.py` says how much, early and late."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.lin1680.components import BALES, KINDS, NONE
from ludotheque.games.lin1680.outlook.needs import ROUNDS, demand, held, income, richest, rounds_left, turns_to_go
from ludotheque.games.lin1680.outlook.weights import WEIGHTS
from ludotheque.games.lin1680.state import Lin1680
from ludotheque.games.lin1680.victory import is_ready

ORDER: Final = 0  # how long until the next turn, as a part of a round
FINISH: Final = 1  # turns until everything can be paid
NEAR: Final = 2  # one in so many turns and one
MISSING: Final = 3  # each card still to be got
BALE: Final = 4  # each bale loaded
BUILT: Final = 5  # each house built of those needed
SPARE_HOUSE: Final = 6
SURPLUS: Final = 7  # each card not needed
INCOME: Final = 8  # cards a turn from houses, of kinds that are lacking
GLUT: Final = 9  # ... and of kinds that are not
VARIETY: Final = 10  # each kind that some house yields
FAVOURS: Final = 11  # what privilege cards promise, in log-odds
HARBOUR: Final = 12  # how close a port is
VOYAGE: Final = 13  # ... the more it matters, the fewer cards are missing
SAILING: Final = 14  # ... and most for who is ready
READY: Final = 15
UNEVEN: Final = 16  # the squares of what is lacking of each kind
SCARCE: Final = 17  # ... and of what houses will not bring until matches usually end
TRAITS: Final = 18
FAVOUR: Final = TRAITS  # in a row: what privilege cards promise by card, then those bought in this turn

WAITING: Final = 4  # steps of a turn that wait when the pawn has moved: dice, trade, building and the end
UNNOTED: Final = vec[float]()
FAR: Final = 6  # steps to a port that no throw is too short for


class Tally:
    """Adds up what the traits of a player are worth; a row, where there is one, keeps them for what is learnt."""

    progress: float
    value: float
    row: vec[float]
    noting: bool

    def __init__(self, progress: float, row: vec[float]) -> None:
        self.progress = progress
        self.value = 0.0
        self.row = row
        self.noting = len(row) > 0

    def add(self, trait: i64, amount: float) -> None:
        self.value += (WEIGHTS[trait] + self.progress * WEIGHTS[TRAITS + trait]) * amount
        if self.noting:
            self.row[trait] += amount


def progress(state: Lin1680) -> float:
    """How much of a match is over, from 0 to 1, as long as matches usually are; nobody's deeds change it."""
    return max(0.0, 1.0 - rounds_left(state) / ROUNDS)


def add_race(tally: Tally, state: Lin1680, seat: i64) -> None:
    """Everything about a player's standing but privilege cards."""
    tally.add(ORDER, order(state, seat))
    turns = turns_to_go(state, seat)
    tally.add(FINISH, turns)
    tally.add(NEAR, 1.0 / (1.0 + turns))
    needed = state.edition.houses_to_win
    tally.add(BALE, float(min(state.bales[seat], state.agreed[BALES])))
    tally.add(BUILT, float(min(state.built[seat], needed)))
    tally.add(SPARE_HOUSE, float(max(0, state.built[seat] - needed)))
    missing = add_cards(tally, state, seat)
    if state.pawn[seat] != NONE:
        add_voyage(tally, state, seat, missing)


def order(state: Lin1680, seat: i64) -> float:
    """How long a player has to wait; whoever has moved in this turn waits longest."""
    after = seat - state.active
    if after < 0:
        after += state.seats
    if after == 0 and has_moved(state):
        after = state.seats
    return float(after) / float(state.seats)


def has_moved(state: Lin1680) -> bool:
    """Whether the pawn of the active player has made its move of this turn."""
    if state.phase != 1:
        return state.phase > 1
    return state.dice[0] != NONE or len(state.stack) <= WAITING


def add_cards(tally: Tally, state: Lin1680, seat: i64) -> i64:
    """Cards held and to come, by whether they are needed; returns how many are missing."""
    best = richest(state, seat)
    missing: i64 = 0
    spare: i64 = 0
    kinds: i64 = 0
    useful = 0.0
    useless = 0.0
    uneven: i64 = 0
    scarce = 0.0
    rounds = rounds_left(state)
    for kind in range(KINDS):
        lacking = demand(state, seat, kind) - held(state, seat, kind)
        coming = income(state, seat, kind, best)
        if lacking > 0:
            missing += lacking
            uneven += lacking * lacking
            useful += coming
            short = max(0.0, float(lacking) - coming * rounds)
            scarce += short * short
        else:
            spare -= lacking
            useless += coming
        if coming > 0.0:
            kinds += 1
    tally.add(MISSING, float(missing))
    tally.add(UNEVEN, float(uneven))
    tally.add(SCARCE, scarce)
    tally.add(SURPLUS, float(spare))
    tally.add(INCOME, useful)
    tally.add(GLUT, useless)
    tally.add(VARIETY, float(kinds))
    return missing


def add_voyage(tally: Tally, state: Lin1680, seat: i64, missing: i64) -> None:
    """F-8.2: one throw in six falls short for each step."""
    edition = state.edition
    steps: i64 = FAR + 1
    for port in edition.ports:
        steps = min(steps, edition.distance[edition.place_count * state.pawn[seat] + port])
    close = float(FAR + 1 - max(1, steps)) / float(FAR)
    if is_ready(state, seat):
        tally.add(READY, 1.0)
        tally.add(SAILING, close)
    else:
        tally.add(HARBOUR, close)
        tally.add(VOYAGE, close / float(1 + missing))
