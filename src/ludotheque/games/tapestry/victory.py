"""T-3.7, T-17: victory points, what they are counted by, and objectives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.tapestry.components import (
    ARCHITECTS,
    BUILDINGS,
    FACES,
    FIRST_BUILDING,
    FIRST_DISTRICT,
    FIRST_LANDMARK,
    FIRST_ROW,
    FIRST_SUPPLY,
    FROM_OBJECTIVE,
    LANDMARKS_MEASURE,
    LAST,
    LEADS_MEASURE,
    LINES,
    LINES_MEASURE,
    NONE,
    OBJECTIVES,
    OPPONENTS_MEASURE,
    PLOTS,
    ROWS,
    SIDE,
    SLOTS,
    SOURCES,
    TAPESTRY_MEASURE,
    TECH_CARDS_MEASURE,
    TERRITORIES_MEASURE,
    TILES_MEASURE,
    TRACKS,
)

if TYPE_CHECKING:
    from ludotheque.games.tapestry.state import Tapestry


def score(state: Tapestry, seat: i64, count: i64, source: i64, clause: str) -> None:
    """T-18.4: so many points more, however many there are already."""
    if count != 0:
        state.score[SOURCES * seat + source] += count
        state.tell("scored", clause, seat, count)


def measure(state: Tapestry, seat: i64, what: i64) -> i64:
    """T-3.7, T-6.4: how many there are now of what a benefit counts."""
    if what < TRACKS:
        return state.position(seat, what)
    if what < TRACKS + BUILDINGS:
        return state.placed[BUILDINGS * seat + what - TRACKS]
    if what == TECH_CARDS_MEASURE:
        return tech_cards(state, seat)
    if what == LINES_MEASURE:
        return lines(state, seat)
    if what == TERRITORIES_MEASURE:
        return state.territories[seat]
    if what == LANDMARKS_MEASURE:
        return landmarks(state, seat)
    if what == TAPESTRY_MEASURE:
        return tapestry_cards(state, seat)
    if what == TILES_MEASURE:
        return tiles(state, seat)
    if what == LEADS_MEASURE:
        return leads(state, seat)
    if what == OPPONENTS_MEASURE:
        return state.seats - 1
    return objectives(state, seat)


def income_points(state: Tapestry, seat: i64) -> i64:
    """T-3.7: what the exposed icons of points score."""
    income = state.edition.income
    total: i64 = 0
    for kind in range(BUILDINGS):
        for slot in range(state.buildings[BUILDINGS * seat + kind] + 1):
            at = SLOTS * kind + slot
            total += income.points[at]
            if income.measure[at] != NONE:
                total += measure(state, seat, income.measure[at])
    return total


def tech_cards(state: Tapestry, seat: i64) -> i64:
    """T-9.2: cards in all three rows."""
    first = FIRST_ROW + ROWS * seat
    count: i64 = 0
    for place in state.tech_place:
        if first <= place < first + ROWS:
            count += 1
    return count


def lines(state: Tapestry, seat: i64) -> i64:
    """T-12.5: complete rows and columns of the capital; Architects count a line of one kind twice."""
    count: i64 = 0
    for line in range(FIRST_DISTRICT):
        if state.filled[LINES * seat + line] == SIDE:
            count += 1
            if state.holds(seat, ARCHITECTS) and is_of_one_kind(state, seat, line):
                count += 1
    return count


def is_of_one_kind(state: Tapestry, seat: i64, line: i64) -> bool:
    """T-14.5: at least one income building on these plots, and all of the same kind."""
    found: i64 = NONE
    for at in range(SIDE):
        what = state.plots[PLOTS * seat + plot_of(line, at)]
        if FIRST_BUILDING <= what < FIRST_LANDMARK:
            if found != NONE and found != what:
                return False
            found = what
    return found != NONE


def plot_of(line: i64, at: i64) -> i64:
    """T-12.1: the plots of a row, of a column, or of a district."""
    if line < SIDE:
        return SIDE * line + at
    if line < FIRST_DISTRICT:
        return SIDE * at + line - SIDE
    district = line - FIRST_DISTRICT
    return SIDE * (district // 3 * 3 + at // 3) + district % 3 * 3 + at % 3


def districts(state: Tapestry, seat: i64) -> i64:
    """T-12.4: complete districts."""
    count: i64 = 0
    for line in range(FIRST_DISTRICT, LINES):
        if state.filled[LINES * seat + line] == SIDE:
            count += 1
    return count


def landmarks(state: Tapestry, seat: i64) -> i64:
    """T-5.3, R-6: all landmarks a player has, wherever they stand."""
    count: i64 = 0
    for owner in state.landmark_owner:
        if owner == seat:
            count += 1
    return count


def tapestry_cards(state: Tapestry, seat: i64) -> i64:
    """T-13.2, T-13.4: in hand and on the income mat, covered and face-down ones too; not the printed Maker of Fire."""
    count = state.face_down[seat]
    for at in range(FACES * seat, FACES * seat + FACES):
        count += state.hand[at] + state.laid[at]
    return count


def tiles(state: Tapestry, seat: i64) -> i64:
    """T-6.3: territory tiles in supply."""
    count: i64 = 0
    for place in state.tile_place:
        if place == FIRST_SUPPLY + seat:
            count += 1
    return count


def leads(state: Tapestry, seat: i64) -> i64:
    """R-39: tracks on which nobody is ahead, even where all stand at the start."""
    count: i64 = 0
    for track in range(TRACKS):
        if is_leading(state, seat, track):
            count += 1
    return count


def is_leading(state: Tapestry, seat: i64, track: i64) -> bool:
    """T-16.3, R-39: no token is ahead of one's own."""
    mine = state.position(seat, track)
    for other in range(state.seats):
        if state.position(other, track) > mine:
            return False
    return True


def completed_tracks(state: Tapestry, seat: i64) -> i64:
    """T-16.1, R-50: tracks on whose last space one stands, or stood."""
    count: i64 = 0
    for track in range(TRACKS):
        if state.position(seat, track) == LAST:
            count += 1
    return count


def objectives(state: Tapestry, seat: i64) -> i64:
    count: i64 = 0
    for at in range(OBJECTIVES * seat, OBJECTIVES * seat + OBJECTIVES):
        count += state.objective[at]
    return count


def reach(state: Tapestry, seat: i64, objective: i64) -> None:
    """T-17.1 to T-17.3: once per player; the highest value still free, nothing when all are taken."""
    if state.objective[OBJECTIVES * seat + objective] == 1:
        return
    before: i64 = 0
    for other in range(state.seats):
        before += state.objective[OBJECTIVES * other + objective]
    values = state.edition.objective_points[OBJECTIVES * state.large + objective]
    if before < len(values):
        state.objective[OBJECTIVES * seat + objective] = 1
        state.score[SOURCES * seat + FROM_OBJECTIVE] += values[before]
        state.tell("objective", "T-17.2", seat, objective, values[before])
