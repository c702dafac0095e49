"""Alembic reads this file when it carries out revisions: on the connection it is given, in its transaction."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
