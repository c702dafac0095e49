"""What a client asks by HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

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
    level: str | None = Field(None, description="easy, casual, medium, hard or master, for a computer")
    person: str | None = Field(
        None, max_length=20, description="for a link: only for this one of my opponents, by name"
    )


class ClockWish(Asked):
    kind: str = Field(
        description="live (minutes for all answers, and seconds more with each) or days (for each answer)"
    )
    minutes: Whole = 0
    seconds: Whole = 0
    days: Whole = 0
    weekends: bool = Field(True, description="time goes on at weekends")
    after: str = Field(
        "computer", description="when time is up: computer, open (anybody may sit down) or others (decide)"
    )
    level: str = Field("medium", description="of the computer that plays on")


class TableWish(Asked):
    game: str = Field(examples=["loire"])
    seats: list[SeatWish] = Field(max_length=12)
    settings: dict[str, str | bool | Whole] = Field(default_factory=dict)
    edition: str | None = Field(None, max_length=100, description="digest or id; the game's own, if not told")
    private: bool = Field(False, description="not listed, and seen only by those who sit there")
    clock: ClockWish | None = Field(None, description="how time is kept; not at all, if not told")
    rated: bool = Field(False, description="the end changes the ratings of those who keep a name")
    leaving: Literal["void", "lasts"] = Field(
        "void",
        description="whoever leaves a rated match or lets a computer end it: it counts for nobody, or he is last",
    )
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


class Mailing(Asked):
    mail: str = Field(max_length=200)


class Token(Asked):
    token: str = Field(max_length=100)
    name: str = Field("", max_length=100, description="what somebody new would like to be called")


class Naming(Asked):
    name: str = Field(max_length=100)


class Credential(Asked):
    riddle: str = Field(max_length=100)
    credential: str = Field(max_length=20_000, description="what the browser's authenticator answered, as JSON")
    label: str = Field("", max_length=100)


class Hook(Asked):
    url: str = Field(max_length=500)
    shape: str = Field("plain", description="plain, discord, slack or matrix")
    secret: str = Field("", max_length=100, description="what it is signed with")


class Wishes(Asked):
    ways: list[str] = Field(max_length=3, description="mail, push, hook")
    hook: Hook | None = None
    away: float = Field(0.0, ge=0.0, le=1e11, description="on holiday until then, in seconds since 1970; 0 for not")


class Subscription(Asked):
    endpoint: str = Field(max_length=1000)
    p256dh: str = Field(max_length=200)
    auth: str = Field(max_length=100)


class Deciding(Asked):
    wait: bool = Field(description="the time begins anew; if not, a computer plays on")


class Reporting(Asked):
    about: Whole = Field(description="the seat that is complained of")
    text: str = Field(max_length=1000)


class Shunning(Asked):
    person: str = Field(max_length=20)
    shun: bool


class Muting(Asked):
    person: str = Field(max_length=20)
    mute: bool


class Hushing(Asked):
    seat: Whole = Field(description="of whom it is about")
    yes: bool


class Inviting(Asked):
    key: str = Field(max_length=100, description="what stands after the # of the link that is sent")
    mail: str = Field(max_length=200)


class Intending(Asked):
    seat: Whole
    action: str = Field("", max_length=ACTION_LENGTH, description="in notation; nothing to take it back")
    whose: Whole | None = Field(None, description="the seat that must have answered `what` meanwhile")
    what: str | None = Field(None, max_length=ACTION_LENGTH)


class Silencing(Asked):
    silent: bool


class Rename(Asked):
    seat: Whole
    name: str


class Learning(Asked):
    answers: list[str] = Field(default_factory=list, max_length=100, description="what was answered there before")


Tried = Annotated[str, Field(max_length=ACTION_LENGTH + 12, description="a line of a record: 0 lay coal-2, * 3")]


class OtherLine(Asked):
    """A line that leaves a match after so many of its own lines."""

    at: Whole
    lines: list[Tried] = Field(default_factory=list, max_length=2000)


class LookAlong(OtherLine):
    look: Whole = Field(description="after how many lines, those of the match before it left counted")
    since: Whole | None = None
    seat: Whole | None = None
    shape: str = "wide"


class Branching(Asked):
    answers: list[Tried] = Field(default_factory=list, max_length=2000, description="the line so far")
    by_hand: bool = Field(False, description="all seats are answered for by hand; otherwise the others by computers")


class NamedLine(OtherLine):
    name: str = Field("", max_length=200)


class Exporting(Asked):
    variations: list[NamedLine] = Field(default_factory=list, max_length=200)
    comments: bool = Field(False, description="with what the analysis says of each decision that cost something")


class Trying(Asked):
    """An experiment of the workshop: matches with one edition, and beside it with another, or with a number changed."""

    game: str = Field(examples=["loire"])
    seats: Whole
    player: str = Field("casual", description="random, easy, casual or medium; the same on all seats")
    matches: Whole = Field(100, description="with each edition")
    seed: str = Field("1", max_length=40)
    edition: str | None = Field(None, max_length=100, description="digest or id; the game's own, if not told")
    other: str | None = Field(None, max_length=100, description="the edition beside it")
    number: str | None = Field(None, max_length=100, description="or a number of the edition that is another beside it")
    value: float | None = Field(None, ge=-1_000_000, le=1_000_000)


Request = TypeAliasType(
    "Request",
    TableWish
    | Claim
    | Answering
    | Undoing
    | Saying
    | OneSeat
    | Rename
    | Mailing
    | Token
    | Naming
    | Credential
    | Wishes
    | Subscription
    | Deciding
    | Reporting
    | Shunning
    | Muting
    | Hushing
    | Inviting
    | Intending
    | Silencing
    | Learning
    | OtherLine
    | LookAlong
    | Branching
    | Exporting
    | Trying,
)
