"""T-20.19 to T-20.23: the turn of the bots."""

from __future__ import annotations

from ludotheque.core.state import Stage
from ludotheque.games.tapestry.automa.decisions import Decide, deck_size, discard_pair
from ludotheque.games.tapestry.automa.income import begin_bot_era
from ludotheque.games.tapestry.automa.parties import AUTOMA, SHADOW, TIEBREAKER, TRACK_CARD
from ludotheque.games.tapestry.automa.tracks import BotAdvance
from ludotheque.games.tapestry.state import Tapestry


class BotTurn(Stage[Tapestry]):
    """T-20.20, T-20.21, T-20.23: both bots in one turn: their first is income turn 1, one with an empty decision deck
    an income turn; otherwise the old pair is discarded and two cards are drawn."""

    def run(self, state: Tapestry) -> None:
        if state.era[AUTOMA] == 0 or deck_size(state) == 0:
            begin_bot_era(state, early=False)
        else:
            discard_pair(state)
            state.then(Decide(TRACK_CARD), Decide(TIEBREAKER), FollowPair())


class FollowPair(Stage[Tapestry]):
    """T-20.21 to T-20.23, T-20.28: with the last pair and an income icon on the track card, an income turn at once;
    otherwise the Automa's whole move, then the Shadow Empire's."""

    def run(self, state: Tapestry) -> None:
        card = state.automa[TRACK_CARD]
        state.tell("pair", "T-20.21", card, state.automa[TIEBREAKER], deck_size(state))
        if deck_size(state) == 0 and state.edition.automa.income[card] == 1:
            begin_bot_era(state, early=True)
        else:
            state.then(BotAdvance(AUTOMA), BotAdvance(SHADOW))
