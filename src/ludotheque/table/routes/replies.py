"""What a client is answered, and what it may ask for besides the position."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, Field


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
    picture: str = Field(description="a match under way, as SVG")
    style: str = Field(description="the style sheet of the game's own, for pages that show its fragments")
    icons: str = Field(description="the icons that options name, as symbols in an SVG file")


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


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For OpenAPI: these statuses come with a sentence."""
    return {status: {"model": Refused} for status in statuses}
