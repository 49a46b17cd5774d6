"""The regions of a tile's segments are what the tile's data says."""

import math
import re
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bastide.art import anchors, known_tiles, regions, tile_svg
from bastide.art.curves import Point, area, distance, inside, turned
from bastide.art.geometry import Ring, partition, turned_rings
from bastide.art.looks import WIDTHS
from bastide.art.rim import LINES, read_rim
from bastide.art.themes import theme
from bastide.core.tiles import SegmentSpec, TileSpec
from bastide.games import catalogue

TILES = [pytest.param(spec, id=spec.name) for family in catalogue.families for spec in known_tiles(family).values()]
ALL = {spec.name: spec for family in catalogue.families for spec in known_tiles(family).values()}


def holds(rings: list[Ring], point: Point) -> bool:
    """Whether a region holds a point."""
    return sum(inside(point, ring) for ring in rings) % 2 == 1


def owners(spec: TileSpec, point: Point, turn: int = 0) -> list[int]:
    """The segments whose regions hold a point."""
    return [segment for segment, rings in turned_rings(spec, turn).items() if holds(rings, point)]


def rim_points(turn: int) -> list[tuple[int, float, Point]]:
    """Points just inside the rim: the half side of the drawn tile, the distance to its middle, the point."""
    points = []
    for half in range(8):
        side, right = divmod(half, 2)
        for step in range(2, 49, 3):
            along = step if not right else 100 - step
            north = (float(along), 0.07)
            points.append((half, 50.0 - step, turned(turned(north, side), turn)))
    return points


@pytest.mark.parametrize("spec", TILES)
def test_every_segment_has_a_region(spec: TileSpec) -> None:
    assert list(partition(spec)) == list(range(len(spec.segments)))


@pytest.mark.parametrize("spec", TILES)
def test_regions_cover_the_square(spec: TileSpec) -> None:
    total = sum(area(ring) for rings in partition(spec).values() for ring in rings)
    assert total == pytest.approx(10_000, abs=0.5)


