"""What computers believe of Pig."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.outlook import Outlook

from .rules import Pig

RISK = 0.97  # a point in the pot is nearly a point


class PigOutlook(Outlook[Pig]):
    def worth(self, state: Pig, seat: i64) -> float:
        asked = bool(state.stack) and state.stack[-1].seat == seat
        return float(state.score[seat]) + (RISK * float(state.pot) if asked else 0.0)
