"""What an environment needs beside Bastide, and the sentence that is said when it is not there."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..core.errors import BadSetup


def needed(module: str, extra: str) -> Any:
    """A module of another package."""
    try:
        return import_module(module)
    except ImportError as error:
        package = module.split(".")[0]
        sentence = f"{package} is needed for this: pip install 'bastide[{extra}]'"
        raise BadSetup("environments", sentence) from error
