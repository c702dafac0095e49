"""How the table bears up: an answer in each game, many stored matches, many spectators, many tables.

Run: python bench/table.py [--answers] [--json FILE]; the many tables alone: python bench/load.py
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import load
from answers import RECORDS, answered, put_down, worked
from websockets.asyncio.client import ClientConnection, connect

from ludotheque.agents import make
from ludotheque.core.match import Match
from ludotheque.games import games
from ludotheque.table.hall.keeping import new_row
from ludotheque.table.hall.store import Store
from ludotheque.table.seating import Seat

STORED, LINES = 1000, 400
SPECTATORS, MOVES = 200, 20

measured: dict[str, dict[str, float]] = {}


def long_match() -> Match:
    """A match that has just passed so many lines."""
    match = games["loire"].new(4, "bench")
    player = make("greedy", 1)
    while len(match.lines) < LINES:
        match.play(player.choose(match.eyes()))
    return match


def store_matches(database: Path) -> list[str]:
    store = Store(f"sqlite:///{database}")
    match, seats = long_match(), [Seat("here") for _ in range(4)]
    for number in range(STORED):
        store.create(new_row(f"bench-{number:04}", match, seats), [], match.lines)
    store.close()
    return [f"bench-{number:04}" for number in range(STORED)]


def say(what: str, times: list[float]) -> None:
    ordered = sorted(times)
    middle, late = statistics.median(ordered), ordered[int(len(ordered) * 0.95)]
    worst = ordered[-1]
    measured[what] = {"median_ms": 1000 * middle, "p95_ms": 1000 * late, "worst_ms": 1000 * worst}
    print(f"{what}: median {1000 * middle:.0f} ms, p95 {1000 * late:.0f} ms, worst {1000 * worst:.0f} ms", flush=True)


def listed_and_opened(http: httpx.Client, tables: list[str]) -> None:
    http.get("/api/tables")
    say(f"the newest of {STORED} matches listed", [timed(http, "/api/tables") for _ in range(20)])
    chosen = random.Random(1).sample(tables, 50)
    say(f"a match of {LINES} lines opened", [timed(http, f"/api/tables/{table}") for table in chosen])


def timed(http: httpx.Client, address: str) -> float:
    began = time.perf_counter()
    assert http.get(address).status_code == 200
    return time.perf_counter() - began


class Player:
    """A person with a link who plays both seats of a table."""

    def __init__(self, http: httpx.Client) -> None:
        wish = {"game": "loire", "seats": [{"kind": "here"}, {"kind": "here"}]}
        new = http.post("/api/tables", json=wish).json()
        self.table = new["table"]
        self.path = f"/api/tables/{new['table']}/live"
        self.shown = {"Authorization": f"Bearer {new['host'].partition('#')[2]}"}
        self.times: list[float] = []

    async def move(self, socket: ClientConnection, frame: dict[str, Any]) -> dict[str, Any]:
        """One answer, and how long until its position is back."""
        action = random.choice(frame["options"])["action"]
        began = time.perf_counter()
        answer = {"type": "answer", "number": frame["number"], "seat": frame["asked"], "action": action}
        await socket.send(json.dumps(answer))
        frame = await position(socket)
        self.times.append(time.perf_counter() - began)
        return frame


async def position(socket: ClientConnection) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await socket.recv())
        assert message["type"] != "refusal", message
        if message["type"] == "position":
            return message


async def spectators(base: str, player: Player) -> None:
    """Until the last of many spectators has seen a move."""
    watching = [await connect(f"{base}{player.path}", max_size=None) for _ in range(SPECTATORS)]
    await asyncio.gather(*(position(socket) for socket in watching))
    times = []
    async with connect(f"{base}{player.path}", additional_headers=player.shown, max_size=None) as socket:
        frame = await position(socket)
        for _ in range(MOVES):
            began = time.perf_counter()
            frame, *_ = await asyncio.gather(player.move(socket, frame), *(position(each) for each in watching))
            times.append(time.perf_counter() - began)
    say(f"a move seen by the last of {SPECTATORS} spectators", times)
    await asyncio.gather(*(socket.close() for socket in watching))


def measure(url: str, pid: int, stored: list[str]) -> None:
    with httpx.Client(base_url=url, timeout=60) as http:
        listed_and_opened(http, stored)
        base = url.replace("http", "ws")
        before = worked(pid)
        asyncio.run(spectators(base, Player(http)))
        print(f"  processor time per move: {1000 * (worked(pid) - before) / MOVES:.0f} ms")


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__)
    wish.add_argument("--answers", action="store_true", help="only what an answer costs in each game")
    wish.add_argument("--json", type=Path, help="write the figures there too")
    asked = wish.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        store = Store(f"sqlite:///{database}")
        matches = [put_down(store, game) for game in RECORDS]
        store.close()
        stored = [] if asked.answers else store_matches(database)
        command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--database", str(database)]
        environment = os.environ | {"LUDOTHEQUE_LIMITS": "off"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
            assert server.stdout is not None
            url = server.stdout.readline().removeprefix("Ludothèque: ").strip().rstrip("/")
            try:
                for played in matches:
                    each = asyncio.run(answered(url, played, server.pid))
                    measured[f"an answer in {played.game}"] = each
                    costs = f"{each['cpu_ms']:.1f} ms of processor time, {each['kilobytes']:.1f} kB"
                    costs += f", back after {each['median_ms']:.1f} ms, p95 {each['p95_ms']:.1f} ms"
                    print(f"an answer in {played.game}: {costs}", flush=True)
                if not asked.answers:
                    measure(url, server.pid, stored)
            finally:
                server.terminate()
    tables = [] if asked.answers else load.matrix()
    if asked.json:
        asked.json.write_text(json.dumps({"figures": measured, "tables": tables}, indent=2) + "\n")


if __name__ == "__main__":
    main()
