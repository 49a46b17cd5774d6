"""The tile files hold what is in the boxes."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import bastide.games
from bastide.core.tiles import PORTS, SegmentSpec, TileFile, TileSpec, Vocabulary, load
from bastide.games import catalogue

GAMES = Path(bastide.games.__file__).parent
CLASSIC_BOXES = sorted(path.parent.name for path in GAMES.glob("classic/boxes/*/tiles.toml"))
FILES: dict[str, tuple[Path, Vocabulary]] = {
    path.parent.name: (path.parent, import_module(f"bastide.games.{family}.vocabulary").VOCABULARY)
    for family in catalogue.families
    for path in sorted((GAMES / family).rglob("tiles.toml"))
}
WALLED = ("city", "town")


def tiles(box: str) -> TileFile:
    """The tile file of a box."""
    folder, vocabulary = FILES[box]
    return load(folder / "tiles.toml", vocabulary)


def copies(box: str) -> Iterator[TileSpec]:
    """Every tile of a box, as often as it lies in it."""
    for tile in tiles(box).tiles:
        yield from [tile] * tile.count


def marked(box: str) -> Counter[str]:
    """How many of each mark the segments of a box carry."""
    counted: Counter[str] = Counter()
    for tile in copies(box):
        for segment in tile.segments:
            counted.update(dict(segment.marks))
    return counted


def tile_marks(box: str) -> Counter[str]:
    """How many tiles of a box carry each mark of a whole tile."""
    return Counter(mark for tile in copies(box) for mark in tile.marks)


def turned(tile: TileSpec, quarters: int) -> frozenset[tuple[object, ...]]:
    """The shape of a tile turned clockwise: its segments without their order, borders by ports."""

    def moved(segment: SegmentSpec) -> tuple[int, ...]:
        return tuple(sorted((port + 3 * quarters) % 12 for port in segment.ports))

    return frozenset(
        (segment.kind, moved(segment), frozenset(moved(tile.segments[other]) for other in segment.borders))
        for segment in tile.segments
    )


@pytest.mark.parametrize(
    ("box", "total", "kinds"),
    [
        ("base", 72, 24),
        ("winter", 84, 36),
        ("gingerbread", 6, 6),
        ("river", 12, 10),
        ("inns", 18, 17),
        ("traders", 24, 24),
        ("count", 12, 12),
        ("abbot", 8, 8),
        ("castle", 60, 43),
        ("city", 75, 62),
    ],
)
def test_totals(box: str, total: int, kinds: int) -> None:
    """As many tiles as the box says, and as many different ones."""
    file = tiles(box)
    assert (file.set, file.total, len(file.tiles)) == (box, total, kinds)
    assert len(list(copies(box))) == total


def test_certainty() -> None:
    """The two sets without a published list say so, also in words."""
    assert {box for box in FILES if tiles(box).certainty == "reconstructed"} >= {"castle", "city"}
    for box in ("castle", "city"):
        assert "reconstruction, not the printed set" in tiles(box).provenance
    inferred = [tile.name for tile in tiles("castle").tiles if tile.certainty == "inferred"]
    assert inferred == ["CA-p02", "CA-d01", "CA-d02", "CA-t01", "CA-t04", "CA-f03"]


def test_names_are_unique_within_a_family() -> None:
    """A deck may mix all boxes of a family."""
    names = [tile.name for box in CLASSIC_BOXES for tile in tiles(box).tiles]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("box", "marks"),
    [
        ("base", {"shield": 10}),
        ("winter", {"shield": 10}),
        ("gingerbread", {}),
        ("river", {}),
        ("inns", {"shield": 3, "inn": 6, "cathedral": 2}),
        ("traders", {"wine": 9, "grain": 6, "cloth": 5}),
        ("count", {}),
        ("abbot", {"shield": 1}),
        ("castle", {"market": 11, "well": 7}),
        ("city", {"fish": 20, "grain": 20, "livestock": 20}),
    ],
)
def test_marks(box: str, marks: dict[str, int]) -> None:
    """Shields, inns, goods and the like, copy by copy."""
    assert marked(box) == marks


@pytest.mark.parametrize(
    ("box", "marks"),
    [
        ("base", {"start": 4}),
        ("winter", {"start": 4}),
        ("gingerbread", {"gingerbread": 6}),
        ("river", {"start": 1, "last": 1}),
        ("count", {"start": 12}),
        ("castle", {"square": 5}),
        ("city", {"public_building": 32, "historic": 7, "crossing": 9}),
    ],
)
def test_tile_marks(box: str, marks: dict[str, int]) -> None:
    """Start tiles, squares, public and historic buildings, copy by copy."""
    assert tile_marks(box) == marks


def test_historic_buildings_have_names_and_are_not_public() -> None:
    """Seven different names."""
    historic = [tile for tile in copies("city") if "historic" in tile.marks]
    assert {str(tile.marks["historic"]) for tile in historic} == {
        "Petit Puits", "Grand Puits", "Tour Carrée", "Bâtiment",
        "Château Comtal", "Saint Nazaire", "Saint Sernin",
    }  # fmt: skip
    assert not any("public_building" in tile.marks for tile in historic)


def test_winter_has_the_shapes_of_the_base_game_and_animals() -> None:
    """Tile for tile the same, then the twelve animal tiles."""
    base, winter = tiles("base").tiles, tiles("winter").tiles
    for summer_tile, winter_tile in zip(base, winter[:24], strict=True):
        assert winter_tile.name == summer_tile.name.replace("BG-", "WE-")
        assert (winter_tile.count, winter_tile.segments) == (summer_tile.count, summer_tile.segments)
    assert [tile.name for tile in winter[24:]] == [f"WE-Z{number:02}" for number in range(1, 13)]
    assert all(tile.note.startswith("animal tile") for tile in winter[24:])


def test_a_tile_with_a_garden_is_a_tile_of_the_base_game_but_for_it() -> None:
    base = {tile.name: tile for tile in tiles("base").tiles}
    exchanged = catalogue.boxes["abbot"].numbers["exchanged"]
    assert list(exchanged) == [tile.name for tile in tiles("abbot").tiles]
    for tile in tiles("abbot").tiles:
        like = base[exchanged[tile.name]]
        assert turned(tile, 0) - turned(like, 0) == {("garden", (), frozenset())}
        assert turned(like, 0) <= turned(tile, 0)
        assert [part.marks for part in like.segments] == [part.marks for part in tile.segments if not part.centre]


@pytest.mark.parametrize(
    ("one", "other"),
    [("GB-A", "WE-Z04"), ("GB-B", "TB-06"), ("GB-C", "IC-01"), ("GB-D", "TB-03"), ("GB-E", "TB-01")],
)
def test_tiles_that_share_a_shape(one: str, other: str) -> None:
    """The notes of the gingerbread tiles say which shapes they share."""
    by_name = {tile.name: tile for box in CLASSIC_BOXES for tile in tiles(box).tiles}
    assert any(turned(by_name[one], quarters) == turned(by_name[other], 0) for quarters in range(4))


def test_the_block_of_the_count_fits_together() -> None:
    """Four by three tiles whose shared sides agree, with CC-07 at 0,0."""
    cells = {tile.block: tile for tile in tiles("count").tiles}
    assert set(cells) == {(x, y) for x in range(-2, 2) for y in range(-1, 2)}
    assert (cells[0, 0].name, cells[-2, 1].name) == ("CC-07", "CC-01")
    for (x, y), tile in [(cell, tile) for cell, tile in cells.items() if cell is not None]:
        for side, neighbour in enumerate(((x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y))):
            if neighbour in cells:
                ours = [kind_at(tile, 3 * side + step) for step in range(3)]
                theirs = [kind_at(cells[neighbour], 3 * ((side + 2) % 4) + 2 - step) for step in range(3)]
                assert ours == theirs


def kind_at(tile: TileSpec, port: int) -> str:
    """What kind of segment owns a port of a tile."""
    return next((segment.kind for segment in tile.segments if port in segment.ports), "")


@pytest.mark.parametrize("box", FILES)
def test_every_half_side_has_one_owner(box: str) -> None:
    """Counted here by hand, apart from the loader."""
    for tile in tiles(box).tiles:
        owners = Counter(port for segment in tile.segments for port in segment.ports)
        for port in range(len(PORTS)):
            assert owners[port] <= 1 if port % 3 == 1 else owners[port] == 1, (tile.name, PORTS[port])


@pytest.mark.parametrize("box", CLASSIC_BOXES)
def test_a_field_borders_what_it_meets_on_the_rim(box: str) -> None:
    """A field beside a city's or the town's half side, with nothing between them, borders it."""
    for tile in tiles(box).tiles:
        for index, segment in enumerate(tile.segments):
            if segment.kind == "field":
                met = {other for other in round_corners(tile, index) if tile.segments[other].kind in WALLED}
                assert met <= set(segment.borders), tile.name


def round_corners(tile: TileSpec, index: int) -> Iterator[int]:
    """The segments whose half sides meet this one's at a corner of the tile."""
    halves = [port for port in tile.segments[index].ports if port % 3 != 1]
    across = {(port + (1 if port % 3 == 2 else -1)) % 12 for port in halves}
    for other, segment in enumerate(tile.segments):
        if across & set(segment.ports):
            yield other


