"""The tables of the database, as the newest migration leaves them."""

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, false

metadata = MetaData()

events = Table(
    "events",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""Only ever added to. The key settles every race: a number is taken once."""

tables = Table(
    "tables",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("listed", Boolean, nullable=False),
    Column("live", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Column("card", LargeBinary, nullable=False),
    Column("waiting", Boolean, nullable=False, server_default=false()),
    Index("tables_listed", "listed", "at"),
    Index("tables_waiting", "waiting", "at"),
)
"""Derived from events."""

members = Table(
    "members",
    metadata,
    Column("guest_id", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True),
)
"""Derived from events."""

guests = Table(
    "guests",
    metadata,
    Column("guest_id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("at", Float, nullable=False),
)

facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
