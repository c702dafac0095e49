"""The doctor looks at a database on PostgreSQL as at any other, beside a server too, and mends what was copied."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import psycopg
import pytest

from ludotheque.table.hall.revision import COPIED
from ludotheque.table.hall.rows import CallRow, IntentionRow, PersonRow
from ludotheque.table.hall.store import Store
from ludotheque.table.settings import as_url
from tests.cli.conftest import Run
from tests.table import postgres
from tests.table.damage import House

GAP = "delete from lines where \"table\" = 'broken' and number = 20"


class Elsewhere(House):
    """The two tables, in PostgreSQL."""

    def found(self) -> str:
        self.address = postgres.fresh_database()
        return as_url(self.address)

    def do(self, *statements: tuple[str, list[Any]]) -> None:
        with psycopg.connect(self.address) as connection:
            for statement, values in statements:
                connection.execute(statement.replace("?", "%s"), values)

    def ask(self, question: str) -> Any:
        with psycopg.connect(self.address) as connection:
            row = connection.execute(question).fetchone()
            return row and row[0]

    def dump(self) -> list[str]:
        """All rows of all tables, as text."""
        names = "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1"
        with psycopg.connect(self.address) as connection:
            found: list[str] = []
            for (name,) in connection.execute(names).fetchall():
                rows = f'select row_to_json(whole)::text from "{name}" whole order by 1'
                found += [row[0] for row in connection.execute(rows)]
            return found


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Elsewhere:
    monkeypatch.chdir(tmp_path)  # what is set aside is laid where the command was given
    return Elsewhere(tmp_path)


def mended(run: Run, house: Elsewhere, monkeypatch: pytest.MonkeyPatch) -> str:
    """Found wrong, left alone, repaired once a copy is told of, and sound after that; what was told at first."""
    before = house.dump()
    code, told, _ = run(f"doctor {house.address}")
    assert code == 1, told
    code, _, why = run(f"doctor {house.address} --repair")
    assert code == 2 and "pg_dump" in why and COPIED in why
    assert house.dump() == before, "looking changes nothing"
    monkeypatch.setenv(COPIED, "yes")
    code, done, _ = run(f"doctor {house.address} --repair")
    assert code == 0 and "the copy that you made" in done and "The database is sound." in done, done
    assert run(f"doctor {house.address}")[0] == 0
    return told


def test_a_sound_database_is_called_sound_and_left_alone(run: Run, house: Elsewhere) -> None:
    before = house.dump()
    for line in (f"doctor {house.address}", f"doctor {house.address} --repair"):
        code, told, _ = run(line)
        assert code == 0 and "The database is sound." in told
    assert house.dump() == before


def test_lost_lines_are_marked_and_the_match_goes_on(
    run: Run, house: Elsewhere, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.do((GAP, []))
    assert f"only the first 19 of {house.number} answers can be played again" in mended(run, house, monkeypatch)
    with house.visited() as client:
        look = client.get("/api/tables/broken").json()
        assert look["number"] == house.number
        asked = {"number": look["number"], "seat": look["asked"], "action": look["options"][0]["action"]}
        assert client.post("/api/tables/broken/answers", json=asked).status_code == 200


def test_a_table_beyond_help_is_set_aside_with_all_that_belongs_to_it(
    run: Run, house: Elsewhere, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(house.url)
    with store.writing() as session:
        session.add(PersonRow(id="p", name="Ada", language="en", mail=None, wishes={}, shunned=[], created=0.0))
        session.flush()
        session.add(
            CallRow(person="p", table="broken", number=1, kind="turn", way="any", due=None, tries=0, outcome="")
        )
        session.add(IntentionRow(table="broken", seat=0, action="stop", number=1))
    store.close()
    house.set("seats", "[7]")
    assert "It can only be set aside" in mended(run, house, monkeypatch)
    assert "Bonjour !" in (tmp_path / "ludotheque.aside" / "broken.txt").read_text()
    assert house.ask("select count(*) from tables") == 1 and house.ask("select count(*) from calls") == 0


def test_beside_a_server_it_is_looked_at_but_not_mended(
    run: Run, house: Elsewhere, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(COPIED, "yes")
    house.do((GAP, []))
    store = Store(house.url)
    assert run(f"doctor {house.address}")[0] == 1
    code, _, why = run(f"doctor {house.address} --repair")
    assert code == 2 and "Stop it first" in why
    store.close()
    assert run(f"doctor {house.address} --repair")[0] == 0


def test_what_cannot_be_reached_or_is_not_ours_is_refused_without_its_password(run: Run, house: Elsewhere) -> None:
    nowhere = house.address.replace("tests@/", "tests:secret-of-the-house@/nowhere-")
    code, _, why = run(f"doctor {nowhere}")
    assert code == 2 and "does not exist" in why and "secret-of-the-house" not in why
    assert "is not one of Ludothèque" in run(f"doctor {postgres.fresh_database(empty=True)}")[2]
