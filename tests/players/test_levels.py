"""Levels and characters: the mind made weaker or odder by numbers alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from lesson import random_weights

from bastide import Game
from bastide.memory import Memory
from bastide.players import by_name, names
from bastide.players.levels import CHARACTERS, LEVELS, Level, builder, child, club, master, spoiler
from bastide.players.mind import MindPlayer, PlainMind
from bastide.players.random import RandomPlayer
from bastide.players.roster import ASIDE, OWN, TAUGHT
from bastide.players.weights import shape_for


@pytest.fixture(autouse=True)
def minds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The classic family has a mind, taught nothing."""
    monkeypatch.setenv("BASTIDE_MINDS", str(tmp_path))
    return random_weights(tmp_path, "classic")


@pytest.fixture(scope="module")
def game() -> Game:
    game = Game.new("standard", seed=9)
    for _ in range(9):
        game.play(RandomPlayer(5).choose(game))
    return game


def seated(game: Game, level: Level) -> PlainMind:
    return PlainMind(Memory(game.prepared, False), level.rules)


def test_players_that_were_taught_are_offered_once_they_have_learned(minds: Path) -> None:
    assert names()[: len(OWN | TAUGHT)] == [*OWN, *TAUGHT]
    minds.unlink()
    assert names()[: len(OWN)] == list(OWN)
    assert not {*TAUGHT, *ASIDE} & {*names()}
    assert {by_name(name, 1).name for name in TAUGHT | ASIDE} == {*TAUGHT, *ASIDE}


def test_there_are_six_levels_and_the_weaker_stray_farther() -> None:
    strays = [level.temperature for level in LEVELS if isinstance(level, Level)]
    assert len(LEVELS) == 6
    assert strays == sorted(strays, reverse=True)
    assert strays[-1] > 0, "the sage alone does not stray"
    assert {level.name for level in (*LEVELS, *CHARACTERS)} == {*TAUGHT}


def test_the_farther_a_level_strays_the_more_it_gives_away(game: Game) -> None:
    lost = []
    for level in (Level("calm"), club, child):
        player = seated(game, level)
        player.states[0] = game.state.copy()
        moves, worths = player.leaves()
        best = {move: max(worth for one, worth in zip(moves, worths, strict=True) if one == move) for move in moves}
        player._seed(player.luck, 1)
        chosen = []
        for _ in range(40):
            strayed = worths + [level.temperature * player.module.stray(player.luck) for _ in moves]
            chosen.append(moves[int(strayed.argmax())])
        lost.append(sum(max(best.values()) - best[move] for move in chosen) / 40)
    assert lost[0] < 0.01 < lost[1] < lost[2]


def test_a_level_chooses_by_its_own_numbers(game: Game) -> None:
    players = [level(3) for level in (child, master)]
    for player in players:
        player.think_plainly()
        assert player.choose(game) in game.moves()
    assert [player.name for player in players] == ["child", "master"]
    calm, plain = Level("calm")(3), MindPlayer(3, compiled=False)
    calm.think_plainly()
    assert calm.choose(game) == plain.choose(game)


@pytest.mark.parametrize("level", [builder, spoiler], ids=lambda level: level.name)
def test_a_character_adds_points_for_what_it_likes(game: Game, level: Level) -> None:
    """Both ways of reckoning add the same, and it is what the columns say."""
    odd, even = seated(game, level), seated(game, Level("calm"))
    engine, shape = odd.memory.form.engine, shape_for("classic")
    description = engine.Description()
    engine.describe(game.prepared.box, game.state.copy(), 0, engine.Sheet(), description)
    liked = sum(level.tastes.get(name, 0) * getattr(description, name) for name in shape.columns)
    for claim in description.claims:
        liked += sum(level.tastes.get(name, 0) * getattr(claim, name) for name in shape.row_columns)
    added = odd.worth(game.state, 0) - even.worth(game.state, 0)
    assert added == pytest.approx(liked, abs=1e-3)
    by_rule = odd.module.worth_of(game.prepared.box, game.state.copy(), odd.desk, 0)
    assert by_rule == pytest.approx(odd.worth(game.state, 0), abs=1e-3)
    assert liked != 0
    assert all(name in (*shape.columns, *shape.row_columns) for name in level.tastes)
