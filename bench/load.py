"""Many tables at once: how many answers a second, and how long until one is back, in one process and in several.

Run: python bench/load.py [--tables 10,1000] [--processes 2] [--company people] [--game mix] [--json FILE]
     python bench/load.py --page docs/hosting.md    all of it, in some ten minutes, and its table into that page

Each table is played by one person with a live connection, who answers every ten seconds; at half of the measurements
all other seats are theirs too, at the others computers sit there. One process keeps its matches in SQLite, several
in a PostgreSQL server that is started for the occasion, and writes to disk as in earnest.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import load_table
from websockets.asyncio.client import ClientConnection, connect

from ludotheque.agents import make
from ludotheque.core.match import Match
from ludotheque.games import games
from ludotheque.table.hall.keeping import new_row
from ludotheque.table.hall.rows import KeyRow
from ludotheque.table.hall.store import Store
from ludotheque.table.seating import COMPUTER, HERE, Seat, hashed
from ludotheque.table.settings import as_url

sys.path.insert(0, str(Path(__file__).parents[1]))  # the tests' own PostgreSQL server
from tests.table import postgres

MIX = ("loire", "siecle_dor", "lin1680", "bretagne", "tapestry")
SEATS, WARM, PAUSE = 3, 30, 10.0
SIZES, COMPANIES, SECONDS = (10, 100, 300, 1000), ("people", "computers"), 20.0
LEVEL = "easy"
PATIENCE = 120.0
KEY = "the key of whoever plays"


def put_down(store: Store, id: str, match: Match, computers: bool) -> None:
    seats = [Seat(COMPUTER, LEVEL) if computers and seat != match.seat else Seat(HERE) for seat in range(SEATS)]
    mine = [seat for seat in range(SEATS) if not seats[seat].thinks]
    key = KeyRow(table=id, key_hash=hashed(KEY), seats=mine, host=True, claimed=True)
    store.create(new_row(id, match, seats), [key], match.lines)


def in_the_middle(game: str) -> Match:
    match = Match(games[game], SEATS, "bench")
    player = make("greedy", 1)
    for _ in range(WARM):
        match.play(player.choose(match.eyes()))
    return match


class Table:
    """One table, and how long each answer took."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.times: list[float] = []
        self.answers = 0  # of everybody, computers too
        self.bytes = 0
        self.frame: dict[str, Any] = {}

    async def open(self, base: str) -> None:
        shown = {"Authorization": f"Bearer {KEY}"}
        address = f"{base}/api/tables/{self.id}/live"
        self.socket: ClientConnection = await connect(
            address, additional_headers=shown, max_size=None, open_timeout=PATIENCE, ping_interval=None
        )
        await self._position()

    async def _position(self) -> None:
        while True:
            text = await self.socket.recv(decode=False)
            self.bytes += len(text)
            if not text.startswith(b'{"type":"position"'):
                assert not text.startswith(b'{"type":"refusal"'), text
                continue
            before, self.frame = self.frame.get("number", 0), json.loads(text)
            self.answers += self.frame["number"] > before
            return

    async def play(self, until: float) -> None:
        """An answer every ten seconds on average, each table at its own moments."""
        await asyncio.sleep(random.random() * PAUSE)
        while time.perf_counter() < until and self.frame["status"] != "over":
            while not self.frame["options"]:  # a computer thinks
                await self._position()
                if self.frame["status"] == "over":
                    return
            began = time.perf_counter()
            answer = {"type": "answer", "number": self.frame["number"], "seat": self.frame["asked"],
                      "action": random.choice(self.frame["options"])["action"]}  # fmt: skip
            await self.socket.send(json.dumps(answer))
            await self._position()
            self.times.append(time.perf_counter() - began)
            pause = began + random.uniform(0.5, 1.5) * PAUSE
            if pause > until:
                return
            await asyncio.sleep(max(0.0, pause - time.perf_counter()))


def worked(pids: list[int]) -> float:
    """Seconds of processor time that these processes have used."""
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def waited(pids: list[int]) -> float:
    """Seconds for which these processes wanted a core and had none."""
    return sum(int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) for pid in pids) / 1e9


