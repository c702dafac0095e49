"""L-11: the end of the game, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from ludotheque.games.loire.state import Loire


def is_over(state: Loire) -> bool:
    """L-11.1, R-17, R-23: somebody has the target after the whole of phase 3, or the safety limit is reached."""
    if arrived(state) > 0:
        return True
    if state.round >= state.edition.round_limit:
        state.tell("limit", "R-23")
        return True
    return False


def arrived(state: Loire) -> i64:
    """L-11.1: how many players have the target."""
    count: i64 = 0
    for seat in range(state.seats):
        if state.points(seat) >= state.edition.target:
            count += 1
    return count


def announce(state: Loire) -> None:
    """L-11.1 to L-11.3, R-18: the richest wins; the level richest share the victory."""
    winners = richest(state)
    for seat in winners:
        if len(winners) == 1:
            state.tell("won", "L-11.2" if arrived(state) > 1 else "L-11.1", seat, state.points(seat))
        else:
            state.tell("shared", "L-11.3", seat, state.points(seat))


def richest(state: Loire) -> list[int]:
    """L-11.2, L-11.3: whoever has most louis; level ones share the victory."""
    most = max([state.points(seat) for seat in range(state.seats)])
    return [seat for seat in range(state.seats) if state.points(seat) == most]
