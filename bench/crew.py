"""How many matches a second come of one, two and more workers, and what handing them over costs: docs/experiments.md.

    python bench/crew.py --on local ray --workers 1 2 --matches 2000 --agents random

Each row is timed after its workers were warmed up by a few matches. The overhead is the processor time of this process
for each match: giving it out, taking it back. It hardly depends on how busy the machine is; matches a second do.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from functools import partial
from time import perf_counter, process_time

from ludotheque.arena.crew import crew
from ludotheque.arena.simulate import Plan
from ludotheque.arena.study import One, Wanted, meet


def wanted(count: int) -> list[Wanted]:
    return [((), number) for number in range(count)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="loire")
    parser.add_argument("--agents", default="random")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--on", nargs="+", default=["local", "ray"])
    parser.add_argument("--workers", nargs="+", type=int, default=[1, 2])
    given = parser.parse_args()
    plan = Plan(given.game, (given.agents,) * given.seats, given.matches)
    work = partial(meet, One(plan))
    start = perf_counter()
    for each in wanted(given.matches):
        work(each)
    alone = (perf_counter() - start) / given.matches
    print("| on | workers | matches/s | overhead per match |\n|---|---|---|---|")
    print(f"| this process | 1 | {1 / alone:.0f} | |", flush=True)
    for on in given.on:
        for workers in given.workers:
            if on == "local" and workers == 1:
                continue  # that is this process
            with crew(on, workers) as share:
                list(share(partial(meet, One(replace(plan, seed="warm"))), wanted(20 * workers)))
                start, spent = perf_counter(), process_time()
                list(share(work, wanted(given.matches)))
                took, spent = perf_counter() - start, process_time() - spent
            overhead = 1000 * spent / given.matches
            print(f"| {on} | {workers} | {given.matches / took:.0f} | {overhead:.2f} ms |", flush=True)


if __name__ == "__main__":
    main()
