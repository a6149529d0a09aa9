"""Migrations: the schema of any older database is brought up to date when the hall opens."""

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.exc import DatabaseError, OperationalError

from drakehall.server.errors import BadDatabase
from drakehall.server.storage.database import Database


async def upgrade(database: Database, to: str = "head") -> None:
    """Bring the schema up to date, even of an empty database."""
    try:
        async with database.changing_schema() as connection:
            await connection.run_sync(_upgrade, to)
            await database.add_schema(connection)
    except (DatabaseError, OperationalError, OSError) as error:
        shown = database.engine.url.render_as_string(hide_password=True)
        raise BadDatabase(db=shown, why=str(getattr(error, "orig", error))) from None


def _upgrade(connection: Connection, to: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(files(__package__) / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
