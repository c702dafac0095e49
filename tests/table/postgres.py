"""A PostgreSQL server of the tests' own: started when the first test asks for a database, stopped at the end."""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import tempfile
from functools import cache
from itertools import count
from pathlib import Path

import pytest

NUMBERS = count(1)


def binaries() -> Path | None:
    """Where the programs of PostgreSQL lie; Debian keeps them apart from the others."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)


@cache
def running() -> str:
    """The folder of the server's socket; it listens nowhere else."""
    programs = binaries()
    if programs is None:
        if os.environ.get("CI"):
            raise FileNotFoundError("PostgreSQL is not installed, and in CI no test is skipped")
        pytest.skip("PostgreSQL is not installed")
    user = "postgres" if os.getuid() == 0 else None  # it does not run as root
    folder = Path(tempfile.mkdtemp(prefix="ludotheque-pg"))
    if user:
        shutil.chown(folder, user)
    data = folder / "data"

    def carry_out(program: str, *arguments: str) -> None:
        done = subprocess.run(
            [programs / program, *arguments], user=user, cwd=folder, capture_output=True, text=True, timeout=120
        )
        assert done.returncode == 0, done.stderr + done.stdout

    carry_out("initdb", "-D", str(data), "--username=tests", "--auth=trust", "--encoding=UTF8", "--no-sync")
    with (data / "postgresql.conf").open("a") as settings:
        settings.write("fsync = off\nlisten_addresses = ''\nmax_connections = 200\n")
    carry_out("pg_ctl", "-D", str(data), "-w", "-l", str(folder / "log"), "-o", f"-k {folder}", "start")

    def stop() -> None:
        carry_out("pg_ctl", "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)

    atexit.register(stop)
    return str(folder)


def address(database: str) -> str:
    return f"postgresql://tests@/{database}?host={running()}"


def fresh_database() -> str:
    """The address of a new and empty database."""
    import psycopg

    name = f"table{next(NUMBERS)}"
    with psycopg.connect(address("postgres"), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return address(name)
