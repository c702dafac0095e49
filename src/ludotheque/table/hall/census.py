"""The census: how many there are at this moment, for whoever watches the house; and tables at rest are let go."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Final

from ludotheque.table.measures import measures
from ludotheque.table.settings import UNUSED

if TYPE_CHECKING:
    from ludotheque.table.hall.hall import Hall

PAUSE: Final = 1.0


async def count_now_and_then(hall: Hall) -> None:
    """As long as the server runs."""
    while True:
        began = monotonic()
        await asyncio.sleep(PAUSE)
        late = max(0.0, monotonic() - began - PAUSE)
        measures().now(*hall.census(), hall.computers.thinking, late)
        hall.let_go(monotonic() - UNUSED)
