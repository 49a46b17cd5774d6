"""What a thread reads all the time, kept close to it: the single numbers of its own records.

They lie in the memory that a block of threads shares, each beside the same number of the other threads, as long as a
rule works, so a warp reads them at once and the compiler keeps them in registers between. Afterwards they go back.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

THREADS = 128  # of a block
AREA = "bastide_close"
THREAD = "llvm.nvvm.read.ptx.sreg.tid.x"
FIELD = re.compile(r'^ *%"(.+)" = getelementptr inbounds \[(\d+) x i8\], \[\d+ x i8\]\* [^,]+, i32 0, i32 (\d+)$')
CALL = re.compile(r'^ *%\S+ = call i32 @"[^"]+"\(i8\*\* %"[^"]+", i64 (%"[^"]+")')


class Number(NamedTuple):
    """A single number of a record: its place in it, its bits, and the line of the shared memory that holds it."""

    place: int
    bits: int
    line: int


class Own(NamedTuple):
    """A kind of record of which each thread has one, with its single numbers by their places."""

    size: int
    numbers: dict[int, Number]
    scratch: bool  # means nothing before and after


def own_records(kinds: Sequence[np.dtype[Any]], own: Sequence[int], scratch: Sequence[int] = ()) -> list[Own]:
    """The records of a thread, but none that a compiler, to whom a record is so many bytes, may take for another."""
    seen = Counter(size for kind in kinds for size in set(_sizes(kind)))
    found: list[Own] = []
    line = 0
    for row in (*own, *scratch):
        kind = kinds[row]
        if seen[kind.itemsize] == 1:
            numbers = {number.place: number for number in _single_numbers(kind, line)}
            found.append(Own(kind.itemsize, numbers, row in scratch))
            line += len(numbers)
    return found


def _single_numbers(kind: np.dtype[Any], line: int) -> Iterator[Number]:
    """What a record holds once, on lines from this one on."""
    for number, place, *_ in (kind.fields or {}).values():
        if number.kind in "iu" and not number.shape:
            yield Number(place, number.itemsize * 8, line)
            line += 1


def _sizes(kind: np.dtype[Any]) -> Iterator[int]:
    """The sizes of a record and of all that it holds."""
    if kind.base.names is not None:
        yield kind.base.itemsize
        for name in kind.base.names:
            yield from _sizes(kind.base[name])


def keep_close(texts: Sequence[str], own: Sequence[Own], rule: str) -> list[str]:
    """The parts of a kernel, as the compiler's own language, with these numbers kept close while the rule works."""
    return [_part(text, own, rule) for text in texts]


def _part(text: str, own: Sequence[Own], rule: str) -> str:
    lines: list[str] = []
    for line in text.split("\n"):
        lines += _redirected(line, own) or (_around(line, own) if _calls(line, rule) else [line])
    if len(lines) == text.count("\n") + 1:
        return text
    size = THREADS * sum(len(record.numbers) for record in own)
    head = [f'@"{AREA}" = linkonce_odr addrspace(3) global [{size} x i32] undef, align 4']
    if f'declare i32 @"{THREAD}"' not in text:
        head.append(f'declare i32 @"{THREAD}"()')
    start = next(number for number, line in enumerate(lines) if line.startswith("target datalayout")) + 1
    return "\n".join(lines[:start] + head + lines[start:])


def _redirected(line: str, own: Sequence[Own]) -> list[str]:
    """Where a number lies that was asked for by its place in a record; nothing if it is none of those kept close."""
    found = FIELD.match(line)
    if found is None:
        return []
    name, size, place = found[1], int(found[2]), int(found[3])
    numbers = [record.numbers[place] for record in own if record.size == size and place in record.numbers]
    return _address(name, numbers[0], own) if numbers else []


def _address(name: str, number: Number, own: Sequence[Own]) -> list[str]:
    area = f"[{THREADS * sum(len(record.numbers) for record in own)} x i32]"
    return [
        f'  %"{name}.thread" = call i32 @"{THREAD}"()',
        f'  %"{name}.place" = add i32 %"{name}.thread", {number.line * THREADS}',
        f'  %"{name}.word" = getelementptr inbounds {area}, {area} addrspace(3)* @"{AREA}", i32 0, i32 %"{name}.place"',
        f'  %"{name}.bytes" = bitcast i32 addrspace(3)* %"{name}.word" to i8 addrspace(3)*',
        f'  %"{name}" = addrspacecast i8 addrspace(3)* %"{name}.bytes" to i8*',
    ]


def _calls(line: str, rule: str) -> bool:
    """Whether a line is the kernel's call of its rule: the only one that hands it whole rows."""
    name = rule.rpartition(".")[2]
    return f"{len(name)}{name}B" in line and CALL.match(line) is not None


def _around(line: str, own: Sequence[Own]) -> list[str]:
    """The numbers are fetched before a call and go back after it."""
    item = CALL.match(line)
    assert item is not None
    before, after = [], []
    for record in own:
        if record.scratch:
            continue
        rows = re.search(rf'\[{record.size} x i8\]\* (%"[^"]+")', line)
        assert rows is not None
        kind, whole = f"[{record.size} x i8]", f'%"own.{record.size}"'
        before.append(f"  {whole} = getelementptr {kind}, {kind}* {rows[1]}, i64 {item[1]}")
        for number in record.numbers.values():
            name, bits = f"{record.size}.{number.place}", f"i{number.bits}"
            before += _address(f"close.{name}", number, own)
            before += [
                f'  %"far.{name}" = getelementptr {kind}, {kind}* {whole}, i32 0, i32 {number.place}',
                f'  %"from.{name}" = bitcast i8* %"far.{name}" to {bits}*',
                f'  %"to.{name}" = bitcast i8* %"close.{name}" to {bits}*',
                f'  %"fetched.{name}" = load {bits}, {bits}* %"from.{name}"',
                f'  store {bits} %"fetched.{name}", {bits}* %"to.{name}"',
            ]
            after += [
                f'  %"back.{name}" = load {bits}, {bits}* %"to.{name}"',
                f'  store {bits} %"back.{name}", {bits}* %"from.{name}"',
            ]
    return [*before, line, *after]
