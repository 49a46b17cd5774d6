"""Minds: their network is the same in every form, their weights fit or are refused, and they take the best leaf."""

from __future__ import annotations

import json
import os
import random
import threading
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from lesson import GAMES, random_weights

from bastide import BadSetup, Game, catalogue
from bastide.core.luck import Luck, seed
from bastide.core.record import flat
from bastide.core.table import OVER
from bastide.forms import compiler_available, form
from bastide.games.options import choose, prepare
from bastide.memory import Memory
from bastide.players import warming
from bastide.players.mind import MindPlayer, PlainMind
from bastide.players.network import Network, worth_beyond
from bastide.players.random import RandomPlayer
from bastide.players.rules import OurRules, Seated
from bastide.players.weights import load, path_for, shape_for, weights_at, weights_for

FAMILIES = [family for family in catalogue.families if hasattr(form(family).engine, "describe")]


@pytest.fixture(autouse=True)
def minds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every family has a mind, taught nothing."""
    for family in FAMILIES:
        random_weights(tmp_path, family)
    monkeypatch.setenv("BASTIDE_MINDS", str(tmp_path))
    return tmp_path


def lines_of(family: str, count: int) -> Any:
    """Descriptions of positions in a random game."""
    game, player, found = Game.new(GAMES[family], seed=2), RandomPlayer(2), []
    engine = import_module(f"bastide.games.{family}.engine")
    sheet, description = engine.Sheet(), engine.Description()
    while len(found) < count and not game.over:
        game.play(player.choose(game))
        if not game.over:
            engine.describe(game.prepared.box, game.state, 0, sheet, description)
            found.append(np.frombuffer(flat(description).tobytes(), np.int16))
    return np.stack(found)


@pytest.mark.parametrize("family", FAMILIES)
def test_the_rule_reckons_what_the_matrices_do(family: str) -> None:
    weights, lines = weights_for(family), lines_of(family, 12)
    network = Network()
    weights.fill(network)
    answers = weights.beyond(lines)
    assert np.abs(answers).max() > 1
    for line, answer in zip(lines, answers, strict=True):
        network.numbers[: len(line)] = line.tolist()
        assert worth_beyond(network) == pytest.approx(answer, abs=1e-3)


@pytest.mark.parametrize("family", FAMILIES)
def test_rows_that_are_remembered_come_to_the_same(family: str) -> None:
    """Whatever was met before, also where there is room for two rows only, so that they are in each other's place."""
    weights, lines = weights_for(family), lines_of(family, 12)

    def worths(order: range, places: int = 0) -> list[float]:
        network, found = Network(), {}
        weights.fill(network)
        assert network.places > len(lines)
        network.places = places or network.places
        for number in [*order, *order]:
            network.numbers[: len(lines[number])] = lines[number].tolist()
            found.setdefault(number, set()).add(worth_beyond(network))
        assert all(len(answers) == 1 for answers in found.values())
        return [found[number].pop() for number in range(len(lines))]

    straight = worths(range(len(lines)))
    assert straight == worths(range(len(lines) - 1, -1, -1)) == worths(range(len(lines)), places=2)


def test_other_weights_remember_no_rows(minds: Path) -> None:
    lines = lines_of("classic", 12)
    network = Network()

    def worths() -> list[float]:
        weights_for("classic").fill(network)
        found = []
        for line in lines:
            network.numbers[: len(line)] = line.tolist()
            found.append(worth_beyond(network))
        return found

    before = worths()
    with np.load(path_for("classic")) as file:
        arrays = {name: file[name] for name in file.files}
    arrays["claim_2"] = arrays["claim_2"] * np.float16(0.5)
    np.savez(path_for("classic"), **arrays)
    os.utime(path_for("classic"), ns=(1, 1))
    after = worths()
    assert after != before
    assert after == pytest.approx(weights_for("classic").beyond(lines), abs=1e-3)


def test_weights_in_half_precision_are_scaled_once(minds: Path) -> None:
    """By hand: the numbers times their scales go through the layers as they are in the file."""
    with np.load(path_for("classic")) as file:
        arrays = {name: file[name].astype(np.float64) for name in file.files if name != "story"}
    shape, line = shape_for("classic"), lines_of("classic", 9)[-1].astype(np.float64)
    whole, rows = line[: len(shape.columns)], line[len(shape.columns) :].reshape(shape.rows, -1)
    summed = np.zeros(8)
    for row in rows[rows[:, 0] == 1] * arrays["claim_scale"]:
        inner = np.maximum(row @ arrays["claim_1"] + arrays["claim_1_bias"], 0)
        summed += np.maximum(inner @ arrays["claim_2"] + arrays["claim_2_bias"], 0)
    trunk = np.concatenate([whole * arrays["global_scale"], summed])
    trunk = np.maximum(trunk @ arrays["trunk_1"] + arrays["trunk_1_bias"], 0)
    trunk = np.maximum(trunk @ arrays["trunk_2"] + arrays["trunk_2_bias"], 0)
    by_hand = 10 * (trunk @ arrays["out"] + arrays["out_bias"])[0]
    assert weights_for("classic").beyond(line[None].astype(np.int16))[0] == pytest.approx(by_hand, abs=1e-3)


