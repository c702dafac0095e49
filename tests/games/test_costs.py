"""What holds of the options of every game: whoever would pay something reads it before."""

from __future__ import annotations

import pytest

from ludotheque import drawing, games
from ludotheque.core import record
from ludotheque.core.match import Match
from ludotheque.core.news import counted
from ludotheque.core.view import View
from ludotheque.table.shown.outcomes import carry_out
from ludotheque.table.shown.preview import effects
from tests import chosen

RECORDED = [id for id in chosen.ids() if list(chosen.folders()[id].glob("matches/*.match"))]
MOST = 90  # so many moments are looked at


def positions(id: str) -> list[Match]:
    """Moments of a recorded match at which a seat must answer."""
    file = max(chosen.folders()[id].glob("matches/*.match"))
    told = record.read(file.read_text("utf-8"))
    match = Match(games[id], told.seats, seed="costs", settings=told.settings, ask_chance=True)
    found = []
    for number, line in enumerate(told.lines):
        if line.notation in (record.UNDO, record.BACK):
            break
        if number % (1 + len(told.lines) // MOST) == 0 and match.seat >= 0:
            found.append(match.clone())
        match.play(line.notation)
    return found


@pytest.mark.parametrize("id", RECORDED)
def test_no_option_that_pays_lacks_its_cost(id: str) -> None:
    language, paid = "fr", 0
    for match in positions(id):
        seat = match.seat
        view = match.view(seat)
        words = match.game.words(language, match.edition)
        for option, told in zip(match.options, effects(match, seat, language), strict=True):
            after = match.state.clone()
            carry_out(after, option)
            then = View(match.game, match.edition, after, seat, match.names)
            had, has, name = drawing.holdings(view), drawing.holdings(then), drawing.name(view, option, language)
            for thing in had:
                if has[thing] < had[thing]:
                    paid += 1
                    cost = counted(thing, had[thing] - has[thing], words)
                    assert f"−{cost}" in told["effect"] or cost in name, f"{option}: {told['effect']}"
    assert paid or not drawing.holdings(match.view(seat)), "somebody has paid in a whole match"
