"""Kernels in pieces: the functions of a PTX file, their basic blocks, and where threads that part meet again."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

HEAD = re.compile(r"(?:\.visible |\.weak )?\.(entry|func)\s+(?:\(.*?\) )?(\S+?)\(?$")
BRANCH = re.compile(r"(?:@(!?)(%p\d+) )?bra(?:\.uni)?\s+(\S+);")
CALL = re.compile(r"call\.uni (?:\((\S+)\),)? *(\S+?),? *\( *(.*?) *\) *;")
GONE = ""  # the name of what comes after a function's last block


@dataclass
class Block:
    """Instructions that are run one after the other, and what may come next."""

    name: str
    number: int = 0
    lines: list[str] = field(default_factory=list)
    targets: list[str] = field(default_factory=list)
    condition: str = ""    # the register that decides for the first target, perhaps with a ! before it
    called: str = ""       # the function called at the end
    given: list[str] = field(default_factory=list)
    answer: str = ""
    meeting: str = GONE    # the block where threads that part here meet again


@dataclass
class Function:
    """A kernel, or what it calls."""

    name: str
    is_kernel: bool
    blocks: dict[str, Block]


def functions_of(text: str) -> dict[str, Function]:
    """All functions of a file, by their names."""
    found: dict[str, Function] = {}
    number = 0
    for name, is_kernel, lines in _bodies(text.split("\n")):
        blocks = _reached(_parted(lines))
        for block in blocks.values():
            block.number, number = number, number + 1
        _find_meetings(blocks)
        found[name] = Function(name, is_kernel, blocks)
    return found


def _bodies(lines: Sequence[str]) -> Iterator[tuple[str, bool, list[str]]]:
    """The lines between the braces of each function."""
    place = 0
    while place < len(lines):
        head = HEAD.match(lines[place])
        place += 1
        if head is None:
            continue
        while lines[place].strip() not in ("{", ";"):
            place += 1
        if lines[place].strip() == "{":
            end = next(number for number in range(place, len(lines)) if lines[number].startswith("}"))
            yield head[2], head[1] == "entry", [line.strip() for line in lines[place + 1 : end]]
            place = end


def _parted(lines: list[str]) -> list[Block]:
    """The blocks in their order; each goes on to the next unless it says otherwise."""
    blocks = [Block("begin")]
    waiting = iter(lines)
    for line in waiting:
        here, after = blocks[-1], f"after {len(blocks)}"
        branch = BRANCH.match(line)
        if line.startswith("$") and line.endswith(":"):
            if not here.targets and here.name != "nowhere":
                here.targets = [line[:-1]]
            blocks.append(Block(line[:-1]))
        elif branch:
            here.condition = f"{branch[1] or ''}{branch[2] or ''}"
            here.targets = [branch[3], after] if branch[2] else [branch[3]]
            blocks.append(Block(after if branch[2] else "nowhere"))
        elif line.startswith("call.uni"):
            while not line.endswith(";"):
                line += f" {next(waiting)}"
            call = CALL.match(line)
            assert call is not None, line
            here.answer, here.called, here.given = call[1] or "", call[2], re.split(r"\s*,\s*", call[3])
            here.targets = [after]
            blocks.append(Block(after))
        elif line == "ret;":
            here.targets = [GONE]
            blocks.append(Block("nowhere"))
        elif line and line[0] not in ".{}/":
            here.lines.append(line)
    return blocks


def _reached(blocks: list[Block]) -> dict[str, Block]:
    """Those that can be reached, by their names."""
    known = {block.name: block for block in blocks}
    reached, waiting = {GONE}, ["begin"]
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += known[name].targets
    return {block.name: block for block in blocks if block.name in reached and block.name != "nowhere"}


def _find_meetings(blocks: dict[str, Block]) -> None:
    """Where all ways from a block come together again: its next post-dominator."""
    order = _backwards(blocks)
    place = {name: number for number, name in enumerate(order)}
    meetings = {GONE: GONE}
    changed = True
    while changed:
        changed = False
        for name in order[1:]:
            together = _together([one for one in blocks[name].targets if one in meetings], meetings, place)
            if meetings.get(name) != together:
                meetings[name], changed = together, True
    for name, block in blocks.items():
        block.meeting = meetings.get(name, GONE)


def _backwards(blocks: dict[str, Block]) -> list[str]:
    """The blocks from the end on, each after some block that it leads to."""
    sources: dict[str, list[str]] = {}
    for block in blocks.values():
        for target in block.targets:
            sources.setdefault(target, []).append(block.name)
    order: list[str] = []
    seen, way = {GONE}, [(GONE, iter(sources[GONE]))]
    while way:
        following = next((name for name in way[-1][1] if name not in seen), None)
        if following is None:
            order.append(way.pop()[0])
        else:
            seen.add(following)
            way.append((following, iter(sources.get(following, []))))
    return order[::-1]


def _together(names: list[str], meetings: dict[str, str], place: dict[str, int]) -> str:
    """The first block that lies on the ways from all of these to the end."""
    one = names[0]
    for other in names[1:]:
        while one != other:
            if place[one] > place[other]:
                one = meetings[one]
            else:
                other = meetings[other]
    return one
