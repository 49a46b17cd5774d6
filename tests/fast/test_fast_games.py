"""Whole games by the million: tables, policies of one's own, the same games on every core and in every form."""

from typing import Any

import numpy as np
import pytest

from bastide import BadSetup, Game, fast
from bastide.players import by_name

BEST_OF = 3


@fast.policy
def any_move(box: Any, state: Any, moves: Any, luck: Any) -> int:
    """Any move."""
    return fast.below(luck, moves.count)


@fast.policy
def last(box: Any, state: Any, moves: Any, luck: Any) -> int:
    """The last move of the list."""
    return int(moves.count - 1)


@fast.policy
def nonsense(box: Any, state: Any, moves: Any, luck: Any) -> int:
    """No move at all, once there are tiles on the table."""
    return 5000 if state.tile_count > 5 else 0


def worth(states: Any, seat: int) -> int:
    return fast.lead(states[1], seat) * BEST_OF


@fast.policy(tries=1)
def eager(box: Any, states: Any, moves: Any, luck: Any, desk: Any) -> int:
    """What puts it ahead at once."""
    seat, best, chosen = states[0].chooser, -100000, 0
    for number in range(moves.count):
        fast.copy_into(states, 1, 0)
        fast.play(box, states[1], desk.events, moves.moves[number])
        if states[1].chooser != fast.OVER:
            fast.finish(box, states[1], desk.events)
        if worth(states, seat) > best:
            best, chosen = worth(states, seat), number
    return chosen


def test_a_table_says_what_it_is() -> None:
    table = fast.table("standard", boxes=["inns"], seats=3, compiled=False)
    assert (table.game, table.seats, table.compiled) == ("standard", 3, False)
    assert 4_000 < table.state_bytes < 30_000
    assert repr(table) == f"<Table standard with inns, 3 seats, states of {table.state_bytes} bytes>"
    with pytest.raises(BadSetup, match="no game called"):
        fast.table("nothing")


def test_points_come_as_a_row_for_each_game() -> None:
    points = fast.play_games(fast.table("standard", seats=3, compiled=False), ["random", any_move, last], 4, seed=1)
    assert (points.shape, points.dtype) == ((4, 3), np.int16)
    assert points.max() > 0


def test_a_seed_gives_the_same_games_on_any_number_of_cores() -> None:
    table = fast.table("castle", compiled=False)
    first, again, other = (
        fast.play_games(table, [any_move, "random"], 6, seed, cores=cores) for seed, cores in ((3, 1), (3, 2), (4, 1))
    )
    assert (first == again).all()
    assert (first != other).any()


def test_all_seatings_deal_the_same_tiles_twice() -> None:
    table = fast.table("castle", compiled=False)
    points = fast.play_games(table, [last, last], 4, 1, all_seatings=True)
    assert points[0].tolist() == points[1].tolist()[::-1]


@pytest.mark.long
def test_policies_play_in_both_forms_alike() -> None:
    plain, compiled = (
        fast.play_games(fast.table("castle", compiled=compiled), [eager, any_move], 3, seed=2)
        for compiled in (False, True)
    )
    assert plain.tolist() == compiled.tolist()
    assert (plain[:, 0] > plain[:, 1]).all()


def test_a_policy_is_a_player_at_a_table_of_people() -> None:
    game = Game.new("standard", seed=1)
    player = last(7)
    player.think_plainly()
    assert player.choose(game) == game.moves()[-1]


def test_a_policy_can_be_named_by_its_file() -> None:
    player = by_name(f"{__file__}:last", 1)
    player.think_plainly()
    game = Game.new("castle", seed=1)
    assert player.choose(game) == game.moves()[-1]


def test_a_policy_that_names_no_move_is_told() -> None:
    with pytest.raises(BadSetup, match="in 2 games, first in game 0, a policy chose") as refused:
        fast.play_games(fast.table("castle", compiled=False), [nonsense, "random"], 2)
    assert refused.value.code == "bad-policy"


def test_other_code_has_another_name_in_the_cache() -> None:
    def named(source: str) -> str:
        space: dict[str, Any] = {"fast": fast, "FACTOR": 2}
        exec(source, space)
        return fast.policy(space["mine"]).rules.name

    head = "def helper(count):\n    return count - {0}\ndef mine(box, state, moves, luck):\n    return {1}"
    codes = [head.format(1, "helper(moves.count)"), head.format(2, "helper(moves.count)"), head.format(1, "0")]
    assert len({named(code) for code in codes}) == 3
    assert named(codes[0]) == named(codes[0])


@pytest.mark.parametrize(
    ("function", "sentence"),
    [(lambda box, state: 0, r"function of \(box, state, moves, luck\)"), (7, "a policy is a function")],
)
def test_what_is_no_policy_is_refused(function: Any, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        fast.policy(function)


def test_rules_are_called_inside_policies_only() -> None:
    with pytest.raises(BadSetup, match="inside a policy only"):
        fast.legal(None, None, None)  # type: ignore[arg-type]


@pytest.mark.parametrize(("players", "games", "code"), [(["random"], 1, "seats"), (["random", "random"], -1, "games")])
def test_what_cannot_be_played_is_refused(players: list[str], games: int, code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        fast.play_games(fast.table("castle", compiled=False), players, games)
    assert refused.value.code == code


def test_nobody_plays_no_games() -> None:
    table = fast.table("castle", compiled=False)
    assert fast.play_games(table, ["random", "random"], 0).shape == (0, 2)
