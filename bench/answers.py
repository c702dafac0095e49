"""What an answer costs the server in the middle of a match: recorded answers, whatever computers play today."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import httpx
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
    """A table where one sits at a seat and somebody else answers for all."""
    kept = record.open_file(MATCHES / game / "matches" / f"{RECORDS[game]}.match")
    match = record.begin(kept, games[game])
    match.ask_chance = False  # fate answers as it did then
    match.go_on()
    answers = [line for line in kept.lines if line.seat != CHANCE]
    for line in answers[:WARM]:
        match.play(line.notation, line.seat)
    keys = {"viewer": [0], "players": list(range(match.players))}
    rows = [
        KeyRow(table=game, key_hash=hashed(f"{who} of {game}"), seats=seats, host=who == "players", claimed=True)
        for who, seats in keys.items()
    ]
    store.create(new_row(game, match, [Seat("link")] * match.players), rows, match.lines)
    return Played(game, match, answers[WARM : WARM + DRAWN + MEASURED])


def worked(pid: int) -> float:
    """Seconds of processor time a server has used: what can be compared on a machine that others use too."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def answered(url: str, played: Played, pid: int) -> dict[str, float]:
    """Processor time of an answer, and how much of it is sent to the one who looks."""
    shown = {who: {"Authorization": f"Bearer {who} of {played.game}"} for who in ("viewer", "players")}
    live = f"{url.replace('http', 'ws')}/api/tables/{played.game}/live"
    sent, before, done = 0, 0.0, 0
    async with (
        connect(live, additional_headers=shown["viewer"], max_size=None) as socket,
        httpx.AsyncClient(base_url=url, headers=shown["players"], timeout=60) as http,
    ):
        await next_position(socket)
        for at, line in enumerate(played.answers):
            if at == DRAWN:
                sent, before, done = 0, worked(pid), 0
            done += 1
            answer = {"number": len(played.match.lines), "seat": line.seat, "action": line.notation}
            played.match.play(line.notation, line.seat)
            assert (await http.post(f"/api/tables/{played.game}/answers", json=answer)).status_code == 200
            sent += await next_position(socket)
        assert before, f"the match of {played.game} was over before anything was measured"
        return {"cpu_ms": 1000 * (worked(pid) - before) / done, "kilobytes": sent / done / 1000}


async def next_position(socket: ClientConnection) -> int:
    """Until a position has come; how many bytes that took."""
    sent, message = 0, ""
    while not message.startswith('{"type":"position"'):
        message = str(await socket.recv())
        sent += len(message.encode())
    return sent
