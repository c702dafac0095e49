"""T-10: conquering territories, with dice, traps and toppled outposts."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Effect, Question
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.automa.parties import AUTOMA, TRAPPED
from ludotheque.games.tapestry.automa.unseen import search_for_trap
from ludotheque.games.tapestry.benefits.costs import discard_card
from ludotheque.games.tapestry.benefits.resources import receive_any
from ludotheque.games.tapestry.civilizations.isolationists import offer_token
from ludotheque.games.tapestry.civilizations.militants import uncover_row
from ludotheque.games.tapestry.civilizations.mystics import watch_predictions
from ludotheque.games.tapestry.map.atlas import HEXES
from ludotheque.games.tapestry.map.pieces import owner_of, stands
from ludotheque.games.tapestry.map.spoils import BOTH, BOTH_IF_RIVAL, ONE_DIE, RollDice
from ludotheque.games.tapestry.map.territories import AtHex, is_territory, pieces, put_outpost, topple_at, touches
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.victory import reach


def is_target(state: Tapestry, seat: i64, hex: i64, anywhere: i64) -> bool:
    """T-10.1, T-10.3, T-10.9, T-10.10, R-12, R-41: a territory with at most one token that one does not control."""
    return (
        is_territory(state, hex)
        and pieces(state, hex) < 2
        and state.controller[hex] != seat
        and not is_allied(state, seat, state.controller[hex])
        and (anywhere == 1 or touches(state, seat, hex))
    )


def is_allied(state: Tapestry, seat: i64, other: i64) -> bool:
    """T-10.1: Alliance: neither of the two may conquer the other's territories."""
    if other == c.NONE:
        return False
    for place in range(2):
        mine = 2 * seat + place
        theirs = 2 * other + place
        if state.active[mine] == c.ALLIANCE and state.ally[mine] == other:
            return True
        if state.active[theirs] == c.ALLIANCE and state.ally[theirs] == seat:
            return True
    return False


def can_conquer(state: Tapestry, seat: i64, anywhere: i64) -> bool:
    """T-10.8: an outpost in supply, and a target."""
    if state.outposts[seat] == 0:
        return False
    return any(is_target(state, seat, hex, anywhere) for hex in range(HEXES))


class Conquer(Question[Tapestry]):
    """T-10.1, T-10.11, T-10.14: an outpost on a territory; then Isolationists' token, a Trap, the outcome."""

    CLAUSE: ClassVar[str] = "T-10.1"

    def __init__(self, seat: i64, anywhere: i64, dice: i64) -> None:
        super().__init__(seat)
        self.anywhere = anywhere
        self.dice = dice

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        if state.outposts[self.seat] > 0:
            for hex in range(HEXES):
                if is_target(state, self.seat, hex, self.anywhere):
                    options.append(state.edition.verbs.conquer[hex])
        return options

    def answer(self, state: Tapestry, action: Action) -> None:
        seat = self.seat
        hex = action.value
        rival = state.controller[hex]
        empty = pieces(state, hex) == 0
        dice = dice_of(state, seat, self.dice, rival)
        put_outpost(state, seat, hex)
        state.tell("conquering", "T-10.1", seat, hex)
        if rival == c.NONE:
            win(state, seat, hex, dice)
        elif state.finished[rival] == 1 or state.enjoys(seat, c.PILLAGE_AND_PLUNDER):
            overrun(state, seat, hex, dice)
        else:
            defend(state, rival, seat, hex, dice)
        if empty:
            offer_token(state, seat, hex)
        uncover_row(state, seat)

    def why_not(self, state: Tapestry, action: Action) -> str:
        if action.verb != "conquer" or state.outposts[self.seat] == 0:
            return "T-10.8"
        if not is_territory(state, action.value):
            return "T-10.3"
        if state.controller[action.value] == self.seat:
            return "R-41"
        return "T-10.10" if pieces(state, action.value) > 1 else "T-10.1"

    def because(self, state: Tapestry, action: Action) -> str:
        if action.verb != "conquer":
            return ""
        whys = {"T-10.8": "no-outpost", "T-10.3": "no-territory", "R-41": "own-territory", "T-10.10": "two-pieces"}
        return whys.get(self.why_not(state, action), "not-adjacent")


