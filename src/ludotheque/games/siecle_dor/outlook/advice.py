"""What a step that waits promises its seat, in points."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.outlook import Advice
from ludotheque.core.state import Step
from ludotheque.games.siecle_dor.colonies import Land, LiftToSail
from ludotheque.games.siecle_dor.components import FIRST_GUILD, NONE
from ludotheque.games.siecle_dor.free_actions import LiftMarker
from ludotheque.games.siecle_dor.special_actions import Paint, PlaceNewPawn
from ludotheque.games.siecle_dor.state import SiecleDor


class Sailing(Advice[SiecleDor, LiftToSail]):
    def promise(self, state: SiecleDor, step: LiftToSail) -> float:
        return 0.5


class Landing(Advice[SiecleDor, Land]):
    def promise(self, state: SiecleDor, step: Land) -> float:
        return 6.5 if step.lifted == NONE else 2.5


class Lifting(Advice[SiecleDor, LiftMarker]):
    def promise(self, state: SiecleDor, step: LiftMarker) -> float:
        return 3.0 if step.place < FIRST_GUILD else -1.0


class Settling(Advice[SiecleDor, PlaceNewPawn]):
    def promise(self, state: SiecleDor, step: PlaceNewPawn) -> float:
        return 1.8


class Painting(Advice[SiecleDor, Paint]):
    def promise(self, state: SiecleDor, step: Paint) -> float:
        return 1.6 if step.price == 0 else 1.1


ADVICE: Final[dict[type[Step[Any]], Advice[Any, Any]]] = {
    LiftToSail: Sailing(),
    Land: Landing(),
    LiftMarker: Lifting(),
    PlaceNewPawn: Settling(),
    Paint: Painting(),
}
