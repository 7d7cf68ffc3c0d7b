"""Alembic runs this to migrate, on the connection and within the transaction that `database.py` hands over."""

from alembic import context

from senbazuru.server.database import METADATA

# SQLite can change little of a table in place; a batch builds it anew.
context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
