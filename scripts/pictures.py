"""Writes the pictures of docs/pictures: sheets of all sets, figures, and boards.

    python scripts/pictures.py          draw all pictures anew
    python scripts/pictures.py --play   play the games again first, and keep the boards at their ends

Boards are drawn from the views kept in docs/pictures/boards; `list.toml` holds a hash of every SVG, so
that a test can tell whether the pictures are those that the code draws now.
"""

from __future__ import annotations

import hashlib
import io
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bastide.art import (
    COLOURS,
    board_svg,
    figure_kinds,
    figure_svg,
    known_tiles,
    own_theme,
    png,
    sheet_svg,
    themes,
    tile_files,
    tile_svg,
)
from bastide.art.letters import letters
from bastide.core.tiles import PORTS, parse
from bastide.games import catalogue
from bastide.games.tile_sets import vocabulary_of

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
BOARDS = FOLDER / "boards"
WIDTH = 1100
COMMON = 100
"""How many colours a PNG has besides those of the players."""
GAMES: dict[str, dict[str, Any]] = {
    "standard": {"game": "standard", "seats": ["Ada", "Bruno", "Chloé", "Dora"]},
    "boxes": {"game": "standard", "seats": ["Ada", "Bruno", "Chloé"], "boxes": ["river", "inns", "traders"]},
    "count": {"game": "standard", "seats": ["Ada", "Bruno", "Chloé"], "boxes": ["count"]},
    "winter": {"game": "winter", "seats": ["Ada", "Bruno", "Chloé"], "boxes": ["gingerbread"]},
    "castle": {"game": "castle", "seats": ["Ada", "Bruno"]},
    "city": {"game": "city", "seats": ["Ada", "Bruno", "Chloé"]},
}
SEEDS = {"castle": 4}
BOARD_THEMES = {"winter": "winter"}
SAMPLE = {
    "classic": ("BG-D", "BG-L", "BG-O", "BG-A", "IC-02", "IC-07", "TB-20", "TB-06", "R1-04", "R1-02"),
    "castle": ("CA-n05", "CA-n12", "CA-p06", "CA-p13", "CA-t01"),
    "city": ("CI-C-G", "CI-K-L", "CI-O-FG", "CI-U1", "CI-S1"),
}


def sheets() -> Iterator[tuple[str, str]]:
    """A sheet of every set that docs/pictures.md shows, the winter sets in snow."""
    page = FOLDER.with_suffix(".md").read_text("utf-8")
    for family in catalogue.families:
        for name, file in [pair for pair in tile_files(family).items() if f"sheet-{pair[0]}.png" in page]:
            yield f"sheet-{name}", sheet_svg(file, own_theme(file), family, 6 if len(file.tiles) <= 24 else 10)


def samples() -> Iterator[tuple[str, str]]:
    """Some tiles of every game in every theme."""
    tiles = [(family, known_tiles(family)[name]) for family, names in SAMPLE.items() for name in names]
    for theme in themes():
        inner = ""
        for place, (family, spec) in enumerate(tiles):
            picture = tile_svg(spec, place % 4, theme, family).replace("<svg ", "<svg {} ", 1)
            where = f'x="{place % 10 * 104 + 4}" y="{place // 10 * 104 + 4}" width="100" height="100"'
            inner += _own_names(picture.replace("{}", where), f"p{place}-")
        yield f"theme-{theme}", _picture(1044, 212, "#5b4a3a", inner)


def _own_names(svg: str, prefix: str) -> str:
    """The same picture with names that no other picture has."""
    return svg.replace('id="', f'id="{prefix}').replace('href="#', f'href="#{prefix}')


def _picture(wide: int, high: int, ground: str, inner: str) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">'
    return f'{head}<rect width="{wide}" height="{high}" fill="{ground}"/>{inner}</svg>'


def figures() -> Iterator[tuple[str, str]]:
    """All figures in all colours with all patterns."""
    inner = ""
    for row, (colour, letter) in enumerate(zip(COLOURS, "ABCDEF", strict=True)):
        for column, kind in enumerate(figure_kinds()):
            place = f"translate({column * 36 + 20} {row * 38 + 22})"
            inner += f'<g transform="{place}">{figure_svg(kind, colour, letter, row)}</g>'
    yield "figures", _picture(364, 232, "#9dc05b", inner)


