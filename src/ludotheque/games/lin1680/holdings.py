"""F-1.4, F-1.5: cards and pieces changing hands, and what several chapters ask about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.lin1680 import components as c

if TYPE_CHECKING:
    from ludotheque.games.lin1680.state import Lin1680


def add(state: Lin1680, seat: i64, kind: i64, count: i64) -> None:
    """F-1.4, R-14, R-27: so many cards more, or less, in a hand of any size, seen by all if hands are open."""
    at = c.KINDS * seat + kind
    state.changed |= c.HAND_PART
    state.hand[at] += count
    if state.agreed[c.OPEN_HANDS] > 0:
        state.known[at] = state.hand[at]


def cards_in_hand(state: Lin1680, seat: i64) -> i64:
    count: i64 = 0
    for kind in range(c.KINDS):
        count += state.hand[c.KINDS * seat + kind]
    return count


def presence(state: Lin1680, seat: i64, kind: i64) -> i64:
    """F-1.5: the houses on places that yield this kind, and the pawn if it stands on one."""
    here = 1 if state.edition.yields[state.pawn[seat]] == kind else 0
    return state.works[c.WORKS * seat + kind] + here


def put_house(state: Lin1680, seat: i64, place: i64) -> None:
    """F-6.5, F-6.6, F-6.7: from the owner's stock to a place without a house."""
    state.changed |= c.BOARD_PART
    state.house[place] = seat
    state.built[seat] += 1
    count_house(state, seat, place, 1)


def take_house(state: Lin1680, place: i64) -> i64:
    """F-6.7: back to the stock of its owner, who is returned."""
    owner = state.house[place]
    state.changed |= c.BOARD_PART
    state.house[place] = c.NONE
    state.built[owner] -= 1
    count_house(state, owner, place, -1)
    return owner


def count_house(state: Lin1680, seat: i64, place: i64, by: i64) -> None:
    kind = state.edition.yields[place]
    state.changed |= c.BOARD_PART
    if kind != c.NONE:
        state.works[c.WORKS * seat + kind] += by
    if state.edition.types[place] == c.MARKET:
        state.works[c.WORKS * seat + c.MARKETS] += by


def in_port(state: Lin1680, seat: i64) -> bool:
    return state.edition.types[state.pawn[seat]] == c.PORT


def may_use_cards(state: Lin1680, seat: i64) -> bool:
    """F-7.1, R-9, R-37: everybody can see whether a player has privilege cards that may be used now."""
    limit = state.agreed[c.CARD_LIMIT]
    if limit > 0 and state.played >= limit:
        return False
    mine = c.CARDS * seat
    for card in range(c.CARDS):
        if state.privileges[mine + card] > 0:
            return True
    return False


def inventory(state: Lin1680) -> dict[str, int]:
    """F-1.3, F-1.4, F-6.7: resource cards by kind, privilege cards by face; pieces are counted out by their stocks."""
    found: dict[str, int] = {}
    for kind in range(c.KINDS):
        held = [state.hand[c.KINDS * seat + kind] for seat in range(state.seats)]
        found[c.KIND_IDS[kind]] = state.reserve[kind] + state.market[kind] + sum(held)
    for card in range(c.CARDS):
        held = [state.privileges[c.CARDS * s + card] + state.bought[c.CARDS * s + card] for s in range(state.seats)]
        found[c.CARD_IDS[card]] = state.pile[card] + state.used[card] + sum(held)
    for seat in range(state.seats):
        standing = [owner for owner in state.house if owner == seat]
        found[f"houses of seat {seat}"] = state.edition.houses + len(standing) - state.built[seat]
    return found
