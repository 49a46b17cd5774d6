"""Pictures of tiles: small, quick, alike everywhere, and nothing cut at the rim that should not be."""

import gzip
import hashlib
import io
import subprocess
import sys
from collections import Counter
from itertools import combinations
from xml.etree import ElementTree

import pytest
from PIL import Image

from bastide.art import VARIANTS, known_tiles, png, sheet_svg, themes, tile_files, tile_svg, variant_at
from bastide.art.canvas import definitions
from bastide.art.geometry import plan
from bastide.art.outlines import Wall
from bastide.art.rim import read_rim
from bastide.art.themes import sprite_size, theme
from bastide.core.tiles import TileSpec
from bastide.games import catalogue

TILES = [
    pytest.param(family, spec, id=spec.name)
    for family in catalogue.families
    for spec in known_tiles(family).values()
]
GROUNDS = {"field": "grass", "city": "street", "town": "street", "tower": "tower_ground", "house": "house_ground"}
GROUNDS |= {"court": "court", "market": "market", "residential": "block"}
DRAWN = ("summer", "winter", "flat")  # the themes with sprites of their own; the others differ in colours alone
MOST_BYTES = 3 * 1024


@pytest.mark.parametrize(("family", "spec"), TILES)
def test_pictures_are_small_and_well_formed(family: str, spec: TileSpec) -> None:
    for number, name in enumerate(themes()):
        picture = tile_svg(spec, number % 4, name, family, number % VARIANTS)
        root = ElementTree.fromstring(picture)
        assert root.attrib["viewBox"] == "0 0 100 100"
        assert len(gzip.compress(picture.encode(), mtime=0)) <= MOST_BYTES
        used = {e.attrib["href"][1:] for e in root.iter() if e.tag.endswith("use")}
        assert used <= {e.attrib["id"] for e in root.iter() if "id" in e.attrib}
        assert not any(e.tag.endswith(("filter", "text", "image")) for e in root.iter())


def test_the_same_picture_in_every_process() -> None:
    code = (
        "import hashlib, bastide.art as art;"
        "tiles = [art.tile_svg(spec, 1, 'winter', family) for family in ('classic', 'castle', 'city')"
        " for spec in list(art.known_tiles(family).values())[::9]];"
        "print(hashlib.sha256(''.join(tiles).encode()).hexdigest())"
    )
    other = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    mine = [
        tile_svg(spec, 1, "winter", family)
        for family in catalogue.families
        for spec in list(known_tiles(family).values())[::9]
    ]
    assert other.stdout.strip() == hashlib.sha256("".join(mine).encode()).hexdigest()


def test_the_same_tile_is_drawn_otherwise_on_a_cell_beside() -> None:
    cells = [(x, y) for x in range(-4, 5) for y in range(-4, 5)]
    assert {variant_at(x, y) for x, y in cells} == set(range(VARIANTS))
    assert all(variant_at(x, y) not in (variant_at(x + 1, y), variant_at(x, y + 1)) for x, y in cells)


@pytest.mark.parametrize("family", catalogue.families)
def test_variants_differ_in_what_stands_there_and_not_in_what_is_shown(family: str) -> None:
    for spec in list(known_tiles(family).values())[::7]:
        drawn = [tile_svg(spec, 0, "summer", family, variant) for variant in range(VARIANTS)]
        assert len(set(drawn)) == VARIANTS, spec.name
        flat = [tile_svg(spec, 0, "flat", family, variant).split("<use")[0] for variant in range(VARIANTS)]
        assert len({text.split("</defs>")[-1] for text in flat}) == 1, spec.name


