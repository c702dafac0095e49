"""Loire, die Weinhändler: steamboats between Orléans and Nantes (Dominique Ehrhard, 2000)."""

from ludotheque.core.game import Game, Setting, first_player
from ludotheque.games.loire.edition import LoireEdition
from ludotheque.games.loire.outlook import FEATURES, OUTLOOK
from ludotheque.games.loire.setup import start
from ludotheque.games.loire.sheet import spans
from ludotheque.games.loire.state import Loire

GAME = Game(
    id="loire",
    least=2,
    most=6,
    edition_class=LoireEdition,
    state_class=Loire,
    start=start,
    settings=(
        Setting("explosion_self_target", (True, False), "L-5.6"),
        first_player(6, "L-2.1"),
    ),
    outlook=OUTLOOK,
    features=FEATURES,
    spans=spans,
    needed=("target", "boats", "round_limit"),
)
