"""How a player of Bretagne stands, as numbers for a learner; `weights.json` says what they are worth."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.judgement import Features, waiting
from ludotheque.games.bretagne.components import ACTIONS, NONE, PORTS, TOWERS
from ludotheque.games.bretagne.holdings import cards_in_hand, has_passed, resources_of, sum_of, workers_on
from ludotheque.games.bretagne.outlook.belongings import BELONGINGS, add_belongings
from ludotheque.games.bretagne.outlook.planning import can_use
from ludotheque.games.bretagne.outlook.sites import SITES, add_sites
from ludotheque.games.bretagne.outlook.valuation import is_busy, leads
from ludotheque.games.bretagne.outlook.worth import at_home, in_ports, on_towers, passed_early, purse_worth
from ludotheque.games.bretagne.state import Bretagne
from ludotheque.games.bretagne.victory import points

POINTS: Final = 0
MONEY: Final = 1
FRANCS: Final = 2
BUILDING: Final = 3
AT_HOME: Final = 4
ON_TOWERS: Final = 5
IN_PORTS: Final = 6
PLACE: Final = 7
WAITING: Final = 8
WORKERS: Final = 9
ASIDE: Final = 10
ENGINEERS: Final = 11
RESOURCES: Final = 12
CARDS: Final = 13
CREW: Final = 14
LEADING: Final = 15
PORTS_HELD: Final = 16
PASSED: Final = 17
ACTING: Final = 18
BUSY: Final = 19  # then belongings, sites, and what waits to be done

_steps: Final = (
    "ChooseBarge", "PayRent", "LoadBarge", "Act", "PlaceTile", "LeaveWorkers", "KeepResource", "GoHome", "PlayCards",
    "SendWorker", "Trade", "Obtain", "GainResource", "GiveResource", "GiveCard", "DrawCard", "Deal",
)  # fmt: skip


class BretagneFeatures(Features[Bretagne]):
    """What the outlook made by hand adds up, each part by itself, and what lies on the table."""

    NAMES: ClassVar[dict[str, str]] = {
        "points": "points, in tens",
        "money": "what francs will bring, in tens of points",
        "francs": "francs",
        "building": "what resources, engineers and the barge will build, in tens of points",
        "at home": "what workers at home are good for, in tens of points",
        "on towers": "what workers and cards on lighthouses may bring, in tens of points",
        "in ports": "rents to come and points of workers in ports, in tens of points",
        "place": "what the place taken by passing is worth",
        "waiting": "what steps still to be done promise, in tens of points",
        "workers": "workers at home",
        "aside": "workers still to be hired",
        "engineers": "engineers, while one may build",
        "resources": "resources, while one may build",
        "cards": "equipment cards",
        "crew": "workers on lighthouses",
        "leading": "lighthouses where one is first in rank",
        "ports": "workers in ports",
        "passed": "whether one has passed",
        "acting": "whether it is one's turn",
        "busy": "whether one may still build in this round",
        **BELONGINGS,
        **SITES,
        **waiting(_steps),
    }
    APART: ClassVar[float] = 10.0
    STEPS: ClassVar[tuple[str, ...]] = _steps
    HANDWORK: ClassVar[dict[str, float]] = {
        **dict.fromkeys(["points", "money", "building", "at home", "on towers", "in ports", "waiting"], 1.1),
        "place": 0.11,
    }

    def progress(self, state: Bretagne) -> float:
        phases = float(ACTIONS + 2)
        done = float(max(0, state.round - 1)) + min(1.0, float(state.phase) / phases)
        return min(1.0, done / float(state.edition.rounds))

    def fill(self, state: Bretagne, seat: i64, row: vec[float]) -> None:
        row[POINTS] = 0.1 * float(points(state, seat))
        row[MONEY] = 0.1 * purse_worth(state, seat)
        row[FRANCS] = 0.1 * float(state.purse[seat])
        row[BUILDING] = 0.1 * can_use(state, seat)
        row[AT_HOME] = 0.1 * at_home(state, seat)
        row[ON_TOWERS] = 0.1 * on_towers(state, seat)
        row[IN_PORTS] = 0.1 * in_ports(state, seat)
        row[PLACE] = passed_early(state, seat)
        for step in state.stack:
            if step.seat == seat:
                row[WAITING] += 0.1 * self.outlook.promise(state, step)
        row[WORKERS] = 0.1 * float(state.workers[seat])
        row[ASIDE] = 0.1 * float(state.aside[seat])
        busy = is_busy(state, seat)
        if busy:
            row[ENGINEERS] = 0.1 * float(state.engineers[seat])
            row[RESOURCES] = 0.1 * float(resources_of(state, seat))
            row[BUSY] = 1.0
        row[CARDS] = 0.1 * float(cards_in_hand(state, seat))
        for tower in range(TOWERS):
            if state.height[tower] > 0:
                crew = workers_on(state, seat, tower)
                row[CREW] += 0.1 * float(crew)
                if crew > 0 and leads(state, seat, tower):
                    row[LEADING] += 1.0
        row[PORTS_HELD] = float(sum_of(state.in_port, PORTS, seat))
        row[PASSED] = 1.0 if state.phase == ACTIONS and has_passed(state, seat) else 0.0
        row[ACTING] = 1.0 if state.active != NONE and state.active == seat else 0.0
        add_belongings(state, seat, row)
        add_sites(state, seat, row)
