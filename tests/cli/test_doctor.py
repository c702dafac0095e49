"""The doctor finds what is broken in a database, saves what can be saved, and finds nothing after that."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ludotheque.core.words import shared
from ludotheque.table.hall import migrations
from ludotheque.table.hall.store import Store
from tests.cli.conftest import Run
from tests.table.damage import LINES, OF_ROWS, House

GAP = "delete from lines where \"table\" = 'broken' and number = 20"


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def beside(house: House) -> list[str]:
    return sorted(file.name for file in house.database.parent.iterdir() if not file.name.endswith(("-wal", "-shm")))


def mended(run: Run, house: House) -> str:
    """Found wrong, left alone, repaired after a copy was made, and sound after that; what was told at first."""
    before = dump(house.database)
    code, told, _ = run(f"doctor {house.database}")
    assert code == 1, told
    assert dump(house.database) == before and beside(house) == ["table.sqlite3"], "looking changes nothing"
    code, done, _ = run(f"doctor {house.database} --repair")
    assert code == 0 and "table.sqlite3.before-repair" in done and "The database is sound." in done, done
    assert dump(house.database.with_name("table.sqlite3.before-repair")) == before
    assert run(f"doctor {house.database}")[0] == 0
    return told


def dump(database: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(database)) as connection:
        connection.text_factory = bytes
        tables = [name.decode() for (name,) in connection.execute("select name from sqlite_master where type='table'")]
        found: list[tuple[object, ...]] = []
        for table in sorted(tables):
            try:
                found += connection.execute(f'select * from "{table}"').fetchall()
            except sqlite3.DatabaseError as problem:
                found.append((str(problem),))
        return found


def goes_on(house: House, number: int) -> None:
    with house.visited() as client:
        look = client.get("/api/tables/broken").json()
        assert look["number"] == number
        asked = {"number": look["number"], "seat": look["asked"], "action": look["options"][0]["action"]}
        assert client.post("/api/tables/broken/answers", json=asked).status_code == 200


def test_a_sound_database_is_called_sound_and_left_alone(run: Run, house: House) -> None:
    before = dump(house.database)
    for line in (f"doctor {house.database}", f"doctor sqlite:///{house.database} --repair"):
        code, told, _ = run(line)
        assert code == 0 and "The database is sound." in told
    assert dump(house.database) == before and beside(house) == ["table.sqlite3"]
    assert "La base de données est saine." in run(f"doctor {house.database} --lang fr")[1]


@pytest.mark.parametrize("damage", LINES)
def test_lost_lines_are_marked_and_the_match_goes_on_from_its_kept_position(
    run: Run, house: House, damage: str
) -> None:
    LINES[damage](house)
    told = mended(run, house)
    assert f"of {house.number} answers can be played again" in told
    goes_on(house, house.number)
    assert run(f"doctor {house.database}")[0] == 0, "also when it has gone on"


def test_a_position_is_made_anew_from_the_lines(run: Run, house: House) -> None:
    kept = house.ask("select snapshot from tables where id = 'broken'")
    wrong = json.loads(kept)
    wrong["state"]["round"] = 17 if "round" in wrong["state"] else wrong["state"]["seats"]
    wrong["state"]["stack"] = []
    for value in ("{", "null", json.dumps(wrong)):
        house.set("snapshot", value)
        assert "It can be made anew" in mended(run, house)
        assert json.loads(house.ask("select snapshot from tables where id = 'broken'")) == json.loads(kept)
        house.database.with_name("table.sqlite3.before-repair").unlink()
    goes_on(house, house.number)


def test_lines_are_cut_behind_the_last_good_one_where_the_position_is_lost_too(run: Run, house: House) -> None:
    house.do((GAP, []))
    house.set("snapshot", "{")
    assert f"only the first 19 of {house.number} answers" in mended(run, house)
    number = house.ask("select number from tables where id = 'broken'")
    assert 19 <= number < house.number
    goes_on(house, number)


@pytest.mark.parametrize("column", OF_ROWS)
def test_a_table_beyond_help_is_set_aside_as_text(run: Run, house: House, column: str) -> None:
    house.set(column, OF_ROWS[column][0])
    assert "It can only be set aside" in mended(run, house)
    text = (house.database.with_name("table.sqlite3.aside") / "broken.txt").read_text()
    assert "place" in text and "Bonjour !" in text and "Yann" in text
    for table in ("lines", "keys", "chat"):
        assert house.ask(f"select count(*) from {table} where \"table\" = 'broken'") == 0
    assert house.ask("select count(*) from tables") == 1


def test_a_table_whose_record_and_position_are_lost_is_set_aside(run: Run, house: House) -> None:
    LINES["none at all"](house)
    house.set("snapshot", "{")
    assert "neither its 0 answers nor its kept position" in mended(run, house)


def test_what_belongs_to_no_table_is_removed(run: Run, house: House) -> None:
    house.do(("delete from tables where id = 'broken'", []), ("update tables set rematch = 'nowhere'", []))
    told = mended(run, house)
    assert f"Answers without a table: {house.number}." in told
    assert "Keys without a table: 1." in told and "Messages without a table: 1." in told
    assert "lead to a rematch which is not there: 1." in told


def test_names_keys_chat_and_uploads_that_cannot_be_read_are_put_right(run: Run, house: House) -> None:
    house.set("names", "{")
    house.do(
        ("update keys set seats = '{' where \"table\" = 'broken'", []),
        ("update chat set text = cast(x'fffe' as text) where \"table\" = 'broken'", []),
        ("insert into replays (id, text, created) values ('../x', 'Dear Ada', 0)", []),
        ("insert into replays (id, text, created) values ('y', cast(x'fffe' as text), 0)", []),
    )
    told = mended(run, house)
    for said in (
        "the names cannot be read",
        "1 key cannot",
        "1 message cannot",
        "record ../x cannot",
        "record y cannot",
    ):
        assert said in told
    aside = house.database.with_name("table.sqlite3.aside")
    assert (aside / "___x.match").read_text() == "Dear Ada"
    with house.visited() as client:
        assert client.get("/api/tables/broken").json()["error"] == "key-wrong", "the key that could not be read is gone"
        del client.headers["Authorization"]
        look = client.get("/api/tables/broken").json()
        assert look["names"] == [shared("en")(f"seat-{seat}") for seat in range(2)] and look["number"] == house.number


def test_a_torn_file_is_read_as_far_as_it_can_be(run: Run, house: House) -> None:
    for table in ("near", "far", "farther", "farthest"):
        house.put(table)
    house.tear()
    told = mended(run, house)
    assert "The file is torn" in told
    left = house.ask("select group_concat(id) from tables").split(",")
    assert "broken" not in left and {"far", "farther", "farthest"} <= set(left)
    with house.visited() as client:
        assert client.get("/api/tables/far").status_code == 200


def test_while_a_server_has_it_open_it_is_looked_at_but_not_mended(run: Run, house: House) -> None:
    house.do((GAP, []))
    store = Store(f"sqlite:///{house.database}")
    assert run(f"doctor {house.database}")[0] == 1
    code, _, why = run(f"doctor {house.database} --repair")
    assert code == 2 and "Stop it first" in why
    store.close()
    mended(run, house)


def test_a_match_whose_game_or_rules_are_others_now_is_left_alone(run: Run, house: House) -> None:
    house.set("game", "chess")
    before = dump(house.database)
    code, told, _ = run(f"doctor {house.database} --repair")
    assert code == 0 and "not at hand: 1." in told
    house.set("game", "loire")
    house.set("rules", 99)
    code, told, _ = run(f"doctor {house.database} --repair")
    assert code == 0 and "not at hand: 1." in told, "it is of a later release"
    assert len(dump(house.database)) == len(before)


def test_an_older_database_is_examined_as_it_will_be(
    run: Run, house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "migrations"
    (folder / "versions").mkdir(parents=True)
    (folder / "env.py").write_text((migrations.FOLDER / "env.py").read_text())
    last = migrations.revisions()[-1]
    for file in (migrations.FOLDER / "versions").glob("r*.py"):
        (folder / "versions" / file.name).write_text(file.read_text())
    nothing = f'revision = "r999"\ndown_revision = "{last}"\n\n\ndef upgrade() -> None:\n    pass\n'
    (folder / "versions/r999_nothing.py").write_text(nothing)
    monkeypatch.setattr(migrations, "FOLDER", folder)
    house.do((GAP, []))
    code, told, _ = run(f"doctor {house.database}")
    assert code == 1 and f"revision {last}, not r999" in told and "can be played again" in told
    assert house.ask("select version_num from alembic_version") == last
    assert run(f"doctor {house.database} --repair")[0] == 0
    assert house.ask("select version_num from alembic_version") == "r999"


def test_what_is_no_database_of_ours_is_refused(run: Run, tmp_path: Path) -> None:
    letter = tmp_path / "letter.sqlite3"
    letter.write_text("Dear Ada, " * 200)
    assert run(f"doctor {letter}")[0] == 2
    assert run(f"doctor {tmp_path / 'none.sqlite3'}")[2].startswith("There is no database")
    assert not (tmp_path / "none.sqlite3").exists()
    with closing(sqlite3.connect(tmp_path / "other.sqlite3")) as connection, connection:
        connection.execute("create table songs (name text)")
    assert "is not one of Ludothèque" in run(f"doctor {tmp_path / 'other.sqlite3'} --repair")[2]
