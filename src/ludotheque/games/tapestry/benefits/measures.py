"""T-3.7, T-6.4: what points are counted by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.tapestry import components as c
from ludotheque.games.tapestry.victory import objectives

if TYPE_CHECKING:
    from ludotheque.games.tapestry.state import Tapestry


MEASURES: Final = [  # ids and icons of what can be counted: tracks, buildings, and then
    *zip(c.TRACK_IDS, c.TRACK_ICONS),
    *zip(["markets", "houses", "farms", "armories"], c.BUILDING_ICONS),
    ("tech-cards", "tech"),
    ("lines", "lines"),
    ("territories", "watchtower"),
    ("landmarks", "greek-temple"),
    ("tapestry-cards", "scroll-unfurled"),
    ("tiles", "tile"),
    ("leads", "upgrade"),
    ("opponents", "three-friends"),
    ("objectives", "wreath"),
]
MEASURE_IDS: Final = [id for id, _ in MEASURES]
TECH_CARDS: Final[i64] = MEASURE_IDS.index("tech-cards")
LINES_FILLED: Final[i64] = MEASURE_IDS.index("lines")
TERRITORIES: Final[i64] = MEASURE_IDS.index("territories")
LANDMARKS: Final[i64] = MEASURE_IDS.index("landmarks")
TAPESTRIES: Final[i64] = MEASURE_IDS.index("tapestry-cards")
TILES: Final[i64] = MEASURE_IDS.index("tiles")
LEADS: Final[i64] = MEASURE_IDS.index("leads")
OPPONENTS: Final[i64] = MEASURE_IDS.index("opponents")


def measure(state: Tapestry, seat: i64, what: i64) -> i64:
    """T-3.7, T-6.4: how many there are now of what a benefit counts."""
    if what < c.TRACKS:
        return state.position(seat, what)
    if what < c.TRACKS + c.BUILDINGS:
        return buildings(state, seat, what - c.TRACKS)
    if what == TECH_CARDS:
        return tech_cards(state, seat)
    if what == LINES_FILLED:
        return lines(state, seat)
    if what == TERRITORIES:
        return state.territories[seat]
    if what == LANDMARKS:
        return landmarks(state, seat)
    if what == TAPESTRIES:
        return tapestry_cards(state, seat)
    if what == TILES:
        return tiles(state, seat)
    if what == LEADS:
        return leads(state, seat)
    if what == OPPONENTS:
        return state.seats - 1
    return objectives(state, seat)


def members(places: vec[i64], place: i64) -> i64:
    """How many things are in one place, or somebody's."""
    count: i64 = 0
    for here in places:
        if here == place:
            count += 1
    return count


def income_points(state: Tapestry, seat: i64) -> i64:
    """T-3.7: what the exposed icons of points score."""
    income = state.edition.income
    total: i64 = 0
    for kind in range(c.BUILDINGS):
        for slot in range(state.buildings[c.BUILDINGS * seat + kind] + 1):
            at = c.SLOTS * kind + slot
            total += income.points[at]
            if income.measure[at] != c.NONE:
                total += measure(state, seat, income.measure[at])
    return total


def tech_cards(state: Tapestry, seat: i64) -> i64:
    """T-9.2: cards in all three rows."""
    first = c.FIRST_ROW + c.ROWS * seat
    count: i64 = 0
    for place in state.tech_place:
        if first <= place < first + c.ROWS:
            count += 1
    return count


def lines(state: Tapestry, seat: i64) -> i64:
    """T-12.5: complete rows and columns of the capital; Architects count a line of one kind twice."""
    count: i64 = 0
    for line in range(c.FIRST_DISTRICT):
        if state.filled[c.LINES * seat + line] == c.SIDE:
            count += 1
            if state.holds(seat, c.ARCHITECTS) and is_of_one_kind(state, seat, line):
                count += 1
    return count


def is_of_one_kind(state: Tapestry, seat: i64, line: i64) -> bool:
    """T-14.5: at least one income building on these plots, and all of the same kind."""
    found: i64 = c.NONE
    for at in range(c.SIDE):
        what = state.plots[c.PLOTS * seat + plot_of(line, at)]
        if c.FIRST_BUILDING <= what < c.FIRST_LANDMARK:
            if found != c.NONE and found != what:
                return False
            found = what
    return found != c.NONE


def plot_of(line: i64, at: i64) -> i64:
    """T-12.1: the plots of a row, of a column, or of a district."""
    if line < c.SIDE:
        return c.SIDE * line + at
    if line < c.FIRST_DISTRICT:
        return c.SIDE * at + line - c.SIDE
    district = line - c.FIRST_DISTRICT
    return c.SIDE * (district // 3 * 3 + at // 3) + district % 3 * 3 + at % 3


def districts(state: Tapestry, seat: i64) -> i64:
    """T-12.4: complete districts."""
    count: i64 = 0
    for line in range(c.FIRST_DISTRICT, c.LINES):
        if state.filled[c.LINES * seat + line] == c.SIDE:
            count += 1
    return count


def buildings(state: Tapestry, seat: i64, kind: i64) -> i64:
    """R-6: buildings of a kind that have left the income mat, wherever they stand; once only those that were placed."""
    at = c.BUILDINGS * seat + kind
    return state.buildings[at] if state.rules >= c.REVISED else state.placed[at]


def landmarks(state: Tapestry, seat: i64) -> i64:
    """T-5.3, R-6: all landmarks a player has, wherever they stand."""
    return members(state.landmark_owner, seat)


def tapestry_cards(state: Tapestry, seat: i64) -> i64:
    """T-13.2, T-13.4: in hand and on the income mat, covered and face-down ones too; not the printed Maker of Fire."""
    count = state.face_down[seat]
    for at in range(c.FACES * seat, c.FACES * seat + c.FACES):
        count += state.hand[at] + state.laid[at]
    return count


def tiles(state: Tapestry, seat: i64) -> i64:
    """T-6.3: territory tiles in supply."""
    return members(state.tile_place, c.FIRST_SUPPLY + seat)


def leads(state: Tapestry, seat: i64) -> i64:
    """R-39: tracks on which nobody is ahead, even where all stand at the start."""
    count: i64 = 0
    for track in range(c.TRACKS):
        if is_leading(state, seat, track):
            count += 1
    return count


def is_leading(state: Tapestry, seat: i64, track: i64) -> bool:
    """T-16.3, R-39: no token is ahead of one's own."""
    mine = state.position(seat, track)
    return all(state.position(other, track) <= mine for other in range(state.seats))


def completed_tracks(state: Tapestry, seat: i64) -> i64:
    """T-16.1, R-50: tracks on whose last space one stands, or stood."""
    count: i64 = 0
    for track in range(c.TRACKS):
        if state.position(seat, track) == c.LAST:
            count += 1
    return count
