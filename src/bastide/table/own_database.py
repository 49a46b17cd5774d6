"""A PostgreSQL of its own, in a folder that is gone afterwards: for tests, and for whoever wants to see it killed."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

from ..core.errors import BadSetup

ALONE = "-c listen_addresses=''"
CAREFREE = "-c fsync=off"  # who kills programs, not machines, need not wait for the disk


def programs() -> Path:
    """The folder of PostgreSQL's own programs."""
    found = shutil.which("initdb")
    if found and shutil.which("pg_ctl"):
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    folder = next((folder for folder in reversed(folders) if (folder / "initdb").exists()), None)
    if folder is None:
        raise BadSetup("postgres", "PostgreSQL is not installed on this machine")
    return folder


def as_another() -> tuple[list[str], int | None]:
    """PostgreSQL refuses to run as root: how to run a command as somebody else, and as whom."""
    if os.geteuid() != 0:
        return [], None
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    entry = names.get("postgres") or names["nobody"]
    return ["setpriv", f"--reuid={entry.pw_uid}", f"--regid={entry.pw_gid}", "--clear-groups"], entry.pw_uid


class OwnDatabase:
    """Starts, stops and kills a PostgreSQL; started again it has all that was committed."""

    def __init__(self, careful: bool = False) -> None:
        self._options = ALONE if careful else f"{ALONE} {CAREFREE}"
        self._programs = programs()
        self._prefix, user = as_another()
        self.folder = Path(tempfile.mkdtemp(prefix="bastide-postgres-"))
        self.url = f"postgresql://bastide@/postgres?host={self.folder}"
        if user is not None:
            os.chown(self.folder, user, -1)
        trusting = ("-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")
        self._run("initdb", "-D", self._data, "-U", "bastide", *trusting)

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._prefix, str(self._programs / program), *arguments]
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)

    def start(self) -> OwnDatabase:
        """Start it and wait until it answers."""
        options = f"-k {self.folder} {self._options}"
        self._run("pg_ctl", "-D", self._data, "-o", options, "-l", str(self.folder / "log"), "-w", "start")
        return self

    def kill(self) -> None:
        """It is gone from one moment to the next, and has to recover when it is started again."""
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "-w", "stop")

    def __enter__(self) -> OwnDatabase:
        try:
            return self.start()
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    def __exit__(self, *_: object) -> None:
        try:
            self.kill()
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)
