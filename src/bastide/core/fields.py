"""What a compiler is told about memory: no field of a record lies where another does, nor where a list's elements do.

It cannot know that by itself, and would read a number again whenever something else was written in between. So every
access is given the name of what it reads or writes (LLVM's `tbaa`); whatever has no name may lie anywhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from llvmlite import ir
from llvmlite.ir import instructions

ELEMENT = "element"
NUMBERS = (ir.IntType, ir.HalfType, ir.FloatType, ir.DoubleType)
BYTE, WORD = ir.IntType(8), ir.IntType(64)


def tell_apart(module: ir.Module) -> ir.Module:
    """Gives names to all accesses of a module."""
    root = module.add_metadata(["bastide"])
    names: dict[str, Any] = {}
    for access, pointer in _accesses(module):
        name = name_of(pointer)
        if name and name not in names:
            kind = module.add_metadata([name, root, WORD(0)])
            names[name] = module.add_metadata([kind, kind, WORD(0)])
        if name:
            access.set_metadata("tbaa", names[name])
    return module


def _accesses(module: ir.Module) -> Iterator[tuple[Any, Any]]:
    """All that reads or writes one number, and where."""
    for function in module.functions:
        for block in function.blocks:
            for line in block.instructions:
                if isinstance(line, instructions.LoadInstr) and isinstance(line.type, NUMBERS):
                    yield line, line.operands[0]
                elif isinstance(line, instructions.StoreInstr) and isinstance(line.operands[0].type, NUMBERS):
                    yield line, line.operands[1]


def name_of(pointer: Any) -> str:
    """What lies there: a field by its record's size and its place in it, an element of a list, or nobody knows what."""
    if isinstance(pointer, instructions.CastInstr) and pointer.opname == "bitcast":
        return _field(pointer.operands[0])
    if not isinstance(pointer, instructions.GEPInstr):
        return ""
    listed = len(pointer.indices) == 1 and isinstance(pointer.operands[0], instructions.LoadInstr)
    return ELEMENT if listed else _field(pointer)


def _field(pointer: Any) -> str:
    """A place in a record, which is a row of bytes for the compiler."""
    if not isinstance(pointer, instructions.GEPInstr) or len(pointer.indices) != 2:
        return ""
    record, place = pointer.operands[0].type.pointee, pointer.indices[1]
    if not isinstance(record, ir.ArrayType) or record.element != BYTE or not isinstance(place, ir.Constant):
        return ""
    return f"{record.count}.{place.constant}"
