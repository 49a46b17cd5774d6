"""Luck over many self-played games: it should sum to zero, within the interval that its own spread allows.

    python scripts/measure_luck.py standard --games 200

Both sides are the same level; the mind judges each draw against all that could have come.
"""

from __future__ import annotations

import argparse
import math
import statistics

from bastide import Game
from bastide.analysis import judge_by
from bastide.analysis.game import net_luck
from bastide.analysis.judge import Judge, draws, mean_worth
from bastide.players import by_name


def luck_of(start: Game, judge: Judge, seed: int, level: str) -> list[float]:
    """The luck of each seat in one game."""
    options = start.prepared.options
    game = Game.new(options.game.name, options.seats, seed=seed, chance="explicit")
    players = [by_name(level, 10 * seed + seat) for seat in range(options.seats)]
    luck = [0.0] * options.seats
    while not game.over:
        if game.turn is not None:
            game.play(players[game.turn].choose(game))
            continue
        seat, priced = int(game.state.player), draws(judge, game.state, int(game.state.player))
        game.let_chance()
        came = game.played[-1].move
        luck[seat] += next(one.worth for one in priced if one.move == came) - mean_worth(priced)
    return luck


def tell(what: str, sums: list[float]) -> None:
    """The mean with the interval in which it should be if there is nothing but chance."""
    interval = 1.96 * statistics.stdev(sums) / math.sqrt(len(sums))
    mean = statistics.fmean(sums)
    inside = abs(mean) <= interval
    print(f"{what}: mean {mean:+.2f} points a game, 95% interval +-{interval:.2f}, zero inside: {inside}")


def main() -> None:
    """Measure one game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--level", default="master")
    wish = parser.parse_args()
    start = Game.new(wish.game, 2, chance="explicit")
    judge = judge_by("mind", start.prepared, size=start.prepared.size)
    found = [luck_of(start, judge, seed, wish.level) for seed in range(wish.games)]
    print(f"{wish.game}, {wish.games} games between two of {wish.level}")
    tell("luck of the first seat", [luck[0] for luck in found])
    tell("luck of both seats together", [sum(luck) for luck in found])
    tell("net luck of the first seat", [net_luck(luck, 0) for luck in found])


if __name__ == "__main__":
    main()
