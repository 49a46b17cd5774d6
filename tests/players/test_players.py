"""Computer players: known by name, the same choice from the same seed, and sensible ones from the greedy player."""

import pytest

from bastide import BadSetup, Game, IllegalMove, catalogue
from bastide.players import GreedyPlayer, RandomPlayer, by_name, names, roster
from bastide.players.roster import kind_of


def advanced(name: str, choices: int, seed: int = 3) -> Game:
    """A game after so many random choices."""
    game, player = Game.new(name, seed=seed), RandomPlayer(seed)
    for _ in range(choices):
        game.play(player.choose(game))
    return game


def test_players_are_known_by_name() -> None:
    assert list(names()) == [*roster.OWN, *roster.TAUGHT]
    assert [by_name(name, 1).name for name in names()] == list(names())


def test_an_unknown_player_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadSetup, match="no player called 'clever'; there are: random, greedy") as refused:
        by_name("clever")
    assert refused.value.code == "unknown-player"


@pytest.mark.parametrize("name", [name for name in names() if not hasattr(kind_of(name), "hurry")])
def test_the_same_seed_makes_the_same_choice_and_changes_nothing(name: str) -> None:
    game = advanced("standard", 20)
    before = game.state_bytes()
    first = by_name(name, 5).choose(game)
    assert by_name(name, 5).choose(game.copy()) == first
    assert first in game.moves()
    assert game.state_bytes() == before


def test_the_random_player_takes_every_move_now_and_then() -> None:
    game = Game.new("standard", deck=["BG-U", "BG-V"])
    chosen = {RandomPlayer(seed).choose(game) for seed in range(60)}
    assert chosen == set(game.moves())


@pytest.mark.parametrize("name", names())
def test_nobody_chooses_when_the_game_is_over(name: str) -> None:
    game = Game.new("standard", deck=["BG-U"])
    game.play("BG-U@1,0N -")
    with pytest.raises(IllegalMove) as refused:
        by_name(name).choose(game)
    assert refused.value.code == "over"


@pytest.mark.parametrize("name", names())
def test_nobody_chooses_while_chance_is_due(name: str) -> None:
    game = Game.new("standard", seed=1, chance="explicit")
    with pytest.raises(IllegalMove) as refused:
        by_name(name).choose(game)
    assert refused.value.code == "not-now"


def test_the_greedy_player_completes_a_city_and_claims_it_in_one_turn() -> None:
    game = Game.new("standard", deck=["BG-E", "BG-U"])
    player = GreedyPlayer(1, compiled=False)
    assert str(player.choose(game)) == "BG-E@0,1S"
    game.play("BG-E@0,1S")
    assert str(player.choose(game)) == "m>S"


def test_the_greedy_player_lays_the_tile_where_its_follower_gains_most() -> None:
    game = Game.new("standard", deck=["BG-B", "BG-E"])
    game.play("BG-B@0,-1N m>C")
    assert str(GreedyPlayer(1, compiled=False).choose(game)) == "BG-E@0,1S"


def test_the_greedy_player_hopes_for_unfinished_features_where_they_pay_nothing() -> None:
    game = Game.new("base", deck=["BG-B", "BG-B", "BG-B"])
    player = GreedyPlayer(1, compiled=False)
    game.play(player.choose(game))
    assert str(player.choose(game)) == "m>C"


@pytest.mark.parametrize("rest", [["BG-U", "BG-V", "BG-C"], ["BG-C", "BG-V", "BG-U"]])
def test_what_nobody_can_know_changes_no_choice(rest: list[str]) -> None:
    game = Game.new("standard", deck=["BG-D", *rest])
    assert GreedyPlayer(4, compiled=False).choose(game) == GreedyPlayer(4, compiled=False).choose(
        Game.new("standard", deck=["BG-D", "BG-U", "BG-C", "BG-V"])
    )


@pytest.mark.parametrize("name", catalogue.games)
def test_the_greedy_player_plays_every_game(name: str) -> None:
    game, player = Game.new(name, seed=1), GreedyPlayer(2, compiled=False)
    for _ in range(6):
        game.play(player.choose(game))


@pytest.mark.parametrize("name", ["standard", "base"])
def test_both_forms_of_the_greedy_player_choose_alike(name: str) -> None:
    game = advanced(name, 12)
    plain, compiled = GreedyPlayer(7, compiled=False), GreedyPlayer(7, compiled=True)
    for _ in range(8):
        choice = plain.choose(game)
        assert compiled.choose(game) == choice
        game.play(choice)


def test_a_player_moves_on_to_another_table() -> None:
    player = GreedyPlayer(1, compiled=False)
    for name in ("standard", "base"):
        game = Game.new(name, seed=2)
        assert player.choose(game) in game.moves()


def test_a_player_can_be_written_down() -> None:
    assert repr(by_name("greedy", 7)) == "GreedyPlayer(seed=7)"
