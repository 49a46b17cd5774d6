"""What is kept close to a thread of a GPU, in the compiler's own language."""

import numpy as np

from bastide.devices.close import AREA, Number, keep_close, own_records

STATE = np.dtype([("step", "i1"), ("grid", "i2", (20,)), ("laid", "i2")], align=True)
LUCK = np.dtype([("high", "i4"), ("low", "i4")])
PAIR = np.dtype([("one", "i4"), ("other", "i4")])
HEAD = 'target datalayout = "e"\n\ndefine i32 @"rule"([44 x i8]* %"state")\n{'


def field(size: int, place: int) -> str:
    return f'  %".7" = getelementptr inbounds [{size} x i8], [{size} x i8]* %"state", i32 0, i32 {place}'


def test_single_numbers_are_kept_and_long_lists_stay_where_they_are() -> None:
    (own,) = own_records([STATE], [0])
    assert own.size == STATE.itemsize == 44
    assert list(own.numbers.values()) == [Number(42, 16, 1, 0), Number(0, 8, 1, 2)]
    (kept,) = keep_close([f"{HEAD}\n{field(44, 42)}\n}}"], [own], "sim.rule")
    assert field(44, 42) not in kept
    assert AREA in kept
    assert '%".7" = addrspacecast' in kept


def test_short_lists_are_kept_with_the_numbers() -> None:
    (own,) = own_records([np.dtype([("hand", "i2", (2,)), ("step", "i1"), ("bag", "i2", (24,))])], [0])
    assert list(own.numbers.values()) == [Number(0, 16, 2, 0), Number(4, 8, 1, 4)]


def test_no_number_lies_where_another_does_or_across_words() -> None:
    odd = np.dtype([("step", "i1"), ("grid", "i2", (20,)), ("seen", "i1")])
    moves = np.dtype([("moves", "i4", (30,)), ("count", "i4")])
    last = np.dtype([("far", "i8", (30,)), ("near", "i8"), ("there", "i1", (3,))])
    numbers = [number for own in own_records([odd, moves, last], [0, 1], [2]) for number in own.numbers.values()]
    taken = [range(number.before, number.before + number.size) for number in numbers]
    assert len({byte for stretch in taken for byte in stretch}) == sum(map(len, taken)) == 17
    assert all(number.before % (number.bits // 8) == 0 for number in numbers)


def test_what_has_no_number_to_keep_stays_as_it_is() -> None:
    own = own_records([STATE], [0])
    for text in (f"{HEAD}\n{field(44, 2)}\n}}", f"{HEAD}\n{field(12, 6)}\n}}"):
        assert keep_close([text], own, "sim.rule") == [text]


def test_records_of_one_size_cannot_be_told_apart_and_stay_where_they_are() -> None:
    assert own_records([PAIR, LUCK], [0, 1]) == []
    holding = np.dtype([("pairs", PAIR, (3,)), ("laid", "i2")])
    (own,) = own_records([LUCK, holding], [0, 1])
    assert own.size == holding.itemsize


def test_numbers_are_fetched_before_the_rule_and_go_back_after_it() -> None:
    call = '  %".9" = call i32 @"_ZN3sim4ruleB2v1"(i8** %".1", i64 %".2", i64 %".3", i64 %".2", [44 x i8]* %"rows")'
    lines = keep_close([f"{HEAD}\n{call}\n}}"], own_records([STATE], [0]), "sim.rule")[0].split("\n")
    middle = lines.index(call)
    fetched = [line for line in lines[:middle] if line.lstrip().startswith("store")]
    back = [line for line in lines[middle:] if line.lstrip().startswith("store")]
    assert len(fetched) == len(back) == 2
    assert any('[44 x i8]* %"rows", i64 %".2"' in line for line in lines[:middle])


def test_scratch_is_kept_close_but_neither_fetched_nor_brought_back() -> None:
    call = '  %".9" = call i32 @"_ZN3sim4ruleB2v1"(i8** %".1", i64 %".2", i64 %".3", i64 %".2", [44 x i8]* %"rows")'
    (kept,) = keep_close([f"{HEAD}\n{field(44, 42)}\n{call}\n}}"], own_records([STATE], [], [0]), "sim.rule")
    assert field(44, 42) not in kept
    assert AREA in kept
    assert "store" not in kept
