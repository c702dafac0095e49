"""Does something pay? One player never does it, though it could; the others may.

    python bench/shunned.py bretagne --seats 2 --matches 150 --agent search:20 --verb place --column category=enfer

Who shuns takes the best of what is left, and avoids what would leave nothing else. If that costs wins, it pays; if it
wins more, it does not. The seats change from match to match; brackets and ± are 95 % intervals.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from ludotheque.agents import make
from ludotheque.agents.agent import Agent
from ludotheque.agents.search import SearchAgent
from ludotheque.arena import simulate
from ludotheque.arena.statistics import mean, wilson
from ludotheque.core.action import Action
from ludotheque.core.sight import Eyes
from ludotheque.games import games


class Shunning(Agent):
    """A search that leaves some answers out, unless there is nothing else."""

    def __init__(self, search: SearchAgent, shunned: set[str]) -> None:
        super().__init__(0)
        self.search = search
        self.shunned = shunned

    def choose(self, eyes: Eyes) -> Action:
        left = [option for option in eyes.options if not self.leads_there(option, eyes)]
        choice = self.search.choose(eyes)
        if choice in left or not left:
            return choice
        tried = {action: visits for action, visits, _ in self.search.thoughts if action in left}
        return max(left, key=lambda option: tried.get(option, 0))

    def leads_there(self, option: Action, eyes: Eyes) -> bool:
        """Whether an option is shunned, or leaves nothing to the same player but what is."""
        if str(option) in self.shunned:
            return True
        trial = eyes.guess(self.rng)
        trial.apply(option)
        return trial.seat == eyes.seat and all(str(next) in self.shunned for next in trial.options)


def things(game: str, column: str) -> list[str]:
    """The components of the edition whose column has this value."""
    name, _, value = column.partition("=")
    tables = [rows for rows in games[game].edition.data.values() if isinstance(rows, list)]
    return [row["id"] for rows in tables for row in rows if str(row.get(name)) == value and "id" in row]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--agent", default="search:20")
    parser.add_argument("--seed", default="shunned")
    parser.add_argument("--edition", type=Path)
    parser.add_argument("--verb", required=True)
    parser.add_argument("--column", required=True)
    given = parser.parse_args()
    shunned = {f"{given.verb} {thing}" for thing in things(given.game, given.column)}

    def shunning(seed: int) -> Agent:
        agent = make(given.agent, seed)
        assert isinstance(agent, SearchAgent), "only a search knows what is second best"
        return Shunning(agent, shunned)

    one = shunning.__name__
    agents = (shunning, *([given.agent] * (given.seats - 1)))
    outcomes = simulate.simulate(simulate.Plan(given.game, agents, given.matches, given.seed, edition=given.edition))
    seats = [outcome.agents.index(one) for outcome in outcomes]
    wins = sum(outcome.share(seat) for outcome, seat in zip(outcomes, seats, strict=True))
    low, high = wilson(wins, len(outcomes))
    print(f"without {', '.join(sorted(shunned))}")
    print(
        f"wins {100 * wins / len(outcomes):.1f} % ({100 * low:.1f} to {100 * high:.1f}); fair {100 / given.seats:.1f} %"
    )
    mine = [float(outcome.points[seat]) for outcome, seat in zip(outcomes, seats, strict=True)]
    others = [
        float(points)
        for outcome, seat in zip(outcomes, seats, strict=True)
        for at, points in enumerate(outcome.points)
        if at != seat
    ]
    for name, values in (("its points", mine), ("the others'", others)):
        middle, within = mean(values)
        print(f"{name} {middle:.1f} ± {within:.1f}")


if __name__ == "__main__":
    main()
