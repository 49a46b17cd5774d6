"""Many games: shared out in pieces, added up, and what they come to."""

import pytest

from bastide.games.options import choose, prepare
from bastide.memory import Memory
from bastide.sim.batch import RandomGames, in_threads, shares


class Worker:
    """Notes what it was given."""

    def __init__(self, done: list[int]) -> None:
        self.done = done

    def run(self, first: int, count: int) -> None:
        if first == 13:
            raise ValueError("the thirteenth piece")
        self.done.extend(range(first, first + count))


def test_a_total_is_cut_into_pieces() -> None:
    assert shares(7, 3) == [(0, 3), (3, 3), (6, 1)]
    assert shares(0, 3) == []


def test_every_piece_is_done_once() -> None:
    done: list[int] = []
    steps: list[int] = []
    in_threads([Worker(done), Worker(done)], shares(100, 7), steps.append)
    assert sorted(done) == list(range(100))
    assert sum(steps) == 100


def test_what_goes_wrong_in_a_worker_is_not_lost() -> None:
    with pytest.raises(ValueError, match="thirteenth"):
        in_threads([Worker([])], shares(100, 13))


def test_random_games_come_to_plausible_means() -> None:
    player = RandomGames(Memory(prepare(choose("standard")), compiled=False), 1)
    player.play(30)
    means = player.means()
    assert means.games == 30
    assert 70 <= means.tiles <= 71
    assert 80 < means.decisions < 105
    assert all(10 < points < 32 for points in means.points)


@pytest.mark.parametrize("name", ["standard", "base"])
def test_both_forms_play_the_same_random_games(name: str) -> None:
    prepared = prepare(choose(name, seats=3))
    players = [RandomGames(Memory(prepared, compiled), 5) for compiled in (False, True)]
    for player in players:
        player.play(4)
    assert players[0].means() == players[1].means()
