"""Races, kills and crowds: of many answers one is stored, what was acknowledged stays, and all see the same."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from random import Random
from typing import Any

from tests.campaign.caller import Caller, Gone, Live, Reply
from tests.campaign.ledger import Row
from tests.campaign.people import Table, set_up
from tests.table.house import Server, key_in

Acknowledged = dict[tuple[str, int], tuple[int, str]]  # by table and line: the seat and its answer


async def races(server: Server, row: Row, many: int, rivals: int, seed: int) -> None:
    """So many questions, each answered by all rivals at once; and now and then an invitation that all open at once."""
    rng = Random(seed)
    acknowledged: Acknowledged = {}
    callers = [Caller(server.port, row) for _ in range(rivals)]
    table = await set_up(callers[0])
    for question in range(many):
        await table.look(callers[0])
        if table.over:
            table = await set_up(callers[0])
            await table.look(callers[0])
        chosen = [rng.choice(table.options) for _ in callers]
        replies = await asyncio.gather(*(table.answered(caller, action) for caller, action in zip(callers, chosen)))
        statuses = sorted(reply.status for reply in replies)
        row.expect(statuses == [200] + [409] * (rivals - 1), f"question {question} was answered {statuses}")
        for reply, action in zip(replies, chosen):
            if reply.status == 200:
                acknowledged[table.id, table.number + 1] = table.asked, action
        if question % 10 == 0:
            await invitation(callers, row)
    row.expect(not (lost := missing(server, acknowledged)), f"{len(lost)} are not stored as acknowledged: {lost[:3]}")
    for caller in callers:
        caller.hang_up()
    row.held = f"{many:,} questions, {rivals} answers to each at once: one stored, the others told"


async def invitation(callers: list[Caller], row: Row) -> None:
    """One link that all open at once: one of them sits there."""
    wish = {"game": "loire", "seats": [{"kind": "link"}, {"kind": "here"}]}
    made = (await callers[0].ask("POST", "/api/tables", wish)).data
    opened = {"key": key_in(made["links"][0]["url"])}
    replies = await asyncio.gather(
        *(caller.ask("POST", f"/api/tables/{made['table']}/claim", opened) for caller in callers)
    )
    sat = [reply.status for reply in replies if reply.status != 403]
    row.expect(sat == [200], f"one invitation was answered {sat}")


def missing(server: Server, acknowledged: Acknowledged) -> list[Any]:
    """What was acknowledged and does not stand in the database."""
    with closing(sqlite3.connect(server.database)) as database:
        stored = {(table, number): (seat, notation) for table, number, seat, notation in database.execute(
            'select "table", number, seat, notation from lines')}  # fmt: skip
    return [where for where, answer in acknowledged.items() if stored.get(where) != answer]


async def kills(server: Server, row: Row, many: int, seed: int) -> None:
    """The server is killed so many times while people play at four tables, at any moment, and started again."""
    rng = Random(seed)
    acknowledged: Acknowledged = {}
    async with Caller(server.port, row) as caller:
        tables = [await set_up(caller) for _ in range(4)]
    for _ in range(many):
        enough = len(acknowledged) + rng.randrange(3, 60)
        moment = asyncio.Event()
        playing = [asyncio.create_task(play(server, row, table, acknowledged, enough, moment)) for table in tables]
        await moment.wait()
        await asyncio.sleep(rng.random() / 50)  # somewhere in the midst of what the others do
        await asyncio.to_thread(server.kill)
        await asyncio.gather(*playing)
        await asyncio.to_thread(server.start)
        row.expect(not (lost := missing(server, acknowledged)), f"lost after a kill: {lost[:3]}")
        async with Caller(server.port, row) as caller:
            for at, table in enumerate(tables):
                before = table.number
                reply = await table.look(caller)
                row.expect(reply.status == 200 and table.number >= before, f"{table.id} came back otherwise")
                if table.over:
                    tables[at] = await set_up(caller)
    row.held = f"{many} kills, none of {len(acknowledged):,} acknowledged answers lost"


async def play(
    server: Server, row: Row, table: Table, acknowledged: Acknowledged, enough: int, moment: asyncio.Event
) -> None:
    """Answer until the server is gone."""
    async with Caller(server.port, row, cut_off=True) as caller:
        try:
            while True:
                await table.look(caller)
                if table.over:
                    moment.set()
                    return
                where, what = (table.id, table.number + 1), (table.asked, table.options[0])
                reply: Reply = await table.answered(caller)
                if reply.status == 200:
                    acknowledged[where] = what
                if len(acknowledged) >= enough:
                    moment.set()
        except Gone:
            return


async def crowd(server: Server, row: Row, many: int, rounds: int) -> None:
    """So many tables with two people each, all watched at once: whatever one answers, the other sees."""
    gate = asyncio.Semaphore(8)

    async def sit(at: int) -> tuple[Table, list[Live]]:
        address = f"10.1.{at // 250}.{at % 250}"
        async with gate, Caller(server.port, row, address) as caller:
            table = await set_up(caller)
            return table, [await Live.open(server.port, row, table.id, key, address) for key in table.keys]

    async def agree(table: Table, people: list[Live]) -> None:
        async with gate:
            for person in people:
                table.seen(await person.hear("position"))
            for _ in range(rounds):
                before = table.number
                await people[table.asked].tell(type="answer", **table.answer())
                seen = [await person.hear("position", "refusal") for person in people]
                told = {(each.get("number"), each.get("asked"), each.get("error")) for each in seen}
                row.expect(len(told) == 1 and seen[0].get("number", 0) > before, f"{table.id}: they see {told}")
                if seen[0]["type"] == seen[1]["type"] == "position":
                    table.seen(seen[0])
                    table.seen(seen[1])

    met = await asyncio.gather(*(sit(at) for at in range(many)))
    await asyncio.gather(*(agree(table, people) for table, people in met))
    await asyncio.gather(*(person.socket.close() for _, people in met for person in people))
    row.held = f"{many} tables with two people each, {rounds} answers at each: all saw the same"
