"""Who is heard, invited, reported and silenced; answers in advance; who left a rated match."""

import sqlalchemy as sa
from alembic import op

revision = "r005"
down_revision = "r004"


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("muted", sa.JSON(), nullable=False, server_default=sa.text("'[]'")))
        people.add_column(sa.Column("silenced", sa.Float(), nullable=False, server_default=sa.text("0")))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("leaving", sa.String(), nullable=False, server_default="void"))
        tables.add_column(sa.Column("silenced", sa.JSON(), nullable=False, server_default=sa.text("'[]'")))
    with op.batch_alter_table("reports") as reports:
        for column in ("person", "whom"):
            reports.add_column(sa.Column(column, sa.String(), nullable=True))
            reports.create_foreign_key(f"reports_{column}", "people", [column], ["id"])
    of_table = sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), nullable=False)
    of_person = sa.Column("person", sa.String(), sa.ForeignKey("people.id"), nullable=False)
    op.create_table(
        "invitations",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        *(of_person, of_table),
        sa.Column("address", sa.String(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_table(
        "intentions",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("action", sa.String(), nullable=False),
        sa.Column("whose", sa.Integer(), nullable=True),
        sa.Column("what", sa.String(), nullable=True),
        sa.Column("number", sa.Integer(), nullable=False),
    )
    op.create_table(
        "departures",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(), sa.ForeignKey("people.id"), nullable=False),
    )
    indices = {"invitations": ("person", "table", "address"), "departures": ("person",), "reports": ("person", "whom")}
    for table, columns in indices.items():
        for column in columns:
            op.create_index(f"ix_{table}_{column}", table, [column])
