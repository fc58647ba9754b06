"""Events, lists, guests."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("live", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("card", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["listed", "at"])
    op.create_table(
        "members",
        sa.Column("guest_id", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
    )
    op.create_table(
        "guests",
        sa.Column("guest_id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "facts",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
