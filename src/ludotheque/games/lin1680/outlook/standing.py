"""How well a player stands, apart from what is half done: in log-odds of winning, as matches have shown."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.lin1680.outlook.favours import favours
from ludotheque.games.lin1680.outlook.traits import FAVOURS, UNNOTED, Tally, add_race, progress
from ludotheque.games.lin1680.state import Lin1680


def standing(state: Lin1680, seat: i64, row: vec[float] = UNNOTED) -> float:
    """The race to the port, and what privilege cards will do in it."""
    tally = Tally(progress(state), row)
    add_race(tally, state, seat)
    tally.add(FAVOURS, favours(state, seat, row))
    return tally.value
