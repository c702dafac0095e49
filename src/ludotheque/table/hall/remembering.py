"""What the house itself must remember: made once, and the same for all its processes."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.table.hall.database import Taken
from ludotheque.table.hall.rows import HouseRow
from ludotheque.table.hall.store import Store


def remembered(store: Store, name: str, made: Callable[[], str]) -> str:
    with store.reading() as session:
        known = session.get(HouseRow, name)
    if known is not None:
        return known.value
    try:
        with store.writing() as session:
            session.add(HouseRow(name=name, value=made()))
    except Taken:
        pass  # another process was quicker
    with store.reading() as session:
        known = session.get(HouseRow, name)
    assert known is not None
    return known.value
