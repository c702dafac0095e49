"""Dudo ("I doubt"), the folk game of dice under cups that is played along the Andes; Perudo descends from it."""

from ludotheque.core.game import Game, Setting, first_player

from .edition import DudoEdition
from .outlook import OUTLOOK
from .setup import start
from .state import Dudo

GAME = Game(
    id="dudo",
    least=2,
    most=6,
    edition_class=DudoEdition,
    state_class=Dudo,
    start=start,
    settings=(Setting("calza", (True, False), "D-5.1"), first_player(6, "D-1.2", by_lot=True)),
    outlook=OUTLOOK,
)
