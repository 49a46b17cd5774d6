"""The forms of the rules: one source, loaded as plain Python and as compiled code.

A form is the package itself, loaded once more under another name: `bastide.plain_classic` and
`bastide.compiled_classic` run the same files, but `core.rule.rule` differs, and in each of them
`family` stands for the engine of that family, so that loops are written once for all games.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import re
import sys
import threading
from functools import cache
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from .core import record
from .core.caches import cache_home
from .games import outside

HERE = Path(__file__).parent
_loading = threading.RLock()  # the compiler's cache is named for one load at a time
RULES = re.compile(rb"\bimport .*\b(rule|Record|Numbers)\b")  # what is compiled imports these
MAKERS = ("rule.py", "record.py", "compiling.py", "indexing.py", "passes.py", "fields.py", "engine.py")


def compiler_available() -> bool:
    """Whether rules can be compiled on this machine, and nobody asked for the plain form."""
    return os.environ.get("BASTIDE_PLAIN") != "1" and find_spec("numba") is not None


def source_hash(family: str) -> str:
    """Names this state of a family's sources: the compiler's cache does not notice changes in called modules."""
    rooms = ("core", f"games/{family}", "sim", "players", "learn")
    paths = sorted(path for room in rooms for path in HERE.joinpath(room).rglob("*.py"))
    sources = [path.read_bytes() for path in paths if path.name in MAKERS or RULES.search(path.read_bytes())]
    boxes = sorted(HERE.glob(f"games/{family}/boxes/*/rules.py"))
    sources += [path.with_name("box.toml").read_bytes() for path in boxes]  # their switches are fields of records
    for folder in outside.boxes(family).values():
        if (folder / "rules.py").is_file():
            sources += [path.read_bytes() for path in sorted((*folder.glob("*.py"), folder / "box.toml"))]
    return hashlib.sha256(b"".join(sources)).hexdigest()[:16]


def cache_folder(family: str) -> Path:
    """Where a family's compiled rules are kept between runs; code that checks its bounds is kept apart."""
    checked = "-checked" if os.environ.get("NUMBA_BOUNDSCHECK") == "1" else ""
    return cache_home() / f"{family}-{source_hash(family)}{checked}"


@cache
def form(family: str, compiled: bool = False) -> Form:
    """A family's rules in one form."""
    return Form(family, "compiled" if compiled else "plain")


class Form:
    """The modules of one family in one form, by their path inside the package."""

    def __init__(self, family: str, kind: str) -> None:
        self.family = family
        self.compiled = kind == "compiled"
        self.package = f"bastide.{kind}_{family}"
        self.cache = cache_folder(family)
        package = ModuleType(self.package)
        package.__path__ = [str(HERE)]
        sys.modules[self.package] = package
        sys.modules[f"{self.package}.core.record"] = record
        self.engine = self.module(f"games.{family}.engine")
        sys.modules[f"{self.package}.family"] = self.engine

    def _name_cache(self, folder: Path) -> None:
        """Families share files but not records, so each keeps its compiled rules in a folder of its own."""
        config: Any = importlib.import_module("numba.core.config")
        config.CACHE_DIR = str(folder)

    def module(self, path: str) -> Any:
        """One module of this form, such as `sim.loops`."""
        with _loading:
            if self.compiled:
                self._name_cache(self.cache)
            return importlib.import_module(f"{self.package}.{path}")

    def compile(self, function: Any, name: str, keep: bool) -> Any:
        """A function of somebody's own compiled as a rule is; what comes from a file is kept in the cache."""
        with _loading:
            self._name_cache(self.cache / name)
            numba: Any = importlib.import_module("numba")
            return numba.njit(function, cache=keep, nogil=True, error_model="numpy", forceinline=True)

    def twin(self, path: str, chooser: Any, name: str) -> Any:
        """A module loaded once more for one player: in it `chooser` stands for the module of his rules."""
        title = f"{self.package}.{path}__{name.replace('.', '_')}"
        with _loading:
            if title in sys.modules:
                return sys.modules[title]
            sys.modules[f"{self.package}.chooser"] = chooser
            self.module(path)  # and with it all that it imports
            if self.compiled:
                self._name_cache(self.cache / name)
            spec = spec_from_file_location(title, HERE.joinpath(*path.split(".")).with_suffix(".py"))
            assert spec is not None
            assert spec.loader is not None
            module = module_from_spec(spec)
            spec.loader.exec_module(module)
            sys.modules[title] = module
            return module
