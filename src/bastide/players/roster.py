"""Who can be asked for by name: our own players, those of installed packages, and anybody's in a file.

A player that is not known by a plain name is written `./mine.py:Mine` or `package.module:Mine`.
"""

from __future__ import annotations

import hashlib
import os
import sys
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from ..core.errors import BadSetup
from .player import Chooser, Kind
from .weights import has_minds

GROUP = "bastide.players"
INVITED = "BASTIDE_PLAYERS"  # players of this run, for the processes that it starts
OWN = {
    "random": "bastide.players.random:RandomPlayer",
    "greedy": "bastide.players.greedy:GreedyPlayer",
}
TAUGHT = {
    "child": "bastide.players.levels:child",
    "beginner": "bastide.players.levels:beginner",
    "casual": "bastide.players.levels:casual",
    "club": "bastide.players.levels:club",
    "master": "bastide.players.levels:master",
    "sage": "bastide.players.sage:SagePlayer",
    "builder": "bastide.players.levels:builder",
    "spoiler": "bastide.players.levels:spoiler",
}
ASIDE = {
    "mind": "bastide.players.mind:MindPlayer",
    "scout": "bastide.players.scout:ScoutPlayer",
    "uct": "bastide.players.uct:UctPlayer",
}


def known() -> dict[str, str]:
    """Where each player is that people are offered: our own first, then those of other packages, then those invited.

    Those that were taught are offered once there is something that they have learned.
    """
    others = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    invited = dict(pair.split("=", 1) for pair in os.environ.get(INVITED, "").splitlines())
    own = OWN | TAUGHT if has_minds() else OWN
    return own | {name: place for name, place in (others | invited).items() if name not in OWN | TAUGHT | ASIDE}


def names() -> list[str]:
    """The players by name."""
    return list(known())


def by_name(name: str, seed: int | str = 0) -> Any:
    """A player by its name; the same seed makes the same choices."""
    return made(kind_of(name), name, seed)


def made(kind: Kind, name: str, seed: int | str) -> Any:
    """A player of this kind, which is called with its seed."""
    try:
        player = kind(seed)
    except TypeError as error:
        raise BadSetup("bad-player", f"the player {name} cannot be made with a seed: {error}") from error
    if not isinstance(player, Chooser):
        raise BadSetup("bad-player", f"the player {name} has no method choose(game)")
    return player


def kind_of(name: str) -> Any:
    """What makes the players of this name: a class, or something else that is called with a seed."""
    place = (TAUGHT | ASIDE | known()).get(name, name)
    if ":" not in place:
        there = ", ".join(names())
        raise BadSetup(
            "unknown-player", f"there is no player called {name!r}; there are: {there}, or one's own as ./file.py:Name"
        )
    where, _, what = place.rpartition(":")
    kind = getattr(_module(where, name), what, None)
    if not callable(kind):
        raise BadSetup("unknown-player", f"there is no {what!r} in {where} that makes players")
    return kind


def called(name: str) -> str:
    """What a player is called, however it was asked for."""
    return name if name in known() else str(getattr(kind_of(name), "name", name.rpartition(":")[2].lower()))


def invite(name: str) -> str:
    """Makes a player of one's own known by its name in this process and in those it starts; says that name."""
    kind_of(name)
    short = called(name)
    if short in known() and short != name:
        raise BadSetup("player-twice", f"there is a player called {short!r} already")
    where, _, what = name.rpartition(":")
    place = f"{Path(where).resolve() if where.endswith('.py') else where}:{what}"
    if short != name:
        before = os.environ.get(INVITED)
        os.environ[INVITED] = "\n".join([*([before] if before else []), f"{short}={place}"])
    return short


def _module(where: str, name: str) -> ModuleType:
    """The module of a player: a file, or an importable name."""
    try:
        return _file(Path(where).resolve()) if where.endswith(".py") else import_module(where)
    except BadSetup:
        raise
    except Exception as error:
        reason = f"the player {name} cannot be loaded: {type(error).__name__}: {error}"
        raise BadSetup("bad-player", reason) from error


def _file(path: Path) -> ModuleType:
    """A Python file as a module, loaded once."""
    if not path.is_file():
        raise BadSetup("unknown-player", f"there is no file {path.name} to take a player from")
    title = f"bastide_player_{path.stem}_{hashlib.sha256(str(path).encode()).hexdigest()[:8]}"
    if title in sys.modules:
        return sys.modules[title]
    spec = spec_from_file_location(title, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[title] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[title]
        raise
    return module
