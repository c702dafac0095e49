"""Strength measured again, for docs/agents.md and docs/balance, in pieces ordered by their worth.

    python bench/judgement.py --minutes 9       # on all cores; goes on where it stopped, until everything is done
    python bench/judgement.py --only levels-bretagne hints
    python bench/judgement.py --size 0.001 --work build/trial
    python bench/pages.py                       # puts what is there into the pages

First come the steps between the levels, the cheapest game first, for every number of players, then hints against
easy, the first search at equal time, a ladder of all kinds of agents, the first search again with more time for both,
and the seats. Each piece is a command of `ludotheque`, given all cores; an interrupted one goes on where it stopped, or
is short. What comes of them are small files in build/judgement/results. Where levels meet they are played as what they
are made of, `search:8` or `glance:0.1`: by tries and not by the clock, so that a busy machine plays the same matches.
"""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ludotheque.agents import LEVELS
from ludotheque.core.beginning import LEADER
from ludotheque.games import games

WORK = Path("build/judgement")
RESULTS = "results"  # the folder there that is worth bringing home
FEWEST = {"loire": 2, "siecle_dor": 3, "lin1680": 2, "bretagne": 2, "tapestry": 2}  # the cheapest first
EQUAL = {"peers": "search:20ms,search@1:20ms", "patient": "search:50ms,search@1:50ms"}  # the same time for both
KINDS = "search:10ms,search@hand:10ms,search@1:10ms,greedy,plain:10ms,random"
AT_MOST = {"loire": 4, "tapestry": 3}  # players at a table of `hard` where seats are compared; of `medium` beyond
CHUNK = 100  # matches of one seating that are played at a time


@dataclass(frozen=True)
class Piece:
    """A command of `ludotheque`; what it leaves to be kept lies in a file, or is what it prints."""

    name: str
    command: str
    work: Path
    leaves: Path | None = None

    @property
    def result(self) -> Path:
        return self.work / RESULTS / (f"{self.name}{self.leaves.suffix}" if self.leaves else f"{self.name}.json")

    @property
    def note(self) -> Path:
        return self.work / f"{self.name}.done"

    @property
    def is_done(self) -> bool:
        return self.note.is_file() and self.note.read_text("utf-8").strip() == self.command


def made_of(game: str) -> dict[str, str]:
    """The levels of a game, the strongest first, as agents that do not look at the clock."""
    strengths = {level: games[game].outlook.strength(level) for level in reversed(LEVELS)}
    return {level: f"search:{tries}" if tries else f"glance:{error}" for level, (error, tries) in strengths.items()}


def seated(game: str, seats: int) -> str:
    """The strongest level that plays hundreds of matches with so many players in an hour."""
    return "hard" if seats <= AT_MOST.get(game, seats) else "medium"


def pieces(work: Path, size: float, cores: int) -> Iterator[Piece]:
    def many(matches: int) -> int:
        return max(1, round(matches * size))

    each = f"--processes {cores}"
    for name, matches in (("levels", 400), ("hints", 100), ("peers", 100), ("kinds", 40), ("patient", 200)):
        for game, least in FEWEST.items():
            level = made_of(game)
            agents = {
                "levels": f"{','.join(level.values())} --neighbours",
                "hints": f"{level['master']},{level['easy']}",  # what a hint says is what master would answer
                "kinds": KINDS,
                **EQUAL,
            }[name]
            for seats in range(least, games[game].most + 1 if name == "levels" else least + 1):
                called = f"{name}-{game}" if seats == least else f"{name}-{game}-{seats}"
                out = work / called
                how = f"--agents {agents} --seats {seats} --matches {many(matches)} --seed {name}"
                yield Piece(called, f"ladder {game} {how} {each} --out {out}", work, out / "results.jsonl")
    for chunk in range(max(1, round(4 * size))):
        for game, least in FEWEST.items():
            for seats in range(least, games[game].most + 1):
                called = f"seats-{game}-{seats}-{seated(game, seats)}-{chunk}"
                how = f"--seats {seats} --matches {min(CHUNK, many(400))} --agents {seated(game, seats)}"
                how += f" --seed b{seats}-{chunk} --out {work / called}"
                how += " --set leader=0" if any(setting.id == LEADER for setting in games[game].settings) else ""
                yield Piece(called, f"simulate {game} {how} --no-rotate --json {each}", work)


def run(piece: Piece, seconds: float) -> None:
    """Work at a piece until it is done or the time is over; what it has so far is kept, but for what it would print."""
    print(f"{piece.name}: ludotheque {piece.command}", file=sys.stderr, flush=True)
    command = [sys.executable, "-m", "ludotheque", *shlex.split(piece.command)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True) as work:
        try:
            told = work.communicate(timeout=max(1.0, seconds))[0]
        except subprocess.TimeoutExpired:
            os.killpg(work.pid, signal.SIGTERM)  # with all its processes
            told = ""
    if piece.leaves is not None and piece.leaves.is_file():
        shutil.copy(piece.leaves, piece.result)
        for page in piece.leaves.parent.glob("ladder.*"):
            shutil.copy(page, piece.result.with_suffix(page.suffix))
    if work.returncode == 0:
        if piece.leaves is None:
            piece.result.write_text(told, "utf-8")
        piece.note.write_text(piece.command + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=600.0, help="stop then (default: when all is done)")
    parser.add_argument("--size", type=float, default=1.0, help="how much of it: 0.001 for a trial")
    parser.add_argument("--work", type=Path, default=WORK, help=f"where it is done (default: {WORK})")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", nargs="+", metavar="NAME", default=[""], help="pieces whose names begin like this")
    given = parser.parse_args()
    until = time.monotonic() + 60 * given.minutes
    (given.work / RESULTS).mkdir(parents=True, exist_ok=True)
    wanted = [each for each in pieces(given.work, given.size, given.cores) if each.name.startswith(tuple(given.only))]
    for piece in wanted:
        if not piece.is_done and time.monotonic() < until - 5:
            run(piece, until - time.monotonic())
    left = [piece.name for piece in wanted if not piece.is_done]
    print(f"{len(wanted) - len(left)} of {len(wanted)} pieces are done; left: {' '.join(left) or 'none'}")


if __name__ == "__main__":
    main()