@pytest.mark.parametrize("spec", TILES)
def test_every_point_has_one_owner(spec: TileSpec) -> None:
    for row in range(24):
        for column in range(24):
            point = column * 4.17 + 1.013, row * 4.17 + 1.027
            assert len(owners(spec, point)) == 1, point


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("spec", TILES)
def test_the_sides_of_the_picture_are_the_sides_of_the_data(spec: TileSpec, turn: int) -> None:
    rim = read_rim(spec)
    for half, to_middle, point in rim_points(turn):
        line = rim.mouths.get(half // 2 * 2 + 1)
        reach = 0.0 if line is None else WIDTHS[spec.segments[line].kind] / 2
        if abs(to_middle - reach) > 0.3:
            expected = line if line is not None and to_middle < reach else rim.owners[half]
            assert owners(spec, point, turn) == [expected], (half, to_middle)


@pytest.mark.parametrize("spec", TILES)
def test_a_region_is_one_piece_unless_a_bridge_passes_over_it(spec: TileSpec) -> None:
    """Where a city passes over the river, everything there lies on both sides of it."""
    kinds = {part.kind for part in spec.segments}
    passes = any(part.kind == "city" and len({port // 3 for port in part.ports}) > 1 for part in spec.segments)
    for segment, rings in partition(spec).items():
        pieces = [ring for ring in rings if area(ring) > 0]
        bridged = spec.segments[segment].kind in LINES or (passes and "river" in kinds)
        assert len(pieces) <= (2 if bridged else 1), spec.segments[segment]


def shared_border(one: list[Ring], other: list[Ring]) -> float:
    """How long the common border of two regions is."""
    edges = {frozenset(edge): distance(*edge) for ring in one for edge in pairwise([*ring, ring[0]])}
    return sum(edges.get(frozenset(edge), 0.0) for ring in other for edge in pairwise([*ring, ring[0]]))


@pytest.mark.parametrize("spec", [entry for entry in TILES if entry.values[0].name in known_tiles("classic")])
def test_a_field_touches_the_cities_that_it_borders_and_no_others(spec: TileSpec) -> None:
    found = partition(spec)
    walled = [number for number, part in enumerate(spec.segments) if part.kind in ("city", "town")]
    for number, part in enumerate(spec.segments):
        if part.kind == "field":
            touched = [city for city in walled if shared_border(found[number], found[city]) > 1]
            assert touched == list(part.borders), part


@pytest.mark.parametrize("spec", TILES)
def test_a_figure_stands_inside_its_segment_and_apart_from_others(spec: TileSpec) -> None:
    for turn in range(4):
        places = anchors(spec, turn)
        for segment, place in places.items():
            assert owners(spec, place, turn) == [segment]
        assert all(distance(one, other) >= 18 for one, other in combinations(places.values(), 2))


@pytest.mark.parametrize(("name", "segment"), [("BG-A", 1), ("BG-B", 0), ("IC-02", 0)])
def test_a_figure_stands_before_a_great_building_in_every_turn(name: str, segment: int) -> None:
    places = {anchors(ALL[name], turn)[segment] for turn in range(4)}
    assert all(x < 46 and y > 63 for x, y in places)
    assert max(distance(one, other) for one in places for other in places) < 2


@pytest.mark.parametrize("name", ["BG-B", "IC-01", "TB-20", "TB-24", "CA-p13", "CI-T0"])
def test_hit_areas_turn_with_the_tile(name: str) -> None:
    spec = ALL[name]
    for segment, rings in turned_rings(spec, 1).items():
        for ring, drawn in zip(rings, partition(spec)[segment], strict=True):
            assert ring == [turned(point, 1) for point in drawn]
    assert all(re.fullmatch(r"(M[-\d. ]+l[-\d. ]+z)+", path) for path in regions(spec, 3).values())


def test_a_bridge_cuts_the_road_below_it_in_two() -> None:
    found = partition(ALL["TB-24"])
    assert [len(found[0]), len(found[1])] == [2, 1]


def test_the_road_to_the_farm_passes_over_the_road_to_the_gate() -> None:
    assert owners(ALL["TB-20"], (50, 50)) == [1]
    assert owners(ALL["TB-20"], (50, 42)) == [2]


def test_the_ways_from_a_crossing_to_two_gates_part_the_fields() -> None:
    found = partition(ALL["IC-17"])
    fields = [number for number, part in enumerate(ALL["IC-17"].segments) if part.kind == "field"]
    assert all(shared_border(found[a], found[b]) == 0 for a, b in combinations(fields, 2))


def made(*segments: SegmentSpec) -> TileSpec:
    """A tile that is in no box."""
    return TileSpec("made", 1, segments)


def test_areas_may_change_in_the_middle_of_a_side() -> None:
    spec = made(SegmentSpec("market", (0, 11)), SegmentSpec("residential", (2, 3, 5, 6, 8, 9)))
    assert owners(spec, (20, 1)) == [0]
    assert owners(spec, (80, 1)) == [1]
    assert math.isclose(sum(area(r) for rings in partition(spec).values() for r in rings), 10_000, abs_tol=0.5)


def test_three_buildings_may_meet_without_a_court() -> None:
    spec = made(SegmentSpec("tower", (0, 2)), SegmentSpec("house", (3, 5)), SegmentSpec("house", (6, 8, 9, 11)))
    assert [owners(spec, point) for point in ((50, 3), (97, 50), (50, 97), (3, 50))] == [[0], [1], [2], [2]]
    assert sorted(partition(spec)) == [0, 1, 2]


def test_two_courts_stay_apart_between_a_tower_and_a_house() -> None:
    spec = made(
        SegmentSpec("tower", (0, 2)),
        SegmentSpec("house", (6, 8)),
        SegmentSpec("court", (3, 5)),
        SegmentSpec("court", (9, 11)),
    )
    assert [owners(spec, point) for point in ((50, 3), (50, 97), (97, 50), (3, 50))] == [[0], [1], [2], [3]]


KINDS = {"castle": ("tower", "house", "court"), "city": ("market", "residential")}
HALVES = (0, 2, 3, 5, 6, 8, 9, 11)


def crosses(held: list[int]) -> bool:
    """Whether two areas would have to cross to join their half sides."""
    for one, other in combinations(sorted(set(held)), 2):
        seen = [owner for owner in held if owner in (one, other)]
        if sum(a != b for a, b in pairwise([*seen, seen[0]])) > 2:
            return True
    return False


@settings(max_examples=60)
@given(st.data(), st.sampled_from(sorted(KINDS)))
def test_any_tile_that_can_be_drawn_on_paper_has_regions_and_a_picture(data: st.DataObject, family: str) -> None:
    held = data.draw(st.lists(st.integers(0, 4), min_size=8, max_size=8).filter(lambda owners: not crosses(owners)))
    parts = [
        SegmentSpec(
            data.draw(st.sampled_from(KINDS[family])),
            tuple(port for port, owner in zip(HALVES, held, strict=True) if owner == segment),
        )
        for segment in sorted(set(held))
    ]
    spec = made(*parts)
    assert list(partition(spec)) == list(range(len(parts)))
    assert math.isclose(sum(area(r) for rings in partition(spec).values() for r in rings), 10_000, abs_tol=0.5)
    assert tile_svg(spec, 1, "summer", family).endswith("</svg>")


def test_a_path_may_part_two_areas_on_one_of_its_sides() -> None:
    spec = made(
        SegmentSpec("path", (1, 7)),
        SegmentSpec("tower", (0, 11)),
        SegmentSpec("house", (8, 9)),
        SegmentSpec("court", (2, 3, 5, 6)),
    )
    assert [owners(spec, point) for point in ((5, 20), (5, 80), (95, 50), (50, 20))] == [[1], [2], [3], [0]]


EVERYWHERE = SegmentSpec("city", tuple(range(12)))


@pytest.mark.parametrize("fields", [1, 2, 3])
def test_fields_wholly_inside_a_city_are_yards_in_it(fields: int) -> None:
    spec = made(EVERYWHERE, *[SegmentSpec("field", (), (0,))] * fields)
    assert list(partition(spec)) == list(range(fields + 1))
    assert math.isclose(sum(area(r) for rings in partition(spec).values() for r in rings), 10_000, abs_tol=0.5)
    for turn in range(4):
        for segment, place in anchors(spec, turn, "classic").items():
            assert owners(spec, place, turn) == [segment]
    plain = tile_svg(made(EVERYWHERE), 0, "summer", "classic")
    drawn, grass = tile_svg(spec, 0, "summer", "classic"), theme("summer")["grass"]
    assert drawn.count(grass) == plain.count(grass) + 1, "the yards are green"


def test_a_garden_wholly_inside_a_city_lies_in_its_yard() -> None:
    spec = made(EVERYWHERE, SegmentSpec("garden", (), centre=True), SegmentSpec("field", (), (0,)))
    assert [owners(spec, point) for point in ((50, 50), (50, 66), (50, 90))] == [[1], [2], [0]]
