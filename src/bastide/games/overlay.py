"""The wiring of boxes that the family's `wiring.py` does not know: a copy of it with a line for each of their hooks.

They lie outside the package or inside it. A hook is found by its name: `adjust_X` and `react_X` in the rules of a box
belong to the function X there, and get what their arguments are called in it.
"""

from __future__ import annotations

import ast
import hashlib
import os
from functools import cache
from pathlib import Path

from ..core.caches import cache_home
from ..core.errors import BadSetup
from .folders import box_folders

INSIDE = Path(__file__).parent
KINDS = ("adjust_", "react_")


@cache
def wired(family: str) -> list[str]:
    """The folder with the family's wiring for boxes with rules that it does not know; none, if there are none."""
    text = (INSIDE / family / "wiring.py").read_text("utf-8")
    unknown = {
        name: folder
        for name, folder in box_folders(family).items()
        if (folder / "rules.py").is_file() and f"from .boxes.{name} import rules as {name}\n" not in text
    }
    if not unknown:
        return []
    for name, folder in sorted(unknown.items()):
        text = _with_box(text, name, folder / "rules.py")
    return [str(_kept(family, text))]


def _kept(family: str, text: str) -> Path:
    """The same text is the same file, so that what is compiled from it can be kept."""
    folder = cache_home() / f"wired-{family}-{hashlib.sha256(text.encode()).hexdigest()[:16]}"
    if not (folder / "wiring.py").is_file():
        folder.mkdir(parents=True, exist_ok=True)
        fresh = folder / f"wiring.{os.getpid()}"
        fresh.write_text(text, "utf-8")
        fresh.replace(folder / "wiring.py")
    return folder


def _with_box(text: str, name: str, rules: Path) -> str:
    """The wiring with the import of a box and a line for each of its hooks."""
    last = max(node.end_lineno or 0 for node in ast.parse(text).body if isinstance(node, ast.ImportFrom))
    lines = text.splitlines()
    lines.insert(last, f"from .boxes.{name} import rules as {name}")
    for hook in ast.parse(rules.read_text("utf-8")).body:
        if isinstance(hook, ast.FunctionDef) and hook.name.startswith((*KINDS, "may_", "offer_")):
            lines = _with_hook(lines, name, hook)
    return "\n".join(lines) + "\n"


def _with_hook(lines: list[str], name: str, hook: ast.FunctionDef) -> list[str]:
    """The wiring with one hook more, at the end of the function that it belongs to."""
    functions = {node.name: node for node in ast.parse("\n".join(lines)).body if isinstance(node, ast.FunctionDef)}
    where = functions.get(hook.name.partition("_")[2])
    end = where.body[-1] if where is not None else None
    told = ", ".join(argument.arg for argument in hook.args.args)
    if hook.name.startswith("adjust_") and isinstance(end, ast.Return) and isinstance(end.value, ast.Name):
        call = f"{end.value.id} = {name}.{hook.name}({told})"
        return [*lines[: end.lineno - 1], *_guarded(name, call), *lines[end.lineno - 1 :]]
    if hook.name.startswith("react_") and end is not None and not isinstance(end, ast.Return):
        last = end.end_lineno or end.lineno
        return [*lines[:last], *_guarded(name, f"{name}.{hook.name}({told})"), *lines[last:]]
    raise BadSetup("box-folder", f"the box {name!r} has a rule {hook.name} that hooks in nowhere by its name")


def _guarded(name: str, call: str) -> list[str]:
    return [f"    if box.rules.{name}:", f"        {call}"]
