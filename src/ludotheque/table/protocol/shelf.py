"""What a client is answered about the games: what can be agreed on, and their rules."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict


class ShelfSetting(TypedDict):
    id: str
    label: str
    help: str
    values: list[str | int]
    labels: list[str]
    default: str | int
    clause: str
    players: Annotated[list[int], Field(description="the numbers of players with which it is agreed on; empty: all")]
    of_seats: Annotated[bool, Field(description="its numbers are seats: only those that are there are allowed")]


class Level(TypedDict):
    id: str
    label: str


class ShelfEdition(TypedDict):
    id: str
    digest: Annotated[str, Field(description="the fingerprint of all its facts; names it where two have one id")]
    label: str
    file: Annotated[str, Field(description="empty for the edition that comes with the game")]
    least: int
    most: int


class ShelfGame(TypedDict):
    id: str
    title: str
    subtitle: str
    summary: str
    least: int
    most: int
    minutes: int
    weight: Annotated[str, Field(description="how demanding it is, in the game's words; empty where it does not say")]
    start_here: Annotated[str, Field(description="why one may begin with this game; empty where one had better not")]
    settings: list[ShelfSetting]
    rivals: Annotated[
        dict[str, list[str]], Field(description="by number of players: who plays with them because the rules say so")
    ]
    levels: list[Level]
    editions: Annotated[list[ShelfEdition], Field(description="the game's own first")]
    picture: Annotated[str, Field(description="a match under way, as SVG")]
    style: Annotated[str, Field(description="the style sheet of the game's own, for pages that show its fragments")]
    icons: Annotated[str, Field(description="the icons that options name, as symbols in an SVG file")]


class Ruling(TypedDict):
    id: str
    text: str


class Clause(TypedDict):
    id: str
    chapter: str
    text: str
    url: str
    picture: Annotated[str, Field(description="where the board is shown in such a position; empty where none is known")]
    rulings: list[Ruling]
