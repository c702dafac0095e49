"""T-20.39 to T-20.45: the Automa conquers."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.automa import parties
from ludotheque.games.tapestry.automa.decisions import BotStep, Consult
from ludotheque.games.tapestry.automa.exploration import BotFind, OnMap, open_hexes
from ludotheque.games.tapestry.automa.hexes import Aim, distances, held_singly, your_lands
from ludotheque.games.tapestry.benefits.costs import discard_card
from ludotheque.games.tapestry.benefits.resources import receive_any
from ludotheque.games.tapestry.map.atlas import HEXES
from ludotheque.games.tapestry.map.conquest import is_target, topple
from ludotheque.games.tapestry.map.pieces import TOPPLED, piece_of
from ludotheque.games.tapestry.map.territories import AtHex, pieces, put, put_outpost, touches
from ludotheque.games.tapestry.state import Tapestry
from ludotheque.games.tapestry.victory import reach


def wants_middle(state: Tapestry) -> bool:
    """T-20.40, T-20.43, R-64: it has not reached that objective, and could still conquer the middle island."""
    middle = state.atlas().middle
    return (
        state.objective[c.OBJECTIVES * parties.AUTOMA + c.ISLAND_OBJECTIVE] == 0
        and state.controller[middle] != parties.AUTOMA
        and pieces(state, middle) < 2
    )


def conquerable(state: Tapestry, anywhere: i64, owner: i64) -> list[int]:
    """T-20.39, T-10.1, R-66: territories of somebody, or of nobody, that it can legally conquer."""
    return [
        hex
        for hex in range(HEXES)
        if state.controller[hex] == owner and is_target(state, parties.AUTOMA, hex, anywhere)
    ]


def neutral_hexes(state: Tapestry, anywhere: i64) -> list[int]:
    """T-20.42, R-66, R-67: what it can conquer or explore; next to you only with the topple icon."""
    near = state.edition.automa.topple[state.automa[parties.TIEBREAKER]] == 1
    hexes = conquerable(state, anywhere, c.NONE) + open_hexes(state, anywhere)
    return [hex for hex in hexes if near or not touches(state, parties.YOU, hex)]


class BotConquer(OnMap):
    """T-20.39, T-20.40, T-20.42, T-20.43, R-66, R-69: a territory of yours if it can, else a neutral hex; without an
    outpost, or a hex, it is skipped."""

    def run(self, state: Tapestry) -> None:
        if state.outposts[parties.AUTOMA] == 0:
            state.tell("bot-skipped", "R-69", parties.AUTOMA, parties.NO_OUTPOST)
            return
        yours = conquerable(state, self.anywhere, parties.YOU)
        if state.automa[parties.TIEBREAKER] == c.NONE and len(yours) != 1:
            state.then(Consult(), self)
        elif yours:
            attack(state, yours)
        else:
            occupy(state, neutral_hexes(state, self.anywhere))


def attack(state: Tapestry, hexes: list[int]) -> None:
    """T-20.40, T-20.41, R-78, R-85: of your territories the nearest to the middle island, while it wants that; then the
    arrows. Whoever holds a Trap and has not finished is asked."""
    aim = Aim(hexes)
    if wants_middle(state):
        aim.keep_nearest(distances(state, [int(state.atlas().middle)]), parties.MIDDLE)
    hex = aim.first_met(state)
    put_outpost(state, parties.AUTOMA, hex)
    state.tell("bot-conquering", "T-20.40", parties.AUTOMA, hex, aim.why)
    if state.finished[parties.YOU] == 0 and state.hand[c.FACES * parties.YOU + c.TRAP] > 0:
        state.then(SpringTrap(parties.YOU, hex))
    else:
        overcome(state, hex)


def occupy(state: Tapestry, hexes: list[int]) -> None:
    """T-20.42 to T-20.44: the nearest to the middle island, while it wants that; the nearest to a territory that you
    hold singly, or else to any of yours; the arrows. An unexplored hex gets a tile first."""
    if not hexes:
        state.tell("bot-skipped", "T-20.42", parties.AUTOMA, parties.NO_HEX)
        return
    aim = Aim(hexes)
    if wants_middle(state):
        aim.keep_nearest(distances(state, [int(state.atlas().middle)]), parties.MIDDLE)
    singles = held_singly(state, parties.YOU)
    goals = singles if singles else your_lands(state)
    if goals:
        aim.keep_nearest(distances(state, goals), parties.SINGLE if singles else parties.NEAR)
    hex = aim.first_met(state)
    state.tell("bot-taking", "T-20.43", parties.AUTOMA, hex, aim.why)
    state.then(Occupy(hex))
    if state.tile[hex] == c.UNEXPLORED:
        state.then(BotFind(parties.AUTOMA, hex))


class Occupy(BotStep):
    """T-20.44, T-20.45, R-70: an outpost of the Automa; with the topple icon a toppled one of the Shadow Empire, but
    not on the middle island. No dice, no benefit, no points for what lines up."""

    def run(self, state: Tapestry) -> None:
        hex = self.what
        put_outpost(state, parties.AUTOMA, hex)
        control(state, hex, "T-20.44")
        if state.edition.automa.topple[state.automa[parties.TIEBREAKER]] == 1 and hex != state.atlas().middle:
            lock(state, hex, "T-20.44")


def lock(state: Tapestry, hex: i64, clause: str) -> None:
    """T-20.6, T-20.44, T-20.67, R-68, R-84: a toppled outpost of the Shadow Empire: nobody toppled it, and it counts
    for nothing but that two pieces close a territory."""
    if state.outposts[parties.SHADOW] > 0 and pieces(state, hex) < 2:
        state.changed |= c.MAP_PART
        state.outposts[parties.SHADOW] -= 1
        put(state, hex, piece_of(parties.SHADOW, c.OUTPOST) + TOPPLED)
        state.tell("shadow-outpost", clause, parties.SHADOW, hex)


def control(state: Tapestry, hex: i64, clause: str) -> None:
    """T-20.49: the territory is the Automa's; the middle island is an objective."""
    state.tell("conquered", clause, parties.AUTOMA, hex)
    if hex == state.atlas().middle:
        reach(state, parties.AUTOMA, c.ISLAND_OBJECTIVE)


def overcome(state: Tapestry, hex: i64) -> None:
    """T-20.41, T-20.49: your piece is toppled, which counts for the Automa's objective."""
    topple(state, parties.AUTOMA, parties.YOU, hex)
    control(state, hex, "T-20.41")


class SpringTrap(AtHex):
    """T-20.41, R-78: a Trap, or not; you keep control and gain a resource, and the Automa's outpost lies toppled."""

    CLAUSE: ClassVar[str] = "T-20.41"

    def choices(self, state: Tapestry) -> list[Action]:
        return [state.edition.verbs.trap, state.edition.verbs.decline]

    def answer(self, state: Tapestry, action: Action) -> None:
        if action is not state.edition.verbs.trap:
            overcome(state, self.hex)
            return
        discard_card(state, self.seat, c.TRAP)
        topple(state, self.seat, parties.AUTOMA, self.hex)
        state.tell("trapped", "T-20.41", self.seat, parties.AUTOMA, self.hex)
        receive_any(state, self.seat, 1)
