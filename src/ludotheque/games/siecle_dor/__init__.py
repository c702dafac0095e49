"""Le Siècle d'Or: guilds, painters and ships of the Dutch provinces (Leo Colovini, Giuseppe Baù, 2008)."""

from ludotheque.core.game import Game, Setting, first_player
from ludotheque.games.siecle_dor.edition import SiecleDorEdition
from ludotheque.games.siecle_dor.outlook import FEATURES, OUTLOOK
from ludotheque.games.siecle_dor.setup import start
from ludotheque.games.siecle_dor.sheet import spans
from ludotheque.games.siecle_dor.state import SiecleDor

GAME = Game(
    id="siecle_dor",
    least=3,
    most=4,
    edition_class=SiecleDorEdition,
    state_class=SiecleDor,
    start=start,
    settings=(
        first_player(4, "S-3.2"),
        Setting("guild_lift", (False, True), "R-4", since=2, before=True),
        Setting("lift_used", (False, True), "R-4b", since=2, before=True),
        Setting("painter_paid", (False, True), "R-15", since=2),
    ),
    rules_version=2,
    outlook=OUTLOOK,
    features=FEATURES,
    spans=spans,
    needed=("target", "turn_limit", "pawns", "markers", "dice", "sides", "points_money"),
)