@pytest.fixture(scope="module")
def wall() -> dict[str, Any]:
    """The castle wall."""
    return tomllib.loads((GAMES / "castle" / "wall.toml").read_text(encoding="utf-8"))


def test_the_wall_holds_what_is_known(wall: dict[str, Any]) -> None:
    """76 squares, 14 towers of two scores, 13 with wall tiles, 7 start spaces; and it says what it is."""
    assert wall["certainty"] == "reconstructed"
    assert "reconstruction, not the printed wall" in wall["provenance"]
    assert "".join(wall["rows"]).count("#") == 76
    assert [tower["wall_tile"] for tower in wall["towers"]] == [False] + [True] * 13
    scores = [score for tower in wall["towers"] for score in tower["scores"]]
    assert scores == sorted(set(scores))
    assert {0, 1, 12, 13, 33} < set(scores)
    assert len(wall["starts"]) == 7


def inside(wall: dict[str, Any], column: int, row: int) -> bool:
    """Whether a square lies inside the wall."""
    rows = wall["rows"]
    return 0 <= row < len(rows) and 0 <= column < len(rows[row]) and rows[row][column] == "#"


def test_towers_stand_on_the_corners_of_the_outline(wall: dict[str, Any]) -> None:
    """One square inside at a convex corner, three at a reflex one."""
    corners = {}
    for column in range(11):
        for row in range(11):
            squares = sum(inside(wall, column - left, row - up) for left in (0, 1) for up in (0, 1))
            if squares in (1, 3):
                corners[column, row] = "convex" if squares == 1 else "reflex"
    assert {(tower["column"], tower["row"]): tower["corner"] for tower in wall["towers"]} == corners


def test_start_spaces_lie_on_the_wall(wall: dict[str, Any]) -> None:
    """Inside the square, outside beyond its side."""
    steps = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
    for start in wall["starts"]:
        right, down = steps[start["side"]]
        assert inside(wall, start["column"], start["row"])
        assert not inside(wall, start["column"] + right, start["row"] + down)
        assert start["feature"] in FILES["castle"][1].kinds
