"""Alembic environment: runs the migrations on the connection passed by `Store.migrate`."""

from alembic import context

from magnat.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
