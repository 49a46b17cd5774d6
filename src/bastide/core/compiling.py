"""How a rule is compiled: as a part of others, and as machine code only where Python calls it.

Rules call rules, and few of them are called from outside. So a rule becomes a part first: code that is kept and linked
into whatever calls it, where all of it is optimised together. When Python calls a rule, it is made whole. A rule that
several processes need is compiled by one of them, and the others wait for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import compile_result
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import register_pass
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import NativeLowering

from .fields import tell_apart
from .indexing import Compiler

try:
    import fcntl
except ImportError:  # Windows: there every process compiles for itself
    fcntl = None  # type: ignore[assignment]

OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}


class Place:
    """Where the code of a part is looked up: a part has no address."""


class Library(JITCodeLibrary):
    """Code whose fields are told apart."""

    def add_ir_module(self, module: Any) -> None:
        """Takes in what was written."""
        super().add_ir_module(tell_apart(module))


class PartLibrary(Library):
    """Code that waits to be linked into other code, and is optimised there."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    @classmethod
    def read(cls, codegen: Any, name: str, code: bytes) -> PartLibrary:
        """The library of a part that was kept."""
        library = cls(codegen, name)
        library._final_module = library._shared_module = llvm.parse_bitcode(code)
        library._finalize_final_module()
        return library


@register_pass(mutates_CFG=True, analysis_only=False)
class WholeLowering(NativeLowering):
    """The last step for a rule that Python calls."""

    _name = "whole_lowering"

    def run_pass(self, state: Any) -> bool:
        """Writes the code."""
        state.library = Library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


@register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(NativeLowering):
    """The last step for a part."""

    _name = "part_lowering"

    def run_pass(self, state: Any) -> bool:
        """Writes the code and says where it is found."""
        state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        place = Place()
        state.targetctx.insert_user_function(place, state["cr"].fndesc, [state.library])
        state["cr"] = state["cr"]._replace(cfunc=place)
        return True


class WholeCompiler(Compiler):
    """The compiler of rules that Python calls."""

    lowering: type[NativeLowering] = WholeLowering

    def define_pipelines(self) -> list[Any]:
        """As usual but for the last step."""
        (passes,) = super().define_pipelines()
        passes.passes = [(self.lowering if step is NativeLowering else step, name) for step, name in passes.passes]
        return [passes]


class PartCompiler(WholeCompiler):
    """The compiler of parts."""

    lowering = PartLowering


class KeptPart(CompileResultCacheImpl):
    """How a part is kept on disk."""

    def get_filename_base(self, fullname: str, abiflags: str) -> str:
        """A name beside that of the same rule made whole."""
        return f"{super().get_filename_base(fullname, abiflags)}-part"

    def reduce(self, result: Any) -> Any:
        """The code, and what it takes and gives."""
        description = result.fndesc
        description.typemap = description.calltypes = None
        return result.library.name, result.library._get_module_for_linking().as_bitcode(), description, result.signature

    def rebuild(self, target_context: Any, kept: Any) -> Any:
        """The part again."""
        name, code, description, signature = kept
        return compile_result(
            target_context=target_context,
            typing_context=target_context.typing_context,
            library=PartLibrary.read(target_context.codegen(), name, code),
            entry_point=Place(),
            fndesc=description,
            signature=signature,
            objectmode=False,
            lifted=(),
        )


class WholeCache(FunctionCache):
    """What was compiled, on disk; where it cannot be written, as on a full disk, it is compiled again next time."""

    def save_overload(self, signature: Any, data: Any) -> None:
        """Keep it, if there is room."""
        with suppress(OSError):
            super().save_overload(signature, data)


class PartCache(WholeCache):
    """The parts of one rule on disk."""

    _impl_class: Any = KeptPart


class Shared(CPUDispatcher):
    """A function that one process compiles for all."""

    def compile(self, signature: Any) -> Any:
        """Compiles, or reads what another process compiled meanwhile."""
        if isinstance(signature, tuple) and signature in self.overloads:
            return self.overloads[signature].entry_point
        with global_compiler_lock, _alone(Path(self._cache._cache_file._index_path)):
            return super().compile(signature)


@contextmanager
def _alone(file: Path) -> Iterator[None]:
    """No other process compiles what belongs into this file; one that was killed is not waited for.

    Where nothing can be written, as on a full disk, everybody compiles for himself.
    """
    with ExitStack() as held:
        if fcntl is not None:
            with suppress(OSError):
                file.parent.mkdir(parents=True, exist_ok=True)
                lock = held.enter_context(open(file.with_suffix(".lock"), "w"))
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


class Rule(Shared):
    """A rule as a part of others; it is made whole when Python calls it."""

    def __init__(self, function: Any, short: bool) -> None:
        options = {**OPTIONS, "forceinline": short, "no_cpython_wrapper": True}
        super().__init__(function, targetoptions=options, pipeline_class=PartCompiler)
        self._cache, self._whole_cache = PartCache(function), WholeCache(function)

    @cached_property
    def whole(self) -> Any:
        """The same rule for Python."""
        whole = Shared(self.py_func, targetoptions=OPTIONS, pipeline_class=WholeCompiler)
        whole._cache = self._whole_cache
        return whole

    def add_overload(self, result: Any) -> None:
        """Python never calls a part."""
        self.overloads[tuple(result.signature.args)] = result

    def _compile_for_args(self, *arguments: Any, **named: Any) -> Any:
        entry = self.whole._compile_for_args(*arguments, **named)
        for signature, result in self.whole.overloads.items():
            self._insert([argument._code for argument in signature], result.entry_point, False)
        return entry
