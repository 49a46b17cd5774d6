"""Families and boxes are found by their folders, and what they bring along does not clash."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

from bastide.core.record import fields
from bastide.games import catalogue, folders
from bastide.games.classic.setup import printer
from bastide.games.classic.state import Rules
from bastide.games.classic.vocabulary import OF_BOXES, VOCABULARY
from bastide.games.words import COMMON_HAPPENINGS, COMMON_REFUSALS, Words

SOURCE = Path(folders.__file__).parents[1]


def words_of(family: str) -> list[Words]:
    """The words of a family and of each of its boxes, one by one."""
    boxes = [box.name for box in catalogue.boxes.values() if box.family == family]
    modules = folders.modules("words", family, boxes)
    return [getattr(module, "OWN", module.WORDS) for module in modules.values()]


@pytest.mark.parametrize("family", catalogue.families)
@pytest.mark.parametrize("table", ["kinds", "figures", "parts", "scored", "happenings", "refusals"])
def test_no_two_folders_give_a_number_two_meanings(family: str, table: str) -> None:
    common = {"happenings": COMMON_HAPPENINGS, "refusals": COMMON_REFUSALS}.get(table, {})
    meanings: dict[int, object] = {}
    for words in words_of(family):
        for number, meaning in getattr(words, table).items():
            if meaning != common.get(number):
                assert meanings.setdefault(int(number), meaning) == meaning, number


def test_every_switch_and_box_with_rules_is_a_field_of_the_rules() -> None:
    known = {field.name for field in fields(Rules)}
    for box in catalogue.boxes.values():
        assert (box.name in known) == box.has_rules
        assert box.has_rules or not box.switches, f"{box.name} has switches but no rules"
        assert set(box.switches) <= known


def test_the_rules_name_no_field_that_is_not_there() -> None:
    """What the type checker cannot know: boxes bring fields along."""
    known = {field.name for field in fields(Rules)}
    for path in [*(SOURCE / "games" / "classic").rglob("*.py"), *(SOURCE / "oracle").glob("classic*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            owner = node.value if isinstance(node, ast.Attribute) else None
            named = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
            asked = isinstance(owner, ast.Attribute) and getattr(owner.value, "id", "") == "options"
            if isinstance(node, ast.Attribute) and named == "rules" and not asked:
                assert node.attr in known, f"{path.name}, line {node.lineno}: no field {node.attr}"


def test_every_mark_has_a_bit_of_its_own() -> None:
    press = printer()
    words = {mark for marks in (*VOCABULARY.marks.values(), *VOCABULARY.goods.values()) for mark in marks}
    assert words | set(OF_BOXES) == set(press.bits) | press.counted
    for bits in (press.bits, press.tile_bits):
        assert len(set(bits.values())) == len(bits)
        assert all(bit.bit_count() == 1 for bit in bits.values())


def test_a_module_is_found_by_the_name_of_its_folder() -> None:
    assert folders.module("rules", "classic", "inns") is import_module("bastide.games.classic.boxes.inns.rules")
    assert folders.module("view", "classic", "inns") is None
    assert list(folders.modules("view", "classic", ["inns", "count"])) == ["count", "classic"]
