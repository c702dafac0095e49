"""T-13: all tapestry cards by face."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.state import Question
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.benefits.gain import Gain
from ludotheque.games.tapestry.cards.copies import CopySpace, Espionage
from ludotheque.games.tapestry.cards.laying import CARDS, Card
from ludotheque.games.tapestry.cards.marches import AgeOfDiscovery, PickDawn, PickField, Renaissance, Seize
from ludotheque.games.tapestry.cards.pacts import Alliance, MarriageOfState
from ludotheque.games.tapestry.cards.realms import CoalBaron, Levy, Revolution
from ludotheque.games.tapestry.cards.socialism import PickComrade
from ludotheque.games.tapestry.cards.wealth import AgeOfWonders, Deal, Democracy, Diplomacy, OlympicHost, PleaForAid
from ludotheque.games.tapestry.cards.works import PickLandmark, SteamTycoon, Technocracy
from ludotheque.games.tapestry.state import Tapestry


class Written(Card):
    """T-13.7: a card whose effect the edition writes in the notation, or that only lasts for an era."""

    def __init__(self, face: i64) -> None:
        self.face = face

    def play(self, state: Tapestry, seat: i64, place: i64) -> None:
        state.then(Gain(seat, state.edition.card_effect[self.face], c.FROM_TAPESTRY))


class Asking(Card):
    """T-13.7: a card that is one question, asked at once."""

    def __init__(self, question: type[Question[Tapestry]]) -> None:
        self.question = question

    def play(self, state: Tapestry, seat: i64, place: i64) -> None:
        state.then(self.question(seat))


if not CARDS:
    CARDS.extend([Written(face) for face in range(c.FACES)])
    CARDS[c.AGE_OF_DISCOVERY] = AgeOfDiscovery()
    CARDS[c.AGE_OF_WONDERS] = AgeOfWonders()
    CARDS[c.ALLIANCE] = Alliance()
    CARDS[c.COAL_BARON] = CoalBaron()
    CARDS[c.COLONIALISM] = Asking(Levy)
    CARDS[c.DARK_AGES] = Asking(PickDawn)
    CARDS[c.DEMOCRACY] = Democracy()
    CARDS[c.DICTATORSHIP] = Asking(Seize)
    CARDS[c.DIPLOMACY] = Diplomacy()
    CARDS[c.DYSTOPIA] = Asking(PickLandmark)
    CARDS[c.ESPIONAGE] = Espionage()
    CARDS[c.GUILDS] = Asking(Deal)
    CARDS[c.MARRIAGE_OF_STATE] = MarriageOfState()
    CARDS[c.OIL_MAGNATE] = Asking(PickField)
    CARDS[c.OLYMPIC_HOST] = OlympicHost()
    CARDS[c.PLEA_FOR_AID] = PleaForAid()
    CARDS[c.RENAISSANCE] = Renaissance()
    CARDS[c.REVOLUTION] = Revolution()
    CARDS[c.SOCIALISM] = Asking(PickComrade)
    CARDS[c.STEAM_TYCOON] = SteamTycoon()
    CARDS[c.TECHNOCRACY] = Technocracy()
    CARDS[c.TRADE_ECONOMY] = Asking(CopySpace)
