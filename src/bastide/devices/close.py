"""What a thread reads all the time, kept close to it: the single numbers of its own records, and short rows of them.

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
FEW = 10       # bytes that a few numbers side by side take at most
AREA = "bastide_close"
THREAD = "llvm.nvvm.read.ptx.sreg.tid.x"
FIELD = re.compile(r'^ *%"(.+)" = getelementptr inbounds \[(\d+) x i8\], \[\d+ x i8\]\* [^,]+, i32 0, i32 (\d+)$')
CALL = re.compile(r'^ *%\S+ = call i32 @"[^"]+"\(i8\*\* %"[^"]+", i64 (%"[^"]+")')


class Number(NamedTuple):
    """A number of a record, or a few side by side: their place in it, the bits of each, how many bytes come before."""

    place: int
    bits: int
    many: int
    before: int

    @property
    def size(self) -> int:
        """The bytes of all of them."""
        return self.bits * self.many // 8


class Own(NamedTuple):
    """A kind of record of which each thread has one, with the numbers kept close by their places."""

    size: int
    numbers: dict[int, Number]
    scratch: bool  # means nothing before and after


def own_records(kinds: Sequence[np.dtype[Any]], own: Sequence[int], scratch: Sequence[int] = ()) -> list[Own]:
    """The records of a thread, but none that a compiler, to whom a record is so many bytes, may take for another."""
    seen = Counter(size for kind in kinds for size in set(_sizes(kind)))
    found: list[Own] = []
    before = 0
    for row in (*own, *scratch):
        kind = kinds[row]
        if seen[kind.itemsize] == 1:
            numbers = {number.place: number for number in _few_numbers(kind, before)}
            found.append(Own(kind.itemsize, numbers, row in scratch))
            before = max([before, *(number.before + number.size for number in numbers.values())])
    return found


def _few_numbers(kind: np.dtype[Any], before: int) -> Iterator[Number]:
    """What a record holds once or a few times, wide numbers first, so that each lies where it may be read at once."""
    few = [(number, place) for number, place, *_ in (kind.fields or {}).values() if number.base.kind in "iu"]
    for number, place in sorted(few, key=lambda one: -one[0].base.itemsize):
        if number.itemsize <= FEW:
            width = number.base.itemsize
            before = -(-before // width) * width
            yield Number(place, width * 8, number.itemsize // width, before)
            before += number.itemsize


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
    head = [f'@"{AREA}" = linkonce_odr addrspace(3) global {_area(own)} undef, align 8']
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
    area = _area(own)
    return [
        f'  %"{name}.thread" = call i32 @"{THREAD}"()',
        f'  %"{name}.along" = mul i32 %"{name}.thread", {number.size}',
        f'  %"{name}.place" = add i32 %"{name}.along", {number.before * THREADS}',
        f'  %"{name}.byte" = getelementptr inbounds {area}, {area} addrspace(3)* @"{AREA}", i32 0, i32 %"{name}.place"',
        f'  %"{name}" = addrspacecast i8 addrspace(3)* %"{name}.byte" to i8*',
    ]


def _area(own: Sequence[Own]) -> str:
    """What a block shares, as the compiler calls it."""
    size = max(number.before + number.size for record in own for number in record.numbers.values())
    return f"[{THREADS * size} x i8]"


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
            few = f"{record.size}.{number.place}"
            before += _address(f"close.{few}", number, own)
            for along in range(number.many):
                name, bits, by = f"{few}.{along}", f"i{number.bits}", along * number.bits // 8
                before += [
                    f'  %"far.{name}" = getelementptr {kind}, {kind}* {whole}, i32 0, i32 {number.place + by}',
                    f'  %"from.{name}" = bitcast i8* %"far.{name}" to {bits}*',
                    f'  %"near.{name}" = getelementptr i8, i8* %"close.{few}", i32 {by}',
                    f'  %"to.{name}" = bitcast i8* %"near.{name}" to {bits}*',
                    f'  %"fetched.{name}" = load {bits}, {bits}* %"from.{name}"',
                    f'  store {bits} %"fetched.{name}", {bits}* %"to.{name}"',
                ]
                after += [
                    f'  %"back.{name}" = load {bits}, {bits}* %"to.{name}"',
                    f'  store {bits} %"back.{name}", {bits}* %"from.{name}"',
                ]
    return [*before, line, *after]
