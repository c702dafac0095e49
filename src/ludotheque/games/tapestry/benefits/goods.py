"""T-4.4, T-4.5: words of the effect notation for things: resources, points, tiles, cards, buildings."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.tapestry.benefits.costs import DiscardCard, DiscardTech, DiscardTile, hand_size
from ludotheque.games.tapestry.benefits.draws import DrawSpace, DrawTapestry, draw_tiles
from ludotheque.games.tapestry.benefits.gain import Gain
from ludotheque.games.tapestry.benefits.measures import members, tech_cards, tiles
from ludotheque.games.tapestry.benefits.resources import PayAny, receive, receive_any, spend
from ludotheque.games.tapestry.benefits.word import Word
from ludotheque.games.tapestry.capital.buildings import take_building
from ludotheque.games.tapestry.capital.landmarks import claim
from ludotheque.games.tapestry.cards.laying import PlayOver, has_current
from ludotheque.games.tapestry.civilizations.joining import Summon, pile_size
from ludotheque.games.tapestry.components import BUILDINGS, NONE, RESOURCES, SPACE_DECK
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.victory import score


class ResourceWord(Word):
    """T-3.9: coin, worker, food, culture."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        receive(state, seat, self.kind, count, "T-3.9")

    def is_still(self) -> bool:
        return True

    def resource(self) -> i64:
        return self.kind

    def can_pay(self, state: Tapestry, seat: i64, count: i64) -> bool:
        return state.resource[RESOURCES * seat + self.kind] >= count

    def charge(self, state: Tapestry, seat: i64, count: i64) -> None:
        spend(state, seat, self.kind, count)


class AnyWord(Word):
    """T-3.9: resources of one's choice."""

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        receive_any(state, seat, count)

    def can_pay(self, state: Tapestry, seat: i64, count: i64) -> bool:
        return state.wealth(seat) >= count

    def charge(self, state: Tapestry, seat: i64, count: i64) -> None:
        state.then(PayAny(seat, count, 0))


class PointsWord(Word):
    """T-3.7: points as printed."""

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        score(state, seat, count, source, "T-3.7")

    def is_still(self) -> bool:
        return True


class TileWord(Word):
    """T-6.1: territory tiles."""

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        draw_tiles(state, seat, count)

    def can_pay(self, state: Tapestry, seat: i64, count: i64) -> bool:
        return tiles(state, seat) >= count

    def charge(self, state: Tapestry, seat: i64, count: i64) -> None:
        for _each in range(count):
            state.stack.append(DiscardTile(seat))


class SpaceTileWord(Word):
    """T-6.1: space tiles."""

    def possible(self, state: Tapestry, seat: i64) -> bool:
        return members(state.space_place, SPACE_DECK) > 0

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        for _each in range(count):
            state.then(DrawSpace(seat))


class TapestryWord(Word):
    """T-6.1: tapestry cards."""

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        state.then(DrawTapestry(seat, count, 0))

    def can_pay(self, state: Tapestry, seat: i64, count: i64) -> bool:
        return hand_size(state, seat) >= count

    def charge(self, state: Tapestry, seat: i64, count: i64) -> None:
        for _each in range(count):
            state.stack.append(DiscardCard(seat))


class TechCardWord(Word):
    """R-33: technology cards, as a price."""

    def can_pay(self, state: Tapestry, seat: i64, count: i64) -> bool:
        return tech_cards(state, seat) >= count

    def charge(self, state: Tapestry, seat: i64, count: i64) -> None:
        for _each in range(count):
            state.stack.append(DiscardTech(seat))


class BuildingWord(Word):
    """T-11.1, T-11.2: one income building of a kind."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def possible(self, state: Tapestry, seat: i64) -> bool:
        return state.buildings[BUILDINGS * seat + self.kind] < state.edition.buildings

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        take_building(state, seat, self.kind)


class AnyBuildingWord(Word):
    """T-11.2: an income building of one's choice."""

    def possible(self, state: Tapestry, seat: i64) -> bool:
        for at in range(BUILDINGS * seat, BUILDINGS * seat + BUILDINGS):
            if state.buildings[at] < state.edition.buildings:
                return True
        return False

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        state.then(Gain(seat, state.edition.any_building, source))


class LandmarkWord(Word):
    """T-9.8: the landmark of a technology card."""

    def __init__(self, landmark: i64) -> None:
        self.landmark = landmark

    def possible(self, state: Tapestry, seat: i64) -> bool:
        return state.landmark_owner[self.landmark] == NONE

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        claim(state, seat, self.landmark)


class CivilizationWord(Word):
    """T-14.1: another civilization."""

    def possible(self, state: Tapestry, seat: i64) -> bool:
        return pile_size(state) > 0

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        state.then(Summon(seat))


class PlayOverWord(Word):
    """T-13.3: mandatory where it is a benefit."""

    def possible(self, state: Tapestry, seat: i64) -> bool:
        return has_current(state, seat) and hand_size(state, seat) > 0

    def carry_out(self, state: Tapestry, seat: i64, count: i64, source: i64) -> None:
        state.then(PlayOver(seat, 0))
