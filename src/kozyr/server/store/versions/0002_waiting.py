"""Tables that wait for players, so that forgotten ones can be found."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, and fill it from the rows' cards."""
    column = sa.Column("waiting", sa.Boolean, nullable=False, server_default=sa.false())
    with op.batch_alter_table("tables") as batch:
        batch.add_column(column)
        batch.create_index("tables_waiting", ["waiting", "at"])
    tables = sa.table("tables", sa.column("table_id"), sa.column("card"), sa.column("waiting"))
    connection = op.get_bind()
    for id, card in connection.execute(sa.select(tables.c.table_id, tables.c.card)).all():
        if json.loads(card)["state"] == "waiting":
            connection.execute(sa.update(tables).where(tables.c.table_id == id).values(waiting=True))
