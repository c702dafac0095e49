"""Preparing: the first match of a game that a process opens pays for all that it needs, a tenth of a second or more to
import its scene, read its words and draw every part for the first time. After a restart the process does that by
itself for the games that are being played, before somebody comes and waits for it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from anyio import to_thread
from sqlalchemy import func, select

from ludotheque.core.refusal import Refusal
from ludotheque.core.words import LANGUAGES
from ludotheque.drawing import SHAPES
from ludotheque.table.hall.rows import TableRow
from ludotheque.table.hall.store import Store
from ludotheque.table.shown.moment import Viewer

if TYPE_CHECKING:
    from ludotheque.table.hall.hall import Hall

PAUSE: Final = 1.0  # seconds before each game: whoever is there already comes first


async def prepare(hall: Hall) -> None:
    """Draw the match of each game where something happened last, as whoever sits there would see it."""
    await asyncio.sleep(PAUSE)
    with suppress(Refusal):  # a database that cannot be read is told of by itself
        for id in await to_thread.run_sync(latest, hall.store):
            with suppress(Exception):  # whatever is wrong with this one, whoever opens it is told
                await look_at(hall, id)
            await asyncio.sleep(PAUSE)


async def look_at(hall: Hall, id: str) -> None:
    table = await hall.table(id)
    for shape in SHAPES:
        for language in LANGUAGES:
            await table.showing.frame(Viewer((0,), shape, language))


def latest(store: Store) -> list[str]:
    """The running match of each game that was changed last."""
    with store.reading() as session:
        when = select(func.max(TableRow.changed)).where(~TableRow.over).group_by(TableRow.game)
        found = session.execute(select(TableRow.game, TableRow.id).where(TableRow.changed.in_(when), ~TableRow.over))
        return list({row.game: row.id for row in found}.values())
