"""Tiles worked out for their four turns: the look-up table against trying every turn."""

import itertools
import random
from pathlib import Path

import pytest

from bastide.core.board import fits_code
from bastide.core.errors import BadTiles
from bastide.core.kinds import different_facings, first_alike
from bastide.core.table import TileKind
from bastide.core.tiles import TileFile, TileSpec, load
from bastide.games.classic.setup import BOXES, printer
from bastide.games.classic.state import Box
from bastide.games.classic.vocabulary import VOCABULARY


@pytest.fixture(scope="module")
def base() -> TileFile:
    return load(BOXES / "base" / "tiles.toml", VOCABULARY)


@pytest.fixture(scope="module")
def box(base: TileFile) -> Box:
    press, box = printer(), Box()
    for number, spec in enumerate(base.tiles):
        box.kinds[number] = press.print(spec, base.path)
    box.kinds_count = len(base.tiles)
    return box


def shown(spec: TileSpec, turn: int, side: int) -> list[str | None]:
    """The kinds on a side of a turned tile, clockwise, straight from the ports."""
    kinds: dict[int, str] = {(port + 3 * turn) % 12: one.kind for one in spec.segments for port in one.ports}
    return [kinds.get(side * 3 + place) for place in range(3)]


def continues(spec: TileSpec, turn: int, around: dict[int, tuple[TileSpec, int]]) -> bool:
    """Whether a turned tile continues its neighbours, given by the side on which they lie."""
    return all(
        shown(spec, turn, side) == shown(other, theirs, (side + 2) % 4)[::-1]
        for side, (other, theirs) in around.items()
    )


def code(box: Box, numbers: dict[str, int], around: dict[int, tuple[TileSpec, int]]) -> int:
    """The code of a gap between these neighbours."""
    return sum(
        box.kinds[numbers[other.name]].asked[theirs * 4 + (side + 2) % 4] << 3 * side
        for side, (other, theirs) in around.items()
    )


def surroundings(tiles: tuple[TileSpec, ...]) -> list[dict[int, tuple[TileSpec, int]]]:
    """Every single neighbour in every turn on every side, and many mixes of two to four."""
    single = [{side: (spec, turn)} for spec in tiles for turn in range(4) for side in range(4)]
    luck = random.Random(1)
    mixed = []
    for _ in range(600):
        sides = luck.sample(range(4), luck.choice([0, 2, 2, 3, 4]))
        mixed.append({side: (luck.choice(tiles), luck.randrange(4)) for side in sides})
    return single + mixed


def test_the_table_of_fits_is_what_trying_every_turn_finds(base: TileFile, box: Box) -> None:
    numbers = {spec.name: number for number, spec in enumerate(base.tiles)}
    for around in surroundings(base.tiles):
        asked = code(box, numbers, around)
        for number, spec in enumerate(base.tiles):
            expected = sum(1 << turn for turn in different_facings(spec) if continues(spec, turn, around))
            assert fits_code(box, number, asked) == expected, (spec.name, around)


TURNS = {1: "BCX", 2: "FGHU", 4: "ADEIJKLMNOPQRSTVW"}


def test_turns_that_look_alike_are_one(base: TileFile) -> None:
    turns = {spec.name: different_facings(spec) for spec in base.tiles}
    for count, letters in TURNS.items():
        for letter in letters:
            assert turns[f"BG-{letter}"] == list(range(count))
    assert sum(len(letters) for letters in TURNS.values()) == len(base.tiles)
    for spec in base.tiles:
        assert [first_alike(spec, turn) for turn in range(4)] == [turn % len(turns[spec.name]) for turn in range(4)]


def spec_of(folder: Path, *segments: str) -> TileSpec:
    phrases = ", ".join(f'"{segment}"' for segment in segments)
    head = 'set = "test"\ntitle = "Test"\ntotal = 1\ncertainty = "published"\nprovenance = "ours"\n'
    path = folder / "tiles.toml"
    path.write_text(f"{head}[T]\ncount = 1\nsegments = [{phrases}]\n", encoding="utf-8")
    return load(path, VOCABULARY).tiles[0]


@pytest.mark.parametrize(
    ("segments", "turns"),
    [
        (("city N", "city S", "field EL ER WL WR borders N S"), [0, 1]),
        (("city N shield", "city S", "field EL ER WL WR borders N S"), [0, 1, 2, 3]),
        (("city N", "city S", "field EL ER WL WR borders N"), [0, 1, 2, 3]),
        (("city N shield", "city S shield", "field EL ER WL WR borders N S"), [0, 1]),
        (("city N E S W", "field inside borders N"), [0]),
        (("road N S inn", "field NR EL ER SL", "field SR WL WR NL"), [0, 1]),
    ],
)
def test_marks_and_borders_tell_turns_apart(tmp_path: Path, segments: tuple[str, ...], turns: list[int]) -> None:
    assert different_facings(spec_of(tmp_path, *segments)) == turns


def test_ports_borders_and_sides_turn_with_the_tile(base: TileFile, box: Box) -> None:
    for number, spec in enumerate(base.tiles):
        kind: TileKind = box.kinds[number]
        for turn, port in itertools.product(range(4), range(12)):
            owner = kind.owner[turn * 12 + port]
            owners = [part for part, one in enumerate(spec.segments) if (port - 3 * turn) % 12 in one.ports]
            assert [owner] == (owners or [-1])
        for turn, side in itertools.product(range(4), range(4)):
            ports = [kind.owner[turn * 12 + side * 3 + place] for place in range(3)]
            parts = [part for part in kind.beside[turn * 12 + side * 3 :][:3] if part >= 0]
            assert len(parts) == len(set(parts))
            assert set(parts) == {part for part in ports if part >= 0}
        for part, one in enumerate(spec.segments):
            assert kind.segments[part].borders == sum(1 << other for other in one.borders)
            assert kind.segments[part].bordered == sum(
                1 << other for other, field in enumerate(spec.segments) if part in field.borders
            )


def test_a_cloister_has_eight_sides_and_is_the_centre(base: TileFile, box: Box) -> None:
    for number, spec in enumerate(base.tiles):
        centre = box.kinds[number].centre
        assert centre == next((part for part, one in enumerate(spec.segments) if one.kind == "cloister"), -1)
        if centre >= 0:
            assert box.kinds[number].segments[centre].sides == 8


def test_a_set_with_too_many_kinds_of_side_is_refused(tmp_path: Path) -> None:
    press = printer()
    press.print(spec_of(tmp_path, "city NL WL SL EL", "field NR WR SR ER"), "tiles.toml")
    press.print(spec_of(tmp_path, "city NL WL SL EL", "field NR WR SR ER", "road N E S W"), "tiles.toml")
    press.print(spec_of(tmp_path, "city NL WL SL EL NR WR SR ER", "road N E"), "tiles.toml")
    with pytest.raises(BadTiles) as caught:
        press.print(spec_of(tmp_path, "field NL WL SL EL NR WR SR ER", "road N E"), "tiles.toml")
    assert "kinds of side" in str(caught.value)
