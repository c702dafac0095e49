"""The tables of 0.1.0."""

import sqlalchemy as sa
from alembic import op

revision = "r001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("edition", sa.String(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("names", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(), nullable=False),
        sa.Column("commitment", sa.String(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=False),
        sa.Column("thinks", sa.Boolean(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("rematch", sa.String(), nullable=True),
        sa.Column("snapshot", sa.JSON(), nullable=False),
    )
    op.create_index("open_tables", "tables", ["over", "changed"])
    op.create_index("thinking_tables", "tables", ["thinks"])
    op.create_table(
        "keys",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("key_hash", sa.String(), primary_key=True),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("host", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "lines",
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("notation", sa.String(), nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=True),
        sa.Column("table", sa.String(), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
    )
    op.create_index("ix_chat_table", "chat", ["table"])
    op.create_table(
        "replays",
        sa.Column("id", sa.String(), primary_key=True),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
