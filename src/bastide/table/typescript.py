"""The page's types, written from the messages: `python -m bastide.table.typescript page/src/protocol.ts`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec
from msgspec import inspect

from ..games.colours import COLOURS, ink_on, line_on
from ..games.extras import Extras, families, view_modules
from ..play import view
from . import duplicate, messages, persons, puzzle, shapes, visits

HEAD = "// Written by `python -m bastide.table.typescript` from the server's messages. Do not edit.\n"
UNIONS: dict[str, UnionType] = {"AnyRequest": messages.AnyRequest, "AnyMessage": messages.AnyMessage}
PAPERS = {"light": "#f2ede0", "dark": "#28322e"}  # on which the page draws lines in the colours of seats
HIDDEN = ("Request", "Message")
SIMPLE = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


def typescript() -> str:
    """All types of the protocol as one TypeScript file."""
    parts = [HEAD]
    for struct in structs():
        parts.append("\n".join(_interface(struct)))
    parts.append(_extras())
    for name, union in UNIONS.items():
        members = "\n  | ".join(member.__name__ for member in get_args(union))
        parts.append(f"export type {name} =\n  | {members};")
    parts.append(_close_codes())
    parts.append(_colours())
    return "\n\n".join(parts) + "\n"


def structs() -> list[type[msgspec.Struct]]:
    """Every shape of the protocol, in the order in which they are written down."""
    found: dict[str, type[msgspec.Struct]] = {}
    for module in (*view_modules(), view, shapes, messages, visits, persons, duplicate, puzzle):
        for thing in vars(module).values():
            if _is_shape(thing) and thing.__module__ == module.__name__ and thing.__name__ not in HIDDEN:
                if thing.__name__ in found:
                    raise TypeError(f"two shapes are called {thing.__name__}: {found[thing.__name__]} and {thing}")
                found[thing.__name__] = thing
    return list(found.values())


def _extras() -> str:
    """What a family adds to a view is known by the family's name."""
    members = "\n  | ".join(struct.__name__ for struct in families().values())
    return f"/** {_about(Extras)} */\nexport type {Extras.__name__} =\n  | {members};"


def _is_shape(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing is not msgspec.Struct


def _interface(struct: type[msgspec.Struct]) -> Iterator[str]:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    yield f"/** {_about(struct)} */"
    yield f"export interface {struct.__name__} {{"
    if info.tag is not None:
        yield f'  {info.tag_field}: "{info.tag}";'
    for field in info.fields:
        optional = "?" if _may_be_missing(struct, field) else ""
        yield f"  {field.encode_name}{optional}: {_type(field.type)};"
    yield "}"


def _about(struct: type[msgspec.Struct]) -> str:
    return (struct.__doc__ or "").split("\n")[0]


def _may_be_missing(struct: type[msgspec.Struct], field: inspect.Field) -> bool:
    """A default may be left out by whoever sends: by the page always, by the server where it leaves defaults out."""
    config = struct.__struct_config__
    return not field.required and (config.omit_defaults or config.forbid_unknown_fields)


def _type(kind: inspect.Type) -> str:
    if type(kind) in SIMPLE:
        return SIMPLE[type(kind)]
    if isinstance(kind, inspect.StructType):
        return str(kind.cls.__name__)
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(_type(member) for member in kind.types)
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(_type(item) for item in kind.item_types)}]"
    if isinstance(kind, inspect.ListType):
        inner = _type(kind.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {_type(kind.value_type)}>"
    raise TypeError(f"no TypeScript for {kind!r}")


def _close_codes() -> str:
    codes: dict[Any, int] = dict(messages.CLOSE_CODES)
    lines = [f'  "{reason}": {code},' for reason, code in codes.items()]
    return "\n".join(["export const CLOSE_CODES = {", *lines, "} as const;"])


def _colours() -> str:
    lines = []
    for name, colour in COLOURS.items():
        looks = {"colour": colour, "ink": ink_on(colour)}
        looks |= {look: line_on(colour, paper) for look, paper in PAPERS.items()}
        told = ", ".join(f'{key}: "{value}"' for key, value in looks.items())
        lines.append(f'  "{name}": {{ {told} }},')
    about = "/** The colours of the seats by name, the ink to be read on them, and as lines on light and dark paper. */"
    kind = "Record<string, { colour: string; ink: string; light: string; dark: string }>"
    return "\n".join([about, f"export const COLOURS: {kind} = {{", *lines, "};"])


def main(path: str) -> None:
    """Write the file."""
    Path(path).write_text(typescript(), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
