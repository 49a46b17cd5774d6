"""How a server is run: where it keeps its tables, what it allows, how long it waits."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from .secrecy import Secrets
from .timepiece import Timepiece

FRAME_LIMIT = 64 * 1024


def data_folder() -> Path:
    """The user's own folder for data, as the system has it."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = str(Path.home() / "Library" / "Application Support")
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "bastide"


def default_database() -> str:
    """A SQLite file in the user's data folder, which is made if need be."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite'}"


@dataclass(frozen=True)
class Settings:
    """Everything about a server that can be chosen. Times are in seconds unless a name says otherwise."""

    database: str
    origins: tuple[str, ...] = ()         # besides the server's own
    hosts: tuple[str, ...] = ()           # names it answers to; empty for all
    proxies: str = ""                     # addresses of proxies that are believed who they speak for; * for all
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    pace: float = 0.6                     # a computer's move is not shown sooner
    patience: float = 30.0                # how long a computer may think at most
    hurry: float = 0.4                    # how long it may go on after it was told to move now
    compiles_ahead: bool = False          # what minds think with is compiled when the server starts
    analysis_patience: float = 900.0      # how long a computer may take over a whole game that is over
    grace: float = 300.0                  # how long a player is waited for before the others may decide
    idle: float = 600.0                   # a table that nobody looks at is kept in memory so long
    link_life: float = 3600.0
    requests_per_second: float = 20.0
    requests_at_once: int = 60
    chats_per_second: float = 1.0
    chats_at_once: int = 5
    tables_per_minute: float = 20.0
    own_kinds: int = 60                   # kinds of tile in a set that is given at a table
    drawings_per_second: float = 2.0      # how often somebody may have such a set drawn
    drawings_at_once: int = 20
    drawing_patience: float = 5.0         # how long its tiles are drawn before the rest come without pictures
    people_per_address: int = 10          # an address may ask for as much as so many people
    pages_per_address: int = 1000         # pages that an address may have open at tables
    tables_per_day: float = 500.0         # new tables from one address
    tables_per_person: int = 200          # tables of one owner that are not over
    chats_per_table: int = 2000           # lines that are said at one table
    lines_per_table: int = 20_000         # lines of one table's log
    watchers: int = 200                   # pages of people without a seat at one table
    request_patience: float = 10.0        # how long the body of a request may take
    pages_per_seat: int = 20              # pages that somebody with a seat may have open there
    keep_days: float = 0.0                # days after its last change that a table is forgotten; 0 for never
    keep_people_days: float = 0.0         # days after their last sign that people are forgotten; 0 for never
    metrics_port: int = 0                 # where metrics are told; 0 for nowhere
    metrics_host: str = "127.0.0.1"       # who may ask for them
    log_json: bool = False                # logs are lines of JSON
    give_way: int = 10                    # how far computers stand back behind everything else on the machine
    contact: str = "mailto:operator@localhost"  # whom push services may write to about this server's calls
    push_services: tuple[str, ...] = ()   # origins of push services besides those of the known browsers
    timepiece: Timepiece = field(default_factory=Timepiece)
    secrets: Secrets = field(default_factory=Secrets)

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.timepiece.now()
