"""A number written once for each of four marks that is set, such as a move for each facing that fits."""

import os
from typing import TYPE_CHECKING

from .rule import FORM, rule

MARKS = 4


@rule
def write_marked(target: list[int], place: int, number: int, marks: int, shift: int) -> int:
    """Writes a number for each mark that is set, with the mark's own number shifted into it; how many there are.

    One that is not set is written over by what comes after it: so four places are written, whatever is set.
    """
    first = place
    for mark in range(MARKS):
        target[place] = number | mark << shift
        place += marks >> mark & 1
    return place - first


CHECKED = os.environ.get("NUMBA_BOUNDSCHECK") == "1"  # then every place is asked for, one by one

if not TYPE_CHECKING and FORM == "compiled" and not CHECKED:
    from llvmlite import ir
    from numba.core.cgutils import create_struct_proxy, global_constant
    from numba.core.types import int64
    from numba.extending import intrinsic

    ZERO = ir.Constant(ir.IntType(32), 0)

    def orders(four):
        """For whatever marks are set their numbers in front, and behind them what is written over."""
        rows = [[mark for mark in range(MARKS) if marks >> mark & 1] for marks in range(1 << MARKS)]
        full = [ir.Constant(four, (row + [0] * MARKS)[:MARKS]) for row in rows]
        return ir.Constant(ir.ArrayType(four, len(full)), full)

    def four_times(builder, number, four):
        """A number in all four places."""
        nothing = ir.Constant(four, ir.Undefined)
        alone = builder.insert_element(nothing, builder.trunc(number, four.element), ZERO)
        return builder.shuffle_vector(alone, nothing, ir.Constant(ir.VectorType(ZERO.type, MARKS), [0] * MARKS))

    @intrinsic
    def write_marked(typing, target, place, number, marks, shift):
        """The same, all four places at once."""

        def write(context, builder, signature, arguments):
            listed, place, number, marks, shift = arguments
            four = ir.VectorType(context.get_data_type(signature.args[0].dtype), MARKS)
            order = builder.load(builder.gep(global_constant(builder, "orders", orders(four)), [ZERO, marks]))
            order = builder.shl(order, four_times(builder, shift, four))
            begin = builder.gep(create_struct_proxy(signature.args[0])(context, builder, listed).data, [place])
            stored = builder.or_(order, four_times(builder, number, four))
            builder.store(stored, builder.bitcast(begin, four.as_pointer()), align=four.element.width // 8)
            return builder.ctpop(marks)

        return int64(target, int64, int64, int64, int64), write
