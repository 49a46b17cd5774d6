"""Records: a class lists its fields once; it lives as a plain object or as flat memory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, NamedTuple, Self, get_args, get_type_hints

import numpy as np
from msgspec import Struct
from msgspec.structs import astuple

Byte = Annotated[int, np.int8]
Short = Annotated[int, np.int16]
Natural = Annotated[int, np.uint8]  # 0 to 255
Word = Annotated[int, np.uint32]    # a set of 32 members
Real = Annotated[float, np.float32]

LINE = 128    # bytes of memory that are fetched together
LARGE = 4096  # a record of more bytes than these is large


class Many(NamedTuple):
    """How many values a field holds, and of which kind; a size may name a class attribute."""

    size: int | str
    kind: Any


def many(size: int | str, kind: Any = int) -> Any:
    """A field that holds `size` values of one kind."""
    return Many(size, kind)


class Field(NamedTuple):
    """One field of a record class: `size` is 0 for a single value."""

    name: str
    kind: type[Record] | None
    scalar: np.dtype[Any]
    size: int


Room = tuple[tuple[str, int], ...]
"""Sizes by the names that fields give them."""


class Rows(type(Struct)):  # type: ignore[misc]
    """Classes of rows: whatever nothing is said about is zero."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any], **wishes: bool) -> Any:
        """One more class of rows."""
        zeros = {field: 0 for field in body.get("__annotations__", {}) if field != "room"}
        return super().__new__(cls, name, bases, {**zeros, **body}, **wishes)


class Row(Struct, metaclass=Rows, gc=False, eq=False):
    """A plain record of single numbers: small, quickly copied, and nothing that looks for garbage looks at it."""

    room: ClassVar[Room] = ()
    copy = Struct.__copy__  # type: ignore[attr-defined]


SINGLE = {"int": int, "Byte": Byte, "Short": Short, "Natural": Natural, "Real": Real}


