"""Positions of a solo game of Tapestry for tests.

    table = Alone(level=2, favourites="science technology", pair="10 4")
    table.put(YOU, outposts="hex-f5")
    table.bots("hex-d5")
    table.do_bots(BotConquer(0))

You have capital 1 and begin on hex-g5, the Automa on hex-c5; everybody is in era 1, the display is laid out, and of the
decision cards only the pair lies open. Chance is answered by the test.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.state import Step
from ludotheque.games.tapestry.automa.parties import (
    AUTOMA,
    AUTOMA_CIVILIZATION_IDS,
    AUTOMA_FAVOURITE,
    FIRST_CARD,
    IN_DECK,
    JOINED,
    OPEN,
    PAST,
    PROGRESS,
    SECOND_CARD,
    SHADOW,
    SHADOW_FAVOURITE,
    TIEBREAKER,
    TRACK_CARD,
    UNSEEN,
    YOU,
)
from ludotheque.games.tapestry.automa.setup import seat_bots
from ludotheque.games.tapestry.components import DISPLAY, TRACK_IDS
from ludotheque.games.tapestry.setup import found_capital
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.turn import BeginTurn
from tests.games.tapestry.position import GAME, HEX_IDS, Table, edition

__all__ = ["AUTOMA", "SHADOW", "YOU", "Alone", "fresh"]
PLACES: Final = {"deck": IN_DECK, "past": PAST, "progress": PROGRESS}


class Alone(Table):
    def __init__(
        self,
        level: int = 2,
        favourites: str = "science technology",
        pair: str = "",
        civilizations: str = "automa-scientists",
        trimmed: bool = True,
        **settings: Any,
    ) -> None:
        self.match = GAME.new(1, seed=0, ask_chance=True, leader=0, automa=level, **settings)
        adjusted = int(settings.get("adjustments") == "official")
        self.match.state = state = Tapestry()
        state.lay_out(edition(), 3, 0, adjusted, self.match.rules)
        seat_bots(state, level, trimmed)
        found_capital(state, YOU, 0)
        state.turn = YOU
        for seat in range(3):
            state.era[seat] = 1
        for tech in range(3):
            state.tech_place[tech] = DISPLAY
            state.tech_tokens[tech] = -1 - tech
        first, second = favourites.split()
        state.automa[AUTOMA_FAVOURITE] = TRACK_IDS.index(first)
        state.automa[SHADOW_FAVOURITE] = TRACK_IDS.index(second)
        for place, id in zip((FIRST_CARD, SECOND_CARD), civilizations.split()):
            state.automa[place] = AUTOMA_CIVILIZATION_IDS.index(id)
        if pair:
            self.show(pair)

    def show(self, pair: str) -> None:
        """A track card and a tiebreaker card lie open."""
        for place, card in zip((TRACK_CARD, TIEBREAKER), pair.split()):
            self.state.automa[place] = int(card) - 1
            self.state.decision[int(card) - 1] = OPEN

    def deck(self, cards: str, joined: int = 0) -> None:
        """The decision deck: these cards, and so many that nobody has seen; all other starting cards are discarded."""
        for card in range(22):
            if self.state.decision[card] == IN_DECK:
                self.state.decision[card] = PAST
        for name in cards.split():
            self.state.decision[int(name) - 1] = IN_DECK
        self.state.automa[JOINED] = joined

    def bots(self, hexes: str) -> None:
        """Outposts of the Automa."""
        for name in hexes.split():
            self.outpost(AUTOMA, name)

    def hold(self, count: int) -> None:
        """So many unseen tapestry cards beside the Automa's mat."""
        self.state.face_down[AUTOMA] += count
        self.state.automa[UNSEEN] += count

    def eras(self, yours: int, theirs: int) -> None:
        self.state.era[YOU] = yours
        self.state.era[AUTOMA] = self.state.era[SHADOW] = theirs

    def do_bots(self, *steps: Step[Any]) -> None:
        """What is still to be done in the turn of the bots, the first step first."""
        self.do(AUTOMA, *reversed(steps))

    def begin_bots(self) -> None:
        """The whole turn of the bots."""
        self.do(AUTOMA, BeginTurn(AUTOMA))

    @property
    def favourites(self) -> str:
        return " ".join(TRACK_IDS[self.state.automa[at]] for at in (AUTOMA_FAVOURITE, SHADOW_FAVOURITE))

    def pieces(self, hex: str) -> list[int]:
        at = 2 * HEX_IDS.index(hex)
        return [piece for piece in list(self.state.piece)[at : at + 2] if piece]

    def why(self, event: str) -> list[str]:
        """What decided, by the news of one kind."""
        return [str(report.facts["criterion"]).removeprefix("criterion-") for report in self.told(event)]


def fresh(level: int = 2, **settings: Any) -> Alone:
    """A solo game from its very beginning; you lead."""
    table = Alone.__new__(Alone)
    table.match = GAME.new(1, seed=0, ask_chance=True, automa=level, **({"leader": 0} | settings))
    return table
