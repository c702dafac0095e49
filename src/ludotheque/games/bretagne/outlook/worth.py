"""How well a player stands, in points."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.outlook import Outlook
from ludotheque.games.bretagne.components import COASTS, KINDS, NONE, PORTS, TOWERS, TOWNS
from ludotheque.games.bretagne.holdings import cards_in_hand, has_passed, resources_of, visitors, workers_on
from ludotheque.games.bretagne.outlook.planning import can_use
from ludotheque.games.bretagne.outlook.valuation import (
    CARD_LATER,
    FEW_FRANCS,
    FRANC_MORE,
    PER_ENGINEER,
    chance_to_finish,
    early_franc,
    hand_on,
    is_busy,
    port_worth,
    rounds_left,
    tower_worth,
)
from ludotheque.games.bretagne.state import Bretagne
from ludotheque.games.bretagne.victory import points, winner

WON: Final = 200.0
CREW: Final = 5  # workers that one build may well need
AT_HOME: Final = 0.9  # such a worker, for every build that can still be made ...
NEXT_ROUNDS: Final = [0.0, 1.4, 2.0, 2.3]  # ... and for the rounds to come
CREW_LATER: Final = 7  # workers that every later round may well need
EXTRA: Final = 0.1  # others
EXTRA_LATER: Final = 0.1
BACK: Final = 0.1  # of the worth of a worker at home, for one on a lighthouse not yet finished
CARD_BUSY: Final = 0.4  # a card that fits nowhere yet, in the last round
PORT_SHARE: Final = [0.75, 0.4, 0.2]  # of the best port, for every further lighthouse of the same coast
EARLY: Final = [0.4, 0.2, 0.1, 0.0]  # to choose a barge early in the next round


class BretagneOutlook(Outlook[Bretagne]):
    """What computers believe of Bretagne."""

    LEVELS: ClassVar[dict[str, tuple[float, int]]] = {
        "easy": (0.08, 0),
        "casual": (0.0, 2),
        "medium": (0.0, 6),
        "hard": (0.0, 18),
        "master": (0.0, 80),
    }

    def worth(self, state: Bretagne, seat: i64) -> float:
        """Points now, and what workers, cards, goods and ports will bring."""
        if not state.stack:
            return WON if winner(state) == seat else float(points(state, seat))
        worth = float(points(state, seat))
        worth += purse_worth(state, seat)
        worth += can_use(state, seat)
        worth += at_home(state, seat)
        worth += on_towers(state, seat)
        worth += in_ports(state, seat)
        worth += passed_early(state, seat)
        worth = self.with_promises(state, seat, worth)
        return worth

    def horizon(self, state: Bretagne) -> i64:
        return 3

    def spread(self, state: Bretagne) -> float:
        return 10.0


def purse_worth(state: Bretagne, seat: i64) -> float:
    """B-6.1: all francs; when nothing can be bought any more, whole points only."""
    purse = state.purse[seat]
    if rounds_left(state) == 0 and has_passed(state, seat):
        return float(purse // state.edition.francs_per_point)
    few = min(purse, FEW_FRANCS)
    return early_franc(state, seat) * float(few) + FRANC_MORE * float(purse - few)


def builds_to_come(state: Bretagne, seat: i64) -> float:
    """About how often a player can still build in this round."""
    if not is_busy(state, seat):
        return 0.0
    return float(min(state.engineers[seat], (resources_of(state, seat) + 1) // (PER_ENGINEER - 1)))


def home_now(state: Bretagne, seat: i64, tower: i64) -> float:
    """What is gained when a worker comes home at once, and not when the lighthouse has been evaluated."""
    back = 1.0 if state.height[tower] == state.edition.floors[tower] else BACK
    return AT_HOME * builds_to_come(state, seat) + (1.0 - back) * NEXT_ROUNDS[min(rounds_left(state), 3)]


def at_home(state: Bretagne, seat: i64) -> float:
    """Workers in the warehouse, as many as the builds to come need; those in towns come back, and so do those on
    lighthouses that will be finished."""
    workers = float(state.workers[seat])
    now = AT_HOME * builds_to_come(state, seat) * min(workers, float(CREW))
    left = rounds_left(state)
    if left == 0:
        return now + EXTRA * min(workers, float(2 * CREW))
    for town in range(TOWNS):
        workers += float(state.in_town[TOWNS * seat + town])
    for tower in range(TOWERS):
        if state.height[tower] > 0:
            chance = 1.0 if state.height[tower] == state.edition.floors[tower] else BACK
            workers += chance * float(workers_on(state, seat, tower))
    useful = min(workers, float(CREW_LATER))
    return now + NEXT_ROUNDS[min(left, 3)] * useful + EXTRA_LATER * float(left) * (workers - useful)


def on_towers(state: Bretagne, seat: i64) -> float:
    """Workers on lighthouses, and the cards that may be played there; the one under evaluation has had its cards."""
    worth = 0.0
    used: list[i64] = [0] * KINDS
    sent = [0] * COASTS
    for tower in range(TOWERS):
        if state.height[tower] > 0:
            crew = workers_on(state, seat, tower)
            if crew > 0:
                coast = state.edition.slot_coast[state.slot[tower]]
                worth += tower_worth(state, seat, tower, crew, PORT_SHARE[min(sent[coast], 2)])
                sent[coast] += 1
                if tower != state.tower:
                    worth += chance_to_finish(state, tower) * hand_on(state, seat, tower, crew, used)
    left = cards_in_hand(state, seat)
    for kind in range(KINDS):
        left -= used[kind]
    if rounds_left(state) > 0:
        worth += CARD_LATER * float(min(left, 5))
    elif is_busy(state, seat):
        worth += CARD_BUSY * float(min(left, 4))
    return worth


def in_ports(state: Bretagne, seat: i64) -> float:
    """Workers in ports: rents to come and points at the end."""
    worth = 0.0
    for port in range(PORTS):
        if state.in_port[PORTS * seat + port] > 0:
            worth += port_worth(state, port, visitors(state, port))
    return worth


def passed_early(state: Bretagne, seat: i64) -> float:
    """The place taken by passing: points in the last round, else the choice of barges."""
    for place in range(state.seats):
        if state.passed[place] == seat:
            return float(state.edition.track[place]) if rounds_left(state) == 0 else EARLY[place]
        if state.passed[place] == NONE:
            break
    return 0.0
