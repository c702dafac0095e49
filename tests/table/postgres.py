"""A PostgreSQL server of the tests' own: one for the whole run, started when the first test asks for a database."""

from __future__ import annotations

import atexit
import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path

import pytest

from ludotheque.table.hall.store import Store
from ludotheque.table.settings import as_url

NUMBERS = count(1)
TEMPLATE = "brought_up"


def binaries() -> Path | None:
    """Where the programs of PostgreSQL lie; Debian keeps them apart from the others."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)


@cache
def running() -> str:
    """The folder of the server's socket; it listens nowhere else. Of several workers of one run the first starts it,
    and the last to end stops it."""
    programs = binaries()
    if programs is None:
        if os.environ.get("CI"):
            raise FileNotFoundError("PostgreSQL is not installed, and in CI no test is skipped")
        pytest.skip("PostgreSQL is not installed")
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", "")[:8] or str(os.getpid())
    folder = Path(tempfile.gettempdir()) / f"ludotheque-pg-{run}"
    with alone(folder):
        if not folder.exists():
            start(programs, folder)
        users = (folder / "users").open("a")
        fcntl.flock(users, fcntl.LOCK_SH)

    def leave() -> None:
        with alone(folder):
            try:
                fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return  # others still use it
            carry_out(programs, folder, "pg_ctl", "-D", str(folder / "data"), "-m", "immediate", "stop")
            shutil.rmtree(folder, ignore_errors=True)
        folder.with_suffix(".lock").unlink(missing_ok=True)

    atexit.register(leave)
    return str(folder)


def start(programs: Path, folder: Path) -> None:
    folder.mkdir()
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
    data = folder / "data"
    new = ("initdb", "-D", str(data), "--username=tests", "--auth=trust", "--encoding=UTF8", "--no-sync")
    carry_out(programs, folder, *new)
    with (data / "postgresql.conf").open("a") as settings:
        settings.write("fsync = off\nlisten_addresses = ''\nmax_connections = 300\n")
    serve = ("pg_ctl", "-D", str(data), "-w", "-l", str(folder / "log"), "-o", f"-k {folder}", "start")
    carry_out(programs, folder, *serve)
    create(folder, TEMPLATE, "template1")
    Store(as_url(at(folder, TEMPLATE))).close()


def carry_out(programs: Path, folder: Path, program: str, *arguments: str) -> None:
    user = "postgres" if os.getuid() == 0 else None  # it does not run as root
    done = subprocess.run(
        [programs / program, *arguments], user=user, cwd=folder, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr + done.stdout


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """One worker at a time starts or stops the server."""
    with folder.with_suffix(".lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def at(folder: Path | str, database: str) -> str:
    return f"postgresql://tests@/{database}?host={folder}"


def address(database: str) -> str:
    return at(running(), database)


def create(folder: Path | str, name: str, template: str) -> None:
    import psycopg

    with psycopg.connect(at(folder, "postgres"), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")


def fresh_database(empty: bool = False) -> str:
    """The address of a new database without a row: of ours, or one that nobody has used yet."""
    folder, name = running(), f"table_{os.getpid()}_{next(NUMBERS)}"
    create(folder, name, "template1" if empty else TEMPLATE)
    return at(folder, name)
