"""The workshop: experiments with editions, played by the processes that think for computer seats, behind all people.

Nothing of one is kept: it goes on while somebody looks, and the same wishes bring the same matches again.
"""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from anyio import CapacityLimiter, to_thread

from ludotheque.arena.comparing import Comparison, found_in, varied
from ludotheque.arena.playing import Outcome, Plan, play
from ludotheque.arena.study import Meeting
from ludotheque.core.edition import Edition
from ludotheque.core.game import Game
from ludotheque.core.trial import trial
from ludotheque.games import games
from ludotheque.table.hall.hall import Hall
from ludotheque.table.hall.turns import Urgency
from ludotheque.table.protocol.requests import Trying
from ludotheque.table.refusals import TableRefusal
from ludotheque.table.shelf.editions import seated
from ludotheque.table.visitor import visitor

PLAYERS: Final = ("random", "easy", "casual", "medium")  # whose matches take a moment: whoever plays waits for one
MOST: Final = 400  # matches with each edition
LONG: Final = 0.5  # seconds of matches that are played in one go
AT_ONCE: Final = 8  # experiments under way
FIRST, SECOND = "A", "B"
TRIALS: Final = CapacityLimiter(1)  # changed editions are tried out one after another: that is not done in turn


@dataclass(frozen=True)
class Experiment:
    """What was wished for, understood."""

    game: Game
    comparison: Comparison

    @property
    def arms(self) -> list[str]:
        return list(self.comparison.editions)

    @property
    def matches(self) -> int:
        return self.comparison.matches


async def understood(hall: Hall, wish: Trying) -> Experiment:
    """The experiment that somebody wishes for; a sentence where it cannot be made."""
    if not hall.settings.workshop:
        raise TableRefusal("workshop-closed")
    game = games[wish.game]
    editions = {FIRST: hall.editions.wanted(game, wish.edition)}
    if wish.number and wish.value is not None:
        editions[SECOND] = await to_thread.run_sync(
            changed, game, editions[FIRST], wish.number, wish.value, limiter=TRIALS
        )
    elif wish.other:
        editions[SECOND] = hall.editions.wanted(game, wish.other)
    for edition in editions.values():
        least, most = seated(game, edition)
        if not least <= wish.seats <= most:
            raise TableRefusal("seats", game=game.id, seats=wish.seats, least=least, most=most)
    if wish.player not in PLAYERS:
        raise TableRefusal("level-unknown", level=wish.player[:40], levels=", ".join(PLAYERS))
    if not 1 <= wish.matches <= MOST:
        raise TableRefusal("workshop-matches", matches=wish.matches, most=MOST)
    players = (wish.player,) * wish.seats
    return Experiment(game, Comparison(game.id, editions, players, wish.matches, wish.seed, measured=False))


def changed(game: Game, edition: Edition, place: str, value: float) -> Edition:
    """An edition with another number, which must be near what it was, and played with once before it is believed."""
    row, column = found_in(edition.data, place)
    most = max(10, 4 * row[column])
    if not 0 <= value <= most:
        raise TableRefusal("workshop-value", number=place, value=f"{value:g}", most=f"{most:g}")
    made = varied(game, edition, place, value)
    if why := trial(game, made):
        raise TableRefusal("edition-unplayable", file=f"{place} = {value:g}", why=why)
    return made


def enter(hall: Hall) -> str:
    """For whom it is played: one experiment for each household, and so many in all. Whoever enters must leave."""
    guest = visitor.get()
    if guest.household in hall.workshop_busy:
        raise TableRefusal("workshop-one")
    guest.spend("experiments")
    if len(hall.workshop_busy) >= AT_ONCE:
        raise TableRefusal("workshop-busy")
    hall.workshop_busy.add(guest.household)
    return guest.household


async def conducted(hall: Hall, experiment: Experiment, household: str) -> AsyncIterator[list[Meeting]]:
    """All that is known, again and again while more is played; the editions in turns, so that pairs are complete."""
    found: dict[str, list[Outcome]] = {arm: [] for arm in experiment.arms}
    while True:
        arm = min(found, key=lambda each: len(found[each]))
        if len(found[arm]) >= experiment.matches:
            return
        edition = experiment.comparison.editions[arm]
        own = "" if edition is experiment.game.edition else json.dumps(edition.data)
        plan = replace(experiment.comparison.plan((arm,), 0), edition=None)
        facts = (plan, own, len(found[arm]), experiment.matches)
        found[arm] += await hall.computers.work(play_some, facts, household, "workshop", Urgency.PAST)
        yield [Meeting((arm,), outcome) for arm, outcomes in found.items() for outcome in outcomes]


@lru_cache(4)
def edition_of(game: str, own: str) -> Edition:
    return games[game].make_edition(json.loads(own), game) if own else games[game].edition


def play_some(plan: Plan, own: str, first: int, until: int) -> list[Outcome]:
    """In a thinking process: matches for a moment, one at least. `own` are the facts of an edition that is not the
    game's; a pickled edition would be remembered there for good."""
    plan = replace(plan, edition=edition_of(plan.game, own))
    end = time.perf_counter() + LONG
    found: list[Outcome] = []
    while first + len(found) < until and (not found or time.perf_counter() < end):
        found.append(play(plan, first + len(found)))
    return found
