"""The messages of the interface, as OpenAPI documents them."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from ludotheque.table.settings import ACTION_LENGTH


class Asked(BaseModel):
    """What a client sends: nothing unknown, no numbers written as texts."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Asked):
    kind: str = Field(description="here (at the host's device), link (a person elsewhere) or computer")
    name: str | None = None
    level: str | None = Field(None, description="easy, medium or hard, for a computer")


class TableWish(Asked):
    game: str = Field(examples=["loire"])
    seats: list[SeatWish] = Field(max_length=12)
    settings: dict[str, str | int] = Field(default_factory=dict)
    edition: str | None = Field(None, max_length=100, description="digest or id; the game's own, if not told")
    names: list[str] | None = Field(None, max_length=12, description="names by seat, where the seats do not name them")


class Holder(Asked):
    key: str = Field(max_length=100, description="the secret of a seat link")


class Answer(Holder):
    number: int = Field(description="how many lines the record had when the question was read")
    seat: int
    action: str = Field(max_length=ACTION_LENGTH, description="one of the offered options, in notation")


class Undo(Holder):
    number: int
    seat: int


class Say(Holder):
    text: str = Field(description="at most 500 characters")


class AskHint(Holder):
    seat: int


class Rename(Holder):
    seat: int
    name: str


class Refused(BaseModel):
    """Every refusal: a key for programs, a sentence for people, the clause where a rule forbids."""

    error: str
    sentence: str
    clause: str | None = None


class Link(BaseModel):
    seat: int
    url: str


class NewTable(BaseModel):
    table: str
    host: str
    links: list[Link]
    commitment: str = Field(description="SHA-256 of the seed, which is told at the end")


class Stored(BaseModel):
    number: int = Field(description="how many lines the record has now")


class Done(BaseModel):
    done: bool = True


class Thought(BaseModel):
    action: str
    label: str
    share: float = Field(description="how much of the thinking went to this option, 0 to 1")
    worth: float = Field(description="chance of winning as the computer sees it, 0 to 1")


class Hint(BaseModel):
    action: str
    label: str
    thoughts: list[Thought]


class Reason(BaseModel):
    label: str = Field(description="what was wished, in words")
    clause: str
    text: str = Field(description="the clause that forbids it")
    url: str


class WhyNot(BaseModel):
    sentence: str
    reasons: list[Reason] = Field(description="only for the seat that is asked")


class Compared(BaseModel):
    label: str
    values: list[int | str] = Field(description="one for each seat")


class Mat(BaseModel):
    """What one player has, as far as the viewer may see it, and all players compared."""

    number: int
    seat: int
    name: str
    mat: str = Field(description="an SVG picture")
    compare: list[Compared]


class OpenSeat(BaseModel):
    name: str
    kind: str
    level: str | None


class OpenTable(BaseModel):
    table: str
    game: str
    title: str
    seats: list[OpenSeat]
    number: int
    asked: int
    watch: str
    created: float
    changed: float


class SettingModel(BaseModel):
    id: str
    label: str
    help: str
    values: list[str | int]
    labels: list[str]
    default: str | int
    clause: str


class Level(BaseModel):
    id: str
    label: str


class EditionModel(BaseModel):
    id: str
    digest: str = Field(description="the fingerprint of all its facts; names it where two have one id")
    label: str
    file: str = Field(description="empty for the edition that comes with the game")
    least: int
    most: int


class GameModel(BaseModel):
    id: str
    title: str
    subtitle: str
    summary: str
    least: int
    most: int
    minutes: int
    settings: list[SettingModel]
    levels: list[Level]
    editions: list[EditionModel] = Field(description="the game's own first")
    picture: str


class Replay(BaseModel):
    replay: str
    url: str


class RulingModel(BaseModel):
    id: str
    text: str


class ClauseModel(BaseModel):
    id: str
    chapter: str
    text: str
    url: str
    rulings: list[RulingModel]


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


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For OpenAPI: these statuses come with a sentence."""
    return {status: {"model": Refused} for status in statuses}
