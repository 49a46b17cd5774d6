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
from numba.core.sigutils import normalize_signature
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

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout
        passes, builder = self._codegen._function_pass_manager()
        for function in module.functions:
            if not function.is_declaration:
                passes.run(function, builder)


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

    @classmethod
    def steps(cls) -> list[Any]:
        """As usual but for the last step."""
        (passes,) = super().steps()
        passes.passes = [(cls.lowering if step is NativeLowering else step, name) for step, name in passes.passes]
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

    def _save_overload(self, signature: Any, data: Any) -> None:
        if self._impl.check_cachable(data):
            Path(self.cache_path).mkdir(parents=True, exist_ok=True)
            self._cache_file.save(self._index_key(signature, data.codegen), self._impl.reduce(data))


class PartCache(WholeCache):
    """The parts of one rule on disk."""

    _impl_class: Any = KeptPart

    def load_overload(self, signature: Any, target: Any) -> Any:
        """What was kept; the compiler has made itself ready by now."""
        with self._guard_against_spurious_io_errors():
            return self._load_overload(signature, target)


class Shared(CPUDispatcher):
    """A function that one process compiles for all."""

    def compile(self, signature: Any) -> Any:
        """Compiles, or reads what another process compiled meanwhile."""
        found = self._known(signature)
        if found is None:
            with global_compiler_lock, self._compiling_counter, _alone(Path(self._cache._cache_file._index_path)):
                found = self._known(signature) or self._kept(signature) or self._made(signature)
        return found.entry_point

    def _known(self, signature: Any) -> Any:
        arguments, _ = normalize_signature(signature)
        return self.overloads.get(tuple(arguments))

    def _kept(self, signature: Any) -> Any:
        found = self._cache.load_overload(signature, self.targetctx)
        if found is not None:
            self._cache_hits[signature] += 1
            self.targetctx.insert_user_function(found.entry_point, found.fndesc, [found.library])
            self.add_overload(found)
        return found

    def _made(self, signature: Any) -> Any:
        self._cache_misses[signature] += 1
        found = self._compiler.compile(*normalize_signature(signature))
        self.add_overload(found)
        self._cache.save_overload(signature, found)
        return found


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
        self._called: set[Any] = set()

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
        with global_compiler_lock:
            for signature in self.whole.overloads.keys() - self._called:
                self._called.add(signature)  # one that was there twice would be looked for here at every call
                self._insert([kind._code for kind in signature], self.whole.overloads[signature].entry_point, False)
        return entry
