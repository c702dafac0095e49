"""Pictures of tables for those who are called: what everybody may see of it, at an address that nobody guesses."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from anyio import to_thread

from ludotheque import drawing
from ludotheque.core.match import Match
from ludotheque.core.refusal import Refusal
from ludotheque.drawing import raster
from ludotheque.table.hall.remembering import remembered
from ludotheque.table.hall.store import Store
from ludotheque.table.refusals import TableRefusal

if TYPE_CHECKING:
    from ludotheque.table.hall.hall import Hall

WIDTH: Final = 900  # pixels


def address(store: Store, table: str, language: str) -> str:
    """Where the picture of a table lies; nowhere, where none can be made."""
    return f"/boards/{table}/{seal(store, table)}.png?lang={language}" if raster.at_hand() else ""


def seal(store: Store, table: str) -> str:
    """What only the house can write: whoever has it was told."""
    secret = remembered(store, "seal", lambda: secrets.token_urlsafe(32))
    return urlsafe_b64encode(hmac.new(secret.encode(), table.encode(), hashlib.sha256).digest())[:22].decode()


async def picture(hall: Hall, table: str, language: str) -> bytes:
    """The board as it lies now, as a spectator sees it: nothing on it is anybody's secret."""
    if not raster.at_hand():
        raise TableRefusal("page-unknown")
    live = await hall.table(table)
    return await to_thread.run_sync(drawn, live.match, live.number, live.id, language, limiter=hall.replays.players)


async def picture_if_any(hall: Hall, table: str, language: str) -> bytes:
    try:
        return await picture(hall, table, language)
    except Refusal:
        return b""


class Kept:
    """A match to be drawn, known by its table and how many answers it has."""

    def __init__(self, match: Match, number: int, table: str) -> None:
        self.match, self.key = match, (table, number)

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Kept) and other.key == self.key


def drawn(match: Match, number: int, table: str, language: str) -> bytes:
    return painted(Kept(match, number, table), language)


@lru_cache(32)
def painted(kept: Kept, language: str) -> bytes:
    return raster.png(drawing.draw(kept.match.view(), "wide", language), WIDTH)
