"""Joint moves: listed without laying a tile, they are those that trying every tile finds."""

from typing import Any

import pytest

from bastide.core.events import Events
from bastide.core.joint import ALONE, JointMoves
from bastide.core.moves import Moves
from bastide.games.classic.joint import Contacts, knows_all_figures, offer_joint
from bastide.games.options import choose, prepare
from bastide.memory import Memory
from bastide.play.game import Game
from bastide.players.random import RandomPlayer
from bastide.sim.batch import Loop
from bastide.sim.bench import joint_player


def pairs(joint: JointMoves) -> list[tuple[int, int]]:
    return list(zip(joint.first[: joint.count], joint.second[: joint.count], strict=True))


def tried(memory: Memory, state: Any) -> list[tuple[int, int]]:
    """Joint moves as the obvious way finds them."""
    joint, states = JointMoves(), [state, state, None]
    memory.rule("sim.joint", "try_joint")(memory.box, states, Events(), Moves(), Moves(), joint)
    return pairs(joint)


def listed(memory: Memory, state: Any) -> list[tuple[int, int]]:
    """Joint moves as the fast way finds them."""
    joint = JointMoves()
    offer_joint(memory.box, state, Moves(), Contacts(), joint)
    return pairs(joint)


@pytest.mark.parametrize(
    ("name", "wish", "number"),
    [
        ("standard", {}, 1),
        ("base", {}, 2),
        ("winter", {}, 3),
        ("standard", {"rules": {"fields": "off"}}, 4),
        ("standard", {"boxes": ["river"]}, 5),
    ],
)
def test_both_ways_list_the_same_turn_after_turn(name: str, wish: dict[str, Any], number: int) -> None:
    game = Game.new(name, **wish, seed=number, seats=2 + number % 2)
    memory, player, turns = Memory(game.prepared, compiled=False), RandomPlayer(number), 0
    while not game.over:
        if "@" in game.moves()[0].text and turns % 4 == 0:
            assert listed(memory, game.state) == tried(memory, game.state)
        turns += 1
        game.play(player.choose(game))


def test_a_piece_joined_to_a_held_feature_by_another_piece_of_the_tile_is_held() -> None:
    """A free field runs round the tile and meets both its fields; the lower one also meets a farmer at the crossing."""
    cloisters = ["2,1", "3,1", "4,1", "4,0", "4,-1", "3,-1", "2,-1"]
    game = Game.new("standard", seats=1, deck=["BG-X", "BG-A", *["BG-B"] * len(cloisters), "BG-U"])
    game.play("BG-X@1,0N m>ER BG-A@1,1N -")
    for cell in cloisters:
        game.play(f"BG-B@{cell}N -")
    memory = Memory(game.prepared, compiled=False)
    joint = listed(memory, game.state)
    assert joint == tried(memory, game.state)
    here = [second for first, second in joint if str(game.notation.write(game.state, first)) == "BG-U@2,0N"]
    game.play("BG-U@2,0N")
    assert [str(game.notation.write(game.state, second)) for second in here] == ["m>E", "-"]


@pytest.mark.parametrize("box", ["inns", "traders", "count", "gingerbread"])
def test_boxes_with_other_figures_or_choices_are_not_listed_the_fast_way(box: str) -> None:
    assert not knows_all_figures(prepare(choose("standard", [box])).box)


def test_without_followers_a_tile_stands_alone() -> None:
    game = Game.new("standard", deck=["BG-U"])
    for figure in game.state.figures[: game.state.figure_count]:
        figure.segment = 0
    memory = Memory(game.prepared, compiled=False)
    assert {second for _, second in listed(memory, game.state)} == {ALONE}


def listed_in(loop: Loop) -> int:
    """How many joint choices there are in the first three games."""
    loop.play(3)
    return int(loop.tally.decisions)


@pytest.mark.parametrize("name", ["standard", "base"])
def test_games_over_joint_moves_are_the_same_in_both_forms(name: str) -> None:
    memories = [Memory(prepare(choose(name)), compiled) for compiled in (False, True)]
    played = [listed_in(joint_player(memory)) for memory in memories]
    assert played[0] == played[1]


def test_games_over_joint_moves_are_the_same_in_both_ways() -> None:
    memory = Memory(prepare(choose("standard", deck=["BG-D", "BG-U", "BG-E", "BG-V", "BG-L"])), compiled=False)
    assert listed_in(joint_player(memory, fast=True)) == listed_in(joint_player(memory, fast=False))

