"""The store's tables, the same for SQLite and PostgreSQL. Whoever changes them adds a step to migrations.py."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

metadata = MetaData()

about = Table(
    "about",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("slug", String(40), primary_key=True),
    Column("owner", String(64), nullable=False, index=True),
    Column("secret", String(64), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("phase", String(12), nullable=False),
    Column("summary", Text, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("slug", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("time", BigInteger, nullable=False),
    Column("fact", Text, nullable=False),
    Column("message", String(120)),
    UniqueConstraint("slug", "message", name="one_entry_a_message"),
)

holders = Table(
    "holders",
    metadata,
    Column("slug", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(64), primary_key=True),
    Index("tables_of_a_person", "person"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("slug", String(40), primary_key=True),
    Column("told", Text, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("slug", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),
)
