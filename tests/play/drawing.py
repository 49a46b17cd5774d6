"""The drawing of a position: what stands on a table, written as one draws it by hand."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from bastide import Game
from bastide.core.spots import spot_name


def drawing(game: Game) -> str:
    """A game at the beginning of a turn as tags and a grid of tiles."""
    options, view = game.prepared.options, game.view()
    tags = [f'[Game "{options.game.name}"]', f'[Version "{options.version}"]']
    tags += [f'[Box "{box}"]' for box in options.boxes]
    tags += [f'[Rule "{name}={choice}"]' for name, choice in options.rules.items()]
    tags += [f'[Seat "{name}"]' for name in game.names]
    tags += [f'[Turn "{game.names[view["player"]]}"]', f'[Points "{" ".join(map(str, game.scores))}"]']
    tags += [f'[With "{name}={told}"]' for name, told in _told(view)]
    return "\n".join([*tags, '[Chance "explicit"]', "", *_rows(game, view), ""])


def _told(view: dict[str, Any]) -> Iterator[tuple[str, object]]:
    """What The Castle's drawing tells beside the grid."""
    castle = view.get("castle")
    if castle:
        held = [[tile["number"] for tile in tiles] for tiles in castle["wall_tiles"]]
        lost = [tower["scores"][0] for tower in castle["towers"] if not tower["wall_tile"] and tower["scores"][0]]
        yield "held", held
        yield "taken", lost
        seen = [number for number, left in castle["unseen"].items() for _ in range(2 - left)]
        for number in (number for numbers in held for number in numbers):
            seen.remove(str(number))
        yield "used", [int(number) for number in seen]


def _rows(game: Game, view: dict[str, Any]) -> Iterator[str]:
    pieces = _pieces(game, view)
    starts = {start["name"] for start in view.get("castle", {}).get("starts", ())}
    tiles = {(tile["x"], tile["y"]): tile for tile in view["tiles"] if tile["name"] not in starts}
    xs, ys = [x for x, _ in tiles], [y for _, y in tiles]
    star = (0, 0) if (0, 0) in tiles else min(tiles)
    for y in range(max(ys), min(ys) - 1, -1):
        cells = []
        for x in range(min(xs), max(xs) + 1):
            tile = tiles.get((x, y))
            if tile is None:
                cells.append("")
                continue
            mark = "" if (x, y) != star else "*" if star == (0, 0) else f"*{x},{y} "
            cells.append(f"{mark}{tile['name']} {tile['facing']} {' '.join(pieces[x, y])}".strip())
        yield f"| {' | '.join(cells)} |"


def _pieces(game: Game, view: dict[str, Any]) -> dict[tuple[int, int], list[str]]:
    """What stands on each tile: figures, keeps, and what is built round The City."""
    found: dict[tuple[int, int], list[str]] = defaultdict(list)
    for tile in view["tiles"]:
        for figure in tile["figures"]:
            word = f"{game.names[figure['seat']]}:{figure['figure']}>{figure['spot']}"
            found[tile["x"], tile["y"]].append(word.replace(" ", "_"))
    for seat, keep in enumerate(view.get("castle", {}).get("keeps", ())):
        if keep:
            tile = next(tile for tile in view["tiles"] if [tile["x"], tile["y"]] == keep["cell"])
            spec = next(spec for spec in game.prepared.specs if spec.name == tile["name"])
            spot = spot_name(spec, "NESW".index(tile["facing"]), keep["segment"])
            found[tile["x"], tile["y"]].append(f"{game.names[seat]}:keep>{spot}")
    for piece in view.get("city", {}).get("wall", ()):
        owners = {piece["piece"]: piece["builder"], "tower": piece["tower"], "guard": piece["guard"]}
        found[piece["x"], piece["y"]] += [
            f"{game.names[seat]}:{word}>{piece['side']}" for word, seat in owners.items() if seat is not None
        ]
    return found
