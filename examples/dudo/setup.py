"""D-1: setting up."""

from __future__ import annotations

from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.beginning import ChooseFirst

from .components import FACES, NO_BID, NOBODY_YET
from .edition import DudoEdition
from .shaking import Shake
from .state import Dudo


class ChooseStarter(ChooseFirst[Dudo]):
    """D-1.2: a lot decides who begins."""

    CLAUSE: ClassVar[str] = "D-1.2"


def start(edition: DudoEdition, seats: int, settings: dict[str, Any]) -> Dudo:
    """D-1.1: each has a cup and all dice."""
    state = Dudo()
    state.prepare()
    state.edition = edition
    state.seats = seats
    state.leader = 0
    state.calza = bool(settings["calza"])
    state.round = 0
    state.palifico = False
    state.held = vec[i64]([edition.dice] * seats)
    state.dice = vec[i64]([0] * (FACES * seats))
    state.count, state.face, state.bidder = NO_BID, 0, NOBODY_YET
    state.shown = vec[i64]([0] * (FACES * seats))
    state.called = vec[i64]([NO_BID, 0, NOBODY_YET, NOBODY_YET, 0])
    state.found = 0
    state.lost = 0
    state.begin(settings, ChooseStarter(), Shake())
    return state
