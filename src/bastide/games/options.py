"""How a table is set up: what a family is asked to prepare, and what it prepares."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from importlib import import_module
from itertools import combinations
from os import PathLike
from typing import Any, Protocol, cast

from ..core.errors import BadSetup
from ..core.table import Box, Table
from ..core.tiles import TileFile, TileSpec
from . import catalogue, outside
from .catalogue import FEWEST_SEATS, BoxEntry, GameEntry
from .sizes import size_of
from .tile_sets import wanted
from .words import Words


@dataclass(frozen=True)
class Options:
    """A checked wish: the game, its boxes, its switches, the number of seats, and what is fixed beforehand."""

    game: GameEntry
    boxes: tuple[str, ...] = ()
    rules: Mapping[str, str] = field(default_factory=dict)
    seats: int = 2
    deck: tuple[str, ...] | None = None
    extras: Mapping[str, Any] = field(default_factory=dict)
    version: int = 1
    """The version of the rules that the game is played by, from its beginning to its end."""


def nothing_fixed(state: Table) -> int | None:
    """Chance is free."""
    return None


class Described(Protocol):
    """A data file that says what it is and how surely that is known."""

    @property
    def title(self) -> str:
        """What it is called."""
        ...

    @property
    def certainty(self) -> str:
        """How surely it is known, in a word."""
        ...

    @property
    def provenance(self) -> str:
        """Where it comes from."""
        ...


@dataclass(frozen=True)
class Prepared:
    """A table ready for `begin`: box and state as plain records, the tiles by number, what chance has to do.

    `besides` are data files other than those of tiles.
    """

    options: Options
    box: Box
    state: Table
    specs: tuple[TileSpec, ...]
    files: tuple[TileFile, ...]
    fixed: Callable[[Table], int | None] = nothing_fixed
    besides: tuple[Described, ...] = ()

    kept: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """What others have worked out about it, by name."""

    @cached_property
    def size(self) -> str:
        """The smallest size that this mix fits."""
        return size_of(self)

    def kind(self, name: str) -> int | None:
        """The number of a tile, by its name."""
        return next((number for number, spec in enumerate(self.specs) if spec.name == name), None)


def prepare(options: Options) -> Prepared:
    """The family sets the table."""
    prepared: Prepared = import_module(f"..{options.game.family}.setup", __name__).prepare(options)
    return prepared


def words_of(family: str) -> Words:
    """All words of a family, with those of every box."""
    return cast(Words, import_module(f"..{family}.words", __name__).WORDS)


def words_in_play(options: Options) -> Words:
    """The words of a family, of those that boxes add only what belongs to the boxes in play."""
    family = import_module(f"..{options.game.family}.words", __name__)
    return cast(Words, family.with_boxes(options.boxes) if hasattr(family, "with_boxes") else family.WORDS)


_tables: OrderedDict[str, Prepared] = OrderedDict()
MOST_TABLES = 64


def prepared_for(options: Options) -> Prepared:
    """The same table for the same wish, so that nothing is read twice; what a file says is read every time."""
    if any(name in options.extras for name in catalogue.named("file")):
        return prepare(options)
    wish = repr([options.game.name, *(getattr(options, one.name) for one in fields(options) if one.name != "game")])
    if wish not in _tables:
        while len(_tables) >= MOST_TABLES:
            _tables.popitem(last=False)
        _tables[wish] = prepare(options)
    return _tables[wish]


def forget() -> None:
    """All tables are prepared anew."""
    _tables.clear()


def choose(
    game: str,
    boxes: Sequence[str] = (),
    rules: Mapping[str, object] | None = None,
    seats: int = 2,
    deck: Sequence[str] | None = None,
    version: int | None = None,
    **extras: Any,
) -> Options:
    """Checks a wish against the catalogue; without a version the newest rules are played."""
    entry = _known(game, catalogue.games, "game")
    chosen = _boxes(entry, boxes)
    _check_seats(entry, chosen, seats)
    names = tuple(box.name for box in chosen)
    switches, fixed = _rules(entry, chosen, rules), _extras(entry, extras)
    return Options(entry, names, switches, seats, _deck(deck), fixed, _version(entry, version))


def _known(name: object, entries: Mapping[str, Any], what: str) -> Any:
    if not isinstance(name, str) or name not in entries:
        there = ", ".join(entries) or "none"
        raise BadSetup(f"unknown-{what}", f"there is no {what} called {name!r}; there are: {there}")
    return entries[name]


def _boxes(entry: GameEntry, names: Sequence[str]) -> tuple[BoxEntry, ...]:
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise BadSetup("boxes", "boxes are given as a list of names")
    for name in names:
        if isinstance(name, str) and name not in catalogue.boxes and outside.is_folder(name):
            said = f"it is there from the start: {outside.VARIABLE}={name} before Bastide is imported"
            raise BadSetup("box-folder", f"the box {name} is not at hand; {said}")
        box = _known(name, catalogue.boxes, "box")
        if entry.name not in box.games:
            raise BadSetup("box-does-not-fit", f"the box {name!r} does not go with the game {entry.name!r}")
    if len(set(names)) < len(names):
        raise BadSetup("box-twice", "a box can be added only once")
    for one, other in combinations(sorted(names), 2):
        if catalogue.apart(one, other):
            titles = f"{catalogue.boxes[one].title} and {catalogue.boxes[other].title}"
            raise BadSetup("boxes-apart", f"{titles} are not played together: one takes the place of the other")
    return tuple(box for name, box in catalogue.boxes.items() if name in names)


def _check_seats(entry: GameEntry, boxes: Sequence[BoxEntry], seats: object) -> None:
    most = max([entry.seats[1], *(box.most_seats for box in boxes)])
    if isinstance(seats, bool) or not isinstance(seats, int) or not FEWEST_SEATS <= seats <= most:
        number = f"{entry.seats[0]} to {most}" if entry.seats[0] < most else f"{most}"
        raise BadSetup("seats", f"{entry.name} is played by {number}, not by {seats}")


def _rules(entry: GameEntry, boxes: Sequence[BoxEntry], rules: Mapping[str, Any] | None) -> dict[str, str]:
    if rules is not None and not isinstance(rules, Mapping):
        raise BadSetup("rules", "rules are given as switches with their choices")
    switches = catalogue.switches(entry.name, tuple(box.name for box in boxes))
    chosen = {name: switch.default for name, switch in switches.items()}
    for name, choice in (rules or {}).items():
        switch = _known(name, switches, "switch")
        if str(choice) not in switch.choices:
            there = ", ".join(switch.choices)
            raise BadSetup("unknown-choice", f"the switch {name!r} has no choice {choice!r}; there are: {there}")
        chosen[name] = str(choice)
    return chosen


def _version(entry: GameEntry, version: object) -> int:
    if version is None:
        return entry.version
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise BadSetup("version", f"the version of the rules is a number from 1 on, not {version!r}")
    if version > entry.version:
        known = f"this Bastide knows them up to version {entry.version}: use a newer one"
        raise BadSetup("version", f"version {version} of the rules of {entry.name} is asked for, and {known}")
    return version


def _deck(deck: Sequence[str] | None) -> tuple[str, ...] | None:
    if deck is None:
        return None
    if isinstance(deck, str) or not isinstance(deck, Sequence) or not all(isinstance(name, str) for name in deck):
        raise BadSetup("deck", "a deck is a list of tile names")
    return tuple(deck)


def _extras(entry: GameEntry, extras: Mapping[str, Any]) -> dict[str, Any]:
    found = {name: extra for name, extra in extras.items() if extra is not None}
    for name, extra in found.items():
        if name not in catalogue.options[entry.family]:
            raise BadSetup("unknown-option", f"there is no option {name!r} for the game {entry.name!r}")
        kind = catalogue.options[entry.family][name]
        if kind == "file" and not isinstance(extra, (str, PathLike)):
            raise BadSetup(name, f"{name!r} is the path of a file, not {extra!r}")
        if kind == "tiles":
            found[name] = wanted(entry, extra)
    return found
