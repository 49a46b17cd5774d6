"""A GPU as a device: the rules as kernels, one item a thread, rows in the GPU's memory."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..core.errors import BadSetup
from ..core.record import Record, dtype_of
from ..forms import compiler_available
from .close import THREADS
from .device import Device
from .kernels import compile_all, kernel_file

RESERVED = 1024    # bytes that each block takes for itself
REGISTERS = 8      # are handed out to a thread together

COPIERS = 8  # warps of a block
WORDS = {4: "unsigned int", 2: "unsigned short", 1: "unsigned char"}
COPY = """extern "C" __global__ void copy(WORD *into, const WORD *from, const int *places, int count, int words) {
  int record = blockIdx.x * blockDim.y + threadIdx.y;
  if (record >= count) return;
  const WORD *source = from + (long long)places[record] * words;
  WORD *target = into + (long long)record * words;
  int word = threadIdx.x;
  for (; word + 7 * 32 < words; word += 8 * 32) {
    WORD kept[8];
    for (int i = 0; i < 8; i++) kept[i] = source[word + i * 32];
    for (int i = 0; i < 8; i++) target[word + i * 32] = kept[i];
  }
  for (; word < words; word += 32) target[word] = source[word];
}"""


class Rows(NamedTuple):
    """A row of records in the GPU's memory: its words, and what a record looks like."""

    memory: Any
    kind: np.dtype[Any]

    def __len__(self) -> int:
        return int(self.memory.shape[0])


def _libraries() -> Any:
    """CuPy, if there is a GPU to use it with."""
    if not compiler_available():
        raise BadSetup("no-compiler", "a GPU needs the compiled form: unset BASTIDE_PLAIN")
    try:
        numbers = import_module("cupy")
        import_module("numba_cuda")
    except ImportError:
        raise BadSetup("no-gpu-packages", "for a GPU install bastide[gpu]: CuPy or numba-cuda is missing") from None
    try:
        there = numbers.cuda.runtime.getDeviceCount() > 0
    except numbers.cuda.runtime.CUDARuntimeError:
        there = False
    if not there:
        raise BadSetup("no-gpu", "there is no GPU here that CUDA can use; the processor does the same with device cpu")
    return numbers


class Gpu(Device):
    """One GPU; kernels are compiled when first needed and kept on disk."""

    name = "cuda"
    side_by_side = True
    room = 9 << 24

    def __init__(self, family: str) -> None:
        self.numbers = _libraries()
        self.family = family
        self._kernels: dict[Any, Any] = {}
        capability = self.numbers.cuda.Device().compute_capability
        self.target = (int(capability[:-1]), int(capability[-1]))

    def records(self, kind: type[Record], size: int) -> Rows:
        shape = dtype_of(kind)
        word = next(width for width in (4, 2, 1) if shape.itemsize % width == 0)
        return Rows(self.numbers.zeros((size, shape.itemsize // word), f"u{word}"), shape)

    def scratch(self, kind: type[Record], items: int) -> Rows:
        return self.records(kind, items)

    def put(self, rows: Rows, values: np.ndarray) -> None:
        lines = np.frombuffer(np.ascontiguousarray(values).tobytes(), rows.memory.dtype)
        rows.memory[: len(values)] = self.numbers.asarray(lines.reshape(len(values), -1))

    def take(self, rows: Rows) -> np.ndarray:
        return np.frombuffer(self.numbers.asnumpy(rows.memory).tobytes(), rows.kind)

    def words(self, rows: Rows) -> Any:
        return rows.memory

    def shorts(self, rows: Rows) -> Any:
        return rows.memory.view(self.numbers.int16)

    def copy(self, target: Rows, source: Rows, places: Any, first: int = 0) -> None:
        """A warp copies a record, several words of it at a time."""
        if len(places) == 0:
            return
        width, words = source.memory.itemsize, source.memory.shape[1]
        if width not in self._kernels:
            self._kernels[width] = self.numbers.RawKernel(COPY.replace("WORD", WORDS[width]), "copy")
        blocks = -(-len(places) // COPIERS)
        sizes = np.int32(len(places)), np.int32(words)
        self._kernels[width]((blocks,), (32, COPIERS), (target.memory[first:], source.memory, places, *sizes))

    def prepare(self, runs: Sequence[tuple[str, Sequence[np.dtype[Any]]]]) -> None:
        compile_all(self.family, runs, self.target)

    def run(self, rule: str, items: int, *rows: Any) -> None:
        if items == 0:
            return
        arguments = [part for row in rows for part in _passed(row)]
        blocks = -(-items // THREADS)
        self._kernel(rule, rows)((blocks,), (THREADS,), (np.int64(items), *arguments))

    def _kernel(self, rule: str, rows: tuple[Any, ...]) -> Any:
        kinds = [_kind(row) for row in rows]
        key = (rule, *(kind.str if kind.names is None else kind.itemsize for kind in kinds))
        if key not in self._kernels:
            compile_all(self.family, [(rule, kinds)], self.target)
            path = kernel_file(self.family, rule, kinds, self.target)
            entry = re.findall(r"\.visible \.entry (\w+)\(", path.read_text("utf-8"))[0]
            kernel = self._kernels[key] = self._module(path).get_function(entry)
            if kernel.shared_size_bytes:
                kernel.preferred_shared_memory_carveout = self._shared(kernel)
        return self._kernels[key]

    def _shared(self, kernel: Any) -> int:
        """Of a hundred parts of the fastest memory, what its blocks share at most; the rest remembers what was read."""
        has: dict[str, int] = self.numbers.cuda.Device().attributes
        taken: int = -(-kernel.num_regs // REGISTERS) * REGISTERS * THREADS
        blocks = max(1, has["MaxRegistersPerMultiprocessor"] // taken)
        needed: int = blocks * (kernel.shared_size_bytes + RESERVED)
        return min(100, -(-100 * needed // has["MaxSharedMemoryPerMultiprocessor"]))

    def _module(self, path: Path) -> Any:
        return self.numbers.RawModule(path=str(path))

    def fetch(self, array: Any) -> np.ndarray:
        return np.asarray(self.numbers.asnumpy(array))

    def sync(self) -> None:
        self.numbers.cuda.Device().synchronize()


def _kind(row: Any) -> np.dtype[Any]:
    return row.kind if isinstance(row, Rows) else np.dtype(row.dtype)


def _passed(row: Any) -> tuple[Any, ...]:
    """A row as a kernel takes it: owner, parent, how many, size, data, shape, stride."""
    memory = row.memory if isinstance(row, Rows) else row
    many, size = np.int64(len(row)), np.int64(_kind(row).itemsize)
    return np.uint64(0), np.uint64(0), many, size, np.uint64(memory.data.ptr), many, size
