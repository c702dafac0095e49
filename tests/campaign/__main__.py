"""The long campaign: `make campaign`, or `python -m tests.campaign --size 0.1 --seed 7` for a shorter one."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import resource
import sys
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from tests.campaign import contests, damage, fuzz, siege
from tests.campaign.ledger import Row, table
from tests.table.house import Server

FILES: Final = 4096  # a crowd needs a connection for each
TABLES: Final = 510  # more than the hall holds in memory


class Campaign:
    """All trials, each with its row."""

    def __init__(self, folder: Path, size: float, seed: int) -> None:
        self.folder = folder
        self.size = size
        self.seed = seed
        self.rows: list[Row] = []
        self.told = os.fdopen(os.dup(2), "w")  # what the servers complain of goes into their log

    def many(self, whole: int) -> int:
        return max(1, round(whole * self.size))

    @contextmanager
    def house(self, name: str, environment: dict[str, str]) -> Iterator[Server]:
        server = Server(self.folder / name, environment=environment)
        try:
            yield server
        finally:
            server.stop()

    def carry_out(self, row: Row, trial: Coroutine[Any, Any, None], server: Server | None = None) -> None:
        """One trial, and its server is weighed if it is named; what cannot be finished is a promise not kept."""
        print(f"{time.strftime('%H:%M:%S')} {row.trial}", file=self.told, flush=True)
        self.rows.append(row)
        try:
            with row.weighing(server) if server else nullcontext():
                asyncio.run(trial)
        except Exception as problem:
            row.wrong.append(f"it could not be finished: {problem!r}")

    def run(self) -> None:
        with self.house("open", fuzz.GENEROUS) as server:
            row = Row("requests", most_growth=96)
            self.carry_out(row, fuzz.requests(server, row, self.many(100_000), 200, 4, self.seed))
            row = Row("frames", most_growth=96)
            self.carry_out(row, fuzz.frames(server, row, self.many(300_000), 1000, 4, self.seed))
            row = Row("races", most_growth=32)
            self.carry_out(row, contests.races(server, row, self.many(300), 20, self.seed), server)
            row = Row("bombs", most_growth=96)
            self.carry_out(row, siege.bombs(server, row, self.many(10), 4000, self.seed), server)
        with self.house("hasty", siege.HASTY) as server:
            row = Row("slow readers", most_growth=64)
            self.carry_out(row, siege.slow(server, row, self.many(500)), server)
            row = Row("floods", most_growth=32)
            self.carry_out(row, siege.floods(server, row, max(1200, self.many(10_000))), server)
        with self.house("crowd", {}) as server:
            row = Row("crowd", most_growth=512)
            self.carry_out(row, contests.crowd(server, row, self.many(TABLES), 4), server)
        with self.house("broken", {}) as server:
            row = Row("kills")
            self.carry_out(row, contests.kills(server, row, self.many(12), self.seed))
            row = Row("a full disk", damage.OURS, most_growth=32)
            self.carry_out(row, damage.full_disk(server, row, self.many(20)), server)
            row = Row("a broken database", damage.OURS, most_growth=64)
            self.carry_out(row, damage.broken_database(server, row, self.many(10)), server)


def main() -> int:
    wishes = argparse.ArgumentParser(prog="python -m tests.campaign", description=__doc__)
    wishes.add_argument("--size", type=float, default=1.0, help="1: 100,000 requests, 300,000 frames, 510 tables")
    wishes.add_argument("--seed", type=int, default=12)
    wished = wishes.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES if hard == resource.RLIM_INFINITY else min(FILES, hard), hard))
    begun = time.monotonic()
    with TemporaryDirectory(prefix="campaign") as folder, open(Path(folder) / "servers.log", "w+") as log:
        campaign = Campaign(Path(folder), wished.size, wished.seed)
        os.dup2(log.fileno(), 2)
        campaign.run()
        complaints = [line for row in campaign.rows for line in row.complaints()]
        if complaints:
            log.seek(0)
            campaign.told.write(log.read()[-20_000:])
    minutes = (time.monotonic() - begun) / 60
    print(table(campaign.rows))
    print(f"\nSize {wished.size:g}, seed {wished.seed}, Python {platform.python_version()}, {minutes:.0f} minutes.")
    print("\n".join(complaints))
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
