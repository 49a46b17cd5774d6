"""Who can be asked for: by name, from a file, from an installed package; and what is said when it cannot be."""

import os
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from bastide import BadSetup, Game
from bastide.players import (
    CanBeHurried,
    CanThinkPlainly,
    Chooser,
    HasRules,
    KnowsWorth,
    by_name,
    invite,
    kind_of,
    names,
    roster,
)

MINE = '''
class Mine:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, game):
        return str(game.moves()[-1])

class Mute:
    def __init__(self, seed):
        pass

class Seedless:
    def choose(self, game):
        return game.moves()[0]
'''


@pytest.fixture
def file(tmp_path: Path) -> str:
    (tmp_path / "mine.py").write_text(MINE, "utf-8")
    return str(tmp_path / "mine.py")


def test_a_player_in_a_file_needs_no_more_than_choose(file: str) -> None:
    player = by_name(f"{file}:Mine", 7)
    game = Game.new("standard", seed=1)
    assert player.seed == 7
    assert player.choose(game) == str(game.moves()[-1])
    assert kind_of(f"{file}:Mine") is kind_of(f"{file}:Mine")


def test_an_installed_package_may_bring_players(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("mine", f"{file}:Mine", roster.GROUP)
    monkeypatch.setattr(roster, "entry_points", lambda group: [entry] if group == roster.GROUP else [])
    assert names()[: len(roster.OWN)] == list(roster.OWN)
    assert names()[-1] == "mine"
    assert isinstance(by_name("mine"), Chooser)


def test_our_own_names_cannot_be_taken(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roster, "entry_points", lambda group: [EntryPoint("greedy", f"{file}:Mine", group)])
    assert kind_of("greedy").__module__ == "bastide.players.greedy"


def test_an_invited_player_is_known_to_the_processes_that_follow(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(roster.INVITED, "")  # what it was before comes back after the test
    assert invite(f"{file}:Mine") == "mine"
    assert os.environ[roster.INVITED] == f"mine={file}:Mine"
    assert names()[-1] == "mine"
    with pytest.raises(BadSetup, match="'mine' already"):
        invite(f"{file}:Mine")


@pytest.mark.parametrize(
    ("name", "code", "sentence"),
    [
        ("clever", "unknown-player", "there is no player called 'clever'"),
        ("{}:Nobody", "unknown-player", "there is no 'Nobody' in"),
        ("./nothing.py:Mine", "unknown-player", "there is no file nothing.py"),
        ("no.such.module:Mine", "bad-player", "ModuleNotFoundError"),
        ("{}:Mute", "bad-player", "has no method choose"),
        ("{}:Seedless", "bad-player", "cannot be made with a seed"),
    ],
)
def test_who_cannot_be_had_is_refused_with_a_sentence(file: str, name: str, code: str, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence) as refused:
        by_name(name.format(file))
    assert refused.value.code == code


def test_a_file_that_fails_is_told_and_tried_again(tmp_path: Path) -> None:
    path = tmp_path / "late.py"
    path.write_text("1 / 0", "utf-8")
    with pytest.raises(BadSetup, match="ZeroDivisionError"):
        kind_of(f"{path}:Mine")
    path.write_text(MINE, "utf-8")
    assert by_name(f"{path}:Mine", 1)


def test_players_say_what_they_can_do(file: str) -> None:
    abilities = (HasRules, KnowsWorth, CanBeHurried, CanThinkPlainly)
    can = {
        name: [ability.__name__ for ability in abilities if isinstance(by_name(name), ability)]
        for name in ("random", "greedy", f"{file}:Mine")
    }
    assert can["random"] == ["HasRules"]
    assert can["greedy"] == ["HasRules", "KnowsWorth", "CanThinkPlainly"]
    assert can[f"{file}:Mine"] == []
