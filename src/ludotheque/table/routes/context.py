"""What the routes ask of a request: the hall, the language, the viewer."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Query
from starlette.requests import HTTPConnection

from ludotheque.core.refusal import Refusal
from ludotheque.drawing import SHAPES
from ludotheque.table.hall.hall import Hall
from ludotheque.table.hall.live_table import LiveTable
from ludotheque.table.language import language_of
from ludotheque.table.protocol.position import Shape
from ludotheque.table.protocol.replies import Refused
from ludotheque.table.seating import Shown
from ludotheque.table.shown.moment import Viewer


def hall_of(connection: HTTPConnection) -> Hall:
    hall = connection.app.state.hall
    assert isinstance(hall, Hall)
    return hall


# What is asked of every request is a coroutine: a plain function would be sent to another thread and waited for.


async def in_hall(connection: HTTPConnection) -> Hall:
    return hall_of(connection)


async def spoken(connection: HTTPConnection) -> str:
    return language_of(connection)


InHall = Annotated[Hall, Depends(in_hall)]
Language = Annotated[str, Depends(spoken)]
WantedShape = Annotated[str, Query(description="wide or tall")]


def known_shape(shape: str) -> Shape:
    for known in SHAPES:
        if shape == known:
            return known
    raise Refusal("shape-unknown", shape=shape[:40], shapes=", ".join(SHAPES))


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For OpenAPI: these statuses come with a sentence. It is named and not handed over: four hundred models would be
    built at every start."""
    schema = {"$ref": f"#/components/schemas/{Refused.__name__}"}
    return {status: {"content": {"application/json": {"schema": schema}}} for status in statuses}


def viewer_at(table: LiveTable, shown: Shown | None, shape: str, language: str, seat: int | None = None) -> Viewer:
    """With a key that opens seats, their eyes; without a key, a spectator's; with a wrong key, nothing."""
    opened = table.keyring.opened_by(shown)
    mine = opened.seats if opened else ()
    if seat is not None:
        table.player(shown, seat)
    return Viewer(mine, known_shape(shape), language, seat, opened is not None and opened.host)
