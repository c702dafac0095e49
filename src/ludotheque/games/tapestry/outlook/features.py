"""How a player of Tapestry stands, as numbers for a learner; `weights.json` says what they are worth."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.judgement import Features, waiting
from ludotheque.core.outlook import Advice
from ludotheque.core.step import Step
from ludotheque.games.tapestry.components import CIVILIZATION_IDS, CIVILIZATIONS, NONE
from ludotheque.games.tapestry.outlook import holdings, mats, realm, rivalry, tokens
from ludotheque.games.tapestry.outlook.holdings import fill_holdings, fill_income, fill_technologies
from ludotheque.games.tapestry.outlook.mats import fill_capital, fill_civilizations
from ludotheque.games.tapestry.outlook.plots import PLOTS
from ludotheque.games.tapestry.outlook.realm import fill_realm
from ludotheque.games.tapestry.outlook.rivalry import fill_rivalry
from ludotheque.games.tapestry.outlook.standing import standing
from ludotheque.games.tapestry.outlook.tokens import TRAIT, fill_tokens
from ludotheque.games.tapestry.outlook.traits import CIVILIZATION
from ludotheque.games.tapestry.state import Tapestry

OUTLOOK: Final = 0
POINTS: Final = 1
WAITING: Final = 2
ACTING: Final = 3
DONE: Final = 4
RIVALS: Final = 5
LEAD: Final = 6  # then traits, tokens, holdings, mats, the realm, rivals, and what waits to be done

_traits: Final = {
    "playing": "whether one's match has begun and is not over",
    "income": "points of an income turn, in twenties",
    "wealth": "resources, in tens",
    "kinds": "kinds of resource of which there is one, in fours",
    "pairs": "… or two",
    "territories": "territories, in fives",
    "tiles": "the first three tiles in supply, in threes",
    "spare tiles": "further ones",
    "space tiles": "space tiles, in pairs",
    "lower row": "technology cards in the lower row, in threes",
    "middle row": "… in the middle row",
    "upper row": "… in the upper row",
    "upgrades": "what upgrades promise, in twenties of points",
    "hand": "what tapestry cards in hand promise, in twenties of points",
    "abilities": "what the abilities of this era promise, in tens of points",
    "plan": "what resources will buy in the last era, in fifties of points",
    "lines": "complete lines of the capital, in fours",
    "near lines": "other lines, by the sixth power of their filled part, in pairs",
    "near districts": "districts, likewise",
    "half districts": "… by the third power, in threes",
    "toppled": "whether an outpost was toppled",
    **dict.fromkeys(CIVILIZATION_IDS, "whether one has this civilization"),
}

_steps: Final = (
    "ChooseCapital", "ChooseCivilization", "SetUpCivilization", "BeginTurn", "Turn", "EndTurn", "PayAny",
    "PaidAdvance", "Advance", "SpaceGain", "Gain", "Exchange", "ChooseOrder", "ChooseBenefit", "ChooseResource",
    "PlaceBuilding", "PlaceLandmark", "TurnLandmark", "Invent", "Upgrade", "ChooseTile", "ChooseHex", "TurnTile",
    "Conquer", "ChooseDie", "AcceptResearch", "DiscardTile", "DiscardCard", "UseCivilizations", "BeginSlot",
    "PlayTapestry", "PlayOver", "ScoreIncome", "Earn", "Climb", "Lead", "Perform", "DrawTile", "DrawSpace",
    "DrawTech", "Reveal", "DrawTapestry", "RollScience", "RollDice",
)  # fmt: skip


class TapestryFeatures(Features[Tapestry]):
    """Points, what the outlook made by hand expects and counts; then all that a player looks at, piece by piece, and
    the rivals."""

    NAMES: ClassVar[dict[str, str]] = {
        "outlook": "points expected at the end, in tens",
        "points": "points, in tens",
        "waiting": "what steps still to be done promise, in tens of points",
        "acting": "whether it is one's turn",
        "done": "whether one's last era is over",
        "rivals": "players beyond two",
        "lead": "points before the best of the others, in tens",
        **_traits,
        **tokens.NAMES,
        **holdings.NAMES,
        **mats.NAMES,
        **realm.NAMES,
        **rivalry.NAMES,
        **waiting(_steps),
    }
    APART: ClassVar[float] = 22.0
    STEPS: ClassVar[tuple[str, ...]] = _steps
    HANDWORK: ClassVar[dict[str, float]] = {"outlook": 0.44}
    ADVICE: ClassVar[dict[type[Step[Any]], Advice[Any, Any]]] = PLOTS

    def progress(self, state: Tapestry) -> float:
        """By the eras of all players."""
        begun: i64 = 0
        for seat in range(state.seats):
            begun += state.era[seat]
        return float(begun) / float(state.seats * state.edition.eras)

    def fill(self, state: Tapestry, seat: i64, row: vec[float]) -> None:
        points = state.points(seat)
        best = best_of_others(state, seat)
        row[POINTS] = 0.1 * float(points)
        row[RIVALS] = float(state.seats - 2)
        row[LEAD] = 0.1 * float(points - best)
        row[ACTING] = 1.0 if state.turn == seat else 0.0
        if state.turn == NONE or state.finished[seat] == 1 or state.is_bot(seat):
            row[OUTLOOK] = 0.1 * self.outlook.worth(state, seat)
            row[DONE] = 1.0 if state.finished[seat] == 1 else 0.0
            for at in range(CIVILIZATIONS):
                if state.chosen[CIVILIZATIONS * seat + at] > 0:
                    row[TRAIT + CIVILIZATION + at] = 1.0
            return
        waiting = self.outlook.with_promises(state, seat, 0.0)
        row[WAITING] = 0.1 * waiting
        row[OUTLOOK] = 0.1 * (float(points) + waiting + standing(state, seat, row, TRAIT))
        fill_tokens(state, seat, row)
        fill_holdings(state, seat, row)
        techs = fill_technologies(state, seat, row)
        lines = fill_capital(state, seat, row)
        fill_income(state, seat, techs, lines, row)
        fill_civilizations(state, seat, row)
        fill_realm(state, seat, row)
        fill_rivalry(state, seat, points, best, row)


def best_of_others(state: Tapestry, seat: i64) -> i64:
    best: i64 = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, state.points(other))
    return best
