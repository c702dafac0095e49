"""What a server is told when it starts, and the limits it sets to what people send."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ludotheque.table.logs import LOGS
from ludotheque.table.rates import RATES, Rate, shared_out, wished_rates
from ludotheque.table.refusals import TableRefusal

DATABASE: Final = "sqlite:///ludotheque.sqlite3"
ONE_OF: Final = "LUDOTHEQUE_ONE_OF"  # in the environment: how many processes serve together
EDITIONS: Final = Path("editions")

NAME_LENGTH: Final = 32
CHAT_LENGTH: Final = 500
CHAT_SHOWN: Final = 200
ACTION_LENGTH: Final = 200
BODY_BYTES: Final = 64 * 1024
RECORD_BYTES: Final = 1024 * 1024
TABLES_SHOWN: Final = 50
REPLAYS_SHOWN: Final = 20
LIVE_TABLES: Final = 200  # kept in memory; the others lie in the database
UNUSED: Final = 900.0  # seconds after which a table that nobody looks at is let go, and read again when it is opened
PENDING_FRAMES: Final = 16  # a listener that lags further behind is shown several moves at once
METRICS_WORD: Final = 16
PENDING_MESSAGES: Final = 256  # one for whom more is waiting must connect anew


@dataclass(frozen=True)
class Settings:
    """Where the matches are kept, where more editions and more games lie, and how many processes think for the computer
    seats. The games of the folders in LUDOTHEQUE_GAMES are there already."""

    database: str = DATABASE
    editions: Path | None = None
    computers: int = 2
    games: tuple[Path, ...] = ()
    rates: Mapping[str, Rate] = field(default_factory=lambda: RATES)
    patience: float = 30.0  # seconds for a request to come in, and for whoever is sent something to take it
    proxies: str = "127.0.0.1,::1"  # whose word is taken for where a request comes from
    rest_days: float | None = None  # without an answer for so long a table is not listed any more
    keep_days: float | None = None  # without an answer for so long it goes; a record so long after it was uploaded
    hosts: tuple[str, ...] = ()  # the names the server goes by; any, where none is told
    address: str = ""  # by which the house is reached: links in letters and calls begin with it
    mail: str = ""  # where mail is handed in, as smtp://user:password@host:587?from=games@example.org
    grace: float = 60.0  # seconds after which somebody who is asked and is not here is called
    keepers: tuple[str, ...] = ()  # those who read what people report: mail addresses, or numbers of names
    iterations: int = 60  # of the search, for each answer of a match that is looked back at
    calls_anywhere: bool = False  # people's web hooks may lie in our own network
    metrics: str = ""  # the word for which /metrics is shown; without one it is not there
    logs: str = "text"
    workshop: bool = True  # editions may be tried here by whoever comes

    @staticmethod
    def wished(database: str | None = None, editions: str | None = None) -> Settings:
        """What was named when the server was started, or in the environment, or what there is."""
        database = database or os.environ.get("LUDOTHEQUE_DATABASE", DATABASE)
        folder = editions or os.environ.get("LUDOTHEQUE_EDITIONS")
        found = Path(folder) if folder else EDITIONS if EDITIONS.is_dir() else None
        told = os.environ.get
        processes = int(told(ONE_OF, "1"))
        hosts = tuple(told("LUDOTHEQUE_HOSTS", "").replace(",", " ").lower().split())
        keepers = told("LUDOTHEQUE_KEEPERS", "").replace(",", " ").split()
        return Settings(
            database=as_url(database),
            editions=found,
            computers=max(1, Settings.computers // processes),
            rates=shared_out(wished_rates(told("LUDOTHEQUE_LIMITS", "")), processes),
            patience=number("LUDOTHEQUE_PATIENCE") or Settings.patience,
            proxies=told("LUDOTHEQUE_PROXIES", Settings.proxies),
            rest_days=number("LUDOTHEQUE_REST_DAYS"),
            keep_days=number("LUDOTHEQUE_KEEP_DAYS"),
            address=told("LUDOTHEQUE_ADDRESS", "").rstrip("/"),
            mail=told("LUDOTHEQUE_MAIL", ""),
            grace=number("LUDOTHEQUE_GRACE") or Settings.grace,
            iterations=int(number("LUDOTHEQUE_ITERATIONS") or Settings.iterations),
            calls_anywhere=told("LUDOTHEQUE_CALLS_ANYWHERE", "") == "yes",
            metrics=metrics_word(told("LUDOTHEQUE_METRICS", "")),
            logs=chosen("LUDOTHEQUE_LOGS", LOGS),
            keepers=tuple(each if "@" not in each else each.lower() for each in keepers),
            hosts=hosts,
            workshop=told("LUDOTHEQUE_WORKSHOP", "no" if hosts else "yes") == "yes",
        )


def number(name: str) -> float | None:
    """A number above nought from the environment; none where it is left out or empty."""
    text = os.environ.get(name, "").strip()
    try:
        found = float(text) if text else None
        if found is not None and not 0 < found < 1e6:
            raise ValueError(text)
        return found
    except ValueError:
        raise TableRefusal("setting-number", name=name, text=text[:40]) from None


def chosen(name: str, known: tuple[str, ...]) -> str:
    """One of a few words from the environment, the first where it is left out."""
    wish = os.environ.get(name, "").strip().lower() or known[0]
    if wish not in known:
        raise TableRefusal("setting-choice", name=name, text=wish[:40], known=", ".join(known))
    return wish


def metrics_word(word: str) -> str:
    """Whoever guesses it knows how much is played: it must be long."""
    if word and len(word) < METRICS_WORD:
        raise TableRefusal("metrics-short")
    return word


def as_url(database: str) -> str:
    """A database may be named by its address, or simply by a file. PostgreSQL is spoken to by psycopg."""
    if "://" not in database:
        return f"sqlite:///{database}"
    kind, _, rest = database.partition("://")
    return f"postgresql+psycopg://{rest}" if kind in ("postgres", "postgresql") else database
