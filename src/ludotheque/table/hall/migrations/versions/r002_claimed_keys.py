"""Keys that are claimed, freed and inherited; tables that nobody watches.

A key of an earlier release is a link that nobody has claimed yet: it is claimed when it is opened the next time.
"""

import sqlalchemy as sa
from alembic import op

revision = "r002"
down_revision = "r001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("private", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("comings", sa.JSON(), nullable=False, server_default=sa.text("'[]'")))
    op.add_column("keys", sa.Column("claimed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("keys", sa.Column("heir", sa.String(), nullable=True))
