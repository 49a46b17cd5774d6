"""What is kept close to a thread of a GPU, in the compiler's own language."""

import numpy as np

from bastide.devices.close import AREA, keep_close, own_records

STATE = np.dtype([("step", "i1"), ("score", "i2", (2,)), ("laid", "i2")], align=True)
LUCK = np.dtype([("high", "i4"), ("low", "i4")])
PAIR = np.dtype([("one", "i4"), ("other", "i4")])
HEAD = 'target datalayout = "e"\n\ndefine i32 @"rule"([8 x i8]* %"state")\n{'


def field(size: int, place: int) -> str:
    return f'  %".7" = getelementptr inbounds [{size} x i8], [{size} x i8]* %"state", i32 0, i32 {place}'


def test_single_numbers_are_kept_and_lists_stay_where_they_are() -> None:
    (own,) = own_records([STATE], [0])
    assert own.size == STATE.itemsize == 8
    assert [(number.place, number.bits, number.line) for number in own.numbers.values()] == [(0, 8, 0), (6, 16, 1)]
    (kept,) = keep_close([f"{HEAD}\n{field(8, 6)}\n}}"], [own], "sim.rule")
    assert field(8, 6) not in kept
    assert AREA in kept
    assert '%".7" = addrspacecast' in kept


def test_what_has_no_number_to_keep_stays_as_it_is() -> None:
    own = own_records([STATE], [0])
    for text in (f"{HEAD}\n{field(8, 2)}\n}}", f"{HEAD}\n{field(12, 6)}\n}}"):
        assert keep_close([text], own, "sim.rule") == [text]


def test_records_of_one_size_cannot_be_told_apart_and_stay_where_they_are() -> None:
    assert own_records([STATE, LUCK], [0, 1]) == []
    holding = np.dtype([("pairs", PAIR, (3,)), ("laid", "i2")])
    (own,) = own_records([LUCK, holding], [0, 1])
    assert own.size == holding.itemsize


def test_numbers_are_fetched_before_the_rule_and_go_back_after_it() -> None:
    call = '  %".9" = call i32 @"_ZN3sim4ruleB2v1"(i8** %".1", i64 %".2", i64 %".3", i64 %".2", [8 x i8]* %"rows")'
    lines = keep_close([f"{HEAD}\n{call}\n}}"], own_records([STATE], [0]), "sim.rule")[0].split("\n")
    middle = lines.index(call)
    fetched = [line for line in lines[:middle] if line.lstrip().startswith("store")]
    back = [line for line in lines[middle:] if line.lstrip().startswith("store")]
    assert len(fetched) == len(back) == 2
    assert any('[8 x i8]* %"rows", i64 %".2"' in line for line in lines[:middle])


def test_scratch_is_kept_close_but_neither_fetched_nor_brought_back() -> None:
    call = '  %".9" = call i32 @"_ZN3sim4ruleB2v1"(i8** %".1", i64 %".2", i64 %".3", i64 %".2", [8 x i8]* %"rows")'
    (kept,) = keep_close([f"{HEAD}\n{field(8, 6)}\n{call}\n}}"], own_records([STATE], [], [0]), "sim.rule")
    assert field(8, 6) not in kept
    assert AREA in kept
    assert "store" not in kept
