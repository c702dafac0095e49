"""Judging one answer: by the search, on what its seat could know; and a position, by playing on from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ludotheque.agents.greedy import play_well
from ludotheque.agents.prospects import known, prospects
from ludotheque.agents.search import SearchAgent
from ludotheque.core.action import Action
from ludotheque.core.outlook import Outlook
from ludotheque.core.playout import settle
from ludotheque.core.rng import Rng
from ludotheque.core.sight import Eyes
from ludotheque.core.state import State

TRIALS: Final = 12  # by which two answers, or the chances of all seats, are compared
TRIED: Final = 0.05  # the part of the thinking that an answer must have had for its worth to be believed
TOLD: Final = 0.02  # a smaller difference of chances is not worth a word
LONG: Final = 12  # answers that a turn may take, where there is a clock


@dataclass(frozen=True)
class Verdict:
    """The chances of all seats as the one that is asked could see them, the best answer, what another cost, and by how
    much each seat would be better off with the best one."""

    chances: tuple[float, ...]
    best: str
    chance: float
    cost: float
    sways: tuple[float, ...] = ()


def judged(eyes: Eyes, answer: Action, number: int, iterations: int) -> Verdict:
    """The same eyes, number and iterations give the same verdict."""
    hopes = even([sum(column) for column in zip(*tried(eyes, None, number))])
    if len(eyes.options) < 2:
        return Verdict(tuple(hopes), str(answer), hopes[eyes.seat], 0.0)
    search = SearchAgent(number + 1, iterations=iterations)
    best = search.choose(eyes)
    worth = {str(action): (visits, value) for action, visits, value in search.thoughts}
    chance = worth[str(best)][1] if str(best) in worth else hopes[eyes.seat]
    cost = 0.0
    swayed: tuple[float, ...] = ()
    if answer is not best:
        visits, value = worth.get(str(answer), (0, 0.0))
        enough = visits >= TRIED * iterations and str(best) in worth
        if not enough or chance - value >= TOLD:
            swayed = sways(eyes, best, answer, number)
        cost = max(0.0, chance - value if enough else swayed[eyes.seat])
    return Verdict(tuple(shared(hopes, eyes.seat, chance)), str(best), chance, cost, swayed)


def sways(eyes: Eyes, best: Action, answer: Action, number: int) -> tuple[float, ...]:
    """How much better off each seat is after one answer than after another, on the same guesses with the same luck."""
    better, other = tried(eyes, best, number), tried(eyes, answer, number)
    return tuple(sum(one[seat] - two[seat] for one, two in zip(better, other)) / TRIALS for seat in range(eyes.seats))


def tried(eyes: Eyes, action: Action | None, number: int) -> list[list[float]]:
    """What comes of an answer, or of none yet, on some guesses."""
    found = []
    for trial in range(TRIALS):
        state = eyes.guess(Rng(1000 * number + trial))
        if action is not None:
            state.apply(action)
        foreseen = action is not None and eyes.outlook.foresees()
        found.append(prospects(state, eyes.outlook) if foreseen else played_on(state, eyes.outlook, trial))
    return found


def chances_known(state: State, outlook: Outlook[Any], iterations: int) -> list[float]:
    """The chances of all seats when everything is known but what chance will say."""
    sums = [0.0] * int(state.seats)
    for trial in range(max(4, min(TRIALS, iterations))):
        twin = state.clone()
        twin.news = None
        for seat, worth in enumerate(played_on(twin, outlook, trial)):
            sums[seat] += worth
    return even(sums)


def played_on(state: State, outlook: Outlook[Any], luck: int) -> list[float]:
    """The prospects after everybody has played on for a while as their outlook advises."""
    rng = Rng(7919 * luck + 1)
    settle(state, rng)
    began, far = outlook.clock(state), outlook.horizon(state) * state.seats
    play_well(state, outlook, rng, LONG * far if began > 0 else far, began + far if began > 0 else 0)
    return known(state, outlook, rng)


def even(worth: list[float]) -> list[float]:
    """Chances that add up to one."""
    total = sum(worth)
    return [each / total for each in worth] if total > 0.0 else [1.0 / len(worth)] * len(worth)


def shared(hopes: list[float], seat: int, chance: float) -> list[float]:
    """The chances with one that is known better; the others share the rest as they stood to one another."""
    rest = sum(hopes) - hopes[seat]
    left = 1.0 - chance
    return [
        chance if at == seat else left * hope / rest if rest > 0.0 else left / (len(hopes) - 1)
        for at, hope in enumerate(hopes)
    ]
