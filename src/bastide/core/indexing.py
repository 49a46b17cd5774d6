"""How compiled rules find a place in a list: no rule counts from its end, so nothing is asked about the sign.

Python takes a negative index for a place counted from the end, and compiled code would ask at every access whether it
has one. `NUMBA_BOUNDSCHECK=1` finds an index that is negative after all.
"""

from typing import Any

from numba.core import ir, types
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.typed_passes import NopythonTypeInference


def _accesses(block: Any) -> list[Any]:
    """All that reads or writes one place of a list."""
    read = [line.value for line in block.find_insts(ir.Assign) if getattr(line.value, "op", "") == "getitem"]
    return read + list(block.find_insts(ir.SetItem))


def _unsigned(signature: Any) -> Any:
    """The same access with an index that is not negative."""
    listed, index, *value = signature.args
    if not isinstance(listed, types.Array) or index not in types.signed_domain:
        return signature
    return signature.replace(args=(listed, types.uintp, *value))


@register_pass(mutates_CFG=False, analysis_only=False)  # type: ignore[no-untyped-call]
class NeverNegative(FunctionPass):
    """Takes every index for one that is not negative."""

    _name = "never_negative"

    def __init__(self) -> None:
        """Nothing to remember."""

    def run_pass(self, state: Any) -> bool:
        """Changes how each access is compiled."""
        for block in state.func_ir.blocks.values():
            for access in _accesses(block):
                state.calltypes[access] = _unsigned(state.calltypes.pop(access))
        return True


class Compiler(CompilerBase):
    """The usual compiler, with that in it."""

    def define_pipelines(self) -> list[Any]:
        """What it does, one thing after the other."""
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)  # type: ignore[no-untyped-call]
        passes.add_pass_after(NeverNegative, NopythonTypeInference)
        passes.finalize()
        return [passes]