def test_weights_that_do_not_fit_are_refused_with_a_sentence(tmp_path: Path) -> None:
    shape = shape_for("classic")
    for columns, sentence in (
        (["lead", "luck"], "with the column luck"),
        (["lead"], "without the columns standing, lead_over_last"),
        ([*shape.columns][::-1], "in another order"),
        (None, "does not say on which columns"),
    ):
        path = random_weights(tmp_path, "classic", columns=columns)
        with pytest.raises(BadSetup, match=sentence) as refused:
            weights_for("classic")
        assert refused.value.code == "other-columns"
    path.write_bytes(b"nothing")
    with pytest.raises(BadSetup, match="no file of weights"):
        weights_for("classic")
    path.unlink()
    with pytest.raises(BadSetup, match="no mind has learned the classic games yet") as refused:
        MindPlayer().choose(Game.new("standard", seed=1))
    assert refused.value.code == "no-mind"


def test_layers_that_do_not_go_together_are_refused(tmp_path: Path) -> None:
    path = random_weights(tmp_path, "classic")
    with np.load(path) as file:
        arrays = dict(file)
    arrays["trunk_2"] = arrays["trunk_2"][:-1]
    np.savez(path, **arrays)
    with pytest.raises(BadSetup, match="not of sizes that go together"):
        load(path, shape_for("classic"))


@pytest.mark.parametrize("family", FAMILIES)
def test_a_mind_takes_the_first_move_of_the_best_leaf(family: str) -> None:
    """Counted anew through the face: each move, with each answer of the same seat, described and valued."""
    game, player = Game.new(GAMES[family], seed=5), MindPlayer(1, compiled=False)
    for _ in range(7):
        game.play(RandomPlayer(3).choose(game))
    seat, worths = game.turn, {}
    assert seat is not None
    for move in game.moves():
        with game.trying():
            game.explicit = True
            game.play(move)
            found = [player_worth(game, seat)]
            if game.turn == seat:
                found = []
                for answer in game.moves():
                    with game.trying():
                        game.play(answer)
                        found.append(player_worth(game, seat))
            worths[str(move)] = max(found)
    game.explicit = False
    assert worths[str(player.choose(game))] == pytest.approx(max(worths.values()), abs=1e-3)


def player_worth(game: Game, seat: int) -> float:
    memory = Memory(game.prepared, False)
    return PlainMind(memory, MindPlayer.rules).worth(game.state, seat)


@pytest.mark.parametrize("family", FAMILIES)
def test_the_plain_mind_chooses_as_the_rule_does(family: str) -> None:
    game, dice = Game.new(GAMES[family], seed=8), random.Random(4)
    rule = Seated(Memory(game.prepared, False), OurRules("players.mind_rules"))
    plain = PlainMind(Memory(game.prepared, False), MindPlayer.rules)
    for temperature in (0, 2):
        rule.desk.temperature = plain.desk.temperature = temperature
        for _ in range(2):
            for _ in range(dice.randrange(1, 9)):
                game.play(RandomPlayer(dice.random()).choose(game))
            assert plain.think(game.state, 11) == rule.think(game.state, 11)


def test_stray_thoughts_are_those_of_a_softmax() -> None:
    """Of two thoughts a point apart, at a temperature of one point, the better wins 73% of the time."""
    stray, luck = form("classic").module("players.mind_rules").stray, Luck()
    seed(luck, 3)
    wins = sum(1 + stray(luck) > stray(luck) for _ in range(20000))
    assert wins / 20000 == pytest.approx(1 / (1 + np.exp(-1)), abs=0.01)


@pytest.mark.long
@pytest.mark.skipif(not compiler_available(), reason="no compiler")
@pytest.mark.parametrize("family", FAMILIES)
def test_the_compiled_mind_plays_as_the_plain_one(family: str) -> None:
    game, plain = Game.new(GAMES[family], seed=6), None
    fast = Seated(Memory(game.prepared, True), MindPlayer.rules)
    plain = PlainMind(Memory(game.prepared, False), MindPlayer.rules)
    number = 0
    while not game.over:
        number += 1
        chosen = fast.think(game.state, number)
        if number % 9 == 0:
            assert plain.think(game.state, number) == chosen
            with game.trying():
                game.explicit = True
                game.apply(chosen)
                if game.state.chooser != OVER:
                    state = fast.memory.record(game.state)
                    worth = fast.module.worth_of(fast.memory.box, state, fast.desk, 0)
                    assert worth == pytest.approx(plain.worth(game.state, 0), abs=1e-2)
            game.explicit = False
        game.play(game.notation.write(game.state, chosen))
    assert number > 20


def test_a_story_comes_with_the_weights(minds: Path) -> None:
    random_weights(minds, "classic", seed=77, games=123)
    assert weights_for("classic").story["games"] == 123
    assert json.dumps(dict(weights_for("classic").story))


def test_a_game_for_two_without_boxes_may_have_a_mind_of_its_own(minds: Path) -> None:
    assert weights_at(choose("standard")) is weights_for("classic")
    (minds / "standard.npz").write_bytes((minds / "classic.npz").read_bytes())
    own = weights_at(choose("standard"))
    assert own is weights_for("classic", "standard")
    assert own is not weights_for("classic")
    for others in (choose("standard", seats=3), choose("standard", ("inns",)), choose("base"), choose("winter")):
        assert weights_at(others) is weights_for("classic")
    assert weights_at(choose("castle")) is weights_for("castle")


def test_weights_that_cannot_be_read_leave_the_rule_to_be_compiled_later(minds: Path) -> None:
    (minds / "castle.npz").write_text("no weights")
    mark = minds / "mind.compiled"
    warming._warming[mark] = threading.current_thread()
    warming._warm(prepare(choose("castle")), OurRules("players.mind_rules"), mark)
    assert not mark.exists()
    assert mark not in warming._warming
