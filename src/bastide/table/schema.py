"""The store's tables, the same for SQLite and PostgreSQL. Whoever changes them adds a step to migrations.py."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

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

deadlines = Table(
    "deadlines",
    metadata,
    Column("slug", String(40), primary_key=True),
    Column("time", BigInteger, nullable=False, index=True),
)

plans = Table(
    "plans",
    metadata,
    Column("slug", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("plan", Text, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("slug", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("player", String(40)),
    Column("name", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("boxes", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("reason", String(12), nullable=False),
    Column("has_left", Boolean, nullable=False),
    Column("before", Double),
    Column("after", Double),
    Column("time", BigInteger, nullable=False),
    Column("sought", Text, nullable=False),
    Index("results_of_a_person", "person", "time"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("time", BigInteger, nullable=False),
)

keepsakes = Table(
    "keepsakes",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("settings", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("person", String(64), nullable=False, index=True),
    Column("sealed", Text, nullable=False),
    Column("until", BigInteger),
)

holidays = Table(
    "holidays",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("begins", BigInteger, primary_key=True),
    Column("ends", BigInteger, nullable=False),
)

duplicates = Table(
    "duplicates",
    metadata,
    Column("code", String(40), primary_key=True),
    Column("wish", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
)

attempts = Table(
    "attempts",
    metadata,
    Column("code", String(40), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("slug", String(40), nullable=False),
)

puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("name", String(40), primary_key=True),
    Column("text", String(120), nullable=False),
    Column("correct", Boolean, nullable=False),
    Column("before", Double, nullable=False),
    Column("after", Double, nullable=False),
    Column("time", BigInteger, nullable=False),
)

puzzle_strengths = Table(
    "puzzle_strengths",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("time", BigInteger, nullable=False),
)

callings = Table(
    "callings",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("person", String(64), nullable=False, index=True),
    Column("address", Text, nullable=False),
    Column("language", String(8), nullable=False),
)

OF_A_TABLE = (entries, holders, analyses, links, deadlines, plans, tables)
"""What is gone with a table; results and attempts stay remembered."""
