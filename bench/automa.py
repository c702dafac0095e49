"""How often computers beat what the rules drive, level by level: the table in docs/balance/tapestry.md.

    python bench/automa.py --agents easy medium hard --matches 40
    python bench/automa.py --agents search:20 --matches 100 --levels 1 2 3

Each cell is a run of `ludotheque simulate tapestry --seats 1 --set automa=LEVEL --agents AGENT`, whose seed it names.
"""

from __future__ import annotations

import argparse
import os

from ludotheque.arena.simulate import Plan, simulate
from ludotheque.arena.statistics import mean, wilson

GAME = "tapestry"
LEVELS = (1, 2, 3, 4, 5, 6)


def cell(agent: str, level: int, matches: int, seed: str, processes: int) -> str:
    """How often the player wins, and both sides' points."""
    plan = Plan(GAME, (agent,), matches, f"{seed}-{level}", settings={"automa": level})
    outcomes = simulate(plan, processes)
    wins = sum(outcome.share(0) for outcome in outcomes)
    low, high = wilson(wins, matches)
    mine, theirs = (mean([outcome.points[seat] for outcome in outcomes])[0] for seat in (0, 1))
    return f"{wins / matches:.0%} ({low:.0%} to {high:.0%}), {mine:.0f} – {theirs:.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--agents", nargs="+", default=["easy", "medium", "hard"])
    parser.add_argument("--levels", nargs="+", type=int, default=LEVELS, choices=LEVELS)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seed", default="automa")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    print("| level of the Automa |", " | ".join(wanted.agents), "|")
    print("|---|" + "---|" * len(wanted.agents))
    for level in wanted.levels:
        cells = [cell(agent, level, wanted.matches, wanted.seed, wanted.processes) for agent in wanted.agents]
        print(f"| {level} |", " | ".join(cells), "|", flush=True)


if __name__ == "__main__":
    main()
