"""Pictures of tables for those who are called: what everybody may see of it, at an address that nobody guesses."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from base64 import urlsafe_b64encode
from typing import TYPE_CHECKING, Final

from ludotheque.table.hall.looking_back import draws_points, in_points
from ludotheque.table.hall.remembering import remembered
from ludotheque.table.hall.replays import Replay
from ludotheque.table.hall.store import Store

if TYPE_CHECKING:
    from ludotheque.table.hall.hall import Hall

log = logging.getLogger("ludotheque.table")
PATIENCE: Final = 20.0  # seconds for which a letter waits for its picture, while computers think


def address(store: Store, table: str, language: str) -> str:
    """Where the picture of a table lies; nowhere, where none can be made."""
    return f"/boards/{table}/{seal(store, table)}.png?lang={language}" if draws_points() else ""


def seal(store: Store, table: str) -> str:
    """What only the house can write: whoever has it was told."""
    secret = remembered(store, "seal", lambda: secrets.token_urlsafe(32))
    return urlsafe_b64encode(hmac.new(secret.encode(), table.encode(), hashlib.sha256).digest())[:22].decode()


async def picture(hall: Hall, table: str, language: str) -> bytes:
    """The board as it lies now, as a spectator sees it: nothing on it is anybody's secret."""
    live = await hall.table(table)
    source = Replay(live.match.record, live.seats, live.match.edition)
    return await in_points(hall, table, source, live.number, language)


async def picture_if_any(hall: Hall, table: str, language: str) -> bytes:
    """Nothing where it cannot be made, or not soon: the letter is what matters."""
    if not draws_points():
        return b""
    try:
        return await asyncio.wait_for(picture(hall, table, language), PATIENCE)
    except Exception as problem:  # a match that cannot be played again, a process that was lost
        log.warning("no picture of table %s could be made: %s", table, type(problem).__name__)
        return b""