def serving(pid: int, processes: int) -> list[int]:
    """The processes that serve, without those that think."""
    if processes == 1:
        return [pid]
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def measure(base: str, ids: list[str], sizes: list[int], seconds: float, pids: list[int]) -> list[dict[str, Any]]:
    """Always more tables of the same server: what was opened stays open."""
    found, tables = [], [Table(id) for id in ids]
    opened = 0
    for size in sizes:
        began = time.perf_counter()
        gate = asyncio.Semaphore(8)

        async def enter(table: Table, gate: asyncio.Semaphore = gate) -> None:
            async with gate:
                await table.open(base)

        await asyncio.gather(*(enter(table) for table in tables[opened:size]))
        opening = (time.perf_counter() - began) / max(1, size - opened)
        opened = size
        for table in tables:
            table.times, table.answers, table.bytes = [], 0, 0
        before, queued, began = worked(pids), waited(pids), time.perf_counter()
        await asyncio.gather(*(table.play(began + seconds) for table in tables[:size]))
        took = max(seconds, time.perf_counter() - began)
        times = sorted(each for table in tables for each in table.times)
        answers = sum(table.answers for table in tables)
        found.append({
            "tables": size, "answers": len(times), "answers_per_second": answers / took,
            "median_ms": 1000 * times[len(times) // 2], "p95_ms": 1000 * times[int(len(times) * 0.95)],
            "worst_ms": 1000 * times[-1], "cpu_ms_per_answer": 1000 * (worked(pids) - before) / max(1, answers),
            "kilobytes_per_answer": sum(table.bytes for table in tables) / max(1, answers) / 1000,
            "opening_ms": 1000 * opening, "waited_for_a_core": (waited(pids) - queued) / took / len(pids),
        })  # fmt: skip
        told = found[-1]
        print(
            f"  {size:5} tables: {told['answers_per_second']:6.1f} answers/s, median {told['median_ms']:6.0f} ms, "
            f"p95 {told['p95_ms']:6.0f} ms, {told['cpu_ms_per_answer']:5.1f} ms of processor time each; "
            f"waited for a core {told['waited_for_a_core']:.0%} of the time",
            flush=True,
        )
    await asyncio.gather(*(table.socket.close() for table in tables[:opened]))
    return found


def in_earnest() -> str:
    """A database of a server that waits for the disk, unlike that of the tests."""
    import psycopg

    with psycopg.connect(postgres.address("postgres"), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = on")
        connection.execute("SELECT pg_reload_conf()")
    return postgres.fresh_database()


@contextmanager
def served(database: str, processes: int) -> Iterator[tuple[str, int]]:
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--database", database]
    command += ["--processes", str(processes)] if processes > 1 else []
    environment = os.environ | {"LUDOTHEQUE_LIMITS": "off"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        url = server.stdout.readline().removeprefix("Ludothèque: ").strip().rstrip("/")
        try:
            yield url.replace("http", "ws"), server.pid
        finally:
            server.terminate()


def company_at(database: str, ids: list[str], matches: list[Match], company: str) -> None:
    store = Store(as_url(database))
    for number, id in enumerate(ids):
        put_down(store, id, matches[number % len(matches)], company == "computers")
    store.close()


def matrix(
    sizes: tuple[int, ...] = SIZES, processes: tuple[int, ...] = (1, 2), companies: tuple[str, ...] = COMPANIES,
    seconds: float = SECONDS, game: str = "loire", on_postgres: bool = False,
) -> list[dict[str, Any]]:  # fmt: skip
    """Every number of processes, with people and with computers, at every number of tables."""
    matches = [in_the_middle(each) for each in (MIX if game == "mix" else (game,))]
    ids = [f"bench-{number:04}" for number in range(max(sizes))]
    measured: list[dict[str, Any]] = []
    for many in processes:
        for company in companies:
            with tempfile.TemporaryDirectory() as folder:
                shared = on_postgres or many > 1
                database = in_earnest() if shared else f"sqlite:///{folder}/bench.sqlite3"
                company_at(database, ids, matches, company)
                facts = {"game": game, "company": company, "processes": many,
                         "database": "PostgreSQL" if shared else "SQLite"}  # fmt: skip
                print(", ".join(f"{name} {fact}" for name, fact in facts.items()), flush=True)
                with served(database, many) as (base, pid):
                    found = asyncio.run(measure(base, ids, sorted(sizes), seconds, serving(pid, many)))
                measured += [facts | each for each in found]
    return measured


def main() -> None:
    def numbers(text: str) -> tuple[int, ...]:
        return tuple(map(int, text.split(",")))

    wish = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wish.add_argument("--tables", type=numbers, default=SIZES)
    wish.add_argument("--processes", type=numbers, default=(1, 2))
    wish.add_argument("--company", type=lambda text: tuple(text.split(",")), default=COMPANIES)
    wish.add_argument("--seconds", type=float, default=SECONDS)
    wish.add_argument("--game", default="loire", help="one game, or mix for all five by turns")
    wish.add_argument("--postgresql", action="store_true", help="also for one process")
    wish.add_argument("--json", type=Path, help="write the figures there too")
    wish.add_argument("--page", type=Path, help="put the table into this page, where the last one stands")
    asked = wish.parse_args()
    measured = matrix(asked.tables, asked.processes, asked.company, asked.seconds, asked.game, asked.postgresql)
    if asked.json:
        asked.json.write_text(json.dumps(measured, indent=2) + "\n")
    print("\n" + load_table.as_markdown(measured))
    if asked.page:
        load_table.put_into(asked.page, measured)


if __name__ == "__main__":
    main()
