"""S-4.1, S-4.2: the active player's actions, in any number and any mixture, until he ends his turn."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.core.action import Action
from ludotheque.core.state import Question
from ludotheque.games.siecle_dor.auctions import add_auctions, open_auction
from ludotheque.games.siecle_dor.cards import add_cash, cash
from ludotheque.games.siecle_dor.colonies import MUST_LIFT, LiftToSail, can_lift
from ludotheque.games.siecle_dor.free_actions import add_creations, add_guilds, add_moves, create, move, take
from ludotheque.games.siecle_dor.special_actions import add_uses, use
from ludotheque.games.siecle_dor.state import SiecleDor


class Act(Question[SiecleDor]):
    """S-4.1 to S-4.3, R-7, R-11: free actions, special actions, auctions and cashing, freely mixed, or the end."""

    CLAUSE: ClassVar[str] = "S-4.2"

    def choices(self, state: SiecleDor) -> list[Action]:
        seat = self.seat
        options: list[Action] = []
        add_uses(state, seat, options)
        add_creations(state, seat, options)
        add_guilds(state, seat, options)
        add_moves(state, seat, options)
        add_auctions(state, seat, options)
        add_cash(state, seat, options)
        if state.waiting[seat] > 0 and can_lift(state, seat):
            options.append(state.edition.sail)
        options.append(state.edition.end)
        return options

    def answer(self, state: SiecleDor, action: Action) -> None:
        verb = action.verb
        if verb == "end":
            return
        state.then(self)
        if verb == "move":
            move(state, self.seat, action.value)
        elif verb == "use":
            use(state, self.seat, action.value)
        elif verb == "auction":
            open_auction(state, self.seat, action.value)
        elif verb == "take":
            take(state, self.seat, action.value)
        elif verb == "create":
            create(state, self.seat, action.value)
        elif verb == "cash":
            cash(state, self.seat, action.value)
        else:
            state.then(LiftToSail(self.seat, MUST_LIFT))

    def why_not(self, state: SiecleDor, action: Action) -> str:
        return action.clause if action.verb in WHY else self.CLAUSE


WHY = ("move", "use", "auction", "take", "create", "cash", "sail")
