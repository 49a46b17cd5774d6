"""`bastide perft`: counting positions."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from . import wishes
from .output import answers, print_json


def perft(
    game: wishes.GameName,
    depth: Annotated[int, typer.Option("--depth", "-d", metavar="NUMBER", help="How many choices deep.")] = 3,
    seed: wishes.Seed = 0,
    deck: Annotated[
        str | None, typer.Option("--deck", metavar="TILES", help="Exactly these tiles, in this order.")
    ] = None,
    boxes: wishes.Boxes = None,
    rule: wishes.Rules = None,
    seats: wishes.Seats = "2",
    plain: wishes.Plain = False,
    json: wishes.Json = False,
) -> None:
    """Count the sequences of choices from the start of a game, the tiles coming in a fixed order.

    Two versions of the rules that agree on these numbers very likely agree on the moves.

    \b
    bastide perft standard --depth 4 --seed 7
    bastide perft base --deck "BG-U BG-V BG-D"
    """
    from ..games.options import choose, prepare
    from ..sim.perft import Perft

    tiles = wishes.words([deck.replace(" ", ",")]) if deck is not None else None
    options = choose(game, wishes.words(boxes), wishes.rules(rule), wishes.seat_count(seats), tiles)
    counter = Perft(prepare(options), seed, wishes.form(plain))
    counter.check(depth)
    counts = {}
    for level in range(1, depth + 1):
        began = time.perf_counter()
        counts[level] = counter.count(level)
        if not json:
            passed = time.perf_counter() - began
            answers().print(f"{level:>5} {counts[level]:>16,}   {passed:.2f} s", soft_wrap=True)
    if json:
        print_json({"game": game, "seed": seed, "positions": counts})
