"""Run by Alembic: with a connection that `upgrade` hands over, or for `alembic -x url=...` on the command line."""

from alembic import context
from sqlalchemy import Connection, create_engine

from cattery.store.migrate import VERSION_TABLE
from cattery.store.tables import METADATA


def run(connection: Connection) -> None:
    context.configure(
        connection=connection, target_metadata=METADATA, version_table=VERSION_TABLE, render_as_batch=True
    )
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    run(given)
else:
    with create_engine(context.get_x_argument(as_dictionary=True)["url"]).connect() as own:
        run(own)
