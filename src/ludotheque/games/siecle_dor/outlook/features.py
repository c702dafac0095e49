"""How a player of Le Siècle d'Or stands, as numbers for a learner; `weights.json` says what they are worth."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.judgement import Features, waiting
from ludotheque.games.siecle_dor.outlook import traits as t
from ludotheque.games.siecle_dor.outlook.rivalry import fill_auction, fill_order, fill_rivals
from ludotheque.games.siecle_dor.outlook.standing import (
    fill_easel,
    fill_hand,
    fill_money,
    fill_pawns,
    fill_pay,
    fill_places,
)
from ludotheque.games.siecle_dor.outlook.worth import LAST_TURN, easel_worth
from ludotheque.games.siecle_dor.state import SiecleDor
from ludotheque.games.siecle_dor.victory import points

_steps: Final = (
    "PlaceMarker", "PlacePawn", "PlaceStadtholder", "Turn", "Roll", "Throw", "Act", "EndTurn", "LastChance",
    "CheckScores", "PlaceNewPawn", "ConvertAtOnce", "Paint", "Draw", "LiftToSail", "Land", "LiftMarker", "Bidding",
    "Bid",
)  # fmt: skip


class SiecleDorFeatures(Features[SiecleDor]):
    """Points and what may become points, by kind; then all that a player looks at, piece by piece, and the rivals."""

    NAMES: ClassVar[dict[str, str]] = {**t.SUMS, **t.HAND, **t.BOARD, **t.RIVALRY, **waiting(_steps)}
    APART: ClassVar[float] = 5.0
    STEPS: ClassVar[tuple[str, ...]] = _steps
    HANDWORK: ClassVar[dict[str, float]] = {"outlook": 1.8}

    def progress(self, state: SiecleDor) -> float:
        return float(min(state.turn, LAST_TURN)) / float(LAST_TURN)

    def fill(self, state: SiecleDor, seat: i64, row: vec[float]) -> None:
        edition = state.edition
        purse = state.purse[seat]
        score = points(state, seat)
        made = score - purse // edition.points_money
        row[t.OUTLOOK] = 0.1 * self.outlook.worth(state, seat)
        row[t.POINTS] = 0.1 * float(made)
        reached = min(1.0, float(score) / float(edition.target))
        row[t.NEAR] = reached * reached
        row[t.MONEY] = 0.05 * float(purse)
        row[t.EASEL] = easel_worth(state, seat, 1.0)
        row[t.WAITING] = self.outlook.with_promises(state, seat, 0.0)
        fill_money(state, seat, made, fill_hand(state, seat, row), row)
        fill_easel(state, seat, row)
        fill_places(state, seat, row)
        fill_pawns(state, seat, row)
        fill_pay(state, seat, row)
        fill_auction(state, seat, row)
        fill_rivals(state, seat, score, row)
        fill_order(state, seat, row)
