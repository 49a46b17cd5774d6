"""Trouble with the database: people are told in one sentence, and so is the log, without what was asked."""

from __future__ import annotations

import logging

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

from .not_done import NotDone

log = logging.getLogger("bastide.table")


def told(error: SQLAlchemyError) -> NotDone:
    """What is said when the database is away, full or too slow."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    reason = "no connection is free" if isinstance(error, NoConnection) else type(cause).__name__
    log.error("the database does not do its work (%s): nothing has changed", reason)
    return NotDone("store")
