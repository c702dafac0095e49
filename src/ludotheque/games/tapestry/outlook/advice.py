"""What each step still to be done promises to its seat, in points; steps not named here promise nothing."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludotheque.core.outlook import Advice
from ludotheque.core.state import Step
from ludotheque.games.tapestry.benefits.gain import ChooseBenefit, ChooseOrder, Exchange, Gain
from ludotheque.games.tapestry.benefits.measures import income_points
from ludotheque.games.tapestry.benefits.resources import ChooseResource, PayAny
from ludotheque.games.tapestry.capital.buildings import PlaceBuilding
from ludotheque.games.tapestry.capital.landmarks import PlaceLandmark, TurnLandmark
from ludotheque.games.tapestry.components import BUILDINGS, FACES, FIRST_SPACE, GAINS_BENEFIT, NONE, PAYS_BONUS
from ludotheque.games.tapestry.income.earnings import Earn, goods_of
from ludotheque.games.tapestry.income.era import BeginSlot, PlayTapestry, ScoreIncome, UseCivilizations
from ludotheque.games.tapestry.map.atlas import HEXES
from ludotheque.games.tapestry.map.conquest import Conquer, Defend
from ludotheque.games.tapestry.map.dice import black_benefit
from ludotheque.games.tapestry.map.exploration import ChooseHex, ChooseTile, Reap, TurnTile, Visit, is_open
from ludotheque.games.tapestry.map.spoils import BOTH, ChooseDie
from ludotheque.games.tapestry.map.territories import alignment, best_fit
from ludotheque.games.tapestry.outlook.estimates import CIVILIZATION_TURN, FACE, PLOT, word
from ludotheque.games.tapestry.outlook.plans import advance_worth
from ludotheque.games.tapestry.outlook.worth import phrase_worth, resource_worth, worth
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.technology.invention import Invent
from ludotheque.games.tapestry.technology.upgrades import Upgrade, may_raise, row_of
from ludotheque.games.tapestry.tracks.advance import PaidAdvance
from ludotheque.games.tapestry.tracks.spaces import SpaceGain, is_spent

UPGRADED: Final = 0.7  # of the best upgrade, for it may have come anyway


class Flat(Advice[Tapestry, Step[Tapestry]]):
    """The same whenever it comes."""

    value: float

    def __init__(self, value: float) -> None:
        self.value = value

    def promise(self, state: Tapestry, step: Step[Tapestry]) -> float:
        return self.value


class OfGain(Advice[Tapestry, Gain]):
    def promise(self, state: Tapestry, step: Gain) -> float:
        return worth(state, step.seat, step.phrase)


class OfChooseBenefit(Advice[Tapestry, ChooseBenefit]):
    def promise(self, state: Tapestry, step: ChooseBenefit) -> float:
        return worth(state, step.seat, step.phrase)


class OfChooseOrder(Advice[Tapestry, ChooseOrder]):
    """The parts not taken yet."""

    def promise(self, state: Tapestry, step: ChooseOrder) -> float:
        total = 0.0
        for at, part in enumerate(state.edition.phrases[step.phrase].parts):
            if step.done >> at & 1 == 0:
                total += phrase_worth(state, step.seat, part)
        return total


class OfExchange(Advice[Tapestry, Exchange]):
    def promise(self, state: Tapestry, step: Exchange) -> float:
        phrase = state.edition.phrases[step.phrase]
        return phrase_worth(state, step.seat, phrase.parts[1] if step.free == 1 else phrase)


class OfChooseResource(Advice[Tapestry, ChooseResource]):
    def promise(self, state: Tapestry, step: ChooseResource) -> float:
        return resource_worth(state, step.seat) * float(step.count)


class OfPayAny(Advice[Tapestry, PayAny]):
    def promise(self, state: Tapestry, step: PayAny) -> float:
        return -resource_worth(state, step.seat) * float(step.count)


class OfPlaceBuilding(Advice[Tapestry, PlaceBuilding]):
    def promise(self, state: Tapestry, step: PlaceBuilding) -> float:
        return PLOT[state.era[step.seat]]


class OfTurnLandmark(Advice[Tapestry, TurnLandmark]):
    def promise(self, state: Tapestry, step: TurnLandmark) -> float:
        return plots_worth(state, step.seat, step.landmark)


class OfPlaceLandmark(Advice[Tapestry, PlaceLandmark]):
    def promise(self, state: Tapestry, step: PlaceLandmark) -> float:
        return plots_worth(state, step.seat, step.landmark)


class OfEarn(Advice[Tapestry, Earn]):
    def promise(self, state: Tapestry, step: Earn) -> float:
        count: i64 = 0
        for kind in range(BUILDINGS):
            count += goods_of(state, step.seat, kind)
        return resource_worth(state, step.seat) * float(count)


class OfUseCivilizations(Advice[Tapestry, UseCivilizations]):
    def promise(self, state: Tapestry, step: UseCivilizations) -> float:
        return CIVILIZATION_TURN if step.done == 0 else 0.0


class OfBeginSlot(Advice[Tapestry, BeginSlot]):
    def promise(self, state: Tapestry, step: BeginSlot) -> float:
        return resource_worth(state, step.seat) * float(step.reward(state))


class OfPlayTapestry(Advice[Tapestry, PlayTapestry]):
    """The best card in hand."""

    def promise(self, state: Tapestry, step: PlayTapestry) -> float:
        best = 0.0
        for face in range(FACES):
            if state.hand[FACES * step.seat + face] > 0 and FACE[face] > best:
                best = FACE[face]
        return best


class OfScoreIncome(Advice[Tapestry, ScoreIncome]):
    def promise(self, state: Tapestry, step: ScoreIncome) -> float:
        return float(income_points(state, step.seat))


class OfChooseHex(Advice[Tapestry, ChooseHex]):
    """Where the tile fits best, and its benefit."""

    def promise(self, state: Tapestry, step: ChooseHex) -> float:
        best: i64 = 0
        for hex in range(HEXES):
            if is_open(state, step.seat, hex, step.anywhere):
                fit = best_fit(state, hex, step.tile)
                if fit > best:
                    best = fit
        return float(best) + worth(state, step.seat, state.edition.tile_benefit[step.tile])


class OfTurnTile(Advice[Tapestry, TurnTile]):
    def promise(self, state: Tapestry, step: TurnTile) -> float:
        fit = best_fit(state, step.hex, step.tile)
        return float(fit) + worth(state, step.seat, state.edition.tile_benefit[step.tile])


class OfReap(Advice[Tapestry, Reap]):
    def promise(self, state: Tapestry, step: Reap) -> float:
        benefit = worth(state, step.seat, state.edition.tile_benefit[state.tile[step.hex]])
        return benefit + float(alignment(state, step.hex))


class OfVisit(Advice[Tapestry, Visit]):
    """The best of one's space tiles."""

    def promise(self, state: Tapestry, step: Visit) -> float:
        best = 0.0
        for tile in range(len(state.space_place)):
            if state.space_place[tile] == FIRST_SPACE + step.seat:
                value = worth(state, step.seat, state.edition.space_benefit[tile])
                if value > best:
                    best = value
        return best


