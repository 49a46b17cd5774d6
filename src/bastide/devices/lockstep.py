"""A GPU made of a processor: kernels are run by warps of 32 threads in lock step, slowly, and what they do is counted.

It shows without a GPU that kernels play the same games, how many threads of a warp are at work at a time, and how much
memory they touch.
"""

from __future__ import annotations

import ctypes
import importlib
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from typing import Any

import numpy as np

from ..core.errors import BadSetup
from ..forms import compiler_available
from .caches import LINE, SECTOR, Caches
from .close import THREADS
from .kernels import compile_all, kernel_file
from .processor import Processor
from .ptx import GONE, Block, Function, functions_of
from .translating import Slots, Translation, given

WARP = 32
EVERYBODY = (1 << WARP) - 1
TARGET = (9, 0)
ROOM = 1 << 16    # bytes that the threads of a block share
OWN = 1 << 12     # bytes that a thread has for itself, all its functions together
KIND = "i32 (i64*, i64*)"
ISSUE = """
define i64 @issue(i32 %number, i64 %threads, i64* %all, i64 %size, i64* %touched, i64 %width) {{
begin:
  %place = getelementptr [{many} x {kind}*], [{many} x {kind}*]* @blocks, i32 0, i32 %number
  %block = load {kind}*, {kind}** %place
  br label %look
look:
  %thread = phi i64 [0, %begin], [%following, %next]
  %answers = phi i64 [0, %begin], [%known, %next]
  %shifted = lshr i64 %threads, %thread
  %bit = and i64 %shifted, 1
  %works = icmp eq i64 %bit, 1
  br i1 %works, label %run, label %next
run:
  %first = mul i64 %thread, %size
  %registers = getelementptr i64, i64* %all, i64 %first
  %row = mul i64 %thread, %width
  %notes = getelementptr i64, i64* %touched, i64 %row
  %said = call i32 %block(i64* %registers, i64* %notes)
  %wide = zext i32 %said to i64
  %moved = shl i64 %wide, %thread
  %more = or i64 %answers, %moved
  br label %next
next:
  %known = phi i64 [%answers, %look], [%more, %run]
  %following = add i64 %thread, 1
  %last = icmp eq i64 %following, 32
  br i1 %last, label %end, label %look
end:
  ret i64 %known
}}"""


@dataclass
class Work:
    """What warps did: instructions begun, by how many threads; those that touch memory, and how many lines of it.

    Of those that read it, how many wait for what the first cache does not hold, and for what no cache holds.
    """

    instructions: int = 0
    by_threads: int = 0
    touching: int = 0
    lines: int = 0
    waiting: int = 0
    far: int = 0

    def for_each_of(self, many: int) -> Work:
        """The mean of what was done for so many."""
        return Work(*(round(number / many) for number in astuple(self)))

    def __str__(self) -> str:
        at_work = self.by_threads / max(1, self.instructions)
        return (
            f"{self.instructions:,} instructions by {at_work:.1f} of {WARP} threads, "
            f"{self.touching:,} of them touch {self.lines:,} lines of memory; "
            f"{self.waiting:,} wait for more than the first cache, {self.far:,} for more than the second"
        )


class Program:
    """A kernel for the processor."""

    def __init__(self, text: str) -> None:
        self.functions, self.slots = functions_of(text), Slots()
        self.touches: dict[int, tuple[str, ...]] = {}
        parts = ["declare i32 @llvm.fshl.i32(i32, i32, i32)"]
        for function in self.functions.values():
            for block in function.blocks.values():
                translation = Translation(function, block, self.slots)
                self.touches[block.number] = tuple(translation.touched)
                parts.append(translation.text(block.number))
        many = len(self.touches)
        names = ", ".join(f"{KIND}* @block{number}" for number in range(many))
        parts.append(f"@blocks = internal constant [{many} x {KIND}*] [{names}]")
        self.issue = self._compiled("\n".join([*parts, ISSUE.format(many=many, kind=KIND)]))
        self.kernel = next(function for function in self.functions.values() if function.is_kernel)

    def _compiled(self, text: str) -> Any:
        compiler: Any = importlib.import_module("llvmlite.binding")
        compiler.initialize_native_target()
        compiler.initialize_native_asmprinter()
        machine = compiler.Target.from_default_triple().create_target_machine(opt=0)
        self._engine = compiler.create_mcjit_compiler(compiler.parse_assembly(text), machine)
        self._engine.finalize_object()
        words = [ctypes.c_uint32, *[ctypes.c_uint64] * 5]
        return ctypes.CFUNCTYPE(ctypes.c_uint64, *words)(self._engine.get_function_address("issue"))


