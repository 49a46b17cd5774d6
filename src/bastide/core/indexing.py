"""How compiled rules find a place in a list: no rule counts from its end, so nothing is asked about the sign.

Python takes a negative index for a place counted from the end, and compiled code would ask at every access whether it
has one. `NUMBA_BOUNDSCHECK=1` finds an index that is negative after all.
"""

from functools import cache
from importlib import import_module
from types import SimpleNamespace
from typing import Any

from numba.core.compiler import CompilerBase, DefaultPassBuilder, Flags

from .passes import needed


def _accesses(ir: Any, block: Any) -> list[Any]:
    """All that reads or writes one place of a list."""
    read = [line.value for line in block.find_insts(ir.Assign) if getattr(line.value, "op", "") == "getitem"]
    return read + list(block.find_insts(ir.SetItem))


def _unsigned(types: Any, signature: Any) -> Any:
    """The same access with an index that is not negative."""
    listed, index, *value = signature.args
    if not isinstance(listed, types.Array) or index not in types.signed_domain:
        return signature
    return signature.replace(args=(listed, types.uintp, *value))


@cache
def _never_negative(core: str, kinds: str) -> tuple[Any, Any]:
    """The step that takes every index for one that is not negative, and the step after which it comes."""
    ir, machinery, typed = (import_module(f"{core}.{part}") for part in ("ir", "compiler_machinery", "typed_passes"))
    types = import_module(kinds)

    @machinery.register_pass(mutates_CFG=False, analysis_only=False)
    class NeverNegative(machinery.FunctionPass):  # type: ignore[misc, name-defined]
        """Takes every index for one that is not negative."""

        _name = "never_negative"

        def __init__(self) -> None:
            """Nothing to remember."""

        def run_pass(self, state: Any) -> bool:
            """Changes how each access is compiled."""
            for block in state.func_ir.blocks.values():
                for access in _accesses(ir, block):
                    state.calltypes[access] = _unsigned(types, state.calltypes.pop(access))
            return True

    return NeverNegative, typed.NopythonTypeInference


def ask_nothing(passes: Any, core: str, kinds: str) -> list[Any]:
    """The steps that rules need, with that one; a compiler's parts are in the package `core`, its types in `kinds`."""
    steps = needed(passes, core)
    steps.add_pass_after(*_never_negative(core, kinds))
    steps.finalize()
    return [steps]


class Wishes(Flags):
    """How a rule is to be compiled; at every operator two of them are compared, so only what was said counts."""

    def __init__(self, said: Any = None) -> None:
        super().__init__(said)  # type: ignore[no-untyped-call]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Flags) and self._values == other._values

    def __hash__(self) -> int:
        return len(self._values)


class Compiler(CompilerBase):
    """The usual compiler, with that in it."""

    def __init__(self, *given: Any) -> None:
        begin: Any = super().__init__
        *others, said, names = given
        begin(*others, Wishes(said), names)

    def define_pipelines(self) -> list[Any]:
        """What it does, one thing after the other."""
        own: Any = type(self)
        return _steps(own)

    @classmethod
    def steps(cls) -> list[Any]:
        """The same for every rule."""
        builder: Any = DefaultPassBuilder
        passes = builder.define_nopython_pipeline(SimpleNamespace(func_ir=None, flags=Wishes()))
        return ask_nothing(passes, "numba.core", "numba.core.types")


@cache
def _steps(compiler: Any) -> list[Any]:
    return list(compiler.steps())
