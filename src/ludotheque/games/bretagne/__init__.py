"""Bretagne: lighthouses in heaven, purgatory and hell (Marco Pozzi, 2015)."""

from ludotheque.core.game import Game, Setting
from ludotheque.games.bretagne.edition import BretagneEdition
from ludotheque.games.bretagne.outlook import FEATURES, OUTLOOK
from ludotheque.games.bretagne.setup import start
from ludotheque.games.bretagne.sheet import spans
from ludotheque.games.bretagne.state import Bretagne

GAME = Game(
    id="bretagne",
    least=2,
    most=4,
    edition_class=BretagneEdition,
    state_class=Bretagne,
    start=start,
    settings=(
        Setting("lighthouse_setup", ("shuffled", "historical"), "B-0.7"),
        Setting("prebuilt_choice", ("random", "lowest"), "B-0.8"),
        Setting("action_order", ("barge", "pontivy"), "B-3.0.1"),
        Setting("injured_from", ("tile", "warehouse"), "B-3.1.4.1"),
    ),
    outlook=OUTLOOK,
    features=FEATURES,
    spans=spans,
    needed=("rounds", "workers", "discs", "open_tiles", "francs_per_point"),
    formerly=("e6a00bdbbf0c42bc",),  # three sources were corrected, the coast of a rent
)
