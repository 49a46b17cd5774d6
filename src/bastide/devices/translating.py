"""Instructions of PTX in the language of the compiler for processors.

A thread's registers are words of 64 bits in a row; a block becomes a function of that row, and of another row in which
it notes the addresses that it touches in memory. Its answer says whether the first of its targets comes next.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from .ptx import Block, Function

INSTRUCTION = re.compile(r"(\S+)\s+(.*);$")
ADDRESS = re.compile(r"\[([^+\]]+?)(?:\+(-?\d+))?\]$")
WIDTHS = {
    "%f": 32, "%fd": 64, "%rs": 16, "%rd": 64, "%r": 32, "%p": 1, "%SP": 64, "%SPL": 64,
    "%lhs": 64, "%rhs": 64, "%amt": 32,  # of a turning number
}  # fmt: skip
ALIKE = {"add": "add", "sub": "sub", "and": "and", "or": "or", "xor": "xor"}
REALS = {32: "float", 64: "double"}
REAL = "0d"  # before the bits of a number with a point
FAR = ("global", "generic")  # memory that is far from a thread


class Slots:
    """Where each register and each name of every function lies in a thread's row."""

    def __init__(self) -> None:
        self.places: dict[tuple[str, str], int] = {}

    def of(self, function: str, name: str) -> int:
        """The place of a register or name, which gets one when it is first asked for."""
        return self.places.setdefault((function, name), len(self.places))


