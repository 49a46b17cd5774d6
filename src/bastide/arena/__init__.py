"""The arena: players against each other over many deals, and all that can be said about who is stronger."""

from __future__ import annotations

from .plan import Plan, Unit
from .report import Report, report
from .running import run

__all__ = ["Plan", "Report", "Unit", "report", "run"]
