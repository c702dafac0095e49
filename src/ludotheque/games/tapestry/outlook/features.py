"""How a player of Tapestry stands, as numbers for a learner: all that the outlook made by hand counts, by era."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.judgement import Features, waiting
from ludotheque.games.tapestry.components import (
    BUILDING_IDS,
    CIVILIZATION_IDS,
    CIVILIZATIONS,
    LAST,
    NONE,
    SLOTS,
    TRACK_IDS,
)
from ludotheque.games.tapestry.outlook.standing import standing
from ludotheque.games.tapestry.outlook.traits import CIVILIZATION, TRAITS
from ludotheque.games.tapestry.state import Tapestry

OUTLOOK: Final = 0
POINTS: Final = 1
WAITING: Final = 2
ACTING: Final = 3
DONE: Final = 4
TRAIT: Final = 5  # TRAITS * (era - 1) + trait
ERAS: Final = 4  # in which there are turns
RIVALS: Final = TRAIT + ERAS * TRAITS
LEAD: Final = RIVALS + 1

_traits: Final = {
    "begun": "whether this is the era",
    "income": "points of an income turn",
    "wealth": "resources",
    "kinds": "kinds of resource of which there is one",
    "pairs": "… or two",
    "territories": "territories",
    "tiles": "the first three tiles in supply",
    "spare tiles": "further ones",
    "space tiles": "space tiles",
    "lower row": "technology cards in the lower row",
    "middle row": "… in the middle row",
    "upper row": "… in the upper row",
    "upgrades": "what upgrades promise, in points",
    "hand": "what tapestry cards in hand promise, in points",
    "abilities": "what the abilities of this era promise, in points",
    "plan": "what resources will buy in the last era, in points",
    "lines": "complete lines of the capital",
    "near lines": "other lines, by the sixth power of their filled part",
    "near districts": "districts, likewise",
    "half districts": "… by the third power",
    "toppled": "whether an outpost was toppled",
    **dict.fromkeys(CIVILIZATION_IDS, "whether one has this civilization"),
    **{f"{kind} {count}": "whether so many are taken" for kind in BUILDING_IDS for count in range(SLOTS)},
    **{f"{track} {space}": "whether one has come so far" for track in TRACK_IDS for space in range(LAST + 1)},
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
    """Points, what the outlook made by hand expects, and all that it counts. The eras have features of their own, so
    that no weight need shift as the match goes on."""

    NAMES: ClassVar[dict[str, str]] = {
        "outlook": "points expected at the end, in tens",
        "points": "points, in tens",
        "waiting": "what steps still to be done promise, in tens of points",
        "acting": "whether it is one's turn",
        "done": "whether one's last era is over",
        **{f"{name}, era {era + 1}": text for era in range(ERAS) for name, text in _traits.items()},
        "rivals": "players beyond two",
        "lead": "points before the best of the others, in tens",
        **waiting(_steps),
    }
    APART: ClassVar[float] = 22.0
    STEPS: ClassVar[tuple[str, ...]] = _steps
    SHIFTING: ClassVar[bool] = False
    HANDWORK: ClassVar[dict[str, float]] = {"outlook": 0.44}

    def progress(self, state: Tapestry) -> float:
        """By the eras of all players."""
        begun: i64 = 0
        for seat in range(state.seats):
            begun += state.era[seat]
        return float(begun) / float(state.seats * state.edition.eras)

    def fill(self, state: Tapestry, seat: i64, row: vec[float]) -> None:
        points = float(state.points(seat))
        row[POINTS] = 0.1 * points
        row[RIVALS] = float(state.seats - 2)
        row[LEAD] = 0.1 * (points - best_of_others(state, seat))
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
        row[OUTLOOK] = 0.1 * (points + waiting + standing(state, seat, row, TRAIT))


def best_of_others(state: Tapestry, seat: i64) -> float:
    best = 0.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, float(state.points(other)))
    return best
