"""What it costs to open a match of 400 answers that rests in the database: to read it, and to make its first frame.

Run: python bench/opening.py [--prepared] [--json FILE] [GAME …]

Processor time, which other programs on the machine hardly change, in a process that has served the game before; the
very first match of a game, which loads its words and draws its plate, is told apart. Prepared, the process has looked
at another match of the game before, as a server does after a restart (`hall/preparing.py`). A match of fewer answers is
taken just before its end.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
from pathlib import Path
from time import process_time
from typing import Any

from ludotheque.agents import make
from ludotheque.core.match import Match
from ludotheque.games import games
from ludotheque.table.hall.hall import Hall
from ludotheque.table.hall.keeping import new_row
from ludotheque.table.hall.preparing import look_at
from ludotheque.table.seating import HERE, Seat
from ludotheque.table.settings import Settings
from ludotheque.table.shown.moment import Viewer

ANSWERS, MATCHES, SEATS = 400, 9, 4


def long_match(game: str, seed: int) -> Match:
    match = Match(games[game], min(SEATS, games[game].most), str(seed))
    player, before = make("random", seed), match
    while len(match.lines) < ANSWERS and not match.over:
        before = match.clone()
        match.play(player.choose(match.eyes()))
    return before if match.over else match


def put_down(hall: Hall, game: str, seed: int) -> tuple[Match, str]:
    match, id = long_match(game, seed), f"{game}-{seed}"
    hall.store.create(new_row(id, match, [Seat(HERE)] * match.players), [], match.lines)
    return match, id


async def opened(hall: Hall, game: str, seed: int) -> tuple[float, float, int]:
    """Milliseconds to take the match up and to make the first frame, and how many answers it has."""
    match, id = put_down(hall, game, seed)
    began = process_time()
    table = await hall.table(id)
    taken_up = process_time()
    await table.showing.frame(Viewer((0,)))
    return 1000 * (taken_up - began), 1000 * (process_time() - taken_up), len(match.lines)


async def measure(wanted: list[str], prepared: bool) -> list[dict[str, Any]]:
    found = []
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Settings(database=f"sqlite:///{folder}/bench.sqlite3"))
        for game in wanted:
            if prepared:
                await look_at(hall, put_down(hall, game, MATCHES)[1])
            first, *later = [await opened(hall, game, seed) for seed in range(MATCHES)]
            read, drawn, answers = (statistics.median(each) for each in zip(*later))
            facts = {"game": game, "answers": answers, "taken_up_ms": read, "frame_ms": drawn}
            found.append(facts | {"together_ms": read + drawn, "first_of_the_game_ms": first[0] + first[1]})
            print(
                f"{game:11} {answers:4.0f} answers: taken up {read:5.1f} ms, first frame {drawn:5.1f} ms, "
                f"together {read + drawn:5.1f} ms; the first of the game {first[0] + first[1]:5.0f} ms",
                flush=True,
            )
        hall.close()
    return found


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wish.add_argument("games", nargs="*", default=[game.id for game in games.sound()])
    wish.add_argument("--prepared", action="store_true", help="after a look at another match of the game")
    wish.add_argument("--json", type=Path, help="write the figures there too")
    asked = wish.parse_args()
    measured = asyncio.run(measure(asked.games, asked.prepared))
    if asked.json:
        asked.json.write_text(json.dumps(measured, indent=2) + "\n")


if __name__ == "__main__":
    main()