def boards() -> Iterator[tuple[str, str]]:
    """The boards that are kept, the tile laid last framed."""
    for path in sorted(BOARDS.glob("*.json")):
        view = json.loads(path.read_text("utf-8"))
        last = view["tiles"][-1]
        theme = BOARD_THEMES.get(path.stem, "summer")
        yield f"board-{path.stem}", board_svg(view, theme, last=(last["x"], last["y"]))


def own_tiles() -> Iterator[tuple[str, str]]:
    """The set that docs/tiles.md tells of, and the places on the rim of a tile."""
    text = re.findall(r"```toml\n(.*?)```", FOLDER.with_name("tiles.md").read_text("utf-8"), re.DOTALL)[0]
    yield "sheet-hamlet", sheet_svg(parse(text, "hamlet.toml", vocabulary_of("classic")), columns=5)
    tile = tile_svg(known_tiles("classic")["BG-D"]).replace("<svg ", '<svg x="190" y="30" width="100" height="100" ', 1)
    yield "places", _picture(480, 160, "#5b4a3a", tile + "".join(_place(port) for port in range(len(PORTS))))


def _place(port: int) -> str:
    """The name of a port beside the tile, with a line to where it is."""
    x, y = (-30, 0, 30)[port % 3], -50
    for _ in range(port // 3):
        x, y = -y, x

    def at(reach: float) -> tuple[float, float]:
        return 240 + x * (reach if abs(x) == 50 else 1), 80 + y * (reach if abs(y) == 50 else 1)

    (x1, y1), (x2, y2), (left, top) = at(0.94), at(1.16), at(1.42)
    line = f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="#fff" stroke-width="1"/>'
    return line + letters(PORTS[port], left, top - 4, 8, "#fff", 1.2)


def pictures() -> dict[str, str]:
    """All pictures by name, as SVG."""
    return dict([*sheets(), *samples(), *figures(), *boards(), *own_tiles()])


def listing(drawn: dict[str, str]) -> str:
    """The hash of every picture."""
    lines = [f'{name} = "{hashlib.sha256(svg.encode()).hexdigest()[:24]}"' for name, svg in sorted(drawn.items())]
    return "# Written by scripts/pictures.py: a hash of each picture's SVG.\n" + "\n".join(lines) + "\n"


def write_png(path: Path, svg: str) -> None:
    """A PNG with few colours, which keeps it small; the players' colours are always among them."""
    from PIL import Image

    picture = Image.open(io.BytesIO(png(svg, WIDTH))).convert("RGB")
    own = [int(colour[place : place + 2], 16) for colour in COLOURS for place in (1, 3, 5)]
    common = picture.quantize(COMMON, dither=Image.Dither.NONE).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette([*own, *common[: COMMON * 3]])
    picture.quantize(palette=palette, dither=Image.Dither.NONE).save(path, optimize=True)


def play() -> None:
    """Play every game to its end between greedy players, and keep the board."""
    from bastide import Game
    from bastide.players import by_name

    BOARDS.mkdir(parents=True, exist_ok=True)
    for name, wish in GAMES.items():
        game = Game.new(**wish, seed=SEEDS.get(name, 7))
        player = by_name("greedy", 7)
        while not game.over:
            game.play(player.choose(game))
        view = game.view(None)
        kept = {key: view[key] for key in ("game", "family", "boxes", "seats", "scores", "tiles", view["family"])}
        (BOARDS / f"{name}.json").write_text(json.dumps(kept, ensure_ascii=False, sort_keys=True) + "\n", "utf-8")
        print("played", name, game.scores)


def main(words: list[str]) -> None:
    """Write all pictures and their hashes."""
    if "--play" in words:
        play()
    drawn = pictures()
    for name, svg in drawn.items():
        write_png(FOLDER / f"{name}.png", svg)
        print(name, (FOLDER / f"{name}.png").stat().st_size // 1000, "kB")
    (FOLDER / "list.toml").write_text(listing(drawn), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
