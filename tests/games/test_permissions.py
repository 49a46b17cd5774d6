"""Asking for permission changes nothing: every `may_` rule and every permission of a wiring, in random games."""

import inspect
import random
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import bastide.games
from bastide.core.events import Events
from bastide.core.moves import Moves
from bastide.core.record import Record, Row, contents
from bastide.core.table import CHANCE, OVER
from bastide.forms import form
from bastide.games.options import choose, prepare

GAMES = Path(bastide.games.__file__).parent
MIXES: dict[str, dict[str, Any]] = tomllib.loads((Path(__file__).parents[1] / "mixes.toml").read_text("utf-8"))
APART = 17  # moves from one position that is asked about to the next
Rule = Callable[..., object]


def is_permission(name: str, rule: object, module: str) -> bool:
    """Whether this is a rule that only says whether something may be."""
    if not inspect.isfunction(rule) or rule.__module__ != module:
        return False
    return name.lstrip("_").startswith("may_") or (rule.__doc__ or "").startswith("Permission:")


def permissions(family: str) -> dict[str, Rule]:
    """All that may be asked in a family, by module and name."""
    found = {}
    for path in sorted((GAMES / family).rglob("*.py")):
        parts = [part for part in path.relative_to(GAMES).with_suffix("").parts if part != "__init__"]
        name = ".".join(("bastide", "games", *parts))
        module = import_module(name)
        found |= {f"{name}.{key}": rule for key, rule in vars(module).items() if is_permission(key, rule, name)}
    return found


def values(box: Any, state: Any, events: Events) -> dict[str, list[Any]]:
    """What a permission can be asked about, by the name of its argument."""
    segments = range(state.tiles[state.laid].first, state.segment_count)
    return {
        "box": [box],
        "state": [state],
        "events": [events],
        "kind": list(range(4)),
        "pawn": list(range(5)),
        "segment": list(segments),
        "feature": sorted({state.segments[segment].feature for segment in segments}),
        "seat": list(range(state.seats)),
        "step": [state.step],
        "left": [0, 5],
        "place": [-1],
    }


def questions(rule: Rule, known: dict[str, list[Any]]) -> Iterator[tuple[Any, ...]]:
    """Every way to ask for this permission in a position."""
    return product(*(known[name] for name in inspect.signature(rule).parameters))


class Changed(Exception):
    """Something is written where all should stay as it is."""


def refuse(record: Record, name: str, value: object) -> None:
    raise Changed(f"{type(record).__name__}.{name}")


@cache
def unwritable(kind: type[Record]) -> type[Record]:
    return type(kind.__name__, (kind,), {"__setattr__": refuse})


def frozen(value: Any) -> Any:
    """A copy of a record in which nothing can be written: its lists are tuples."""
    if isinstance(value, list):
        return tuple(frozen(item) for item in value)
    if not isinstance(value, Record):
        return value
    kind = unwritable(type(value))
    twin = kind() if issubclass(kind, Row) else object.__new__(kind)
    for name, item in contents(value).items():
        type(value).__setattr__(twin, name, frozen(item))
    return twin


def positions(mix: dict[str, Any], luck: random.Random) -> Iterator[tuple[Any, Any]]:
    """Some positions of a random game, with the box."""
    prepared = prepare(choose(**mix))
    engine = form(prepared.options.game.family, compiled=False).engine
    box, state, events, moves = prepared.box, prepared.state.copy(), Events(), Moves()
    engine.begin(box, state, events)
    number = 0
    while state.chooser != OVER:
        if number % APART == 0 or state.chooser not in (CHANCE, state.player):
            yield box, state
        engine.legal(box, state, moves)
        engine.play(box, state, events, moves.moves[luck.randrange(moves.count)])
        number += 1


@pytest.mark.parametrize("mix", MIXES)
def test_asking_for_permission_changes_nothing(mix: str, seed: str) -> None:
    rules = permissions(prepare(choose(**MIXES[mix])).options.game.family)
    for box, state in positions(MIXES[mix], random.Random(seed)):
        known = values(box, frozen(state), frozen(Events()))
        for rule in rules.values():
            for question in questions(rule, known):
                assert rule(*question) in (False, True)


@pytest.mark.parametrize("change", [lambda state: setattr(state, "step", 1), lambda state: state.score.append(1)])
def test_a_change_is_noticed(change: Rule) -> None:
    with pytest.raises((Changed, AttributeError)):
        change(frozen(prepare(choose("standard")).state))


def test_every_family_has_permissions() -> None:
    """The test above asks something, wherever the rules lie."""
    asked = {family: set(permissions(family)) for family in ("classic", "castle", "city")}
    assert "bastide.games.classic.boxes.traders.rules.may_play_again" in asked["classic"]
    assert "bastide.games.classic.wiring.waits_for_followers" in asked["classic"]
    assert all(asked.values())
