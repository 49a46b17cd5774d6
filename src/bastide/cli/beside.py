"""What a game has beside its tiles and figures, in lines of text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

Extras = Mapping[str, Any]


def beside_the_tiles(view: Mapping[str, Any]) -> Iterator[str]:
    """The lines for a view of a game."""
    family, names = view["family"], view["seats"]
    extras = view[family]
    for name, teller in BOXES.items():
        if name in view["boxes"]:
            yield teller(extras[name], names)
    if family in FAMILIES:
        yield from FAMILIES[family](extras, names)


def _count(count: Extras, names: Sequence[str]) -> str:
    quarters = []
    for quarter, figures in count["quarters"].items():
        inside = _list(f"{names[figure['seat']]} {figure['figure']}" for figure in figures)
        quarters.append(f"{quarter} {inside}")
    return f"the town: {'; '.join(quarters)}; the Count stands in the {count['count']}"


def _gingerbread(man: Extras, names: Sequence[str]) -> str:
    place = man["place"]
    where = f"in the city at {place['x']},{place['y']}" if place else "off the board"
    return f"the gingerbread man: {where}"


def _traders(trade: Extras, names: Sequence[str]) -> str:
    goods = [_list(f"{number} {what}" for what, number in mine.items() if number) for mine in trade["goods"]]
    return f"goods: {'; '.join(f'{name} {mine}' for name, mine in zip(names, goods, strict=True))}"


def _castle(castle: Extras, names: Sequence[str]) -> Iterator[str]:
    towers = ["/".join(map(str, tower["scores"])) for tower in castle["towers"] if tower["wall_tile"]]
    yield f"wall tiles lie on the towers {_list(towers)}"
    for name, tiles, keep in zip(names, castle["wall_tiles"], castle["keeps"], strict=True):
        numbers = [f"{tile['number']}{'' if tile['usable'] else ' (not yet)'}" for tile in tiles]
        house = f"in a house of {keep['tiles']} at {keep['cell'][0]},{keep['cell'][1]}" if keep else "nowhere yet"
        yield f"{name}: wall tiles {_list(numbers)}; keep {house}"


def _city(city: Extras, names: Sequence[str]) -> Iterator[str]:
    yield f"stacks of {_list(map(str, city['stacks']))} tiles, {city['walls_left']} walls left"
    pieces = city["wall"]
    if not pieces:
        return
    gate = next(piece for piece in pieces if piece["piece"] == "gate")
    yield f"the wall: gate at {_slot(gate)}, {len(pieces) - 1} walls, {city['gap']} more would close it"
    for what in ("guard", "tower"):
        held = [f"{names[piece[what]]} at {_slot(piece)}" for piece in pieces if piece[what] is not None]
        if held:
            yield f"{what}s: {_list(held)}"
    if city["ends"]:
        yield f"the wall goes on {_list(f'{end} at {_slot(slot)}' for end, slot in city['ends'].items())}"


def _slot(piece: Extras) -> str:
    return f"{piece['x']},{piece['y']}.{piece['side']}"


def _list(things: Iterable[str]) -> str:
    return ", ".join(things) or "none"


BOXES: Mapping[str, Callable[[Extras, Sequence[str]], str]] = {
    "count": _count,
    "gingerbread": _gingerbread,
    "traders": _traders,
}
FAMILIES: Mapping[str, Callable[[Extras, Sequence[str]], Iterator[str]]] = {"castle": _castle, "city": _city}
