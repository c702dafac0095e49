"""What an answer costs the server in the middle of a match: recorded answers, whatever computers play today."""

from __future__ import annotations

import json
import os
import statistics
import time
from dataclasses import dataclass
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from ludotheque.core import record
from ludotheque.core.line import Line
from ludotheque.core.match import Match
from ludotheque.core.state import CHANCE
from ludotheque.games import games
from ludotheque.table.hall.keeping import new_row
from ludotheque.table.hall.rows import KeyRow
from ludotheque.table.hall.store import Store
from ludotheque.table.seating import Seat, hashed

MATCHES = Path(__file__).parent.parent / "tests" / "games"
RECORDS = {
    "loire": "three-players-several-past-20",
    "siecle_dor": "three-players-won-on-own-turn",
    "lin1680": "three-won-by-sailing-with-hidden-hands",
    "bretagne": "three-players-tie",
    "tapestry": "three-players",
}
WARM, DRAWN, MEASURED = 60, 60, 120  # answers before the table opens, until what is drawn once is drawn, and then


@dataclass
class Played:
    """A recorded match in its middle, and the answers that people gave next."""

    game: str
    match: Match
    answers: list[Line]


def put_down(store: Store, game: str) -> Played:
    """A table where one person looks, and answers for all."""
    kept = record.open_file(MATCHES / game / "matches" / f"{RECORDS[game]}.match")
    match = record.begin(kept, games[game])
    match.ask_chance = False  # fate answers as it did then
    match.go_on()
    answers = [line for line in kept.lines if line.seat != CHANCE]
    for line in answers[:WARM]:
        match.play(line.notation, line.seat)
    rows = [
        KeyRow(table=game, key_hash=hashed(f"key of {game}"), seats=list(range(match.players)), host=True, claimed=True)
    ]
    store.create(new_row(game, match, [Seat("link")] * match.players), rows, match.lines)
    return Played(game, match, answers[WARM : WARM + DRAWN + MEASURED])


def worked(pid: int) -> float:
    """Seconds of processor time a server has used: what can be compared on a machine that others use too."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def answered(url: str, played: Played, pid: int) -> dict[str, float]:
    """Processor time of an answer, how much of it is sent to the one who looks, and how long he waits. Answers go over
    the live connection, as a browser sends them."""
    shown = {"Authorization": f"Bearer key of {played.game}"}
    live = f"{url.replace('http', 'ws')}/api/tables/{played.game}/live"
    sent, before, times = 0, 0.0, []
    async with connect(live, additional_headers=shown, max_size=None) as socket:
        await next_position(socket)
        for at, line in enumerate(played.answers):
            if at == DRAWN:
                sent, before, times = 0, worked(pid), []
            answer = {"number": len(played.match.lines), "seat": line.seat, "action": line.notation}
            played.match.play(line.notation, line.seat)
            began = time.perf_counter()
            await socket.send(json.dumps({"type": "answer", **answer}))
            sent += await next_position(socket)
            times.append(time.perf_counter() - began)
        assert before, f"the match of {played.game} was over before anything was measured"
        done, late = len(times), sorted(times)[int(0.95 * len(times))]
        cost = 1000 * (worked(pid) - before) / done
        return {
            "cpu_ms": cost, "kilobytes": sent / done / 1000,
            "median_ms": 1000 * statistics.median(times), "p95_ms": 1000 * late,
        }  # fmt: skip


async def next_position(socket: ClientConnection) -> int:
    """Until a position has come; how many bytes that took."""
    sent, message = 0, ""
    while not message.startswith('{"type":"position"'):
        message = str(await socket.recv())
        sent += len(message.encode())
    return sent
