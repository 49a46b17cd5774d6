"""Rules as GPU kernels: compiled to PTX without a GPU, one file for each rule, kept beside the compiled rules."""

from __future__ import annotations

import hashlib
import importlib
import os
import re
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from inspect import signature
from multiprocessing import get_context
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from ..forms import Form, cache_folder
from .close import Own, keep_close, own_records

TARGET = (9, 0)
BEFORE_ROWS = 3  # what a rule over rows is told first: the first item, the one beyond the last, its slot
PTX = ".version 8.3"  # a driver refuses a newer version than it knows; the kernels need no newer one


def kernel_file(family: str, rule: str, kinds: Sequence[np.dtype[Any]], target: tuple[int, int]) -> Path:
    """Where the kernel of a rule over rows of these kinds is kept."""
    told = hashlib.sha256(repr([_makers(), *(kind.descr for kind in kinds)]).encode()).hexdigest()[:12]
    return cache_folder(family) / "kernels" / f"{rule}-{told}-{target[0]}{target[1]}.ptx"


@cache
def _makers() -> bytes:
    """What turns rules into kernels: those that were made otherwise are not taken."""
    return b"".join(Path(__file__).with_name(name).read_bytes() for name in ("kernels.py", "close.py", "unrolling.py"))


def compile_all(family: str, wanted: Sequence[tuple[str, Sequence[np.dtype[Any]]]], target: tuple[int, int]) -> None:
    """Compile the kernels that are not there yet, side by side."""
    missing = [(family, rule, kinds, target) for rule, kinds in wanted if not _there(family, rule, kinds, target)]
    if len(missing) > 1:
        with ProcessPoolExecutor(min(len(missing), os.cpu_count() or 1), get_context("spawn")) as pool:
            list(pool.map(_compile, missing))
    elif missing:
        _compile(missing[0])


def _there(family: str, rule: str, kinds: Sequence[np.dtype[Any]], target: tuple[int, int]) -> bool:
    return kernel_file(family, rule, kinds, target).exists()


def _compile(wanted: tuple[str, str, Sequence[np.dtype[Any]], tuple[int, int]]) -> None:
    family, rule, kinds, target = wanted
    file = kernel_file(family, rule, kinds, target)
    text = kernel_text(family, rule, kinds, target)
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_suffix(f".{os.getpid()}")
    draft.write_text(text, "utf-8")
    draft.replace(file)


def kernel_text(family: str, rule: str, kinds: Sequence[np.dtype[Any]], target: tuple[int, int]) -> str:
    """A kernel that runs a rule on one item in each thread, as PTX."""
    cuda = compiler(target)
    import numba

    types: Any = importlib.import_module("numba.types")
    module, _, name = rule.rpartition(".")
    function = getattr(Form(family, "cuda").module(module), name)
    rows = [types.Array(numba.from_dtype(kind), 1, "C") for kind in kinds]
    takes = types.void(types.int64, *rows)
    kernel = _one_a_thread(function, len(rows), cuda)
    with _numbers_close(own_records(kinds, _marked(function, "own"), _marked(function, "scratch")), rule):
        text, _ = cuda.compile(kernel, takes, cc=target, device=False, abi="numba", output="ptx")
    return re.sub(r"^\.version .*$", PTX, str(text), count=1, flags=re.MULTILINE)


def _one_a_thread(function: Any, rows: int, cuda: Any) -> Any:
    """The kernel as source: a compiler wants to know how many rows there are."""
    names = ", ".join(f"row_{number}" for number in range(rows))
    scope: dict[str, Any] = {"function": function, "cuda": cuda}
    source = f"def kernel(count, {names}):\n i = cuda.grid(1)\n if i < count:\n  function(i, i + 1, i, {names})\n"
    exec(source, scope)
    return scope["kernel"]


def _marked(function: Any, mark: str) -> list[int]:
    """Which of its rows hold one record for each item, that nobody else touches, in the way that a mark says."""
    rows = list(signature(function.py_func).parameters)[BEFORE_ROWS:]
    return [rows.index(name) for name in getattr(function.py_func, mark, ())]


@contextmanager
def _numbers_close(own: Sequence[Own], rule: str) -> Iterator[None]:
    """Whatever is compiled meanwhile keeps the numbers of these records close."""
    nvvm: Any = importlib.import_module("numba.cuda.cudadrv.nvvm")
    usual = nvvm.compile_ir
    nvvm.compile_ir = lambda texts, **wishes: usual(keep_close(texts, own, rule), **wishes)
    try:
        yield
    finally:
        nvvm.compile_ir = usual


@cache
def _as_on_a_core(cuda_compiler: Any, library: Any) -> None:
    """Kernels ask nothing about the sign of an index either, and know their fields apart; their loops stay loops."""
    usual, take_in = cuda_compiler.define_pipelines, library.add_ir_module
    ask_nothing: Any = importlib.import_module("bastide.core.indexing").ask_nothing
    tell_apart: Any = importlib.import_module("bastide.core.fields").tell_apart
    keep_loops: Any = importlib.import_module("bastide.devices.unrolling").keep_loops
    cuda_compiler.define_pipelines = lambda self: ask_nothing(usual(self)[0], "numba.cuda.core", "numba.cuda.types")
    library.add_ir_module = lambda self, module: take_in(self, keep_loops(tell_apart(module)))


def compiler(target: tuple[int, int]) -> Any:
    """The compiler for GPUs, told which kind of GPU to compile for, since there may be none here."""
    if not hasattr(np, "row_stack"):
        setattr(np, "row_stack", np.vstack)  # noqa: B010  numba-cuda 0.30 asks NumPy for its old name
    cuda: Any = importlib.import_module("numba.cuda")
    api: Any = importlib.import_module("numba.cuda.api")
    dispatcher: Any = importlib.import_module("numba.cuda.dispatcher")
    codegen: Any = importlib.import_module("numba.cuda.codegen")
    _as_on_a_core(importlib.import_module("numba.cuda.compiler").CUDACompiler, codegen.CUDACodeLibrary)
    device = SimpleNamespace(compute_capability=target, id=0)
    api.get_current_device = dispatcher.get_current_device = lambda: device
    return cuda
