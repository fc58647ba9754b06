"""The version of a database, and bringing an older one up to this program's."""

from __future__ import annotations

import os
from pathlib import Path

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from alembic.script.revision import RevisionError
from alembic.util import CommandError
from sqlalchemy.engine import Connection

from kozyr.server.store.api import StoreError


def scripts() -> tuple[Config, ScriptDirectory]:
    """Alembic's settings, and all migrations that this program has."""
    here = str(Path(__file__).parent).replace("%", "%%")  # a value is read as a template
    config = Config()
    config.set_main_option("script_location", here)
    config.set_main_option("path_separator", "os")
    config.set_main_option("version_locations", f"{here}{os.sep}versions")
    return config, ScriptDirectory.from_config(config)


def newest() -> str:
    """The version that this program writes."""
    head = scripts()[1].get_current_head()
    assert head is not None
    return head


def migrate(connection: Connection) -> bool:
    """Bring a database to the newest version; says whether anything had to be done.

    Raises:
        StoreError: a newer program has written it.
    """
    config, found = scripts()
    version = MigrationContext.configure(connection).get_current_revision()
    if version == newest():
        return False
    if version is not None:
        try:
            found.get_revision(version)
        except (RevisionError, CommandError):
            raise StoreError(
                f"the database has version {version} and this Kozyr knows only up to {newest()}: "
                "start the newer Kozyr that wrote it"
            ) from None

    def steps(revision: object, context: object) -> object:
        return found._upgrade_revs("head", revision)  # type: ignore[arg-type]

    with EnvironmentContext(config, found, fn=steps) as environment:
        environment.configure(connection=connection, transactional_ddl=True)
        with environment.begin_transaction():
            environment.run_migrations()
    return True
