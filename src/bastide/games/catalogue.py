"""Every game and box: name, players, tile sets, switches. All of it is read from the families' data files."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from .folders import box_folders

HERE = Path(__file__).parent
FEWEST_SEATS = 1
BOX_KEYS = ("title", "games", "theme", "most_seats", "switches", "instead_of")


@dataclass(frozen=True)
class Switch:
    """A rule that can be played in several ways."""

    name: str
    choices: tuple[str, ...]
    default: str
    about: str


@dataclass(frozen=True)
class BoxEntry:
    """A box of tiles and rules that can be added to a game."""

    name: str
    family: str
    title: str
    games: tuple[str, ...]
    theme: str = "summer"
    """How its tiles are printed."""
    most_seats: int = 0
    switches: Mapping[str, Switch] = field(default_factory=dict)
    numbers: Mapping[str, Any] = field(default_factory=dict)
    """What else its file says: for the family's set-up."""
    has_rules: bool = True
    """Whether it has rules of its own besides tiles."""
    instead_of: tuple[str, ...] = ()
    """The boxes that it is not played together with."""


@dataclass(frozen=True)
class GameEntry:
    """A game by its name: which tiles it is played with, by how many, and by which rules."""

    name: str
    family: str
    title: str
    sets: tuple[str, ...]
    seats: tuple[int, int]
    switches: Mapping[str, Switch]
    certainty: str = "published"
    theme: str = "summer"
    """How its pictures look by default."""
    reported: tuple[int, ...] = ()
    """The fewest and most points of a player in reports of real games, where there are any."""
    version: int = 1
    """How often its rules have changed, counted from one; older versions can still be played."""


@cache
def _family_files() -> tuple[Mapping[str, Any], ...]:
    files = (tomllib.loads(path.read_text("utf-8")) for path in HERE.glob("*/games.toml"))
    return tuple(sorted(files, key=lambda data: int(data["place"])))


def _switches(data: Mapping[str, Any], chosen: Mapping[str, str]) -> dict[str, Switch]:
    known = data.get("switches", {})
    return {
        name: Switch(name, tuple(known[name]["choices"]), default, known[name]["about"])
        for name, default in chosen.items()
    }


def _game(data: Mapping[str, Any], name: str, entry: Mapping[str, Any]) -> GameEntry:
    return GameEntry(
        name=name,
        family=data["family"],
        title=entry["title"],
        sets=tuple(entry["sets"]),
        seats=(entry["seats"][0], entry["seats"][1]),
        switches=_switches(data, entry.get("switches", {})),
        certainty=entry.get("certainty", "published"),
        theme=entry.get("theme", "summer"),
        reported=tuple(entry.get("reported", ())),
        version=entry.get("version", 1),
    )


def _box(path: Path, family: str) -> BoxEntry:
    data = tomllib.loads(path.read_text("utf-8"))
    chosen = {name: switch["choices"][0] for name, switch in data.get("switches", {}).items()}
    return BoxEntry(
        name=path.parent.name,
        family=family,
        title=data["title"],
        games=tuple(data["games"]),
        theme=data.get("theme", "summer"),
        most_seats=data.get("most_seats", 0),
        switches=_switches(data, chosen),
        numbers={key: value for key, value in data.items() if key not in BOX_KEYS},
        has_rules=path.with_name("rules.py").exists(),
        instead_of=tuple(data.get("instead_of", ())),
    )


games: Mapping[str, GameEntry] = {
    name: _game(data, name, entry) for data in _family_files() for name, entry in data["games"].items()
}
"""The games by name."""

boxes: Mapping[str, BoxEntry] = {
    name: _box(folder / "box.toml", family)
    for family in sorted(path.parent.name for path in HERE.glob("*/games.toml"))
    for name, folder in box_folders(family).items()
}
"""The boxes by name."""

themes: Mapping[str, str] = {
    **{tiles: game.theme for game in games.values() for tiles in game.sets},
    **{name: box.theme for name, box in boxes.items()},
}
"""The theme in which each set of tiles is printed."""

families: tuple[str, ...] = tuple(data["family"] for data in _family_files())
"""The families of games that share an engine."""


options: Mapping[str, Mapping[str, str]] = {data["family"]: data.get("options", {}) for data in _family_files()}
"""What can be fixed beforehand, by family: sets of tiles, a file, plain data, or an order in which things come."""


def together(names: Iterable[str]) -> tuple[str, ...]:
    """Boxes that can be played together: of those that take each other's place the first."""
    chosen: list[str] = []
    for name in names:
        if not any(apart(name, other) for other in chosen):
            chosen.append(name)
    return tuple(chosen)


def apart(one: str, other: str) -> bool:
    """Whether of these two boxes only one can be played with."""
    return one in boxes[other].instead_of or other in boxes[one].instead_of


def _with_rules(game: str) -> list[str]:
    """The boxes with rules that go with a game."""
    return [box.name for box in boxes.values() if box.has_rules and game in box.games]


measured: Mapping[str, tuple[tuple[str, tuple[str, ...], int], ...]] = {
    data["family"]: tuple(
        (
            one["game"],
            together(_with_rules(one["game"]) if one.get("boxes") else ()),
            one["seats"],
        )
        for one in data["measured"]
    )
    for data in _family_files()
}
"""The mixes whose speed is told, by family: game, boxes and seats."""


def named(*kinds: str) -> set[str]:
    """The options of these kinds, of all families."""
    return {name for known in options.values() for name, kind in known.items() if kind in kinds}


def switches(game: str, with_boxes: tuple[str, ...] = ()) -> dict[str, Switch]:
    """The switches of a game played with these boxes."""
    found = dict(games[game].switches)
    for name in with_boxes:
        found.update(boxes[name].switches)
    return found
