"""The boxes of the classic family: each is a folder, found by its `box.toml`."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


@cache
def box_files(with_rules: bool = False) -> dict[str, dict[str, Any]]:
    """What the files of all boxes say, or of those that have rules, by name."""
    paths = sorted(HERE.glob("*/box.toml"))
    return {
        path.parent.name: tomllib.loads(path.read_text("utf-8"))
        for path in paths
        if not with_rules or path.with_name("rules.py").exists()
    }
