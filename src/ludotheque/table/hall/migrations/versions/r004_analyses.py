"""Matches that are looked back at."""

import sqlalchemy as sa
from alembic import op

revision = "r004"
down_revision = "r003"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("source", sa.String(), primary_key=True),
        sa.Column("digest", sa.String(), nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("iterations", "answers", "done", "tries")),
        sa.Column("found", sa.JSON(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
    )
    op.create_index("unfinished_analyses", "analyses", ["done", "answers"])
