"""Kernels are run without a GPU, in lock step: they play the same games, and what warps do is counted."""

import json
import sys
from collections.abc import Callable

import numpy as np
import pytest

from bastide.cli.bench_device import bench_device
from bastide.core.errors import BadSetup
from bastide.devices import open_device
from bastide.devices.close import AREA
from bastide.devices.kernels import kernel_file
from bastide.devices.lockstep import TARGET, Program, Warp, Work
from bastide.learn.alike import compare_leaves
from bastide.learn.playing import runs
from bastide.sim import device_checks
from bastide.sim.device_checks import compare
from bastide.sim.mixed import Tables
from bastide.sim.mixes import Mix

KERNEL = """
.visible .entry kernel(
	.param .u64 kernel_param_0
)
{
	.reg .pred 	%p<9>;

	ld.param.u64 	%rd1, [kernel_param_0];
	mov.u32 	%r1, %tid.x;
	mul.wide.s32 	%rd2, %r1, 8;
	add.s64 	%rd3, %rd1, %rd2;
	ld.global.u64 	%rd4, [%rd3];
BODY
	st.global.u64 	[%rd3], %rd9;
	ret;
}
"""
SWAPPED = """
	ld.global.v2.u16 	{%rs1, %rs2}, [%rd3+2];
	st.global.v2.u16 	[%rd3+2], {%rs2, %rs1};
	ld.global.u64 	%rd9, [%rd3];"""
TURNED = """
	and.b64 	%rd5, %rd4, 63;
	cvt.u32.u64 	%r2, %rd5;
	{
	.reg .b64 %lhs;
	.reg .b64 %rhs;
	.reg .u32 %amt2;
	shl.b64 	%lhs, %rd4, %r2;
	sub.u32 	%amt2, 64, %r2;
	shr.b64 	%rhs, %rd4, %amt2;
	add.u64 	%rd9, %lhs, %rhs;
	}"""
WORDS = [0, 1, 2, 5, 31, 32, 63, 64, 127, 128, 255, 256, 65535, 65536, 2**31, 2**32 - 1, 2**40 + 7, 2**63, 2**64 - 1]


