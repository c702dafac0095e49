"""Databases of other releases: an older one is brought up after a copy was made, a newer one is refused."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, insert, select

from ludotheque.core.refusal import Refusal
from ludotheque.table.hall import migrations, revision
from ludotheque.table.hall.rows import Base, ReplayRow
from ludotheque.table.hall.store import Store
from ludotheque.table.seating import link
from tests.table.house import PATIENCE, Server, hear

RELEASED = Path(__file__).parent / "release_0_1_0.db"  # made by that release: Ada and Yann have begun
TABLE, ADA, LINES = "KwXMN3ulzB", "J9WFGrGkR6_RGGLxn5bR9Q", 28
NEXT = """\
import sqlalchemy as sa
from alembic import op

revision = "r999"
down_revision = "{before}"


def upgrade() -> None:
    with op.batch_alter_table("tables", recreate="always") as tables:
        tables.add_column(sa.Column("ending", sa.Integer(), nullable=False, server_default="7"))
{more}
"""


@pytest.fixture
def released(tmp_path: Path) -> Path:
    return Path(shutil.copy(RELEASED, tmp_path / "table.sqlite3"))


@pytest.fixture
def next_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A release with one more revision than this one has."""
    before = migrations.revisions()[-1]
    folder = Path(shutil.copytree(migrations.FOLDER, tmp_path / "migrations"))
    (folder / "versions" / "r999_ending.py").write_text(NEXT.format(before=before, more=""))
    monkeypatch.setattr(migrations, "FOLDER", folder)
    return folder


def opened(database: Path) -> Store:
    return Store(f"sqlite:///{database}")


def asked(database: Path, question: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(question).fetchall()


def copies(database: Path) -> list[str]:
    return sorted(file.name for file in database.parent.glob("table.sqlite3.*"))


def differences(database: Path) -> list[object]:
    with create_engine(f"sqlite:///{database}").connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))


def test_revisions_lead_to_the_tables_of_this_release(tmp_path: Path) -> None:
    """Whoever changes `rows.py` adds a revision."""
    database = tmp_path / "table.sqlite3"
    engine = create_engine(f"sqlite:///{database}")
    with revision.alone(engine) as connection:
        revision.carried_out(connection)
    assert differences(database) == []


def test_a_new_database_is_made_at_the_newest_revision(tmp_path: Path) -> None:
    opened(tmp_path / "table.sqlite3").close()
    assert asked(tmp_path / "table.sqlite3", "select * from alembic_version") == [(migrations.revisions()[-1],)]
    assert differences(tmp_path / "table.sqlite3") == []
    assert copies(tmp_path / "table.sqlite3") == []


def test_names_of_files_tell_the_revisions_in_their_order() -> None:
    config = Config()
    config.set_main_option("script_location", str(migrations.FOLDER))
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    assert known[::-1] == migrations.revisions() and known[-1] == migrations.BASELINE


def test_a_table_of_0_1_0_goes_on(released: Path, tmp_path: Path) -> None:
    server = Server(tmp_path, url=f"sqlite:///{released}")
    try:
        ada = server.guest(link(TABLE, ADA))
        with ada.live() as socket:
            frame = hear(socket)
        assert frame["number"] == LINES
        assert [said["text"] for said in frame["chat"]] == ["On continue demain ?"]
    finally:
        server.stop()
    assert asked(released, "select * from alembic_version") == [(migrations.revisions()[-1],)]
    assert differences(released) == []


def test_an_older_database_is_brought_up_after_a_copy_was_made(released: Path, next_release: Path) -> None:
    keys, before = asked(released, "select * from keys"), released.read_bytes()
    opened(released).close()
    assert asked(released, "select id, ending from tables") == [(TABLE, 7)]
    assert asked(released, "select * from keys")[0][: len(keys[0])] == keys[0], "what named the table still does"
    assert asked(released, "select * from alembic_version") == [("r999",)]
    (copy,) = [released.with_name(name) for name in copies(released) if "before" in name]
    assert copy.name == "table.sqlite3.before-r999"
    assert asked(copy, "select count(*) from lines") == [(LINES,)] and len(copy.read_bytes()) == len(before)
    assert asked(copy, "select name from sqlite_master where name = 'alembic_version'") == []


