"""What a client is answered by HTTP at a table, besides the position."""

from __future__ import annotations

from typing import Annotated, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from ludotheque.table.protocol.position import SeatKind


class Refused(TypedDict):
    """Every refusal: a key for programs, a sentence for people, the clause where a rule forbids."""

    error: str
    sentence: str
    clause: NotRequired[str]


class Link(TypedDict):
    seat: int
    url: str


class NewTable(TypedDict):
    table: str
    host: Annotated[str, Field(description="the asker's own link; a browser is given its key as a cookie")]
    links: Annotated[list[Link], Field(description="invitations for people elsewhere: each opens a seat once")]
    commitment: Annotated[str, Field(description="SHA-256 of the seed, which is told at the end")]


class Claimed(TypedDict):
    """Somebody sits down."""

    seats: Annotated[list[int], Field(description="all seats that the key opens")]
    key: NotRequired[Annotated[str, Field(description="for programs; a browser is given it as a cookie")]]


class Stored(TypedDict):
    number: Annotated[int, Field(description="how many lines the record has now")]


class Done(TypedDict):
    done: bool


class Thought(TypedDict):
    action: str
    label: str
    effect: Annotated[str, Field(description="what it does by itself")]
    share: Annotated[float, Field(description="how much of the thinking went to this option, 0 to 1")]
    worth: Annotated[float, Field(description="chance of winning as the computer sees it, 0 to 1")]


class Sign(TypedDict):
    icon: Annotated[str, Field(description="its name in the file of the game's icons")]
    text: str


class Hint(TypedDict):
    action: str
    label: str
    why: Annotated[list[str], Field(description="sentences: what it does, how much better it is, whom it holds back")]
    thoughts: Annotated[list[Thought], Field(description="best first")]


class Mistake(TypedDict):
    """An answer that a computer takes for a plain mistake, and why."""

    action: str
    sentence: str


class Judged(TypedDict):
    number: Annotated[int, Field(description="how many lines the record had")]
    mistakes: list[Mistake]


class Reason(TypedDict):
    label: Annotated[str, Field(description="what was wished, in words")]
    clause: str
    text: Annotated[str, Field(description="the clause that forbids it; nothing where the sentence says it already")]
    url: str
    case: Annotated[
        bool, Field(description="the sentence is about this very case: what is lacking, what is in the way")
    ]


class WhyNot(TypedDict):
    sentence: str
    reasons: Annotated[list[Reason], Field(description="only for the seat that is asked")]


class Compared(TypedDict):
    label: str
    values: Annotated[list[int | str], Field(description="one for each seat")]


class Mat(TypedDict):
    """What one player has, as far as the viewer may see it, and all players compared."""

    number: int
    seat: int
    name: str
    mat: Annotated[str, Field(description="an SVG picture")]
    compare: list[Compared]


class OpenSeat(TypedDict):
    name: str
    kind: SeatKind
    level: str | None
    free: Annotated[bool, Field(description="nobody has sat down here yet; of kind open, anybody may")]


class OpenTable(TypedDict):
    table: str
    game: str
    title: str
    seats: list[OpenSeat]
    number: int
    asked: int
    watch: str
    created: float
    changed: float


class Piece(TypedDict):
    """Where a piece would lie."""

    id: str
    x: float
    y: float


class Preview(TypedDict):
    pieces: list[Piece]
    come: Annotated[list[str], Field(description="pieces that would lie there and do not yet, SVG elements")]
    reach: Annotated[list[str], Field(description="what could be chosen next, by the ids that options name")]
    tag: str


class Replay(TypedDict):
    replay: str
    url: str


class Course(TypedDict):
    """How everybody stood in the course of a match, wherever that changed."""

    label: Annotated[str, Field(description="what is counted, where it is not points")]
    at: Annotated[list[int], Field(description="after how many lines of the record; the last is the end")]
    values: Annotated[list[list[int]], Field(description="at each of these, one number for each seat")]
    rounds: Annotated[list[int], Field(description="the lines at which a round began, where the game has rounds")]


class Intention(TypedDict):
    action: str
    whose: int | None
    what: str | None


class IntentionAnswer(TypedDict):
    action: str
    label: str


class Intentions(TypedDict):
    intention: Intention | None
    answers: Annotated[list[IntentionAnswer], Field(description="what can be answered in advance in this game")]


class Plotted(TypedDict):
    picture: Annotated[str, Field(description="an SVG picture")]


class TriedLine(TypedDict):
    """One measure in words: with each edition, and by how much the second has more."""

    measure: str
    values: list[str]
    difference: Annotated[str, Field(description="empty where there is one edition")]
    certain: Annotated[bool, Field(description="the interval of the difference leaves nothing out")]


class Tried(TypedDict):
    """An experiment as far as it has got."""

    done: Annotated[int, Field(description="matches")]
    of: int
    arms: Annotated[list[str], Field(description="A, and B where there are two editions")]
    plots: list[Plotted]
    lines: list[TriedLine]