def ran(body: str, values: list[int]) -> tuple[list[int], Work]:
    """What 32 threads make of a word each, and their work."""
    room = np.zeros(48, np.uint64)
    words = room[-(room.ctypes.data // 8) % 16 :][:32]  # they begin where a line of memory begins
    words[: len(values)] = values
    work = Work()
    Warp(Program(KERNEL.replace("BODY", body)), 0, [words.ctypes.data], work).run()
    return words.tolist()[: len(values)], work


def signed(word: int, bits: int) -> int:
    word &= (1 << bits) - 1
    return word - (1 << bits) if word >> bits - 1 else word


@pytest.mark.parametrize(
    ("body", "meant"),
    [
        ("shl.b64 %rd9, %rd4, 3;", lambda word: word << 3),
        ("cvt.u32.u64 %r2, %rd4;\nmov.u64 %rd5, 1;\nshl.b64 %rd9, %rd5, %r2;", lambda word: 1 << min(word % 2**32, 64)),
        ("mov.u32 %r2, 70;\nshr.s64 %rd9, %rd4, %r2;", lambda word: signed(word, 64) >> 63),
        ("mov.u32 %r2, 70;\nshr.u64 %rd9, %rd4, %r2;", lambda word: 0),
        ("cvt.u16.u64 %rs1, %rd4;\ncvt.s64.s8 %rd9, %rs1;", lambda word: signed(word, 8)),
        ("cvt.u16.u64 %rs1, %rd4;\ncvt.u64.u16 %rd9, %rs1;", lambda word: word & 0xFFFF),
        ("mul.hi.u64 %rd9, %rd4, -3;", lambda word: word * (2**64 - 3) >> 64),
        ("mul.hi.s64 %rd9, %rd4, -3;", lambda word: signed(word, 64) * -3 >> 64),
        ("cvt.u32.u64 %r2, %rd4;\nmul.wide.s32 %rd9, %r2, -5;", lambda word: signed(word, 32) * -5),
        ("cvt.u32.u64 %r2, %rd4;\nmul.wide.u32 %rd9, %r2, 5;", lambda word: word % 2**32 * 5),
        ("mov.u64 %rd5, 7;\nrem.s64 %rd9, %rd4, %rd5;", lambda word: int(np.fmod(np.int64(signed(word, 64)), 7))),
        ("mov.u64 %rd5, 5;\nbfi.b64 %rd9, %rd5, %rd4, 4, 8;", lambda word: word & ~0xFF0 | 5 << 4),
        (
            "cvt.u32.u64 %r2, %rd4;\nmov.u32 %r3, 9;\nshf.l.wrap.b32 %r4, %r2, %r2, %r3;\ncvt.u64.u32 %rd9, %r4;",
            lambda word: (word << 9 | (word & 0xFFFFFFFF) >> 23) & 0xFFFFFFFF,
        ),
        ("max.s64 %rd9, %rd4, 40;", lambda word: max(signed(word, 64), 40)),
        ("min.u64 %rd9, %rd4, 40;", lambda word: min(word, 40)),
        ("setp.lt.s64 %p1, %rd4, 2;\nselp.u64 %rd9, 1, 4, %p1;", lambda word: 1 if signed(word, 64) < 2 else 4),
        ("setp.gt.u64 %p1, %rd4, 2;\nnot.pred %p2, %p1;\nselp.b64 %rd9, %rd4, -1, %p2;",
         lambda word: -1 if word > 2 else word),
        ("not.b64 %rd5, %rd4;\nneg.s64 %rd9, %rd5;", lambda word: word + 1),
        (TURNED, lambda word: word << word % 64 | word >> (64 - word % 64)),
        (SWAPPED, lambda word: word & ~0xFFFFFFFF0000 | (word >> 16 & 0xFFFF) << 32 | (word >> 32 & 0xFFFF) << 16),
    ],
)  # fmt: skip
def test_instructions_do_what_a_gpu_does(body: str, meant: Callable[[int], int]) -> None:
    assert ran(body, WORDS)[0] == [meant(word) % 2**64 for word in WORDS]


def test_an_instruction_that_is_not_known_is_named() -> None:
    with pytest.raises(NotImplementedError, match=r"tex\.2d is not known"):
        Program(KERNEL.replace("BODY", "tex.2d %rd9, %rd4;"))


def test_without_the_compiler_of_kernels_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba_cuda", None)
    with pytest.raises(BadSetup, match=r"install bastide\[gpu\]"):
        open_device("lockstep", "castle")
    monkeypatch.setenv("BASTIDE_PLAIN", "1")
    with pytest.raises(BadSetup, match="unset BASTIDE_PLAIN"):
        open_device("lockstep", "castle")


def test_threads_that_part_meet_again_and_nobody_works_meanwhile() -> None:
    body = """	mov.u64 	%rd9, 0;
$LOOP:
	setp.eq.s64 	%p1, %rd4, 0;
	@%p1 bra 	$DONE;
	add.s64 	%rd9, %rd9, %rd4;
	add.s64 	%rd4, %rd4, -1;
	bra.uni 	$LOOP;
$DONE:
	add.s64 	%rd9, %rd9, 100;"""
    values = [number % 4 for number in range(32)]
    found, work = ran(body, values)
    assert found == [100 + sum(range(value + 1)) for value in values]
    before, asked, looped, after = 7, 2, 3, 3
    assert work.instructions == before + 4 * asked + 3 * looped + after
    assert work.by_threads == 32 * (before + after) + (32 + 24 + 16 + 8) * asked + (24 + 16 + 8) * looped
    assert (work.touching, work.lines) == (2, 4)
    assert (work.waiting, work.far) == (1, 1)  # who writes does not wait


@pytest.mark.long
def test_kernels_play_the_games_of_the_processor() -> None:
    found = list(compare("castle", "lockstep", 3, seed=5, mixes=3))
    assert [one.alike for one in found] == [3] * len(found)


def test_what_warps_do_in_a_game_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(device_checks, "MEASURED", {"classic": (Mix("standard"),), "castle": (Mix("castle"),)})
    bench_device("lockstep", ["castle"], 1, 1.0, json=True)
    (mix, work), *others = json.loads(capsys.readouterr().out).items()
    assert (mix, others) == ("castle for 2", [])
    assert 32 * work["instructions"] > work["by_threads"] > 3 * work["instructions"]
    assert 32 * work["touching"] > work["lines"] > work["touching"] > 1000


@pytest.mark.long
def test_kernels_try_and_describe_the_moves_of_the_processor() -> None:
    found = list(compare_leaves("castle", "lockstep", 1, seed=5))
    assert all(one.alike == one.leaves > 1000 for one in found)
    tables = Tables(open_device("cpu", "castle", cores=1), "castle", [Mix("castle")])
    described = {rule: kinds for rule, kinds in runs(tables, in_steps=True) if rule.endswith(("_leaves", "_rows"))}
    assert {rule.rpartition(".")[2] for rule in described} > {"begin_leaves", "describe_rows", "end_leaves"}
    for rule, kinds in described.items():
        close = AREA in kernel_file("castle", rule, kinds, TARGET).read_text("utf-8")
        assert close == rule.endswith("describe_rows")
