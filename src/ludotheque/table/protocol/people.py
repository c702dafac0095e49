"""What a client is answered about the people who keep a name here, and what was said of them."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from ludotheque.table.protocol.position import Said


class Rating(TypedDict):
    """How strong somebody is, and how sure that is: within `give_or_take` of it in nineteen cases of twenty."""

    name: str
    level: Annotated[str | None, Field(description="of a computer")]
    game: str
    seats: int
    rating: int
    give_or_take: int
    matches: int
    provisional: bool


class MyMatch(TypedDict):
    """A table where a person has a seat."""

    table: str
    game: str
    title: str
    names: list[str]
    mine: list[int]
    asked: int
    waiting: Annotated[bool, Field(description="the person is asked, or has not come yet")]
    invited: Annotated[bool, Field(description="a seat is kept for the person, who has not come to the table yet")]
    over: bool
    winners: list[int]
    points: Annotated[list[int | None], Field(description="null for a seat that never scores")]
    deadline: float | None
    changed: float
    private: bool


class Companion(TypedDict):
    """Somebody who keeps a name here."""

    id: str
    name: str
    matches: Annotated[int, Field(description="played together, where that is asked for")]


class Neighbour(TypedDict):
    """Somebody else at the table."""

    seat: int
    known: Annotated[bool, Field(description="they keep a name here: what I wish is kept, and goes for every table")]
    shunned: bool
    muted: bool


class Report(TypedDict):
    """What somebody complains of, with what was said last."""

    id: int
    table: str
    at: float
    by: str
    about: str
    seat: int
    known: Annotated[bool, Field(description="who is complained of keeps a name")]
    text: str
    said: list[Said]
    silenced: bool


class Passkey(TypedDict):
    id: str
    label: str
    created: float


class HookTold(TypedDict):
    url: str
    shape: str


class Me(TypedDict):
    """Who keeps a name here, and how they want to be called; without a name, how one may be kept."""

    known: bool
    id: str
    name: str
    mail: str | None
    ways: list[str]
    hook: HookTold | None
    unreached: Annotated[list[str], Field(description="a sentence for each way by which the last call was given up")]
    away: float
    passkeys: list[Passkey]
    ratings: list[Rating]
    shunned: list[Companion]
    muted: list[Companion]
    reports: Annotated[int | None, Field(description="how many wait for whoever keeps the house; null for others")]
    by_mail: Annotated[bool, Field(description="the house can send mail")]
    by_passkey: Annotated[bool, Field(description="the house knows passkeys")]
    push_key: Annotated[str, Field(description="what a browser needs to be called by; empty where it cannot be")]


class Riddle(TypedDict):
    """What an authenticator is asked; `riddle` comes back with its answer."""

    riddle: str
    options: dict[str, object]
