"""The boxes of the classic family: each is a folder, found by its `box.toml`, here or outside the package."""

import tomllib
from functools import cache
from typing import Any

from ...folders import box_folders
from ...outside import boxes

__path__ += [str(folder.parent) for folder in boxes("classic").values()]


@cache
def box_files(with_rules: bool = False) -> dict[str, dict[str, Any]]:
    """What the files of all boxes say, or of those that have rules, by name."""
    return {
        name: tomllib.loads((folder / "box.toml").read_text("utf-8"))
        for name, folder in box_folders("classic").items()
        if not with_rules or (folder / "rules.py").exists()
    }
