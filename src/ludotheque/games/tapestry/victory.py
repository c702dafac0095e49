"""T-17, T-18: victory points, objectives, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.tapestry.automa.parties import AUTOMA, SHADOW
from ludotheque.games.tapestry.components import CAPITAL_PART, FROM_OBJECTIVE, OBJECTIVES, SOURCES

if TYPE_CHECKING:
    from ludotheque.games.tapestry.state import Tapestry


def score(state: Tapestry, seat: i64, count: i64, source: i64, clause: str) -> None:
    """T-18.4: so many points more, however many there are already."""
    if count != 0:
        state.score[SOURCES * seat + source] += count
        state.tell("scored", clause, seat, count, source)


def objectives(state: Tapestry, seat: i64) -> i64:
    count: i64 = 0
    for at in range(OBJECTIVES * seat, OBJECTIVES * seat + OBJECTIVES):
        count += state.objective[at]
    return count


def reach(state: Tapestry, seat: i64, objective: i64) -> None:
    """T-17.1 to T-17.3, T-20.49, T-20.50: once per player; the highest value still free, nothing when all are taken;
    the Shadow Empire takes one without its points."""
    if state.objective[OBJECTIVES * seat + objective] == 1:
        return
    before: i64 = 0
    for other in range(state.seats):
        before += state.objective[OBJECTIVES * other + objective]
    values = state.edition.objective_points[OBJECTIVES * state.large + objective]
    if before < len(values):
        points = 0 if state.is_bot(seat) and seat != AUTOMA else values[before]
        state.changed |= CAPITAL_PART
        state.objective[OBJECTIVES * seat + objective] = 1
        state.score[SOURCES * seat + FROM_OBJECTIVE] += points
        state.tell("objective", "T-17.2", seat, objective, points)


def winners(state: Tapestry) -> list[int]:
    """T-18.3, T-20.1, T-20.73, R-80: most points; then most resources left; then the victory is shared. The Shadow
    Empire cannot win, and the Automa has no resources."""
    rivals = range(SHADOW) if state.level > 0 else range(state.seats)
    best = max([(state.points(seat), state.wealth(seat)) for seat in rivals])
    return [seat for seat in rivals if (state.points(seat), state.wealth(seat)) == best]
