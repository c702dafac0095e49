"""A house with two tables, one of which is to be broken in many ways."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient

from ludotheque.agents import make
from ludotheque.core.match import Match
from ludotheque.games import games
from ludotheque.table.app import create_app
from ludotheque.table.hall.keeping import new_row
from ludotheque.table.hall.rows import KeyRow
from ludotheque.table.hall.store import Store
from ludotheque.table.seating import Seat, hashed
from ludotheque.table.settings import Settings

KEY = "a-key-that-nobody-tells"
NAMES = ["Ada", "Yann"]
ANSWERS = 12

OF_ROWS: dict[str, list[object]] = {  # beyond help
    "seats": ["{", "7", "null", '["here", "here"]', '[{"kind": "throne", "level": null}]', "[]", b"\xff\xfe"],
    "settings": ["{", "[]", "null", '{"x": [1]}', "[" * 100_000],
    "rules": ["many"],
    "created": ["long ago"],
    "seed": [b"\xff\xfe"],
}


class House:
    """Two tables in a database: one that is to be broken, and one that must not suffer."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "table.sqlite3"
        self.url = self.found()
        self.put("other")
        self.number = self.put("broken")

    def found(self) -> str:
        """The address of an empty database."""
        return f"sqlite:///{self.database}"

    def put(self, id: str) -> int:
        """How many lines the table has."""
        match = Match(games["loire"], 2, f"seed of {id}", names=NAMES)
        player = make("random", 1)
        for _ in range(ANSWERS):
            match.play(player.choose(match.eyes()))
        store = Store(self.url)
        keys = [KeyRow(table=id, key_hash=hashed(KEY), seats=[0, 1], host=True, claimed=True, heir=None)]
        store.create(new_row(id, match, [Seat("here"), Seat("here")]), keys, match.lines)
        store.say(id, {"at": 0, "seat": 0, "name": "Ada", "text": "Bonjour !"})
        store.close()
        return len(match.lines)

    def do(self, *statements: tuple[str, list[Any]]) -> None:
        with closing(sqlite3.connect(self.database)) as connection, connection:
            for statement, values in statements:
                connection.execute(statement, values)

    def set(self, column: str, value: object) -> None:
        self.do((f"update tables set {column} = ? where id = 'broken'", [value]))

    def ask(self, question: str) -> Any:
        with closing(sqlite3.connect(self.database)) as connection:
            return connection.execute(question).fetchone()[0]

    def tear(self) -> None:
        """Overwrite the page that holds the row of the one table: SQLite says that the image is malformed."""
        self.do(("PRAGMA wal_checkpoint(TRUNCATE)", []), ("PRAGMA journal_mode=DELETE", []))
        size = self.ask("PRAGMA page_size")
        content = self.database.read_bytes()
        page = next(
            at
            for at in range(2, len(content) // size)
            if content[at * size] == 13 and b"seed of broken" in content[at * size : (at + 1) * size]
        )
        torn = bytearray(content)
        torn[page * size : page * size + 12] = b"\x00" * 12
        self.database.write_bytes(bytes(torn))

    @contextmanager
    def visited(self) -> Iterator[TestClient]:
        app = create_app(Settings(database=self.url, computers=1))
        with TestClient(app, headers={"Authorization": f"Bearer {KEY}"}, raise_server_exceptions=False) as client:
            yield client


def of_lines(statement: str, *values: object) -> Callable[[House], None]:
    return lambda house: house.do((statement, list(values)))


LINES = {
    "no action": of_lines("update lines set notation = 'dance' where \"table\" = 'broken' and number = 2"),
    "no text": of_lines("update lines set notation = ? where \"table\" = 'broken' and number = 2", b"\xff"),
    "no seat": of_lines("update lines set seat = 'Ada' where \"table\" = 'broken' and number = 2"),
    "a gap": of_lines("delete from lines where \"table\" = 'broken' and number = 2"),
    "no end": of_lines("delete from lines where \"table\" = 'broken' and number > 2"),
    "none at all": of_lines("delete from lines where \"table\" = 'broken'"),
    "undone too often": of_lines("update lines set notation = 'undo' where \"table\" = 'broken'"),
}
