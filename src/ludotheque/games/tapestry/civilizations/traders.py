"""T-14.5, R-54: Traders send tokens to empty lands and to those of others."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Question
from ludotheque.games.tapestry.civilizations.civilization import TOKENS_LEFT, WithTokens, cell
from ludotheque.games.tapestry.components import FROM_CIVILIZATION, MATS_PART, NONE, OUTPOST, SIDES, TOKEN, TRADERS
from ludotheque.games.tapestry.map.atlas import HEXES
from ludotheque.games.tapestry.map.dice import BLACK, RED, gain_die, gain_territory
from ludotheque.games.tapestry.map.pieces import kind_of, owner_of, piece_of, stands
from ludotheque.games.tapestry.map.territories import AtHex, is_territory, pieces, put
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.victory import score


class Traders(WithTokens):
    """T-14.3: four tokens; on income turns one may be placed."""

    def income(self, state: Tapestry, seat: i64) -> None:
        state.then(SendTrader(seat))


def takes_trader(state: Tapestry, seat: i64, hex: i64) -> bool:
    """T-14.5: an empty territory, or one with nothing but a standing outpost of an opponent."""
    if not is_territory(state, hex) or pieces(state, hex) > 1:
        return False
    piece = state.piece[2 * hex]
    return piece == 0 or (stands(piece) and kind_of(piece) == OUTPOST and owner_of(piece) != seat)


class SendTrader(Question[Tapestry]):
    """T-14.5, T-10.10: points for the lands of others around an empty one; or the benefit of an opponent's land."""

    CLAUSE: ClassVar[str] = "T-14.5"

    def choices(self, state: Tapestry) -> list[Action]:
        options: list[Action] = []
        if state.mat[cell(TRADERS, TOKENS_LEFT)] > 0:
            for hex in range(HEXES):
                if takes_trader(state, self.seat, hex):
                    options.append(state.edition.verbs.place[hex])
        return state.edition.verbs.or_decline(options)

    def answer(self, state: Tapestry, action: Action) -> None:
        if action.verb != "place":
            return
        hex = action.value
        empty = pieces(state, hex) == 0
        state.changed |= MATS_PART
        state.mat[cell(TRADERS, TOKENS_LEFT)] -= 1
        put(state, hex, piece_of(self.seat, TOKEN))
        state.tell("placed", "T-14.5", self.seat, hex)
        if empty:
            score(state, self.seat, rivals_around(state, self.seat, hex), FROM_CIVILIZATION, "T-14.5")
        else:
            gain_territory(state, self.seat, hex, FROM_CIVILIZATION)


def rivals_around(state: Tapestry, seat: i64, hex: i64) -> i64:
    """T-14.5: neighbouring territories that opponents control."""
    count: i64 = 0
    for side in range(SIDES):
        other = state.atlas().neighbours[SIDES * hex + side]
        if other != NONE and state.controller[other] != NONE and state.controller[other] != seat:
            count += 1
    return count


def offer_die(state: Tapestry, attacker: i64, hex: i64, chosen: i64, red: i64, black: i64) -> None:
    """T-10.14, R-54: an opponent conquered a territory with a trader's token and took one die: the other is offered."""
    owner = state.civilization_owner[TRADERS]
    if owner < 0 or owner == attacker:
        return
    for at in range(2 * hex, 2 * hex + 2):
        if state.piece[at] == piece_of(owner, TOKEN):
            left = BLACK if chosen == RED else RED
            state.then(TakeDie(owner, hex, left, black if left == BLACK else red))
            return


class TakeDie(AtHex):
    """R-54, T-18.5: the die the attacker left, as one's own roll; who has finished gains only its points."""

    CLAUSE: ClassVar[str] = "R-54"

    def __init__(self, seat: i64, hex: i64, colour: i64, face: i64) -> None:
        super().__init__(seat, hex)
        self.colour = colour
        self.face = face

    def plain(self) -> bool:
        return True

    def choices(self, state: Tapestry) -> list[Action]:
        verbs = state.edition.verbs
        if state.finished[self.seat] == 1:
            return [verbs.accept] if self.colour == RED else []
        return [verbs.accept, verbs.decline]

    def answer(self, state: Tapestry, action: Action) -> None:
        if action is not state.edition.verbs.accept:
            return
        if state.finished[self.seat] == 1:
            score(state, self.seat, red_points(state, self.seat, self.face), FROM_CIVILIZATION, "T-18.5")
        else:
            gain_die(state, self.seat, self.colour, self.face, self.hex, FROM_CIVILIZATION)


def red_points(state: Tapestry, seat: i64, face: i64) -> i64:
    """T-10.5: points on the red die, printed or for each territory."""
    phrase = state.edition.phrases[state.edition.red_benefit[face]]
    return phrase.parts[0].count * state.territories[seat] if phrase.parts else phrase.count