class OfChooseDie(Advice[Tapestry, ChooseDie]):
    def promise(self, state: Tapestry, step: ChooseDie) -> float:
        red = worth(state, step.seat, state.edition.red_benefit[step.red])
        black = worth(state, step.seat, black_benefit(state, step.black, step.hex))
        return red + black if step.dice == BOTH else max(red, black)


class OfUpgrade(Advice[Tapestry, Upgrade]):
    """Of the cards that may go up, what the best one brings."""

    def promise(self, state: Tapestry, step: Upgrade) -> float:
        best = 0.0
        for tech in range(len(state.tech_place)):
            if may_raise(state, step.seat, tech):
                row = row_of(state, step.seat, tech)
                value = worth(state, step.seat, state.edition.circle[tech] if row == 0 else state.edition.square[tech])
                if value > best:
                    best = value
        return UPGRADED * best


class OfSpaceGain(Advice[Tapestry, SpaceGain]):
    def promise(self, state: Tapestry, step: SpaceGain) -> float:
        spent = is_spent(state, step.seat, step.space)
        bonus = state.edition.bonus[step.space] if step.flags & PAYS_BONUS else NONE
        benefit = state.edition.benefit[step.space] if step.flags & GAINS_BENEFIT else NONE
        return 0.0 if spent else worth(state, step.seat, bonus) + worth(state, step.seat, benefit)


class OfPaidAdvance(Advice[Tapestry, PaidAdvance]):
    def promise(self, state: Tapestry, step: PaidAdvance) -> float:
        return advance_worth(state, step.seat, step.token)


def plots_worth(state: Tapestry, seat: i64, landmark: i64) -> float:
    """The plots that a landmark fills."""
    return PLOT[state.era[seat]] * float(len(state.edition.footprints[landmark].cells[0]))


ADVICE: Final[dict[type[Step[Any]], Advice[Any, Any]]] = {
    Gain: OfGain(),
    ChooseBenefit: OfChooseBenefit(),
    ChooseOrder: OfChooseOrder(),
    Exchange: OfExchange(),
    ChooseResource: OfChooseResource(),
    PayAny: OfPayAny(),
    PlaceBuilding: OfPlaceBuilding(),
    TurnLandmark: OfTurnLandmark(),
    PlaceLandmark: OfPlaceLandmark(),
    Earn: OfEarn(),
    UseCivilizations: OfUseCivilizations(),
    BeginSlot: OfBeginSlot(),
    PlayTapestry: OfPlayTapestry(),
    ScoreIncome: OfScoreIncome(),
    Conquer: Flat(word("conquer")),
    Defend: Flat(-word("conquer")),
    ChooseTile: Flat(word("explore")),
    ChooseHex: OfChooseHex(),
    TurnTile: OfTurnTile(),
    Reap: OfReap(),
    Visit: OfVisit(),
    ChooseDie: OfChooseDie(),
    Invent: Flat(word("invent")),
    Upgrade: OfUpgrade(),
    SpaceGain: OfSpaceGain(),
    PaidAdvance: OfPaidAdvance(),
}
