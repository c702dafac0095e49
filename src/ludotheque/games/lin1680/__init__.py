"""1680, l'âge d'or du lin: the linen trade of Brittany (Au fil du Queffleuth et de la Penzé)."""

from ludotheque.core.game import Game, Setting, first_player
from ludotheque.games.lin1680.edition import LinEdition
from ludotheque.games.lin1680.outlook import FEATURES, OUTLOOK
from ludotheque.games.lin1680.setup import start
from ludotheque.games.lin1680.sheet import spans
from ludotheque.games.lin1680.state import Lin1680

GAME = Game(
    id="lin1680",
    least=2,
    most=6,
    edition_class=LinEdition,
    state_class=Lin1680,
    start=start,
    settings=(
        Setting("bales", (4, 3, 5), "F-2.6"),
        first_player(6, "F-2.7", by_lot=True),
        Setting("loom_for_later", (False, True), "R-38", since=3),
        Setting("resource_hands_public", (True, False), "R-14"),
        Setting("stop_on_own_house", (False, True), "R-3"),
        Setting("path_may_repeat_space", (False, True), "R-5"),
        Setting("houses_on_ports", (False, True), "R-4"),
        Setting("pawns_share_space", (False, True), "R-2"),
        Setting("win_in_place", (True, False), "R-12"),
        Setting("control_office_required", (False, True), "R-16"),
        Setting("privilege_cards_per_turn", (0, 1, 2, 3), "R-9"),
        Setting("privilege_discard_reshuffled", (False, True), "R-10"),
    ),
    outlook=OUTLOOK,
    features=FEATURES,
    spans=spans,
    needed=("houses", "houses_to_win", "market_alike", "reserve_gives", "round_limit"),
    rules_version=3,
)
