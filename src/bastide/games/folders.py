"""What lies in the folders of families and boxes: found by name, so that nobody has to list it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

from . import outside

HERE = Path(__file__).parent


@cache
def box_folders(family: str) -> dict[str, Path]:
    """The folders of a family's boxes by their names, those outside the package among them."""
    inside = {path.parent.name: path.parent for path in HERE.glob(f"{family}/boxes/*/box.toml")}
    return dict(sorted({**inside, **outside.boxes(family)}.items()))


def found(family: str, file: str) -> list[Path]:
    """All files of this name in the folders of a family and its boxes."""
    added = (folder / file for folder in outside.boxes(family).values())
    return [*sorted((HERE / family).rglob(file)), *(path for path in added if path.is_file())]


def everywhere(file: str) -> list[Path]:
    """All files of this name in the folders of families and boxes."""
    added = (folder / file for path in HERE.glob("*/games.toml") for folder in outside.boxes(path.parent.name).values())
    return [*sorted(HERE.rglob(file)), *(path for path in added if path.is_file())]


@cache
def module(name: str, family: str, box: str = "") -> ModuleType | None:
    """The module of this name in the folder of a family, or of one of its boxes, if there is one."""
    folders = (family, "boxes", box) if box else (family,)
    path = outside.boxes(family).get(box, HERE.joinpath(*folders)) / name
    if not path.with_suffix(".py").is_file() and not (path / "__init__.py").is_file():
        return None
    return import_module(".".join((__package__, *folders, name)))


def modules(name: str, family: str, boxes: Sequence[str]) -> dict[str, ModuleType]:
    """The modules of this name that boxes have, and that their family has, by the names of the folders."""
    found = {box: module(name, family, box) for box in boxes} | {family: module(name, family)}
    return {folder: one for folder, one in found.items() if one is not None}
