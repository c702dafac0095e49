"""Tapestry: civilizations from the first fire to the stars (Jamey Stegmaier, 2019)."""

from ludotheque.core.game import Game, Setting
from ludotheque.games.tapestry.benefits import words
from ludotheque.games.tapestry.cards import deck
from ludotheque.games.tapestry.civilizations import roster
from ludotheque.games.tapestry.edition.box import TapestryEdition
from ludotheque.games.tapestry.setup import start
from ludotheque.games.tapestry.state import Tapestry

REGISTERED = (deck, roster, words)  # importing them fills the tables that the rules look into

GAME = Game(
    id="tapestry",
    least=2,
    most=5,
    edition_class=TapestryEdition,
    state_class=Tapestry,
    start=start,
    settings=(
        Setting("adjustments", ("none", "official"), "T-14.3"),
        Setting("leader", ("random", 0, 1, 2, 3, 4), "T-1.13"),
    ),
)