def dice_of(state: Tapestry, seat: i64, dice: i64, rival: i64) -> i64:
    """R-11: one die or both; Tanks and Pillage and Plunder give both on a territory an opponent controlled."""
    if dice == BOTH or (rival != c.NONE and (dice == BOTH_IF_RIVAL or state.enjoys(seat, c.PILLAGE_AND_PLUNDER))):
        return BOTH
    return ONE_DIE


def defend(state: Tapestry, rival: i64, seat: i64, hex: i64, dice: i64) -> None:
    """T-10.13, T-20.47: who is in control is asked for a Trap; the Automa's cards are searched for one."""
    if state.is_bot(rival):
        state.then(Outcome(seat, hex, dice))
        search_for_trap(state)
    else:
        state.then(Defend(rival, seat, hex, dice))


class Outcome(Effect[Tapestry]):
    """T-20.47, T-20.48, R-79: a Trap among the Automa's cards stops the attack, which still brings a die; without one
    it goes on as usual."""

    def __init__(self, seat: i64, hex: i64, dice: i64) -> None:
        super().__init__(seat)
        self.hex = hex
        self.dice = dice

    def run(self, state: Tapestry) -> None:
        if state.automa[TRAPPED] == 0:
            overrun(state, self.seat, self.hex, self.dice)
            return
        state.automa[TRAPPED] = 0
        state.then(RollDice(self.seat, self.hex, self.dice, 1))
        topple(state, AUTOMA, self.seat, self.hex)
        state.tell("trapped", "T-20.47", AUTOMA, self.seat, self.hex)


class Defend(AtHex):
    """T-10.7, T-10.13, R-9: asked of whoever is in control, with a Trap or without, so that hands stay secret."""

    CLAUSE: ClassVar[str] = "T-10.13"

    def __init__(self, seat: i64, attacker: i64, hex: i64, dice: i64) -> None:
        super().__init__(seat, hex)
        self.attacker = attacker
        self.dice = dice

    def choices(self, state: Tapestry) -> list[Action]:
        verbs = state.edition.verbs
        return [verbs.trap, verbs.decline] if state.hand[c.FACES * self.seat + c.TRAP] > 0 else [verbs.decline]

    def answer(self, state: Tapestry, action: Action) -> None:
        if action is not state.edition.verbs.trap:
            overrun(state, self.attacker, self.hex, self.dice)
            return
        discard_card(state, self.seat, c.TRAP)
        state.then(RollDice(self.attacker, self.hex, self.dice, 1))
        topple(state, self.seat, self.attacker, self.hex)
        state.tell("trapped", "T-10.7", self.seat, self.attacker, self.hex)
        receive_any(state, self.seat, 1)


def topple(state: Tapestry, seat: i64, victim: i64, hex: i64) -> None:
    """T-10.6, T-17.4, R-14, R-31: the standing piece of a player there is laid down; two of them are an objective."""
    for at in range(2 * hex, 2 * hex + 2):
        piece = state.piece[at]
        if stands(piece) and owner_of(piece) == victim:
            topple_at(state, at)
            state.changed |= c.CAPITAL_PART
            state.toppled[seat] += 1
            state.tell("toppled", "T-10.6", seat, victim, hex)
            if state.toppled[seat] >= state.edition.toppled_for_objective:
                reach(state, seat, c.TOPPLE_OBJECTIVE)
            return


def overrun(state: Tapestry, seat: i64, hex: i64, dice: i64) -> None:
    """T-10.6: the opponent's outpost is toppled, and the territory won."""
    for at in range(2 * hex, 2 * hex + 2):
        piece = state.piece[at]
        if stands(piece) and owner_of(piece) != seat:
            topple(state, seat, owner_of(piece), hex)
            break
    win(state, seat, hex, dice)


def win(state: Tapestry, seat: i64, hex: i64, dice: i64) -> None:
    """T-10.11, T-17.1, T-17.5: the territory is controlled before the dice are rolled; so is the middle island."""
    state.tell("conquered", "T-10.1", seat, hex)
    state.then(RollDice(seat, hex, dice, 0))
    if hex == state.atlas().middle:
        reach(state, seat, c.ISLAND_OBJECTIVE)
    watch_predictions(state, seat)
