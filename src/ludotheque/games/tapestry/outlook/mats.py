"""What a learner is told of a player's capital, and of how far the civilization mats have been used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.tapestry.civilizations.civilization import TOKENS_LEFT, cell
from ludotheque.games.tapestry.civilizations.mystics import CATEGORIES, counted
from ludotheque.games.tapestry.components import (
    CELLS,
    CIVILIZATIONS,
    CRAFTSMEN,
    ENTERTAINERS,
    FIRST_DISTRICT,
    HERALDS,
    HISTORIANS,
    INVENTORS,
    ISOLATIONISTS,
    LEADERS,
    LINES,
    MERRYMAKERS,
    MILITANTS,
    MYSTICS,
    PLOTS,
    SIDE,
    TRACK_IDS,
    TRACKS,
    TRADERS,
)
from ludotheque.games.tapestry.outlook.holdings import END as FIRST

if TYPE_CHECKING:
    from ludotheque.games.tapestry.state import Tapestry

CAPITALS: Final = 6
SHORT: Final = 3  # plots that a line may lack to be told
SQUARES: Final = 4  # of the Historians
COLUMNS: Final = 3  # of the Craftsmen and of the Merrymakers
HEIGHT: Final = 5  # of a column of the Craftsmen
RANKS: Final = 2  # of the Militants
SPACES: Final = 4  # in one of them, and in a column of the Entertainers

CAPITAL: Final = FIRST  # by mat
LINE: Final = CAPITAL + CAPITALS  # by plots that are lacking, less one
DISTRICT: Final = LINE + SHORT  # likewise
DISTRICTS: Final = DISTRICT + SHORT
FREE: Final = DISTRICTS + 1
MORE: Final = FREE + 1
HERALD: Final = MORE + 1
INVENTOR: Final = HERALD + 1
TRADER: Final = INVENTOR + 1
ISOLATIONIST: Final = TRADER + 1
STAGE: Final = ISOLATIONIST + 1
CRAFT: Final = STAGE + 1  # by column
MERRY: Final = CRAFT + COLUMNS  # by column
MILITANT: Final = MERRY + COLUMNS  # by row
LEADER: Final = MILITANT + RANKS  # by track
SQUARE: Final = LEADER + TRACKS  # by square
EXACT: Final = SQUARE + SQUARES  # by category
MISSED: Final = EXACT + CATEGORIES  # by category
END: Final = MISSED + CATEGORIES

_predicted: Final = ("technology", "districts", "territories", "tracks")
NAMES: Final = {
    **{f"capital {at + 1}": "whether one has this mat, in the order of pairs" for at in range(CAPITALS)},
    **{f"lines {short + 1} short": "rows and columns that lack so many plots, in pairs" for short in range(SHORT)},
    **{f"districts {short + 1} short": "districts that lack so many, in pairs" for short in range(SHORT)},
    "districts": "complete districts, in threes",
    "free plots": "plots that are not filled, in sixties",
    "civilizations": "those beyond the first",
    "heralds' tokens": "tokens left on the mat, in fours",
    "inventors' tokens": "…",
    "traders' tokens": "…",
    "isolationists' tokens": "…",
    "stage": "columns that the Entertainers have come, in fours",
    **{f"craftsmen {at + 1}": "buildings in this column of the mat, in fives" for at in range(COLUMNS)},
    **{f"merrymakers {at + 1}": "spaces climbed in this column, in threes" for at in range(COLUMNS)},
    **{f"militants {at + 1}": "spaces of this row that are uncovered, in fours" for at in range(RANKS)},
    **{f"led {track}": "whether the Leaders have covered this track" for track in TRACK_IDS},
    **{f"historians {at + 1}": "whether this square of the mat is exposed" for at in range(SQUARES)},
    **{f"{what} foreseen": "whether what the Mystics said is true now" for what in _predicted},
    **{f"{what} missed": "… or there are more" for what in _predicted},
}


def fill_capital(state: Tapestry, seat: i64, row: vec[float]) -> i64:
    """T-12: lines and districts that are nearly complete; how many lines are."""
    mat = state.capital[seat]
    if mat >= 0 and mat < CAPITALS:
        row[CAPITAL + mat] = 1.0
    first = LINES * seat
    lines: i64 = 0
    plots: i64 = 0
    for line in range(LINES):
        filled = state.filled[first + line]
        if line < SIDE:
            plots += filled
        if filled < SIDE - SHORT:
            continue
        short = SIDE - filled
        if line < FIRST_DISTRICT:
            if short == 0:
                lines += 1
            else:
                row[LINE + short - 1] += 0.5
        elif short == 0:
            row[DISTRICTS] += 0.33
        else:
            row[DISTRICT + short - 1] += 0.5
    row[FREE] = float(PLOTS - plots) / 60.0
    return lines


def fill_civilizations(state: Tapestry, seat: i64, row: vec[float]) -> None:
    """T-14: what the mats of one's civilizations keep in mind."""
    held: i64 = 0
    for at in range(CIVILIZATIONS):
        if state.civilization_owner[at] == seat:
            held += 1
            fill_mat(state, seat, at, row)
    if held > 1:
        row[MORE] = float(held - 1)


def fill_mat(state: Tapestry, seat: i64, at: i64, row: vec[float]) -> None:
    """T-14.5: tokens, columns and squares of one of them."""
    mat = state.mat
    first = CELLS * at
    tokens = 0.25 * float(mat[first + TOKENS_LEFT])
    if at == HERALDS:
        row[HERALD] = tokens
    elif at == INVENTORS:
        row[INVENTOR] = tokens
    elif at == TRADERS:
        row[TRADER] = tokens
    elif at == ISOLATIONISTS:
        row[ISOLATIONIST] = tokens
    elif at == ENTERTAINERS:
        row[STAGE] = 0.25 * float((mat[first] + SPACES - 1) // SPACES)
    elif at == CRAFTSMEN:
        for place in range(COLUMNS * HEIGHT):
            if mat[first + place] > 0:
                row[CRAFT + place // HEIGHT] += 0.2
    elif at == MERRYMAKERS:
        for column in range(COLUMNS):
            row[MERRY + column] = 0.33 * float(mat[first + column])
    elif at == MILITANTS:
        for rank in range(RANKS):
            row[MILITANT + rank] = 0.25 * float(SPACES - mat[first + rank])
    elif at == LEADERS:
        for track in range(TRACKS):
            row[LEADER + track] = float(mat[first + track])
    elif at == HISTORIANS:
        for square in range(SQUARES):
            row[SQUARE + square] = float(mat[first + square])
    elif at == MYSTICS:
        fill_predictions(state, seat, row)


def fill_predictions(state: Tapestry, seat: i64, row: vec[float]) -> None:
    """R-50: what was said of technology cards, districts, territories and tracks."""
    for category in range(CATEGORIES):
        said = state.mat[cell(MYSTICS, category)]
        now = counted(state, seat, category)
        if now == said:
            row[EXACT + category] = 1.0
        elif now > said:
            row[MISSED + category] = 1.0