class Warp:
    """Threads of a kernel, from the first on; those that take different ways wait for each other where they meet."""

    def __init__(self, program: Program, first: int, arguments: Sequence[int], work: Work) -> None:
        self.program, self.work, self.caches = program, work, Caches()
        size = len(program.slots.places)
        self.registers = np.zeros((WARP, size), np.uint64)
        self.touched = np.zeros((WARP, max(1, *map(len, program.touches.values()))), np.uint64)
        self._shared, self._own = np.zeros(ROOM, np.uint8), np.zeros((WARP, OWN), np.uint8)
        for (function, name), place in program.slots.places.items():
            self.registers[:, place] = self._at_first(function, name, first, arguments)

    def run(self) -> None:
        """From the first block of the kernel to its end."""
        self._call(self.program.kernel, EVERYBODY)

    def _at_first(self, function: str, name: str, first: int, arguments: Sequence[int]) -> Any:
        threads, kernel = np.arange(WARP, dtype=np.uint64), self.program.kernel.name
        if name == "%tid.x":
            return threads + np.uint64(first % THREADS)
        if name == "%ntid.x":
            return THREADS
        if name == "%ctaid.x":
            return first // THREADS
        if name.startswith("__local_depot"):
            functions = list(self.program.functions)
            part = OWN // len(functions) & ~7
            return threads * np.uint64(OWN) + np.uint64(self._own.ctypes.data + part * functions.index(function))
        if name.startswith(given(f"{kernel}_param_")):
            return arguments[int(name.rpartition("_")[2])]
        return 0 if name.startswith(("%", given(""))) else self._shared.ctypes.data

    def _call(self, function: Function, threads: int) -> None:
        """Threads that part go one after the other to where they meet: the last part of the way is on top."""
        ways: list[tuple[str, str, int]] = [("begin", GONE, threads)]
        while ways:
            name, end, threads = ways.pop()
            while name != end:
                block = function.blocks[name]
                first = self._issue(block, threads) & threads
                if block.called:
                    self._call_from(function, block, threads)
                if not block.condition or first == threads:
                    name = block.targets[0]
                elif first == 0:
                    name = block.targets[1]
                else:
                    ways.append((block.meeting, end, threads))
                    ways.append((block.targets[1], block.meeting, threads & ~first))
                    name, end, threads = block.targets[0], block.meeting, first

    def _call_from(self, function: Function, block: Block, threads: int) -> None:
        called = self.program.functions[block.called]
        working = _numbers(threads)
        for number, name in enumerate(block.given):
            self._hand(function, name, called, f"{called.name}_param_{number}", working)
        self._call(called, threads)
        self._hand(called, "func_retval0", function, block.answer, working)

    def _hand(self, giver: Function, name: str, taker: Function, known_as: str, working: list[int]) -> None:
        places = self.program.slots.places
        here, there = places.get((giver.name, given(name))), places.get((taker.name, given(known_as)))
        if here is not None and there is not None:
            self.registers[working, there] = self.registers[working, here]

    def _issue(self, block: Block, threads: int) -> int:
        """One block, by these threads; those for which its first target comes next."""
        registers, touched, work = self.registers, self.touched, self.work
        said: int = self.program.issue(
            block.number, threads, registers.ctypes.data, registers.shape[1], touched.ctypes.data, touched.shape[1]
        )
        many, at_work = len(block.lines) + 1, threads.bit_count()
        work.instructions += many
        work.by_threads += many * at_work
        touches = self.program.touches[block.number]
        if touches:
            work.touching += len(touches)
            sectors = touched[_numbers(threads), : len(touches)] >> np.uint64(SECTOR)
            for name, of_each in zip(touches, sectors.T.tolist(), strict=True):
                self._touch(name, set(of_each))
        return said

    def _touch(self, name: str, sectors: set[int]) -> None:
        """Who writes does not wait for it."""
        work = self.work
        work.lines += len({sector >> LINE - SECTOR for sector in sectors})
        waits, far = self.caches.ask(sectors)
        if name == "ld":
            work.waiting += waits
            work.far += far


def _numbers(threads: int) -> list[int]:
    return [thread for thread in range(WARP) if threads >> thread & 1]


def _ask_for_the_compiler() -> None:
    if not compiler_available():
        raise BadSetup("no-compiler", "kernels need the compiled form: unset BASTIDE_PLAIN")
    try:
        importlib.import_module("numba_cuda")
    except ImportError:
        raise BadSetup("no-gpu-packages", "for kernels install bastide[gpu]: numba-cuda is missing") from None


class Lockstep(Processor):
    """The processor plays the part of a GPU, 32 items at a time; `work` is what that took."""

    name = "lockstep"
    side_by_side = True

    def __init__(self, family: str) -> None:
        _ask_for_the_compiler()
        super().__init__(family, 1)
        self.family, self.work = family, Work()
        self._programs: dict[Any, Program] = {}

    def scratch(self, kind: Any, items: int) -> Any:
        return self.records(kind, items)

    def run(self, rule: str, items: int, *rows: Any) -> None:
        kinds = [np.dtype(row.dtype) for row in rows]
        program = self._program(rule, kinds)
        arguments = [items]
        for row in rows:
            many, size = len(row), row.dtype.itemsize
            arguments += [0, 0, many, size, row.view(np.ndarray).ctypes.data, many, size]
        for first in range(0, items, WARP):
            Warp(program, first, arguments, self.work).run()

    def _program(self, rule: str, kinds: list[np.dtype[Any]]) -> Program:
        file = kernel_file(self.family, rule, kinds, TARGET)
        if file not in self._programs:
            compile_all(self.family, [(rule, kinds)], TARGET)
            self._programs[file] = Program(file.read_text("utf-8"))
        return self._programs[file]
