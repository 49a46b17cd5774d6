"""Boxes outside the package: folders named in BASTIDE_BOXES, and those of installed packages.

They are there from the start, in every process and every form, like the boxes of the package itself.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from ..core.errors import BadSetup

VARIABLE = "BASTIDE_BOXES"  # folders of this run, for the processes that it starts
GROUP = "bastide.boxes"
FAMILY = "classic"
NAME = re.compile(r"[a-z][a-z_]*[a-z]")
INSIDE = Path(__file__).parent


@cache
def boxes(family: str) -> Mapping[str, Path]:
    """The folders of all boxes outside that go with a family, by their names."""
    if family != FAMILY:
        return {}
    named = [Path(folder) for folder in os.environ.get(VARIABLE, "").split(os.pathsep) if folder]
    found: dict[str, Path] = {}
    for folder in (*named, *_installed()):
        checked = check(folder)
        if found.setdefault(checked.name, checked) != checked:
            both = f"{found[checked.name]} and {checked}"
            raise BadSetup("box-twice", f"there are two boxes called {checked.name!r}: {both}")
    return found


def _installed() -> list[Path]:
    """The folders of boxes that other packages bring along; each entry point names a package that is a box."""
    specs = {entry.value: find_spec(entry.value) for entry in entry_points(group=GROUP)}
    missing = [value for value, spec in specs.items() if spec is None or not spec.submodule_search_locations]
    if missing:
        raise BadSetup("box-folder", f"the entry point {missing[0]!r} in {GROUP} names no package")
    return [Path(place) for spec in specs.values() if spec for place in list(spec.submodule_search_locations or ())[:1]]


def check(folder: Path) -> Path:
    """A folder that is a box; what is wrong with it is said in a sentence."""
    folder = folder.resolve()
    if not (folder / "box.toml").is_file():
        raise BadSetup("box-folder", f"{folder} is no box: it has no box.toml")
    if not NAME.fullmatch(folder.name):
        raise BadSetup("box-folder", f"{folder.name!r} cannot be the name of a box: it is made of small letters and _")
    if (INSIDE / FAMILY / "boxes" / folder.name).exists() or folder.name in ("boxes", "page", "art"):
        raise BadSetup("box-folder", f"there is a box or set called {folder.name!r} in Bastide already")
    try:
        data = tomllib.loads((folder / "box.toml").read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetup("box-folder", f"{folder / 'box.toml'} is not TOML: {error}") from None
    if not isinstance(data.get("title"), str) or not isinstance(data.get("games"), list):
        raise BadSetup("box-folder", f"{folder / 'box.toml'} must have a title and the games that the box goes with")
    if not (folder / "tiles.toml").is_file():
        raise BadSetup("box-folder", f"{folder} is no box: it has no tiles.toml")
    return folder


def is_folder(name: str) -> bool:
    """Whether a word means a folder and not the name of a box."""
    return os.sep in name or name.startswith(".") or (Path(name) / "box.toml").is_file()
