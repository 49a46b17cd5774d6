"""Results on disk: one file for each piece of work, so that an arena can be gone on with and nothing counts twice."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..core.errors import BadSetup
from .plan import Plan, Unit
from .playing import Result, record_of

PLAN = "plan.json"
PARTS = "parts"
WHOLE = "results.parquet"
RECORDS = "records"


class Store:
    """A folder with the results of one plan."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder, self.plan = folder, plan
        try:
            self._parts.mkdir(parents=True, exist_ok=True)
            self._claim()
        except OSError as error:
            raise BadSetup("output", f"{folder} cannot be written ({error.strerror})") from None

    @property
    def _parts(self) -> Path:
        return self.folder / PARTS

    def _claim(self) -> None:
        """A folder belongs to one plan; it may be asked for more deals later."""
        path, plan = self.folder / PLAN, {**self.plan.plain(), "key": self.plan.key}
        if path.exists() and _key(path) != self.plan.key:
            raise BadSetup("another-plan", f"{self.folder} holds the results of another plan: take another folder")
        _write(path, json.dumps(plan, indent=2).encode())

    def has(self, unit: Unit) -> bool:
        """Whether a piece of work is done."""
        return self._part(unit).exists()

    def _part(self, unit: Unit) -> Path:
        return self._parts / f"{unit.name}-{unit.deals}.parquet"

    def save(self, unit: Unit, results: Sequence[Result]) -> None:
        """The results of a piece of work, whole or not at all."""
        _write(self._part(unit), parquet(self.plan, results))

    def load(self, unit: Unit) -> list[Result]:
        """The results of a piece of work that is done."""
        return read(self._part(unit).read_bytes())

    def finish(self, results: Sequence[Result], records: bool) -> None:
        """All results in one file, and each game as a record if asked for."""
        _write(self.folder / WHOLE, parquet(self.plan, results))
        if records:
            (self.folder / RECORDS).mkdir(exist_ok=True)
            for result in results:
                name = f"table-{result.table}-deal-{result.deal}-seating-{result.seating}.record"
                _write(self.folder / RECORDS / name, record_of(self.plan, result).encode())


def _key(path: Path) -> Any:
    try:
        return json.loads(path.read_text("utf-8")).get("key")
    except (ValueError, AttributeError):
        return None


def _write(path: Path, content: bytes) -> None:
    """A file is there with all its content or not at all."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    fresh.write_bytes(content)
    fresh.replace(path)


def parquet(plan: Plan, results: Sequence[Result]) -> bytes:
    """Results as a Parquet file, one row a game; lists are by seat."""
    arrow, files = _arrow()
    titles = plan.titles()
    columns = {
        "table": arrow.array([result.table for result in results], arrow.int32()),
        "deal": arrow.array([result.deal for result in results], arrow.int32()),
        "seating": arrow.array([result.seating for result in results], arrow.int8()),
        "entrants": arrow.array([list(result.entrants) for result in results], arrow.list_(arrow.int8())),
        "players": arrow.array(
            [[titles[entrant] for entrant in result.entrants] for result in results], arrow.list_(arrow.string())
        ),
        "points": arrow.array([list(result.points) for result in results], arrow.list_(arrow.int16())),
        "luck": arrow.array([list(result.luck) for result in results], arrow.list_(arrow.float64())),
        "moves": arrow.array([list(result.moves) for result in results], arrow.list_(arrow.int32())),
    }
    sink = arrow.BufferOutputStream()
    files.write_table(arrow.table(columns), sink)
    content: bytes = sink.getvalue().to_pybytes()
    return content


def read(content: bytes) -> list[Result]:
    """Results from a Parquet file."""
    arrow, files = _arrow()
    rows = files.read_table(arrow.BufferReader(content)).to_pylist()
    return [
        Result(
            row["table"], row["deal"], row["seating"],
            tuple(row["entrants"]), tuple(row["points"]), tuple(row["luck"]), tuple(row["moves"]),
        )
        for row in rows
    ]  # fmt: skip


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadSetup("arena", "results on disk need the package pyarrow: install bastide[arena]") from None
    return pyarrow, pyarrow.parquet
