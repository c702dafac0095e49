"""What a client is told of a match that is looked back at."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from ludotheque.table.protocol.replies import Thought

Progress = TypeAliasType("Progress", Literal["none", "working", "failed", "done"])


class Costly(TypedDict):
    """A decision that cost something, beside the better answer, and why that was better."""

    line: Annotated[int, Field(description="how many lines the record had before it")]
    seat: int
    question: str
    label: str
    best: Annotated[str, Field(description="the better answer, in words")]
    action: Annotated[str, Field(description="the same in notation")]
    chance: Annotated[float, Field(description="to win, with the better answer")]
    cost: Annotated[float, Field(description="how much less the answer left")]
    why: list[str]


class Deal(TypedDict):
    """Something changed hands between two seats for a price: an auction, a trade."""

    line: int
    seat: Annotated[int, Field(description="who paid")]
    to: int
    sentence: str
    price: str
    paid: Annotated[int, Field(description="how much of everything together, to compare prices by")]


class Summary(TypedDict):
    """One player: how near the best answers came, in all and by thirds, what luck did, and what decisions cost."""

    seat: int
    points: int
    accuracy: float | None
    thirds: list[float | None]
    luck: Annotated[float, Field(description="how much dice and cards moved the chances to win, in all")]
    lost: Annotated[float, Field(description="how much a decision of the seat cost, on average")]


class Growth(TypedDict):
    """Where points came from, turn by turn; nothing where the game has one source of points alone."""

    sources: list[str]
    at: Annotated[list[int], Field(description="lines of the record, where something changed")]
    values: Annotated[list[list[list[int]]], Field(description="at each of these, for each seat, from each source")]


class Analysis(TypedDict):
    """As far as it has got: the chances of all seats before each answer."""

    state: Progress
    done: int
    answers: int
    iterations: int
    at: Annotated[list[int], Field(description="lines of the record; the last is the end")]
    asked: list[int]
    seen: Annotated[list[list[float]], Field(description="chances of all seats, as the one that was asked could know")]
    known: Annotated[list[list[float]], Field(description="the same for somebody who sees everything")]
    luck: Annotated[list[list[float]], Field(description="how much chance has moved those since the point before")]
    costs: Annotated[list[float], Field(description="what the answer that was given cost its seat")]
    decisions: Annotated[list[Costly], Field(description="when all is done: the costliest of each seat")]
    players: list[Summary]
    growth: Growth
    deals: list[Deal]


class Step(TypedDict):
    """One answer of a line, by a seat."""

    line: str
    seat: int
    label: str


class Best(TypedDict):
    """What a search found, best first, and how it might go on."""

    seat: int
    tries: int
    thoughts: list[Thought]
    counts: Annotated[list[int], Field(description="how many of the tries went to each")]
    why: list[str]
    lines: Annotated[list[str], Field(description="the best answer and those after it, as lines of a record")]
    steps: Annotated[list[Step], Field(description="those of them that are not chance's, in words")]


class SavedLine(TypedDict):
    """A variation that the record of a replay holds."""

    at: int
    name: str
    lines: list[str]
