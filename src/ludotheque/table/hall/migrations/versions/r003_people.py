"""People who keep a name, clocks, ratings, and the outbox of calls."""

import sqlalchemy as sa
from alembic import op

revision = "r003"
down_revision = "r002"


def text(name: str, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(), nullable=nullable)


def figure(name: str, nullable: bool = False) -> sa.Column[float]:
    return sa.Column(name, sa.Float(), nullable=nullable)


def whole(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), nullable=False)


def facts(name: str) -> sa.Column[object]:
    return sa.Column(name, sa.JSON(), nullable=False)


def of_person(nullable: bool = False) -> sa.Column[str]:
    return sa.Column("person", sa.String(), sa.ForeignKey("people.id"), nullable=nullable)


def of_table() -> sa.Column[str]:
    return sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(), primary_key=True),
        *(
            text("name"),
            text("language"),
            text("mail", nullable=True),
            facts("wishes"),
            facts("shunned"),
            figure("created"),
        ),
        sa.UniqueConstraint("mail"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(), primary_key=True),
        *(of_person(), text("public"), whole("count"), text("label"), figure("created")),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(), primary_key=True),
        *(text("kind"), of_person(nullable=True), facts("facts"), figure("created"), figure("expires")),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(), primary_key=True),
        *(of_person(), facts("facts"), figure("created")),
    )
    op.create_table(
        "calls",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        *(of_person(), of_table(), whole("number"), text("kind"), text("way"), figure("due", nullable=True)),
        *(whole("tries"), text("outcome")),
        sa.UniqueConstraint("person", "table", "number", "kind", "way", name="once"),
    )
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), primary_key=True),
        sa.Column("seats", sa.Integer(), primary_key=True),
        *(figure("mu"), figure("sigma"), whole("matches")),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        *(of_table(), whole("seat"), whole("about"), text("text"), facts("said"), figure("at")),
    )
    op.create_table("house", sa.Column("name", sa.String(), primary_key=True), text("value"))
    with op.batch_alter_table("keys") as keys:
        keys.add_column(sa.Column("person", sa.String(), nullable=True))
        keys.create_foreign_key("keys_person", "people", ["person"], ["id"])
    op.add_column("tables", sa.Column("clock", sa.JSON(), nullable=False, server_default=sa.text("'{}'")))
    op.add_column("tables", sa.Column("spent", sa.JSON(), nullable=False, server_default=sa.text("'[]'")))
    op.add_column("tables", sa.Column("result", sa.JSON(), nullable=False, server_default=sa.text("'{}'")))
    op.add_column("tables", figure("deadline", nullable=True))
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    for table in ("keys", "passkeys", "tokens", "subscriptions", "calls"):
        op.create_index(f"ix_{table}_person", table, ["person"])
    for table in ("calls", "reports"):
        op.create_index(f"ix_{table}_table", table, ["table"])
    op.create_index("due_calls", "calls", ["due"])
    op.create_index("due_tables", "tables", ["deadline"])
