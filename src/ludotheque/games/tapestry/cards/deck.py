"""T-13: all tapestry cards by face."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.state import Question
from ludotheque.games.tapestry.benefits.gain import Gain
from ludotheque.games.tapestry.cards.copies import CopySpace, Espionage
from ludotheque.games.tapestry.cards.laying import CARDS, Card
from ludotheque.games.tapestry.cards.marches import AgeOfDiscovery, PickDawn, PickField, Renaissance, Seize
from ludotheque.games.tapestry.cards.pacts import Alliance, MarriageOfState
from ludotheque.games.tapestry.cards.realms import CoalBaron, Levy, Revolution
from ludotheque.games.tapestry.cards.socialism import PickComrade
from ludotheque.games.tapestry.cards.wealth import AgeOfWonders, Deal, Democracy, Diplomacy, OlympicHost, PleaForAid
from ludotheque.games.tapestry.cards.works import PickLandmark, SteamTycoon, Technocracy
from ludotheque.games.tapestry.components import (
    AGE_OF_DISCOVERY,
    AGE_OF_WONDERS,
    ALLIANCE,
    COAL_BARON,
    COLONIALISM,
    DARK_AGES,
    DEMOCRACY,
    DICTATORSHIP,
    DIPLOMACY,
    DYSTOPIA,
    ESPIONAGE,
    FACES,
    FROM_TAPESTRY,
    GUILDS,
    MARRIAGE_OF_STATE,
    OIL_MAGNATE,
    OLYMPIC_HOST,
    PLEA_FOR_AID,
    RENAISSANCE,
    REVOLUTION,
    SOCIALISM,
    STEAM_TYCOON,
    TECHNOCRACY,
    TRADE_ECONOMY,
)
from ludotheque.games.tapestry.state import Tapestry


class Written(Card):
    """T-13.7: a card whose effect the edition writes in the notation, or that only lasts for an era."""

    def __init__(self, face: i64) -> None:
        self.face = face

    def play(self, state: Tapestry, seat: i64, place: i64) -> None:
        state.then(Gain(seat, state.edition.card_effect[self.face], FROM_TAPESTRY))


class Asking(Card):
    """T-13.7: a card that is one question, asked at once."""

    def __init__(self, question: type[Question[Tapestry]]) -> None:
        self.question = question

    def play(self, state: Tapestry, seat: i64, place: i64) -> None:
        state.then(self.question(seat))


if not CARDS:
    CARDS.extend([Written(face) for face in range(FACES)])
    CARDS[AGE_OF_DISCOVERY] = AgeOfDiscovery()
    CARDS[AGE_OF_WONDERS] = AgeOfWonders()
    CARDS[ALLIANCE] = Alliance()
    CARDS[COAL_BARON] = CoalBaron()
    CARDS[COLONIALISM] = Asking(Levy)
    CARDS[DARK_AGES] = Asking(PickDawn)
    CARDS[DEMOCRACY] = Democracy()
    CARDS[DICTATORSHIP] = Asking(Seize)
    CARDS[DIPLOMACY] = Diplomacy()
    CARDS[DYSTOPIA] = Asking(PickLandmark)
    CARDS[ESPIONAGE] = Espionage()
    CARDS[GUILDS] = Asking(Deal)
    CARDS[MARRIAGE_OF_STATE] = MarriageOfState()
    CARDS[OIL_MAGNATE] = Asking(PickField)
    CARDS[OLYMPIC_HOST] = OlympicHost()
    CARDS[PLEA_FOR_AID] = PleaForAid()
    CARDS[RENAISSANCE] = Renaissance()
    CARDS[REVOLUTION] = Revolution()
    CARDS[SOCIALISM] = Asking(PickComrade)
    CARDS[STEAM_TYCOON] = SteamTycoon()
    CARDS[TECHNOCRACY] = Technocracy()
    CARDS[TRADE_ECONOMY] = Asking(CopySpace)
