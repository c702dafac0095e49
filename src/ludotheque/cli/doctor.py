"""`ludotheque doctor`: is a database of tables sound, and what can be saved of one that is not?"""

from __future__ import annotations

import argparse
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from ludotheque.cli import arguments as shared
from ludotheque.cli.terminal import Terminal
from ludotheque.core.text import Grid

if TYPE_CHECKING:
    from ludotheque.table.hall.doctor import Doctor

TEXT: Final = """\
Check a database of tables: its file, its revision, whether every match replays to the position kept beside it,
whether anything belongs to no table, whether every upload can be read. Nothing is changed, and a server may run on.

  ludotheque doctor
  ludotheque doctor evening.sqlite3 --repair    a copy first, then what can be saved is saved
  ludotheque doctor postgresql://games@localhost/tables
"""


def add(commands: shared.Commands[argparse.ArgumentParser]) -> None:
    parser = shared.command(commands, "doctor", "whether a database of tables is sound", TEXT)
    parser.add_argument("database", nargs="?", metavar="DATABASE", help="its file or address (./ludotheque.sqlite3)")
    parser.add_argument("--repair", action="store_true", help="save what can be saved, after a copy was made")
    parser.add_argument("--editions", metavar="FOLDER", help="where more editions of the games lie (./editions)")
    shared.add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    from ludotheque.table.hall.doctor import Doctor  # only here: the other commands need no database
    from ludotheque.table.settings import Settings
    from ludotheque.table.shelf.editions import Editions

    settings = Settings.wished(arguments.database, arguments.editions)
    doctor = Doctor(settings.database, Editions(settings.editions))
    found = told(doctor, terminal)
    if found and arguments.repair:
        with logged_as_found():
            copy = doctor.repair()
        terminal.say("doctor-repaired", copy=copy.name if copy else terminal.words("doctor-your-copy"))
        if doctor.aside.is_dir():
            terminal.say("doctor-aside", folder=str(doctor.aside))
        found = told(doctor, terminal)
    words = terminal.words
    rows = [
        [words("doctor-tables"), str(doctor.tables)],
        [words("doctor-answers"), str(doctor.answers)],
        [words("doctor-uploads"), str(doctor.uploads)],
        [words("doctor-found"), str(found)],
    ]
    terminal.grid(Grid("", ["", words("check-checked")], rows), numbers=(1,))
    if doctor.excused:
        terminal.say("doctor-excused", count=doctor.excused)
    terminal.say("doctor-ill" if found else "doctor-sound", "red" if found else "green", count=found)
    return 1 if found else 0


def told(doctor: Doctor, terminal: Terminal) -> int:
    """Each finding as it is made; how many there were."""
    found = 0
    with logged_as_found():
        for finding in doctor.examine():
            found += 1
            terminal.say(f"doctor-{finding.what}", "red", **finding.facts)
    return found


@contextmanager
def logged_as_found() -> Iterator[None]:
    """What is wrong is told as a finding, and not a second time as a server would."""
    log = logging.getLogger("ludotheque")
    before = log.level
    log.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        log.setLevel(before)
