"""What a client asks by HTTP."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypeAliasType

from ludotheque.table.settings import ACTION_LENGTH

Whole = Annotated[int, Field(ge=-1_000_000, le=1_000_000)]  # beyond this nothing at a table is counted


class Asked(BaseModel):
    """What a client sends: nothing unknown, no numbers written as texts."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Asked):
    kind: str = Field(description="here (at the host's device), link (a person elsewhere), open (anybody) or computer")
    name: str | None = None
    level: str | None = Field(None, description="easy, medium or hard, for a computer")


class TableWish(Asked):
    game: str = Field(examples=["loire"])
    seats: list[SeatWish] = Field(max_length=12)
    settings: dict[str, str | bool | Whole] = Field(default_factory=dict)
    edition: str | None = Field(None, max_length=100, description="digest or id; the game's own, if not told")
    private: bool = Field(False, description="not listed, and seen only by those who sit there")
    names: list[str] | None = Field(None, max_length=12, description="names by seat, where the seats do not name them")


class Answering(Asked):
    number: Whole = Field(description="how many lines the record had when the question was read")
    seat: Whole
    action: str = Field(max_length=ACTION_LENGTH, description="one of the offered options, in notation")


class Undoing(Asked):
    number: Whole
    seat: Whole


class Saying(Asked):
    text: str = Field(description="at most 500 characters")


class Claim(Asked):
    key: str = Field(max_length=100, description="what stands after the # of a link")


class OneSeat(Asked):
    seat: Whole


class Rename(Asked):
    seat: Whole
    name: str


class Learning(Asked):
    answers: list[str] = Field(default_factory=list, max_length=100, description="what was answered there before")


Request = TypeAliasType("Request", TableWish | Claim | Answering | Undoing | Saying | OneSeat | Rename | Learning)
