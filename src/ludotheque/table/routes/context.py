"""What the routes ask of a request: the hall, the language, the viewer."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query
from starlette.requests import HTTPConnection

from ludotheque.core.refusal import Refusal
from ludotheque.drawing import SHAPES
from ludotheque.table.frames import Viewer
from ludotheque.table.hall import Hall
from ludotheque.table.language import language_of
from ludotheque.table.live import LiveTable


def hall_of(connection: HTTPConnection) -> Hall:
    hall = connection.app.state.hall
    assert isinstance(hall, Hall)
    return hall


InHall = Annotated[Hall, Depends(hall_of)]
Language = Annotated[str, Depends(language_of)]
Shape = Annotated[str, Query(description="wide or tall")]


def known_shape(shape: str) -> str:
    if shape not in SHAPES:
        raise Refusal("shape-unknown", shape=shape[:40], shapes=", ".join(SHAPES))
    return shape


def viewer_at(table: LiveTable, key: str | None, shape: str, language: str, seat: int | None = None) -> Viewer:
    """With a key that opens seats, their eyes; without a key, a spectator's; with a wrong key, nothing."""
    opened = table.opened_by(key)
    mine = opened.seats if opened else ()
    if seat is not None:
        table.player(key, seat)
    return Viewer(mine, known_shape(shape), language, seat)