def far_from_walls(spec: TileSpec, half: int, along: int) -> bool:
    """Whether a place on the rim, counted from the corner before its half side, is away from walls and lines."""
    walls: list[Wall] = plan(spec).walls()
    from_corner = along if half % 2 == 0 else 50 - along
    mouth = half // 2 * 2 + 1 in read_rim(spec).mouths
    middle_wall = any(half // 2 * 2 + 1 in (wall.start, wall.end) for wall in walls)
    return from_corner >= 15 and 50 - from_corner >= (11 if mouth or middle_wall else 0)


def rim_colours(spec: TileSpec, family: str, turn: int) -> dict[tuple[int, int], tuple[int, int, int]]:
    """The colours along the rim of a picture, by half side of the drawn tile and distance along it."""
    drawn = tile_svg(spec, turn, "summer", family, turn % VARIANTS)
    pixels = Image.open(io.BytesIO(png(drawn, 200))).convert("RGB").load()
    assert pixels is not None
    found = {}
    for half in range(8):
        side = (half // 2 + turn) % 4
        for along in range(1, 50, 2):
            place = half % 2 * 100 + along * 2
            x, y = ((place, 0), (199, place), (199 - place, 199), (0, 199 - place))[side]
            found[half, along] = pixels[x, y]
    return found


def colour(name: str) -> tuple[int, int, int]:
    """A colour of the summer theme as numbers."""
    text = theme("summer")[name]
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


@pytest.mark.parametrize(("family", "spec"), TILES)
def test_at_the_rim_there_is_nothing_but_the_ground_of_its_owner(family: str, spec: TileSpec) -> None:
    rim = read_rim(spec)
    for turn in range(4):
        for (half, along), seen in rim_colours(spec, family, turn).items():
            if far_from_walls(spec, half, along):
                wanted = colour(GROUNDS[spec.segments[rim.owners[half]].kind])
                assert max(abs(a - b) for a, b in zip(seen, wanted, strict=True)) <= 6, (turn, half, along)


HISTORIC = {"historic", "greatwell", "greatchurch", "greattower"}


@pytest.mark.parametrize(("family", "spec"), TILES)
def test_everything_that_counts_is_shown(family: str, spec: TileSpec) -> None:
    wanted: Counter[str] = Counter()
    for part in spec.segments:
        wanted.update(dict(part.marks))
        wanted.update([part.kind] if part.centre else ())
    wanted["drawwell"] = wanted.pop("well", 0)
    wanted["hall"] += bool(spec.marks.get("public_building"))
    wanted["gingerbread"] += bool(spec.marks.get("gingerbread"))
    for number, name in enumerate(DRAWN):
        root = ElementTree.fromstring(tile_svg(spec, 2, name, family, number % VARIANTS))
        shown = Counter(e.attrib["href"][1:] for e in root if e.tag.endswith("use"))
        assert {mark: shown[mark] for mark in wanted} == dict(wanted)
        assert sum(shown[building] for building in HISTORIC) == bool(spec.marks.get("historic"))


@pytest.mark.parametrize("family", catalogue.families)
def test_sheets_show_every_tile(family: str) -> None:
    for file in tile_files(family).values():
        root = ElementTree.fromstring(sheet_svg(file, "summer", family))
        assert sum(element.tag.endswith("svg") for element in root.iter()) == len(file.tiles) + 1


@pytest.mark.parametrize("name", themes())
def test_every_sprite_is_well_formed(name: str) -> None:
    drawn = theme(name)
    for sprite in drawn.sprites():
        text = drawn.sprite(sprite)
        assert "{" not in text, sprite
        ElementTree.fromstring(f"<g>{text}</g>")


def measured(sprite: str, name: str) -> tuple[float, float, float]:
    """Half the width of a sprite and how far it reaches above and below its foot, from its pixels."""
    parts = definitions(theme(name), [sprite])
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-64 -64 128 128">{parts}<use href="#{sprite}"/></svg>'
    seen = Image.open(io.BytesIO(png(svg, 640))).getchannel("A").point(lambda value: 255 if value > 16 else 0)
    west, north, east, south = seen.getbbox() or (320, 320, 320, 320)
    return max(320 - west, east - 320) / 5, (320 - north) / 5, (south - 320) / 5


@pytest.mark.parametrize("name", DRAWN)
def test_no_sprite_reaches_farther_than_its_size_says(name: str) -> None:
    for sprite in theme(name).sprites():
        size = sprite_size(sprite)
        if any(size):
            assert all(real <= told + 0.3 for real, told in zip(measured(sprite, name), size, strict=True)), sprite


def test_unknown_names_are_refused_with_a_sentence() -> None:
    spec = known_tiles("classic")["BG-D"]
    with pytest.raises(ValueError, match="there is no theme"):
        tile_svg(spec, 0, "pink")
    with pytest.raises(ValueError, match="there is no family"):
        tile_svg(spec, 0, "summer", "village")


@pytest.mark.parametrize("name", themes())
def test_the_grounds_of_the_castle_are_told_apart_in_every_light(name: str) -> None:
    def parts(ground: str) -> list[int]:
        return [int(theme(name)[ground][at : at + 2], 16) for at in (1, 3, 5)]

    for one, other in combinations(("yard", "court", "tower_ground", "house_ground"), 2):
        apart = sum((a - b) ** 2 for a, b in zip(parts(one), parts(other), strict=True)) ** 0.5
        assert apart > 25, (one, other, apart)
