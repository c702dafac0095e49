"""The position as a client gets it, over the live connection and in replays."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

Shape = TypeAliasType("Shape", Literal["wide", "tall"])
Status = TypeAliasType("Status", Literal["asked", "waiting", "thinking", "over"])
SeatKind = TypeAliasType("SeatKind", Literal["here", "link", "open", "computer"])
Sound = TypeAliasType("Sound", Literal["coin", "card", "dice", "boat", "build"])
Corners = TypeAliasType("Corners", tuple[float, float, float, float])


class Seat(TypedDict):
    seat: int
    name: str
    kind: SeatKind
    level: str | None
    here: bool
    free: Annotated[bool, Field(description="nobody has sat down here yet: the link was not opened")]
    left: Annotated[
        float | None, Field(description="when who sits here was last seen, in seconds since 1970; null while here")
    ]
    points: Annotated[int | None, Field(description="null where the rules drive a seat that never scores")]
    asked: bool


class Panel(TypedDict):
    """What one player has, in short, for the rail of seats."""

    seat: int
    picture: str


class Patch(TypedDict):
    """What makes a picture of the one before; of nothing, in a frame that is whole."""

    things: Annotated[list[str], Field(description="the things that are new or look different, SVG elements with ids")]
    gone: Annotated[list[str], Field(description="the ids of things that are not there any more")]
    order: Annotated[
        list[str] | None, Field(description="the ids of all things from the lowest up, where that changed")
    ]
    panels: Annotated[list[Panel], Field(description="the panels of seats that look different")]
    edge: Annotated[str | None, Field(description="what lies at the viewer's edge of the table, where that changed")]


class Foreseen(TypedDict):
    """What an option would do, as far as its seat can know."""

    effect: str
    costs: Annotated[bool, Field(description="its seat has less of something afterwards")]
    reveals: Annotated[bool, Field(description="chance answers next, so that this cannot be undone")]


class Option(Foreseen):
    action: str
    verb: str
    verb_label: str
    label: str
    group: Annotated[str, Field(description="with which others of its verb it belongs together, if any")]
    args: list[str]
    clause: str
    icon: str | None


class Part(TypedDict):
    """One thing to be filled in: so many of a thing (`seed*2`), an amount in halves (`4.5`), or a word of its own."""

    kind: Literal["count", "amount", "word"]
    text: Annotated[str, Field(description="the thing or the word, as the notation writes it")]
    label: str
    least: int
    most: int
    first: Annotated[int, Field(description="what stands there before anybody changes it")]


class Blank(TypedDict):
    """An answer that is composed: it stands for the option whose action it begins with, or for itself."""

    begins: str
    verb: str
    label: str
    gives: Annotated[str, Field(description="what is above the parts before the first word")]
    do: str
    parts: list[Part]
    clause: str
    icon: str | None


class Phase(TypedDict):
    label: str
    now: bool


class Undoable(TypedDict):
    """How one's last answer can be taken back: at once, with all that computers have answered since, or if the others
    say yes."""

    way: Annotated[Literal["undo", "back", "ask"] | None, Field(description="nothing where it cannot")]
    seat: Annotated[int | None, Field(description="whose answer would be taken back")]
    reason: Annotated[str, Field(description="why it is not simply undone")]
    marked: Annotated[bool, Field(description="something was taken back here that others had answered to")]


class Account(TypedDict):
    """Who got what for what: the lines of the log with this number are told together."""

    number: int
    title: str


class News(TypedDict):
    """One thing that happened, and, while it is new, how the table looked when it was told."""

    at: int
    event: str
    seat: Annotated[int | None, Field(description="whom it is about")]
    victim: Annotated[int | None, Field(description="to whom it was done, where that is somebody else")]
    by: Annotated[int | None, Field(description="whose answer brought it about, while it is new")]
    staged: Annotated[bool, Field(description="a moment to be looked at: a fight, a sale, an evaluation")]
    sound: Sound | None
    opens: Annotated[bool, Field(description="a turn begins with it")]
    account: Annotated[Account | None, Field(description="an evaluation, an income, a sale: what it is a part of")]
    sentence: str
    clause: str
    picture: Annotated[Patch | None, Field(description="as a patch of the picture before; nothing in a whole frame")]


class Said(TypedDict):
    at: int
    name: str
    seat: int
    text: str


class Source(TypedDict):
    label: str
    points: int


class ResultRow(TypedDict):
    seat: int
    points: int
    sources: list[Source]


class Result(TypedDict):
    winners: list[int]
    rows: list[ResultRow]


class SinceMine(TypedDict):
    number: Annotated[int, Field(description="how long the record was when the viewer's last answer was done with")]
    moves: Annotated[int, Field(description="how many answers the others have given since")]


class Pane(TypedDict):
    """A part of the board that is looked at by itself, as x, y, width and height."""

    id: str
    label: str
    box: Corners
    home: Annotated[Corners | None, Field(description="where in it one begins, if not with all of it")]


class Clock(TypedDict):
    """How time stands: by minutes at one sitting, or by days for each answer."""

    kind: str
    deadline: Annotated[float | None, Field(description="when the time of whoever is asked is over, since 1970")]
    left: Annotated[list[float], Field(description="seconds by seat, on a live clock, when the question was asked")]
    standing_in: Annotated[list[int], Field(description="seats for which a computer plays, until somebody is back")]
    expired: Annotated[int | None, Field(description="the seat whose time is up, where the others decide")]
    after: Annotated[str, Field(description="what happens when time is up: computer, open or others")]


class LessonAt(TypedDict):
    """At a lesson, in a guided first match, with a position of the rules to try something with, or where another line
    of a match is tried."""

    kind: Literal["lesson", "guided", "example", "branch"]
    title: str
    step: Annotated[int, Field(description="how many tasks are fulfilled")]
    steps: int
    done: Annotated[str, Field(description="what is said of the task fulfilled last")]
    sentence: str
    task: Annotated[str, Field(description="nothing when all is done")]
    reply: Annotated[str, Field(description="a word about another way that was tried")]
    clause: Annotated[str, Field(description="of the reply, or else of the task")]
    shown: Annotated[str, Field(description="the answer of the model solution, in notation, where there is one")]
    answers: Annotated[list[str], Field(description="all that was answered, to sit down again elsewhere")]
    next: Annotated[str, Field(description="where it goes on when all is done")]


class Coaching(TypedDict):
    """What a coach says to somebody who is asked."""

    goal: str
    kind: Annotated[str, Field(description="the same for questions of one kind")]
    text: Annotated[str, Field(description="what such a question is about")]


class Position(TypedDict):
    """All that one viewer may know of a table at one moment: first of all, then once for every answer of a seat."""

    type: Literal["position"]
    table: str
    game: str
    number: Annotated[int, Field(description="how many lines the record has")]
    viewer: Annotated[int, Field(description="the seat whose eyes it is seen with, -2 for a spectator")]
    mine: list[int]
    host: Annotated[bool, Field(description="the viewer may free seats")]
    private: Annotated[bool, Field(description="only those who sit here may look")]
    hides: Annotated[bool, Field(description="a seat of the viewer has something that no other seat may see")]
    shape: Shape
    names: list[str]
    seats: list[Seat]
    status: Status
    clock: Clock | None
    asked: int
    question: str
    clause: str
    heading: str
    phases: list[Phase]
    options: list[Option]
    blanks: list[Blank]
    picture: Patch
    plate_url: str
    world: tuple[float, float]
    panes: list[Pane]
    docked: Annotated[bool, Field(description="that edge shows only a part of the mat, whole in its drawer")]
    undo: Undoable
    news: list[News]
    whole: Annotated[
        bool,
        Field(
            description="picture, news and chat are whole; else the picture is a patch of the frame before, and the "
            "news are those that were not sent for the same viewer yet"
        ),
    ]
    since: Annotated[SinceMine | None, Field(description="what the viewer has not answered to yet")]
    chat: list[Said]
    commitment: str
    seed: str | None
    result: Result | None
    lesson: LessonAt | None
    coaching: Annotated[Coaching | None, Field(description="only for who is asked")]


class ReplayPosition(Position):
    """The position after so many lines of a record."""

    last: Annotated[int, Field(description="how many lines the record has")]
    stops: Annotated[list[int], Field(description="the line numbers at which somebody had to answer, and the last")]
    captions: Annotated[list[str], Field(description="what is said at each of them, in a tour of a game")]
