"""The position as a client gets it, over the live connection and in replays."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field


class Frame(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SeatFrame(Frame):
    seat: int
    name: str
    kind: str
    level: str | None
    here: bool
    points: int
    asked: bool
    panel: str


class Piece(Frame):
    id: str
    x: float
    y: float


class Preview(Frame):
    pieces: list[Piece]
    tag: str


class Option(Frame):
    action: str
    verb: str
    verb_label: str
    label: str
    args: list[str]
    clause: str
    effect: str
    reveals: bool = Field(description="chance answers next, so that this cannot be undone")
    icon: str | None


class Phase(Frame):
    label: str
    now: bool


class UndoFrame(Frame):
    fair: bool
    seat: int | None = Field(description="whose answer would be taken back")
    reason: str


class News(Frame):
    at: int
    seat: int | None
    sentence: str
    clause: str


class Chat(Frame):
    at: int
    name: str
    seat: int
    text: str


class Source(Frame):
    label: str
    points: int


class ResultRow(Frame):
    seat: int
    points: int
    sources: list[Source]


class SinceMine(Frame):
    number: int = Field(description="how many lines the record had when the viewer's last answer was done with")
    moves: int = Field(description="how many answers the others have given since")


class Result(Frame):
    winners: list[int]
    rows: list[ResultRow]


class Pane(Frame):
    """A part of the board that is looked at by itself, as x, y, width and height."""

    id: str
    label: str
    box: list[float]
    home: list[float] | None = Field(description="where in it one begins, if not with all of it")


class Position(Frame):
    """All that one viewer may know of a table at one moment."""

    type: str
    table: str
    game: str
    number: int
    viewer: int = Field(description="the seat whose eyes it is seen with, -2 for a spectator")
    mine: list[int]
    shape: str
    names: list[str]
    seats: list[SeatFrame]
    status: str = Field(description="asked, waiting, thinking or over")
    asked: int
    question: str
    clause: str
    heading: str
    phases: list[Phase]
    options: list[Option]
    live: str
    plate_url: str
    world: list[float]
    panes: list[Pane]
    mat: str = Field(description="what lies at the viewer's edge of the table, an SVG picture")
    docked: bool = Field(description="that edge shows only a part of the mat, which is seen whole in its drawer")
    undo: UndoFrame
    news: list[News]
    whole: bool = Field(description="news and chat are whole, not only what is new since the frame before")
    since: SinceMine | None = Field(description="what the viewer has not answered to yet; None for a spectator")
    chat: list[Chat]
    commitment: str
    seed: str | None
    result: Result | None


class ReplayPosition(Position):
    last: int = Field(description="how many lines the record has")
    stops: list[int] = Field(description="the line numbers at which somebody had to answer, and the last")
