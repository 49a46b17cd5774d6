"""Records: one declaration, two forms with the same content."""

import gc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bastide.core.record import (
    LINE,
    Byte,
    Record,
    Short,
    contents,
    differences,
    dtype_of,
    fields,
    flat,
    many,
    plain,
    sized,
)


class Point(Record):
    x: Short
    y: int
    marks: list[int] = many(3, Byte)


class Line(Record):
    width: Byte
    ends: list[Point] = many(2, Point)


class Drawing(Record):
    LINES = 1
    count: int
    middle: Point
    lines: list[Line] = many("LINES", Line)
    spare: list[int] = many("LINES")


class LargeDrawing(Drawing):
    LINES = 4
    title: Short


class Board(Record):
    CELLS = 1
    step: Byte
    grid: list[int] = many("CELLS", Short)


class Step(Record):
    x: Byte
    y: Short


class LongStep(Step):
    length: Short


class Walk(Record):
    count: int
    steps: list[LongStep] = many(50, LongStep)


numbers = st.integers(-100, 100)


@st.composite
def drawings(draw: st.DrawFn) -> LargeDrawing:
    drawing = LargeDrawing()
    drawing.count, drawing.title = draw(st.integers(-(2**31), 2**31 - 1)), draw(st.integers(-(2**15), 2**15 - 1))
    for point in [drawing.middle, *(end for line in drawing.lines for end in line.ends)]:
        point.x, point.y, point.marks = draw(numbers), draw(numbers), [draw(numbers) for _ in range(3)]
    for line in drawing.lines:
        line.width = draw(numbers)
    drawing.spare = [draw(numbers) for _ in range(4)]
    return drawing


def test_a_plain_record_is_all_zero() -> None:
    drawing = Drawing()
    assert (drawing.count, drawing.middle.x, drawing.middle.marks, drawing.spare) == (0, 0, [0, 0, 0], [0])
    assert [end.y for line in drawing.lines for end in line.ends] == [0, 0]
    assert not any(flat(Drawing).tobytes())


def test_a_record_class_takes_its_sizes_from_the_class_that_inherits() -> None:
    assert [field.name for field in fields(LargeDrawing)] == ["count", "middle", "lines", "spare", "title"]
    assert len(LargeDrawing().lines) == len(LargeDrawing().spare) == 4
    assert len(Drawing().lines) == 1


def test_fields_are_as_wide_as_they_are_declared() -> None:
    point = dtype_of(Point)
    assert [point[name].base.itemsize for name in point.names or ()] == [2, 4, 1]
    assert point.itemsize == 12


@given(drawings())
def test_there_and_back(drawing: LargeDrawing) -> None:
    memory = flat(drawing)
    back = plain(LargeDrawing, memory)
    assert flat(back).tobytes() == memory.tobytes()
    assert [end.marks for line in back.lines for end in line.ends] == [
        end.marks for line in drawing.lines for end in line.ends
    ]
    assert type(back.count) is int
    assert type(back.lines[0].ends[0].marks[0]) is int


@given(drawings())
def test_a_copy_is_independent(drawing: LargeDrawing) -> None:
    before = flat(drawing).tobytes()
    twin = drawing.copy()
    assert flat(twin).tobytes() == before
    twin.count ^= 1
    twin.middle.marks[0] += 1
    twin.lines[3].ends[1].y += 1
    twin.lines[0].ends[0].marks[2] += 1
    twin.spare[2] += 1
    assert flat(drawing).tobytes() == before
    assert len(list(differences(flat(drawing), flat(twin)))) == 5


def test_a_record_of_single_numbers_is_a_row_that_no_search_for_garbage_meets() -> None:
    walk = Walk()
    walk.steps[3].length, walk.steps[3].x = 7, -1
    twin = walk.copy()
    twin.steps[3].y = 2
    assert contents(walk.steps[3]) == {"x": -1, "y": 0, "length": 7}
    assert contents(twin.steps[3]) == {"x": -1, "y": 2, "length": 7}
    assert [field.name for field in fields(LongStep)] == ["x", "y", "length"]
    assert all(isinstance(step, Record) and isinstance(step, Step) and not gc.is_tracked(step) for step in twin.steps)
    assert issubclass(LongStep, Record)
    assert not isinstance(walk.steps[3], Walk)
    assert plain(Walk, flat(twin)).steps[3].y == 2


def test_large_records_fill_whole_lines_of_memory_with_their_fields_where_they_were() -> None:
    whole, grid = dtype_of(sized(Board, (("CELLS", 2100),))), dtype_of(sized(Board, (("CELLS", 2000),)))
    assert grid.itemsize == 2 + 2 * 2000
    assert whole.itemsize == 33 * LINE
    assert whole.fields is not None
    assert [whole.fields[name][1] for name in ("step", "grid")] == [0, 2]
    board = flat(sized(Board, (("CELLS", 2100),)))
    board.step, board.grid[2099] = 3, 7
    assert plain(sized(Board, (("CELLS", 2100),)), board).grid[2099] == 7


def test_differences_name_the_place() -> None:
    one, other = LargeDrawing(), LargeDrawing()
    other.lines[2].ends[1].marks[0] = 7
    other.middle.y = -1
    assert list(differences(flat(one), flat(other))) == ["middle.y: 0 and -1", "lines[2].ends[1].marks[0]: 0 and 7"]


@pytest.mark.parametrize(("field", "value"), [("x", 2**15), ("y", 2**31)])
def test_what_does_not_fit_is_never_cut_off_silently(field: str, value: int) -> None:
    point = Point()
    setattr(point, field, value)
    with pytest.raises(OverflowError):
        flat(point)
