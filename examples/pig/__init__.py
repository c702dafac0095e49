"""Pig, a folk dice game."""

from ludotheque.core.game import Game

from .outlook import PigOutlook
from .rules import Pig, PigEdition, start

GAME = Game(
    id="pig", least=2, most=4, edition_class=PigEdition, state_class=Pig, start=start, outlook=PigOutlook()
)  # fmt: skip
