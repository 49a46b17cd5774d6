"""What the compiler for GPUs is told about loops: they stay loops.

Left to itself it writes a short loop's body several times over, and a kernel of rules grows beyond what a GPU keeps at
hand of a program; most loops of rules end after a turn or two anyway.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from llvmlite.ir import instructions


def keep_loops(module: ir.Module) -> ir.Module:
    """Marks every way back to an earlier part of a function as that of a loop which is not to be unrolled."""
    disable: Any = None
    for function in module.functions:
        passed: set[ir.Block] = set()
        for block in function.blocks:
            passed.add(block)
            end = block.terminator
            if isinstance(end, instructions.Branch | instructions.ConditionalBranch) and passed & set(end.operands):
                disable = disable or module.add_metadata([ir.MetaDataString(module, "llvm.loop.unroll.disable")])
                loop = module.add_metadata([ir.IntType(64)(len(module.metadata))])
                loop.operands = (loop, disable)  # a loop is told from another by naming itself
                end.set_metadata("llvm.loop", loop)
    return module
