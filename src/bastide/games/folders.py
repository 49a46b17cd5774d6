"""What lies in the folders of families and boxes: found by name, so that nobody has to list it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent


@cache
def module(name: str, family: str, box: str = "") -> ModuleType | None:
    """The module of this name in the folder of a family, or of one of its boxes, if there is one."""
    folders = (family, "boxes", box) if box else (family,)
    path = HERE.joinpath(*folders, name)
    if not path.with_suffix(".py").is_file() and not (path / "__init__.py").is_file():
        return None
    return import_module(".".join((__package__, *folders, name)))


def modules(name: str, family: str, boxes: Sequence[str]) -> dict[str, ModuleType]:
    """The modules of this name that boxes have, and that their family has, by the names of the folders."""
    found = {box: module(name, family, box) for box in boxes} | {family: module(name, family)}
    return {folder: one for folder, one in found.items() if one is not None}
