"""How long computers think, in milliseconds, while every core is busy with such matches.

    python bench/thinking.py                           # put into docs/agents.md
    python bench/thinking.py --matches 1 --games loire

What counts is the thought alone, at each question that leaves a choice; the limits of time are those of the levels.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

from judgement import FEWEST
from pages import AGENTS, grid, title

from ludotheque.agents import make
from ludotheque.arena.ladder_page import put_into
from ludotheque.arena.seeds import seed_of
from ludotheque.games import games

MEASURED = ("hard", "master")


def thoughts(game: str, level: str, seats: int, number: int) -> list[float]:
    """Seconds of every answer of one match between players of a level."""
    match = games[game].new(seats, f"thinking-{number}")
    agents = [make(level, seed_of("thinking", number, seat)) for seat in range(seats)]
    found = []
    while not match.over:
        eyes = match.eyes()
        begun = time.perf_counter()
        action = agents[match.seat].choose(eyes)
        if len(eyes.options) > 1:
            found.append(time.perf_counter() - begun)
        match.play(action)
    return found


def told(seconds: Sequence[float]) -> list[str]:
    ordered = sorted(seconds)
    worth_telling = (statistics.median(ordered), ordered[len(ordered) * 95 // 100], ordered[-1])
    return [str(len(ordered)), *(f"{1000 * each:.1f} ms" for each in worth_telling)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", nargs="+", default=list(FEWEST), help="fewer are told of, and not put into the page")
    parser.add_argument("--matches", type=int, default=2, help="of each level, at least")
    given = parser.parse_args()
    cores = os.cpu_count() or 1
    matches = max(given.matches, cores)
    tables = [(game, seats) for game in given.games for seats in (FEWEST[game], games[game].most)]
    with ProcessPoolExecutor(cores) as crew:  # all at once, so that no core rests until the last of them
        work = {
            (game, seats, level): [crew.submit(thoughts, game, level, seats, number) for number in range(matches)]
            for game, seats in tables
            for level in MEASURED
        }
        rows = []
        for (game, seats, level), parts in work.items():
            rows.append([title(game, seats), level, *told([each for part in parts for each in part.result()])])
            print(*rows[-1], flush=True)
    if given.games == list(FEWEST):
        table = grid(["game", "level", "answers", "middle", "95 of 100 within", "longest"], rows)
        put_into(AGENTS, "thinking", f"**How long an answer takes, {cores} cores, all busy**\n\n{table}")


if __name__ == "__main__":
    main()