def test_a_copy_never_takes_the_place_of_another(released: Path, next_release: Path) -> None:
    released.with_name("table.sqlite3.before-r999").write_text("an evening to remember")
    opened(released).close()
    assert released.with_name("table.sqlite3.before-r999").read_text() == "an evening to remember"
    assert asked(released.with_name("table.sqlite3.before-r999-2"), "select count(*) from lines") == [(LINES,)]


def test_a_revision_that_fails_leaves_the_database_as_it_was(released: Path, next_release: Path) -> None:
    script = next_release / "versions" / "r999_ending.py"
    before = migrations.revisions()[-2]
    script.write_text(NEXT.format(before=before, more='    op.execute("select no_such_thing")'))
    with pytest.raises(Refusal, match="no_such_thing"):
        opened(released)
    assert asked(released, "select name from sqlite_master where name = 'alembic_version'") == []
    assert "ending" not in str(asked(released, "select sql from sqlite_master where name = 'tables'"))
    assert not [name for name in copies(released) if "before" in name]


def test_without_room_for_a_copy_nothing_is_changed(
    released: Path, next_release: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(revision, "unused", lambda file: file.parent / "no such folder" / file.name)
    with pytest.raises(Refusal, match="no copy of it could be made"):
        opened(released)
    assert asked(released, "select name from sqlite_master where name = 'alembic_version'") == []


def test_a_newer_database_is_refused_in_a_sentence_and_left_alone(released: Path) -> None:
    opened(released).close()
    with closing(sqlite3.connect(released)) as connection, connection:
        connection.execute("update alembic_version set version_num = 'r998'")
    before = released.read_bytes()
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--database", str(released)]
    spoken = {**os.environ, "LC_ALL": "C.UTF-8"}
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=spoken)
    assert ended.returncode == 1 and "is of a later release of Ludothèque (revision r998" in ended.stderr
    assert "Traceback" not in ended.stderr and released.read_bytes() == before


def test_a_database_without_one_of_our_columns_is_refused_at_the_start(released: Path) -> None:
    with closing(sqlite3.connect(released)) as connection, connection:
        connection.execute("alter table tables drop column rematch")
    with pytest.raises(Refusal, match="It lacks: tables.rematch"):
        opened(released)
    assert asked(released, "select name from sqlite_master where name = 'alembic_version'") == []


def test_processes_that_start_at_once_wait_for_one_another(released: Path, next_release: Path) -> None:
    """Each finds the database brought up, by itself or by another; there is one copy."""
    program = (
        "import sys; from pathlib import Path; from ludotheque.table.hall import migrations;"
        "from ludotheque.table.hall.store import Store; migrations.FOLDER = Path(sys.argv[1]);"
        "print('ready', flush=True); input(); Store(sys.argv[2])"
    )
    command = [sys.executable, "-c", program, str(next_release), f"sqlite:///{released}"]
    pipe = subprocess.PIPE
    started = [subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) for _ in range(4)]
    for process in started:
        assert process.stdout is not None and process.stdout.readline() == "ready\n"
    for process in started:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    ended = [process.communicate(timeout=PATIENCE) for process in started]
    assert [process.returncode for process in started] == [0] * 4, ended
    assert asked(released, "select id, ending from tables") == [(TABLE, 7)]
    assert [name for name in copies(released) if "before" in name] == ["table.sqlite3.before-r999"]


def test_a_database_that_is_up_to_date_is_recognised_without_alembic(tmp_path: Path) -> None:
    program = (
        "import sys; from ludotheque.table.hall.store import Store; Store(sys.argv[1]); Store(sys.argv[1]);"
        "sys.exit('alembic' in sys.modules)"
    )
    command = [sys.executable, "-c", program, f"sqlite:///{tmp_path / 'table.sqlite3'}"]
    assert subprocess.run(command, timeout=PATIENCE).returncode == 0


def test_after_a_database_was_brought_up_rows_must_still_name_their_tables(released: Path, next_release: Path) -> None:
    store = opened(released)
    with store.sessions() as session:
        assert session.connection().exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    with store.sessions.begin() as session:
        session.execute(insert(ReplayRow).values(id="x", text="", created=0))
        assert session.scalar(select(ReplayRow.id)) == "x"
