"""L-5, phase 2: one card a turn, until each player stops and moves."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Effect, Question, Stage
from ludotheque.games.loire import components as c
from ludotheque.games.loire.movement import Move
from ludotheque.games.loire.state import Loire


class Preparation(Stage[Loire]):
    """L-5.1: the leader begins; everybody may lay cards."""

    def run(self, state: Loire) -> None:
        state.phase = 2
        state.changed |= c.BOAT_PART
        for seat in range(state.seats):
            state.moved[seat] = 0
        state.then(NEXT_TURN[state.leader])


class NextTurn(Effect[Loire]):
    """L-3.2, L-5.2, L-5.3: the turn goes to the next player who has not moved; when all have, phase 2 is over."""

    def run(self, state: Loire) -> None:
        seat = self.seat
        for _each in range(state.seats):
            if not state.moved[seat]:
                state.then(LAY_CARD[seat], NEXT_TURN[state.left_of(seat)])
                return
            seat = state.left_of(seat)


class LayCard(Question[Loire]):
    """L-5.1, L-5.11, R-19, R-20: lay one card, or stop and move, at any time; only while fishing, pass."""

    CLAUSE: ClassVar[str] = "L-5.1"

    def choices(self, state: Loire) -> list[Action]:
        edition = state.edition
        seat = self.seat
        mine = c.KINDS * seat
        hand = state.hand
        options: list[Action] = []
        for kind in range(c.EXPLOSION):
            if hand[mine + kind] > 0:
                options.append(edition.lay[kind])
        fishing = state.laid[mine + c.FISHING] > 0
        forced = fishing and all_fish(state)
        if hand[mine + c.FISHING] > 0 and (forced or not fishing):
            options.append(edition.lay[c.FISHING])
        if hand[mine + c.EXPLOSION] > 0:
            self._add_explosions(state, options)
        self._add_bribes(state, options)
        if fishing and not forced:
            options.append(edition.wait)
        options.append(edition.stop)
        return options

    def _add_explosions(self, state: Loire, options: list[Action]) -> None:
        """L-5.6, R-9: any coal on the table, one's own too where the match allows it; or none."""
        for victim in range(state.seats):
            if victim != self.seat or state.self_target:
                for coal in range(c.MARINER):
                    if state.laid[c.KINDS * victim + coal] > 0:
                        options.append(state.edition.explode[c.MARINER * victim + coal])
        options.append(state.edition.fizzle)

    def _add_bribes(self, state: Loire, options: list[Action]) -> None:
        """L-5.7, R-10: with wine aboard, a mariner in front of another player."""
        if len(state.hold) > 0 and state.wines(self.seat) > 0:
            for victim in range(state.seats):
                if victim != self.seat and state.strength(victim) > 0:
                    options.append(state.edition.bribe[victim])

    def answer(self, state: Loire, action: Action) -> None:
        seat = self.seat
        verb = action.verb
        if verb == "pass":
            state.tell("passed", "L-5.8", seat)
            return
        reel_in(state, seat)
        if verb == "lay":
            lay(state, seat, action.value)
        elif verb == "stop":
            state.then(Move(seat))
        elif verb == "explode":
            explode(state, seat, action.value)
        else:
            bribe(state, seat, action.value)

    def why_not(self, state: Loire, action: Action) -> str:
        seat = self.seat
        if action is state.edition.wait:
            return "L-5.10" if state.laid[c.KINDS * seat + c.FISHING] > 0 else "L-5.8"
        if action is state.edition.lay[c.FISHING] and state.hand[c.KINDS * seat + c.FISHING] > 0:
            return "L-5.9"
        if action.verb in ("lay", "explode", "bribe"):
            return action.clause
        return self.CLAUSE

    def lacks(self, state: Loire, action: Action) -> dict[str, int]:
        return {"wine": 1} if action.verb == "bribe" and state.wines(self.seat) == 0 else {}

    def because(self, state: Loire, action: Action) -> str:
        mine = c.KINDS * self.seat
        if action.verb == "pass":
            return "all-fish" if state.laid[mine + c.FISHING] > 0 else "not-fishing"
        if action.verb == "lay":
            return "fishing" if state.hand[mine + action.value] > 0 else "hand"
        if action.verb == "explode":
            return "no-coal" if state.hand[mine + c.EXPLOSION] > 0 else "no-explosion"
        if action.verb == "bribe":
            return "own-mariner" if action.value == self.seat else "no-mariner"
        return ""


def all_fish(state: Loire) -> bool:
    """L-5.10: every player who has not moved is fishing."""
    for seat in range(state.seats):
        if not state.moved[seat] and state.laid[c.KINDS * seat + c.FISHING] == 0:
            return False
    return True


def reel_in(state: Loire, seat: i64) -> None:
    """L-5.9, R-11, R-22: to do anything but wait, a fishing player first discards the fishing card."""
    if state.laid[c.KINDS * seat + c.FISHING] > 0:
        state.laid[c.KINDS * seat + c.FISHING] = 0
        state.changed |= c.CARD_PART
        state.discard[c.FISHING] += 1
        state.tell("unfished", "L-5.9", seat)


def play(state: Loire, seat: i64, kind: i64) -> None:
    """A card leaves the hand; if the table knew of one such card, it is the one (R-7)."""
    state.hand[c.KINDS * seat + kind] -= 1
    if state.known[c.KINDS * seat + kind] > 0:
        state.known[c.KINDS * seat + kind] -= 1


def lay(state: Loire, seat: i64, kind: i64) -> None:
    """L-5.4, L-5.5, L-5.8, R-21: coal, mariner or fishing card, face up in front of the player, never taken back."""
    play(state, seat, kind)
    state.laid[c.KINDS * seat + kind] += 1
    state.tell("laid", state.edition.lay[kind].clause, seat, kind)


def explode(state: Loire, seat: i64, target: i64) -> None:
    """L-5.6, R-9: the explosion is discarded, and with it the coal it strikes, if any."""
    play(state, seat, c.EXPLOSION)
    state.changed |= c.CARD_PART
    state.discard[c.EXPLOSION] += 1
    if target == c.NO_COAL:
        state.tell("fizzled", "L-5.6", seat)
    else:
        coal = target % c.KINDS
        state.laid[target] -= 1
        state.discard[coal] += 1
        state.tell("exploded", "L-5.6", seat, target // c.KINDS, coal)


def bribe(state: Loire, seat: i64, victim: i64) -> None:
    """L-5.7, R-4: a wine from aboard is discarded, a mariner comes into the hand; no docking is undone."""
    state.spend_wine(seat)
    state.laid[c.KINDS * victim + c.MARINER] -= 1
    state.hand[c.KINDS * seat + c.MARINER] += 1
    state.known[c.KINDS * seat + c.MARINER] += 1
    state.tell("bribed", "L-5.7", seat, victim)


# steps never change: one of each will do
LAY_CARD: Final = [LayCard(seat) for seat in range(c.MOST_SEATS)]
NEXT_TURN: Final = [NextTurn(seat) for seat in range(c.MOST_SEATS)]
