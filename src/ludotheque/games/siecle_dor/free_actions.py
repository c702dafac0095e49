"""S-6: free actions: moving, taking a guild, creating a marker. Free means as often as wanted, not without cost."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ludotheque.core.action import Action
from ludotheque.core.state import Plain
from ludotheque.games.siecle_dor import components as c
from ludotheque.games.siecle_dor.colonies import marker_returns
from ludotheque.games.siecle_dor.pieces import lift, may_be_lifted, put
from ludotheque.games.siecle_dor.state import SiecleDor


def add_moves(state: SiecleDor, seat: i64, options: list[Action]) -> None:
    """S-6.1.1, S-6.1.2: any own pawn to a province next to it, whoever stands there, while half a florin is left."""
    if state.purse[seat] >= state.edition.move_price:
        for province in range(c.PROVINCES):
            if state.pawns[c.PROVINCES * seat + province] > 0:
                options.extend(state.edition.moves[province])


def move(state: SiecleDor, seat: i64, value: i64) -> None:
    """S-6.1.1: one pawn, one step, half a florin to the bank."""
    origin = value // c.PROVINCES
    goal = value % c.PROVINCES
    state.purse[seat] -= state.edition.move_price
    state.pawns[c.PROVINCES * seat + origin] -= 1
    state.pawns[c.PROVINCES * seat + goal] += 1
    state.tell("moved", "S-6.1.1", seat, origin, goal)


def add_guilds(state: SiecleDor, seat: i64, options: list[Action]) -> None:
    """S-6.2.3, R-2, R-3, R-4: guilds of others or of nobody that can be paid for, while there is a marker for them; not
    one whose marker is at the top."""
    if not has_marker_for_guild(state, seat):
        return
    for guild in range(c.GUILDS):
        if state.holder[c.FIRST_GUILD + guild] != seat:
            price = guild_price(state, guild)
            if 0 <= price <= state.purse[seat]:
                options.append(state.edition.take[guild])


def has_marker_for_guild(state: SiecleDor, seat: i64) -> bool:
    """R-4: from the reserve only, unless lifting for guilds is agreed."""
    return state.spare_markers[seat] > 0 or (state.agreed[c.GUILD_LIFT] > 0 and has_marker(state, seat))


def has_marker(state: SiecleDor, seat: i64) -> bool:
    """S-6.3.4, R-4b: one in the reserve, or one that may be lifted."""
    if state.spare_markers[seat] > 0:
        return True
    for place in range(c.PLACES):
        if may_be_lifted(state, seat, place):
            return True
    return False


def guild_price(state: SiecleDor, guild: i64) -> i64:
    """S-6.2.1, R-3: the lowest empty space above the marker, or the lowest of all; NONE where there is none above."""
    rung = state.rung[guild] + 1
    if rung < len(state.edition.guild_prices):
        return state.edition.guild_prices[rung]
    return c.NONE


def take(state: SiecleDor, seat: i64, guild: i64) -> None:
    """S-6.2.2, R-4: pay the bank and put a marker there, a lifted one only where that is agreed."""
    place = c.FIRST_GUILD + guild
    price = guild_price(state, guild)
    state.purse[seat] -= price
    former = place_at(state, seat, place)
    state.tell("took", "S-6.2.2", seat, place, price)
    if former != c.NONE:
        marker_returns(state, former, place)


def add_creations(state: SiecleDor, seat: i64, options: list[Action]) -> None:
    """S-6.3.1, S-6.3.3, R-4b, R-22: three own pawns in a province without any marker, while there is one for it."""
    if not has_marker(state, seat):
        return
    for province in range(c.PROVINCES):
        if can_convert(state, seat, province):
            options.append(state.edition.create[province])


def can_convert(state: SiecleDor, seat: i64, province: i64) -> bool:
    """S-6.3.1, S-6.3.3, S-7.1.3, R-22: enough own pawns, and nobody's marker there."""
    enough = state.pawns[c.PROVINCES * seat + province] >= state.edition.conversion
    return enough and state.holder[province] == c.NONE


def create(state: SiecleDor, seat: i64, province: i64) -> None:
    """S-6.3.1, S-6.3.2, R-5, R-21: exactly three pawns go back to the reserve and a marker takes their place, free."""
    state.pawns[c.PROVINCES * seat + province] -= state.edition.conversion
    state.spare_pawns[seat] += state.edition.conversion
    place_at(state, seat, province)
    state.tell("created", "S-6.3.1", seat, province)


def place_at(state: SiecleDor, seat: i64, place: i64) -> i64:
    """S-6.3.4, R-4: from the reserve; only where that is empty, from elsewhere on the board. Whose marker gives way."""
    if state.spare_markers[seat] > 0:
        state.spare_markers[seat] -= 1
        return arrive(state, seat, place, c.ACTIVE)
    state.then(LiftMarker(seat, place))
    return c.NONE


def arrive(state: SiecleDor, seat: i64, place: i64, face: i64) -> i64:
    """S-6.2.2, S-6.3.3: a marker stands in its new place, in a guild one space higher. Whose marker gives way."""
    former = state.holder[place]
    put(state, seat, place, face)
    if place >= c.FIRST_GUILD:
        state.changed |= c.PLACE_PART
        state.rung[place - c.FIRST_GUILD] += 1
    return former


class LiftMarker(Plain[SiecleDor]):
    """S-6.3.4, R-4, R-4b, R-21: which of one's markers on the board is lifted for the new place."""

    CLAUSE: ClassVar[str] = "S-6.3.4"

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place = place

    def choices(self, state: SiecleDor) -> list[Action]:
        return [state.edition.lift[place] for place in range(c.PLACES) if may_be_lifted(state, self.seat, place)]

    def answer(self, state: SiecleDor, action: Action) -> None:
        former = arrive(state, self.seat, self.place, lift(state, self.seat, action.value))
        state.tell("lifted", "S-6.3.4", self.seat, action.value)
        if former != c.NONE:
            marker_returns(state, former, self.place)
