"""Tapestry: civilizations from the first fire to the stars (Jamey Stegmaier, 2019)."""

from ludotheque.core.game import Game, Setting, first_player
from ludotheque.games.tapestry import benefits
from ludotheque.games.tapestry.cards import deck
from ludotheque.games.tapestry.civilizations import roster
from ludotheque.games.tapestry.edition import TapestryEdition
from ludotheque.games.tapestry.setup import start
from ludotheque.games.tapestry.state import Tapestry

REGISTERED = (benefits, deck, roster)  # importing them fills the tables that the rules look into

GAME = Game(
    id="tapestry",
    least=2,
    most=5,
    edition_class=TapestryEdition,
    state_class=Tapestry,
    start=start,
    settings=(
        Setting("adjustments", ("none", "official"), "T-14.3"),
        first_player(5, "T-1.13", by_lot=True),
    ),
)
