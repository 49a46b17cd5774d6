"""Where what was worked out once is kept between runs."""

import os
import tempfile
from pathlib import Path


def cache_home() -> Path:
    """The user's own folder for what can be made again, or the system's where that cannot be written."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    own = home / "bastide"
    if not os.access(next(folder for folder in (own, *own.parents) if folder.exists()), os.W_OK):
        home = Path(tempfile.gettempdir())
    return home / "bastide"
