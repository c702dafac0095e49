"""What is said over the live connection, in both directions; `type` tells which."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter
from typing_extensions import TypeAliasType, TypedDict

from ludotheque.table.protocol.position import News, Position, Said, Shape
from ludotheque.table.protocol.replies import Refused
from ludotheque.table.protocol.requests import Answering, Asked, Saying, Undoing, Whole


class AnswerMessage(Answering):
    """Answer the question; the position that comes of it is the reply."""

    type: Literal["answer"]


class UndoMessage(Undoing):
    """Take back the last answer of this seat, at once where that is fair or only computers have answered since; between
    people the others are asked."""

    type: Literal["undo"]


class ConsentMessage(Asked):
    """Somebody asked to take an answer back: yes or no."""

    type: Literal["consent"]
    seat: Whole
    yes: bool


class SayMessage(Saying):
    """Say something to the others who sit here."""

    type: Literal["chat"]


class ShapeMessage(Asked):
    """See the board in another shape from now on."""

    type: Literal["shape"]
    shape: Shape


class PingMessage(Asked):
    """Ask whether the connection still stands."""

    type: Literal["ping"]


FromClient = TypeAliasType(
    "FromClient",
    Annotated[
        AnswerMessage | UndoMessage | ConsentMessage | SayMessage | ShapeMessage | PingMessage,
        Field(discriminator="type"),
    ],
)


class RefusalMessage(Refused):
    """Something was refused: the connection stays, nothing has changed."""

    type: Literal["refusal"]


class ChatMessage(Said):
    """Somebody who sits here said something; spectators do not hear it."""

    type: Literal["chat"]


class ThinkingMessage(TypedDict):
    """A computer has begun to think."""

    type: Literal["thinking"]
    seat: int
    since: Annotated[float, Field(description="seconds since 1970")]


class PresenceMessage(TypedDict):
    """Who is connected now, seat by seat; a computer always is."""

    type: Literal["presence"]
    here: list[bool]
    left: Annotated[
        list[float | None], Field(description="when each was last seen, in seconds since 1970; null while here")
    ]


class SeatsMessage(TypedDict):
    """Somebody sat down, or a seat was freed; whose own seats have changed is sent a position instead."""

    type: Literal["seats"]
    free: Annotated[list[bool], Field(description="seat by seat, whether it waits for somebody")]
    news: list[News]


class RematchMessage(TypedDict):
    """The same people meet at another table; who sits here asks for a `rematch` and is given his key there."""

    type: Literal["rematch"]
    url: str


class RetakeMessage(TypedDict):
    """Somebody would like to take an answer back, and these seats have not said yes yet; none: it is settled, and
    `granted` says how."""

    type: Literal["retake"]
    seat: int
    waiting: list[int]
    granted: bool


class PongMessage(TypedDict):
    """The connection stands."""

    type: Literal["pong"]


FromServer = TypeAliasType(
    "FromServer",
    Annotated[
        Position
        | RefusalMessage
        | ChatMessage
        | ThinkingMessage
        | PresenceMessage
        | SeatsMessage
        | RematchMessage
        | RetakeMessage
        | PongMessage,
        Field(discriminator="type"),
    ],
)

READ: TypeAdapter[FromClient] = TypeAdapter(FromClient)