class Declared(type):
    """Classes of records: whoever declares nothing but single numbers gets a row, which counts as a record as well."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Any:
        """One more class of records."""
        declared = body.get("__annotations__", {}).values()
        single = all(kind in SINGLE or kind in SINGLE.values() for kind in declared)
        if declared and single and len(bases) == 1 and not fields(bases[0]):
            return Rows(name, (Row,), body)
        return super().__new__(cls, name, bases, body)

    def __instancecheck__(cls, thing: Any) -> bool:
        return cls.__subclasscheck__(type(thing))

    def __subclasscheck__(cls, kind: type) -> bool:
        return super().__subclasscheck__(kind) or (cls.__base__ is object and issubclass(kind, Row))


class Record(metaclass=Declared):
    """Made plainly, a record is an ordinary object of ints and lists, all zero."""

    room: ClassVar[Room] = ()

    def __init__(self) -> None:
        for name, kind, _, size in fields(type(self)):
            make = int if kind is None else kind
            setattr(self, name, [make() for _ in range(size)] if size else make())

    def copy(self) -> Self:
        """An independent record with the same content."""
        twin = object.__new__(type(self))
        content = self.__dict__.copy()
        for name, kind, _, size in _deep_fields(type(self)):
            value = content[name]
            content[name] = list(map(kind.copy, value)) if size and kind is not None else value.copy()
        twin.__dict__ = content
        return twin


def numbers_of(row: Any) -> tuple[int, ...]:
    """The numbers of a row in the order of its fields."""
    numbers: tuple[int, ...] = astuple(row)
    return numbers


def contents(record: Record) -> dict[str, Any]:
    """What a plain record holds, by the names of its fields."""
    return {field.name: getattr(record, field.name) for field in fields(type(record))}


_known_fields: dict[Any, tuple[Field, ...]] = {}


def fields(record: type[Record]) -> tuple[Field, ...]:
    """The fields of a record class in the order of their declaration, parents first."""
    if record not in _known_fields:
        hints = get_type_hints(record, include_extras=True)
        _known_fields[record] = tuple(_field(record, name, hint) for name, hint in hints.items() if name != "room")
    return _known_fields[record]


_known_deep_fields: dict[Any, tuple[Field, ...]] = {}


def _deep_fields(record: type[Record]) -> tuple[Field, ...]:
    """The fields that hold more than one number."""
    if record not in _known_deep_fields:
        deep = tuple(field for field in fields(record) if field.size or field.kind is not None)
        _known_deep_fields[record] = deep
    return _known_deep_fields[record]


def _field(record: type[Record], name: str, hint: Any) -> Field:
    declared = getattr(record, name, None)
    size, kind = 0, hint
    if isinstance(declared, Many):
        size = getattr(record, declared.size) if isinstance(declared.size, str) else declared.size
        kind = declared.kind
    if isinstance(kind, type) and issubclass(kind, Record):
        kind = sized(kind, record.room)
        return Field(name, kind, _aligned(kind), size)
    narrow = get_args(kind)
    return Field(name, None, np.dtype(narrow[1] if narrow else np.int32), size)


_known_sizes: dict[Any, type[Record]] = {}


def sized(kind: type[Record], room: Room) -> type[Record]:
    """The same record with room for more or less, also in the records that it holds."""
    whole = kind if kind.room == () else kind.__bases__[0]
    if not room or not _has_named_sizes(whole):
        return whole
    if (whole, room) not in _known_sizes:
        _known_sizes[whole, room] = type(kind.__name__, (whole,), {**dict(room), "room": room})
    return _known_sizes[whole, room]


def _has_named_sizes(kind: type[Record]) -> bool:
    """Whether a record, or one that it holds, leaves a size to be said elsewhere."""
    named = any(
        isinstance(declared, Many) and isinstance(declared.size, str)
        for declared in (getattr(kind, name) for name in dir(kind))
    )
    return named or any(field.kind is not None and _has_named_sizes(field.kind) for field in fields(kind))


def resized(record: Any, kind: type[Record]) -> Any:
    """A plain record with the same content in another size: lists are cut, or go on with zeros."""
    if type(record) is kind:
        return record.copy()
    twin = kind() if issubclass(kind, Row) else object.__new__(kind)
    for name, inner, _, size in fields(kind):
        value = getattr(record, name)
        if size:
            make = int if inner is None else inner
            kept = value[:size] if inner is None else [resized(item, inner) for item in value[:size]]
            value = kept + [make() for _ in range(size - len(kept))]
        elif inner is not None:
            value = resized(value, inner)
        setattr(twin, name, value)
    return twin


def resize_rows(source: Any, target: Any) -> None:
    """Rows of flat records get the content of others in another size: lists are cut, or stay as they are beyond it."""
    for name in target.dtype.names:
        ours, theirs = target[name], source[name]
        if ours.ndim > target.ndim:
            size = min(ours.shape[-1], theirs.shape[-1])
            ours, theirs = ours[..., :size], theirs[..., :size]
        if ours.dtype.names:
            resize_rows(theirs, ours)
        else:
            ours[...] = theirs


def dtype_of(record: type[Record]) -> np.dtype[Any]:
    """The flat memory form of a record class: what the compiler, a file and a GPU see.

    Large ones fill whole lines of memory, so that all of a row begin alike.
    """
    return np.dtype((np.record, _aligned(record)))


def _aligned(record: type[Record]) -> np.dtype[Any]:
    parts: list[Any] = [
        (field.name, field.scalar, (field.size,)) if field.size else (field.name, field.scalar)
        for field in fields(record)
    ]
    kind = np.dtype(parts, align=True)
    return _in_whole_lines(kind) if kind.itemsize > LARGE else kind


def _in_whole_lines(kind: np.dtype[Any]) -> np.dtype[Any]:
    fields = {name: kind.fields[name] for name in kind.names or () if kind.fields}
    shape = {
        "names": list(fields),
        "formats": [field[0] for field in fields.values()],
        "offsets": [field[1] for field in fields.values()],
        "itemsize": -(-kind.itemsize // LINE) * LINE,
    }
    return np.dtype(shape, align=True)  # type: ignore[call-overload, no-any-return]


def flat(record: Record | type[Record]) -> Any:
    """A record in flat memory: all zero for a class, the same content for a plain record."""
    kind = record if isinstance(record, type) else type(record)
    memory = np.zeros(1, dtype_of(kind))
    if isinstance(record, Record):
        _write(record, memory[0])
    return memory[0]


def _write(record: Record, memory: Any) -> None:
    for name, kind, _, size in fields(type(record)):
        value = getattr(record, name)
        if kind is None:
            memory[name] = value
        elif size:
            _write_all(kind, value, memory[name])
        else:
            _write(value, memory[name])


def _write_all(kind: type[Record], values: list[Record], memory: Any) -> None:
    for name, inner, _, size in fields(kind):
        if inner is None and not size:
            memory[name] = [getattr(value, name) for value in values]
        else:
            for position, value in enumerate(values):
                _write(value, memory[position])
            return


def plain(kind: type[Record], memory: Any) -> Any:
    """A plain record with the content of flat memory."""
    record = kind()
    for name, inner, _, size in fields(kind):
        if inner is None:
            value = memory[name].tolist()
        elif size:
            value = [plain(inner, item) for item in memory[name]]
        else:
            value = plain(inner, memory[name])
        setattr(record, name, value)
    return record


def differences(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """Where two flat records of the same kind differ, in words for a person hunting a fault."""
    for name in one.dtype.names or ():
        if one[name].tobytes() == other[name].tobytes():
            continue
        where = f"{path}.{name}" if path else name
        if one[name].ndim == 0 and one[name].dtype.names:
            yield from differences(one[name], other[name], where)
        elif one[name].ndim == 0:
            yield f"{where}: {one[name]} and {other[name]}"
        else:
            yield from _differences_in_list(one[name], other[name], where)


def _differences_in_list(one: Any, other: Any, where: str) -> Iterator[str]:
    for position in range(len(one)):
        if one[position].tobytes() != other[position].tobytes():
            if one.dtype.names:
                yield from differences(one[position], other[position], f"{where}[{position}]")
            else:
                yield f"{where}[{position}]: {one[position]} and {other[position]}"
