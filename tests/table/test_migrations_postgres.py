"""The same revisions on PostgreSQL: they lead to the tables of this release, and what a house has kept goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import JSON, Engine, MetaData, create_engine, insert, select, text

from ludotheque.core.refusal import Refusal
from ludotheque.table.hall import migrations, revision
from ludotheque.table.hall.rows import Base
from ludotheque.table.hall.store import Store
from ludotheque.table.seating import link
from ludotheque.table.settings import as_url
from tests.table import postgres
from tests.table.house import Server, hear
from tests.table.test_migrations import ADA, LINES, RELEASED, TABLE


@pytest.fixture
def empty() -> Engine:
    return create_engine(as_url(postgres.fresh_database(empty=True)))


def differences(engine: Engine) -> list[object]:
    with engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))


def test_revisions_lead_to_the_tables_of_this_release(empty: Engine) -> None:
    with revision.alone(empty) as connection:
        revision.carried_out(connection)
    assert differences(empty) == []


def test_a_new_database_is_made_at_the_newest_revision(empty: Engine) -> None:
    Store(empty.url.render_as_string(hide_password=False)).close()
    with empty.connect() as connection:
        assert revision.noted(connection) == migrations.revisions()[-1]
    assert differences(empty) == []


def put_in_as_of_old(engine: Engine) -> None:
    """What the first release had kept in its file, in the form it had then."""
    config = Config()
    config.set_main_option("script_location", str(migrations.FOLDER))
    kept = MetaData()
    with create_engine(f"sqlite:///{RELEASED}").connect() as old, engine.begin() as connection:
        kept.reflect(old)
        config.attributes["connection"] = connection
        command.upgrade(config, migrations.BASELINE)
        for table in kept.sorted_tables:
            rows = [dict(row._mapping) for row in old.execute(select(table))]
            if rows:
                connection.execute(insert(table), rows)
    assert any(isinstance(column.type, JSON) for column in kept.tables["tables"].columns)


def test_a_house_of_the_first_release_is_brought_up_once_a_copy_was_made(
    empty: Engine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_in_as_of_old(empty)
    url = empty.url.render_as_string(hide_password=False)
    with pytest.raises(Refusal, match="pg_dump"):
        Store(url)
    with empty.connect() as connection:
        assert revision.noted(connection) == migrations.BASELINE
        assert connection.scalar(text("select count(*) from lines")) == LINES
    server = Server(tmp_path, url=url, environment={revision.COPIED: "yes"})
    try:
        ada = server.guest(link(TABLE, ADA))
        with ada.live() as socket:
            assert hear(socket)["number"] == LINES
    finally:
        server.stop()
    assert differences(empty) == []
