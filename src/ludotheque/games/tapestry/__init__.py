"""Tapestry: civilizations from the first fire to the stars (Jamey Stegmaier, 2019)."""

from ludotheque.core.game import Game, Setting, first_player
from ludotheque.games.tapestry.cards import deck
from ludotheque.games.tapestry.civilizations import roster
from ludotheque.games.tapestry.components import MOST_SEATS
from ludotheque.games.tapestry.edition import TapestryEdition
from ludotheque.games.tapestry.outlook import FEATURES, OUTLOOK
from ludotheque.games.tapestry.setup import start
from ludotheque.games.tapestry.sheet import spans
from ludotheque.games.tapestry.state import Tapestry

REGISTERED = (deck, roster)  # importing them fills the tables that the rules look into

GAME = Game(
    id="tapestry",
    least=1,
    most=MOST_SEATS,
    edition_class=TapestryEdition,
    state_class=Tapestry,
    start=start,
    settings=(
        Setting("automa", (2, 1, 3, 4, 5, 6), "T-20.11", players=(1,)),
        Setting("solo_box", ("trimmed", "whole"), "T-20.8", players=(1,)),
        Setting("adjustments", ("none", "official"), "T-14.6"),
        Setting("seats_by_capital", (False, True), "R-32", since=2, players=(2, 3, 4, 5)),
        first_player(MOST_SEATS, "T-1.13", by_lot=True),
    ),
    outlook=OUTLOOK,
    features=FEATURES,
    spans=spans,
    needed=("civilizations_dealt", "outposts", "resource_limit", "eras", "buildings"),
    rules_version=2,
    formerly=("9856f44661a57935",),  # before the solo game was in the box
    driven={1: ("automa", "shadow")},
    scoreless=("shadow",),
)
