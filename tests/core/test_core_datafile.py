"""Data files are read as text in TOML, and whatever cannot be read is refused with a sentence."""

from pathlib import Path

import pytest

from bastide.core.datafile import Fault, check_certainty, check_keys, check_name, read


def refusal(folder: Path, text: str) -> Fault:
    """The fault of a file with this text."""
    path = folder / "data.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Fault) as fault:
        read(path, "bridge")
    return fault.value


@pytest.mark.parametrize(
    ("text", "entry", "reason"),
    [
        ("a = ?", "", "this is not TOML at line 1: Invalid value"),
        ("[A]\n[B]\n[A]\n", "A", "the bridge is written twice, the second time at line 3"),
        ("a = " + "[" * 5000, "", "the file is nested too deeply"),
        ("a = " + "9" * 5000, "", "a number in the file is too long"),
        ("#" * 2_000_001, "", "the file has more than 2000000 characters"),
    ],
)
def test_a_file_that_is_no_toml(tmp_path: Path, text: str, entry: str, reason: str) -> None:
    fault = refusal(tmp_path, text)
    assert (fault.entry, fault.reason) == (entry, reason)


@pytest.mark.parametrize(
    ("name", "reason"),
    [("nowhere.toml", "the file cannot be read (No such file"), ("a\0b", "no file can have this name")],
)
def test_a_file_that_is_not_there(tmp_path: Path, name: str, reason: str) -> None:
    with pytest.raises(Fault) as fault:
        read(tmp_path / name, "bridge")
    assert fault.value.reason.startswith(reason)


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        ({"long": 1}, None),
        ({"long": 1, "stone": True}, None),
        ({}, 'the bridge: the key "long" is missing'),
        ({"long": True}, 'the bridge: "long" must be a whole number'),
        ({"long": 1, "wide": 1}, 'the bridge: unknown key "wide"; the keys are long, stone'),
        ([], "the bridge must be a table"),
    ],
)
def test_keys(table: object, reason: str | None) -> None:
    if reason is None:
        check_keys(table, {"long": int}, {"stone": bool}, "the bridge")
        return
    with pytest.raises(Fault) as fault:
        check_keys(table, {"long": int}, {"stone": bool}, "the bridge")
    assert fault.value.reason == reason


def test_words_and_names() -> None:
    check_certainty("inferred")
    check_certainty("found", ("found",))
    check_name("CA-n01")
    with pytest.raises(Fault, match=r'^unknown certainty "sure"; write one of published, reconstructed, inferred$'):
        check_certainty("sure")
    with pytest.raises(Fault, match=r"^the bridge: the name must be letters"):
        check_name("a b", "the bridge")
