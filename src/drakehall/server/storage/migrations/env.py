"""Run by Alembic with the connection that `storage.migrate` passes on."""

from alembic import context

from drakehall.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
