"""Loops stay loops on a GPU."""

from llvmlite import binding, ir

from bastide.devices.unrolling import keep_loops


def counting(loops: int) -> ir.Module:
    """A function with so many loops, one after the other."""
    module = ir.Module()
    function = ir.Function(module, ir.FunctionType(ir.VoidType(), [ir.IntType(1)]), "count")
    builder = ir.IRBuilder(function.append_basic_block("start"))
    for _ in range(loops):
        turn, after = function.append_basic_block("turn"), function.append_basic_block("after")
        builder.branch(turn)
        builder.position_at_end(turn)
        builder.cbranch(function.args[0], turn, after)
        builder.position_at_end(after)
    builder.ret_void()
    return module


def test_every_loop_is_marked_and_is_one_of_its_own() -> None:
    text = str(binding.parse_assembly(str(keep_loops(counting(3)))))
    ways_back = [line for line in text.split("\n") if "!llvm.loop" in line and "br " in line]
    assert len({line.rpartition(" ")[2] for line in ways_back}) == 3
    assert text.count('!"llvm.loop.unroll.disable"') == 1


def test_what_has_no_loop_stays_as_it_is() -> None:
    assert "llvm.loop" not in str(keep_loops(counting(0)))
