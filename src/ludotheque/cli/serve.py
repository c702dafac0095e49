"""`ludotheque serve`: the table in the browser."""

from __future__ import annotations

import argparse
from typing import Final

from ludotheque.cli import arguments as shared
from ludotheque.cli.terminal import Terminal

TEXT: Final = """\
Serve the table to browsers, until Ctrl-C. Matches are kept in a database and go on after a restart.

  ludotheque serve
  ludotheque serve --port 9000 --database evening.sqlite3 --open
  ludotheque serve --editions my-boxes
  ludotheque serve --database postgresql://games@localhost/tables --processes 4
"""


def add(commands: shared.Commands[argparse.ArgumentParser]) -> None:
    parser = shared.command(commands, "serve", "the table in the browser", TEXT)
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (only this machine, unless told)")
    parser.add_argument("--port", type=int, default=8000, help="the port to listen on (8000)")
    parser.add_argument(
        "--database",
        metavar="DATABASE",
        help="where the matches are kept (./ludotheque.sqlite3), or a postgresql:// address",
    )
    parser.add_argument("--editions", metavar="FOLDER", help="where more editions of the games lie (./editions)")
    parser.add_argument("--processes", type=int, default=1, help="how many serve together, on PostgreSQL (1)")
    parser.add_argument("--open", action="store_true", help="open the table in a browser")
    shared.add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    from ludotheque.table.serve import serve  # only here: the other commands need no web server

    wished = arguments
    return serve(
        wished.host, wished.port, wished.database, wished.open, terminal.language, wished.editions, wished.processes
    )
