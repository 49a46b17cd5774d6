"""The steps of a compiler that rules need, taken without being measured.

A compiler of Python has steps for much that no rule has: closures, exceptions, `with`, expressions over whole arrays.
Before each step it also writes down what it compiles, types and all, in case somebody measures, which takes longer than
many a step. Rules are many and short, so both are left out.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

NEEDLESS = {
    "with_lifting",
    "inline_closure_likes",
    "rewrite_semantic_constants",
    "dead_branch_prune",
    "Rewrite dynamic raises",
    "make_function_op_code_to_jit_function",
    "inline_inlinables",
    "find_literally",
    "literal_unroll",
    "LiteralPropagation",
    "nopython_rewrites",
    "nopython_supported_feature_validation",
    "annotate_types",
    "dump_parfor_diagnostics",
}


def needed(passes: Any, core: str) -> Any:
    """The steps of a compiler whose parts are in the package `core`, less those that no rule needs."""
    steps = _unmeasured(core)(passes.pipeline_name)
    steps.passes = [(step, told) for step, told in passes.passes if step._name not in NEEDLESS]
    return steps


@cache
def _unmeasured(core: str) -> Any:
    machinery = import_module(f"{core}.compiler_machinery")

    class Unmeasured(machinery.PassManager):  # type: ignore[misc, name-defined]
        """Steps that are taken and nothing else."""

        def _runPass(self, index: int, step: Any, state: Any) -> None:
            step.analysis = self._analysis
            step.run_initialization(state)
            step.run_pass(state)
            step.run_finalizer(state)

    return Unmeasured
