"""Counting positions: the same as listing moves by hand, in both forms."""

import pytest

from bastide import BadSetup, Game, catalogue
from bastide.games.options import choose, prepare
from bastide.sim.perft import Perft, deck_of


def by_hand(game: Game, depth: int) -> int:
    """The same count through the face, move by move."""
    moves = game.moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = game.copy()
        after.play(move)
        total += by_hand(after, depth - 1)
    return total


@pytest.mark.parametrize("name", ["standard", "base"])
def test_counts_are_those_of_a_game_with_this_seed(name: str) -> None:
    perft = Perft(prepare(choose(name)), seed=7, compiled=False)
    game = Game.new(name, seed=7)
    assert [perft.count(depth) for depth in (1, 2, 3)] == [by_hand(game, depth) for depth in (1, 2, 3)]


@pytest.mark.parametrize("name", catalogue.games)
def test_every_game_can_be_counted(name: str) -> None:
    perft = Perft(prepare(choose(name)), seed=1, compiled=False)
    assert perft.count(1) <= perft.count(2)


def test_a_fixed_deck_is_counted_to_its_end() -> None:
    options = choose("standard", deck=["BG-C", "BG-U"])
    perft = Perft(prepare(options), compiled=False)
    game = Game.new("standard", deck=["BG-C", "BG-U"])
    assert [perft.count(depth) for depth in (1, 2, 3, 4)] == [by_hand(game, depth) for depth in (1, 2, 3, 4)]
    assert perft.count(5) == 0


def test_the_deck_of_a_seed_is_the_one_a_game_draws() -> None:
    prepared = prepare(choose("standard"))
    game = Game.new("standard", seed=11)
    while not game.over:
        game.play(game.moves()[-1])
    drawn = [event.what for event in game.events if event.kind == "drawn"]
    discarded = [number for number, event in enumerate(game.events) if event.kind == "discarded"]
    names = [prepared.specs[kind].name for kind in deck_of(prepared, 11)]
    assert sorted(names) == sorted(str(name) for name in drawn)
    if not discarded:
        assert names == drawn


@pytest.mark.parametrize("depth", [0, -1, 99])
def test_a_depth_without_room_is_refused(depth: int) -> None:
    with pytest.raises(BadSetup, match="the depth is 1 to"):
        Perft(prepare(choose("standard")), compiled=False).count(depth)


def test_both_forms_count_alike() -> None:
    prepared = prepare(choose("base", seats=3))
    counts = [Perft(prepared, seed=4, compiled=compiled).count(3) for compiled in (False, True)]
    assert counts[0] == counts[1]
