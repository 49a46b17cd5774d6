"""Logs: what an operator reads, a line for each thing, as words or as JSON. No secrets, no addresses of tables."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

import msgspec


class AsJson(logging.Formatter):
    """A line of JSON for each thing that is logged."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def write_logs(as_json: bool) -> None:
    """From now on warnings and what is worse are written to the standard error output."""
    handler = logging.StreamHandler()
    handler.setFormatter(AsJson() if as_json else logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