class Translation:
    """One block, as it grows."""

    def __init__(self, function: Function, block: Block, slots: Slots) -> None:
        self.function, self.slots = function.name, slots
        self.lines: list[str] = []
        self.touched: list[str] = []
        self._count = 0
        for line in block.lines:
            found = INSTRUCTION.match(line)
            assert found is not None, line
            name, *kind = found[1].split(".")
            self._translate(name, kind, re.split(r",\s*(?![^\[{]*[\]}])", found[2]))
        self.lines.append(f"  ret i32 {self._decision(block.condition)}")

    def text(self, number: int) -> str:
        """The function."""
        head = f"define internal i32 @block{number}(i64* noalias %registers, i64* noalias %touched) {{"
        return "\n".join([head, *self.lines, "}"])

    def _decision(self, condition: str) -> str:
        if not condition:
            return "1"
        flag = self._get(condition.lstrip("!"), 1)
        return self._extended(self._new(f"xor i1 {flag}, 1") if condition[0] == "!" else flag, 1, 32, False)

    def _translate(self, name: str, kind: Sequence[str], words: list[str]) -> None:
        if kind and kind[0] == "param":
            self._parameter(name, words)
        elif name in ("ld", "st"):
            self._memory(name, kind, words)
        else:
            known = getattr(self, f"_{name}", None)
            if known is None and name not in ALIKE:
                raise NotImplementedError(f"{name}.{'.'.join(kind)} is not known on a processor")
            (known or self._alike(ALIKE.get(name, "")))(kind, words)

    def _new(self, text: str) -> str:
        self._count += 1
        self.lines.append(f"  %v{self._count} = {text}")
        return f"%v{self._count}"

    def _slot(self, name: str) -> str:
        return self._new(f"getelementptr i64, i64* %registers, i64 {self.slots.of(self.function, name)}")

    def _get(self, word: str, bits: int) -> str:
        """A register, a number or a name, as so many bits."""
        if re.fullmatch(r"-?\d+", word):
            return str(int(word) & 1) if bits == 1 else word
        if word.startswith(REAL):
            return str(int(word[len(REAL) :], 16))
        value = self._new(f"load i64, i64* {self._slot(word)}")
        return self._extended(value, 64, bits, False)

    def _put(self, register: str, value: str, bits: int, signed: bool = False) -> None:
        wide = self._extended(value, bits, width(register), signed)
        self._keep(register, self._extended(wide, width(register), 64, False))

    def _keep(self, name: str, value: str) -> None:
        self.lines.append(f"  store i64 {value}, i64* {self._slot(name)}")

    def _extended(self, value: str, bits: int, wanted: int, signed: bool) -> str:
        if bits == wanted or not value.startswith("%"):
            return value
        way = "trunc" if bits > wanted else "sext" if signed else "zext"
        return self._new(f"{way} i{bits} {value} to i{wanted}")

    def _alike(self, way: str) -> Callable[[Sequence[str], list[str]], None]:
        def translate(kind: Sequence[str], words: list[str]) -> None:
            _, bits = shape(kind[-1])
            if kind[-1][0] == "f":
                one, other = self._real(words[1], bits), self._real(words[2], bits)
                self._put_real(words[0], self._new(f"f{way} {REALS[bits]} {one}, {other}"), bits)
                return
            one, other = self._get(words[1], bits), self._get(words[2], bits)
            self._put(words[0], self._new(f"{way} i{bits} {one}, {other}"), bits)

        return translate

    def _parameter(self, name: str, words: list[str]) -> None:
        """What is given to a function or back by it lies among the registers as well."""
        if name == "ld":
            found = ADDRESS.match(words[1])
            assert found is not None
            self._put(words[0], self._get(given(found[1]), width(words[0])), width(words[0]))
        else:
            found = ADDRESS.match(words[0])
            assert found is not None
            bits = width(words[1])
            self._keep(given(found[1]), self._extended(self._get(words[1], bits), bits, 64, False))

    def _memory(self, name: str, kind: Sequence[str], words: list[str]) -> None:
        signed, bits = shape(kind[-1])
        room = kind[0] if kind[0] in ("global", "shared", "local") else "generic"
        place, value = words[::-1] if name == "ld" else words
        found = ADDRESS.match(place)
        assert found is not None
        address = self._get(found[1], 64)
        if found[2]:
            address = self._new(f"add i64 {address}, {found[2]}")
        if room in FAR:
            note = self._new(f"getelementptr i64, i64* %touched, i64 {len(self.touched)}")
            self.lines.append(f"  store i64 {address}, i64* {note}")
            self.touched.append(name)
        first = self._new(f"inttoptr i64 {address} to i{bits}*")
        for along, register in enumerate(re.split(r",\s*", value.strip("{}"))):
            there = self._new(f"getelementptr i{bits}, i{bits}* {first}, i32 {along}") if along else first
            if name == "ld":
                self._put(register, self._new(f"load i{bits}, i{bits}* {there}, align 1"), bits, signed)
            else:
                self.lines.append(f"  store i{bits} {self._get(register, bits)}, i{bits}* {there}, align 1")

    def _mov(self, kind: Sequence[str], words: list[str]) -> None:
        self._put(words[0], self._get(words[1], width(words[0])), width(words[0]))

    _cvta = _mov

    def _real(self, word: str, bits: int) -> str:
        return self._new(f"bitcast i{bits} {self._get(word, bits)} to {REALS[bits]}")

    def _put_real(self, register: str, value: str, bits: int) -> None:
        self._put(register, self._new(f"bitcast {REALS[bits]} {value} to i{bits}"), bits)

    def _cvt(self, kind: Sequence[str], words: list[str]) -> None:
        if list(kind[-2:]) == ["f64", "f32"]:
            self._put_real(words[0], self._new(f"fpext float {self._real(words[1], 32)} to double"), 64)
            return
        (signed, bits), (from_signed, from_bits) = shape(kind[-2]), shape(kind[-1])
        value = self._extended(self._get(words[1], from_bits), from_bits, bits, from_signed)
        self._put(words[0], value, bits, signed)

    def _mul(self, kind: Sequence[str], words: list[str]) -> None:
        signed, bits = shape(kind[1])
        if kind[0] == "lo":
            self._alike("mul")(kind, words)
            return
        one, other = (self._widened(word, bits, signed) for word in words[1:3])
        product = self._new(f"mul i{2 * bits} {one}, {other}")
        if kind[0] == "hi":
            high = self._new(f"lshr i{2 * bits} {product}, {bits}")
            self._put(words[0], self._extended(high, 2 * bits, bits, False), bits)
        else:
            self._put(words[0], product, 2 * bits)

    def _widened(self, word: str, bits: int, signed: bool) -> str:
        if word.startswith("%"):
            return self._extended(self._get(word, bits), bits, 2 * bits, signed)
        return word if signed else str(int(word) % (1 << bits))

    def _mad(self, kind: Sequence[str], words: list[str]) -> None:
        _, bits = shape(kind[-1])
        product = self._new(f"mul i{bits} {self._get(words[1], bits)}, {self._get(words[2], bits)}")
        self._put(words[0], self._new(f"add i{bits} {product}, {self._get(words[3], bits)}"), bits)

    def _not(self, kind: Sequence[str], words: list[str]) -> None:
        _, bits = shape(kind[-1])
        self._put(words[0], self._new(f"xor i{bits} {self._get(words[1], bits)}, -1"), bits)

    def _neg(self, kind: Sequence[str], words: list[str]) -> None:
        _, bits = shape(kind[-1])
        self._put(words[0], self._new(f"sub i{bits} 0, {self._get(words[1], bits)}"), bits)

    def _divided(self, way: str) -> Callable[[Sequence[str], list[str]], None]:
        def translate(kind: Sequence[str], words: list[str]) -> None:
            self._alike(f"{'s' if shape(kind[-1])[0] else 'u'}{way}")(kind, words)

        return translate

    def _rem(self, kind: Sequence[str], words: list[str]) -> None:
        self._divided("rem")(kind, words)

    def _div(self, kind: Sequence[str], words: list[str]) -> None:
        self._divided("div")(kind, words)

    def _shl(self, kind: Sequence[str], words: list[str]) -> None:
        self._shifted("shl", kind, words)

    def _shr(self, kind: Sequence[str], words: list[str]) -> None:
        self._shifted("ashr" if shape(kind[-1])[0] else "lshr", kind, words)

    def _shifted(self, way: str, kind: Sequence[str], words: list[str]) -> None:
        """By as many bits as there are, or more, nothing is left but the sign."""
        _, bits = shape(kind[-1])
        value, by = self._get(words[1], bits), self._extended(self._get(words[2], 32), 32, max(bits, 32), False)
        far = self._new(f"icmp uge i{max(bits, 32)} {by}, {bits}")
        most = self._new(f"select i1 {far}, i{max(bits, 32)} {bits - 1}, i{max(bits, 32)} {by}")
        moved = self._new(f"{way} i{bits} {value}, {self._extended(most, max(bits, 32), bits, False)}")
        if way != "ashr":
            moved = self._new(f"select i1 {far}, i{bits} 0, i{bits} {moved}")
        self._put(words[0], moved, bits)

    def _shf(self, kind: Sequence[str], words: list[str]) -> None:
        if list(kind) != ["l", "wrap", "b32"]:
            raise NotImplementedError(f"shf.{'.'.join(kind)} is not known on a processor")
        low, high, by = (self._get(word, 32) for word in words[1:4])
        self._put(words[0], self._new(f"call i32 @llvm.fshl.i32(i32 {high}, i32 {low}, i32 {by})"), 32)

    def _max(self, kind: Sequence[str], words: list[str]) -> None:
        self._better("gt", kind, words)

    def _min(self, kind: Sequence[str], words: list[str]) -> None:
        self._better("lt", kind, words)

    def _better(self, way: str, kind: Sequence[str], words: list[str]) -> None:
        signed, bits = shape(kind[-1])
        one, other = self._get(words[1], bits), self._get(words[2], bits)
        first = self._new(f"icmp {'s' if signed else 'u'}{way} i{bits} {one}, {other}")
        self._put(words[0], self._new(f"select i1 {first}, i{bits} {one}, i{bits} {other}"), bits)

    def _setp(self, kind: Sequence[str], words: list[str]) -> None:
        signed, bits = shape(kind[-1])
        if kind[-1][0] == "f":
            one, other = self._real(words[1], bits), self._real(words[2], bits)
            self._put(words[0], self._new(f"fcmp o{kind[0]} {REALS[bits]} {one}, {other}"), 1)
            return
        way = kind[0] if kind[0] in ("eq", "ne") else f"{'s' if signed else 'u'}{kind[0]}"
        one, other = self._get(words[1], bits), self._get(words[2], bits)
        self._put(words[0], self._new(f"icmp {way} i{bits} {one}, {other}"), 1)

    def _selp(self, kind: Sequence[str], words: list[str]) -> None:
        _, bits = shape(kind[-1])
        one, other, which = self._get(words[1], bits), self._get(words[2], bits), self._get(words[3], 1)
        self._put(words[0], self._new(f"select i1 {which}, i{bits} {one}, i{bits} {other}"), bits)

    def _bfi(self, kind: Sequence[str], words: list[str]) -> None:
        """Some bits of one number take the place of some of another."""
        _, bits = shape(kind[-1])
        place, many = int(words[3]), int(words[4])
        mask = ((1 << many) - 1) << place
        moved = self._new(f"shl i{bits} {self._get(words[1], bits)}, {place}")
        put = self._new(f"and i{bits} {moved}, {mask}")
        kept = self._new(f"and i{bits} {self._get(words[2], bits)}, {((1 << bits) - 1) & ~mask}")
        self._put(words[0], self._new(f"or i{bits} {put}, {kept}"), bits)


def width(register: str) -> int:
    """How many bits a register has."""
    return WIDTHS[re.sub(r"\d+$", "", register)]


def shape(kind: str) -> tuple[bool, int]:
    """Whether numbers of a kind have a sign, and their bits."""
    return (False, 1) if kind == "pred" else (kind[0] == "s", int(kind[1:]))


def given(name: str) -> str:
    """What a function is given or gives back, among its names."""
    return f"given {name}"
