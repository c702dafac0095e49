"""What a server is told when it starts, and the limits it sets to what people send."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

DATABASE: Final = "sqlite:///ludotheque.sqlite3"
EDITIONS: Final = Path("editions")

NAME_LENGTH: Final = 32
CHAT_LENGTH: Final = 500
CHAT_SHOWN: Final = 200
ACTION_LENGTH: Final = 200
BODY_BYTES: Final = 64 * 1024
RECORD_BYTES: Final = 1024 * 1024
TABLES_SHOWN: Final = 50
LIVE_TABLES: Final = 500  # kept in memory; the others lie in the database
PENDING_FRAMES: Final = 256  # a listener that lags further behind must connect anew


@dataclass(frozen=True)
class Settings:
    """Where the matches are kept, where more editions and more games lie, and how many processes think for the computer
    seats. The games of the folders in LUDOTHEQUE_GAMES are there already."""

    database: str = DATABASE
    editions: Path | None = None
    computers: int = 2
    games: tuple[Path, ...] = ()
    hosts: tuple[str, ...] = ()  # the names the server goes by; any, where none is told

    @staticmethod
    def wished(database: str | None = None, editions: str | None = None) -> Settings:
        """What was named when the server was started, or in the environment, or what there is."""
        database = database or os.environ.get("LUDOTHEQUE_DATABASE", DATABASE)
        folder = editions or os.environ.get("LUDOTHEQUE_EDITIONS")
        found = Path(folder) if folder else EDITIONS if EDITIONS.is_dir() else None
        hosts = tuple(os.environ.get("LUDOTHEQUE_HOSTS", "").replace(",", " ").lower().split())
        return Settings(database=as_url(database), editions=found, hosts=hosts)


def as_url(database: str) -> str:
    """A database may be named by its address, or simply by a file."""
    return database if "://" in database else f"sqlite:///{database}"
