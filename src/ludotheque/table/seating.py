"""Who sits at a table: people here, people elsewhere, computers; and the secret keys that open their seats."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from typing import Any, Final, TypedDict

from ludotheque.table.protocol.position import SeatKind

HERE: Final = "here"
LINK: Final = "link"
OPEN: Final = "open"
COMPUTER: Final = "computer"
KINDS: Final[tuple[SeatKind, ...]] = (HERE, LINK, OPEN, COMPUTER)


@dataclass(frozen=True)
class Seat:
    """A seat is taken by a person at the host's device, a person with a link, whoever comes first, or
    a computer of some level."""

    kind: SeatKind
    level: str | None = None

    @property
    def thinks(self) -> bool:
        return self.kind == COMPUTER

    def data(self) -> dict[str, Any]:
        return {"kind": self.kind, "level": self.level}


@dataclass(frozen=True)
class Key:
    """A key as it is kept: its hash, the seats it opens, and whether it is the host's.

    One that nobody has claimed is an invitation: it opens nothing yet. `heir` is the hash of the key at the table
    before, whose holder may take this one. `person` keeps it by name, and needs no copy of it.
    """

    hash: str
    seats: tuple[int, ...]
    host: bool
    claimed: bool = True
    heir: str | None = None
    person: str | None = None


@dataclass(frozen=True)
class Shown:
    """A key that somebody shows, and who it is, where that is known; either may be missing.

    A key `kept` by a browser may be of yesterday, and then simply opens nothing.
    """

    key: str = ""
    kept: bool = False
    person: str | None = None


class Coming(TypedDict):
    """Somebody sat down (`came`), got up by himself (`left`), or the host freed the seat (`freed`)."""

    at: int
    seat: int
    what: str


def fresh_id() -> str:
    """Ten characters that nobody guesses by chance; a table can be watched by all who know it."""
    return secrets.token_urlsafe(8)[:10]


def fresh_key() -> str:
    return secrets.token_urlsafe(16)[:22]


def hashed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


def heirloom(key: str, table: str) -> str:
    """The key of the same person at the next table. It follows from the key itself, of which only a hash is kept: who
    shows the old one twice is given the same, and nobody else can find it."""
    digest = hmac.new(key.encode(), f"rematch:{table}".encode(), hashlib.sha256).digest()
    return urlsafe_b64encode(digest)[:22].decode()


def link(table: str, key: str) -> str:
    """A link with a key in it: what stands after the # never leaves the browser by itself."""
    return f"/t/{table}#{key}"


def planned_keys(seats: list[Seat]) -> list[tuple[tuple[int, ...], bool]]:
    """Which keys a new table needs: one for all seats at the host's device, one for each person elsewhere. That
    to an open seat is told to nobody: whoever sits down is given another."""
    here = tuple(number for number, seat in enumerate(seats) if seat.kind == HERE)
    return [(here, True), *(((number,), False) for number, seat in enumerate(seats) if seat.kind in (LINK, OPEN))]
